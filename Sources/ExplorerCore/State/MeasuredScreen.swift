internal import Screen

/// For which screen the heights of the panes were found out.
package struct MeasuredScreen: Equatable, Sendable {
  var size: Size
  /// The rows that a foot takes.
  var footRows: Int
  var arrangement: Arrangement
  /// The name of the text, and whether it stands in for the user's own.
  var name: String
  var isAnother: Bool

  init(_ app: AppState) {
    size = app.size
    footRows = app.footRows
    arrangement = app.arrangement
    name = app.name
    isAnother = app.isShowingAnotherText
  }
}
