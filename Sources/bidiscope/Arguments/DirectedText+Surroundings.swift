internal import BidiAlgorithm
internal import TextModel

extension DirectedText {
  /// A text beside which at most the keyboard and the cursor are known. Where nobody says where the
  /// cursor is, it is in the only paragraph of a text that has no other, else in none.
  ///
  /// - Parameters:
  ///   - document: the text.
  ///   - keyboard: the direction of the active keyboard, where it is known.
  ///   - cursorLine: the paragraph that the cursor is in, from 1, where that was said.
  init(_ document: Document, keyboard: TextDirection?, cursorLine: Int?) {
    self.init(document)
    self.keyboard = keyboard
    guard keyboard != nil else { return }
    if let cursorLine {
      // Of several texts one may be too short for it.
      if cursorLine <= document.paragraphCount { cursor = ParagraphIndex(cursorLine - 1) }
    } else if document.paragraphCountOfText == 1 {
      cursor = ParagraphIndex(0)
    }
  }
}
