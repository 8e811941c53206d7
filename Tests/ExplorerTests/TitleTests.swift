import BidiAlgorithm
import Explorer
import ExplorerCore
import Foundation
import Keyboards
import Languages
import Screen
import Testing
import TextModel
import Wording
import WritingDirection

/// The title line gives up first what matters least.
@Suite struct TitleTests {
  @Test func whatMattersLeastGoesFirst() {
    let text = "iphone AB CDEFGH.\nabc"
    for columns in 40...140 {
      let title = Stage(text, columns: columns).rows[0]
      let facts = [
        "writing", "\u{00B6} 1/2", " strategies: ", "caret 0", "selection: natural",
      ]
      let shown = facts.map { title.contains($0) }
      // No fact stands without those before it.
      #expect(shown == shown.sorted { $0 && !$1 }, "\(columns): \(title)")
      #expect(columns < 80 || shown.filter { $0 }.count >= 4, "\(columns): \(title)")
    }
  }

  /// Where one strategy alone differs, the shortest words do not say that several do.
  @Test func oneStrategyIsNotSeveral() {
    var shortest = 0
    for text in ["ab cd AB ef gh", "iphone AB CDEFGH."] {
      for columns in 40...140 {
        var stage = Stage(text, columns: columns)
        stage.app.name = "abcdef"
        let title = stage.rows[0]
        #expect(!title.contains(" 1 strategies"), "\(columns): \(title)")
        shortest += title.contains(" 1 strategy: rtl") ? 1 : 0
      }
    }
    #expect(shortest > 0)
  }

  /// However long the file's name is, it leaves half of the line, and that the text was changed is
  /// said.
  @Test(arguments: [10, 40, 100, 255]) func aLongNameIsCutShort(_ count: Int) {
    for name in [String(repeating: "x", count: count), String(repeating: "\u{5D0}", count: count)] {
      for columns in [40, 41, 60, 80, 100, 200] {
        var stage = Stage("abc", columns: columns)
        stage.app.name = name
        stage.type("x")
        let title = stage.rows[0]
        #expect(title.contains("\u{25CF}"), "\(columns): \(title)")
        #expect(title.contains("writing") && title.contains("first"), "\(columns): \(title)")
      }
    }
  }

  /// A name that is cut has all the columns that the facts leave, and a sign.
  @Test(arguments: ["en", "he", "ar"]) func aNameIsCutBesideNoBlanks(_ language: String) {
    for columns in [40, 60, 80, 120] {
      var stage = Stage("abc", columns: columns)
      stage.app.speak(Catalogue(language) ?? .english)
      stage.app.name = String(repeating: "x", count: 300)
      let title = stage.rows[0]
      #expect(title.contains("\u{2026}") && title.contains("xxxx"), "\(columns): \(title)")
      #expect(!title.contains(String(repeating: " ", count: 4)), "\(columns): \(title)")
    }
  }

  /// Each keyboard is named in full where there is space, and else by its language, which is not
  /// cut.
  @Test(arguments: ["en", "he", "ar"]) func aKeyboardIsNamedInFull(_ language: String) {
    for keyboard in KeyboardCatalogue.names() {
      for columns in [40, 80] {
        var stage = Stage("abc", columns: columns)
        stage.app.speak(Catalogue(language) ?? .english)
        stage.act(.keyboards(.use(keyboard)))
        let title = stage.rows[0]
        let tag = KeyboardCatalogue.keyboard(named: keyboard)?.language ?? ""
        let called = LocaleNames.name(of: String(tag.prefix { $0 != "-" }), in: language) ?? ""
        #expect(!called.isEmpty, "\(keyboard)")
        let isCalled = columns < 80 && title.contains(shown(Words(verbatim: called), stage))
        #expect(title.contains(keyboard) || isCalled, "\(keyboard): \(title)")
        #expect(language != "en" || title.contains("key"), "\(keyboard): \(title)")
      }
    }
  }

  /// Words as they stand in a row of a screen.
  private func shown(_ words: Words, _ stage: Stage) -> String {
    let catalogue = stage.app.words
    let line = WordsLine(catalogue.onScreen(words), isMirrored: catalogue.isRightToLeft)
    return String(String.UnicodeScalarView(line.cells(.joined).map(\.base)))
  }

  /// On the smallest screen too the title says what decides the direction, also beside a long name
  /// and where it is set by hand.
  @Test(arguments: ["en", "he", "ar"]) func whatDecidesIsSaidOnTheSmallestScreen(
    _ language: String
  ) {
    for (name, choice) in ["stage", String(repeating: "x", count: 40)].flatMap({ name in
      DirectionChoice.all.map { (name, $0) }
    }) {
      var stage = Stage("abc ABG\nabc", rows: 12, columns: 40, direction: choice)
      stage.app.speak(Catalogue(language) ?? .english)
      stage.app.name = name
      let title = stage.rows[0]
      let words: Words =
        switch choice {
        case .standard: "first"
        case .strategy(let strategy): Words(verbatim: String(strategy.label.suffix(4)))
        case .fixed: "always"
        }
      #expect(title.contains(shown(words, stage)), "\(choice.argument): \(title)")
      stage.press(KeyPress(.character("p"), .alt))
      let pinned = stage.rows[0]
      let byHand: [Words] = ["set", "\(verbatim: Sign.pin) pinned"]
      #expect(
        byHand.contains { pinned.contains(shown($0, stage)) }, "\(choice.argument): \(pinned)")
    }
  }

  /// The verdict says there what it is of, and what decides has its label, also beside a long name
  /// and where the text was changed.
  @Test(arguments: ["en", "he", "ar"]) func theVerdictSaysWhatItIsOfOnTheSmallestScreen(
    _ language: String
  ) {
    let decides: [Words] = ["first", "first strong"]
    for text in ["abc{LF}DEF", "ABG{LF}results: ABC (3)"] {
      for name in ["stage", String(repeating: "x", count: 40)] {
        for types in [false, true] {
          var stage = Stage(text, rows: 12, columns: 40)
          stage.app.speak(Catalogue(language) ?? .english)
          stage.app.name = name
          if types { stage.type("Z") }
          let title = stage.rows[0]
          let verdicts: [Words] = ["0 torn in \u{00B6}", "\u{00B6}: 0 torn"]
          #expect(verdicts.contains { title.contains(shown($0, stage)) }, "\(title)")
          #expect(
            decides.contains { title.contains(shown("writing: \($0)", stage)) }, "\(title)")
        }
      }
    }
  }

  /// What the facts of the title begin with.
  private static let labels = [
    "writing: ", "writing ltr: ", "writing rtl: ", "keyboard: ", "keys: ", "own keyboard",
    "own keys ", "text ", "selection: ", "selecting", "caret ", "\u{00B6} ", "vi: ", "controls",
    "typed ", "language ", "rule ",
  ]

  /// Each fact says in words what it is about, however short the line is.
  @Test(arguments: [40, 50, 60, 70, 80, 90, 100, 120, 160]) func everyFactHasALabel(_ columns: Int)
  {
    let first = Stage("iphone AB CDEFGH.\nabc", columns: columns)
    let named = KeyPress(.character("p"), .alt)
    let steps: [(inout Stage) -> Void] = [
      { _ in }, { $0.press(named) }, { $0.press(named, named) },
      { $0.app.choose(.fixed(.rightToLeft), $0.analyser) },
      { $0.app.choose(.fixed(.leftToRight), $0.analyser) },
      { $0.app.choose(.steady, $0.analyser) },
      { $0.press(KeyPress(.character("e"), .alt)) },
      { $0.act(.keyboards(.use("hebrew"))) },
      {
        $0.act(.keyboards(.use("hebrew")))
        $0.press(KeyPress(.character("e"), .control))
      },
      { $0.press(KeyPress(.function(6))) },
      { $0.press(KeyPress(.character(" "), .control), KeyPress(.right)) },
      { $0.press(KeyPress(.function(7))) }, { $0.type("x") },
    ]
    for (number, one) in steps.enumerated() {
      for (other, two) in steps.enumerated() {
        var stage = first
        one(&stage)
        two(&stage)
        let title = stage.rows[0]
        let facts = title.split(separator: "   ").dropFirst().map { $0.drop { $0 == " " } }
        for fact in facts where !fact.isEmpty && fact != "stage" && !fact.hasPrefix("stage ") {
          let isLabelled =
            Self.labels.contains { fact.hasPrefix($0) } || fact.contains(" strategies: ")
            || fact.hasPrefix("1 strategy: ") || fact.contains(" torn")
          #expect(isLabelled, "\(number) \(other) at \(columns): \(fact) in \(title)")
        }
        #expect(
          columns < 80 || title.contains("writing"), "\(number) \(other) at \(columns): \(title)")
      }
    }
  }

  /// Each part of the title stands apart from the next one, on a mirrored screen too.
  @Test(arguments: ["en", "he", "ar"]) func noPartOfTheTitleTouchesAnother(_ language: String) {
    for columns in [80, 100, 120] {
      var stage = Stage("abc", columns: columns)
      stage.app.speak(Catalogue(language) ?? .english)
      stage.type("x")
      let cells = Array(stage.rows[0])
      for (index, cell) in cells.enumerated() where cell == "\u{25CF}" {
        #expect(cells[index - 1] == " " && cells[index + 1] == " ", "\(stage.rows[0])")
      }
      #expect(cells.contains("\u{25CF}"))
    }
  }

  /// Every fact of the title answers a press with what it is about.
  @Test func everyFactAnswersAPress() throws {
    let first = Stage("iphone AB CDEFGH.\nabc", columns: 160)
    func pressed(_ words: String) throws -> Stage {
      var stage = first
      let row = stage.rows[0]
      let column = try #require(row.range(of: words)).lowerBound.utf16Offset(in: row)
      stage.send(.mouse(MouseEvent(.press(.left), at: Point(row: 0, column: column))))
      return stage
    }
    #expect(try pressed("first strong").app.arrangement == .direction)
    #expect(try pressed("strategies: ").app.arrangement == .direction)
    #expect(try pressed("caret 0").app.overlay != nil)
    #expect(try pressed("\u{00B6} 1/2").app.overlay != nil)
    #expect(try pressed("selection: natural").rows[0].contains("selection: single"))
    #expect(try pressed("own keyboard").app.overlay != nil)
  }

  /// How controls are shown is said once: by the Text pane, and by the title where another pane has
  /// the whole screen. A press there changes it.
  @Test func howControlsAreShownIsSaidOnce() throws {
    for columns in [80, 120, 160, 200] {
      var stage = Stage("iphone AB CDEFGH.\nabc", rows: 40, columns: columns)
      #expect(stage.rows.count { $0.contains("controls as labels") } == 1, "\(stage)")
      #expect(!stage.rows[0].contains("controls as labels"), "\(stage)")
      guard columns > 120 else { continue }
      stage.act(.focus(InspectionFeature.order))
      stage.act(.zoom)
      let row = stage.rows[0]
      let words = try #require(row.range(of: "controls as labels"), "\(stage)")
      let column = words.lowerBound.utf16Offset(in: row)
      stage.send(.mouse(MouseEvent(.press(.left), at: Point(row: 0, column: column))))
      #expect(stage.app.hidesControls, "\(stage)")
    }
  }

  /// A policy that one does not expect is said at 80 columns, in every language.
  @Test(arguments: ["en", "he", "ar"]) func thePolicyOfADragIsSaid(_ language: String) {
    var stage = Stage("abc ABG", rows: 24, columns: 80)
    stage.app.speak(Catalogue(language) ?? .english)
    stage.press(KeyPress(.function(6)))
    let words: Words = "selection: \(SelectionPolicy.single.shortWords)"
    #expect(stage.rows[0].contains(shown(words, stage)), "\(stage)")
  }

  /// A press on a pane's frame chooses the pane, and moves no caret.
  @Test func thePressOnATitleMovesNoCaret() {
    var stage = Stage("abc", columns: 100)
    stage.press(KeyPress(.end))
    stage.send(.mouse(MouseEvent(.press(.left), at: Point(row: 1, column: 3))))
    #expect(stage.app.session.selection.focus.offset == ScalarOffset(3))
  }

  @Test func theParagraphIsThereAt80Columns() {
    let title = Stage("iphone AB CDEFGH.\nabc").rows[0]
    #expect(title.contains("\u{00B6} 1/2") && title.contains("caret 0"))
  }

  /// An empty paragraph asks its neighbours; one that is too long to be read at each key is not
  /// asked.
  @Test(arguments: [200, 30_000]) func whatALongNeighbourDecidesIsNotCounted(_ count: Int) {
    let text = String(repeating: "\u{5D0}", count: count) + "\n"
    var stage = Stage(Document(bytes: Array(text.utf8)), size: Size(rows: 24, columns: 160))
    stage.press(KeyPress(.end, .control))
    #expect(stage.rows[0].contains("right-to-left") == (count < 20_000))
    stage.type("a")
    #expect(stage.rows[0].contains("right-to-left") == (count < 20_000))
  }

  /// That unsaved text is not kept stays said until it is, whatever keys come after the message.
  @Test func whatIsNotKeptStaysSaid() {
    var stage = Stage("abc", columns: 100)
    stage.pass(
      .feature(
        FilesFeature.self,
        .news(of: .first, isKept: false, notice: "Unsaved text is not kept: full")))
    #expect(stage.shows("is not kept: full"))
    stage.type("x")
    #expect(stage.rows[0].contains("unsaved text is not kept"))
    #expect(
      timers(for: stage.app).contains { $0.action == .feature(FilesFeature.self, .askForNews) })
    stage.pass(.feature(FilesFeature.self, .news(of: .first, isKept: true, notice: nil)))
    #expect(!stage.rows[0].contains("not kept"))
  }

  /// It is looked now and then whether unsaved text is kept still, and never where there is none.
  @Test func whatIsUnsavedIsLookedAfter() {
    func looks(_ stage: Stage) -> Bool {
      timers(for: stage.app).contains { $0.action == .feature(FilesFeature.self, .askForNews) }
    }
    var stage = Stage("abc")
    #expect(!looks(stage))
    stage.type("x")
    #expect(looks(stage))
    stage.pass(.feature(FilesFeature.self, .askForNews))
    #expect(looks(stage))
    stage.press(KeyPress(.character("z"), .control))
    stage.pass(.feature(FilesFeature.self, .askForNews))
    #expect(!looks(stage))
  }
}
