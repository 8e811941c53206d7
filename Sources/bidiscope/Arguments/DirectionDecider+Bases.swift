internal import BidiAlgorithm
internal import TextModel

extension DirectionDecider {
  /// The direction of each paragraph of a text, as UAX #9 is handed it.
  func bases(of text: DirectedText) -> [BaseDirection] {
    (0..<text.document.paragraphCount).map { decide(ParagraphIndex($0), in: text).base }
  }
}
