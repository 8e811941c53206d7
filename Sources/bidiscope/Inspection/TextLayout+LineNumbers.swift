internal import TextModel

extension TextLayout {
  /// The number of a visual line over the whole text, from 1. O(paragraphs before it).
  func number(of line: LinePosition) -> Int {
    let before = (0..<line.paragraph.rawValue).reduce(0) {
      $0 + paragraph(ParagraphIndex($1)).lineCount
    }
    return before + line.line + 1
  }
}
