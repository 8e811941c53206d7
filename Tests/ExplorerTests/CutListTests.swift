import Explanation
import Explorer
import ExplorerCore
import Languages
import Screen
import Testing
import TextModel
import UnicodeData
import Wording

/// What has no place is counted, and what has a place is not cut.
@Suite struct CutListTests {
  private static let text = "abc DEF (GHI) 12 jkl{LF}MNO 34 pq{LF}x{LF}y{LF}z{LF}a"

  private static func stage(_ language: String, _ rows: Int, _ columns: Int) -> Stage {
    EveryScreen(words: Catalogue(language) ?? .english).stage(text, rows: rows, columns: columns)
  }

  /// The row of the screen in which a pane's title stands.
  private func edge(of pane: PaneID, _ stage: Stage) -> String {
    stage.app.plan[pane].map { stage.rows[$0.outer.row] } ?? ""
  }

  @Test func aListThatIsCutIsCountedOnASmallScreen() {
    let everywhere = EveryScreen(words: .english)
    let lists: [(Arrangement, [PaneID])] = [
      (.select, [SelectionFeature.selection, .text, SelectionFeature.policies]),
      (.direction, [DirectionFeature.direction]), (.languages, [LanguagesFeature.languages]),
      (.calendars, [CalendarsFeature.calendars]), (.inspect, [.text]),
      (.formats, [FormatsFeature.formats, FormatsFeature.formatPreview]),
      (.messages, [MessagesFeature.messages, MessagesFeature.messagePreview]),
      (.explain, [ExplanationFeature.story]), (.engines, [EnginesFeature.engines]),
    ]
    for (arrangement, panes) in lists {
      var stage = Self.stage("en", 12, 40)
      everywhere.answer(stage.act(.arrange(arrangement)), &stage)
      for pane in panes {
        if pane == SelectionFeature.policies {
          stage.act(.edit(.move(.right, extending: true)))
        }
        #expect(
          edge(of: pane, stage).contains(/[0-9]+ of [0-9]+/),
          "\(arrangement.name.english) \(pane) \(stage)")
      }
    }
  }

  /// The log counts its changes, wherever it is scrolled to; a narrow edge leaves out its question.
  @Test(arguments: [(12, 40), (24, 80), (40, 120), (60, 200)])
  func changesOfTheLogAreCounted(_ rows: Int, _ columns: Int) {
    var stage = Self.stage("en", rows, columns)
    stage.act(.arrange(.select))
    for _ in 0..<60 { stage.type("a") }
    stage.act(.focus(LogFeature.log))
    for _ in 0..<3 {
      let edge = edge(of: LogFeature.log, stage)
      let changes = stage.rows(of: LogFeature.log).dropFirst().count { $0.contains("yes") }
      #expect(changes > 0 && edge.contains("\(changes) of 60"), "\(stage)")
      #expect(edge.contains(" Log"), "\(stage)")
      stage.press(KeyPress(.down))
    }
    // Where it has the whole screen, the way out leaves a place for the count.
    stage.act(.zoom)
    let changes = stage.rows(of: LogFeature.log).dropFirst().count { $0.contains("yes") }
    let zoomed = self.edge(of: LogFeature.log, stage)
    #expect(zoomed.contains("\(changes) of 60") && zoomed.contains("Esc"), "\(stage)")
  }

  /// How many of how many are shown is said in the same words everywhere: in edges, in notes with
  /// other words, over the panes; a press on the edge says what it counts.
  @Test func whatIsShownIsCountedInTheSameWords() {
    let everywhere = EveryScreen(words: .english)
    var counts = 0
    for (rows, columns) in [(12, 40), (24, 80), (40, 120)] {
      var stage = everywhere.stage(
        "aBC " + String(repeating: "de FG 3 ", count: 4) + "efghijHIx{LF}y", rows: rows,
        columns: columns)
      for arrangement in stage.app.registry.arrangements {
        everywhere.answer(stage.act(.arrange(arrangement)), &stage)
        for placement in stage.app.plan.panes {
          let outer = placement.outer
          let edge = Array(stage.rows[outer.row])
          let own = edge[outer.column..<outer.column + outer.columns]
          guard let count = String(own).firstMatch(of: /[0-9]+ of [0-9]+/) else { continue }
          counts += 1
          #expect(!String(own).contains(" shown"), "\(placement.pane) \(stage)")
          let end = outer.column + outer.columns - 4
          let isAlone = String(own).contains("\u{2500} \(count.0) \u{2500}")
          guard isAlone, edge[end].isNumber else { continue }
          var pressed = stage
          pressed.send(
            .mouse(MouseEvent(.press(.left), at: Point(row: outer.row, column: end))))
          let said = pressed.app.message?.english ?? ""
          #expect(said.hasSuffix("\(count.0) shown"), "\(said) \(stage)")
        }
      }
      stage.press(KeyPress(.character("p"), .control))
      #expect(stage.rows.contains { $0.contains(/\u{2500} [0-9]+ of [0-9]+ \u{2500}/) }, "\(stage)")
    }
    #expect(counts > 9)
  }

  /// What is read over the panes counts its lines where it is cut, wherever it is scrolled to.
  @Test(arguments: [(12, 40), (24, 80), (40, 120)])
  func linesOverThePanesAreCounted(_ rows: Int, _ columns: Int) {
    for key in [KeyPress(.function(1)), .alt("?")] {
      var stage = Self.stage("en", rows, columns)
      stage.press(key)
      let top = stage.rows
      stage.press(KeyPress(.end))
      let bottom = stage.rows
      for screen in [top, bottom] {
        #expect(
          screen[rows - 2].contains(/[0-9]+ of [0-9]+/) == (top != bottom), "\(stage)")
      }
      #expect(rows > 12 || top != bottom, "\(stage)")
    }
  }

  /// A paragraph whose end has no row says so where reading ends, in all arrangements.
  @Test(arguments: ["en", "he", "ar"])
  func aParagraphThatGoesOnBelowSaysSo(_ language: String) throws {
    for pseudo in ["one two three ", "ABG DHV ZJT "] {
      let text = String(repeating: pseudo, count: 8)
      for (rows, columns) in [(12, 40), (24, 80)] {
        let everywhere = EveryScreen(words: Catalogue(language) ?? .english)
        var stage = everywhere.stage(
          text + "{LF}" + String(repeating: text, count: 8), rows: rows, columns: columns)
        for arrangement in stage.app.registry.arrangements {
          everywhere.answer(stage.act(.arrange(arrangement)), &stage)
          let last = stage.app.session.layout.lines(
            from: stage.app.top, count: stage.app.lineCount
          ).last
          let line = try #require(last.map { stage.app.session.layout.line($0) })
          let isSaid = stage.rows(of: .text).contains { $0.unicodeScalars.contains(Sign.more) }
          #expect(
            isSaid == !line.isLast, "\(language) \(arrangement.name.english) \(stage)")
        }
      }
    }
  }

  /// Weeks of a month that have no place are counted on the edge, and answers of engines are said
  /// to be below.
  @Test(arguments: ["en", "he", "ar"]) func whatHasNoPlaceIsSaidInThePane(_ language: String) {
    let everywhere = EveryScreen(words: Catalogue(language) ?? .english)
    var stage = Self.stage(language, 12, 40)
    everywhere.answer(stage.act(.arrange(.engines)), &stage)
    let last = stage.rows(of: EnginesFeature.engines).last ?? ""
    #expect(last.unicodeScalars.contains(Sign.more), "\(language) \(stage)")
    stage = Self.stage(language, 12, 40)
    everywhere.answer(stage.act(.arrange(.calendars)), &stage)
    stage.pass(.calendars(.today(20_557)))
    // One of five weeks, from either side.
    let month = edge(of: CalendarsFeature.calendarMonth, stage)
    #expect(month.contains(#/\b1 .*\b5\b|\b5 .*\b1\b/#), "\(language) \(stage)")
  }

  /// An engine whose version of Unicode has no place is named whole, and so is its agreement.
  @Test(arguments: ["en", "he", "ar"]) func engineAndVerdictAreWhole(_ language: String) {
    var stage = Self.stage(language, 12, 40)
    stage.app.engines.names = ["ICU 72.1 (Unicode 15.0)"]
    stage.act(.arrange(.engines))
    let rows = stage.rows(of: EnginesFeature.engines)
    let verdict = rows.first { $0.contains("ICU 72.1") }
    #expect(verdict?.contains("(") == false, "\(stage)")
    // The row has 22 columns for it.
    let words: Words = "same levels and order"
    #expect(stage.app.words.onScreen(words).columns <= 22, "\(language)")
  }

  /// A scalar of two columns is displayed, beside engines and where lines are reversed.
  @Test func wideScalarsAreDisplayed() {
    var stage = Stage("{U+4F60}{U+597D} ABG", rows: 40, columns: 120)
    stage.app.engines.names = ["one"]
    stage.act(.arrange(.engines))
    let displayed = stage.rows(of: EnginesFeature.engines).last { $0.contains("UAX #9") }
    #expect(displayed?.unicodeScalars.contains("\u{597D}") == true, "\(stage)")
    stage.act(.arrange(.explain))
    stage.act(.trace(.choose(.l2, nil)))
    let stored = stage.rows(of: ExplanationFeature.structure).first ?? ""
    #expect(stored.unicodeScalars.contains("\u{597D}"), "\(stage)")
  }

  /// How many say the same stands behind a strategy's name, cut or not, and what typing would have
  /// done is whole or left out.
  @Test(arguments: ["en", "he", "ar"]) func strategiesAreNamedAndSaidWhole(_ language: String) {
    var stage = Self.stage(language, 24, 80)
    stage.act(.arrange(.direction))
    let rows = stage.rows(of: DirectionFeature.direction)
    #expect(rows.contains { $0.contains("-rtl +1") }, "\(stage)")
    stage = Self.stage(language, 12, 40)
    stage.act(.arrange(.direction))
    let last = stage.rows(of: DirectionFeature.direction).last ?? ""
    #expect(!last.unicodeScalars.contains(Sign.more), "\(stage)")
  }

  /// Where not all ranges have a place, the last one that is shown is whole.
  @Test func noRangeOfSelectedRangesIsCut() {
    var seen = 0
    for columns in 72...120 {
      var stage = Stage(String(repeating: "abc ABG ", count: 20), rows: 40, columns: columns)
      for _ in 0..<6 { stage.press(KeyPress(.right, .shift)) }
      let row = stage.rows(of: SelectionFeature.selection).first { $0.contains("selectedRanges") }
      guard let row else { continue }
      seen += 1
      let (begins, ends) = (row.count { $0 == "{" }, row.count { $0 == "}" })
      #expect(begins == ends, "\(columns) \(stage)")
    }
    #expect(seen > 40)
  }

  /// Where not all policies have a row, the active one has.
  @Test func theActivePolicyIsShown() {
    var stage = Self.stage("en", 12, 40)
    stage.act(.arrange(.select))
    stage.act(.edit(.move(.right, extending: true)))
    for policy in SelectionPolicy.allCases {
      stage.act(.edit(.selectionPolicy(policy)))
      let name = stage.app.words.onScreen(policy.shortWords).text
      #expect(
        stage.rows(of: SelectionFeature.policies).contains { $0.hasPrefix(name) },
        "\(name) \(stage)")
    }
  }

  /// How to select is said in full, where it does not fit behind the margin of the strips too.
  @Test(arguments: ["en", "he", "ar"]) func howToSelectIsWhole(_ language: String) {
    var stage = Self.stage(language, 24, 80)
    stage.act(.arrange(.select))
    let row = stage.rows(of: SelectionFeature.policies).first {
      $0.contains("Shift+\u{2190}\u{2192}")
    }
    #expect(row?.unicodeScalars.contains(Sign.more) == false, "\(stage)")
  }

  @Test(arguments: ["en", "he", "ar"]) func noHintIsCutAboveFreeRows(_ language: String) {
    let hints: [(Arrangement, PaneID)] = [
      (.keyboard, KeyboardsFeature.keyboard), (.attributes, AttributesFeature.attributes),
      (.messages, MessagesFeature.messages),
    ]
    for (rows, columns) in [(12, 40), (24, 80)] {
      for (arrangement, pane) in hints {
        var stage = Self.stage(language, rows, columns)
        stage.act(.arrange(arrangement))
        let shown = stage.rows(of: pane)
        let isFree = shown.last?.allSatisfy { $0 == " " } ?? false
        #expect(
          !isFree || !shown.contains { $0.contains("\u{2026}") },
          "\(language) \(columns)x\(rows) \(stage)")
      }
    }
  }

  /// A cut leaves no beginning of a word that runs the other way.
  @Test func wordsOfTheOtherDirectionAreNotCut() {
    let hebrew = Catalogue("he") ?? .english
    func clipped(_ text: String, _ width: Int) -> String {
      let scalars = hebrew.onScreen(Words(verbatim: text)).clipped(to: width).text.unicodeScalars
      return String(String.UnicodeScalarView(scalars.filter { !Catalogue.controls.contains($0) }))
    }
    let words = "\u{5D0}\u{5D1} identifier \u{5D2}"
    #expect(clipped(words, 8) == "\u{5D0}\u{5D1} \u{2026}")
    #expect(clipped(words, 14) == "\u{5D0}\u{5D1} identifier\u{2026}")
    #expect(clipped("identifier", 5) == "iden\u{2026}")
  }

  @Test(arguments: ["en", "he", "ar"]) func keyBarsLeaveTheLastColumnFree(_ language: String) {
    for (rows, columns) in [(12, 40), (24, 80), (40, 120)] {
      var stage = Self.stage(language, rows, columns)
      for arrangement in stage.app.registry.arrangements {
        stage.act(.arrange(arrangement))
        for pane in arrangement.panes {
          stage.act(.focus(pane))
          let bar = stage.rows.last ?? ""
          #expect(bar.first == " " && bar.last == " ", "\(language) \(pane) \(stage)")
        }
      }
    }
  }

  @Test func aBarThatSaysToInsertNamesAKey() {
    var stage = Self.stage("en", 12, 40)
    stage.act(.arrange(.languages))
    stage.act(.focus(LanguagesFeature.languages))
    let bar = stage.rows.last ?? ""
    #expect(!bar.hasPrefix(" insert"), "\(stage)")
    #expect(bar.contains("typing edits"), "\(stage)")
  }

  /// A paragraph that is longer than the rows has a second table beside the first one.
  @Test func charactersStandInTwoTablesOnAWideScreen() throws {
    let text = String(repeating: "abc DEF ", count: 9)
    for language in ["en", "he"] {
      var stage = Stage(text, rows: 60, columns: 200)
      stage.app.speak(Catalogue(language) ?? .english)
      let rows = stage.rows(of: InspectionFeature.characters)
      let inner = try #require(stage.app.plan[InspectionFeature.characters]?.inner)
      try #require(inner.rows < 73)
      let numbers = rows.flatMap { row in row.matches(of: /U\+[0-9A-F]{4}/) }.count
      #expect(numbers > inner.rows - 1, "\(stage)")
      guard language == "en" else { continue }
      // The first row of the second table follows the last one of the first.
      let first = inner.rows - 1
      stage.send(
        .mouse(
          MouseEvent(
            .press(.left), at: Point(row: inner.row + 1, column: inner.column + 90))))
      #expect(stage.app.session.selection.focus.offset.rawValue == first, "\(stage)")
    }
  }
}
