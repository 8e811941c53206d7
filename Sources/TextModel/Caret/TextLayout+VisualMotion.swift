internal import BidiAlgorithm

// Visual motion walks one order of all places on the screen, the same in both directions: within a
// line from its left end to its right, from line to line by the paragraph's direction, from
// paragraph to paragraph by the document's flow. That is why Left and Right undo each other
// wherever they start.
extension TextLayout {
  /// The next place on the screen towards a side, or nil at the text's end.
  ///
  /// With one stop at a wrap, its two sides are one place: motion from one of them starts at the
  /// other, and motion that reaches the end of the line above goes on to the start of the line
  /// below.
  func visualNeighbour(
    of position: TextPosition, _ side: HorizontalSide, _ wraps: WrapPolicy
  ) -> TextPosition? {
    guard var next = nextStop(from: position, side), wraps == .oneStop else {
      return nextStop(from: position, side)
    }
    let here = place(of: position).line
    if place(of: next).line != here,
      stopGaps(at: position).contains(where: { areSidesOfAWrap($0, next) })
    {
      next = nextStop(from: next, side) ?? next
    }
    let now = linePlace(of: next)
    let isAtEnd = now.place.column.rawValue == now.visual.column(ofIndex: now.visual.endGap)
    let isForward = (now.visual.direction == .leftToRight) == (side == .right)
    guard isForward, isAtEnd, !now.visual.isLast, let beyond = nextStop(from: next, side),
      areSidesOfAWrap(next, beyond)
    else { return next }
    return beyond
  }

  /// The gaps of the stop at which a position stands.
  private func stopGaps(at position: TextPosition) -> [TextPosition] {
    let place = linePlace(of: position)
    let stops = place.visual.stops(at: place.index)
    let stop = stops.stops[stops.index(of: place.gap)]
    return [stop.fromLeft, stop.fromRight].map { self.position($0, in: place.line.paragraph) }
  }

  /// Whether two positions are one gap in storage, at the end of a line and at the start of the
  /// next.
  func areSidesOfAWrap(_ a: TextPosition, _ b: TextPosition) -> Bool {
    guard outsideOfCells(a.offset) == outsideOfCells(b.offset) else { return false }
    let (first, second) = (place(of: a).line, place(of: b).line)
    return first != second && first.paragraph == second.paragraph
  }

  /// Whether two positions are the two sides of a wrap, and motion leads from one straight to the
  /// other.
  func areBesideAWrap(_ a: TextPosition, _ b: TextPosition) -> Bool {
    guard areSidesOfAWrap(a, b) else { return false }
    let other = place(of: b)
    return [HorizontalSide.left, .right].contains { side in
      nextStop(from: a, side).map { place(of: $0).isAt(other) } ?? false
    }
  }

  private func nextStop(from position: TextPosition, _ side: HorizontalSide) -> TextPosition? {
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
    let paragraph = paragraph(line.paragraph)
    let beside = isForward ? paragraph.line(after: line.line) : paragraph.line(before: line.line)
    if let beside { return LinePosition(paragraph: line.paragraph, line: beside) }
    let step = (flow == .leftToRight) == (side == .right) ? 1 : -1
    let next = line.paragraph.advanced(by: step)
    guard (0..<document.paragraphCount).contains(next.rawValue) else { return nil }
    return (direction(of: next) == .leftToRight) == (side == .right)
      ? LinePosition(paragraph: next, line: 0) : lastLine(of: next)
  }

  /// The outermost place of a line at a side, as motion from outside reaches it.
  package func lineEdge(_ line: LinePosition, _ side: HorizontalSide) -> TextPosition {
    let visual = self.line(line)
    let gaps = visual.caretGaps
    let stops = visual.stops(at: side == .left ? gaps.lowerBound : gaps.upperBound).stops
    let stop = side == .left ? stops.first : stops.last
    let gap = side == .left ? stop?.fromLeft : stop?.fromRight
    return position(gap ?? ParagraphGap(visual.range.lowerBound, .upstream), in: line.paragraph)
  }
}
