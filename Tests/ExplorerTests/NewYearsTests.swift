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
    stage.app.speak(Catalogue(language) ?? .english)
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
}
