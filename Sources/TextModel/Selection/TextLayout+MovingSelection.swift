internal import BidiAlgorithm

extension TextLayout {
  /// The selection after a motion key.
  ///
  /// While it is extended (Shift is held) the anchor stays, and a press back undoes the press out.
  /// Else it becomes a caret: Left and Right go to its left and right end, all other keys move on
  /// from the focus.
  public func moved(
    _ selection: Selection, _ motion: CaretMotion, extending: Bool = false,
    policy: MotionPolicy, wraps: WrapPolicy
  ) -> Selection {
    if extending, let block = movedBlock(selection, motion) { return block }
    if !extending, !selection.isCaret, motion == .left || motion == .right,
      let collapsed = collapsed(selection, motion == .left ? .left : .right)
    {
      return Selection(caret: collapsed)
    }
    var selection = extending ? byCharacter(selection) : selection
    selection.block = nil
    let caret = moved(
      Caret(selection.focus, goalColumn: selection.goalColumn), motion, policy: policy,
      extending: extending, wraps: wraps, facing: extending ? selection.anchor : nil)
    var result = extending ? selection : Selection(caret: caret.position)
    result.words = selection.words
    result.focus =
      extending
      ? settled(
        caret.position, for: selection.anchor, motion,
        isLogical: policy.isLogical(extending: true))
      : caret.position
    result.goalColumn = caret.goalColumn
    return result
  }

  /// The focus after a motion, leaning towards the anchor, so that it does not matter from where a
  /// place was reached; at the anchor's own place it is the anchor.
  private func settled(
    _ focus: TextPosition, for anchor: TextPosition, _ motion: CaretMotion, isLogical: Bool
  ) -> TextPosition {
    switch motion {
    case .logicalForward, .logicalBackward, .wordForward, .wordBackward:
      return settledInStorage(focus, for: anchor)
    case .left, .right, .wordLeft, .wordRight:
      return isLogical ? settledInStorage(focus, for: anchor) : settledOnScreen(focus, for: anchor)
    case .visualLeft, .visualRight, .up, .down, .pageUp, .pageDown:
      return settledOnScreen(focus, for: anchor)
    case .lineStart, .lineEnd, .paragraphStart, .paragraphEnd, .documentStart, .documentEnd:
      let isThere = place(of: focus).isAt(place(of: anchor))
      return isThere && focus.offset == anchor.offset ? anchor : focus
    }
  }

  private func settledInStorage(
    _ focus: TextPosition, for anchor: TextPosition
  ) -> TextPosition {
    let offset = outsideOfCells(focus.offset)
    let start = outsideOfCells(anchor.offset)
    if offset == start { return anchor }
    return TextPosition(offset, offset > start ? .upstream : .downstream)
  }

  private func settledOnScreen(
    _ focus: TextPosition, for anchor: TextPosition
  ) -> TextPosition {
    if areBesideAWrap(focus, anchor) { return anchor }
    let now = linePlace(of: focus)
    let start = linePlace(of: anchor)
    if now.place.isAt(start.place) { return anchor }
    let stop = now.visual.stops(at: now.index).stop
    let side = inner(of: visualGap(of: focus), to: visualGap(of: anchor))
    return position(side == .left ? stop.fromLeft : stop.fromRight, in: now.line.paragraph)
  }

  /// The end of a selection at a side of the screen; nil where nothing stands between its ends.
  private func collapsed(_ selection: Selection, _ side: HorizontalSide) -> TextPosition? {
    let (from, to) = extent(of: selection)
    guard from != to else { return nil }
    let upper = min(from, to)
    let lower = max(from, to)
    let isLeftToRight = line(upper.line).direction == .leftToRight
    let isUpper = upper.line == lower.line ? side == .left : isLeftToRight == (side == .left)
    let wanted = isUpper ? upper : lower
    if selection.granularity == .character {
      return visualGap(of: selection.focus) == wanted ? selection.focus : selection.anchor
    }
    return position(at: wanted.line, column: wanted.column, leaning: side.opposite)
  }

  /// The same extent with its ends where they are shown, to be extended from there.
  private func byCharacter(_ selection: Selection) -> Selection {
    guard selection.granularity != .character else { return selection }
    let (from, to) = extent(of: selection)
    let isForward = visualGap(of: selection.anchor) <= visualGap(of: selection.focus)
    return self.selection(from: isForward ? from : to, to: isForward ? to : from)
  }

  /// The selection with its focus at a place, the anchor where it was: Shift and click, or a drag.
  public func extended(_ selection: Selection, to gap: VisualGap) -> Selection {
    let drag = self.selection(from: visualGap(of: selection.anchor), to: gap)
    var result = selection
    result.focus = drag.focus
    result.goalColumn = nil
    return result
  }
}
