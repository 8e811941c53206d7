/// The directional status stack (X1) and the three counters at one moment.
public struct DirectionalStatusSnapshot: Hashable, Sendable {
  /// One entry of the stack: level, override and isolate status.
  public struct Entry: Hashable, Sendable {
    /// The embedding level.
    public var level: EmbeddingLevel
    /// L or R under an override, nil for neutral.
    public var override: BidiClass?
    /// Whether an isolate initiator pushed it.
    public var isIsolate: Bool
    /// The scalar that pushed the entry, from the paragraph's start; nil for the paragraph's own
    /// entry.
    public var initiator: Int?

    /// An entry of the directional status stack.
    public init(
      level: EmbeddingLevel, override: BidiClass?, isIsolate: Bool, initiator: Int? = nil
    ) {
      self.level = level
      self.override = override
      self.isIsolate = isIsolate
      self.initiator = initiator
    }
  }

  /// The entries, the bottom (the paragraph's) first.
  public var entries: [Entry]
  /// The overflow isolate count.
  public var overflowIsolates: Int
  /// The overflow embedding count.
  public var overflowEmbeddings: Int
  /// The valid isolate count.
  public var validIsolates: Int

  /// A snapshot of the stack and its counters.
  public init(
    entries: [Entry], overflowIsolates: Int, overflowEmbeddings: Int, validIsolates: Int
  ) {
    self.entries = entries
    self.overflowIsolates = overflowIsolates
    self.overflowEmbeddings = overflowEmbeddings
    self.validIsolates = validIsolates
  }
}
