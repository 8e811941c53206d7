import Calendars
import ExplorerCore
import Languages
import Screen
import Testing
import Wording

@testable import Explorer

/// What begins in the calendars, on a narrow screen.
@Suite struct NewYearsTests {
  private func stage(_ language: String, _ date: String) -> Stage {
    var stage = Stage("ab AB cd", rows: 24, columns: 80)
    stage.state.speak(Catalogue(language) ?? .english)
    stage.act(.arrange(.calendars))
    stage.pass(.calendars(.today(CalendarsPaneTests.day)))
    stage.act(.calendars(.readDate(date)))
    return stage
  }

  private func events(_ stage: Stage) -> [String] {
    stage.rows(of: CalendarsFeature.calendarAhead).filter { $0.contains(/[0-9]{4}-[0-9]{2}-/) }
  }

  /// An era that the calendar tells takes no row from another event; a year of Japan has its era.
  @Test(arguments: ["en", "he", "ar"]) func erasTakeNoRow(_ language: String) {
    let stage = stage(language, "2026-11-27")
    let rows = stage.rows(of: CalendarsFeature.calendarAhead)
    #expect(events(stage).count >= rows.count - 2, "\(language) \(stage)")
    let japanese = events(stage).first { $0.contains(/(^|[^0-9])9([^0-9]|$)/) }
    // Letters of the calendar, and behind the year those of the era.
    let words = japanese?.split(separator: " ").filter { $0.contains(where: \.isLetter) } ?? []
    #expect(words.count >= 2, "\(language) \(stage)")
  }

  /// A year ends at the frame only where the calendars beside it have no column to spare.
  @Test(arguments: ["en", "he", "ar"]) func yearsHaveTheColumnsThatAreSpared(_ language: String) {
    for date in ["2026-11-27", "2026-04-14", "2027-02-01"] {
      var stage = CalendarsPaneTests().stage(rows: 40, columns: 120)
      stage.state.speak(Catalogue(language) ?? .english)
      stage.act(.calendars(.readLocale(language)))
      stage.act(.calendars(.readDate(date)))
      stage.state.measure(stage.analyser, again: true)
      let touches = events(stage).contains { row in
        (language == "en" ? row.last : row.first) != " "
      }
      let columns = stage.state.plan[CalendarsFeature.calendars]?.inner.columns ?? 0
      func cost(_ columns: Int) -> Int {
        let day = CivilDay(rawValue: stage.state.calendars.measuredDay)
        return CalendarColumns(day, stage.state, stage.analyser.memory, columns: columns).cost
      }
      #expect(!touches || cost(columns - 2) > cost(columns - 1), "\(date) \(stage)")
    }
  }
}
