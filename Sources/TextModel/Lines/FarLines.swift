internal import Algorithms

/// Lines far behind the first ones of a long paragraph. They are broken from a place near them,
/// because nobody waits for the lines between.
///
/// Lines that were found stay as they are; more may come between.
struct FarLines: Sendable {
  /// Lines that follow each other.
  private struct Stretch {
    /// Where they start.
    var starts: [Int]
    /// Whether the paragraph ends with the last of them.
    var isComplete = false

    var last: Int { starts[starts.count - 1] }
  }

  /// Ascending and apart.
  private var stretches: [Stretch] = []

  /// Where the last line starts that starts at or before a gap.
  ///
  /// - Parameters:
  ///   - gap: the gap.
  ///   - lead: how far before it lines are broken, if none is known nearer: there they mostly come
  ///     to be those that follow from the whole paragraph.
  ///   - known: a gap before which all lines are known.
  ///   - breaker: breaks the paragraph.
  /// - Returns: the scalar where it starts.
  /// - Complexity: O(lead).
  mutating func start(
    atOrBefore gap: Int, lead: Int, after known: Int, _ breaker: LineBreaker
  ) -> Int {
    var index = stretches.partitioningIndex { $0.starts[0] > gap } - 1
    if index < 0 || stretches[index].last <= gap && !stretches[index].isComplete {
      let start = Self.anchor(before: gap, lead, known, breaker)
      if index < 0 || stretches[index].last < start {
        index += 1
        stretches.insert(Stretch(starts: [start]), at: index)
      }
      while !stretches[index].isComplete, stretches[index].last <= gap { extend(index, breaker) }
    }
    let starts = stretches[index].starts
    return starts[max(0, starts.partitioningIndex { $0 > gap } - 1)]
  }

  /// Whether a line starts at a scalar.
  func hasLine(from start: Int) -> Bool {
    let index = stretches.partitioningIndex { $0.starts[0] > start } - 1
    guard index >= 0 else { return false }
    let starts = stretches[index].starts
    return starts[starts.partitioningIndex { $0 > start } - 1] == start
  }

  /// Where the line after the one that starts here starts; nil after the paragraph's last.
  mutating func next(after start: Int, _ breaker: LineBreaker) -> Int? {
    let index = stretches.partitioningIndex { $0.starts[0] > start } - 1
    guard index >= 0 else { return nil }
    while !stretches[index].isComplete, stretches[index].last <= start { extend(index, breaker) }
    let starts = stretches[index].starts
    let next = starts.partitioningIndex { $0 > start }
    return next < starts.count ? starts[next] : nil
  }

  /// Forgets stretches that begin up to a gap: all lines before it are known.
  mutating func forget(upTo gap: Int) {
    while let first = stretches.first, first.starts[0] <= gap { stretches.removeFirst() }
  }

  /// What an edit leaves, which put something in the place of a range.
  ///
  /// - Parameters:
  ///   - replaced: the range.
  ///   - growth: how many scalars came more than went.
  ///   - unchanged: up to which gap line breaks are as they were.
  /// - Returns: the lines that are as they were, moved with the text.
  func after(_ replaced: Range<Int>, growth: Int, unchanged: Int) -> FarLines {
    var lines = self
    lines.stretches = stretches.compactMap { stretch in
      if replaced.upperBound < stretch.starts[0] {
        return Stretch(
          starts: stretch.starts.map { $0 + growth }, isComplete: stretch.isComplete)
      }
      let kept = stretch.starts.partitioningIndex { $0 > unchanged } - 2
      return kept > 0 ? Stretch(starts: Array(stretch.starts.prefix(kept))) : nil
    }
    return lines
  }

  private mutating func extend(_ index: Int, _ breaker: LineBreaker) {
    let next = breaker.nextStart(after: stretches[index].last)
    if index + 1 < stretches.count, stretches[index + 1].starts[0] <= next ?? .max {
      // It goes on with the one that it meets.
      let behind = stretches.remove(at: index + 1)
      stretches[index].starts += behind.starts
      stretches[index].isComplete = behind.isComplete
    } else if let next {
      stretches[index].starts.append(next)
    } else {
      stretches[index].isComplete = true
    }
  }

  /// Where a stretch begins that is to reach a gap: at a break opportunity, if there is one.
  private static func anchor(
    before gap: Int, _ lead: Int, _ known: Int, _ breaker: LineBreaker
  ) -> Int {
    let safe = max(known + 1, breaker.breaks.safePoint(atOrBefore: gap - lead))
    let next = breaker.breaks.next(after: safe)
    return next.isOpportunity && next.gap < gap ? next.gap : min(safe, gap)
  }
}
