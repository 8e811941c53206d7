/// A language over a range of a text, by its tag.
public struct LanguageMark: Hashable, Sendable {
  /// Where it is, in scalars.
  public var range: Range<Int>
  /// The language's tag.
  public var language: String

  /// A language over a range of a text.
  public init(_ range: Range<Int>, language: String) {
    self.range = range
    self.language = language
  }
}
