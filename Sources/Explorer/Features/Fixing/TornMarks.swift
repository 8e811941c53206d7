internal import ExplorerCore
internal import TextModel

/// The piece of the caret's paragraph that is torn, marked in the text, and a sign beside each
/// paragraph in which something is.
enum TornMarks: TextContribution {
  /// Nothing where lines are shown otherwise than they are: the piece is torn as it is drawn.
  static func marks(
    on lines: [LinePosition], _ app: AppState, _ analysis: Analysis
  ) -> [TextMark] {
    guard lines.contains(where: { $0.paragraph == analysis.paragraph }),
      !app.hidesCaret(analysis),
      let piece = app.verdict(analysis)?.piece
    else { return [] }
    let range = analysis.offset(piece)
    return [
      TextMark([ScalarOffset(range.lowerBound)..<ScalarOffset(range.upperBound)], .torn)
    ]
  }

  /// Where there is but one paragraph, the verdict says it.
  static func sign(
    of paragraph: ParagraphIndex, _ app: AppState, _ analysis: Analysis
  ) -> Unicode.Scalar? {
    analysis.document.paragraphCount > 1 && app.isKnownTorn(paragraph, analysis) ? Sign.torn : nil
  }
}
