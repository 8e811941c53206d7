/// A pair of brackets found by BD16, in scalars from the paragraph's start.
public struct BracketPair: Hashable, Sendable {
  /// Where the opening bracket stands.
  public var opening: Int
  /// Where the closing bracket stands.
  public var closing: Int

  /// How many opening brackets BD16's stack holds; where one more is open, there are no pairs.
  public static var stackCapacity: Int { 63 }

  /// A pair by its two positions.
  public init(opening: Int, closing: Int) {
    self.opening = opening
    self.closing = closing
  }
}
