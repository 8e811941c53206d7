internal import BidiAlgorithm

/// A gap of a place, by the direction from which motion reaches it.
///
/// Cells of no width stand at the same column as the edges of their neighbours. A gap whose
/// neighbours in storage both take no column is at no visible cell's edge: such gaps stand between
/// those of the edges.
struct VisualStop: Hashable {
  /// The gap that motion from the left reaches.
  var fromLeft: ParagraphGap
  /// The gap that motion from the right reaches.
  var fromRight: ParagraphGap
}

/// One place of a line: what motion reaches there, and the visible cells beside it.
struct VisualStops {
  /// Of the place's gaps the last in the direction of motion.
  var stop: VisualStop
  /// The index of the visible cell at the left, or nil at the line's end.
  var left: Int?
  /// The index of the visible cell at the right, or nil at the line's end.
  var right: Int?
}

extension VisualLine {
  /// The place at the column of a visual gap. O(cells of no width around it).
  func stops(at index: Int) -> VisualStops {
    let gaps = caretGaps
    var low = min(max(index, gaps.lowerBound), gaps.upperBound)
    var high = low
    while low > gaps.lowerBound, !cells[low - 1].isVisible { low -= 1 }
    while high < gaps.upperBound, !cells[high].isVisible { high += 1 }
    let left = low > gaps.lowerBound ? low - 1 : nil
    let right = high < gaps.upperBound ? high : nil
    let hidden = hiddenGaps(low..<high)
    let before = left.map { cells[$0].rightEdge }
    let after = right.map { cells[$0].leftEdge }
    let stop: VisualStop
    if let first = before ?? hidden.first, let last = after ?? hidden.last, !hidden.isEmpty {
      stop = VisualStop(fromLeft: last, fromRight: first)
    } else if low < high, left != nil, right != nil {
      // What is hidden here is passed: a key lands on its far side.
      stop = VisualStop(fromLeft: cells[high - 1].rightEdge, fromRight: cells[low].leftEdge)
    } else {
      let first =
        before ?? after ?? ParagraphGap(range.lowerBound, isFirst ? .upstream : .downstream)
      stop = VisualStop(fromLeft: first, fromRight: after ?? first)
    }
    return VisualStops(stop: stop, left: left, right: right)
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
