internal import Calendars
package import ExplorerCore
internal import Locales
internal import Screen
internal import TextModel
internal import Wording

/// A day in 27 calendars: one line each, a month of two calendars, what is ahead, and a date for
/// the text.
package enum CalendarsFeature: Feature {
  package typealias State = CalendarsState

  package enum Action: Hashable, Sendable {
    /// The day on the machine's clock.
    case today(Int)
    /// Goes to today.
    case goToToday
    /// Goes on by a number of days; by months of the chosen calendar; by years.
    case move(days: Int), moveMonth(Int), moveYear(Int)
    /// Goes right by a number of places in the month, whichever way the week runs.
    case sideways(Int)
    /// Goes to a day, counted from 1970-01-01.
    case pick(Int)
    /// Moves the choice by a number of calendars; chooses the calendar of a line.
    case choose(by: Int), chooseLine(Int)
    /// Asks for a date; goes to the day of what was typed.
    case askDate, readDate(String)
    /// Asks for a locale; takes it.
    case askLocale, readLocale(String)
    /// Puts the chosen line's date into the text at the caret.
    case insert(isolated: Bool)
    /// Puts it into the text as a paragraph of its own.
    case open
  }

  package enum Effect: Hashable, Sendable {
    /// Tell what day it is by ``Action/today(_:)``.
    case tellToday
  }

  package static let initial = CalendarsState()
  package static let calendars = PaneID(CalendarsPane.self)
  package static let calendarMonth = PaneID(CalendarMonthPane.self)
  package static let calendarAhead = PaneID(CalendarAheadPane.self)
  package static let calendarPreview = PaneID(CalendarPreviewPane.self)
  package static let panes = [calendars, calendarMonth, calendarAhead, calendarPreview]

  /// The keys that all its panes have.
  static func commands(in pane: Words) -> [Command] {
    func named(_ what: Words) -> Words { "\(pane): \(what)" }
    // Not every keyboard has Insert: the palette offers what it does, of the first pane.
    let isOneOfMany = pane != calendars.title
    return [
      Command(
        named("month before"), "Goes back one month of the chosen calendar.", .pane,
        keys: [KeyPress(.pageUp)], isOneOfMany: true, .calendars(.moveMonth(-1))),
      Command(
        named("month after"), "Goes forward one month of the chosen calendar.", .pane,
        keys: [KeyPress(.pageDown)], isOneOfMany: true, .calendars(.moveMonth(1))),
      Command(
        named("year before"), "Goes back one year of the chosen calendar.", .pane,
        keys: [KeyPress(.pageUp, .shift), KeyPress(.pageUp, .alt)], isOneOfMany: true,
        .calendars(.moveYear(-1))),
      Command(
        named("year after"), "Goes forward one year of the chosen calendar.", .pane,
        keys: [KeyPress(.pageDown, .shift), KeyPress(.pageDown, .alt)], isOneOfMany: true,
        .calendars(.moveYear(1))),
      Command(
        named("today"), "Goes to today.", .pane, keys: [KeyPress(.home)], isOneOfMany: true,
        .calendars(.goToToday)),
      Command(
        named("type a date"),
        "Goes to a date, such as 2026-04-14 or tamil 1948-1-1.", .pane,
        keys: [.control("g")], isOneOfMany: true, .calendars(.askDate)),
      Command(
        named("locale"), "Shows the dates in another locale.", .pane, keys: [.alt("l")],
        isOneOfMany: true, .calendars(.askLocale)),
      Command(
        named("open"), "Puts the chosen date into the text as a paragraph of its own.", .pane,
        keys: [KeyPress(.enter)], isOneOfMany: true, .calendars(.open)),
      Command(
        named("insert isolated"), "Inserts the chosen date at the caret in FSI and PDI.", .pane,
        keys: [KeyPress(.insert)], isOneOfMany: isOneOfMany,
        .calendars(.insert(isolated: true))),
      Command(
        named("insert bare"), "Inserts the chosen date at the caret as it is.", .pane,
        keys: [KeyPress(.insert, .shift)], isOneOfMany: isOneOfMany,
        .calendars(.insert(isolated: false))),
    ]
  }

  /// What the key bar says of them.
  static let bar = [
    BarEntry("add paragraph", changesText: true, .calendars(.open)),
    BarEntry("isolated", changesText: true, .calendars(.insert(isolated: true))),
    BarEntry("bare", changesText: true, .calendars(.insert(isolated: false))),
    BarEntry("month", .calendars(.moveMonth(-1)), .calendars(.moveMonth(1))),
    BarEntry("today", .calendars(.goToToday)),
    BarEntry("date", .calendars(.askDate)),
  ]

  /// What is remembered, by name.
  private enum MemoryKey {
    static let locale = "calendars.locale"
  }

  package static func memory(_ app: AppState, for scope: MemoryScope) -> [String: String] {
    scope == .user && app.calendars.isLocaleChosen
      ? [MemoryKey.locale: app.calendars.locale] : [:]
  }

  package static func recall(
    _ memory: [String: String], for scope: MemoryScope, _ app: inout AppState,
    _ analyser: Analyser
  ) {
    if scope == .user, let locale = memory[MemoryKey.locale], LocaleIdentifier.isKnown(locale) {
      app.calendars.locale = locale
      app.calendars.isLocaleChosen = true
    }
  }
}

extension AppState {
  /// The calendars, and the day they show.
  package var calendars: CalendarsState {
    get { self[CalendarsFeature.self] }
    _modify { yield &self[CalendarsFeature.self] }
  }
}

extension Action {
  /// Something to do with the calendars.
  package static func calendars(_ action: CalendarsFeature.Action) -> Action {
    .feature(CalendarsFeature.self, action)
  }
}
