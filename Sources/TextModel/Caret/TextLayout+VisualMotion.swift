internal import BidiAlgorithm

// Visual motion walks one order of all places on the screen, the same in both directions: within a line from
// its left end to its right, from line to line by the paragraph's direction, from paragraph to paragraph by
// the document's flow. That is why Left and Right undo each other wherever they start.
extension TextLayout {
  /// The next place on the screen towards a side, or nil at the text's end.
  func visualNeighbour(of position: TextPosition, _ side: HorizontalSide) -> TextPosition? {
    let place = linePlace(of: position)
    let stops = place.visual.stops(at: place.index)
    let next = stops.index(of: place.gap) + (side == .right ? 1 : -1)
    if stops.stops.indices.contains(next) {
      let stop = stops.stops[next]
      return self.position(
        side == .right ? stop.fromLeft : stop.fromRight, in: place.line.paragraph)
    }
    if let crossed = side == .right ? stops.right : stops.left {
      let cell = place.visual.cells[crossed]
      return self.position(
        side == .right ? cell.rightEdge : cell.leftEdge, in: place.line.paragraph)
    }
    return line(beside: place.line, side).map { lineEdge($0, side.opposite) }
  }

  /// The line that motion enters from the end of another line at a side, or nil at the text's end.
  func line(beside line: LinePosition, _ side: HorizontalSide) -> LinePosition? {
    let isForward = (direction(of: line.paragraph) == .leftToRight) == (side == .right)
    if isForward, paragraph(line.paragraph).hasLine(line.line + 1) {
      return LinePosition(paragraph: line.paragraph, line: line.line + 1)
    }
    if !isForward, line.line > 0 {
      return LinePosition(paragraph: line.paragraph, line: line.line - 1)
    }
    let step = (flow == .leftToRight) == (side == .right) ? 1 : -1
    let next = line.paragraph.advanced(by: step)
    guard (0..<document.paragraphCount).contains(next.rawValue) else { return nil }
    return (direction(of: next) == .leftToRight) == (side == .right)
      ? LinePosition(paragraph: next, line: 0) : lastLine(of: next)
  }

  /// The outermost place of a line at a side, as motion from outside reaches it.
  func lineEdge(_ line: LinePosition, _ side: HorizontalSide) -> TextPosition {
    let visual = self.line(line)
    let gaps = visual.caretGaps
    let stops = visual.stops(at: side == .left ? gaps.lowerBound : gaps.upperBound).stops
    let stop = side == .left ? stops.first : stops.last
    let gap = side == .left ? stop?.fromLeft : stop?.fromRight
    return position(gap ?? ParagraphGap(visual.range.lowerBound, .upstream), in: line.paragraph)
  }
}

extension TextLayout {
  /// The end of the visual order at a side: where Left or Right has nowhere more to go.
  public func visualEnd(_ side: HorizontalSide) -> TextPosition {
    let isLast = (flow == .leftToRight) == (side == .right)
    let paragraph = ParagraphIndex(isLast ? document.paragraphCount - 1 : 0)
    let isLastLine = (direction(of: paragraph) == .leftToRight) == (side == .right)
    return lineEdge(
      isLastLine ? lastLine(of: paragraph) : LinePosition(paragraph: paragraph, line: 0), side)
  }
}
