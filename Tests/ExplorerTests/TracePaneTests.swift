import BidiAlgorithm
import Explanation
import Explorer
import ExplorerCore
import Foundation
import Languages
import Screen
import Testing
import TextModel
import Wording

/// The explanation: the table of the rules' work, the story, the structures, and stepping.
@Suite struct TracePaneTests {
  private static let sample = "ab AB(1,2) {RLI}x G! {PDI} [{U+0627} 50%] end."

  private func stage(_ text: String = sample, rows: Int = 30, columns: Int = 100) -> Stage {
    var stage = Stage(text, rows: rows, columns: columns)
    stage.press(KeyPress(.function(3)))
    return stage
  }

  /// Types letters as they are.
  private func write(_ text: String, _ stage: inout Stage) {
    for scalar in text.unicodeScalars { stage.press(KeyPress(.character(scalar))) }
  }

  private func go(to rule: String, _ stage: inout Stage) {
    stage.press(KeyPress(.character("j"), .alt))
    write(rule, &stage)
    stage.press(KeyPress(.enter))
  }

  /// The cells of a row of the table by its title, blanks joined.
  private func row(_ title: String, _ stage: Stage) -> String? {
    stage.rows.first { line in
      let words = line.dropFirst(3)
      return words.hasPrefix(title + " ") && line.first == "\u{2502}"
    }.map { line in
      let inside = line.dropFirst(3 + title.count).prefix { $0 != "\u{2502}" }
      return inside.replacing("\u{2022}", with: " \u{2022}").split(separator: " ")
        .joined(separator: " ")
    }
  }

  @Test func theTableHasARowForEachRuleThatChangedSomething() {
    let stage = stage("A 1,2", rows: 40)
    #expect(row("class", stage) == "R WS EN CS EN")
    #expect(row("W4", stage) == "R WS EN \u{2022}EN EN")
    #expect(row("N1", stage) == "R \u{2022}R EN EN EN")
    #expect(row("I2", stage) == "1 1 \u{2022}2 \u{2022}2 \u{2022}2")
    #expect(row("W6", stage) == nil)
    #expect(stage.shows("idle rules"))
  }

  /// A mark has its place beside another one, with a number of two digits too.
  @Test func theMarkOfTheChosenScalarIsThereBesideOneThatDecides() {
    var stage = stage("abcdefghijk12%", rows: 40)
    for _ in 0..<13 { stage.press(KeyPress(.right)) }
    go(to: "W5", &stage)
    #expect(stage.shows("\u{25B2}13"), "\(stage)")
    stage.press(KeyPress(.left))
    #expect(stage.shows("\u{25B2}12"), "\(stage)")
  }

  /// The cursor turns the colours of its cell: where the mark does so too, the first cell of the
  /// chosen one would look like any other.
  @Test func theCursorDoesNotTurnTheChosenCellBack() throws {
    var stage = Stage(
      Document(text: "a 1"), name: "stage", size: Size(rows: 30, columns: 100),
      theme: Theme(depth: .monochrome))
    stage.press(KeyPress(.function(3)))
    let frame = stage.frame
    let cursor = try #require(frame.cursor)
    let (first, second) = (
      frame[cursor.row, cursor.column].style, frame[cursor.row, cursor.column + 1].style
    )
    #expect(!first.isReversed && first.isUnderlined && first.isBold)
    #expect(second.isReversed, "the rest of the cell is marked")
  }

  @Test func idleRulesUnfold() {
    for rows in [60, 70] {
      var stage = stage("A 1,2", rows: rows)
      // Where the table has rows for all rules, the key hides the idle ones first.
      let isShown = row("W6", stage) != nil
      for wanted in [!isShown, isShown, !isShown] {
        stage.press(KeyPress(.character("u"), .alt))
        #expect(row("W6", stage) == (wanted ? "R WS EN EN EN" : nil), "\(stage)")
      }
    }
  }

  /// Rules are hidden only where the table has no rows for all of them, and take none from other
  /// panes; the keys go along what is shown.
  @Test(arguments: ["en", "he", "ar"]) func noRuleIsHiddenBesideEmptyRows(_ language: String) {
    var all = 0
    for rows in [24, 40, 56, 60, 70, 80] {
      var stage = Stage("abc (DEF) 12, ghi{LF}JKL", rows: rows, columns: 200)
      stage.app.speak(Catalogue(language) ?? .english)
      stage.press(KeyPress(.function(3)))
      let pane = ExplanationFeature.trace
      let shown = stage.rows(of: pane)
      let free = shown.count { $0.allSatisfy { $0 == " " } }
      let hasIdle = shown.contains { $0.dropFirst(2).hasPrefix("W7") }
      #expect(hasIdle || free < 16, "\(stage)")
      all += hasIdle ? 1 : 0
      guard hasIdle else { continue }
      stage.act(.focus(pane))
      stage.press(KeyPress(.home), KeyPress(.down), KeyPress(.down))
      #expect(stage.app.trace.stage == TraceStage.allCases[2], "\(stage)")
    }
    #expect(all > 0)
  }

  @Test func itLives() {
    var stage = stage("A 1", rows: 40)
    #expect(row("W4", stage) == nil)
    stage.press(KeyPress(.end, .control))
    stage.app.focus = .text
    stage.press(KeyPress(.end, .control))
    stage.type(",2")
    #expect(row("W4", stage) == "R WS EN \u{2022}EN EN")
  }

  /// The table is there to be read: a letter begins the name of a rule, and nothing gets into the
  /// text.
  @Test func theTableKeepsItsKeysToItself() {
    for pane in [ExplanationFeature.trace, ExplanationFeature.story, ExplanationFeature.structure] {
      var stage = stage("A 1,2", rows: 40)
      stage.app.focus = pane
      write("W4", &stage)
      #expect(stage.shows("Go to rule (such as W4): W4"))
      stage.press(KeyPress(.enter))
      #expect(stage.app.trace.stage == .w4 && stage.text == "A 1,2")
      for key in [KeyPress(.backspace), KeyPress(.delete)] {
        stage.press(key)
        #expect(stage.text == "A 1,2" && stage.shows("Esc goes back to the text."))
      }
      stage.send(.paste("x"))
      #expect(stage.text == "A 1,2" && stage.shows("The \(pane.title.english) pane has the keys"))
      stage.press(KeyPress(.escape))
      write("x", &stage)
      #expect(stage.text != "A 1,2")
    }
  }

  private func caret(_ stage: Stage) -> Int {
    stage.app.session.selection.focus.offset.rawValue
  }

  @Test func aRuleLeadsToWhatItChangedFirst() {
    var stage = stage("ab AB 1,2 3,4", rows: 40)
    go(to: "W4", &stage)
    #expect(caret(stage) == 7)
    #expect(stage.shows("the comma U+002C at 7"))
    stage.press(KeyPress(.character("."), .alt))
    #expect(caret(stage) == 11)
    stage.press(KeyPress(.character("."), .alt))
    #expect(caret(stage) == 11 && stage.shows("W4 changes nothing after this scalar"))
    // Where the caret's scalar is one of them, it stays.
    go(to: "W4", &stage)
    #expect(caret(stage) == 11)
    stage.press(KeyPress(.character(","), .alt))
    #expect(caret(stage) == 7)
    stage.press(KeyPress(.character(","), .alt))
    #expect(caret(stage) == 7 && stage.shows("W4 changes nothing before this scalar"))
    go(to: "W5", &stage)
    #expect(caret(stage) == 7 && stage.shows("W5 changes nothing in this paragraph."))
  }

  /// The next changes are asked of the same table that is shown.
  @Test func everyChangeOfEveryRuleIsVisited() {
    var stage = stage(rows: 60)
    for stageOfRules in TraceStage.allCases where stageOfRules.rule != nil {
      stage.press(KeyPress(.home, .control))
      stage.app.trace.stage = stageOfRules
      let view = ExplainedParagraph(
        Array(stage.app.session.document.text.unicodeScalars), direction: .auto)
      let expected = view.scalars.indices.filter { view.isChanged(by: stageOfRules, at: $0) }
      var visited: [Int] = []
      while true {
        stage.press(KeyPress(.character("."), .alt))
        if visited.last == caret(stage) || stage.app.message != nil { break }
        visited.append(caret(stage))
      }
      #expect(visited == expected.filter { $0 > 0 }, "\(stageOfRules)")
    }
  }

  @Test func aCellHasItsSentenceAndItsDecidingScalarsAreMarked() {
    var stage = stage("A 1,2", rows: 40)
    stage.press(KeyPress(.right), KeyPress(.right), KeyPress(.right))
    go(to: "w4", &stage)
    #expect(stage.shows("W4: the comma U+002C at 3 is between the"))
    #expect(
      stage.shows("\u{25C6}2  \u{25B2}3  \u{25C6}4") || stage.shows("\u{25C6}2 \u{25B2}3 \u{25C6}4")
    )
    // The same marks in the other panes.
    stage.press(KeyPress(.character("1"), .alt))
    #expect(stage.rows.contains { $0.contains("storage") })
    #expect(stage.rows.contains { $0.contains("\u{25C6} \u{25B2}3\u{25C6}") })
    #expect(stage.rows.contains { $0.contains("\u{25B8}") && $0.contains(" 3 ") })
    #expect(stage.rows.filter { $0.contains("\u{2502} \u{25C6}") }.count == 2)
  }

  @Test func theKeyOfTheExplanationEndsIt() {
    var stage = stage("A 1")
    #expect(stage.shows("Structure"))
    stage.press(KeyPress(.function(3)))
    #expect(!stage.shows("Structure") && stage.shows("Selection"))
    #expect(!stage.shows("\u{25C6}"))
  }

  @Test func theDecidingRuleIsChosenFirst() {
    var stage = stage("ab AB")
    stage.press(KeyPress(.right), KeyPress(.right), KeyPress(.right))
    #expect(stage.shows("I1: the Hebrew letter alef U+05D0"))
    stage.press(KeyPress(.left))
    #expect(stage.shows("N2: the space U+0020 at 2 is between"))
  }

  @Test func theStatusStackIsDrawn() {
    var stage = stage("a{RLE}A{RLO}bc{LRI}d{PDI}", rows: 40)
    for _ in 0..<7 { stage.press(KeyPress(.right)) }
    go(to: "x1", &stage)
    #expect(stage.shows("LRI at 6, isolate"))
    #expect(stage.shows("RLO at 3, all R"))
    #expect(stage.shows("RLE at 1"))
    #expect(stage.shows("overflow: isolates 0"))
  }

  @Test func overflowIsCounted() {
    var stage = stage(String(repeating: "{RLI}", count: 70) + "a", rows: 40)
    stage.press(KeyPress(.end, .control))
    stage.app.focus = .text
    stage.press(KeyPress(.end, .control))
    go(to: "X6", &stage)
    #expect(stage.shows("overflow: isolates 7"))
  }

  @Test func sequencesArePacked() {
    let stage = stage("ab{RLI}AB{PDI}c", rows: 40)
    #expect(stage.shows("X10  L\u{2523}"))
    #expect(stage.shows("R\u{2523}\u{2501}"))
    #expect(stage.shows("\u{252B}R"))
  }

  @Test func pairsAreDrawn() {
    let stage = stage("ab AB(GD) ef", rows: 40)
    #expect(stage.rows.contains { $0.contains("\u{2570}") && $0.contains("c1") })
  }

  @Test func reversalsAreDrawnStepByStep() {
    var stage = stage("ab AB12 GD ef", rows: 40)
    go(to: "L2", &stage)
    #expect(stage.showsText("ab\u{B7}AB12\u{B7}GD\u{B7}ef"))
    #expect(stage.showsText("ab\u{B7}AB21\u{B7}GD\u{B7}ef"))
    #expect(stage.showsText("ab\u{B7}DG\u{B7}12BA\u{B7}ef"))
  }

  @Test func steppingShowsTheTextAsIfTheAlgorithmStopped() {
    var stage = stage("ab AB(12) cd", rows: 40)
    stage.press(KeyPress(.home), KeyPress(.character("s"), .alt))
    // In storage order, right to left where the terminal does not turn it.
    #expect(stage.showsText("ab AB(12) cd"))
    #expect(stage.shows("before any rule"))
    go(to: "I1", &stage)
    #expect(stage.shows("as if it stopped after I1"))
    // Numbers and letters have their levels; L4 has not mirrored yet.
    #expect(stage.showsText("ab )12(BA cd"))
    stage.press(KeyPress(.end))
    #expect(stage.showsText("ab (12)BA cd"))
    stage.press(KeyPress(.character("s"), .alt))
    #expect(!stage.shows("as if"))
  }

  @Test func playGoesThroughTheRulesAndEnds() {
    var stage = stage("ab AB", rows: 40)
    stage.press(KeyPress(.character("g"), .alt))
    #expect(stage.app.trace.isPlaying && stage.shows("before any rule"))
    var ticks = 0
    while stage.app.trace.isPlaying, ticks < 50 {
      stage.act(.trace(.tick))
      ticks += 1
    }
    #expect(!stage.app.trace.isPlaying && ticks < 12)
    #expect(stage.showsText("ab BA"))
  }

  @Test func anUnknownRuleIsSaidToBeOne() {
    var stage = stage("ab")
    go(to: "W9", &stage)
    #expect(stage.shows("There is no rule W9"))
  }

  @Test func theReferenceIsAKeyAway() {
    var stage = stage("A 1,2")
    stage.press(KeyPress(.enter))
    #expect(stage.shows("P2: find the first strong character"))
    write("N0", &stage)
    #expect(stage.shows("N0: a pair of brackets takes one direction"))
    write("BD16", &stage)
    #expect(stage.shows("BD16: brackets are paired"))
    stage.press(KeyPress(.escape))
    #expect(stage.shows("Trace"))
  }

  @Test func theCursorStandsOnTheChosenCell() throws {
    var stage = stage("A 1,2", rows: 40)
    stage.press(KeyPress(.right), KeyPress(.home))
    let cursor = try #require(stage.frame.cursor)
    #expect(stage.rows[cursor.row].contains("class"))
    // On the last of its cells: the glyph keeps the colour of what is chosen.
    let row = Array(stage.rows[cursor.row])
    #expect(row[cursor.column - 1...cursor.column] == ["W", "S"])
  }

  @Test func aPressChoosesACell() throws {
    var stage = stage("A 1,2", rows: 40)
    let y = try #require(stage.rows.firstIndex { $0.contains(" W4 ") })
    let x = try #require(Array(stage.rows[y]).firstIndex(of: "\u{2022}")) + 1
    stage.send(.mouse(MouseEvent(.press(.left), at: Point(row: y, column: x))))
    #expect(stage.app.session.selection.focus.offset.rawValue == 3)
    #expect(stage.shows("W4: the comma U+002C at 3"))
  }

  @Test func aLongParagraphIsTracedAroundTheCaret() {
    var stage = stage(String(repeating: "ab AB 1,2 ", count: 1200))
    #expect(stage.shows("only [0,"))
    stage.press(KeyPress(.character("g"), .control))
    stage.type("9003")
    stage.press(KeyPress(.enter))
    #expect(stage.shows("around the caret") && stage.shows("\u{25B2}9003"))
    #expect(stage.shows("I1: the Hebrew letter alef U+05D0 at 9003"))
  }

  @Test(arguments: [(24, 80), (12, 40), (30, 100), (48, 160), (20, 72)])
  func everythingIsDrawnOnEverySize(_ rows: Int, _ columns: Int) {
    let texts = [
      "", "!? ...", "{U+1F600}a", "{RLI}{LRI}{PDI}", "AB{U+05B8} {U+0627}{U+064E}1", "(((", "a\tb",
      "{U+202E}", "{U+0300}",
    ]
    for text in texts {
      var stage = Stage(text, rows: rows, columns: columns)
      stage.press(KeyPress(.function(3)), KeyPress(.character("u"), .alt))
      for _ in 0..<25 {
        stage.press(KeyPress(.down), KeyPress(.right))
        #expect(stage.frame.cursor != nil, "\(text)")
      }
      stage.press(KeyPress(.tab), KeyPress(.up), KeyPress(.tab), KeyPress(.character("s"), .alt))
      #expect(stage.frame.cursor != nil, "\(text)")
    }
  }
}
