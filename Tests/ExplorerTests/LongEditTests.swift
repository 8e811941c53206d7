import Explorer
import ExplorerCore
import Screen
import Testing
import TextModel

/// Edits of so many places that they are made part by part.
@Suite struct LongEditTests {
  private static let steps: [SessionStep] = [.wrap(.rli), .wrap(.fsi), .stripControls]

  /// More places than are changed at once, with controls in them, right-to-left and empty lines.
  private static let text = String(
    repeating: "a\u{200F}b\n\u{5D0} (1)\u{200E}\n\n", count: 20_000)

  private func stage(selecting: Bool = true) -> Stage {
    var stage = Stage(Document(text: Self.text), size: Size(rows: 24, columns: 80))
    if selecting { stage.act(.edit(.selectAll)) }
    return stage
  }

  private func make(_ step: SessionStep) -> Action { .feature(LongEditsFeature.self, .make(step)) }

  /// The step of editing is done part by part by itself; at once only by the session.
  @Test(arguments: steps) func partsAreTheWhole(_ step: SessionStep) {
    var (parts, atOnce) = (stage(), stage())
    parts.act(.edit(step))
    #expect(parts.shows("Changing the text:"), "not in parts")
    #expect(parts.state.session.isAmidChange)
    var count = 1
    while parts.state.session.isAmidChange, count < 100 {
      parts.pass(.feature(LongEditsFeature.self, .goOn))
      count += 1
    }
    #expect(count > 1 && count < 100)
    let ranges = atOnce.state.session.ranges
    let before = atOnce.state.session.document.scalarCount
    let isDone = atOnce.state.session.perform(step)
    #expect(isDone)
    let change = atOnce.state.session.document.scalarCount - before
    #expect(parts.state.session.document.text == atOnce.state.session.document.text)
    #expect(parts.state.session.ranges == atOnce.state.session.ranges)
    let words = step.words(ranges, change: change, atOnce.state.session)
    #expect(words != nil && parts.state.message == words)
    parts.act(.edit(.undo))
    #expect(parts.state.session.document.text == Self.text)
    #expect(parts.state.session.ranges == stage().state.session.ranges)
    parts.act(.edit(.redo))
    #expect(parts.state.session.document.text == atOnce.state.session.document.text)
  }

  @Test(arguments: steps) func escapeTakesBackWhatWasDone(_ step: SessionStep) {
    var stage = stage()
    stage.act(make(step))
    #expect(stage.state.session.document.text != Self.text)
    stage.press(KeyPress(.escape))
    #expect(stage.state.session.document.text == Self.text && !stage.state.session.isAmidChange)
    #expect(stage.shows("Stopped, and undone."))
  }

  @Test func whereAPartMayNotBeChangedNothingIs() {
    var stage = self.stage(selecting: false)
    stage.press(KeyPress(.right), KeyPress(.right, .shift))
    stage.act(.edit(.protect))
    stage.act(.edit(.selectAll))
    stage.act(make(.stripControls))
    for _ in 0..<100 where stage.state.session.isAmidChange {
      stage.pass(.feature(LongEditsFeature.self, .goOn))
    }
    #expect(stage.state.session.document.text == Self.text)
    #expect(stage.state.message != nil)
  }
}
