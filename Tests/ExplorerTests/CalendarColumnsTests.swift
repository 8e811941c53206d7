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
        let isMarked = facts.difference(day, id) != nil
        let line = shared.line(index, isMarked: isMarked)
        guard let start = line.own, let chosen = width(language), let own = width(id.name.locale)
        else { continue }
        lines += 1
        starts.insert(start)
        let first = shared.name + 2
        let space = start - CalendarColumns.gap - line.date
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

  /// A name is cut only where the dates leave no column, and stands apart from what is behind it;
  /// no date ends at the frame beside a free column.
  @Test(arguments: ["en", "he", "ar"]) func noNameIsCutBesideFreeColumns(_ language: String) {
    let seed: UInt64 = 0xCA2
    var random = SeededGenerator(seed: seed)
    var stage = Stage("ab", rows: 40, columns: 120)
    let words = Catalogue(language) ?? .english
    stage.state.speak(words)
    stage.state.calendars.locale = language
    let facts = CalendarFacts(stage.analyser.memory)
    let clusters = stage.state.session.settings.clusters
    var (longer, cut) = (0, 0)
    for _ in 0..<12 {
      let day = CivilDay(rawValue: Int.random(in: 10_000..<25_000, using: &random))
      let columns = Int.random(in: 36..<100, using: &random)
      let shared = CalendarColumns(day, stage.state, stage.analyser.memory, columns: columns)
      for (index, id) in CalendarID.all.enumerated() {
        func width(_ locale: String) -> Int? {
          facts.text(day, id, locale: locale).map { BidiRow($0).width(clusters) }
        }
        guard let chosen = width(language), let own = width(id.name.locale) else { continue }
        let name =
          language == "en"
          ? CalendarsPane.identifier(id).count : words.onScreen(id.calendarTitle(words)).columns
        for isMarked in [false, true] {
          let line = shared.line(index, isMarked: isMarked)
          let comment: Comment = "seed \(seed): \(day) \(columns) \(id) \(line)"
          #expect(line.nameEnd == line.date - (isMarked ? 3 : 1), comment)
          let taken = chosen + (line.own == nil ? 0 : CalendarColumns.gap + own)
          let isCut = line.nameEnd < 2 + name
          #expect(!isCut || line.date + taken >= columns, comment)
          longer += line.date > shared.name + 2 ? 1 : 0
          cut += isCut ? 1 : 0
          guard let start = line.own else { continue }
          #expect(start + own < columns || line.date + taken >= columns, comment)
        }
      }
    }
    #expect(longer > 0 && cut > 0, "seed \(seed)")
  }

  /// What is seen first begins in one column where there is one for it, and a blank is left behind
  /// its longest date.
  @Test func theFirstDatesBeginInOneColumn() {
    var stage = Stage("ab", rows: 40, columns: 120)
    stage.state.calendars.locale = "en"
    // 2026-11-27, on which the longest dates in both locales are on different lines.
    let day = CivilDay(rawValue: CalendarsPaneTests.day + 227)
    for columns in 87...91 {
      let shared = CalendarColumns(day, stage.state, stage.analyser.memory, columns: columns)
      let starts = (0..<22).map { shared.line($0, isMarked: false).own }
      #expect(Set(starts).count == 1 && starts[0] != nil, "\(columns) \(starts)")
    }
  }
}
