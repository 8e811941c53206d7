extension TextLayout {
  /// The gap after the next cell in storage, on the trailing edge of what was passed; nil at the
  /// text's end.
  func logicalNext(_ position: TextPosition) -> TextPosition? {
    let offset = outsideOfCells(position.offset)
    guard offset < document.endOffset else { return nil }
    return TextPosition(cell(after: offset).upperBound, .upstream)
  }

  /// The gap before the cell before it in storage, on the leading edge of what was passed; nil at
  /// the text's start.
  func logicalPrevious(_ position: TextPosition) -> TextPosition? {
    let offset = outsideOfCells(position.offset)
    guard offset.rawValue > 0 else { return nil }
    return TextPosition(cell(before: offset).lowerBound, .downstream)
  }

  func outsideOfCells(_ offset: ScalarOffset) -> ScalarOffset {
    let place = linePlace(of: TextPosition(offset))
    return start(of: place.line.paragraph).advanced(by: place.gap.offset)
  }

  /// The scalars of the cell that begins at a gap, or that holds the scalar after it; empty at the
  /// text's end.
  func cell(after offset: ScalarOffset) -> Range<ScalarOffset> {
    let place = linePlace(of: TextPosition(offset, .downstream))
    guard offset < document.endOffset,
      let index = place.visual.cellIndex(containing: place.gap.offset)
    else { return document.endOffset..<document.endOffset }
    return documentRange(place.visual.cells[index].range, in: place.line.paragraph)
  }

  /// The scalars of the cell that holds the scalar before a gap; empty at the text's start.
  func cell(before offset: ScalarOffset) -> Range<ScalarOffset> {
    guard offset.rawValue > 0 else { return offset..<offset }
    return cell(after: offset.advanced(by: -1))
  }

  func documentRange(_ range: Range<Int>, in paragraph: ParagraphIndex) -> Range<ScalarOffset> {
    let start = start(of: paragraph)
    return start.advanced(by: range.lowerBound)..<start.advanced(by: range.upperBound)
  }
}
