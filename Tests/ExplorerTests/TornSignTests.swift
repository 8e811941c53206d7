import Explorer
import ExplorerCore
import Screen
import Testing
import TextModel

/// The sign beside paragraphs in which something is torn, of those in view.
@Suite struct TornSignTests {
  private static let judge = Action.fixing(.judgeInView)

  private func asks(_ stage: Stage) -> Bool {
    timers(for: stage.app).contains { $0.action == Self.judge && $0.waitsForRest }
  }

  /// The rows of the text that have the sign.
  private func marked(_ stage: Stage) -> [Int] {
    stage.rows(of: .text).enumerated().filter { $0.element.unicodeScalars.contains(Sign.torn) }
      .map(\.offset)
  }

  /// It comes when the user rests, stays where the caret goes, and goes with what is torn. No key
  /// judges another paragraph than its own.
  @Test(arguments: [
    "results: ABC (3)", "total: {U+0633}{U+0644}{U+0627}{U+0645} (7)",
    "result: {U+062F}{U+0646}{U+06CC}{U+0627} (4)",
  ])
  func aTornParagraphInViewHasASign(_ torn: String) {
    var stage = Stage("ABC DEF{LF}\(torn){LF}abc", rows: 40, columns: 120)
    #expect(marked(stage).isEmpty && asks(stage), "\(stage)")
    stage.pass(Self.judge)
    #expect(marked(stage) == [1] && !asks(stage), "\(stage)")
    stage.type("Z")
    #expect(marked(stage) == [1] && asks(stage), "\(stage)")
    stage.pass(Self.judge)
    #expect(marked(stage) == [1] && !asks(stage), "\(stage)")
    stage.press(KeyPress(.down))
    #expect(marked(stage) == [1], "\(stage)")
    stage.pass(Self.judge)
    #expect(marked(stage) == [1] && !asks(stage), "\(stage)")
    stage.press(KeyPress(.end))
    for _ in 0..<4 { stage.press(KeyPress(.backspace)) }
    #expect(marked(stage).isEmpty, "\(stage)")
  }

  /// In a text of one paragraph the verdict says it, and nothing is asked.
  @Test func oneParagraphHasNoSign() {
    let stage = Stage("results: ABC (3)", rows: 40, columns: 120)
    #expect(marked(stage).isEmpty && !asks(stage), "\(stage)")
  }

  /// Keys that have come meanwhile are not kept waiting: much text is judged in several turns.
  @Test func muchTextIsJudgedInTurns() {
    let long = String(repeating: "and so on ", count: 29)
    let lines = String(repeating: "{LF}" + long, count: 20)
    var stage = Stage("results: ABC (3)\(lines)", rows: 60, columns: 200)
    stage.act(.zoom)
    var turns = 0
    while asks(stage), turns < 20 {
      stage.pass(Self.judge)
      turns += 1
    }
    #expect(turns > 1 && !asks(stage))
    #expect(marked(stage).count == 1, "\(stage)")
  }

  /// What is known is bounded, and what is in view is known all the same.
  @Test func whatIsInViewIsKnown() {
    var stage = Stage(String(repeating: "abc{LF}", count: 1_500), rows: 40, columns: 120)
    for _ in 0..<60 {
      stage.pass(Self.judge)
      #expect(!asks(stage))
      stage.press(KeyPress(.pageDown))
    }
  }
}
