internal import Algorithms
internal import Screen
internal import TextModel

// The gaps of a strip are numbered by the item that follows.
extension Strip {
  /// The gaps of the caret's places on its line in display order, the primary first.
  package func displayGaps(_ analysis: Analysis) -> [Int] {
    let focus = analysis.selection.focus
    let other = TextPosition(
      focus.offset, focus.affinity == .upstream ? .downstream : .upstream)
    let hasSecond = analysis.places.secondary?.line == analysis.linePosition
    return [focus].map(analysis.layout.cellGap)
      + (hasSecond ? [analysis.layout.cellGap(of: other)] : [])
  }

  /// The caret's gap in storage order.
  package func storageGaps(_ analysis: Analysis) -> [Int] {
    let gap = analysis.selection.focus.offset.rawValue - analysis.paragraphStart
    return [items.partitioningIndex { $0.cell.range.lowerBound >= gap }]
  }

  /// Draws a bar in the blank between two items of a row of the strip; a second place's is dotted.
  /// The hardware cursor goes to the first.
  package func drawCarets(
    _ gaps: [Int], in block: StripBlock, row: Int, margin: Int, into canvas: inout Canvas
  ) {
    for (index, gap) in gaps.enumerated().reversed() {
      // A gap between two rows stands at the beginning of the second.
      let isAtEnd = gap == items.count && gap == block.items.upperBound
      guard isAtEnd || block.items.contains(gap) else { continue }
      let x = (gap < items.count ? columns[gap] : width) - 1 - block.scroll
      guard x >= -1, margin + x < canvas.columns else { continue }
      canvas.put(
        index == 0 ? Sign.caretBar : Sign.secondCaretBar, row: row, column: margin + x,
        style: canvas.theme[.caretMark])
      if index == 0 { canvas.placeCursor(row: row, column: margin + x) }
    }
  }
}
