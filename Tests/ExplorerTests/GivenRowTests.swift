import Explorer
import ExplorerCore
import Languages
import Screen
import Testing
import TextModel
import Wording

/// What a pane has no use for goes to others that have.
@Suite struct GivenRowTests {
  private static func stage(
    _ bytes: [UInt8], _ name: String, _ rows: Int, _ columns: Int
  ) -> Stage {
    var stage = Stage(
      Document(bytes: bytes), name: name, size: Size(rows: rows, columns: columns))
    stage.app.engines.names = ["ICU 72.1", "FriBidi 1.0.8", "one"]
    return stage
  }

  /// Of two neighbours, one that leaves a third of its rows empty keeps no columns that would help:
  /// with those the other takes no fewer rows, or every pane of the screen is whole. A text that is
  /// longer than the screen is not whole in any case.
  @Test(arguments: [(40, 120), (60, 200)], ["en", "he", "ar"])
  func noNeighbourAThirdEmptyKeepsColumnsThatWouldHelp(_ size: (Int, Int), _ language: String) {
    let most = size.0 - 4
    var wrong: [String] = []
    for (name, bytes) in PaneSizeTests.samples {
      var stage = Self.stage(bytes, name, size.0, size.1)
      stage.app.speak(Catalogue(language) ?? .english)
      for arrangement in [Arrangement.explain, .engines] {
        stage.act(.arrange(.inspect))
        stage.act(.arrange(arrangement))
        guard stage.app.arrangement == arrangement else { continue }
        let (app, analysis) = (stage.app, stage.analyser.analysis(of: stage.app))
        func filled(_ pane: PaneID, _ rows: Int, _ columns: Int) -> Int {
          pane.pane.wish(app, analysis, rows: rows, columns: columns)
        }
        let isAnyCut = app.plan.panes.contains { placement in
          let all = filled(placement.pane, most, placement.inner.columns)
          let isLong = placement.pane == .text && all >= most
          return all > placement.inner.rows && !isLong
        }
        guard isAnyCut else { continue }
        for band in arrangement.bands where band.count == 2 {
          let places = band.compactMap { app.plan[$0]?.inner }
          for (giver, taker) in [(0, 1), (1, 0)] {
            let (own, other) = (places[giver], places[taker])
            // Columns are given by four.
            let spare = (own.columns - AppState.leastBeside) / 4 * 4
            let isEmpty = (own.rows - filled(band[giver], own.rows, own.columns)) * 3 >= own.rows
            guard isEmpty, spare > 0,
              filled(band[giver], most, own.columns - spare) <= own.rows,
              filled(band[taker], most, other.columns + spare)
                < filled(band[taker], most, other.columns)
            else { continue }
            wrong.append("\(arrangement.name.english) \(name): \(band) \(places)")
          }
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
  }

  /// No format is left out for the row below a text in whose last line no caret stands.
  @Test func allFormatsAreListedBesideAShortText() throws {
    let arabic = try #require(PaneSizeTests.samples.first { $0.name == "arabic.txt" })
    var stage = Self.stage(arabic.bytes, arabic.name, 40, 120)
    stage.act(.arrange(.formats))
    let inner = try #require(stage.app.plan[FormatsFeature.formats]?.inner)
    #expect(inner.rows >= 30 && !stage.rows[inner.row - 1].contains("of 30"), "\(stage)")
    #expect(stage.rows(of: .text).contains { $0.hasPrefix(" 5") }, "\(stage)")
  }
}
