internal import BidiAlgorithm
internal import TextModel

/// What stands beside the texts of a command, for strategies that ask it where a text decides
/// nothing: the one place where commands say it, so that all tell the same directions.
struct TextSurroundings {
  /// The direction of the active keyboard, where it is known. The file of a layout is read once.
  let keyboard: TextDirection?
  private let cursorLine: Int?

  /// What options say.
  ///
  /// - Parameters:
  ///   - keyboard: the keyboard.
  ///   - cursor: where the cursor is; nil where the command itself moves one.
  /// - Throws: what is wrong with the file of a keyboard.
  init(_ keyboard: KeyboardOption, _ cursor: CursorLineOption?) throws {
    self.keyboard = try keyboard.direction()
    cursorLine = cursor?.cursorLine
  }

  /// A text with what stands beside it.
  func directed(_ document: Document) -> DirectedText {
    DirectedText(document, keyboard: keyboard, cursorLine: cursorLine)
  }
}
