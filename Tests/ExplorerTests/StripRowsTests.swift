import Explorer
import ExplorerCore
import Foundation
import Languages
import Screen
import TextModel
import Testing
import Wording
import WritingDirection

/// How many rows short texts and the strips of a line take.
@Suite struct StripRowsTests {
  /// A line that fits needs no second row for its separator.
  @Test func aSeparatorAloneHasNoRow() {
    for columns in [80, 100, 120] {
      for count in 20...90 {
        var stage = Stage(
          String(repeating: "a", count: count) + "{LF}b", rows: 40, columns: columns)
        stage.act(.goTo(ScalarOffset(0)))
        let rows = stage.rows(of: InspectionFeature.order)
        let alone = rows.contains { row in
          row.dropFirst(7).split(separator: " ") == ["LF"] && !row.hasPrefix("display")
        }
        #expect(!alone, "\(count) \(stage)")
      }
    }
  }

  /// A text of few lines is shown whole on a high screen, whatever stands below it.
  @Test func aShortTextIsShownWholeOnAHighScreen() {
    var stage = Stage("a{LF}b{LF}c{LF}d{LF}e{LF}f", rows: 40, columns: 120)
    for arrangement in stage.app.registry.arrangements where arrangement.bands.first == [.text] {
      stage.act(.arrange(arrangement))
      #expect((stage.app.plan[.text]?.inner.rows ?? 0) >= 6, "\(arrangement.name.english)")
    }
  }

  @Test func theStripsTakeMoreRowsWhereThereIsRoom() {
    let line = String(repeating: "abc ABG 12 ", count: 9)
    var stage = Stage(line, rows: 60, columns: 120)
    stage.press(KeyPress(.end))
    let order = stage.app.plan[InspectionFeature.order]?.inner
    #expect((order?.rows ?? 0) >= 14, "\(stage)")
    // Storage has its letters on two rows; nothing is left out.
    let analysis = stage.analyser.analysis(of: stage.app)
    let pane = InspectionFeature.order.pane
    var seen: Set<Int> = []
    for row in 0..<(order?.rows ?? 0) / 2 {
      for column in 0..<(order?.columns ?? 0) {
        if case .goTo(let offset)? = pane.action(
          forPressAt: Point(row: row, column: column),
          size: order?.size ?? Size(rows: 0, columns: 0),
          stage.app, analysis)
        {
          seen.insert(offset.rawValue)
        }
      }
    }
    #expect(seen == Set(analysis.line.cells.map { $0.range.lowerBound }))
  }
}
