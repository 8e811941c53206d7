internal import BidiAlgorithm

extension TextLayout {
  /// The gap on the screen at which a position stands.
  public func visualGap(of position: TextPosition) -> VisualGap {
    let place = place(of: position)
    return VisualGap(line: place.line, column: place.column)
  }

  /// The selection of a drag between two gaps on the screen.
  ///
  /// Each end leans on the cell inside the drag, so that the one range of
  /// ``SelectionPolicy/single`` is between the outer edges of the first and the last cell taken. A
  /// gap inside a wide cell goes to its nearer edge, in the middle to the left. A caret leans to
  /// the side of the cell that was pressed, where that is said.
  public func selection(
    from anchor: VisualGap, to focus: VisualGap, granularity: Selection.Granularity = .character,
    leaning side: HorizontalSide? = nil
  ) -> Selection {
    let anchor = normalized(anchor)
    let focus = normalized(focus)
    guard anchor != focus else {
      let caret =
        side.map { position(at: anchor.line, column: anchor.column, leaning: $0) }
        ?? position(at: anchor.line, column: anchor.column)
      return Selection(anchor: caret, focus: caret, granularity: granularity)
    }
    return Selection(
      anchor: position(
        at: anchor.line, column: anchor.column, leaning: inner(of: anchor, to: focus)),
      focus: position(at: focus.line, column: focus.column, leaning: inner(of: focus, to: anchor)),
      granularity: granularity)
  }

  /// The side of a gap on which what is selected between it and another gap stands.
  func inner(of gap: VisualGap, to other: VisualGap) -> HorizontalSide {
    if gap.line == other.line { return gap.column < other.column ? .right : .left }
    let isForward = gap.line < other.line
    return (line(gap.line).direction == .leftToRight) == isForward ? .right : .left
  }

  /// The gap between cells nearest to a gap that may be anywhere.
  public func normalized(_ gap: VisualGap) -> VisualGap {
    let position = clamp(gap.line)
    return VisualGap(
      line: position, column: Column(line(position).nearestGap(toColumn: gap.column.rawValue)))
  }

  /// The gap of `inspect --select`: a visual line over the whole text from 1, and a gap between
  /// cells from 0 at the left end of that line's text; nil where there is no such line or the gap
  /// is beyond its ends.
  public func visualGap(lineNumber: Int, column: Int) -> VisualGap? {
    guard let position = line(number: lineNumber - 1), column >= 0,
      column <= line(position).width
    else { return nil }
    return normalized(VisualGap(line: position, column: Column(column)))
  }

  /// The gaps between which a selection takes what is on the screen, in no order: its ends, moved
  /// out to the edges of the words, lines or paragraphs they are in.
  public func extent(of selection: Selection) -> (from: VisualGap, to: VisualGap) {
    let anchor = linePlace(of: selection.anchor)
    let focus = linePlace(of: selection.focus)
    let from = unit(at: anchor, selection.granularity, selection.words)
    let to = unit(at: focus, selection.granularity, selection.words)
    let ends = [from.from, from.to, to.from, to.to]
    guard let upperLine = ends.map(\.line).min(), let lowerLine = ends.map(\.line).max() else {
      return (from.from, to.to)
    }
    if selection.granularity == .character { return (from.from, to.to) }
    func outermost(_ line: LinePosition, isStart: Bool) -> VisualGap {
      let columns = ends.filter { $0.line == line }.map(\.column)
      let isLeft = (self.line(line).direction == .leftToRight) == isStart
      return VisualGap(
        line: line, column: (isLeft ? columns.min() : columns.max()) ?? Column(0))
    }
    return (outermost(upperLine, isStart: true), outermost(lowerLine, isStart: false))
  }

  /// The unit of a granularity at a place, as two gaps.
  private func unit(
    at place: LinePlace, _ granularity: Selection.Granularity, _ words: WordPolicy
  ) -> (from: VisualGap, to: VisualGap) {
    func gap(_ column: Int) -> VisualGap { VisualGap(line: place.line, column: Column(column)) }
    let here = gap(place.visual.column(ofIndex: place.index))
    switch granularity {
    case .character: return (here, here)
    case .word:
      guard let columns = wordColumns(at: place, words) else { return (here, here) }
      return (gap(columns.lowerBound), gap(columns.upperBound))
    case .line: return (gap(0), gap(place.visual.width))
    case .paragraph: return paragraphUnit(place.line.paragraph)
    case .document:
      let all = everything
      return (visualGap(of: all.anchor), visualGap(of: all.focus))
    }
  }

  /// From a paragraph's start to the next one's, its separator with it, or to the text's end.
  private func paragraphUnit(_ paragraph: ParagraphIndex) -> (from: VisualGap, to: VisualGap) {
    let first = startGap(of: LinePosition(paragraph: paragraph, line: 0))
    let next = paragraph.advanced(by: 1)
    if next.rawValue < document.paragraphCount {
      return (first, startGap(of: LinePosition(paragraph: next, line: 0)))
    }
    let last = lastLine(of: paragraph)
    let visual = line(last)
    return (
      first, VisualGap(line: last, column: Column(visual.column(ofIndex: visual.endGap)))
    )
  }

  private func startGap(of position: LinePosition) -> VisualGap {
    let visual = line(position)
    return VisualGap(line: position, column: Column(visual.column(ofIndex: visual.startGap)))
  }
}
