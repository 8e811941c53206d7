internal import Calendars
package import ExplorerCore
internal import Languages
internal import Locales
internal import Screen
internal import TextModel
internal import UnicodeData
internal import Wording

extension CalendarsFeature {
  private struct DatePrompt: PromptPurpose {
    var title: Words { "Go to date (2026-04-14, or tamil 1948-1-1)" }
    func action(for text: String) -> ExplorerCore.Action { .calendars(.readDate(text)) }
  }

  private struct LocalePrompt: PromptPurpose {
    var title: Words { "Locale (ar-EG, he, fa)" }
    func action(for text: String) -> ExplorerCore.Action { .calendars(.readLocale(text)) }
  }

  package static func update(
    _ app: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
    let facts = CalendarFacts(analyser.memory)
    switch action {
    case .today(let day):
      app.calendars.today = day
      if !app.calendars.isLocaleChosen, let locale = app.ownLocale { app.calendars.locale = locale }
      if app.calendars.day == nil { pick(day, &app) }
    case .goToToday: if let today = app.calendars.today { pick(today, &app) }
    case .pick(let day): pick(day, &app)
    case .move(let days): if let day = app.calendars.day { pick(day + days, &app) }
    case .sideways(let step):
      let isMirrored = LocaleDirection.isRightToLeft(app.calendars.locale)
      if let day = app.calendars.day { pick(day + (isMirrored ? -step : step), &app) }
    case .moveMonth(let step): move(&app, facts) { facts.day($0, movedByMonths: step, in: $1) }
    case .moveYear(let step): move(&app, facts) { facts.day($0, movedByYears: step, in: $1) }
    case .choose(let step): choose(app.calendars.chosen + step, &app)
    case .chooseLine(let line): choose(line, &app)
    case .askDate: app.open(PromptOverlay(DatePrompt()))
    case .readDate(let text): read(text, &app, facts)
    case .askLocale: app.open(PromptOverlay(LocalePrompt(), text: app.calendars.locale))
    case .readLocale(let text):
      if let refusal = LocaleIdentifier.refusal(text) {
        app.message = "\(refusal)."
        return .nothing
      }
      app.calendars.locale = text
      app.calendars.isLocaleChosen = true
      return .effect(.remember)
    case .insert(let isIsolated):
      guard let step = insertion(isolated: isIsolated, app, facts) else { return .nothing }
      return .action(.edit(step))
    case .open:
      guard let text = facts.text(of: app.calendars) else { return .nothing }
      return .action(.edit(app.newParagraph(text)))
        .then(.action(.focus(.text)))
    }
    return .nothing
  }

  /// The step that puts the chosen date in at the caret.
  static func insertion(
    isolated: Bool, _ app: AppState, _ facts: CalendarFacts
  ) -> SessionStep? {
    facts.text(of: app.calendars).map { .type($0, isIsolated: isolated) }
  }

  /// Asks what day it is when the panes are first shown.
  package static func follow(
    _ app: inout AppState, _ change: Change, _ analyser: Analyser
  ) -> Reaction {
    app.calendars.today == nil && app.arrangement.panes.contains(CalendarsFeature.calendars)
      ? .effect(CalendarsFeature.self, .tellToday) : .nothing
  }

  /// Takes a day of the range, or says that it is not one.
  private static func pick(_ day: Int, _ app: inout AppState) {
    let range = CalendarBook.range
    guard range.contains(CivilDay(rawValue: day)) else {
      app.message =
        "Days run from \(verbatim: range.lowerBound.iso) to \(verbatim: range.upperBound.iso)."
      return
    }
    app.calendars.day = day
  }

  private static func move(
    _ app: inout AppState, _ facts: CalendarFacts, _ moved: (CivilDay, CalendarID) -> CivilDay?
  ) {
    guard let day = app.calendars.shown else { return }
    guard let target = moved(day, app.calendars.calendar) else {
      app.message = "The calendar's range ends here."
      return
    }
    pick(target.rawValue, &app)
  }

  private static func choose(_ index: Int, _ app: inout AppState) {
    app.calendars.chosen = min(max(0, index), CalendarID.all.count - 1)
  }

  private static func read(_ text: String, _ app: inout AppState, _ facts: CalendarFacts) {
    let trimmed = text.split(separator: " ").joined(separator: " ")
    if trimmed == "today" {
      if let today = app.calendars.today { pick(today, &app) }
      return
    }
    if let day = CivilDay(trimmed) { return pick(day.rawValue, &app) }
    guard trimmed.contains(" ") else {
      app.message =
        "\(verbatim: PrintableText.of(trimmed)) is not a day: write 2026-04-14 or tamil 1948-1-1."
      return
    }
    let today = app.calendars.today.map(CivilDay.init(rawValue:)) ?? CivilDay(rawValue: 0)
    switch facts.read(trimmed, today: today) {
    case .success(let (calendar, day)):
      choose(CalendarID.all.firstIndex(of: calendar) ?? 0, &app)
      pick(day.rawValue, &app)
    case .failure(let failure): app.message = "\(failure.words)."
    }
  }
}

extension AppState {
  /// The locale of dates until one is chosen: the first preferred one in the language of the
  /// screen. Where the screen is English, which needs no choice, the first preferred one of all.
  fileprivate var ownLocale: String? {
    let known = preferredLocales.filter(LocaleIdentifier.isKnown)
    let language = words.language
    let own = known.first { $0.prefix { $0.isASCII && $0.isLetter } == language }
    return own ?? (words.isEnglish ? known.first : language)
  }
}
