public import BidiAlgorithm

/// The languages of a paragraph as far as they are known, because the text is marked with them or
/// because they were recognised for sure.
public struct ParagraphLanguages: Hashable, Sendable {
  /// A run in one language.
  public struct Run: Hashable, Sendable {
    /// Where it is, in scalars from the paragraph's start.
    public var range: Range<Int>
    /// The language's tag.
    public var language: String

    /// A run in one language.
    public init(_ range: Range<Int>, language: String) {
      self.range = range
      self.language = language
    }
  }

  /// The language that the whole paragraph is marked with.
  public struct Mark: Hashable, Sendable {
    /// The language's tag.
    public var language: String
    /// The direction that it is written in.
    public var direction: TextDirection

    /// A language with its direction.
    public init(language: String, direction: TextDirection) {
      self.language = language
      self.direction = direction
    }
  }

  /// The runs, ascending and disjoint; what is in none is in no known language.
  public var runs: [Run]
  /// The language that the user marked all of it with.
  public var mark: Mark?

  /// Languages by run.
  public init(runs: [Run], mark: Mark? = nil) {
    self.runs = runs
    self.mark = mark
  }
}
