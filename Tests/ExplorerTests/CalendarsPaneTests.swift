import Explorer
import ExplorerCore
import Languages
import Screen
import Testing
import TextModel
import UnicodeData
import Wording

/// The calendars and the formats on the screen.
@Suite struct CalendarsPaneTests {
  /// 2026-04-14, in days since 1970-01-01.
  static let day = 20_557

  func stage(
    _ text: String = "ab AB cd", rows: Int = 40, columns: Int = 120
  ) -> Stage {
    var stage = Stage(text, rows: rows, columns: columns)
    stage.act(.arrange(.calendars))
    stage.pass(.calendars(.today(Self.day)))
    stage.act(.focus(CalendarsFeature.calendars))
    return stage
  }

  private func asksForToday(_ effects: [Effect]) -> Bool {
    effects.contains { effect in
      if case .feature(let effect) = effect {
        effect.of(CalendarsFeature.self) != nil
      } else {
        false
      }
    }
  }

  @Test func theDayIsAskedForOnceTheyAreShown() {
    var stage = Stage("ab", rows: 40, columns: 120)
    #expect(!asksForToday(stage.press(KeyPress(.right))))
    #expect(asksForToday(stage.act(.arrange(.calendars))))
    stage.pass(.calendars(.today(Self.day)))
    stage.act(.focus(.text))
    #expect(!asksForToday(stage.press(KeyPress(.right))))
    #expect(stage.shows("2026-04-14 today"))
  }

  @Test func everyCalendarHasALine() {
    let stage = stage(rows: 60, columns: 160)
    for name in ["gregorian", "islamicUmmAlQura", "vietnamese", "vikram", "surya-siddhanta"] {
      #expect(stage.shows(name), "\(name)")
    }
    #expect(stage.shows("April 14, 2026") && stage.shows("Chithirai 1, 1948"))
  }

  /// All calendars have their identifiers behind their names where the widest has room, else none.
  @Test(arguments: ["he", "ar"]) func namesHaveTheirIdentifiers(_ language: String) throws {
    let identifiers = ["iso8601", "republicOfChina", "japanese", "islamicCivil", "dangi", "telugu"]
    for (rows, columns) in [(24, 80), (30, 100), (40, 120), (50, 160), (60, 200)] {
      var stage = stage(rows: rows, columns: columns)
      stage.app.speak(try #require(Catalogue(language)))
      let shown = stage.rows(of: CalendarsFeature.calendars).dropLast(3)
      let isWide = (stage.app.plan[CalendarsFeature.calendars]?.inner.columns ?? 0) >= 110
      let found = identifiers.filter { name in shown.contains { $0.contains(name) } }
      #expect(isWide ? found.count > 2 : found.isEmpty, "\(found) \(stage)")
    }
  }

  /// A date in the language of the screen is read as far as its year, and no part of a year is
  /// another one.
  @Test(arguments: ["he", "ar"]) func yearsAreWhole(_ language: String) throws {
    for (rows, columns) in [(24, 80), (40, 120), (60, 200)] {
      var stage = stage(rows: rows, columns: columns)
      stage.app.speak(try #require(Catalogue(language)))
      stage.act(.calendars(.readLocale(language)))
      for row in stage.rows(of: CalendarsFeature.calendars).dropLast(3) {
        // The Minguo year is 115.
        for match in row.matches(of: /\u{2026}(?!115)([0-9]{3})(?![0-9])/) {
          Issue.record("\(match.1) is the rest of a year: \(stage)")
        }
      }
      let islamic = stage.rows(of: CalendarsFeature.calendars).contains { $0.contains("1447") }
      #expect(columns < 120 || language == "ar" || islamic, "\(stage)")
    }
  }

  /// The dates in the calendars' own languages have a column where most of them are whole in it,
  /// and none where they are not.
  @Test(arguments: [(24, 80), (30, 100), (40, 120), (50, 160), (60, 200)])
  func mostOwnDatesAreWhole(_ rows: Int, _ columns: Int) throws {
    for language in ["en", "he", "ar"] {
      var stage = stage(rows: rows, columns: columns)
      stage.app.speak(try #require(Catalogue(language)))
      stage.act(.calendars(.readLocale(language)))
      let shown = stage.rows(of: CalendarsFeature.calendars).dropLast(3)
      // Dates in the chosen locale are cut in a few lines, too.
      let cut = shown.count { $0.unicodeScalars.contains(Sign.more) }
      #expect(2 * cut < shown.count, "\(language) \(stage)")
    }
  }

  /// A name is whole where the dates beside it leave columns free, and the sign of what differs is
  /// said below the list.
  @Test(arguments: ["en", "he", "ar"]) func namesAreWholeAndTheirSignIsSaid(
    _ language: String
  ) throws {
    var stage = stage(rows: 60, columns: 200)
    stage.app.speak(try #require(Catalogue(language)))
    stage.act(.calendars(.readLocale(language)))
    let rows = stage.rows(of: CalendarsFeature.calendars)
    #expect(!rows.contains { $0.contains("\u{2260}\u{2026}") }, "\(stage)")
    #expect(rows.suffix(3).contains { $0.contains("\u{2260}") }, "\(stage)")
  }

  /// Two blanks stand between two dates: one is a blank of words.
  @Test func datesStandApart() {
    let rows = stage().rows(of: CalendarsFeature.calendars)
    #expect(rows.contains { $0.contains("  Ng\u{E0}y") }, "\(rows)")
    #expect(!rows.contains { $0.contains(/[^ ] Ng\u{E0}y/) }, "\(rows)")
  }

  /// In a list of new years no line repeats that it is of a calendar, so more of them have a row.
  @Test func newYearsAreBrief() throws {
    var stage = stage(rows: 24, columns: 80)
    stage.app.speak(try #require(Catalogue("ar")))
    stage.act(.calendars(.readDate("2026-11-26")))
    let rows = stage.rows(of: CalendarsFeature.calendarAhead)
    #expect(rows.count { $0.contains(/202[67]-/) } > 3, "\(stage)")
  }

  /// Beside its own title the month's pane names a calendar, and does not go on from nothing.
  @Test func theTitleOfAMonthNamesWhatStandsBeside() throws {
    for language in ["en", "he", "ar"] {
      var stage = stage(rows: 24, columns: 80)
      let words = Catalogue(language) ?? .english
      stage.app.speak(words)
      let analysis = stage.analyser.analysis(of: stage.app)
      let said = CalendarsFeature.calendarMonth.pane.note(stage.app, analysis)
      let note = try #require(said)
      #expect(!note.english.hasPrefix("and "), "\(language): \(note.english)")
    }
  }

  /// The days of the second calendar have its name in the title or its months in the heading, and a
  /// title announces none that are not shown.
  @Test func theSecondCalendarIsNamedWhereItsDaysAre() throws {
    let month = CalendarsFeature.calendarMonth
    for (rows, columns) in [(12, 40), (24, 80), (30, 100), (40, 120), (60, 200)] {
      for language in ["en", "he", "ar"] {
        var stage = stage(rows: rows, columns: columns)
        stage.app.speak(try #require(Catalogue(language)))
        stage.act(.calendars(.readLocale(language)))
        let outer = try #require(stage.app.plan[month]?.outer)
        let title = stage.rows[outer.row].lowercased()
        let hebrew = ["hebrew", "\u{5D4}\u{5E2}\u{5D1}\u{5E8}\u{5D9}"]
        let isNamed = hebrew.contains {
          title.contains($0) || title.contains(String($0.reversed()))
        }
        // 2026-04-14 is the 27th of Nisan, which stands beside the 14 or in a week with the 25th.
        let hasDays = stage.rows(of: month).contains { row in
          row.contains("27") && (row.contains("14") || row.contains("25"))
        }
        #expect(columns > 40 || !isNamed, "\(stage)")
        #expect(language == "ar" || columns == 40 || hasDays && isNamed, "\(stage)")
      }
    }
  }

  /// In a locale that is written from right to left, the day of the chosen calendar comes first
  /// from the right.
  @Test(arguments: ["en", "he"]) func theChosenCalendarsDayComesFirst(_ locale: String) throws {
    var stage = stage(rows: 60, columns: 200)
    stage.act(.calendars(.readLocale(locale)))
    let rows = stage.rows(of: CalendarsFeature.calendarMonth)
    // 2026-04-14 is the 27th of Nisan.
    #expect(rows.contains { $0.contains(locale == "he" ? "27 14" : "14 27") }, "\(stage)")
  }

  @Test func theArrowsGoByDayMonthAndYear() {
    var stage = stage()
    stage.press(KeyPress(.right))
    #expect(stage.app.calendars.day == Self.day + 1)
    stage.press(KeyPress(.left), KeyPress(.left, .control))
    #expect(stage.app.calendars.day == Self.day - 7)
    stage.press(KeyPress(.home), KeyPress(.pageDown))
    #expect(stage.app.calendars.day == Self.day + 30)
    stage.press(KeyPress(.home), KeyPress(.pageUp, .shift))
    #expect(stage.app.calendars.day == Self.day - 365)
  }

  /// Where there is space for few rows, the week of the chosen day is one of them, and the month's
  /// name another.
  @Test func theWeekOfTheChosenDayIsShownOnASmallScreen() {
    for language in ["en", "he", "ar"] {
      var stage = stage(rows: 12, columns: 40)
      stage.app.speak(Catalogue(language) ?? .english)
      let month = CalendarsFeature.calendarMonth
      func days() -> String { stage.rows(of: month).last ?? "" }
      #expect(days().contains("12  13  14  15  16  17  18"), "\(language) \(stage)")
      #expect(stage.rows(of: month).contains { $0.contains("April 2026") }, "\(stage)")
      stage.press(KeyPress(.right, .control))
      #expect(days().contains("19  20  21  22  23  24  25"), "\(language) \(stage)")
    }
  }

  /// The name of a day of the week ends in the column in which the days below it end.
  @Test(arguments: [(24, 80), (40, 120), (60, 200), (12, 40)])
  func daysStandBelowTheirNames(_ rows: Int, _ columns: Int) throws {
    let shown = stage(rows: rows, columns: columns).rows(of: CalendarsFeature.calendarMonth)
    let names = try #require(shown.first { $0.contains("T ") && $0.contains("W ") })
    let days = Array(try #require(shown.last { $0.contains(" 14 ") }))
    for (column, name) in names.enumerated().prefix(7 * 7) where "SMTWTF".contains(name) {
      // Beside the names there may be the month's.
      guard column < 28 || columns > 40 else { continue }
      #expect(days[column].isNumber && !days[column + 1].isNumber, "\(shown)")
    }
  }

  /// The title says what begins on the days of the list.
  @Test(arguments: [(24, 80), (30, 100), (40, 120), (60, 200)])
  func whatBeginsIsNamed(_ rows: Int, _ columns: Int) throws {
    let stage = stage(rows: rows, columns: columns)
    let outer = try #require(stage.app.plan[CalendarsFeature.calendarAhead]?.outer)
    #expect(stage.rows[outer.row].contains("New years"), "\(stage)")
  }

  /// What begins in a calendar is not cut, whatever the language and the width.
  @Test(arguments: [(24, 80), (40, 120), (60, 200)])
  func whatBeginsIsSaidWhole(_ rows: Int, _ columns: Int) {
    for language in ["en", "he", "ar"] {
      var stage = stage(rows: rows, columns: columns)
      stage.app.speak(Catalogue(language) ?? .english)
      for _ in 0..<8 {
        let ahead = stage.rows(of: CalendarsFeature.calendarAhead)
        #expect(ahead.contains { $0.contains("-") }, "\(language) \(stage)")
        #expect(!ahead.contains { $0.contains("\u{2026}") }, "\(language) \(stage)")
        for _ in 0..<50 { stage.press(KeyPress(.right)) }
      }
    }
  }

  @Test func aPressOnAnyLineOfAnEventGoesToItsDay() throws {
    var stage = stage(rows: 24, columns: 80)
    let inner = try #require(stage.app.plan[CalendarsFeature.calendarAhead]?.inner)
    let rows = stage.rows(of: CalendarsFeature.calendarAhead)
    let row = try #require(rows.indices.last { rows[$0].hasPrefix("20") })
    let day = String(rows[row].prefix(10))
    stage.send(
      .mouse(
        MouseEvent(
          .press(.left), at: Point(row: inner.row + row, column: inner.column + 12))))
    #expect(stage.shows("\(day) en"), "\(stage)")
  }

  /// What becomes of a value stands beside the name of its row.
  @Test func aTornValueIsInARowThatIsCalledBare() {
    var stage = Stage("AB", rows: 40, columns: 120)
    stage.act(.arrange(.formats))
    let rows = stage.rows(of: FormatsFeature.formatPreview)
    #expect(
      ["TORN", "inside", "moves"].contains { word in
        rows.contains { $0.contains("bare \(word) ") }
      }, "\(rows)")
    #expect(rows.count { $0.contains("isolated ") } == 2, "\(rows)")
  }

  /// A preview takes the rows that are free, and the source is not broken inside a word of it.
  @Test(arguments: [(24, 80), (40, 120), (60, 200)])
  func previewsAreNotCutBesideFreeRows(_ rows: Int, _ columns: Int) {
    let text = String(repeating: "some words in a long line ", count: 4)
    for language in ["en", "he", "ar"] {
      var stage = Stage(text, rows: rows, columns: columns)
      stage.app.speak(Catalogue(language) ?? .english)
      let previews: [(Arrangement, PaneID)] = [
        (.formats, FormatsFeature.formatPreview), (.messages, MessagesFeature.messagePreview),
      ]
      for (arrangement, pane) in previews {
        stage.act(.arrange(arrangement))
        let shown = stage.rows(of: pane)
        let free = shown.count { $0.allSatisfy { $0 == " " } }
        let isCut = shown.contains { $0.contains("\u{2026}") }
        #expect(free == 0 || !isCut, "\(language) \(stage)")
      }
    }
    var stage = Stage("AB", rows: rows, columns: columns)
    stage.act(.arrange(.formats))
    for word in ["Decimal(", ".formatted(", "Locale(", "identifier:", ".number", ".locale("] {
      #expect(stage.shows(word), "\(word) \(stage)")
    }
  }

  @Test func aDateOfACalendarIsTyped() {
    var stage = stage()
    stage.act(.calendars(.readDate("kannada 1948-3L-1")))
    #expect(stage.app.calendars.day == 20_590)
    #expect(stage.shows("adhika Jyeshtha"))
    stage.act(.calendars(.readDate("kannada 1948-1-1")))
    #expect(stage.app.message?.english.contains("has the days 2 to 30") == true)
    #expect(stage.app.calendars.day == 20_590)
    stage.act(.calendars(.readDate("2026-02-30")))
    #expect(stage.app.message?.english.contains("is not a day") == true)
    stage.act(.calendars(.readDate("1800-01-01")))
    stage.press(KeyPress(.left))
    #expect(stage.app.message?.english.contains("1800-01-01") == true)
  }

  @Test func theWeekRunsFromRightToLeftInARightToLeftLocale() {
    var stage = stage()
    stage.act(.focus(CalendarsFeature.calendarMonth))
    stage.press(KeyPress(.right))
    #expect(stage.app.calendars.day == Self.day + 1)
    stage.act(.calendars(.readLocale("he")))
    stage.press(KeyPress(.right))
    #expect(stage.app.calendars.day == Self.day)
  }

  @Test func aDateGoesInIsolatedOrBareOrAsAParagraph() {
    var stage = stage()
    stage.press(KeyPress(.insert, .shift))
    #expect(stage.app.session.document.text.hasPrefix("April 14, 2026ab"))
    stage.act(.edit(.undo))
    stage.press(KeyPress(.insert))
    #expect(
      stage.app.session.document.text.hasPrefix("\u{2068}April 14, 2026\u{2069}ab"))
    stage.act(.edit(.undo))
    stage.press(KeyPress(.enter))
    #expect(stage.app.focus == .text)
    #expect(stage.app.session.document.paragraphCount == 2)
  }

  @Test func theRangeAndTheLocaleAreKept() {
    var stage = stage()
    stage.act(.calendars(.readLocale("nonsense")))
    #expect(stage.app.calendars.locale == "en")
    stage.act(.calendars(.readLocale("fa")))
    #expect(stage.app.memory(for: .user)["calendars.locale"] == "fa")
  }

  @Test(arguments: [(24, 80), (40, 120), (12, 40)])
  func calendarsAndFormatsFitEveryScreen(_ rows: Int, _ columns: Int) {
    var stage = stage("AB cd", rows: rows, columns: columns)
    for locale in ["en", "he", "fa", "ckb"] {
      stage.act(.calendars(.readLocale(locale)))
      for pane in [
        CalendarsFeature.calendars, CalendarsFeature.calendarMonth, CalendarsFeature.calendarAhead,
        CalendarsFeature.calendarPreview,
      ] {
        stage.act(.focus(pane))
        for _ in 0..<40 { stage.press(KeyPress(.down)) }
        #expect(stage.frame.size == Size(rows: rows, columns: columns))
      }
    }
    stage.act(.arrange(.formats))
    for value in ["-5", "2026-03-20T14:30", "a,b", "he"] {
      stage.act(.formats(.readValue(value)))
      for pane in [FormatsFeature.formats, FormatsFeature.formatPreview] {
        stage.act(.focus(pane))
        for _ in 0..<20 { stage.press(KeyPress(.down)) }
        #expect(stage.frame.size == Size(rows: rows, columns: columns))
      }
    }
  }

  @Test func formatsShowMarksAndWhatTearsAValue() {
    var stage = Stage("AB", rows: 40, columns: 120)
    stage.act(.arrange(.formats))
    #expect(stage.shows("RLM") && stage.shows("arabext"))
    stage.act(.formats(.readValue("nonsense")))
    #expect(stage.app.message?.english.contains("Nothing formats") == true)
    stage.act(.formats(.readWays("currency:XQX")))
    #expect(stage.app.message?.english.contains("no currency") == true)
    stage.act(.formats(.readWays("currency:LBP")))
    #expect(stage.app.formats.ways == ["currency:LBP"])
    stage.act(.formats(.readLocales("en qq")))
    #expect(stage.app.message?.english.contains("'qq'") == true)
    let effects = stage.act(.formats(.copySource))
    #expect(
      effects.contains { if case .copy(let text) = $0 { text.contains("LBP") } else { false } })
  }
}
