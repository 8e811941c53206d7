import BidiAlgorithm
import TestSupport
import Testing
import TextModel

/// What is swept held against the plainest reading of what it is: every scalar whose cell lies in
/// the visual interval of its line, grouped in storage.
@Suite struct SelectionOracleTests {
  @Test func whatIsSweptIsWhatTheOracleSays() {
    let fault = RandomSelection.firstFault(
      seed: 0x5E1EC7, texts: 100_000, upTo: { $0 % 10 == 0 ? 40 : 16 }
    ) { random in
      let natural = random.layout.sweptRanges(from: random.from, to: random.to)
      let expected = Self.oracle(random.layout, random.lines, random.from, random.to)
      return natural == expected
        ? nil
        : "\(random.from) to \(random.to): \(ranges(natural)), not \(ranges(expected))"
    }
    #expect(fault == nil)
  }

  @Test func everySnapIsContiguousBothWaysAndHoldsTheNaturalRanges() {
    let fault = RandomSelection.firstFault(seed: 0x54A9, texts: 10_000, upTo: { _ in 24 }) {
      let (layout, selection) = ($0.layout, $0.selection)
      let natural = layout.ranges(of: selection, policy: .natural)
      let snap = layout.ranges(of: selection, policy: .snap)
      let holes = Self.holes(layout, $0.lines, snap)
      guard !natural.subtracting(snap).isEmpty || snap.ranges.count > 1 || holes else { return nil }
      return "\(selection): \(ranges(snap)) of \(ranges(natural)), \(holes ? "torn" : "whole")"
    }
    #expect(fault == nil)
  }

  /// No range inside a snap holds the natural ranges, is contiguous both ways and shows fewer
  /// cells.
  @Test func everySnapIsTheLeast() {
    let fault = RandomSelection.firstFault(seed: 0x54AA, texts: 6000, upTo: { _ in 14 }) {
      let (layout, lines, selection) = ($0.layout, $0.lines, $0.selection)
      let natural = layout.ranges(of: selection, policy: .natural).ranges
      guard let snap = layout.ranges(of: selection, policy: .snap).ranges.first,
        let first = natural.first, let last = natural.last
      else { return nil }
      let count = Self.shown(layout, lines, snap)
      let starts = (snap.lowerBound.rawValue...first.lowerBound.rawValue).map { ScalarOffset($0) }
      let ends = (last.upperBound.rawValue...snap.upperBound.rawValue).map { ScalarOffset($0) }
      for start in starts {
        for end in ends {
          let range = start..<end
          if Self.shown(layout, lines, range) < count,
            !Self.holes(layout, lines, RangeSet(range))
          {
            return "\(selection): \(snap), but \(range) would do"
          }
        }
      }
      return nil
    }
    #expect(fault == nil)
  }

  /// How many visible cells a range takes.
  private static func shown(
    _ layout: TextLayout, _ lines: [LinePosition], _ range: Range<ScalarOffset>
  ) -> Int {
    lines.reduce(0) { count, position in
      let start = layout.document.range(of: position.paragraph).lowerBound
      return count
        + layout.line(position).cells.count {
          $0.isVisible && range.contains(start.advanced(by: $0.range.lowerBound))
        }
    }
  }

  /// Scalar by scalar, from cells and columns alone.
  static func oracle(
    _ layout: TextLayout, _ lines: [LinePosition], _ from: VisualGap, _ to: VisualGap
  ) -> RangeSet<ScalarOffset> {
    let (upper, lower) = from < to ? (from, to) : (to, from)
    var taken = RangeSet<ScalarOffset>()
    for position in lines where position >= upper.line && position <= lower.line {
      let line = layout.line(position)
      let isRightToLeft = line.direction == .rightToLeft
      var left = -1
      var right = line.width + 1
      if position == upper.line {
        if isRightToLeft, upper.line != lower.line {
          right = upper.column.rawValue
        } else {
          left = upper.column.rawValue
        }
      }
      if position == lower.line {
        if isRightToLeft, upper.line != lower.line {
          left = lower.column.rawValue
        } else {
          right = lower.column.rawValue
        }
      }
      let start = layout.document.range(of: position.paragraph).lowerBound.rawValue
      for cell in line.cells where lies(cell, of: line, left, right, isRightToLeft) {
        for scalar in cell.range {
          let offset = ScalarOffset(start + scalar)
          taken.insert(contentsOf: offset..<offset.advanced(by: 1))
        }
      }
    }
    return taken
  }

  private static func lies(
    _ cell: VisualCell, of line: VisualLine, _ left: Int, _ right: Int, _ isRightToLeft: Bool
  ) -> Bool {
    if left >= right { return false }
    if cell.range.lowerBound >= line.contentEnd {
      // The paragraph separator stands beyond the last column in the paragraph's direction.
      return isRightToLeft ? left < 0 : right > line.width
    }
    if cell.width > 0 { return left <= cell.column && cell.column + cell.width <= right }
    if left < cell.column, cell.column < right { return true }
    if line.width == 0 { return isRightToLeft ? left < 0 : right > 0 }
    guard left == cell.column || right == cell.column, let host = host(of: cell, in: line) else {
      return false
    }
    return left <= host.column && host.column + host.width <= right
  }

  /// The visible cell to which a cell without width belongs: the one before it in storage in its
  /// run, the one after it there, or the nearest before or after it on its line.
  private static func host(of cell: VisualCell, in line: VisualLine) -> VisualCell? {
    let inStorage = line.cells.sorted { $0.range.lowerBound < $1.range.lowerBound }
    let place = inStorage.firstIndex(of: cell)!
    for isRunOnly in [true, false] {
      for step in [-1, 1] {
        var index = place + step
        while inStorage.indices.contains(index),
          !isRunOnly || inStorage[index].level == cell.level
        {
          if inStorage[index].width > 0 { return inStorage[index] }
          index += step
        }
      }
    }
    return nil
  }

  /// Whether what is selected on some line is torn, or stops short of the line's end towards the
  /// rest.
  private static func holes(
    _ layout: TextLayout, _ lines: [LinePosition], _ taken: RangeSet<ScalarOffset>
  ) -> Bool {
    guard let range = taken.ranges.first else { return false }
    return lines.contains { position in
      let line = layout.line(position)
      let start = layout.document.range(of: position.paragraph).lowerBound.rawValue
      let selected = line.cells.filter(\.isVisible).map {
        taken.contains(ScalarOffset(start + $0.range.lowerBound))
      }
      guard let first = selected.firstIndex(of: true), let last = selected.lastIndex(of: true)
      else { return false }
      if selected[first...last].contains(false) { return true }
      let isRightToLeft = line.direction == .rightToLeft
      let lineRange = layout.range(of: position)
      let goesOn = range.upperBound > lineRange.upperBound
      let cameFrom = range.lowerBound < lineRange.lowerBound
      if goesOn, isRightToLeft ? first > 0 : last < selected.count - 1 { return true }
      return cameFrom && (isRightToLeft ? last < selected.count - 1 : first > 0)
    }
  }
}
