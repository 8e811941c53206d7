import Explorer
import ExplorerCore
import Languages
import Screen
import Testing
import TextModel
import UnicodeData
import Wording

@Suite struct SelectionMenuTests {
  /// `abc ABG def` with the first five cells selected.
  private func stage(rows: Int = 30, columns: Int = 100) -> Stage {
    var stage = Stage("abc ABG def", rows: rows, columns: columns)
    stage.drag(stage.edge(0, 0), stage.edge(0, 5))
    return stage
  }

  /// Where words stand on the screen.
  private func place(_ words: String, _ stage: Stage) -> Point? {
    for (row, text) in stage.rows.enumerated() {
      guard let found = text.firstRange(of: words) else { continue }
      return Point(
        row: row, column: text.unicodeScalars.distance(from: text.startIndex, to: found.lowerBound))
    }
    return nil
  }

  @Test func theRightButtonOpensTheMenuAndKeepsTheSelection() throws {
    var stage = stage()
    stage.mouse(.press(.right), stage.cell(0, 2))
    stage.mouse(.release(.right), stage.cell(0, 2))
    #expect(stage.taken == [0..<4, 6..<7])
    for words in ["Cut", "Copy as HTML", "Wrap in RLI and PDI", "Describe", "Ctrl+X"] {
      #expect(stage.shows(words))
    }
    let item = try #require(place("Cut", stage))
    #expect(stage.mouse(.press(.left), item) == [.copy(PseudoText.decode("abc G"))])
    #expect(stage.text == "AB def")
    #expect(stage.app.overlay == nil)
  }

  @Test func theRightButtonElsewherePutsTheCaretThere() {
    var stage = stage()
    stage.mouse(.press(.right), stage.cell(0, 9))
    #expect(stage.taken.isEmpty)
    #expect(stage.app.session.selection.focus.offset.rawValue == 9)
    #expect(stage.shows("Insert code point") && !stage.shows("Wrap in RLI"))
    // A press beside the menu only closes it.
    stage.mouse(.press(.left), Point(row: 25, column: 90))
    #expect(stage.app.overlay == nil)
    #expect(stage.app.session.selection.focus.offset.rawValue == 9)
  }

  @Test func aPressMovedToAnItemChoosesItWhereItIsLetGo() throws {
    var stage = stage()
    stage.mouse(.press(.right), stage.cell(0, 2))
    let item = try #require(place("Wrap in LRI", stage))
    stage.mouse(.drag(.right), item)
    #expect(stage.rows[item.row].contains("\u{25B8}"))
    stage.mouse(.release(.right), item)
    #expect(stage.text == "{LRI}abc {PDI}AB{LRI}G{PDI} def")
  }

  /// On a screen without room beside the pointer the menu stands over it. To let go there, where it
  /// was opened, chooses nothing.
  @Test(arguments: ["en", "he", "ar"]) func aClickThatOpensTheMenuRunsNothing(_ language: String) {
    for (rows, columns) in [(12, 40), (24, 80)] {
      var opened = Stage("abc ABG def", rows: rows, columns: columns)
      opened.app.speak(Catalogue(language) ?? .english)
      opened.act(.edit(.selectAll))
      for row in 0..<rows - 1 {
        for column in stride(from: 0, to: columns, by: 5) {
          var stage = opened
          stage.mouse(.press(.right), Point(row: row, column: column))
          let isOpen = stage.app.overlay != nil
          #expect(stage.mouse(.release(.right), Point(row: row, column: column)).isEmpty)
          #expect(stage.text == opened.text && (stage.app.overlay != nil) == isOpen, "\(stage)")
        }
      }
    }
  }

  @Test func theMenuIsOperatedByKeys() {
    for key in [KeyPress(.function(10), .shift), KeyPress(.enter, .alt)] {
      var stage = stage()
      stage.press(key)
      stage.press(KeyPress(.down), KeyPress(.up), KeyPress(.up))
      stage.press(KeyPress(.enter))
      #expect(stage.shows("5 scalars in 2 ranges"))
      #expect(stage.shows("Bidi classes: L 3, R 1, WS 1"))
      #expect(stage.shows("HEBREW LETTER ZAYIN"))
      stage.press(KeyPress(.escape))
      #expect(stage.app.overlay == nil && stage.taken == [0..<4, 6..<7])
      stage.press(key)
      stage.type("strip")
      stage.press(KeyPress(.enter))
      #expect(stage.shows("There are no bidi controls in the selection."))
      stage.press(key, KeyPress(.escape))
      #expect(stage.text == "abc ABG def")
    }
  }

  /// What is typed finds commands as in the palette: by every word of it, in the title or in the
  /// summary; none runs by a letter.
  @Test func whatIsTypedFindsItems() {
    var stage = stage()
    stage.press(KeyPress(.enter, .alt))
    stage.type("copy as html")
    #expect(stage.shows("> copy as html") && stage.shows("Copy as HTML"))
    #expect(!stage.shows("Strip bidi controls") && !stage.shows("Copy as JSON literal"))
    #expect(stage.press(KeyPress(.enter)) == [.copy("<p dir=\"ltr\">abc &#x5D6;</p>")])
    #expect(stage.text == "abc ABG def")

    stage.press(KeyPress(.enter, .alt))
    stage.type("override")
    // Only the summary has the word.
    #expect(stage.shows("Strip bidi controls"))
    stage.press(KeyPress(.backspace), KeyPress(.down), KeyPress(.up), KeyPress(.escape))
    #expect(stage.app.overlay == nil && stage.taken == [0..<4, 6..<7])
  }

  @Test func whereNothingIsFoundNothingRuns() {
    var stage = stage()
    stage.press(KeyPress(.enter, .alt))
    stage.type("qqq")
    #expect(stage.shows("Nothing is found."))
    #expect(stage.press(KeyPress(.enter), KeyPress(.down), KeyPress(.up)).isEmpty)
    #expect(stage.shows("> qqq") && stage.text == "abc ABG def")
    for _ in 0..<3 { stage.press(KeyPress(.backspace)) }
    #expect(stage.shows("Strip bidi controls") && !stage.shows("> "))
    stage.press(KeyPress(.backspace))
    #expect(stage.app.overlay == nil && stage.text == "abc ABG def")
  }

  /// A press takes the item under it where some are left out, too; the row of the query is none.
  @Test func aPressTakesWhatIsFound() throws {
    var stage = stage()
    stage.press(KeyPress(.enter, .alt))
    stage.type("wrap")
    let query = try #require(place("> wrap", stage))
    stage.mouse(.drag(.none), query)
    #expect(stage.shows("\u{25B8} Wrap in LRI"))
    let item = try #require(place("Wrap in FSI", stage))
    stage.mouse(.press(.left), item)
    #expect(stage.text == "{FSI}abc {PDI}AB{FSI}G{PDI} def")
  }

  /// It stands in the row below the caret, and brings a caret that was scrolled out of view back
  /// first.
  @Test func theMenuOfAKeyStandsBelowTheCaret() throws {
    var stage = Stage(
      (0..<200).map { "line \($0)" }.joined(separator: "\n"), rows: 30, columns: 100)
    let caret = try #require(stage.frame.cursor)
    for _ in 0..<20 { stage.mouse(.wheelDown, stage.cell(0, 2)) }
    #expect(stage.frame.cursor == nil)
    stage.press(KeyPress(.function(10), .shift))
    let menu = try #require(place("Insert code point", stage))
    #expect(menu == Point(row: caret.row + 3, column: caret.column + 3))
    let before = stage.rows
    stage.mouse(.drag(.none), Point(row: 25, column: 90))
    #expect(stage.rows == before)
  }

  static let copies: [(CopyFormat, String)] = [
    (.display, "abc \u{05D6}"), (.scalarEscapes, "abc \\u{05D6}"), (.utf16Escapes, "abc \\u05D6"),
    (.html, "<p dir=\"ltr\">abc &#x5D6;</p>"), (.swiftLiteral, "\"abc \\u{05D6}\""),
    (.jsonLiteral, "\"abc \\u05D6\""),
  ]

  @Test func everyFormatIsCopiedToTheClipboardAndTheRegister() {
    for (format, expected) in Self.copies {
      var stage = stage()
      let effects = stage.act(.edit(.copy(format)))
      #expect(effects == [.copy(expected)], "\(format)")
      stage.press(KeyPress(.end, .control), KeyPress(.character("v"), .control))
      #expect(stage.text == "abc ABG def" + PseudoText.encode(expected), "\(format)")
    }
  }

  @Test func wrappingAndStrippingAreOneStepEachAndKeepTheSelection() {
    for isolate in IsolateKind.allCases {
      var stage = stage()
      stage.act(.edit(.wrap(isolate)))
      let name = "{\(isolate.rawValue)}"
      #expect(stage.text == "\(name)abc {PDI}AB\(name)G{PDI} def")
      #expect(stage.shows("Wrapped 2 ranges in \(isolate.rawValue) and PDI."))
      stage.act(.edit(.selectAll))
      stage.act(.edit(.stripControls))
      #expect(stage.text == "abc ABG def")
      #expect(stage.shows("Removed 4 bidi controls."))
      stage.press(KeyPress(.character("z"), .control))
      #expect(stage.text == "\(name)abc {PDI}AB\(name)G{PDI} def")
      stage.press(KeyPress(.character("z"), .control))
      #expect(stage.text == "abc ABG def" && stage.taken == [0..<4, 6..<7])
    }
  }

  @Test func theMenuFitsEveryScreen() throws {
    for (rows, columns) in [(12, 40), (24, 80), (30, 100), (48, 160)] {
      var stage = Stage("abc ABG def", rows: rows, columns: columns)
      stage.act(.edit(.selectAll))
      stage.press(KeyPress(.enter, .alt))
      #expect(stage.shows("Cut"), "\(rows)x\(columns)")
      stage.press(KeyPress(.pageDown))
      #expect(stage.shows("\u{25B8} Describe"), "\(rows)x\(columns)")
      let item = try #require(place("Describe", stage))
      stage.mouse(.press(.left), item)
      #expect(stage.shows("Esc closes"))
    }
  }
}
