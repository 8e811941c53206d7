/// A line of an overlay that is read: words in the language of the screen, or a text that stays as
/// it is and is read from the left.
package struct ReadingLine {
  /// What stays as it is, such as the reference, which is in English as the standard is.
  package var text: String
  /// What stands in its place: words in the language of the screen.
  package var words: ScreenWords?
  package var role: Role

  /// A line of text; a blank one without any.
  package init(text: String = "", role: Role = .text) {
    (self.text, self.role) = (text, role)
  }

  /// A line of words.
  package init(words: ScreenWords, role: Role = .text) {
    self.init(role: role)
    self.words = words
  }
}

extension Canvas {
  /// Draws lines from one of them on, inside an overlay's frame below its first rows, and says at
  /// the lower edge where there are more.
  package mutating func draw(_ lines: [ReadingLine], from firstLine: Int, row first: Int) {
    let height = max(1, rows - 1 - first)
    for (row, line) in lines.dropFirst(firstLine).prefix(height).enumerated() {
      if let words = line.words {
        write(words, row: first + row, column: 2, line.role)
      } else {
        drawLeftToRight(columns: 2..<columns - 1) {
          $0.write(verbatim: line.text, row: first + row, column: 0, line.role)
        }
      }
    }
    if firstLine + height < lines.count { OverlayFrame.sayMoreBelow(into: &self) }
  }
}
