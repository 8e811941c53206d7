internal import ExplorerCore
internal import TextModel

/// The piece of the caret's paragraph that is torn, marked in the text.
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
}
