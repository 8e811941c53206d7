/// A word of a paragraph as a strategy counts it.
public struct DirectionWord: Hashable, Sendable {
  /// How a word counts.
  public enum Weight: Character, Hashable, Sendable {
    /// A right-to-left word.
    case rightToLeft = "R"
    /// A left-to-right word.
    case leftToRight = "L"
    /// A number, an address and the like: of no weight.
    case weak = "w"
    /// Punctuation: no word at all.
    case ignored = "-"
  }

  /// Where it stands, in scalars from the paragraph's start.
  public var range: Range<Int>
  /// How it counts.
  public var weight: Weight
  /// What the token it belongs to is, where that makes it weak.
  public var shape: TokenShape?
  /// Whether it counts as a name, which has less weight than another word.
  public var isName: Bool

  /// A word.
  public init(
    range: Range<Int>, weight: Weight, shape: TokenShape? = nil, isName: Bool = false
  ) {
    self.range = range
    self.weight = weight
    self.shape = shape
    self.isName = isName
  }
}
