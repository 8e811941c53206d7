import Explorer
import ExplorerCore
import Foundation
import Languages
import Screen
import TextModel
import Testing
import Wording
import WritingDirection

/// The heights of panes follow the screen, the arrangement and the text when it is opened.
@Suite struct PaneSizeTests {
  private static let sizes = [(24, 80), (40, 120), (60, 200)]

  /// The texts of `Samples`, by their names.
  static let samples: [(name: String, bytes: [UInt8])] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Samples")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".txt") }.sorted().compactMap { name in
      (try? Data(contentsOf: folder.appending(path: name))).map {
        (name, Array($0))
      }
    }
  }()

  private func stage(_ bytes: [UInt8], _ name: String, _ rows: Int, _ columns: Int) -> Stage {
    var stage = Stage(
      Document(bytes: bytes), name: name, size: Size(rows: rows, columns: columns))
    stage.app.engines.names = ["ICU 72.1", "FriBidi 1.0.8", "one"]
    stage.pass(.calendars(.today(20_557)))
    return stage
  }

  /// Each sample in each arrangement that a size has.
  private func forEachArrangement(
    _ rows: Int, _ columns: Int, _ look: (String, Arrangement, Stage) throws -> Void
  ) rethrows {
    for (name, bytes) in Self.samples {
      var stage = stage(bytes, name, rows, columns)
      for arrangement in stage.app.registry.arrangements {
        stage.act(.arrange(stage.app.registry.arrangements[0]))
        if arrangement != stage.app.arrangement { stage.act(.arrange(arrangement)) }
        guard stage.app.arrangement == arrangement else { continue }
        try look(name, arrangement, stage)
      }
    }
  }

  /// The places of a column or of a row of bands that are above each other, each with its panes.
  private func columns(of arrangement: Arrangement) -> [[[PaneID]]] {
    arrangement.bands.isEmpty
      ? [arrangement.left.map { [$0] }, arrangement.right.map { [$0] }] : [arrangement.bands]
  }

  @Test(arguments: sizes)
  func noPaneIsCutBesideAPaneAThirdEmpty(_ rows: Int, _ columns: Int) {
    #expect(Self.samples.count > 10)
    let isHigh = rows >= 40
    var wrong: [String] = []
    forEachArrangement(rows, columns) { name, arrangement, stage in
      let analysis = stage.analyser.analysis(of: stage.app)
      for column in self.columns(of: arrangement) {
        var (cut, empty): ([String], [String]) = ([], [])
        for band in column {
          let places = band.compactMap { stage.app.plan[$0]?.inner }
          func use(_ pane: PaneID, _ inner: Rect, of rows: Int) -> Int {
            // A low screen keeps rows for what comes later; a high one only where none is cut.
            isHigh
              ? pane.pane.rowsInUse(stage.app, analysis, rows: rows, columns: inner.columns)
              : pane.pane.wish(stage.app, analysis, rows: rows, columns: inner.columns)
          }
          let filled = zip(band, places).map { pane, inner in
            let drawn = pane.pane.rowsDrawn(
              stage.app, analysis, rows: inner.rows, columns: inner.columns)
            return max(use(pane, inner, of: inner.rows), isHigh ? drawn.rows : 0)
          }
          let all = zip(band, places).map { pane, inner in use(pane, inner, of: rows - 4) }
          guard let place = places.first, let most = filled.max() else { continue }
          // Nobody knows yet what a pane will show that waits for it.
          let isWaiting = band.contains { $0.pane.isWaiting(stage.app) }
          let kept = isHigh ? 0 : band.map { $0.pane.height.later }.max() ?? 0
          let later = isWaiting ? place.rows : min(place.rows, kept)
          let words = "\(band) \(place.rows) rows, filled \(filled), would fill \(all)"
          // One that lacks a row for a line more of its strips leaves rows empty itself.
          if all.contains(where: { $0 > place.rows }) {
            cut.append(words)
          } else if (place.rows - max(most, later)) * 3 >= place.rows {
            empty.append(words)
          }
        }
        if !cut.isEmpty, !empty.isEmpty {
          wrong.append("\(arrangement.name.english) \(name): cut \(cut), empty \(empty)")
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
  }

  /// The same over all panes of the screen, where facts or a preview stand beside a list: what
  /// these have use for, or say, fills the rows that the list has not.
  ///
  /// A text that is longer than the screen takes all rows that its column can spare, and no facts
  /// beside it are as long: the panes of its column are looked at where the text is whole.
  @Test(arguments: [(40, 120), (60, 200)], ["en", "he", "ar"])
  func noListIsCutBesideAColumnAThirdEmpty(_ size: (Int, Int), _ language: String) {
    let long = (name: "long", bytes: Array(String(repeating: "abc 12, ", count: 30).utf8))
    var wrong: [String] = []
    for (name, bytes) in Self.samples + [long] {
      var stage = stage(bytes, name, size.0, size.1)
      stage.app.speak(Catalogue(language) ?? .english)
      for arrangement in stage.app.registry.arrangements where !arrangement.right.isEmpty {
        stage.act(.arrange(arrangement))
        let (app, analysis) = (stage.app, stage.analyser.analysis(of: stage.app))
        var (cut, empty): ([String], [String]) = ([], [])
        var isTextCut = false
        for placement in app.plan.panes {
          let (pane, inner) = (placement.pane.pane, placement.inner)
          let drawn = pane.rowsDrawn(app, analysis, rows: inner.rows, columns: inner.columns)
          let used = pane.rowsInUse(app, analysis, rows: inner.rows, columns: inner.columns)
          // Nobody knows yet what a pane will show that waits for it.
          let filled = pane.isWaiting(app) ? inner.rows : max(drawn.rows, used)
          // A text is whole without the row of the caret's mark.
          let all =
            placement.pane == .text
            ? TextPane.rowsOfLines(app, analysis, rows: size.0 - 4)
            : pane.rowsInUse(app, analysis, rows: size.0 - 4, columns: inner.columns)
          let words = "\(placement.pane) \(inner.rows) rows, filled \(filled), would fill \(all)"
          if all > inner.rows {
            // The text is the first of its column.
            if placement.pane == .text { isTextCut = true }
            guard !isTextCut || !arrangement.left.contains(placement.pane) else { continue }
            // A list that is longer than the screen is cut in any case.
            if placement.pane != .text, all >= size.0 - 4 { continue }
            cut.append(words)
          } else if (inner.rows - filled) * 3 >= inner.rows {
            empty.append(words)
          }
        }
        if !cut.isEmpty, !empty.isEmpty {
          wrong.append("\(arrangement.name.english) \(name): cut \(cut), empty \(empty)")
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
  }

  /// A text that is longer than the screen is cut in any case: it leaves a list below it the rows
  /// in which that is whole, where half of the column stays with the text.
  @Test(arguments: [(40, 120), (60, 200)], ["en", "he", "ar"])
  func aListBelowALongTextIsWhole(_ size: (Int, Int), _ language: String) throws {
    let lines = (0..<200).map { "Line \($0) has \u{5D0}\u{5D1} and \u{628}\u{62A} in it." }
    var stage = stage(Array(lines.joined(separator: "\n").utf8), "long", size.0, size.1)
    stage.app.speak(Catalogue(language) ?? .english)
    stage.act(.arrange(.languages))
    let (app, analysis) = (stage.app, stage.analyser.analysis(of: stage.app))
    let list = try #require(app.plan[LanguagesFeature.languages]?.inner)
    let all = LanguagesFeature.languages.pane.wish(
      app, analysis, rows: size.0 - 4, columns: list.columns)
    #expect(all <= list.rows, "\(stage)")
    let text = try #require(app.plan[.text]?.inner)
    #expect(text.rows >= list.rows, "\(stage)")
  }

  /// The rows of the languages come with the answers: the list has them where a short text leaves
  /// them. What is typed then moves no frame.
  @Test func theLanguagesHaveTheRowsOfTheirAnswers() throws {
    let lines = (0..<12).map { "line \($0) ABC" }.joined(separator: "{LF}")
    let screens = EveryScreen(words: .english)
    var stage = screens.stage(lines, rows: 40, columns: 120)
    screens.answer(stage.act(.arrange(.languages)), &stage)
    let app = stage.app
    let pane = LanguagesFeature.languages
    let list = try #require(app.plan[pane]?.inner)
    let text = try #require(app.plan[.text]?.inner)
    #expect(text.rows <= 13, "\(stage)")
    #expect(list.rows > 15, "\(stage)")
    let places = stage.app.plan.panes
    stage.act(.focus(.text))
    screens.answer(stage.press(KeyPress(.character("x"))), &stage)
    #expect(stage.app.plan.panes == places, "\(stage)")
  }

  /// A paragraph without letters has no language, so one of the answers stays out: those that come
  /// have their rows all the same, whichever is the last.
  @Test(arguments: [true, false]) func answersWithoutALanguageHaveTheirRows(
    _ isSurveyLast: Bool
  ) throws {
    let lines = (0..<12).map { "12 / \($0) 34" }.joined(separator: "{LF}")
    var stage = Stage(lines, rows: 40, columns: 120)
    let effects = stage.act(.arrange(.languages))
    let survey = LocaleSurvey(
      PreferredLocales(environment: ["LANG": "ar_EG.UTF-8"]), offered: ["ar", "en"])
    let read = Action.feature(LanguagesFeature.self, .read(survey))
    if !isSurveyLast { stage.pass(read) }
    for case .feature(let effect) in effects {
      guard case .identify(let content, _) = effect.of(LanguagesFeature.self) else { continue }
      let nothing = IdentifiedText(language: nil, confidence: 0, isReliable: false, spans: [])
      stage.pass(.feature(LanguagesFeature.self, .identified(content: content, nothing)))
    }
    if isSurveyLast { stage.pass(read) }
    let list = try #require(stage.app.plan[LanguagesFeature.languages]?.inner)
    let text = try #require(stage.app.plan[.text]?.inner)
    #expect(text.rows <= 13 && list.rows > 15, "\(stage)")
  }

  /// On a wide screen Characters in two tables is whole: it counts no more rows than these take,
  /// and all where one table has them.
  @Test(arguments: [40, 70]) func twoTablesOfCharactersAreWhole(_ count: Int) throws {
    var stage = Stage(String(repeating: "a", count: count), rows: 60, columns: 200)
    stage.act(.focus(.text))
    let pane = InspectionFeature.characters
    let inner = try #require(stage.app.plan[pane]?.inner)
    let analysis = stage.analyser.analysis(of: stage.app)
    let used = pane.pane.rowsInUse(stage.app, analysis, rows: 56, columns: inner.columns)
    #expect(used <= inner.rows, "\(stage)")
    #expect(used == (count < inner.rows ? count + 1 : count / 2 + 1), "\(stage)")
    #expect(!PanesSeen(stage).cut.contains(pane), "\(stage)")
  }

  /// The day is asked for when the calendars open: their list has as many rows as it has where the
  /// day is known.
  @Test(arguments: sizes) func theCalendarsDoNotWaitForTheDay(_ rows: Int, _ columns: Int) {
    var stage = Stage("ab", rows: rows, columns: columns)
    stage.act(.arrange(.calendars))
    let asked = stage.app.plan[CalendarsFeature.calendars]?.inner.rows
    stage = Stage("ab", rows: rows, columns: columns)
    stage.pass(.calendars(.today(20_557)))
    stage.act(.arrange(.calendars))
    #expect(asked == stage.app.plan[CalendarsFeature.calendars]?.inner.rows, "\(stage)")
    #expect((asked ?? 0) >= 12)
  }

  /// Beside an empty text on a high screen the facts of a paragraph have the rows that those of a
  /// torn one take.
  @Test func rowsThatNobodyKnowsTheUseOfGoWhereTheyMayBeOfUse() {
    let stage = Stage("", rows: 40, columns: 120)
    let paragraph = stage.app.plan[InspectionFeature.paragraph]?.inner.rows ?? 0
    #expect(paragraph >= InspectionFeature.paragraph.pane.height.least, "\(stage)")
  }

  /// On a large screen the policies stand below the runs of a long paragraph; Tab goes there, and
  /// the focus does not stay where they have no place.
  @Test func thePoliciesStandBelowTheRunsWhereThereIsRoom() {
    var stage = Stage(String(repeating: "abc def ", count: 15), rows: 60, columns: 200)
    let policies = SelectionFeature.policies
    #expect(stage.app.plan[policies] != nil, "\(stage)")
    for _ in stage.app.arrangement.panes { stage.act(.focusNext) }
    #expect(stage.app.focus == policies)
    stage.send(.resize(Size(rows: 24, columns: 80)))
    #expect(stage.app.plan[policies] == nil && stage.app.focus == .text, "\(stage)")
  }

  /// Of two panes beside each other the one that is cut is the wider one, where the other has a
  /// third of its rows empty.
  @Test(arguments: sizes)
  func thePaneThatIsCutIsTheWiderOne(_ rows: Int, _ columns: Int) throws {
    try forEachArrangement(rows, columns) { name, arrangement, stage in
      let analysis = stage.analyser.analysis(of: stage.app)
      for band in arrangement.bands where band.count == 2 {
        let places = try band.map { try #require(stage.app.plan[$0]?.inner) }
        func filled(_ index: Int, _ rows: Int) -> Int {
          band[index].pane.wish(stage.app, analysis, rows: rows, columns: places[index].columns)
        }
        let isCut = places.indices.map { filled($0, rows - 4) > places[$0].rows }
        let isEmpty = places.indices.map {
          (places[$0].rows - filled($0, places[$0].rows)) * 3 >= places[$0].rows
        }
        for (cut, other) in [(0, 1), (1, 0)] where isCut[cut] && isEmpty[other] && !isCut[other] {
          #expect(
            places[cut].columns > places[other].columns,
            "\(arrangement.name.english) \(name): \(band) \(places)")
        }
      }
    }
  }

  /// The sentences of a text with isolates are more than fit beside an equal half.
  @Test func sentencesTakeTheColumnsThatTheStructureLeaves() throws {
    let isolates = try #require(Self.samples.first { $0.name == "isolates.txt" })
    var stage = stage(isolates.bytes, isolates.name, 40, 120)
    stage.press(KeyPress(.function(3)))
    let story = try #require(stage.app.plan[ExplanationFeature.story]?.inner)
    let structure = try #require(stage.app.plan[ExplanationFeature.structure]?.inner)
    #expect(
      story.columns > structure.columns && structure.columns >= AppState.leastBeside, "\(stage)")
    // No key moves the edge between them.
    stage.press(KeyPress(.right), KeyPress(.down), KeyPress(.down))
    #expect(stage.app.plan[ExplanationFeature.story]?.inner == story)
  }

  /// The answers about the program's own first line have a row each at 120 by 40: the sentences
  /// below them take no row more than they need.
  @Test(arguments: ["en", "he", "ar"])
  func everyAnswerOfTheSampleHasItsRow(_ language: String) throws {
    let welcome = try #require(Self.samples.first { $0.name == "welcome.txt" })
    var stage = stage(welcome.bytes, welcome.name, 40, 120)
    stage.app.speak(Catalogue(language) ?? .english)
    stage.press(KeyPress(.function(4)))
    let rows = stage.rows(of: DirectionFeature.direction)
    for family in DirectionStrategy.families {
      #expect(rows.contains { $0.contains(family[0].label) }, "\(family[0].label) \(stage)")
    }
    // The longest of the sentences is whole.
    for _ in DirectionStrategy.families {
      let rows = stage.rows(of: DirectionFeature.direction).suffix(4)
      #expect(!rows.contains { $0.unicodeScalars.contains(Sign.more) }, "\(stage)")
      stage.press(KeyPress(.down))
    }
  }

  /// Where a pane of the left column has use for more columns, those of the right column keep none
  /// that they can do without.
  @Test(arguments: sizes + [(30, 96)])
  func noColumnIsKeptBesideAPaneThatHasUseForIt(_ rows: Int, _ columns: Int) throws {
    for language in ["en", "he", "ar"] {
      var stage = Stage("a ABG 12", rows: rows, columns: columns)
      stage.app.speak(Catalogue(language) ?? .english)
      stage.pass(.calendars(.today(20_557)))
      for arrangement in stage.app.registry.arrangements where !arrangement.right.isEmpty {
        stage.act(.arrange(arrangement))
        let analysis = stage.analyser.analysis(of: stage.app)
        let text = try #require(stage.app.plan[.text]?.inner)
        let wanted = arrangement.left.compactMap { $0.pane.columnsOfUse(stage.app, analysis) }
        guard (wanted.max() ?? 0) > text.columns else { continue }
        let spare = try arrangement.right.map { pane in
          let inner = try #require(stage.app.plan[pane]?.inner)
          return inner.columns - pane.pane.fewestColumns(stage.app, analysis, in: inner.size)
        }
        #expect(spare.min() == 0, "\(language) \(arrangement.name.english) \(spare) \(stage)")
      }
    }
  }

  /// The preview of the longest format is whole at 120 by 40, though no key moves a frame.
  @Test(arguments: ["en", "he", "ar"])
  func thePreviewOfTheLongestFormatIsWhole(_ language: String) throws {
    let welcome = try #require(Self.samples.first { $0.name == "welcome.txt" })
    var stage = stage(welcome.bytes, welcome.name, 40, 120)
    stage.app.speak(Catalogue(language) ?? .english)
    stage.act(.arrange(.formats))
    let place = stage.app.plan[FormatsFeature.formatPreview]
    for _ in 0..<30 {
      let rows = stage.rows(of: FormatsFeature.formatPreview)
      #expect(!rows.contains { $0.unicodeScalars.contains(Sign.more) }, "\(stage)")
      stage.press(KeyPress(.down))
    }
    #expect(stage.app.plan[FormatsFeature.formatPreview] == place)
  }

  /// The names of calendars in Hebrew and Arabic do not touch the sign behind them.
  @Test(arguments: ["en", "he", "ar"]) func noNameOfACalendarTouchesItsSign(_ language: String) {
    var stage = Stage("a", rows: 60, columns: 200)
    stage.app.speak(Catalogue(language) ?? .english)
    stage.pass(.calendars(.today(20_557)))
    stage.act(.arrange(.calendars))
    // Below the list the sign is said.
    let marked = stage.rows(of: CalendarsFeature.calendars).dropLast(4).filter {
      $0.unicodeScalars.contains(Sign.differs)
    }
    #expect(marked.count > 5, "\(stage)")
    for row in marked {
      let around = row.split(separator: Character(Sign.differs), omittingEmptySubsequences: false)
      let name = language == "en" ? around.first?.last : around.last?.first
      #expect(name == " ", "\(row)")
    }
  }

  /// With one's own keyboard the pane says three things; the text has the rows that these leave.
  @Test func anUnusedKeyboardLeavesItsRowsToTheText() {
    for language in ["en", "he", "ar"] {
      var stage = Stage("a{LF}b{LF}c{LF}d{LF}e{LF}f", rows: 24, columns: 80)
      stage.app.speak(Catalogue(language) ?? .english)
      stage.press(KeyPress(.character("8"), .alt))
      #expect((stage.app.plan[.text]?.inner.rows ?? 0) >= 6, "\(language)")
    }
  }

  @Test(arguments: sizes) func noKeyThatTypesMovesAFrame(_ rows: Int, _ columns: Int) {
    for arrangement in Registry.standard.arrangements {
      var stage = Stage("abc ABC 12{LF}def", rows: rows, columns: columns)
      stage.act(.arrange(arrangement))
      stage.act(.focus(.text))
      let places = stage.app.plan.panes
      for key in [
        KeyPress(.character("x")), KeyPress(.enter), KeyPress(.enter), KeyPress(.backspace),
        KeyPress(.character("\u{5D0}")), KeyPress(.right, .shift), KeyPress(.delete),
        KeyPress(.tab, .alt), KeyPress(.down), KeyPress(.end, .control),
      ] {
        stage.press(key)
        guard stage.app.focus == .text else { continue }
        #expect(stage.app.plan.panes == places, "\(arrangement.name.english) \(key.name)")
      }
    }
  }
}
