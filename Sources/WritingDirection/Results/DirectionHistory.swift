public import BidiAlgorithm

/// The directions that a paragraph had while it was typed from its start to its end.
public struct DirectionHistory: Hashable, Sendable {
  /// The direction after the first scalar; of an empty paragraph, its only one.
  public let first: TextDirection
  /// After how many scalars it turned, ascending.
  public let flips: [Int]

  /// A history.
  public init(first: TextDirection, flips: [Int]) {
    self.first = first
    self.flips = flips
  }

  /// The direction after the last scalar.
  public var last: TextDirection { flips.count % 2 == 0 ? first : first.opposite }
}
