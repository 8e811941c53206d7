internal import Screen
internal import TextModel
internal import UnicodeData

/// For which screen the heights of the panes were found out.
package struct MeasuredScreen: Equatable, Sendable {
  var size: Size
  /// The rows that a foot takes.
  var footRows: Int
  var arrangement: Arrangement
  /// The name of the text, and whether it stands in for the user's own.
  @Exact var name: String
  var isAnother: Bool
  /// The version of the text.
  var revision: UInt64
  /// Whether a pane still waited for what it shows.
  var isWaiting: Bool
  /// How many answers had come to the panes by then.
  var answers: Int

  init(_ app: AppState) {
    size = app.size
    footRows = app.footRows
    arrangement = app.arrangement
    name = app.name
    isAnother = app.isShowingAnotherText
    revision = app.session.revision
    isWaiting = app.arrangement.panes.contains { $0.pane.isWaiting(app) }
    answers = app.arrangement.panes.reduce(0) { $0 + $1.pane.answersThere(app) }
  }

  /// Whether the heights that were found out for another one hold for it: no key that types
  /// changes them, only what a pane waited for when it was opened.
  func keepsHeights(of former: MeasuredScreen) -> Bool {
    var same = former
    (same.revision, same.isWaiting, same.answers) = (revision, isWaiting, answers)
    let hasCome =
      former.isWaiting && (!isWaiting || answers > former.answers) && former.revision == revision
    return same == self && !hasCome
  }
}
