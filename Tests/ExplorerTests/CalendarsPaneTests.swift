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
  private static let day = 20_557

  private func stage(
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

  /// A calendar has its identifier behind its name, or behind its date, where there is room.
  @Test(arguments: ["he", "ar"]) func namesHaveTheirIdentifiers(_ language: String) throws {
    var wide = stage()
    wide.state.speak(try #require(Catalogue(language)))
    for name in ["iso8601", "republicOfChina", "japanese", "islamicCivil"] {
      #expect(wide.shows(name), "\(name)")
    }
    var narrow = stage(rows: 24, columns: 80)
    narrow.state.speak(try #require(Catalogue(language)))
    #expect(narrow.shows("iso8601"), "\(narrow)")
  }

  @Test func theArrowsGoByDayMonthAndYear() {
    var stage = stage()
    stage.press(KeyPress(.right))
    #expect(stage.state.calendars.day == Self.day + 1)
    stage.press(KeyPress(.left), KeyPress(.left, .control))
    #expect(stage.state.calendars.day == Self.day - 7)
    stage.press(KeyPress(.home), KeyPress(.pageDown))
    #expect(stage.state.calendars.day == Self.day + 30)
    stage.press(KeyPress(.home), KeyPress(.pageUp, .shift))
    #expect(stage.state.calendars.day == Self.day - 365)
  }

  @Test func aDateOfACalendarIsTyped() {
    var stage = stage()
    stage.act(.calendars(.readDate("kannada 1948-3L-1")))
    #expect(stage.state.calendars.day == 20_590)
    #expect(stage.shows("adhika Jyeshtha"))
    stage.act(.calendars(.readDate("kannada 1948-1-1")))
    #expect(stage.state.message?.english.contains("has the days 2 to 30") == true)
    #expect(stage.state.calendars.day == 20_590)
    stage.act(.calendars(.readDate("2026-02-30")))
    #expect(stage.state.message?.english.contains("is not a day") == true)
    stage.act(.calendars(.readDate("1800-01-01")))
    stage.press(KeyPress(.left))
    #expect(stage.state.message?.english.contains("1800-01-01") == true)
  }

  @Test func theWeekRunsFromRightToLeftInARightToLeftLocale() {
    var stage = stage()
    stage.act(.focus(CalendarsFeature.calendarMonth))
    stage.press(KeyPress(.right))
    #expect(stage.state.calendars.day == Self.day + 1)
    stage.act(.calendars(.readLocale("he")))
    stage.press(KeyPress(.right))
    #expect(stage.state.calendars.day == Self.day)
  }

  @Test func aDateGoesInIsolatedOrBareOrAsAParagraph() {
    var stage = stage()
    stage.press(.init(.character("b"), .alt))
    #expect(stage.state.session.document.text.hasPrefix("April 14, 2026ab"))
    stage.act(.edit(.undo))
    stage.press(.init(.character("i"), .alt))
    #expect(
      stage.state.session.document.text.hasPrefix("\u{2068}April 14, 2026\u{2069}ab"))
    stage.act(.edit(.undo))
    stage.press(KeyPress(.enter))
    #expect(stage.state.focus == .text)
    #expect(stage.state.session.document.paragraphCount == 2)
  }

  @Test func theRangeAndTheLocaleAreKept() {
    var stage = stage()
    stage.act(.calendars(.readLocale("nonsense")))
    #expect(stage.state.calendars.locale == "en")
    stage.act(.calendars(.readLocale("fa")))
    #expect(stage.state.memory(for: .user)["calendars.locale"] == "fa")
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
    #expect(stage.state.message?.english.contains("Nothing formats") == true)
    stage.act(.formats(.readWays("currency:XQX")))
    #expect(stage.state.message?.english.contains("no currency") == true)
    stage.act(.formats(.readWays("currency:LBP")))
    #expect(stage.state.formats.ways == ["currency:LBP"])
    stage.act(.formats(.readLocales("en qq")))
    #expect(stage.state.message?.english.contains("'qq'") == true)
    let effects = stage.act(.formats(.copySource))
    #expect(
      effects.contains { if case .copy(let text) = $0 { text.contains("LBP") } else { false } })
  }
}
