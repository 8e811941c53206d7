/// What becomes of a value in a line, where it is put in bare.
public struct ValueFate: Hashable, Sendable {
  /// Whether it is torn: something else is seen between its parts.
  public let isTorn: Bool
  /// Whether it is reordered inside: what is seen of it has another order than it has isolated.
  public let isReorderedInside: Bool

  /// Whether it stands as it does isolated.
  public var isWhole: Bool { !isTorn && !isReorderedInside }

  init(bare: SeenLine, _ range: Range<Int>, isolated: SeenLine, _ isolatedRange: Range<Int>) {
    isTorn = !bare.holdsTogether(range)
    isReorderedInside =
      bare.places(in: range) != isolated.places(in: isolatedRange)
  }
}
