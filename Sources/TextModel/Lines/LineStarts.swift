internal import Algorithms

/// Where the lines of a paragraph start, found as far as they are asked for.
///
/// A line ends at the last break opportunity (UAX #14) before the first cell that does not fit, or before
/// that cell where there is none; white space at a line's end hangs over it and never starts a line. The
/// result depends on the text and the settings alone, not on directions and not on what was edited before.
final class LineStarts {
  private let units: CellUnits
  private let breaks: RunBreaks
  private let count: Int
  private var starts: [Int] = [0]
  private var isComplete = false
  /// The starts of the text before an edit, for the time when they come to be the same again.
  private var former: Former?

  private struct Former {
    /// The starts behind the edit, moved to where they would be now.
    var starts: ArraySlice<Int>
    var isComplete: Bool
  }

  init(_ units: CellUnits, _ runs: LineBreakRuns = .root) {
    self.units = units
    self.breaks = RunBreaks(units.scalars, runs)
    self.count = units.scalars.count
  }

  /// The starts that are known so far.
  struct Known {
    fileprivate var starts: [Int]
    fileprivate var isComplete: Bool
  }

  /// The starts that are known so far.
  var known: Known { Known(starts: starts, isComplete: isComplete) }

  /// The starts after an edit that put so many scalars in the place of a range of the text before, which
  /// had the same settings; keeps what the edit cannot have changed.
  convenience init(
    _ units: CellUnits, after previous: Known, replaced: Range<Int>, insertedCount: Int
  ) {
    self.init(units)
    // A line's end depends on no more than the line after it, and a gap's kind on nothing beyond the next
    // gap that no rule looks across.
    let unchanged = breaks.safePoint(atOrBefore: replaced.lowerBound - 1)
    let kept = max(1, previous.starts.partitioningIndex { $0 > unchanged } - 2)
    starts = Array(previous.starts.prefix(kept))
    let delta = insertedCount - replaced.count
    let behind = previous.starts.partitioningIndex { $0 >= replaced.upperBound + 1 }
    former = Former(
      starts: previous.starts[behind...].map { $0 + delta }[...], isComplete: previous.isComplete)
  }

  /// How many lines there are. Lays out the whole paragraph the first time.
  var lineCount: Int {
    while !isComplete { extend() }
    return starts.count
  }

  /// Whether the paragraph has a line of this number. Lays out no more than up to it.
  func hasLine(_ line: Int) -> Bool {
    while !isComplete, starts.count <= line { extend() }
    return line >= 0 && line < starts.count
  }

  /// The scalars of a line, or nil where there is no such line.
  func range(ofLine line: Int) -> Range<Int>? {
    guard hasLine(line) else { return nil }
    return starts[line]..<(hasLine(line + 1) ? starts[line + 1] : count)
  }

  /// The last line that starts at or before a gap.
  func line(startingAtOrBefore gap: Int) -> Int {
    while !isComplete, starts[starts.count - 1] <= gap { extend() }
    return max(0, starts.partitioningIndex { $0 > gap } - 1)
  }

  private func extend() {
    let start = starts[starts.count - 1]
    let end = lineEnd(from: start)
    guard end < count || endsInLineBreak(end, after: start) else {
      isComplete = true
      return
    }
    starts.append(end)
    joinFormer(at: end)
  }

  /// A line separator at the text's very end starts an empty line.
  private func endsInLineBreak(_ end: Int, after start: Int) -> Bool {
    end > start && end == units.contentEnd && end == count && endsLine(at: end)
  }

  private func joinFormer(at start: Int) {
    guard former != nil else { return }
    while let next = former?.starts.first, next < start { former?.starts.removeFirst() }
    guard let found = former, found.starts.first == start, breaks.isOpportunity(start) else {
      return
    }
    starts.append(contentsOf: found.starts.dropFirst())
    isComplete = found.isComplete
    former = nil
  }

  private func lineEnd(from start: Int) -> Int {
    guard let width = units.settings.width else { return paragraphLineEnd(from: start) }
    if breaks.runs.isRoot, let end = plainLineEnd(from: start, width) { return end }
    var position = start
    var advance = 0
    var fitting = start
    var next = breaks.next(after: start)
    while position < count {
      // Most of most texts: a word and its spaces, one column each.
      if next.isOpportunity, position <= next.gap,
        let plain = units.plainColumns(position..<next.gap), advance + plain <= width
      {
        advance += next.gap - position
        position = next.gap
        fitting = position
        next = breaks.next(after: position)
        continue
      }
      let (end, unitWidth) = measure(position, advance)
      if unitWidth > 0, advance + unitWidth > width,
        end > position + 1 || !units.hangs(position)
      {
        if fitting > start { return fitting }
        return position > start ? position : end
      }
      advance += unitWidth
      position = end
      if endsLine(at: position) { return position }
      while next.gap < position { next = breaks.next(after: next.gap) }
      if next.isOpportunity, next.gap == position { fitting = position }
    }
    return count
  }

  /// The end of a line that is full of scalars of one column each, and whose last opportunity is among letters: most of
  /// the lines of most long paragraphs. Nil where that is not known without tables.
  private func plainLineEnd(from start: Int, _ width: Int) -> Int? {
    let limit = start + width
    guard limit < units.contentEnd, width <= 1024 else { return nil }
    return unsafe units.scalars.withStored(start..<limit + 1) { text in
      guard unsafe text[width].value != 0x20, unsafe text.allSatisfy({ units.isSimple($0.value) })
      else {
        return nil
      }
      for gap in stride(from: width, to: 0, by: -1) {
        switch unsafe WordSign.rule(text[gap - 1].value, text[gap].value) {
        case .joined: continue
        case .unknown: return nil
        case .afterHyphen:
          return unsafe WordSign.dividesAfterHyphen(text, at: gap) ? start + gap : nil
        case .afterSpaces:
          var last = gap - 1
          while last > 0, unsafe text[last].value == 0x20 { last -= 1 }
          let isDivided = unsafe WordSign(text[last].value).releases(WordSign(text[gap].value))
          return isDivided ? start + gap : nil
        }
      }
      return limit
    }
  }

  private func measure(_ position: Int, _ advance: Int) -> (end: Int, width: Int) {
    if units.isPlain(at: position) { return (position + 1, 1) }
    let end = units.end(from: position)
    let unit = units.unit(position..<end)
    return (end, unit.kind == .tab ? units.tabWidth(at: advance) : unit.width)
  }

  /// The end of a line that is as long as its text.
  private func paragraphLineEnd(from start: Int) -> Int {
    var end = start + 1
    while end < units.contentEnd {
      if endsLine(at: end) { return end }
      end += 1
    }
    return end == units.contentEnd && endsLine(at: end) ? end : count
  }

  /// Whether a line must end at a gap (LB4, LB5), the paragraph's own end left aside.
  private func endsLine(at gap: Int) -> Bool {
    guard gap <= units.contentEnd else { return false }
    switch units.scalars.stored(gap - 1).value {
    case 0x0A, 0x0B, 0x0C, 0x85, 0x2028, 0x2029: return true
    case 0x0D: return gap == units.contentEnd || units.scalars.stored(gap).value != 0x0A
    default: return false
    }
  }
}
