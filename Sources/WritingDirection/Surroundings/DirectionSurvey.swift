public import BidiAlgorithm

/// The directions of all paragraphs of a text, each in the surroundings that the others make.
///
/// Paragraphs are added in order and read once; the answers come when all are there, because the last one
/// may decide about the first (GTK asks the next line, Emacs the whole block).
public struct DirectionSurvey {
  /// The answer for one paragraph.
  public struct Answer: Hashable, Sendable {
    /// Its direction and the reason.
    public var estimate: DirectionEstimate
    /// After how many of its scalars its direction would have changed while it was typed; nil where that was
    /// not asked for.
    public var flips: [Int]?
  }

  private struct Entry {
    var verdict: Verdict
    /// Nothing but white space: the end of a block.
    var isBlank: Bool
    var pinned: TextDirection?
  }

  private let strategy: DirectionStrategy
  private let surroundings: DirectionContext
  private let tracksFlips: Bool
  private var entries: [Entry] = []

  /// A survey under a strategy, of no paragraph yet.
  ///
  /// - Parameters:
  ///   - strategy: what decides.
  ///   - surroundings: the locale, the keyboard and the default that is handed in; what lies before the
  ///     first paragraph, if anything.
  ///   - tracksFlips: whether to note where typing would have turned each paragraph.
  public init(
    _ strategy: DirectionStrategy, surroundings: DirectionContext = DirectionContext(),
    tracksFlips: Bool = false
  ) {
    self.strategy = strategy
    self.surroundings = surroundings
    self.tracksFlips = tracksFlips
  }

  /// Reads the next paragraph, without its separator. O(*n*) in its scalars.
  public mutating func add(_ scalars: [Unicode.Scalar], pinned: TextDirection? = nil) {
    scalars.withUnsafeBufferPointer { add($0, pinned: pinned) }
  }

  /// Reads the next paragraph, without its separator. O(*n*) in its scalars.
  public mutating func add(
    _ scalars: UnsafeBufferPointer<Unicode.Scalar>, pinned: TextDirection? = nil
  ) {
    let verdict = strategy.verdict(scalars, tracksChanges: tracksFlips && pinned == nil)
    entries.append(
      Entry(verdict: verdict, isBlank: scalars.allSatisfy(isWhiteSpace), pinned: pinned))
  }

  /// The answers for all paragraphs, in order. O(paragraphs).
  public func answers() -> [Answer] {
    let next = nextDirections()
    let blocks = strategy.method == .block ? blockDirections() : []
    var context = surroundings
    context.state = nil
    context.caret = nil
    return entries.indices.map { index in
      let entry = entries[index]
      context.next = next[index]
      context.blockBefore = blocks.isEmpty ? nil : blocks[index]
      context.pinned = entry.pinned
      let answer = answer(for: entry, in: context)
      context.previous = answer.estimate.base
      context.previousAlignment = answer.estimate.alignment
      return answer
    }
  }

  private func answer(for entry: Entry, in context: DirectionContext) -> Answer {
    if context.pinned != nil || context.blockBefore != nil {
      let estimate = strategy.estimate([], in: context)
      return Answer(estimate: estimate, flips: tracksFlips ? [] : nil)
    }
    let estimate = strategy.settle(entry.verdict, in: context)
    guard tracksFlips else { return Answer(estimate: estimate) }
    let neutral = strategy.estimate([], in: context).base
    return Answer(estimate: estimate, flips: entry.verdict.flips(neutral: neutral))
  }

  /// For each paragraph the direction of the first one after it that has any.
  private func nextDirections() -> [TextDirection?] {
    var found: TextDirection?
    var result = [TextDirection?](repeating: nil, count: entries.count)
    for index in entries.indices.reversed() {
      result[index] = found
      found = entries[index].pinned ?? entries[index].verdict.direction ?? found
    }
    return result
  }

  /// For each paragraph the direction that another one of its block between blank lines decides, or nil where
  /// it decides itself, or none does.
  private func blockDirections() -> [TextDirection?] {
    var result = [TextDirection?](repeating: nil, count: entries.count)
    var start = 0
    while start < entries.count {
      let end = entries[start...].firstIndex { $0.isBlank } ?? entries.count
      if let first = entries[start..<end].firstIndex(where: { $0.verdict.direction != nil }) {
        for index in start..<end where index != first {
          result[index] = entries[first].verdict.direction
        }
      }
      start = end + 1
    }
    return result
  }
}
