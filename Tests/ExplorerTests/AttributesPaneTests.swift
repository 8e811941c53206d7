import BidiAlgorithm
import Explorer
import ExplorerCore
import Languages
import Screen
import Testing
import TextModel
import UnicodeData
import Wording

/// Marks on the text, rectangles by the mouse, and what old APIs would do, as the screen has them.
@Suite struct AttributesPaneTests {
  @Test func thePaneHasTheRunsInStorageAndOnTheScreen() {
    var stage = Stage("abc ABC def", rows: 36, columns: 100)
    stage.drag(stage.edge(0, 0), stage.edge(0, 5))
    stage.press(KeyPress(.character("v"), .alt), KeyPress(.character("0"), .alt))
    #expect(stage.shows("4 runs in storage") && stage.shows("2 runs on this line of the screen"))
    #expect(stage.shows("[0,4)            bold") && stage.shows("[4,6)            plain"))
    #expect(stage.shows("columns [0,5)    bold") && stage.shows("columns [5,11)   plain"))
    stage.press(KeyPress(.delete))
    #expect(stage.shows("No attributes here"))
    stage.press(KeyPress(.character("z"), .control))
    #expect(stage.shows("4 runs in storage"))
  }

  /// Rows that are kept for marks say so, on a small screen in few words.
  @Test(arguments: ["en", "he", "ar"]) func noRowBelowTheHintIsEmpty(_ language: String) {
    for (rows, columns) in [(12, 40), (13, 50), (16, 60), (24, 80)] {
      var stage = Stage("abc ABC def{LF}GHI", rows: rows, columns: columns)
      stage.app.speak(Catalogue(language) ?? .english)
      stage.act(.arrange(.attributes))
      let shown = stage.rows(of: AttributesFeature.attributes)
      let free = shown.count { $0.allSatisfy { $0 == " " } }
      #expect(!shown.isEmpty && (rows > 12 || free == 0), "\(stage)")
      // The hint alone takes one of them.
      #expect(shown.count - free >= min(2, shown.count), "\(stage)")
    }
  }

  /// The hint is of two sentences: where no capital begins the second one, the first has to end.
  @Test(arguments: ["en", "he", "ar"]) func eachSentenceOfTheHintEnds(_ language: String) {
    for text in ["abc DEF ghi", "{U+0645} abc"] {
      var stage = Stage(text, rows: 60, columns: 200)
      stage.app.speak(Catalogue(language) ?? .english)
      stage.act(.arrange(.attributes))
      let shown = stage.rows(of: AttributesFeature.attributes)
        .map { $0.filter { $0 != " " } }.filter { !$0.isEmpty }
      #expect(shown.count == 2, "\(stage)")
      for row in shown {
        #expect((stage.app.words.isRightToLeft ? row.first : row.last) == ".", "\(row)")
      }
    }
  }

  /// However few rows there are, no head is without a run behind it, and the run at the caret is
  /// among them where only some have a row each.
  @Test(arguments: ["abc DEF ghi jkl", "ab CDE FGH ij klm"])
  func eachHeadHasARunBehindIt(_ text: String) {
    var fewest = Int.max
    let sizes = [(12, 40), (14, 40), (18, 60), (24, 80), (40, 120)]
    for (rows, columns) in sizes {
      var stage = Stage(text, rows: rows, columns: columns)
      for _ in 0..<2 {
        stage.press(KeyPress(.right, .shift), KeyPress(.right, .shift), .alt("v"))
        for _ in 0..<3 { stage.press(KeyPress(.right)) }
      }
      stage.act(.arrange(.attributes))
      let shown = stage.rows(of: AttributesFeature.attributes)
      guard shown.count > 1 else { continue }
      fewest = min(fewest, shown.count)
      let caret = stage.app.session.selection.focus.offset.rawValue
      let runs = shown.compactMap { row in
        row.firstMatch(of: #/^ \[([0-9]+),([0-9]+)\)/#).flatMap { match -> Range<Int>? in
          guard let start = Int(match.1), let end = Int(match.2) else { return nil }
          return start..<end
        }
      }
      #expect(!runs.isEmpty, "\(stage)")
      #expect(shown.count > 4 || runs.contains { $0.contains(caret) }, "\(stage)")
      for (row, next) in zip(shown, shown.dropFirst() + [""]) where row.contains("runs ") {
        #expect(next.contains("["), "\(stage)")
      }
    }
    #expect(fewest < 4)
  }

  /// Where not all rows have a place, the edge counts them, and scrolling leads to each of them:
  /// to the other head and its runs as well.
  @Test(arguments: ["en", "he", "ar"], [(3, 6), (5, 8)])
  func rowsWithoutAPlaceAreCounted(_ language: String, _ counts: (selected: Int, rows: Int)) {
    let pane = AttributesFeature.attributes
    var stage = Stage("abc DEF ghi", rows: 12, columns: 40)
    stage.app.speak(Catalogue(language) ?? .english)
    for _ in 0..<counts.selected { stage.press(KeyPress(.right, .shift)) }
    stage.press(.alt("v"))
    stage.act(.arrange(.attributes))
    stage.act(.focus(pane))
    var seen: Set<String> = []
    let keys = [KeyPress(.up), KeyPress(.down)].flatMap {
      Array(repeating: $0, count: counts.rows)
    }
    for key in keys {
      let shown = stage.rows(of: pane).filter { row in row.contains { $0 != " " } }
      #expect(shown.count < counts.rows, "\(stage)")
      seen.formUnion(shown)
      let edge = stage.app.plan[pane].map { stage.rows[$0.outer.row] } ?? ""
      let said = Set(edge.matches(of: /[0-9]+/).compactMap { Int($0.0) })
      #expect(said.isSuperset(of: [shown.count, counts.rows]), "\(stage)")
      stage.press(key)
    }
    #expect(seen.count == counts.rows, "\(seen.sorted()) \(stage)")
  }

  @Test func aNoteIsAskedForAndShown() {
    var stage = Stage("abc def", rows: 36, columns: 100)
    stage.act(.feature(AttributesFeature.self, .openNote))
    #expect(stage.shows("Nothing is selected."))
    stage.press(KeyPress(.right, .shift), KeyPress(.right, .shift))
    stage.act(.feature(AttributesFeature.self, .openNote))
    stage.type("why")
    stage.press(KeyPress(.enter))
    stage.act(.arrange(.attributes))
    #expect(stage.shows("[0,2)            'why'"))
  }

  @Test func theSourceIsCopied() {
    var stage = Stage("abc ABC def")
    stage.drag(stage.edge(0, 0), stage.edge(0, 5))
    let effects = stage.act(.feature(AttributesFeature.self, .copySource))
    guard case .copy(let source)? = effects.first else {
      Issue.record("nothing was copied")
      return
    }
    #expect(source.contains("let selected = text.ranges([0..<4, 6..<7])"))
    #expect(source.contains("text.removeSubranges(selected)"))
  }

  /// Whatever is copied can be pasted here, though a terminal may drop it; also from an example
  /// into the user's own text.
  @Test func whatWasCopiedIsPasted() {
    var stage = Stage("abc")
    stage.press(KeyPress(.right, .shift))
    let effects = stage.act(.feature(AttributesFeature.self, .copySource))
    stage.press(KeyPress(.character("a"), .control), KeyPress(.character("v"), .control))
    #expect(effects == [.copy(stage.app.session.document.text)])
    stage.act(.show(text: "example", name: "example"))
    stage.press(KeyPress(.character("a"), .control), KeyPress(.character("c"), .control))
    stage.press(KeyPress(.escape), KeyPress(.escape))
    stage.press(KeyPress(.character("a"), .control), KeyPress(.character("v"), .control))
    #expect(stage.text == "example" && !stage.app.isShowingAnotherText)
  }

  @Test func altAndTheMouseTakeARectangle() {
    var stage = Stage("abcdef\nghijkl\nmn\nABCDEF", rows: 30, columns: 100)
    let (start, end) = (stage.cell(0, 1), stage.cell(2, 4))
    stage.mouse(.press(.left), start, .alt)
    stage.mouse(.drag(.left), end, .alt)
    stage.mouse(.release(.left), end, .alt)
    #expect(stage.taken == [1..<4, 8..<11, 15..<16])
    #expect(stage.shows("columns 3 ranges, 7 scalars"))
    stage.press(KeyPress(.right, .shift))
    #expect(stage.taken == [1..<5, 8..<12, 15..<16])
    stage.press(KeyPress(.character("c"), .alt))
    #expect(stage.taken.count == 1 && stage.shows("follows the text again"))
  }

  @Test func theLogSaysWhatOneRangeWouldDo() {
    var stage = Stage("abc ABC def", rows: 36, columns: 110)
    stage.act(.arrange(.select))
    stage.drag(stage.edge(0, 0), stage.edge(0, 5))
    #expect(stage.shows("around: selectedRange"))
    #expect(stage.shows("around  "))
    stage.act(.resize(Size(rows: 50, columns: 110)))
    #expect(stage.shows("single: Chromium   snap: WebKit, nearly"))
    stage.act(.resize(Size(rows: 36, columns: 110)))
    stage.press(KeyPress(.delete))
    #expect(stage.shows("selectedRange [0,7) 2 too much"))
    #expect(stage.showsText("first to last leaves A B C \u{B7} d e, not A B \u{B7} d e f"))
  }

  @Test func theDescriptionSaysWhatOtherProgramsTake() {
    var stage = Stage("abc ABC def", rows: 60, columns: 140)
    stage.drag(stage.edge(0, 0), stage.edge(0, 5))
    stage.press(KeyPress(.character("d"), .control))
    #expect(stage.shows("What other programs take:") && stage.shows("WebKit on iOS"))
  }
}
