internal import ExplorerCore
internal import TextModel

/// What the chosen finding is about, marked in the text while the list is on the screen.
enum FindingMarks: TextContribution {
  /// Nothing where lines are shown otherwise than they are.
  static func marks(
    on lines: [LinePosition], _ app: AppState, _ analysis: Analysis
  ) -> [TextMark] {
    guard app.arrangement.panes.contains(FindingsFeature.findings),
      !app.hidesCaret(analysis),
      let found = app.chosenFinding, !found.range.isEmpty
    else { return [] }
    return [TextMark([found.range], .match(isCurrent: true))]
  }
}
