/// A pair of brackets found by BD16, in scalars from the paragraph's start.
public struct BracketPair: Hashable, Sendable {
  /// Where the opening bracket stands.
  public var opening: Int
  /// Where the closing bracket stands.
  public var closing: Int

  /// A pair by its two positions.
  public init(opening: Int, closing: Int) {
    self.opening = opening
    self.closing = closing
  }
}
