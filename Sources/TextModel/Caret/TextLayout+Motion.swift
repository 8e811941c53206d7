internal import BidiAlgorithm

extension TextLayout {
  /// Where a motion takes the caret; where it was if there is nothing there.
  ///
  /// `extending` says whether a selection is extended, which the third policy asks. The arrows that
  /// move in storage go by the direction of the paragraph of `facing` where it is given, such as a
  /// selection's anchor, so that they do not turn at a paragraph of the other direction; those that
  /// move on the screen then go the way a sweep goes.
  public func moved(
    _ caret: Caret, _ motion: CaretMotion, policy: MotionPolicy, extending: Bool = false,
    wraps: WrapPolicy, facing: TextPosition? = nil
  ) -> Caret {
    let isLogical = policy.isLogical(extending: extending)
    switch motion {
    case .up: return vertical(caret, by: -1)
    case .down: return vertical(caret, by: 1)
    case .pageUp(let lines): return vertical(caret, by: -max(1, lines))
    case .pageDown(let lines): return vertical(caret, by: max(1, lines))
    case .left, .right, .visualLeft, .visualRight, .logicalForward, .logicalBackward, .wordLeft,
      .wordRight, .wordForward, .wordBackward, .lineStart, .lineEnd, .paragraphStart, .paragraphEnd,
      .documentStart,
      .documentEnd:
      let order = facing.map { facing in
        ParagraphOrder.sweep(direction(of: document.paragraph(containing: facing.offset)))
      }
      return Caret(
        target(
          of: motion, from: caret.position,
          inStorageFacing: isLogical ? facing ?? caret.position : nil, order ?? .flow, wraps))
    }
  }

  private func target(
    of motion: CaretMotion, from position: TextPosition, inStorageFacing facing: TextPosition?,
    _ order: ParagraphOrder, _ wraps: WrapPolicy
  ) -> TextPosition {
    switch motion {
    case .left, .right:
      let side: HorizontalSide = motion == .left ? .left : .right
      guard let facing else { return visualNeighbour(of: position, side, wraps, order) ?? position }
      return (isForward(side, at: facing) ? logicalNext(position) : logicalPrevious(position))
        ?? position
    case .visualLeft: return visualNeighbour(of: position, .left, wraps, order) ?? position
    case .visualRight: return visualNeighbour(of: position, .right, wraps, order) ?? position
    case .logicalForward: return logicalNext(position) ?? position
    case .logicalBackward: return logicalPrevious(position) ?? position
    case .wordLeft, .wordRight:
      let side: HorizontalSide = motion == .wordLeft ? .left : .right
      guard let facing else { return wordNeighbour(of: position, side, order) }
      return logicalWord(from: position, isForward: isForward(side, at: facing))
    case .wordForward: return logicalWord(from: position, isForward: true)
    case .wordBackward: return logicalWord(from: position, isForward: false)
    case .lineStart: return lineStart(position)
    case .lineEnd: return lineEnd(position)
    case .paragraphStart: return paragraphStart(position)
    case .paragraphEnd: return paragraphEnd(position)
    case .documentStart: return TextPosition(ScalarOffset(0), .upstream)
    case .documentEnd: return TextPosition(document.endOffset, .downstream)
    case .up, .down, .pageUp, .pageDown: return position
    }
  }

  private func isForward(_ side: HorizontalSide, at position: TextPosition) -> Bool {
    let paragraph = document.paragraph(containing: position.offset)
    return (direction(of: paragraph) == .leftToRight) == (side == .right)
  }

  // MARK: Lines and paragraphs

  private func vertical(_ caret: Caret, by lines: Int) -> Caret {
    let place = place(of: caret.position)
    let goal = caret.goalColumn ?? place.column.rawValue + indent(of: place.line)
    let target = line(place.line, movedBy: lines)
    guard target != place.line else {
      let end = lines < 0 ? ScalarOffset(0) : document.endOffset
      return Caret(TextPosition(end, lines < 0 ? .upstream : .downstream))
    }
    let column = Column(goal - indent(of: target))
    return Caret(position(at: target, column: column), goalColumn: goal)
  }

  private func lineStart(_ position: TextPosition) -> TextPosition {
    let place = linePlace(of: position)
    let isAtStart =
      place.place.column.rawValue == place.visual.column(ofIndex: place.visual.startGap)
    if place.visual.isFirst || isAtStart { return paragraphStartPosition(place.line.paragraph) }
    return lineEdge(place.line, place.visual.direction == .rightToLeft ? .right : .left)
  }

  private func lineEnd(_ position: TextPosition) -> TextPosition {
    let place = linePlace(of: position)
    let isAtEnd = place.place.column.rawValue == place.visual.column(ofIndex: place.visual.endGap)
    if place.visual.isLast || isAtEnd { return paragraphEndPosition(place.line.paragraph) }
    return lineEdge(place.line, place.visual.direction == .rightToLeft ? .left : .right)
  }

  private func paragraphStart(_ position: TextPosition) -> TextPosition {
    let paragraph = document.paragraph(containing: position.offset)
    let start = paragraphStartPosition(paragraph)
    guard start.offset == position.offset, place(of: start).isAt(place(of: position)),
      paragraph.rawValue > 0
    else { return start }
    return paragraphStartPosition(paragraph.advanced(by: -1))
  }

  private func paragraphEnd(_ position: TextPosition) -> TextPosition {
    let paragraph = document.paragraph(containing: position.offset)
    let end = paragraphEndPosition(paragraph)
    guard end.offset == position.offset, place(of: end).isAt(place(of: position)),
      paragraph.rawValue + 1 < document.paragraphCount
    else { return end }
    return paragraphEndPosition(paragraph.advanced(by: 1))
  }

  private func paragraphStartPosition(_ paragraph: ParagraphIndex) -> TextPosition {
    TextPosition(start(of: paragraph), .upstream)
  }

  private func paragraphEndPosition(_ paragraph: ParagraphIndex) -> TextPosition {
    position(ParagraphGap(self.paragraph(paragraph).contentEnd, .downstream), in: paragraph)
  }
}
