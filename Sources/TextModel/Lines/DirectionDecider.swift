public import BidiAlgorithm

/// What decides each paragraph's base direction.
public struct DirectionDecider: Hashable, Sendable {
  /// Equal for deciders that decide alike.
  public let key: String
  /// The base direction of a paragraph of a document.
  public let decide: @Sendable (ParagraphIndex, Document) -> BaseDirection

  /// A decider, told apart from others by its key.
  public init(
    key: String, _ decide: @escaping @Sendable (ParagraphIndex, Document) -> BaseDirection
  ) {
    self.key = key
    self.decide = decide
  }

  /// P2 and P3 for every paragraph.
  public static let automatic = DirectionDecider(.auto)

  /// The same for every paragraph.
  public init(_ direction: BaseDirection) {
    self.init(key: "\(direction)") { _, _ in direction }
  }

  /// Whether both decide alike.
  public static func == (a: DirectionDecider, b: DirectionDecider) -> Bool { a.key == b.key }
  /// Hashes the key.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
