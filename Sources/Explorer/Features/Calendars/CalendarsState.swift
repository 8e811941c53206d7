internal import Calendars

/// What the calendars' panes show.
package struct CalendarsState: Equatable, Sendable {
  /// The day on the machine's clock; nil until it was told.
  package var today: Int?
  /// The day that is shown, in days since 1970-01-01; nil until today was told.
  package var day: Int?
  /// The chosen calendar, counted among all with their variants.
  package var chosen = 0
  /// The locale in which dates are worded beside the calendar's own.
  package var locale = "en"
  /// Whether the user has chosen the locale; else it is the first preferred one.
  package var isLocaleChosen = false
}

extension CalendarsState {
  /// The shown day.
  var shown: CivilDay? { day.map(CivilDay.init(rawValue:)) }

  /// The chosen calendar.
  var calendar: CalendarID { CalendarID.all[min(max(0, chosen), CalendarID.all.count - 1)] }
}
