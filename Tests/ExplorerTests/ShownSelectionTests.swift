import BidiAlgorithm
import Explorer
import ExplorerCore
import Screen
import TestSupport
import Testing
import TextModel
import Wording

/// What the screen shows as selected is what is selected: in every text, on every line, under every
/// policy.
@Suite struct ShownSelectionTests {
  private static let pieces = [
    "a", "b c", "A", "BG", " ", "1", "12", "(", ")", "-", "\n", "\n\n", "{RLI}", "{LRI}", "{PDI}",
    "{RLM}", "{U+05B8}", "{U+0627}", "{U+4E00}", "{U+1F600}", "{U+0009}", "{ZWNJ}", "{RLO}",
  ]

  @Test func selectedCellsAreTheScalarsOfTheRanges() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    var bad: String?
    for _ in 0..<250 where bad == nil {
      let pseudo = (0..<Int.random(in: 1...30, using: &random)).map { _ in
        Self.pieces.randomElement(using: &random)!
      }.joined()
      var stage = Stage(pseudo, rows: 24, columns: 72)
      stage.state.theme = Theme(depth: .monochrome)
      for _ in 0..<Int.random(in: 0...2, using: &random) { stage.press(KeyPress(.function(6))) }
      if Bool.random(using: &random) { stage.press(KeyPress(.function(7))) }
      func cell() -> Point {
        Point(
          row: Int.random(in: 1...8, using: &random),
          column: Int.random(in: 0...41, using: &random))
      }
      stage.mouse(.press(.left), cell())
      for _ in 0..<3 { stage.mouse(.drag(.left), cell()) }
      stage.mouse(.release(.left), cell())
      if let fault = Self.fault(stage) {
        bad = "seed \(seed): \(fault): \(pseudo)\n" + stage.rows[1...8].joined(separator: "\n")
      }
    }
    #expect(bad == nil)
  }

  /// The first cell of the Text pane that looks otherwise than it is.
  private static func fault(_ stage: Stage) -> String? {
    let state = stage.state
    let frame = stage.frame
    let layout = state.session.layout
    let ranges = state.session.ranges
    let edge = Cell.Content.glyph("\u{2502}")
    let rows = (2..<8).prefix { row in
      frame[row, 0].content == edge
    }
    // The pane's right edge, at which what hangs over the width is cut off.
    let right = (1..<frame.size.columns).first { frame[2, $0].content == edge } ?? 0
    let gutter = 1 + String(layout.document.paragraphCount).count + 2
    for (index, position) in layout.lines(from: state.top, count: rows.count - 1).enumerated() {
      let line = layout.line(position)
      let start = layout.document.range(of: position.paragraph).lowerBound
      let left = gutter + layout.indent(of: position)
      for cell in line.cells where cell.isVisible {
        let isSelected = ranges.contains(start.advanced(by: cell.range.lowerBound))
        for column in cell.columns where left + column >= gutter && left + column < right {
          if frame[rows.lowerBound + index, left + column].style.isReversed != isSelected {
            return "line \(index), column \(column)"
          }
        }
      }
      guard line.separatorCount > 0 else { continue }
      let isSelected = ranges.contains(start.advanced(by: line.contentEnd))
      let isRightToLeft = line.direction == .rightToLeft
      let column = isRightToLeft ? max(gutter - 1, left - 1) : left + line.width
      if column < right, frame[rows.lowerBound + index, column].style.isReversed != isSelected {
        return "line \(index), separator"
      }
    }
    return nil
  }
}
