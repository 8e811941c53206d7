/// A stretch of text in one language.
public struct LanguagePiece: Hashable, Sendable {
  /// Where it is.
  public var range: Range<ScalarOffset>
  /// The language's tag; nil where it is not known.
  public var language: String?

  /// A stretch of text in one language.
  public init(_ range: Range<ScalarOffset>, language: String?) {
    self.range = range
    self.language = language
  }
}
