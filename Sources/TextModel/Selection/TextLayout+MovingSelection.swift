internal import BidiAlgorithm

extension TextLayout {
  /// The selection after a motion key.
  ///
  /// While it is extended (Shift is held) the anchor stays. Else it becomes a caret: Left and Right go to its
  /// left and right end, all other keys move on from the focus.
  public func moved(
    _ selection: Selection, _ motion: CaretMotion, extending: Bool = false,
    policy: MotionPolicy = .visual
  ) -> Selection {
    if !extending, !selection.isCaret, motion == .left || motion == .right,
      let collapsed = collapsed(selection, motion == .left ? .left : .right)
    {
      return Selection(caret: collapsed)
    }
    let selection = extending ? byCharacter(selection) : selection
    let caret = moved(
      Caret(selection.focus, goalColumn: selection.goalColumn), motion, policy: policy,
      extending: extending)
    var result = extending ? selection : Selection(caret: caret.position)
    result.focus = caret.position
    result.goalColumn = caret.goalColumn
    return result
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
