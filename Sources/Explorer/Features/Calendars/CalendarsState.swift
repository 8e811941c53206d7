internal import Calendars
package import UnicodeData

/// What the calendars' panes show.
package struct CalendarsState: Equatable, Sendable {
  /// The day on the machine's clock; nil before it is known.
  package var today: Int?
  /// The shown day, in days since 1970-01-01; nil before today is known.
  package var day: Int?
  /// The number of the chosen calendar in the list with all variants.
  package var chosen = 0
  /// The locale of the dates that stand beside the calendar's own.
  @Exact package var locale: String = "en"
  /// Whether the user has chosen the locale; else it is the first preferred one.
  package var isLocaleChosen = false
}

extension CalendarsState {
  /// The shown day.
  var shown: CivilDay? { day.map(CivilDay.init(rawValue:)) }

  /// The day by which sizes are found out, in days since 1970-01-01. Before the day is known any
  /// other serves: a date of another length moves nothing.
  var measuredDay: Int { day ?? 20_000 }

  /// The chosen calendar.
  var calendar: CalendarID { CalendarID.all[min(max(0, chosen), CalendarID.all.count - 1)] }
}
