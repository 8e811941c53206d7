internal import Screen

/// What the heights of the panes were found out for.
package struct MeasuredScreen: Equatable, Sendable {
  var size: Size
  var arrangement: Arrangement
  /// The text by its name, and whether it stands in for the user's own.
  var name: String
  var isAnother: Bool

  init(_ app: AppState) {
    size = app.size
    arrangement = app.arrangement
    name = app.name
    isAnother = app.isShowingAnotherText
  }
}
