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
    stage.app.speak(Catalogue(language) ?? .english)
    stage.app.calendars.locale = language
    let facts = CalendarFacts(stage.analyser.memory)
    let clusters = stage.app.session.settings.clusters
    var (moved, lines) = (0, 0)
    for _ in 0..<12 {
      let day = CivilDay(rawValue: Int.random(in: 10_000..<25_000, using: &random))
      let columns = Int.random(in: 70..<110, using: &random)
      let shared = CalendarColumns(day, stage.app, stage.analyser.memory, columns: columns)
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
        let first = shared.date
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

  /// A name moves no date: it is cut where its column ends, and only where that leaves no column
  /// free behind all dates. A date moves only where it would be cut, and is whole then; none ends
  /// at the frame beside a free column.
  @Test(arguments: ["en", "he", "ar"]) func noNameMovesADate(_ language: String) {
    let seed: UInt64 = 0xCA2
    var random = SeededGenerator(seed: seed)
    var stage = Stage("ab", rows: 40, columns: 120)
    let words = Catalogue(language) ?? .english
    stage.app.speak(words)
    stage.app.calendars.locale = language
    let facts = CalendarFacts(stage.analyser.memory)
    let clusters = stage.app.session.settings.clusters
    var cut = 0
    for _ in 0..<12 {
      let day = CivilDay(rawValue: Int.random(in: 10_000..<25_000, using: &random))
      let columns = Int.random(in: 36..<100, using: &random)
      let shared = CalendarColumns(day, stage.app, stage.analyser.memory, columns: columns)
      /// Where the dates would begin if a name were whole, for the names that are cut.
      var wanted: [Int] = []
      var free = columns
      for (index, id) in CalendarID.all.enumerated() {
        func width(_ locale: String) -> Int? {
          facts.text(day, id, locale: locale).map { BidiRow($0).width(clusters) }
        }
        guard let chosen = width(language), let own = width(id.name.locale) else { continue }
        let title = shared.isBrief ? id.columnTitle(words) : id.calendarTitle(words)
        let name =
          language == "en" ? CalendarsPane.identifier(id).count : words.onScreen(title).columns
        for isMarked in [false, true] {
          let line = shared.line(index, isMarked: isMarked)
          let comment: Comment = "seed \(seed): \(day) \(columns) \(id) \(line)"
          let taken = chosen + (line.own == nil ? 0 : CalendarColumns.gap + own)
          let isCut = line.nameEnd < 2 + name
          #expect(line.nameEnd == line.date - (isMarked ? 3 : 1), comment)
          #expect(line.date == shared.date || line.date < shared.date && !isCut, comment)
          #expect(
            line.date == shared.date
              || shared.date + taken > columns && line.date + taken <= columns, comment)
          cut += isCut ? 1 : 0
          if isMarked == (facts.difference(day, id) != nil) {
            free = min(free, columns - shared.date - taken)
            let needed = 2 + name + (isMarked ? 3 : 2)
            if needed > shared.date { wanted.append(needed) }
          }
          guard let start = line.own else { continue }
          #expect(start + own < columns || line.date + taken >= columns, comment)
        }
      }
      #expect(
        !wanted.contains { $0 <= shared.date + free },
        "seed \(seed): \(day) \(columns) \(shared.date) \(free) \(wanted)")
    }
    #expect(cut > 0, "seed \(seed)")
  }

  /// A name in a column never begins with the word that others would begin with too: what is left
  /// of it where it is cut tells it from them. In words that a year follows, a name keeps it that
  /// ends with a number.
  @Test(arguments: ["he", "ar"]) func noNameBeginsAsTheOthersDo(_ language: String) {
    let words = Catalogue(language) ?? .english
    func first(_ title: Words) -> Substring {
      words.plain(title).split(separator: " ").first ?? ""
    }
    let repeated = Dictionary(grouping: CalendarID.all) { first($0.calendarTitle(words)) }
      .filter { $0.value.count > 3 }.keys
    #expect(!repeated.isEmpty)
    for id in CalendarID.all {
      let (column, brief) = (id.columnTitle(words), id.briefTitle(words))
      #expect(!repeated.contains(first(column)), "\(id)")
      let endsWithNumber = words.plain(id.calendarTitle(words)).last?.isNumber == true
      #expect(repeated.contains(first(brief)) == endsWithNumber, "\(id)")
    }
  }

  /// Where whole names would cost dates, they lack the word that each would repeat; where nothing
  /// is cut they have it.
  @Test(arguments: ["he", "ar"]) func namesAreBriefBeforeDatesAreCut(_ language: String) {
    var stage = Stage("ab", rows: 40, columns: 120)
    stage.app.speak(Catalogue(language) ?? .english)
    stage.app.calendars.locale = language
    let day = CivilDay(rawValue: CalendarsPaneTests.day)
    func shared(_ columns: Int) -> CalendarColumns {
      CalendarColumns(day, stage.app, stage.analyser.memory, columns: columns)
    }
    #expect((40..<80).contains { shared($0).isBrief })
    for columns in 40..<140 {
      let shared = shared(columns)
      #expect(!shared.isBrief || shared.identifier == nil, "\(columns)")
    }
    #expect(!shared(140).isBrief && shared(140).cost == 0)
  }

  /// What is seen first begins in one column where there is one for it, and a blank is left behind
  /// its longest date.
  @Test func theFirstDatesBeginInOneColumn() {
    var stage = Stage("ab", rows: 40, columns: 120)
    stage.app.calendars.locale = "en"
    // 2026-11-27, on which the longest dates in both locales are on different lines.
    let day = CivilDay(rawValue: CalendarsPaneTests.day + 227)
    for columns in 87...91 {
      let shared = CalendarColumns(day, stage.app, stage.analyser.memory, columns: columns)
      let starts = (0..<22).map { shared.line($0, isMarked: false).own }
      #expect(Set(starts).count == 1 && starts[0] != nil, "\(columns) \(starts)")
    }
  }

  /// The identifier of the chosen calendar is on the screen and whole, behind the name or below the
  /// list: commands and files know the calendar by it.
  @Test(arguments: ["en", "he", "ar"]) func theIdentifierIsWhole(_ language: String) throws {
    for (rows, columns) in [(24, 80), (30, 100), (40, 120), (60, 200)] {
      var stage = CalendarsPaneTests().stage(rows: rows, columns: columns)
      stage.app.speak(try #require(Catalogue(language)))
      for (index, id) in CalendarID.all.enumerated() {
        stage.act(.calendars(.chooseLine(index)))
        let shown = stage.rows(of: CalendarsFeature.calendars)
        let identifier = id.variant?.rawValue ?? id.description
        #expect(shown.contains { $0.contains(identifier) }, "\(id) \(stage)")
        // The date in numbers stands there with it.
        #expect(shown.contains { $0.contains(/[0-9]+-[0-9]+-[0-9]+/) }, "\(id) \(stage)")
      }
    }
  }
}
