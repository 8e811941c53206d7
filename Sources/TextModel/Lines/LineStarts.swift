internal import Algorithms

/// Where the lines of a paragraph start, found as far as they are asked for.
///
/// A line ends at the last break opportunity (UAX #14) before the first cell that does not fit, or
/// before that cell where there is none; white space at a line's end hangs over it and never starts
/// a line. The result depends on the text and the settings alone, not on directions and not on what
/// was edited before.
///
/// Where nobody waits for all lines of a long paragraph, lines far behind its first ones are broken
/// from a place near them (``FarLines``); ``isExact(_:)`` tells these apart. Nobody knows how many
/// lines are before such a line: its number is the scalar where it starts, which is more than the
/// number of any line before it.
final class LineStarts {
  private let breaker: LineBreaker
  private let count: Int
  private var starts: [Int] = [0]
  private var isComplete = false
  /// How many scalars are broken into lines at once; nil where all are, however many.
  private let atOnce: Int?
  /// Up to which scalar all lines are found at once.
  private var limit = Int.max
  /// Lines far behind those.
  private var far = FarLines()
  /// The starts of the text before an edit, for the time when they come to be the same again.
  private var former: Former?

  private struct Former {
    /// The starts behind the edit, moved to where they would be now.
    var starts: ArraySlice<Int>
    var isComplete: Bool
  }

  /// - Parameters:
  ///   - units: the paragraph.
  ///   - runs: by whose rules lines are broken.
  ///   - known: what was found before, of the same text with the same settings and rules; nil where
  ///     nothing was.
  ///   - atOnce: how many scalars are broken into lines at once; nil where all are, however many.
  init(
    _ units: CellUnits, _ runs: LineBreakRuns, known: Known?, atOnce: Int?
  ) {
    breaker = LineBreaker(units, runs)
    count = units.scalars.count
    self.atOnce = atOnce
    if let known { (starts, isComplete) = (known.starts, known.isComplete) }
    if let atOnce { limit = max(starts[starts.count - 1], atOnce) }
  }

  /// The starts that are known so far.
  struct Known: Sendable {
    fileprivate var starts: [Int]
    fileprivate var isComplete: Bool
    fileprivate var far: FarLines
  }

  /// The starts that are known so far.
  var known: Known { Known(starts: starts, isComplete: isComplete, far: far) }

  /// All starts; nil where they are not wanted any more. O(the paragraph).
  func all(while isWanted: () -> Bool) -> Known? {
    while !isComplete {
      if starts.count % 4096 == 0, !isWanted() { return nil }
      extend()
    }
    return known
  }

  /// The starts after an edit that put so many scalars in the place of a range of the text before,
  /// which had the same settings; keeps what the edit cannot have changed. Both are broken by the
  /// root locale's rules: those of a run would have to go through the edit with it.
  convenience init(
    _ units: CellUnits, after previous: Known, replaced: Range<Int>, insertedCount: Int,
    atOnce: Int?
  ) {
    self.init(units, .root, known: nil, atOnce: atOnce)
    // A line's end depends on no more than the line after it, and a gap's kind on nothing beyond
    // the next gap that no rule looks across.
    let unchanged = breaker.breaks.safePoint(atOrBefore: replaced.lowerBound - 1)
    let kept = max(1, previous.starts.partitioningIndex { $0 > unchanged } - 2)
    starts = Array(previous.starts.prefix(kept))
    let delta = insertedCount - replaced.count
    let behind = previous.starts.partitioningIndex { $0 >= replaced.upperBound + 1 }
    former = Former(
      starts: previous.starts[behind...].map { $0 + delta }[...], isComplete: previous.isComplete)
    guard let atOnce else { return }
    // What was known before is reached again, if it is not too far.
    let (last, formerLast) = (starts[starts.count - 1], previous.starts[previous.starts.count - 1])
    limit = max(last, atOnce, min(formerLast + delta, last + atOnce))
    far = previous.far.after(replaced, growth: delta, unchanged: unchanged)
  }

  /// How many lines there are. Lays out the whole paragraph the first time.
  var lineCount: Int {
    while !isComplete { extend() }
    return starts.count
  }

  /// Whether the paragraph has a line of this number, without the far lines. Lines are broken up to
  /// that one only.
  func hasLine(_ line: Int) -> Bool {
    while !isComplete, starts.count <= line { extend() }
    return line >= 0 && line < starts.count
  }

  /// The number of the line nearest to one of some number.
  func nearest(_ line: Int) -> Int {
    if line <= 0 { return 0 }
    guard atOnce != nil else { return hasLine(line) ? line : starts.count - 1 }
    while !isComplete, starts.count <= line, starts[starts.count - 1] < limit { extend() }
    if line < starts.count || far.hasLine(from: line) { return line }
    return self.line(startingAtOrBefore: min(line, count))
  }

  /// The number of the last line.
  var lastLine: Int { atOnce == nil ? lineCount - 1 : line(startingAtOrBefore: count) }

  /// The number of the line after one of some number; nil after the last.
  func line(after line: Int) -> Int? {
    let line = nearest(line)
    if line >= starts.count { return far.next(after: line, breaker) }
    if line == starts.count - 1, !isComplete { extend() }
    return line + 1 < starts.count ? line + 1 : nil
  }

  /// The number of the line before one of some number; nil before the first.
  func line(before line: Int) -> Int? {
    let line = nearest(line)
    guard line > 0 else { return nil }
    return line < starts.count ? line - 1 : self.line(startingAtOrBefore: line - 1)
  }

  /// Whether a line, and all before it, start where they do in the whole paragraph.
  func isExact(_ line: Int) -> Bool { nearest(line) < starts.count }

  /// The scalars of the line nearest to one of some number.
  func range(ofLine line: Int) -> Range<Int> {
    let line = nearest(line)
    let start = line < starts.count ? starts[line] : line
    let next = self.line(after: line)
    return start..<(next.map { $0 < starts.count ? starts[$0] : $0 } ?? count)
  }

  /// The last line that starts at or before a gap.
  func line(startingAtOrBefore gap: Int) -> Int {
    while !isComplete, starts[starts.count - 1] <= gap {
      if isFar(gap) {
        return far.start(
          atOrBefore: gap, lead: lead, after: starts[starts.count - 1], breaker)
      }
      extend()
    }
    return max(0, starts.partitioningIndex { $0 > gap } - 1)
  }

  private func extend() {
    if let next = breaker.nextStart(after: starts[starts.count - 1]) {
      starts.append(next)
      joinFormer(at: next)
    } else {
      isComplete = true
    }
    far.forget(upTo: isComplete ? count : starts[starts.count - 1])
  }

  private func joinFormer(at start: Int) {
    guard former != nil else { return }
    while let next = former?.starts.first, next < start { former?.starts.removeFirst() }
    guard let found = former, found.starts.first == start, breaker.breaks.isOpportunity(start)
    else {
      return
    }
    starts.append(contentsOf: found.starts.dropFirst())
    isComplete = found.isComplete
    former = nil
  }

  /// How far before a gap lines are broken where those before are not known.
  private var lead: Int { (atOnce ?? 0) / 8 }

  /// Whether a gap is so far behind the known lines that those between are not broken at once.
  private func isFar(_ gap: Int) -> Bool {
    let last = starts[starts.count - 1]
    return last >= limit && gap - last > 2 * lead
  }
}
