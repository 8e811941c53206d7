/// The months of a calendar.
protocol CalendarRules: AnyObject {
  /// The span that holds a day.
  func span(containing day: CivilDay) -> MonthSpan

  /// Whether the years of an era are counted backwards, as before the Republic of China.
  func countsBackwards(era: Int) -> Bool
}

extension CalendarRules {
  func countsBackwards(era: Int) -> Bool { false }
}
