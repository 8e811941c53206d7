internal import ExplorerCore

/// A pane that shows a day, and asks for the rows that a day takes before any is known.
///
/// The day is asked for when its pane opens; the sizes are found out then too, and stay.
protocol DatedPane: Pane {}

extension DatedPane {
  static func wish(_ app: AppState, _ analysis: Analysis, rows: Int, columns: Int) -> Int {
    rowsFilled(app.withDay(), analysis, rows: rows, columns: columns)
  }
}

extension AppState {
  /// The same with a day to show, to find out sizes.
  func withDay() -> AppState {
    var app = self
    app.calendars.day = calendars.measuredDay
    return app
  }
}
