import Explorer
import ExplorerCore
import Languages
import Screen
import Testing
import Wording

/// The key bar of the smallest screen names what the pane in focus is for, help, and what mends.
@Suite struct SmallestBarTests {
  /// A pane with its stage, in each arrangement; the Direction pane also with marks.
  private func stages(_ words: Catalogue, _ look: (_ pane: PaneID, _ stage: Stage) -> Void) {
    for arrangement in Registry.standard.arrangements {
      for pane in arrangement.panes {
        var stage = EveryScreen(words: words).stage(
          "abc ABC 12{LF}def ABG", rows: 12, columns: 40)
        stage.pass(.calendars(.today(20_557)))
        stage.act(.arrange(arrangement))
        stage.act(.focus(pane))
        look(pane, stage)
        guard pane == DirectionFeature.direction else { continue }
        stage.act(.lab(.toggleFixes))
        look(pane, stage)
      }
    }
  }

  /// The names of the keys of entries, as far as these have any.
  private func keys(of entries: some Sequence<BarEntry>, _ pane: PaneID, _ stage: Stage) -> [String]
  {
    entries.compactMap { entry in
      entry.actions.lazy.compactMap { stage.app.commands.keys(of: $0, in: pane)?.shortName }.first
    }
  }

  /// Keys that change the text or decide something are all named, for nobody may press them by
  /// surprise; beside those the others may have no room. Else the first two that the pane is there
  /// for are named, or one of its first two: where rows are cut, the key that scrolls.
  @Test(arguments: ["en", "he", "ar"]) func itNamesWhatThePaneIsFor(_ language: String) throws {
    let words = try #require(Catalogue(language))
    var seen = 0
    stages(words) { pane, stage in
      seen += 1
      let bar = stage.rows.last ?? ""
      let entries = pane.pane.bar(in: stage.app)
      let editing = keys(of: entries.filter { $0.changesText || $0.decides }, pane, stage)
      let main = keys(of: entries.filter { $0.brief != nil }, pane, stage).prefix(2)
      let first = keys(of: entries, pane, stage).prefix(2)
      #expect(bar.contains("F1") && bar.contains("F9"), "\(pane): \(bar)")
      for key in editing + (editing.isEmpty ? main : []) {
        #expect(bar.contains(key), "\(pane): \(key) on \(bar)")
      }
      if editing.isEmpty, main.isEmpty, !first.isEmpty {
        #expect(first.contains { bar.contains($0) }, "\(pane): \(bar)")
      }
    }
    #expect(seen >= 40)
  }

  /// F9 keeps its word where the pane's own keys leave room for it, and help has one longer.
  @Test func aWordIsLeftOutBeforeAKey() {
    stages(.english) { pane, stage in
      let bar = stage.rows.last ?? ""
      #expect(bar.contains("F1 help"), "\(pane): \(bar)")
      if pane == .text || pane == InspectionFeature.order {
        #expect(bar.contains("F9 fix"), "\(pane): \(bar)")
      }
    }
  }

  /// The rule's reference has no place in the bar of the Trace: it stands on the pane's edge, where
  /// a press opens it.
  @Test func whatTheBarLacksIsOnTheEdge() throws {
    var stage = Stage("abc ABC (12)", rows: 12, columns: 40)
    stage.act(.arrange(.explain))
    stage.act(.focus(ExplanationFeature.trace))
    let outer = try #require(stage.app.plan[ExplanationFeature.trace]?.outer)
    let bar = stage.rows.last ?? ""
    #expect(bar.contains("Alt+S step") && bar.contains("Alt+. change"), "\(stage)")
    let edge = stage.rows[outer.row]
    let place = try #require(edge.firstRange(of: "Enter reference"), "\(stage)").lowerBound
    let column = edge.distance(from: edge.startIndex, to: place)
    stage.send(.mouse(MouseEvent(.press(.left), at: Point(row: outer.row, column: column))))
    #expect(stage.app.overlay != nil, "\(stage)")
  }

  /// On a wide screen the words are the full ones.
  @Test func aWideBarSaysItInFull() {
    var stage = Stage("abc ABC (12)", rows: 24, columns: 80)
    stage.act(.arrange(.explain))
    stage.act(.focus(ExplanationFeature.trace))
    let bar = stage.rows.last ?? ""
    #expect(bar.contains("stop here") && bar.contains("next change"), "\(bar)")
    #expect(bar.contains("F1 help") && bar.contains("F9 fix"), "\(bar)")
  }
}
