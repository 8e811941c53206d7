internal import BidiAlgorithm

/// In which order visual motion passes the paragraphs of a text.
enum ParagraphOrder {
  /// A caret goes to the side of its key in every paragraph, and from one to the next by the
  /// document's flow.
  case flow
  /// An end that is extended goes the way a sweep goes: each paragraph from its start to its end,
  /// or back. In paragraphs of this direction that is the side of the key, in others the other
  /// side, so that no press takes more than what is next to where it stands.
  case sweep(TextDirection)
}

extension TextLayout {
  /// The side to which a key leads in a paragraph.
  func side(
    _ key: HorizontalSide, in paragraph: ParagraphIndex, _ order: ParagraphOrder
  ) -> HorizontalSide {
    switch order {
    case .flow: key
    case .sweep(let facing): direction(of: paragraph) == facing ? key : key.opposite
    }
  }

  /// The line that a key leads to from the end of another line, or nil at the text's end.
  func line(
    beside line: LinePosition, _ key: HorizontalSide, _ order: ParagraphOrder
  ) -> LinePosition? {
    let isForward = self.isForward(side(key, in: line.paragraph, order), in: line.paragraph)
    let paragraph = paragraph(line.paragraph)
    let beside = isForward ? paragraph.line(after: line.line) : paragraph.line(before: line.line)
    if let beside { return LinePosition(paragraph: line.paragraph, line: beside) }
    let step: Int =
      switch order {
      case .flow: (flow == .leftToRight) == (key == .right) ? 1 : -1
      case .sweep: isForward ? 1 : -1
      }
    let next = line.paragraph.advanced(by: step)
    guard (0..<document.paragraphCount).contains(next.rawValue) else { return nil }
    return self.isForward(side(key, in: next, order), in: next)
      ? LinePosition(paragraph: next, line: 0) : lastLine(of: next)
  }

  /// Whether a side is where the lines of a paragraph run to.
  func isForward(_ side: HorizontalSide, in paragraph: ParagraphIndex) -> Bool {
    (direction(of: paragraph) == .leftToRight) == (side == .right)
  }
}
