import BidiAlgorithm
import Explorer
import ExplorerCore
import Fixing
import Screen
import Testing
import TextModel
import UnicodeData
import Wording

/// What looks wrong, and what makes it look right: seen before it is done, and done as it was seen.
@Suite struct FixingFeatureTests {
  private static let fix = KeyPress(.function(9))
  private static let undo = KeyPress(.character("z"), .control)
  /// A phone number and a minus, C++, a path, a count, a list, a placeholder, a Trojan source, a
  /// date.
  private static let broken = [
    "ABC: (800) 955-2292", "ABC DEF -5", "ABC C++.", "ABC /usr/local/bin/", "results: ABC (3)",
    "iphone ABC DEF.", "users: AB, CD and EF", "ABC %s, %d!", "photo_high_re{RLO}gnp.js",
    "ABC abc@d.com!",
  ]

  private static func display(_ scalars: [Unicode.Scalar], _ direction: BaseDirection)
    -> [Unicode.Scalar]
  {
    Fixer().fix(scalars, direction: direction).display
  }

  private static func scalars(_ stage: Stage) -> [Unicode.Scalar] {
    stage.app.session.document.plainScalars(of: ParagraphIndex(0))
  }

  private static func direction(_ stage: Stage) -> BaseDirection {
    stage.app.session.notes[ParagraphIndex(0)].pinned.map(BaseDirection.explicit) ?? .auto
  }

  /// Each candidate is done as it was seen, changes the display, and is called a fix only where
  /// nothing is torn then.
  @Test(arguments: broken) func everyCandidateIsOneUndo(_ text: String) {
    let original = Array(PseudoText.decode(text).unicodeScalars)
    let before = Fixer().fix(original)
    for (index, candidate) in before.candidates.enumerated() {
      var stage = Stage("\(text)\nabc")
      stage.press(Self.fix)
      #expect(stage.shows("Fix it"), "\(stage)")
      for _ in 0..<index { stage.press(KeyPress(.down)) }
      stage.press(KeyPress(.enter))
      let after = Self.scalars(stage)
      #expect(stage.app.overlay == nil && after == candidate.text)
      let direction = Self.direction(stage)
      #expect(Self.display(after, direction) == candidate.display)
      #expect(candidate.display != before.display)
      let isFixed = Judge().problems(of: after, direction: direction).isEmpty
      #expect(stage.shows(isFixed ? "Fixed: " : "Changed: "), "\(stage)")
      stage.press(Self.undo)
      #expect(Self.scalars(stage) == original && Self.direction(stage) == .auto)
      #expect(!stage.app.session.isModified)
    }
  }

  @Test func somethingIsFoundInMostOfThem() {
    let found = Self.broken.count {
      !Fixer().fix(Array(PseudoText.decode($0).unicodeScalars)).candidates.isEmpty
    }
    #expect(found >= 6)
  }

  @Test func whereNothingIsTornItSaysSo() {
    var stage = Stage("ABC DEF")
    stage.press(Self.fix)
    #expect(stage.overlaySays == ["Nothing is torn here."])
    #expect(!stage.shows("Fixed"))
  }

  @Test func escLeavesTheTextAsItIs() {
    var stage = Stage("results: ABC (3)")
    stage.press(Self.fix, KeyPress(.down), KeyPress(.escape))
    #expect(stage.app.overlay == nil && !stage.app.session.isModified)
  }

  /// What may only be read is not changed, and nothing says that it was.
  @Test func theGuardIsAsked() {
    var stage = Stage("results: ABC (3)")
    stage.act(.edit(.readOnly(true)))
    stage.press(Self.fix, KeyPress(.enter))
    #expect(stage.text == "results: ABC (3)" && !stage.shows("Fixed"))
    #expect(stage.shows("read-only"))
  }

  @Test(arguments: [(12, 40), (24, 80), (60, 200)])
  func theLineIsSeenBeforeAndAfter(_ rows: Int, _ columns: Int) {
    var stage = Stage("results: ABC (3)", rows: rows, columns: columns)
    stage.press(Self.fix)
    #expect(stage.shows("results: (3) \u{5D2}\u{5D1}\u{5D0}"), "\(stage)")
    #expect(stage.shows("results: \u{5D2}\u{5D1}\u{5D0} (3)"), "\(stage)")
    #expect(stage.shows("The number in brackets"), "\(stage)")
  }

  @Test func theMouseAloneFixes() {
    var stage = Stage("results: ABC (3)")
    stage.press(Self.fix)
    let candidate = stage.rows.firstIndex { $0.contains("1. ") } ?? 0
    stage.send(.mouse(MouseEvent(.press(.left), at: Point(row: candidate, column: 6))))
    #expect(stage.shows("Fixed: ") && stage.app.session.isModified, "\(stage)")
    stage.press(Self.undo, Self.fix)
    stage.send(.mouse(MouseEvent(.press(.left), at: Point(row: 0, column: 0))))
    #expect(stage.app.overlay == nil)
  }

  /// What is copied can be pasted here.
  @Test func aCandidateIsCopiedAsSource() {
    var stage = Stage("results: ABC (3)")
    stage.press(Self.fix, KeyPress(.character("c")), KeyPress(.down))
    let effects = stage.press(KeyPress(.enter))
    let copied = effects.compactMap { effect -> String? in
      if case .copy(let text) = effect { text } else { nil }
    }
    #expect(copied.count == 1 && copied[0].contains("<bdi>"), "\(copied)")
    stage.press(KeyPress(.escape), KeyPress(.end), KeyPress(.character("v"), .control))
    #expect(stage.app.session.document.text.contains("<bdi>"))
    #expect(!stage.shows("Nothing has been cut or copied yet"))
  }

  @Test func aDirectionIsAPin() {
    var stage = Stage("iphone ABC DEF GHI JKL.")
    let fixed = Fixer().fix(Self.scalars(stage))
    let index = fixed.candidates.firstIndex { $0.means == .direction }
    guard let index else {
      Issue.record("no direction is offered")
      return
    }
    stage.press(Self.fix)
    for _ in 0..<index { stage.press(KeyPress(.down)) }
    stage.press(KeyPress(.enter))
    #expect(Self.direction(stage) == .explicit(.rightToLeft))
    stage.press(Self.undo)
    #expect(Self.direction(stage) == .auto)
  }

  /// Where tags stand in a text of which nothing is torn, the answer says what reads them.
  @Test func theAnswerNamesWhatReadsTags() {
    var stage = Stage("<b>ABC</b> DE", rows: 24, columns: 100)
    stage.press(Self.fix)
    #expect(stage.shows("Its tags are seen: --markup html reads them."), "\(stage)")
  }

  /// In a short paragraph the answer is there with the key.
  @Test func theAnswerComesWithTheKeyWhereTheParagraphIsShort() {
    var stage = Stage("results: ABC (3)", rows: 40, columns: 120)
    #expect(stage.shows("The number in brackets"), "\(stage)")
    #expect(!timers(for: stage.app).contains { $0.action == .fixing(.judge) })
    stage.press(KeyPress(.end))
    for _ in 0..<4 { stage.press(KeyPress(.backspace)) }
    #expect(stage.shows("Nothing is torn here."), "\(stage)")
  }

  /// The pane says so without a key, and tells of a tag that is torn.
  @Test func thePaneNamesWhatReadsTags() {
    #expect(Stage("<b>ABC 5</b>", rows: 40, columns: 120).shows("reads them."))
    #expect(!Stage("ABC 5", rows: 40, columns: 120).shows("reads them."))
    #expect(Stage("ABC <b>DE</b> FG", rows: 40, columns: 120).shows("The tag stands in the text"))
  }

  /// The rows of a pane, joined with blanks, without what is no word.
  private static func said(_ pane: PaneID, _ stage: Stage) -> String {
    guard let inner = stage.app.plan[pane]?.inner else { return "" }
    let rows = stage.rows[inner.row..<inner.row + inner.rows].map {
      String($0.dropFirst(inner.column).prefix(inner.columns))
    }
    return rows.flatMap { $0.split(separator: " ") }.joined(separator: " ")
  }

  /// The whole sentence stands above the rules and in the Paragraph pane, on small screens few
  /// words do.
  @Test func theSentenceIsSaidWhole() throws {
    let sentence = """
      The number in brackets belongs to what stands after the name, but is drawn on its far \
      side: it follows Hebrew letters, so it goes with them.
      """
    var stage = Stage("results: ABC (3)")
    #expect(Self.said(InspectionFeature.paragraph, stage).hasPrefix(sentence), "\(stage)")
    #expect(Self.said(InspectionFeature.paragraph, stage).contains("level 0"), "\(stage)")
    stage.press(KeyPress(.function(3)))
    let trace = try #require(stage.app.plan[ExplanationFeature.trace]?.inner)
    #expect(Self.said(ExplanationFeature.trace, stage).hasPrefix(sentence), "\(stage)")
    #expect(!stage.rows[trace.row + 2].contains("goes with them"), "\(stage)")
    #expect(!stage.shows("Torn: the"), "\(stage)")
    // A press on it asks for the changes.
    stage.send(
      .mouse(MouseEvent(.press(.left), at: Point(row: trace.row, column: trace.column + 3))))
    #expect(stage.shows("Fix it: Enter applies"), "\(stage)")
    var whole = Stage("ABC DEF")
    whole.press(KeyPress(.function(3)))
    #expect(
      Self.said(ExplanationFeature.trace, whole).hasPrefix("Nothing is torn here."), "\(whole)")
  }

  @Test func smallScreensSayItInFewWords() {
    var whole = Stage("ABC DEF", rows: 12, columns: 40)
    #expect(["nothing torn", "0 torn"].contains { whole.rows[0].contains($0) }, "\(whole)")
    whole.press(KeyPress(.function(3)))
    #expect(
      Self.said(ExplanationFeature.story, whole).hasPrefix("Nothing is torn here."), "\(whole)")
    var torn = Stage("results: ABC (3)", rows: 12, columns: 40)
    #expect(torn.rows[0].contains("torn F9"), "\(torn)")
    torn.press(KeyPress(.function(3)))
    #expect(
      Self.said(ExplanationFeature.story, torn).hasPrefix("Torn: the number in brackets."),
      "\(torn)")
    #expect(!Stage("", rows: 12, columns: 40).rows[0].contains("torn"))
  }

  /// The piece that the sentence tells of is underlined on both strips of Order and in the text,
  /// and nothing else is.
  @Test func theTornPieceIsMarked() throws {
    var stage = Stage("results: ABC (3)")
    func marked(_ rows: Range<Int>) -> [String] {
      let frame = stage.frame
      return rows.map { row in
        String(
          String.UnicodeScalarView(
            (0..<frame.size.columns).compactMap { column -> Unicode.Scalar? in
              guard frame[row, column].style.isUnderlined,
                case .glyph(let base, _) = frame[row, column].content
              else { return nil }
              return base
            }))
      }.filter { !$0.isEmpty }
    }
    let text = try #require(stage.app.plan[.text]?.inner)
    let order = try #require(stage.app.plan[InspectionFeature.order]?.inner)
    #expect(marked(text.row..<text.row + 1) == ["(3)"], "\(stage)")
    #expect(marked(order.row..<order.row + order.rows) == ["(3)", "(3)"], "\(stage)")
    // What is selected stays marked, and looks otherwise than what is only selected.
    stage.press(KeyPress(.character("a"), .control))
    #expect(marked(text.row..<text.row + 1) == ["(3)"], "\(stage)")
    stage.press(KeyPress(.end))
    for _ in 0..<4 { stage.press(KeyPress(.backspace)) }
    // The second place of a gap is underlined, too.
    stage.press(KeyPress(.home))
    #expect(marked(text.row..<text.row + 1).isEmpty, "\(stage)")
    #expect(marked(order.row..<order.row + order.rows).isEmpty, "\(stage)")
  }

  /// In a long one nobody is told while keys come; afterwards the answer is the first thing in the
  /// pane.
  @Test func theAnswerComesWhenTheUserRests() {
    let long = String(repeating: "and so on ", count: 50)
    var stage = Stage(long + "results: ABC (3)", rows: 40, columns: 120)
    #expect(timers(for: stage.app).contains { $0.action == .fixing(.judge) && $0.waitsForRest })
    stage.pass(.fixing(.judge))
    #expect(stage.shows("The number in brackets"), "\(stage)")
    #expect(!timers(for: stage.app).contains { $0.action == .fixing(.judge) })
    stage.type("x")
    #expect(!stage.shows("The number in brackets"))
    stage.pass(.fixing(.judge))
    #expect(stage.shows("The number in brackets"))
    stage.act(.edit(.selectAll))
    stage.act(.edit(.delete))
    #expect(stage.shows("Nothing is torn here."))
  }

  /// The keyboard turns a paragraph in which nothing else decides: it is judged again.
  @Test func aTurnedParagraphIsJudgedAgain() {
    func asks(_ stage: Stage) -> Bool {
      timers(for: stage.app).contains { $0.action == .fixing(.judge) }
    }
    var stage = Stage(
      String(repeating: "12 ", count: 200), rows: 40, columns: 120, direction: .steady)
    stage.pass(.fixing(.judge))
    #expect(!asks(stage))
    stage.app.session.keyboard = .rightToLeft
    #expect(stage.app.session.layout.direction(of: ParagraphIndex(0)) == .rightToLeft)
    #expect(asks(stage))
    stage.pass(.fixing(.judge))
    #expect(!asks(stage))
  }

  /// Pieces put where they should be seen: the fewest controls are found and make it so.
  @Test func aLineIsArranged() throws {
    var stage = Stage("results: ABC (3)")
    stage.act(.fixing(.arrange))
    #expect(stage.shows("As it should look"))
    // Three signs of `(3)` and the space before the name go behind it.
    for _ in 0..<3 { stage.press(KeyPress(.right)) }
    for _ in 0..<3 { stage.press(KeyPress(.up)) }
    stage.press(KeyPress(.character(" ")))
    let effects = stage.press(
      KeyPress(.right), KeyPress(.character(" ")), KeyPress(.enter))
    // It is searched for beside the loop, and seen to be.
    let question = try #require(Self.searched(effects))
    #expect(stage.shows("Searching for what makes the line look so. [Esc] stop"), "\(stage)")
    #expect(timers(for: stage.app).contains { $0.action == .fixing(.look) })
    stage.pass(.fixing(.found(question, question.answer())))
    #expect(!stage.shows("Searching"), "\(stage)")
    #expect(stage.app.overlay != nil || stage.app.message != nil, "\(stage)")
    #expect(!timers(for: stage.app).contains { $0.action == .fixing(.look) })
  }

  /// The wanted order can be typed or pasted; other letters are named and not searched for.
  @Test(arguments: [false, true]) func theWantedOrderIsTyped(_ isPasted: Bool) throws {
    var stage = Stage("results: ABC (3)")
    stage.press(Self.fix, KeyPress(.character("a")))
    #expect(stage.shows("Or type all of it"), "\(stage)")
    // As it should be seen: the name from its last letter on.
    let wanted = "results: CBA (3)"
    if isPasted {
      stage.send(.paste(PseudoText.decode(wanted)))
    } else {
      stage.type(wanted + "x")
      #expect(stage.shows("Not in the text: x."), "\(stage)")
      #expect(Self.searched(stage.press(KeyPress(.enter))) == nil)
      stage.press(KeyPress(.backspace))
    }
    // What is typed stands as it is typed, and the last letter is seen.
    #expect(stage.showsText("CBA"), "\(stage)")
    #expect(stage.shows("These are the letters of the text."), "\(stage)")
    let question = try #require(Self.searched(stage.press(KeyPress(.enter))))
    stage.pass(.fixing(.found(question, question.answer())))
    #expect(stage.shows("As it should look: Enter applies"), "\(stage)")
    stage.press(KeyPress(.enter))
    let (after, direction) = (Self.scalars(stage), Self.direction(stage))
    #expect(
      Self.display(after, direction) == Array(PseudoText.decode(wanted).unicodeScalars))
  }

  @Test func whatIsMissingOfTheTypedOrderIsSaid() {
    var stage = Stage("abc")
    stage.act(.fixing(.arrange))
    stage.type("cb")
    #expect(stage.shows("Still missing: a."), "\(stage)")
    stage.press(KeyPress(.home))
    stage.type("a")
    #expect(stage.shows("These are the letters of the text.") && stage.shows("acb"), "\(stage)")
    // Esc goes back to the pieces, then leaves.
    stage.press(KeyPress(.escape))
    #expect(stage.shows("Or type all of it"), "\(stage)")
    stage.press(KeyPress(.escape))
    #expect(stage.app.overlay == nil && stage.text == "abc")
  }

  /// What is forbidden is said beside the order, in full.
  @Test func whyAnOrderCannotBeHadIsSaid() throws {
    var stage = Stage("abcd")
    stage.act(.fixing(.arrange))
    stage.type("bdac")
    let question = try #require(Self.searched(stage.press(KeyPress(.enter))))
    stage.pass(.fixing(.found(question, question.answer())))
    #expect(stage.shows("a, b, c and d stand so in the text."), "\(stage)")
    #expect(stage.shows("apart from it."), "\(stage)")
    stage.press(KeyPress(.backspace))
    #expect(stage.shows("Still missing: c."), "\(stage)")
  }

  /// Esc stops a search: nothing is changed, and an answer that comes late is dropped.
  @Test func aSearchIsStopped() throws {
    var stage = Stage("results: ABC (3)")
    let wanted = Array(PseudoText.decode("results: (3) ABC").unicodeScalars)
    let question = try #require(Self.searched(stage.act(.fixing(.want(wanted)))))
    let effects = stage.press(KeyPress(.escape))
    let isStopped = effects.contains { effect in
      if case .feature(let own) = effect { own.of(FixingFeature.self) == .stop } else { false }
    }
    #expect(isStopped)
    #expect(stage.shows("Stopped: nothing is changed."))
    stage.pass(.fixing(.found(question, question.answer())))
    #expect(stage.app.overlay == nil)
    // A search that is wanted no more ends soon.
    var looks = 0
    _ = question.answer {
      looks += 1
      return false
    }
    #expect(looks == 1)
  }

  /// What is to be searched for.
  private static func searched(_ effects: [Effect]) -> FixQuestion? {
    effects.lazy.compactMap { effect in
      guard case .feature(let own) = effect,
        case .search(let question)? = own.of(FixingFeature.self)
      else { return nil }
      return question
    }.first
  }

  @Test func thePaletteFindsIt() {
    for word in ["fix", "wrong", "broken", "repair"] {
      var stage = Stage("results: ABC (3)")
      stage.press(KeyPress(.character("p"), .control))
      stage.type(word)
      #expect(stage.shows("Fix it"), "\(word)")
    }
  }
}
