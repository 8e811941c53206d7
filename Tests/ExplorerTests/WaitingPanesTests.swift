import Explorer
import ExplorerCore
import Languages
import Screen
import Testing
import Wording

/// Panes that keep rows for what comes later say what that is.
@Suite struct WaitingPanesTests {
  private static let panes: [(arrangement: Arrangement, pane: PaneID)] = [
    (.select, LogFeature.log), (.attributes, AttributesFeature.attributes),
  ]

  private func rows(of pane: PaneID, _ stage: Stage) -> [String] {
    stage.rows(of: pane).filter { $0.contains { $0 != " " } }
  }

  @Test(arguments: ["en", "he", "ar"], [(24, 80), (40, 120), (60, 200)])
  func whatWillStandThereIsSaid(_ language: String, _ size: (Int, Int)) {
    for (arrangement, pane) in Self.panes {
      var stage = Stage("abc DEF ghi", rows: size.0, columns: size.1)
      stage.app.speak(Catalogue(language) ?? .english)
      stage.act(.arrange(arrangement))
      let shown = rows(of: pane, stage)
      // All of it, or nothing of it.
      #expect(!shown.contains { $0.contains("\u{2026}") }, "\(stage)")
      let most = stage.app.plan[pane]?.inner.rows ?? 0
      let heads = pane == LogFeature.log ? 2 : 1
      #expect(shown.count > heads || most < heads + 2, "\(stage)")
    }
  }

  @Test func itGoesWhenSomethingComes() {
    var stage = Stage("abc DEF ghi", rows: 40, columns: 120)
    stage.act(.arrange(.select))
    #expect(stage.shows("Each change that was asked for stands here, the newest first."))
    stage.type("x")
    #expect(!stage.shows("Each change that was asked for"), "\(stage)")
    stage.act(.arrange(.attributes))
    #expect(stage.shows("Shows what is marked bold or with a note"))
    stage.press(KeyPress(.right, .shift), KeyPress(.character("v"), .alt))
    #expect(!stage.shows("Shows what is marked bold"), "\(stage)")
  }
}
