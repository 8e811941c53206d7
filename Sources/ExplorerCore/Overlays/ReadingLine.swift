/// A line to read in an overlay: words in the language of the screen, or a text that is not
/// translated and runs from left to right.
package struct ReadingLine {
  /// What a press on the line does.
  package struct Press {
    /// The columns of the text that can be pressed; nil for the whole row.
    package let columns: Range<Int>?
    /// What a press does.
    package let action: Action

    /// A press on the row, or on columns of the text.
    package init(_ action: Action, columns: Range<Int>? = nil) {
      (self.action, self.columns) = (action, columns)
    }
  }

  /// A text that is not translated, such as an example.
  package var text: String
  /// Words in the language of the screen, in place of the text.
  package var words: ScreenWords?
  package var role: Role
  /// Whether the text is typed, and stands behind a prompt.
  package private(set) var isTyped = false
  /// What presses do. Where columns overlap, the last entry counts.
  package var presses: [Press] = []

  /// Whether it says nothing.
  var isBlank: Bool { !isTyped && text.isEmpty && (words?.columns ?? 0) == 0 }

  /// A line of text; a blank line without a text.
  package init(text: String = "", role: Role = .text, presses: [Press] = []) {
    (self.text, self.role, self.presses) = (text, role, presses)
  }

  /// What is typed, as it can be printed, behind a prompt.
  package init(typed: String) {
    self.init(text: typed, role: .accent)
    isTyped = true
  }

  /// A line of words.
  package init(words: ScreenWords, role: Role = .text) {
    self.init(role: role)
    self.words = words
  }
}

extension Canvas {
  /// Draws lines below the first rows of an overlay's frame, beginning with one of them. Where not
  /// all are shown, the lower edge says how many; blank ones do not count. Presses on them do what
  /// the lines say.
  package mutating func draw(_ lines: [ReadingLine], from firstLine: Int, row first: Int) {
    let height = max(1, rows - 1 - first)
    for (row, line) in lines.dropFirst(firstLine).prefix(height).enumerated() {
      if line.isTyped {
        writePrompt(line.text, row: first + row, column: 2, line.role)
      } else if let words = line.words {
        write(words, row: first + row, column: 2, line.role)
        offer(line.presses, row: first + row)
      } else {
        drawLeftToRight(columns: 2..<columns - 1) {
          $0.write(verbatim: line.text, row: first + row, column: 0, line.role)
          $0.offer(line.presses, row: first + row)
        }
      }
    }
    let shown = lines.dropFirst(firstLine).prefix(height)
    OverlayFrame.say(
      shown.count { !$0.isBlank }, of: lines.count { !$0.isBlank }, into: &self)
  }

  private mutating func offer(_ presses: [ReadingLine.Press], row: Int) {
    for press in presses { offer(press.action, row: row, columns: press.columns) }
  }
}
