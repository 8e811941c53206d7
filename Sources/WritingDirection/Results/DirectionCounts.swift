/// What a strategy counted.
public struct DirectionCounts: Hashable, Sendable {
  /// A kind of thing to count.
  public enum Unit: String, Hashable, Sendable {
    /// Words, as the strategy sees words.
    case words
    /// Letters.
    case letters
    /// UTF-16 code units.
    case codeUnits
    /// Votes of words, some of which have more than one.
    case votes
  }

  /// What is counted.
  public var unit: Unit
  /// How many are right-to-left.
  public var rightToLeft: Int
  /// How many are left-to-right, or for code units: all others that count.
  public var leftToRight: Int
  /// How many words have no weight: numbers, addresses and the like.
  public var weak: Int

  /// Counts.
  public init(unit: Unit, rightToLeft: Int, leftToRight: Int, weak: Int = 0) {
    self.unit = unit
    self.rightToLeft = rightToLeft
    self.leftToRight = leftToRight
    self.weak = weak
  }

  /// How many have weight.
  public var total: Int { rightToLeft + leftToRight }
}
