internal import Screen

/// What the heights of the panes were found out for.
package struct MeasuredScreen: Equatable, Sendable {
  var size: Size
  /// The rows that a foot takes.
  var footRows: Int
  var arrangement: Arrangement
  /// The text by its name, and whether it stands in for the user's own.
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
