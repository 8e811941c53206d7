/// What a paragraph's own text says under a strategy, whatever stands around it.
public struct DirectionReading: Sendable {
  let verdict: Verdict
  /// Whether it is a line that ends a block, where the strategy reads blocks.
  let endsBlock: Bool

  /// What text says that decides nothing, and of which nothing else is known.
  public static let nothing = DirectionReading(verdict: .nothing, endsBlock: false)

  /// Whether the text decides nothing.
  public var isNeutral: Bool { verdict.direction == nil }

  /// What others may look for in it.
  public var sign: DirectionSign {
    endsBlock ? .endsBlock : isNeutral ? .neutral : .decides
  }
}
