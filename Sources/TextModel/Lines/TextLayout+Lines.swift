public import BidiAlgorithm

extension TextLayout {
  /// A visual line.
  public func line(_ position: LinePosition) -> VisualLine {
    paragraph(position.paragraph).line(position.line)
  }

  /// The scalars of a line in the document.
  public func range(of line: LinePosition) -> Range<ScalarOffset> {
    let start = start(of: line.paragraph)
    let range = paragraph(line.paragraph).range(ofLine: line.line)
    return start.advanced(by: range.lowerBound)..<start.advanced(by: range.upperBound)
  }

  /// The document's last line. Breaks its last paragraph.
  public var lastLine: LinePosition {
    lastLine(of: ParagraphIndex(document.paragraphCount - 1))
  }

  func lastLine(of paragraph: ParagraphIndex) -> LinePosition {
    LinePosition(paragraph: paragraph, line: self.paragraph(paragraph).lastLine)
  }

  /// The line below in the document, or nil after the last.
  public func line(after line: LinePosition) -> LinePosition? {
    if let next = paragraph(line.paragraph).line(after: line.line) {
      return LinePosition(paragraph: line.paragraph, line: next)
    }
    let next = line.paragraph.advanced(by: 1)
    guard next.rawValue < document.paragraphCount else { return nil }
    return LinePosition(paragraph: next, line: 0)
  }

  /// The line above in the document, or nil before the first.
  public func line(before line: LinePosition) -> LinePosition? {
    if let former = paragraph(line.paragraph).line(before: line.line) {
      return LinePosition(paragraph: line.paragraph, line: former)
    }
    guard line.paragraph.rawValue > 0 else { return nil }
    return lastLine(of: line.paragraph.advanced(by: -1))
  }

  /// The line some lines below (or above, where negative); the last or first where there are fewer.
  /// O(lines between).
  public func line(_ line: LinePosition, movedBy count: Int) -> LinePosition {
    var line = clamp(line)
    for _ in 0..<abs(count) {
      guard let next = count > 0 ? self.line(after: line) : self.line(before: line) else { break }
      line = next
    }
    return line
  }

  /// Up to `count` lines from one on.
  public func lines(from line: LinePosition, count: Int) -> [LinePosition] {
    var lines: [LinePosition] = []
    var next: LinePosition? = clamp(line)
    while let line = next, lines.count < count {
      lines.append(line)
      next = self.line(after: line)
    }
    return lines
  }

  /// The line that exists nearest to one: use it after an edit or a change of width.
  public func clamp(_ line: LinePosition) -> LinePosition {
    let paragraph = clamp(line.paragraph)
    if line.paragraph < paragraph { return LinePosition(paragraph: paragraph, line: 0) }
    if line.paragraph > paragraph { return lastLine(of: paragraph) }
    return LinePosition(paragraph: paragraph, line: self.paragraph(paragraph).nearest(line.line))
  }

  /// The line of this number over the whole text, from 0, or nil. O(paragraphs before it), each
  /// broken.
  public func line(number: Int) -> LinePosition? {
    guard number >= 0 else { return nil }
    var left = number
    for paragraph in 0..<document.paragraphCount {
      let index = ParagraphIndex(paragraph)
      let layout = self.paragraph(index)
      if layout.hasLine(left) { return LinePosition(paragraph: index, line: left) }
      left -= layout.lineCount
    }
    return nil
  }

  /// How many blank columns stand left of a line's text: those of a right-aligned line where a
  /// width is set, else 0. Negative where spaces hang over the left edge.
  public func indent(of line: LinePosition) -> Int {
    guard let width = settings.width else { return 0 }
    return alignment(of: line.paragraph) == .rightToLeft ? width - self.line(line).width : 0
  }

  /// The direction in which the arrows pass from paragraph to paragraph: that of the first
  /// paragraph with text in it, of the first 64.
  ///
  /// Within a paragraph the arrows follow its own direction; from one to the next they need one
  /// order for all, or Right at the end of a left-to-right paragraph and Right at the start of a
  /// right-to-left one after it would lead into each other for ever.
  public var flow: TextDirection {
    for paragraph in 0..<min(64, document.paragraphCount) {
      let index = ParagraphIndex(paragraph)
      let range = document.range(of: index)
      if range.upperBound.rawValue - range.lowerBound.rawValue > 2 || document.paragraphCount == 1 {
        return direction(of: index)
      }
    }
    return direction(of: ParagraphIndex(0))
  }
}
