internal import BidiAlgorithm

/// A place at which visual motion stops.
///
/// Cells of no width stand at the same column as the edges of their neighbours, so motion passes
/// over them. A gap whose neighbours in storage both take no column is at no visible cell's edge:
/// only for such gaps there is a stop among cells of no width, so that every gap can be reached.
struct VisualStop: Hashable {
  /// The gap that motion from the left reaches.
  var fromLeft: ParagraphGap
  /// The gap that motion from the right reaches.
  var fromRight: ParagraphGap

  init(_ gap: ParagraphGap) { self.init(fromLeft: gap, fromRight: gap) }

  init(fromLeft: ParagraphGap, fromRight: ParagraphGap) {
    self.fromLeft = fromLeft
    self.fromRight = fromRight
  }
}

/// The stops at one column, left to right, and the visible cells beside it.
struct VisualStops {
  var stops: [VisualStop]
  /// The index of the visible cell at the left, or nil at the line's end.
  var left: Int?
  /// The index of the visible cell at the right, or nil at the line's end.
  var right: Int?

  /// The stop at which a gap is. Two stops may be at one gap in storage, leaning on both its
  /// neighbours.
  func index(of gap: ParagraphGap) -> Int {
    stops.firstIndex { $0.fromLeft == gap || $0.fromRight == gap }
      ?? stops.firstIndex { $0.fromLeft.offset == gap.offset || $0.fromRight.offset == gap.offset }
      ?? 0
  }
}

extension VisualLine {
  /// The stops at the column of a visual gap. O(cells of no width around it).
  func stops(at index: Int) -> VisualStops {
    let gaps = caretGaps
    var low = min(max(index, gaps.lowerBound), gaps.upperBound)
    var high = low
    while low > gaps.lowerBound, !cells[low - 1].isVisible { low -= 1 }
    while high < gaps.upperBound, !cells[high].isVisible { high += 1 }
    let left = low > gaps.lowerBound ? low - 1 : nil
    let right = high < gaps.upperBound ? high : nil
    var stops = hiddenGaps(low..<high).map { VisualStop($0) }
    let before = left.map { cells[$0].rightEdge }
    let after = right.map { cells[$0].leftEdge }
    if stops.isEmpty {
      let first =
        before ?? after ?? ParagraphGap(range.lowerBound, isFirst ? .upstream : .downstream)
      stops = [VisualStop(fromLeft: first, fromRight: after ?? first)]
    } else {
      if let before { stops.insert(VisualStop(before), at: 0) }
      if let after { stops.append(VisualStop(after)) }
    }
    return VisualStops(stops: stops, left: left, right: right)
  }

  /// The gaps among cells of no width that are at no visible cell's edge, left to right.
  private func hiddenGaps(_ group: Range<Int>) -> [ParagraphGap] {
    var found: [(index: Int, gap: ParagraphGap)] = []
    for index in group {
      let cell = cells[index]
      let leading = cell.level.isRightToLeft ? index + 1 : index
      let trailing = cell.level.isRightToLeft ? index : index + 1
      if isFirst, cell.range.lowerBound == range.lowerBound {
        found.append((leading, ParagraphGap(range.lowerBound, .downstream)))
      }
      let next = cell.range.upperBound
      if next >= contentEnd || cellIndex(containing: next).map({ !cells[$0].isVisible }) ?? true {
        found.append((trailing, ParagraphGap(next, .upstream)))
      }
    }
    return found.sorted { ($0.index, $0.gap.offset) < ($1.index, $1.gap.offset) }.map(\.gap)
  }
}
