import BidiAlgorithm
import Explorer
import ExplorerCore
import Languages
import Screen
import TestSupport
import Testing
import TextModel
import UnicodeData
import Wording
import WritingDirection

@Suite struct DirectionLabTests {
  static let lab = KeyPress(.function(4))
  static let fixes = KeyPress(.function(9), .shift)
  static let words = KeyPress(.function(8))

  static func row(_ name: String, _ stage: Stage) -> String {
    stage.rows.dropFirst().first { $0.contains(" \(name) ") } ?? ""
  }

  static func direction(_ stage: Stage, _ paragraph: Int = 0) -> TextDirection {
    stage.state.session.layout.direction(of: ParagraphIndex(paragraph))
  }

  // MARK: - What decides

  @Test func uax9IsTheDefault() {
    let stage = Stage(Document(text: "a"), size: Size(rows: 24, columns: 100))
    #expect(stage.state.direction == .standard && stage.rows[0].contains("first strong"))
  }

  @Test func steadyIsOneKeyAway() {
    var stage = Stage("iphone ABC DEF GHI", direction: .steady)
    #expect(stage.rows[0].contains("chosen rule steady \u{25C2}"))
    #expect(stage.shows("level 1 right to left"))
    stage.press(KeyPress(.character("9"), .alt))
    #expect(
      stage.rows[0].contains("first strong") && stage.rows[0].contains("first strong \u{25B8}"))
    #expect(stage.shows("level 0 left to right") && stage.shows("P2 first strong"))
    stage.press(KeyPress(.character("9"), .alt))
    #expect(stage.rows[0].contains("chosen rule steady \u{25C2}"))
  }

  @Test func everyStrategyIsListedWithResultReasonAndFlips() {
    var stage = Stage("iphone AB CDEFGH.", rows: 60, columns: 100, direction: .steady)
    stage.press(Self.lab)
    for family in DirectionStrategy.families {
      // A long name that shares its row is cut.
      let name = String(family[0].label.prefix(15))
      #expect(stage.rows.dropFirst().contains { $0.contains(" \(name)") }, "\(family[0].name)")
    }
    // Its end says which of two it is.
    #expect(stage.shows("android-firstst\u{2026}-rtl +1"))
    // Those that always agree share a row.
    #expect(Self.row("iOS 18 +6", stage).contains("\u{25B8} ltr"))
    #expect(Self.row("qt", stage).isEmpty)
    let closure = Self.row("closure", stage)
    #expect(closure.contains("\u{25C2} rtl  2/3 words > 40%"))
    #expect(
      closure.contains("\u{25B8}\u{2500}\u{2500}\u{2500}\u{2500}\u{2500}\u{2500}\u{25C2}8\u{2550}"))
    #expect(Self.row("twitter", stage).contains("\u{25C2}12\u{2550}"))
    let uax9 = Self.row("uax9", stage)
    #expect(uax9.contains("\u{25B8} ltr") && uax9.contains("first strong L at 0"))
    #expect(!uax9.contains("\u{25C2}"))
    // The counts are of those that read the text.
    #expect(
      stage.shows("writing direction of \u{B6} 1   \u{25B8} 20  \u{25C2} 7    5 do not read it"))
    #expect(stage.shows("text direction at the caret: left to right"))
    // The text stands over its timelines, in storage order.
    #expect(stage.showsText("5 do not read it     iphone\u{B7}AB\u{B7}CDEFGH."))
  }

  /// No row is empty and none repeats the key bar while rows of the list are hidden.
  @Test func noRowIsWastedWhileAnswersAreHidden() {
    var isHiding = false
    for language in ["en", "he", "ar"] {
      for (rows, columns) in [(12, 40), (24, 80), (30, 100), (40, 120), (60, 200)] {
        var stage = Stage("ABC abc 12", rows: rows, columns: columns)
        stage.state.speak(Catalogue(language) ?? .english)
        stage.act(.arrange(.direction))
        for _ in 0..<DirectionStrategy.families.count {
          let shown = stage.rows(of: DirectionFeature.direction)
          let hides = shown.count < DirectionStrategy.families.count + 3
          isHiding = isHiding || hides
          let isEmpty = shown.contains { $0.allSatisfy { $0 == " " } }
          #expect(!hides || !isEmpty && !shown.joined().contains("Shift+F9"), "\(stage)")
          stage.press(KeyPress(.down))
        }
      }
    }
    #expect(isHiding)
  }

  /// A reason is not cut beside columns that no timeline needs.
  @Test func noReasonIsCutBesideFreeColumns() {
    for language in ["en", "he", "ar"] {
      var stage = Stage("ABC abc 12 abc", rows: 40, columns: 120)
      stage.state.speak(Catalogue(language) ?? .english)
      stage.act(.arrange(.direction))
      for row in stage.rows(of: DirectionFeature.direction).prefix(24) {
        #expect(!row.unicodeScalars.contains(Sign.more), "\(stage)")
      }
    }
  }

  /// Strategies that do not read the text come after those that are counted.
  @Test func whatDoesNotReadTheTextComesLast() throws {
    var stage = Stage("ABC abc 12", rows: 60, columns: 200)
    stage.act(.arrange(.direction))
    let rows = stage.rows(of: DirectionFeature.direction)
    let always = try #require(rows.firstIndex { $0.contains("android-rtl") }, "\(stage)")
    for name in ["majority", "emacs", "android-anyrtl-ltr", "first-character"] {
      let row = try #require(rows.firstIndex { $0.contains(name) }, "\(stage)")
      #expect(row < always, "\(name) \(stage)")
    }
  }

  @Test func resultsOfOneDirectionStandInOneColumn() {
    var stage = Stage("iphone AB CDEFGH.", rows: 60, columns: 100)
    stage.press(Self.lab)
    func columns(_ word: String) -> Set<Int> {
      Set(
        DirectionStrategy.all.compactMap { strategy in
          let row = Array(Self.row(strategy.label, stage).unicodeScalars)
          return row.indices.first {
            row[$0...].starts(with: "\(word) ".unicodeScalars)
          }
        })
    }
    #expect(columns("\u{25B8} ltr").count == 1 && columns("\u{25C2} rtl").count == 1)
  }

  @Test func theStrategyInHandDrivesByEnterAndByMouse() {
    var stage = Stage("iphone AB CDEFGH.", rows: 60, columns: 100, direction: .steady)
    stage.press(Self.lab)
    #expect(Self.row("steady", stage).contains("\u{25B8} \u{2713} steady"))
    stage.press(KeyPress(.up), KeyPress(.enter))
    #expect(Self.direction(stage) == .rightToLeft && stage.rows[0].contains("Apple 26"))
    #expect(stage.state.message?.english.hasSuffix("Kept; Alt+9 goes back to uax9.") == true)
    let standard = stage.rows.firstIndex { $0.contains(" uax9 ") } ?? 0
    let press = InputEvent.mouse(MouseEvent(.press(.left), at: Point(row: standard, column: 8)))
    stage.send(press)
    #expect(Self.direction(stage) == .rightToLeft, "the first press chooses")
    stage.send(press)
    #expect(Self.direction(stage) == .leftToRight && stage.rows[0].contains("first strong"))
    #expect(Self.row("uax9", stage).contains("\u{25B8} \u{2713} uax9"))
    #expect(!Self.row("steady", stage).contains("\u{2713}"))
    let row = stage.rows.firstIndex { $0.contains(" closure ") } ?? 0
    for _ in 0..<2 {
      stage.send(.mouse(MouseEvent(.press(.left), at: Point(row: row, column: 8))))
    }
    #expect(Self.direction(stage) == .rightToLeft && stage.rows[0].contains("closure"))
    #expect(stage.text == "iphone AB CDEFGH.")
  }

  @Test func typingGoesOnBesideThePaneAndFollowsLive() {
    var stage = Stage("", rows: 40, columns: 100, direction: .steady)
    stage.press(Self.lab)
    stage.type("iphone AB")
    #expect(stage.text == "iphone AB")
    #expect(Self.row("closure", stage).contains("\u{25C2} rtl"))
    #expect(Self.row("uax9", stage).contains("\u{25B8} ltr"))
  }

  @Test func everySizeShowsTheStrategyInHand() {
    for (rows, columns) in [(24, 80), (30, 100), (48, 160), (12, 40), (20, 72), (24, 71)] {
      var stage = Stage("iphone AB CDEFGH.", rows: rows, columns: columns, direction: .steady)
      stage.press(Self.lab)
      for _ in DirectionStrategy.families { stage.press(KeyPress(.up)) }
      var seen = ""
      for _ in DirectionStrategy.families {
        seen += stage.rows.joined(separator: "\n")
        stage.press(KeyPress(.down))
      }
      for family in DirectionStrategy.families {
        #expect(
          seen.contains(family[0].label.prefix(10)), "\(family[0].name) on \(columns)x\(rows)")
      }
    }
  }

  @Test func anEmptyAndANeutralParagraphSaySo() {
    var stage = Stage("ABC\n\n12 - 34", rows: 40, columns: 100, direction: .steady)
    stage.press(Self.lab, .init(.escape), KeyPress(.down))
    #expect(Self.row("steady", stage).contains("\u{25C2} rtl  neutral: as above"))
    #expect(Self.row("uax9", stage).contains("\u{25B8} ltr"))
    #expect(Self.row("pango", stage).contains("\u{25C2} neu. neutral: as it was"))
    stage.press(KeyPress(.down))
    #expect(Self.row("gtk-textview", stage).contains("\u{25C2} rtl  neutral: as above"))
  }

  // MARK: - Neighbours and the past

  /// The explorer's answers, paragraph by paragraph as it asks, are those of a survey of the whole
  /// text.
  @Test func neighboursDecideAsInASurvey() {
    let seed: UInt64 = 505
    var random = SeededGenerator(seed: seed)
    let lines = [
      "abc", "ABC", "", " ", "12 -", "{LRI}ab{PDI}", "ABC abc def", "-", "{RLM}", "ab CD",
    ]
    var wrong: [String] = []
    for _ in 0..<60 {
      let text = (0..<Int.random(in: 1...9, using: &random)).map { _ in
        lines.randomElement(using: &random) ?? ""
      }.joined(separator: "\n")
      for strategy in DirectionStrategy.all {
        let stage = Stage(text, direction: .strategy(strategy))
        let document = stage.state.session.document
        var survey = DirectionSurvey(strategy)
        for number in 0..<document.paragraphCount {
          let content = document.content(of: ParagraphIndex(number))
          survey.add(content.scalars.dropLast(content.separatorCount).map(\.scalar))
        }
        let layout = stage.state.session.layout
        let found = (0..<document.paragraphCount).map {
          [layout.direction(of: ParagraphIndex($0)), layout.alignment(of: ParagraphIndex($0))]
        }
        if found != survey.answers().map({ [$0.estimate.base, $0.estimate.alignment] }) {
          wrong.append("\(strategy.name): \(text.debugDescription)")
        }
      }
    }
    #expect(wrong.isEmpty, "seed \(seed): \(wrong.prefix(4))")
  }

  /// However far away a neighbour is, it is the one that is asked.
  @Test func aNeighbourIsAskedHoweverFarItIs() {
    let chain = String(repeating: "\n-", count: 5000)
    for strategy in [DirectionStrategy.steady, .gtkTextView, .draftJS, .pango, .emacs, .content] {
      let stage = Stage("ABC" + chain, direction: .strategy(strategy))
      for number in [1, 100, 129, 2500, 5000] {
        #expect(Self.direction(stage, number) == .rightToLeft, "\(strategy.name) \(number)")
      }
    }
    for strategy in [DirectionStrategy.steady, .gtkTextView, .emacs, .richEdit] {
      let stage = Stage("-" + chain + "\nABC", direction: .strategy(strategy))
      #expect(Self.direction(stage, 0) == .rightToLeft, "\(strategy.name)")
    }
  }

  /// What is kept while a text is edited changes no answer: any paragraph's is that of a fresh one.
  @Test func whatIsKeptOfNeighboursIsTrueAfterEveryEdit() {
    let seed: UInt64 = 2806
    var random = SeededGenerator(seed: seed)
    let lines = ["abc", "ABC", "", " ", "12", "-", "{LRI}ab{PDI}", "7", "ab CD"].map(
      PseudoText.decode)
    var wrong: [String] = []
    for family in DirectionStrategy.families where family[0].readsText {
      var text = (0..<700).map { _ in
        Int.random(in: 0..<90, using: &random) == 0
          ? lines.randomElement(using: &random) ?? ""
          : ["12", "-", ""].randomElement(using: &random) ?? ""
      }.joined(separator: "\n")
      text += "\n"
      let choice = DirectionChoice.strategy(family[0])
      var session = Stage(Document(text: text), size: Size(rows: 24, columns: 80)).state.session
      session.directions = Memory().decider(choice, .leftToRight)
      session.keyboard = Bool.random(using: &random) ? .rightToLeft : nil
      for step in 0..<30 {
        let count = session.document.paragraphCount
        let place = session.document.range(
          of: ParagraphIndex(Int.random(in: 0..<count, using: &random)))
        session.select(Selection(caret: TextPosition(place.lowerBound, .downstream)))
        switch Int.random(in: 0..<6, using: &random) {
        case 0: session.perform(.type(lines.randomElement(using: &random) ?? ""))
        case 1: session.perform(.delete)
        case 2: session.perform(.type("\n"))
        case 3: session.perform(.undo)
        case 4:
          let paragraph = session.document.paragraph(containing: place.lowerBound)
          session.perform(.pin(.rightToLeft, paragraph..<paragraph.advanced(by: 1)))
        default: session.perform(.backspace)
        }
        var fresh = session
        fresh.directions = Memory().decider(choice, .leftToRight)
        for _ in 0..<20 {
          let asked = ParagraphIndex(
            Int.random(in: 0..<session.document.paragraphCount, using: &random))
          if session.layout.direction(of: asked) != fresh.layout.direction(of: asked) {
            wrong.append("\(family[0].name), step \(step)")
          }
        }
      }
    }
    #expect(wrong.isEmpty, "seed \(seed): \(wrong.prefix(4))")
  }

  @Test func aNewParagraphTakesThePreviousOnesDirection() {
    var stage = Stage("", direction: .steady)
    stage.type("ABC")
    stage.press(KeyPress(.enter))
    #expect(Self.direction(stage, 1) == .rightToLeft)
    stage.type("12")
    #expect(Self.direction(stage, 1) == .rightToLeft)
    stage.type("a")
    #expect(Self.direction(stage, 1) == .leftToRight)
    // GTK asks the keyboard where no line is strong.
    var other = Stage("", direction: .strategy(.gtkTextView))
    #expect(Self.direction(other) == .leftToRight)
    other.state.session.keyboard = .rightToLeft
    #expect(Self.direction(other) == .rightToLeft)
  }

  @Test func aPasteIntoAnEmptyParagraphTakesItsDirection() {
    var stage = Stage("", direction: .steady)
    stage.type("ABC DEF")
    stage.press(KeyPress(.enter))
    stage.send(.paste("one"))
    #expect(Self.direction(stage, 1) == .leftToRight)
    stage.send(.paste(PseudoText.decode("\nABC one\nabc")))
    #expect(
      (1...3).map { Self.direction(stage, $0) } == [.leftToRight, .rightToLeft, .leftToRight])
  }

  @Test func nothingTurnsInsideAWordAndDeletionEvaluatesAgain() {
    var stage = Stage("", direction: .steady)
    stage.type("one two ABC DEF")
    #expect(Self.direction(stage) == .leftToRight)
    stage.type(" ")
    #expect(Self.direction(stage) == .rightToLeft)
    stage.type("GH")
    #expect(Self.direction(stage) == .rightToLeft)
    // What was undone is as it was.
    for _ in 0..<2 { stage.press(KeyPress(.character("z"), .control)) }
    #expect(stage.text == "one two ABC ")
    #expect(Self.direction(stage) == .leftToRight)
  }

  /// What typing shows is what the lab says, and what is read when the file is opened again.
  @Test func typingTheLabAndAFreshReadingAgree() {
    let texts = [
      "{U+0069}{U+0050}hone AB CDEFGH.", "{U+0057}eb AB CDEF", "one \"ABC DEF\" two",
      "ABC one two.",
      "git commit -m \"ABC DEF\"", "ABC one two three four five", "one (ABC",
    ].map(PseudoText.decode)
    for text in texts {
      var session = Stage("", direction: .steady).state.session
      let first = ParagraphIndex(0)
      var shown: [TextDirection] = []
      for scalar in text.unicodeScalars {
        session.perform(.type(String(scalar)))
        shown.append(session.layout.direction(of: first))
      }
      let scalars = Array(text.unicodeScalars)
      let typed = shown.indices.dropFirst().filter { shown[$0] != shown[$0 - 1] }.map { $0 + 1 }
      let flips = DirectionStrategy.steady.flips(scalars)
      #expect(flips.filter { $0 < scalars.count } == typed.filter { $0 < scalars.count })
      // Saving ends the last word, and so does leaving it.
      var left = session
      left.perform(.move(.left, extending: false))
      session.markSaved()
      let fresh = Stage(PseudoText.encode(text), direction: .steady).state.session
      for other in [session, left] {
        #expect(other.layout.direction(of: first) == fresh.layout.direction(of: first), "\(text)")
      }
    }
  }

  @Test func aWordTypedBeforeATextDoesNotTurnItOnOpening() {
    var stage = Stage("AB CDEF", direction: .steady)
    stage.press(KeyPress(.home))
    stage.type("{U+0057}hats{U+0041}pp {U+0057}eb ")
    let fresh = Stage(stage.text, direction: .steady)
    #expect(Self.direction(stage) == Self.direction(fresh))
  }

  @Test func oneDirectionForAllHasARowOfItsOwn() {
    var stage = Stage("iphone AB", rows: 40, columns: 100, direction: .fixed(.rightToLeft))
    stage.press(Self.lab)
    #expect(Self.row("always rtl", stage).contains("\u{25B8} \u{2713} always rtl"))
    #expect(Self.row("always rtl", stage).contains("\u{25C2} rtl"))
    #expect(stage.shows("This direction is set for all paragraphs"))
  }

  @Test func theTitleSaysWherePlatformsDiffer() {
    let stage = Stage("iphone AB CDEFGH.", rows: 40, columns: 120)
    #expect(stage.rows[0].contains("7 of 27 strategies: right-to-left"))
    #expect(!Stage("abc", rows: 40, columns: 120).rows[0].contains(" say "))
  }

  @Test func aChoiceIsThereInTheNextSession() {
    var stage = Stage("abc", rows: 40, columns: 100)
    #expect(stage.state.memory(for: .user)["direction"] == nil)
    stage.press(KeyPress(.character("9"), .alt))
    let memory = stage.state.memory(for: .user)
    #expect(memory["direction"] == "steady")
    var next = Stage(Document(text: "a"), size: Size(rows: 24, columns: 80))
    next.state.recall(memory, for: .user, next.analyser)
    #expect(next.state.direction == .steady)
    next.state.recall(["direction": "nonsense"], for: .user, next.analyser)
    #expect(next.state.direction == .steady)
  }

  /// Any sentence of one language, typed letter by letter after a word of the other, turns the
  /// paragraph once at most, and every letter decides from the state before it.
  @Test func aSentenceTypedLetterByLetterFlipsOnceAtMost() {
    let seed: UInt64 = 292
    var random = SeededGenerator(seed: seed)
    let latin = ["one", "don't", "well-known", "stop.", "(yes)", "12", "3.14", "a.b", "-", "it's,"]
    let hebrew = ["ABC", "A\"B", "CD-EF", "GHI.", "(JK)", "12", "3.14", "L'", "MN,", "-"]
    var wrong: [String] = []
    for round in 0..<80 {
      let (word, sentence) = round % 2 == 0 ? ("ABC", latin) : ("abc", hebrew)
      let text =
        ([word]
        + (0..<Int.random(in: 0...9, using: &random)).compactMap { _ in
          sentence.randomElement(using: &random)
        }).joined(separator: " ")
      var session = Stage("", direction: .steady).state.session
      var directions: [TextDirection] = []
      for scalar in PseudoText.decode(text).unicodeScalars {
        session.perform(.type(String(scalar)))
        directions.append(session.layout.direction(of: ParagraphIndex(0)))
      }
      let flips = zip(directions, directions.dropFirst()).filter { $0 != $1 }.count
      if flips > 1 { wrong.append("\(text): \(flips)") }
    }
    #expect(wrong.isEmpty, "seed \(seed): \(wrong.prefix(5))")
  }

  // MARK: - Alignment

  @Test func aNeutralParagraphLeansWhereThePreviousDoesAndKeepsItsOrder() {
    var stage = Stage("ABC\n12 + 34", direction: .strategy(.cssPlaintext))
    let neutral = ParagraphIndex(1)
    #expect(stage.state.session.layout.direction(of: neutral) == .leftToRight)
    #expect(stage.state.session.layout.alignment(of: neutral) == .rightToLeft)
    let row = stage.rows[3]
    #expect(row.firstRange(of: "12 + 34")!.lowerBound > row.index(row.startIndex, offsetBy: 20))
    // A click finds the gap where it is drawn.
    let column = Array(row.unicodeScalars).firstIndex(of: "+")!
    stage.send(.mouse(MouseEvent(.press(.left), at: Point(row: 3, column: column))))
    #expect(stage.state.session.selection.focus.offset.rawValue == 4 + 3)
  }
}
