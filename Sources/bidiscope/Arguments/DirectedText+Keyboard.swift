internal import BidiAlgorithm
internal import TextModel

extension DirectedText {
  /// A text beside which at most the keyboard is known. The cursor is in the only paragraph of a
  /// text that has no other, else in none.
  ///
  /// - Parameters:
  ///   - document: the text.
  ///   - keyboard: the direction of the active keyboard, where it is known.
  init(_ document: Document, keyboard: TextDirection?) {
    self.init(document)
    self.keyboard = keyboard
    if keyboard != nil, document.paragraphCountOfText == 1 { cursor = ParagraphIndex(0) }
  }
}
