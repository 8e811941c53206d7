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

/// What the paragraphs around and the past of a paragraph decide.
@Suite struct DirectionNeighbourTests {
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
        let document = stage.app.session.document
        var survey = DirectionSurvey(strategy)
        for number in 0..<document.paragraphCount {
          let content = document.content(of: ParagraphIndex(number))
          survey.add(content.scalars.dropLast(content.separatorCount).map(\.scalar))
        }
        let layout = stage.app.session.layout
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

  /// Where typing would have turned a paragraph in its place: the screen's timelines say what a
  /// survey of the text says.
  @Test func timelinesTurnWhereASurveyTurns() {
    let seed: UInt64 = 506
    var random = SeededGenerator(seed: seed)
    let lines = ["- abc", "12 ABC", "12 - abc", "", " ", "ABC abc", "ab", "7"]
    var wrong: [String] = []
    var turns = 0
    for _ in 0..<60 {
      let text = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        lines.randomElement(using: &random) ?? ""
      }
      for strategy in DirectionStrategy.all {
        var survey = DirectionSurvey(strategy, tracksFlips: true)
        for line in text { survey.add(Array(PseudoText.decode(line).unicodeScalars)) }
        let directed = DirectedText(Stage(text.joined(separator: "\n")).app.session.document)
        let decider = StrategyDecider(strategy, locale: .leftToRight, ParagraphScalars())
        let found = text.indices.map { decider.history(ParagraphIndex($0), in: directed).flips }
        let said = survey.answers().map { $0.flips ?? [] }
        turns += said.joined().count
        if found != said { wrong.append("\(strategy.name): \(text) \(found) \(said)") }
      }
    }
    #expect(wrong.isEmpty, "seed \(seed): \(wrong.prefix(4))")
    #expect(turns > 500, "seed \(seed)")
  }

  /// However far away a neighbour is, it is the one that is asked.
  @Test func aNeighbourIsAskedHoweverFarItIs() {
    let chain = String(repeating: "\n-", count: 5000)
    for strategy in [DirectionStrategy.steady, .gtkTextView, .draftJS, .pango, .emacs, .content] {
      let stage = Stage("ABC" + chain, direction: .strategy(strategy))
      for number in [1, 100, 129, 2500, 5000] {
        #expect(
          DirectionLabTests.direction(stage, number) == .rightToLeft, "\(strategy.name) \(number)")
      }
    }
    for strategy in [DirectionStrategy.steady, .gtkTextView, .emacs, .richEdit] {
      let stage = Stage("-" + chain + "\nABC", direction: .strategy(strategy))
      #expect(DirectionLabTests.direction(stage, 0) == .rightToLeft, "\(strategy.name)")
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
      var session = Stage(Document(text: text), size: Size(rows: 24, columns: 80)).app.session
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
    #expect(DirectionLabTests.direction(stage, 1) == .rightToLeft)
    stage.type("12")
    #expect(DirectionLabTests.direction(stage, 1) == .rightToLeft)
    stage.type("a")
    #expect(DirectionLabTests.direction(stage, 1) == .leftToRight)
    // GTK asks the keyboard where no line is strong.
    var other = Stage("", direction: .strategy(.gtkTextView))
    #expect(DirectionLabTests.direction(other) == .leftToRight)
    other.app.session.keyboard = .rightToLeft
    #expect(DirectionLabTests.direction(other) == .rightToLeft)
  }

  @Test func aPasteIntoAnEmptyParagraphTakesItsDirection() {
    var stage = Stage("", direction: .steady)
    stage.type("ABC DEF")
    stage.press(KeyPress(.enter))
    stage.send(.paste("one"))
    #expect(DirectionLabTests.direction(stage, 1) == .leftToRight)
    stage.send(.paste(PseudoText.decode("\nABC one\nabc")))
    #expect(
      (1...3).map { DirectionLabTests.direction(stage, $0) } == [
        .leftToRight, .rightToLeft, .leftToRight,
      ])
  }

  @Test func nothingTurnsInsideAWordAndDeletionEvaluatesAgain() {
    var stage = Stage("", direction: .steady)
    stage.type("one two ABC DEF")
    #expect(DirectionLabTests.direction(stage) == .leftToRight)
    stage.type(" ")
    #expect(DirectionLabTests.direction(stage) == .rightToLeft)
    stage.type("GH")
    #expect(DirectionLabTests.direction(stage) == .rightToLeft)
    // What was undone is as it was.
    for _ in 0..<2 { stage.press(KeyPress(.character("z"), .control)) }
    #expect(stage.text == "one two ABC ")
    #expect(DirectionLabTests.direction(stage) == .leftToRight)
  }

  /// What typing shows is what the lab says, and what is read when the file is opened again.
  @Test func typingTheLabAndAFreshReadingAgree() {
    let texts = [
      "{U+0069}{U+0050}hone AB CDEFGH.", "{U+0057}eb AB CDEF", "one \"ABC DEF\" two",
      "ABC one two.",
      "git commit -m \"ABC DEF\"", "ABC one two three four five", "one (ABC",
    ].map(PseudoText.decode)
    for text in texts {
      var session = Stage("", direction: .steady).app.session
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
      let fresh = Stage(PseudoText.encode(text), direction: .steady).app.session
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
    #expect(DirectionLabTests.direction(stage) == DirectionLabTests.direction(fresh))
  }

  @Test func oneDirectionForAllHasARowOfItsOwn() {
    var stage = Stage("iphone AB", rows: 40, columns: 100, direction: .fixed(.rightToLeft))
    stage.press(DirectionLabTests.lab)
    #expect(DirectionLabTests.row("always rtl", stage).contains("\u{25B8} \u{2713} always rtl"))
    #expect(DirectionLabTests.row("always rtl", stage).contains("\u{25C2} rtl"))
    #expect(stage.shows("This direction is set for all paragraphs"))
  }

  @Test func theTitleSaysWherePlatformsDiffer() {
    let stage = Stage("iphone AB CDEFGH.", rows: 40, columns: 120)
    #expect(stage.rows[0].contains("7 of 27 strategies: right-to-left"))
    #expect(!Stage("abc", rows: 40, columns: 120).rows[0].contains(" say "))
  }

  @Test func aChoiceIsThereInTheNextSession() {
    var stage = Stage("abc", rows: 40, columns: 100)
    #expect(stage.app.memory(for: .user)["direction"] == nil)
    stage.press(KeyPress(.character("9"), .alt))
    let memory = stage.app.memory(for: .user)
    #expect(memory["direction"] == "steady")
    var next = Stage(Document(text: "a"), size: Size(rows: 24, columns: 80))
    next.app.recall(memory, for: .user, next.analyser)
    #expect(next.app.direction == .steady)
    next.app.recall(["direction": "nonsense"], for: .user, next.analyser)
    #expect(next.app.direction == .steady)
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
      var session = Stage("", direction: .steady).app.session
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
}
