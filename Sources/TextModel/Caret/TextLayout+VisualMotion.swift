internal import BidiAlgorithm

// Visual motion walks one order of all places on the screen, the same in both directions: within a
// line from its left end to its right, from line to line by the paragraph's direction, from
// paragraph to paragraph by the document's flow. That is why Left and Right undo each other
// wherever they start: by place, for gaps with nothing visible between them are one place.
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
    if place(of: next).line != here, arePlacesBesideAWrap(position, next) {
      next = nextStop(from: next, side) ?? next
    }
    let now = linePlace(of: next)
    let isAtEnd = now.place.column.rawValue == now.visual.column(ofIndex: now.visual.endGap)
    let isForward = (now.visual.direction == .leftToRight) == (side == .right)
    guard isForward, isAtEnd, !now.visual.isLast, let beyond = nextStop(from: next, side),
      arePlacesBesideAWrap(next, beyond)
    else { return next }
    return beyond
  }

  /// The gaps of the place at which a position stands.
  private func stopGaps(at position: TextPosition) -> [TextPosition] {
    let place = linePlace(of: position)
    let stops = place.visual.stops(at: place.index)
    return stops.stops.flatMap { [$0.fromLeft, $0.fromRight] }
      .map { self.position($0, in: place.line.paragraph) }
  }

  /// Whether the places of two positions share a gap in storage, at the end of a line and at the
  /// start of the next. Beside a hidden cell a place has several gaps.
  private func arePlacesBesideAWrap(_ a: TextPosition, _ b: TextPosition) -> Bool {
    let others = stopGaps(at: b)
    return stopGaps(at: a).contains { gap in others.contains { areSidesOfAWrap(gap, $0) } }
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
    if let crossed = side == .right ? stops.right : stops.left {
      return entered(place.line, at: side == .right ? crossed + 1 : crossed, going: side)
    }
    return line(beside: place.line, side).flatMap { line in
      let gaps = self.line(line).caretGaps
      return entered(line, at: side == .right ? gaps.lowerBound : gaps.upperBound, going: side)
    }
  }

  /// What motion towards a side reaches of the gaps at the column of a visual gap.
  private func entered(
    _ line: LinePosition, at index: Int, going side: HorizontalSide
  ) -> TextPosition? {
    self.line(line).stops(at: index).stop.map {
      position(side == .right ? $0.fromLeft : $0.fromRight, in: line.paragraph)
    }
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
