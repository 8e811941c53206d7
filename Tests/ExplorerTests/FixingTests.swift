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
    stage.state.session.document.plainScalars(of: ParagraphIndex(0))
  }

  private static func direction(_ stage: Stage) -> BaseDirection {
    stage.state.session.notes[ParagraphIndex(0)].pinned.map(BaseDirection.explicit) ?? .auto
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
      #expect(stage.state.overlay == nil && after == candidate.text)
      let direction = Self.direction(stage)
      #expect(Self.display(after, direction) == candidate.display)
      #expect(candidate.display != before.display)
      let isFixed = Judge().problems(of: after, direction: direction).isEmpty
      #expect(stage.shows(isFixed ? "Fixed: " : "Changed: "), "\(stage)")
      stage.press(Self.undo)
      #expect(Self.scalars(stage) == original && Self.direction(stage) == .auto)
      #expect(!stage.state.session.isModified)
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
    #expect(stage.state.overlay == nil && stage.shows("Nothing is torn here."))
    #expect(!stage.shows("Fixed"))
  }

  @Test func escLeavesTheTextAsItIs() {
    var stage = Stage("results: ABC (3)")
    stage.press(Self.fix, KeyPress(.down), KeyPress(.escape))
    #expect(stage.state.overlay == nil && !stage.state.session.isModified)
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
    #expect(stage.shows("Fixed: ") && stage.state.session.isModified, "\(stage)")
    stage.press(Self.undo, Self.fix)
    stage.send(.mouse(MouseEvent(.press(.left), at: Point(row: 0, column: 0))))
    #expect(stage.state.overlay == nil)
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
    #expect(stage.state.session.document.text.contains("<bdi>"))
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

  /// In a short paragraph the answer is there with the key.
  @Test func theAnswerComesWithTheKeyWhereTheParagraphIsShort() {
    var stage = Stage("results: ABC (3)", rows: 40, columns: 120)
    #expect(stage.shows("The number in brackets"), "\(stage)")
    #expect(!timers(for: stage.state).contains { $0.action == .fixing(.judge) })
    stage.press(KeyPress(.end))
    for _ in 0..<4 { stage.press(KeyPress(.backspace)) }
    #expect(stage.shows("Nothing is torn here."), "\(stage)")
  }

  /// In a long one nobody is told while keys come; afterwards the answer is the first thing in the
  /// pane.
  @Test func theAnswerComesWhenTheUserRests() {
    let long = String(repeating: "and so on ", count: 50)
    var stage = Stage(long + "results: ABC (3)", rows: 40, columns: 120)
    #expect(timers(for: stage.state).contains { $0.action == .fixing(.judge) && $0.waitsForRest })
    stage.pass(.fixing(.judge))
    #expect(stage.shows("The number in brackets"), "\(stage)")
    #expect(!timers(for: stage.state).contains { $0.action == .fixing(.judge) })
    stage.type("x")
    #expect(!stage.shows("The number in brackets"))
    stage.pass(.fixing(.judge))
    #expect(stage.shows("The number in brackets"))
    stage.act(.edit(.selectAll))
    stage.act(.edit(.delete))
    #expect(stage.shows("Nothing is torn here."))
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
    #expect(timers(for: stage.state).contains { $0.action == .fixing(.look) })
    stage.pass(.fixing(.found(question, question.answer())))
    #expect(!stage.shows("Searching"), "\(stage)")
    #expect(stage.state.overlay != nil || stage.state.message != nil, "\(stage)")
    #expect(!timers(for: stage.state).contains { $0.action == .fixing(.look) })
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
    #expect(stage.state.overlay == nil)
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
