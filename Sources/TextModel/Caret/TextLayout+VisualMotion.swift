internal import BidiAlgorithm

// Visual motion walks one order of all places on the screen, the same in both directions: within a
// line from its left end to its right, from line to line by the paragraph's direction, from
// paragraph to paragraph by the document's flow. A place is a line and a column: gaps with nothing
// visible between them are at one place. So Left and Right undo each other wherever they start, by
// place, and every press is seen. An end that is extended walks in the order of a sweep.
//
// Spaces that hang over a line's end have no columns there: a screen shows the caret at the margin
// for all gaps behind it. These are one place too, but for an end that is extended, which takes
// them one by one.
extension TextLayout {
  /// The next place on the screen towards a side, or nil at the text's end.
  ///
  /// With one stop at a wrap, its two sides are one place: motion from one of them starts at the
  /// other, and motion that reaches the end of the line above goes on to the start of the line
  /// below.
  func visualNeighbour(
    of position: TextPosition, _ key: HorizontalSide, _ wraps: WrapPolicy,
    _ order: ParagraphOrder
  ) -> TextPosition? {
    var place = VisualPlace(linePlace(of: position))
    if wraps == .twoStops {
      return seenNeighbour(of: place, key, order).map { landing(at: $0, key, order) }
    }
    let paragraph = place.line.paragraph
    if isForward(side(key, in: paragraph, order), in: paragraph) { place = belowWrap(place) }
    guard var next = seenNeighbour(of: place, key, order) else { return nil }
    while areSidesOfAWrap(place, next), let beyond = seenNeighbour(of: next, key, order) {
      (place, next) = (next, beyond)
    }
    return landing(at: belowWrap(next), key, order)
  }

  /// Whether two positions are at the two sides of a wrap.
  func areBesideAWrap(_ a: TextPosition, _ b: TextPosition) -> Bool {
    areSidesOfAWrap(VisualPlace(linePlace(of: a)), VisualPlace(linePlace(of: b)))
  }

  /// The start of the line below for the end of a line where the two are one stop; else the place.
  private func belowWrap(_ place: VisualPlace) -> VisualPlace {
    let side = forward(in: place.line.paragraph)
    var place = place
    while let next = neighbour(of: place, side, .flow), areSidesOfAWrap(place, next) {
      place = next
    }
    return place
  }

  /// The side to which the lines of a paragraph run.
  private func forward(in paragraph: ParagraphIndex) -> HorizontalSide {
    direction(of: paragraph) == .leftToRight ? .right : .left
  }

  /// Whether places are the end of a line and the start of the next, with a gap in storage in
  /// common.
  private func areSidesOfAWrap(_ a: VisualPlace, _ b: VisualPlace) -> Bool {
    guard a.line.paragraph == b.line.paragraph, abs(a.line.line - b.line.line) == 1 else {
      return false
    }
    let (upper, lower) = a.line < b.line ? (a, b) : (b, a)
    if endsInHiddenBreak(upper) { return false }
    let wrap = self.line(lower.line).range.lowerBound
    let side = forward(in: a.line.paragraph)
    // A line without a visible cell has one place only, and that is its own.
    guard isOutermost(upper, side), !isOutermost(upper, side.opposite),
      isOutermost(lower, side.opposite), !isOutermost(lower, side)
    else { return false }
    return [(upper, ParagraphGap(wrap, .upstream)), (lower, ParagraphGap(wrap, .downstream))]
      .allSatisfy { place, gap in
        let there = linePlace(of: position(gap, in: place.line.paragraph))
        return there.line == place.line && VisualPlace(there).column == place.column
      }
  }

  /// Whether a place is at an end of its line.
  private func isOutermost(_ place: VisualPlace, _ side: HorizontalSide) -> Bool {
    let stops = place.visual.stops(at: place.index)
    return (side == .left ? stops.left : stops.right) == nil
  }

  /// The first place towards a side that is seen elsewhere. Of the places that are seen at the
  /// margin where a line wraps it is the innermost, which stands there; at a paragraph's end the
  /// last in the direction of motion, so that its end is reached. O(spaces that hang).
  private func seenNeighbour(
    of place: VisualPlace, _ key: HorizontalSide, _ order: ParagraphOrder
  ) -> VisualPlace? {
    guard case .flow = order else { return neighbour(of: place, key, order) }
    let last = outermost(from: place, key, order)
    guard let next = neighbour(of: last, key, order) else { return nil }
    let isEntered = next.line != place.line
    return isEntered || next.visual.isLast ? outermost(from: next, key, order) : next
  }

  /// The last place towards a side of those that are seen where a place is, on its line.
  private func outermost(
    from place: VisualPlace, _ key: HorizontalSide, _ order: ParagraphOrder
  ) -> VisualPlace {
    var place = place
    while let next = neighbour(of: place, key, order), next.line == place.line,
      seenColumn(of: next) == seenColumn(of: place)
    { place = next }
    return place
  }

  /// The column where a place is seen, from the left end of the lines' width: what hangs over the
  /// line's end is seen at the margin.
  private func seenColumn(of place: VisualPlace) -> Int {
    let column = place.column + indent(of: place.line)
    guard let width = settings.width else { return column }
    return place.visual.direction == .leftToRight ? min(column, width) : max(column, 0)
  }

  /// The place beside a place, on its line or at the end of the line that motion enters.
  private func neighbour(
    of place: VisualPlace, _ key: HorizontalSide, _ order: ParagraphOrder
  ) -> VisualPlace? {
    let stops = place.visual.stops(at: place.index)
    let side = self.side(key, in: place.line.paragraph, order)
    if let crossed = side == .right ? stops.right : stops.left {
      return VisualPlace(
        line: place.line, visual: place.visual, index: side == .right ? crossed + 1 : crossed)
    }
    return line(beside: place.line, key, order).map { line in
      let visual = self.line(line)
      let gaps = visual.caretGaps
      let isFromLeft = self.side(key, in: line.paragraph, order) == .right
      return VisualPlace(
        line: line, visual: visual, index: isFromLeft ? gaps.lowerBound : gaps.upperBound)
    }
  }

  /// The gap of a place that is last in the direction of motion.
  private func landing(
    at place: VisualPlace, _ key: HorizontalSide, _ order: ParagraphOrder
  ) -> TextPosition {
    let stop = place.visual.stops(at: place.index).stop
    let isToRight = side(key, in: place.line.paragraph, order) == .right
    var gap = isToRight ? stop.fromLeft : stop.fromRight
    // What is typed at the end of a line goes before the separator that ends it.
    if gap == ParagraphGap(place.visual.range.upperBound, .upstream), endsInHiddenBreak(place) {
      gap = ParagraphGap(gap.offset - 1, .downstream)
    }
    return position(gap, in: place.line.paragraph)
  }

  /// Whether the line of a place ends in a line separator (U+2028) that takes no column.
  private func endsInHiddenBreak(_ place: VisualPlace) -> Bool {
    let last = place.visual.range.upperBound - 1
    guard !place.visual.isLast, let index = place.visual.cellIndex(containing: last),
      !place.visual.cells[index].isVisible
    else { return false }
    return paragraph(place.line.paragraph).content.scalars[last].value == 0x2028
  }

  /// The outermost gap of a line at a side.
  package func lineEdge(_ line: LinePosition, _ side: HorizontalSide) -> TextPosition {
    let visual = self.line(line)
    let gaps = visual.caretGaps
    let stop = visual.stops(at: side == .left ? gaps.lowerBound : gaps.upperBound).stop
    return position(side == .left ? stop.fromRight : stop.fromLeft, in: line.paragraph)
  }
}
