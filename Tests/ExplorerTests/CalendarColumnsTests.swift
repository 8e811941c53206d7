import Calendars
import ExplorerCore
import Languages
import Screen
import TestSupport
import Testing
import TextModel
import UnicodeData
import Wording

@testable import Explorer

/// How a line of the calendars shares its columns between two dates.
@Suite struct CalendarColumnsTests {
  /// Two dates that have room beside each other are both whole, and stand apart; neither takes what
  /// the other needs.
  @Test(arguments: ["en", "he", "ar"]) func noDateIsCutBesideFreeColumns(_ language: String) {
    let seed: UInt64 = 0xCA1
    var random = SeededGenerator(seed: seed)
    var stage = Stage("ab", rows: 40, columns: 120)
    stage.state.speak(Catalogue(language) ?? .english)
    stage.state.calendars.locale = language
    let facts = CalendarFacts(stage.analyser.memory)
    let clusters = stage.state.session.settings.clusters
    var (moved, lines) = (0, 0)
    for _ in 0..<12 {
      let day = CivilDay(rawValue: Int.random(in: 10_000..<25_000, using: &random))
      let columns = Int.random(in: 70..<110, using: &random)
      let shared = CalendarColumns(day, stage.state, stage.analyser.memory, columns: columns)
      var starts = Set<Int>()
      for (index, id) in CalendarID.all.enumerated() {
        func width(_ locale: String) -> Int? {
          facts.text(day, id, locale: locale).map { BidiRow($0).width(clusters) }
        }
        guard let start = shared.ownStart(ofLine: index), let chosen = width(language),
          let own = width(id.name.locale)
        else { continue }
        lines += 1
        starts.insert(start)
        let first = shared.name + 2
        let space = start - CalendarColumns.gap - first
        let isRoomy = first + chosen + CalendarColumns.gap + own <= columns
        #expect(
          !isRoomy || chosen <= space && own <= columns - start,
          "seed \(seed): \(day) \(columns) \(id)")
        #expect(start > first && start < columns, "seed \(seed): \(day) \(columns) \(id)")
      }
      moved += starts.count > 1 ? 1 : 0
    }
    #expect(lines > 100 && moved > 0, "seed \(seed)")
  }
}
