/// A line of an overlay that is read: words in the language of the screen, or a text that stays as
/// it is and is read from the left.
package struct ReadingLine {
  /// What a press on it asks for.
  package struct Press {
    /// The columns of its text; nil where a press anywhere on its row counts.
    package let columns: Range<Int>?
    /// What it asks for.
    package let action: Action

    /// What a press on the row, or on columns of the text, asks for.
    package init(_ action: Action, columns: Range<Int>? = nil) {
      (self.action, self.columns) = (action, columns)
    }
  }

  /// What stays as it is, such as the reference, which is in English as the standard is.
  package var text: String
  /// What stands in its place: words in the language of the screen.
  package var words: ScreenWords?
  package var role: Role
  /// What presses on it ask for; the last that holds a cell counts.
  package var presses: [Press] = []

  /// A line of text; a blank one without any.
  package init(text: String = "", role: Role = .text, presses: [Press] = []) {
    (self.text, self.role, self.presses) = (text, role, presses)
  }

  /// A line of words.
  package init(words: ScreenWords, role: Role = .text) {
    self.init(role: role)
    self.words = words
  }
}

extension Canvas {
  /// Draws lines from one of them on, inside an overlay's frame below its first rows, and says at
  /// the lower edge where there are more. What presses on a line ask for is offered.
  package mutating func draw(_ lines: [ReadingLine], from firstLine: Int, row first: Int) {
    let height = max(1, rows - 1 - first)
    for (row, line) in lines.dropFirst(firstLine).prefix(height).enumerated() {
      if let words = line.words {
        write(words, row: first + row, column: 2, line.role)
        offer(line.presses, row: first + row)
      } else {
        drawLeftToRight(columns: 2..<columns - 1) {
          $0.write(verbatim: line.text, row: first + row, column: 0, line.role)
          $0.offer(line.presses, row: first + row)
        }
      }
    }
    if firstLine + height < lines.count { OverlayFrame.sayMoreBelow(into: &self) }
  }

  private mutating func offer(_ presses: [ReadingLine.Press], row: Int) {
    for press in presses { offer(press.action, row: row, columns: press.columns) }
  }
}
