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
    #expect(parts.app.session.isAmidChange)
    var count = 1
    while parts.app.session.isAmidChange, count < 100 {
      parts.pass(.feature(LongEditsFeature.self, .goOn))
      count += 1
    }
    #expect(count > 1 && count < 100)
    let ranges = atOnce.app.session.ranges
    let before = atOnce.app.session.document.scalarCount
    let isDone = atOnce.app.session.perform(step)
    #expect(isDone)
    let change = atOnce.app.session.document.scalarCount - before
    #expect(parts.app.session.document.text == atOnce.app.session.document.text)
    #expect(parts.app.session.ranges == atOnce.app.session.ranges)
    let words = step.words(ranges, change: change, atOnce.app.session)
    #expect(words != nil && parts.app.message == words)
    parts.act(.edit(.undo))
    #expect(parts.app.session.document.text == Self.text)
    #expect(parts.app.session.ranges == stage().app.session.ranges)
    parts.act(.edit(.redo))
    #expect(parts.app.session.document.text == atOnce.app.session.document.text)
  }

  @Test(arguments: steps) func escapeTakesBackWhatWasDone(_ step: SessionStep) {
    var stage = stage()
    stage.act(make(step))
    #expect(stage.app.session.document.text != Self.text)
    stage.press(KeyPress(.escape))
    #expect(stage.app.session.document.text == Self.text && !stage.app.session.isAmidChange)
    #expect(stage.shows("Stopped, and undone."))
  }

  @Test func whereAPartMayNotBeChangedNothingIs() {
    var stage = self.stage(selecting: false)
    stage.press(KeyPress(.right), KeyPress(.right, .shift))
    stage.act(.edit(.protect))
    stage.act(.edit(.selectAll))
    stage.act(make(.stripControls))
    for _ in 0..<100 where stage.app.session.isAmidChange {
      stage.pass(.feature(LongEditsFeature.self, .goOn))
    }
    #expect(stage.app.session.document.text == Self.text)
    #expect(stage.app.message != nil)
  }
}
