/// An entry of the directional status stack (X1).
struct DirectionalStatus: BitwiseCopyable {
  /// The embedding level of the entry.
  var level: EmbeddingLevel
  /// L or R under an override; ON stands for neutral.
  var override: BidiClass
  /// Whether an isolate initiator pushed it.
  var isIsolate: Bool
  /// The scalar that pushed it; `UInt32.max` for the paragraph's own entry.
  var initiator: UInt32
}

/// The directional status stack and the three counters of X1.
///
/// It holds at most max_depth + 2 entries, so it never grows.
struct DirectionalStatusStack {
  private var entries: InlineArray<127, DirectionalStatus>
  private var count = 1
  /// The last entry, kept at hand.
  private(set) var last: DirectionalStatus
  /// The overflow isolate count.
  var overflowIsolates = 0
  /// The overflow embedding count.
  var overflowEmbeddings = 0
  /// The valid isolate count.
  var validIsolates = 0

  /// X1: the stack with the paragraph's entry alone, and counters of zero.
  init(paragraphLevel: EmbeddingLevel) {
    last = DirectionalStatus(
      level: paragraphLevel, override: .on, isIsolate: false, initiator: .max)
    entries = InlineArray(repeating: last)
  }

  /// Whether the stack holds at least two entries.
  var hasMoreThanParagraph: Bool { count >= 2 }

  /// The next greater odd or even level above the last entry's; nil where it would be beyond
  /// max_depth or where an overflow is under way.
  func nextLevel(_ direction: TextDirection) -> EmbeddingLevel? {
    let next = levelAbove(direction)
    guard next <= .maximumDepth, overflowIsolates == 0, overflowEmbeddings == 0 else { return nil }
    return next
  }

  /// The next greater odd or even level above the last entry's, valid or not.
  private func levelAbove(_ direction: TextDirection) -> EmbeddingLevel {
    let level = last.level.rawValue
    return EmbeddingLevel(
      rawValue: direction == .rightToLeft ? (level + 1) | 1 : (level + 2) & ~1)
  }

  /// Why ``nextLevel(_:)`` is nil.
  func reasonOfOverflow(_ direction: TextDirection) -> BidiEvent.IgnoredReason {
    if overflowIsolates > 0 { return .insideOverflowIsolate }
    return overflowEmbeddings > 0 ? .afterOverflow : .tooDeep(levelAbove(direction))
  }

  /// Pushes an entry; the caller has its level from ``nextLevel(_:)``.
  mutating func push(_ status: DirectionalStatus) {
    entries[count] = status
    count += 1
    last = status
  }

  /// Pops the last entry; the paragraph's own stays.
  mutating func pop() {
    guard count >= 2 else { return }
    count -= 1
    last = entries[count - 1]
  }

  /// The stack as an observer sees it.
  func snapshot() -> DirectionalStatusSnapshot {
    let shown = (0..<count).map { index in
      let entry = entries[index]
      return DirectionalStatusSnapshot.Entry(
        level: entry.level, override: entry.override == .on ? nil : entry.override,
        isIsolate: entry.isIsolate,
        initiator: entry.initiator == .max ? nil : Int(entry.initiator))
    }
    return DirectionalStatusSnapshot(
      entries: shown, overflowIsolates: overflowIsolates, overflowEmbeddings: overflowEmbeddings,
      validIsolates: validIsolates)
  }
}
