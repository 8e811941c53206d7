package import BidiAlgorithm
package import TextModel

/// The paragraph of the caret, for keys that go by paragraphs.
package struct CaretParagraph {
  package let index: ParagraphIndex
  /// Where it stands, its separator included, in scalars.
  package let range: Range<ScalarOffset>
  /// The gap before its separator.
  package let end: ScalarOffset
  package let direction: TextDirection
}

extension AppState {
  /// The paragraph of the caret, with what keys go by. O(its length).
  package var paragraphAtCaret: CaretParagraph {
    let document = session.document
    let index = caretParagraph
    let range = document.range(of: index)
    let separator = document.content(of: index).separatorCount
    return CaretParagraph(
      index: index, range: range, end: range.upperBound.advanced(by: -separator),
      direction: session.layout.direction(of: index))
  }

  /// Puts the caret before a scalar, and selects nothing.
  package mutating func putCaret(at offset: ScalarOffset) {
    session.select(Selection(caret: TextPosition(offset)))
  }

  /// Selects nothing; the caret stays.
  package mutating func letSelectionGo() {
    if !session.selection.isCaret { session.select(Selection(caret: session.selection.focus)) }
  }
}
