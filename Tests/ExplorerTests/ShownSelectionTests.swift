import BidiAlgorithm
import Explorer
import ExplorerCore
import Languages
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
      stage.app.theme = Theme(depth: .monochrome)
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

  /// The edge of each pane with a strip of storage counts the ranges that the strip does not show,
  /// at the side of each.
  @Test(arguments: [
    InspectionFeature.order, SelectionFeature.policies, ExplanationFeature.trace,
    EnginesFeature.engines,
  ])
  func hiddenRangesAreCountedAtTheirSides(_ pane: PaneID) throws {
    let text = "aBC " + String(repeating: "de FG 3 ", count: 4) + "efghijHIx"
    var said: Set<String> = []
    // At 80 columns engines show all of it.
    let columns = pane == EnginesFeature.engines ? 50 : 80
    for (start, key) in [(2, KeyPress(.right, .shift)), (43, KeyPress(.left, .shift))] {
      var stage = Stage(text, rows: 24, columns: columns)
      stage.app.engines.names = ["one"]
      stage.act(.arrange(try #require(Self.arrangements[pane])))
      stage.act(.focus(.text))
      stage.act(.goTo(ScalarOffset(start)))
      for _ in 0..<50 {
        stage.press(key)
        let analysis = stage.analyser.analysis(of: stage.app)
        let shown = try Self.shownScalars(of: pane, stage)
        let first = try #require(shown.first)
        let hidden = analysis.ranges.filter { range in !shown.contains { range.contains($0) } }
        let left = hidden.count { $0.lowerBound < first }
        let right = hidden.count - left
        let sides = [
          left > 0 ? "\u{25C2} \(left) more" : nil, right > 0 ? "\(right) more \u{25B8}" : nil,
        ].compactMap(\.self)
        guard analysis.ranges.count > 1 else { continue }
        let note = pane.pane.note(stage.app, analysis)?.english ?? ""
        #expect(note.hasSuffix(sides.joined(separator: "  ")), "\(stage)")
        #expect(!sides.isEmpty || !note.contains(" more"), "\(stage)")
        said.formUnion(sides)
      }
    }
    #expect(said.contains("\u{25C2} 1 more") && said.contains("1 more \u{25B8}"), "\(said)")
  }

  private static let arrangements: [PaneID: Arrangement] = [
    InspectionFeature.order: .inspect, SelectionFeature.policies: .select,
    ExplanationFeature.trace: .explain, EnginesFeature.engines: .engines,
  ]

  /// A column selection has ranges in other paragraphs: those are counted too.
  @Test(arguments: [
    InspectionFeature.order, SelectionFeature.policies, ExplanationFeature.trace,
    EnginesFeature.engines,
  ])
  func rangesInOtherParagraphsAreCounted(_ pane: PaneID) throws {
    for (start, key, side) in [
      (1, KeyPress(.down, .shift), "\u{25C2} 2 more"),
      (15, KeyPress(.up, .shift), "2 more \u{25B8}"),
    ] {
      var stage = Stage("abcdef{LF}ghijkl{LF}mnopqr", rows: 40, columns: 120)
      stage.app.engines.names = ["one"]
      stage.act(.arrange(try #require(Self.arrangements[pane])))
      stage.act(.focus(.text))
      stage.act(.goTo(ScalarOffset(start)))
      stage.press(KeyPress(.right, .shift), KeyPress(.right, .shift))
      stage.act(.edit(.toggleColumns))
      stage.press(key, key)
      let analysis = stage.analyser.analysis(of: stage.app)
      #expect(analysis.ranges.count == 3, "\(stage)")
      let note = pane.pane.note(stage.app, analysis)?.english ?? ""
      #expect(note.hasSuffix(side), "\(note) \(stage)")
    }
  }

  /// The scalars that a press on the pane's strip of storage goes to, left to right.
  private static func shownScalars(of pane: PaneID, _ stage: Stage) throws -> [ScalarOffset] {
    let inner = try #require(stage.app.plan[pane]?.inner)
    let analysis = stage.analyser.analysis(of: stage.app)
    // The table of Trace stands below what is said in words, levels below an engine's verdict.
    let rows: [PaneID: Int] = [
      ExplanationFeature.trace: inner.rows - 1,
      EnginesFeature.engines: stage.rows(of: pane).firstIndex { $0.hasPrefix("  levels") } ?? 0,
    ]
    let row = rows[pane] ?? 0
    return (0..<inner.columns).compactMap { column in
      let at = Point(row: row, column: column)
      switch pane.pane.action(forPressAt: at, size: inner.size, stage.app, analysis) {
      case .goTo(let offset)?: return offset
      case .feature(let action)?:
        if case .show(let range)? = action.of(SelectionFeature.self) { return range.lowerBound }
        if case .choose(_, let offset?)? = action.of(ExplanationFeature.self) { return offset }
        return nil
      default: return nil
      }
    }
  }

  /// On the display a range that is left out is counted at the side where it stands there.
  @Test func rangesHiddenOnTheDisplayAreAtTheirSides() {
    let text = "aBC " + String(repeating: "de FG 3 ", count: 4) + "efgHIx"
    var stage = Stage(text, rows: 24, columns: 80)
    stage.act(.goTo(ScalarOffset(2)))
    var (left, right) = (0, 0)
    for _ in 0..<40 {
      stage.press(KeyPress(.right, .shift))
      let analysis = stage.analyser.analysis(of: stage.app)
      let strip = OrderStrips(
        analysis.line, scalars: analysis.content.scalars, letters: .isolated
      ).display
      for seen in (0..<strip.items.count - 8).map({ $0..<$0 + 8 }) {
        let hidden = HiddenRanges(analysis, ofDisplay: strip, seen: seen)
        let places = analysis.ranges.map { range in
          strip.items.indices.filter {
            range.contains(ScalarOffset(strip.items[$0].cell.range.lowerBound))
          }
        }.filter { !$0.contains(where: seen.contains) }
        let isCounted = analysis.ranges.count > 1
        #expect(
          hidden.left == (isCounted ? places.count { $0[0] < seen.lowerBound } : 0), "\(stage)")
        #expect(
          hidden.right == (isCounted ? places.count { $0[0] >= seen.upperBound } : 0), "\(stage)")
        (left, right) = (max(left, hidden.left), max(right, hidden.right))
      }
    }
    #expect(left > 0 && right > 0)
  }

  /// Beside the display alone the ranges of the lines before and after are counted too, and on a
  /// mirrored screen left is left.
  @Test(arguments: ["en", "he", "ar"]) func rangesOfOtherLinesAreCounted(_ language: String) {
    let line = "a BCD e FGH " + String(repeating: "ij KLM ", count: 8) + "n"
    for (start, key, sign) in [
      (3, KeyPress(.right, .shift), Sign.leftward),
      (line.count - 4, KeyPress(.left, .shift), Sign.rightward),
    ] {
      var stage = Stage(line, rows: 16, columns: 40)
      stage.app.speak(Catalogue(language) ?? .english)
      stage.act(.arrange(.select))
      stage.act(.focus(.text))
      stage.act(.goTo(ScalarOffset(start)))
      for _ in 0..<50 { stage.press(key) }
      #expect(stage.analyser.analysis(of: stage.app).ranges.count > 1, "\(stage)")
      let edge = stage.app.plan[SelectionFeature.policies].map { stage.rows[$0.outer.row] } ?? ""
      let other = sign == Sign.leftward ? Sign.rightward : Sign.leftward
      #expect(edge.unicodeScalars.contains(sign), "\(language) \(stage)")
      #expect(!edge.unicodeScalars.contains(other), "\(language) \(stage)")
    }
  }

  /// Where two columns a scalar do not fit, the strips of policies have one, and a blank at the
  /// caret.
  @Test(arguments: [(24, 80), (40, 120)])
  func thePoliciesShowTheWholeLineWhereOneColumnAScalarFits(_ rows: Int, _ columns: Int) {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    let text = String((letters + letters).prefix(columns / 2 - 4))
    var stage = Stage(text, rows: rows, columns: columns)
    stage.press(KeyPress(.character("2"), .alt))
    // The text, storage and the display.
    #expect(stage.rows.count { $0.contains(text) } == 3, "\(stage)")
    stage.act(.goTo(ScalarOffset(5)))
    let split = "\(text.prefix(5))\(Sign.caretBar)\(text.dropFirst(5))"
    #expect(stage.rows.count { $0.contains(split) } == 2, "\(stage)")
  }

  /// The first cell of the Text pane that looks otherwise than it is.
  private static func fault(_ stage: Stage) -> String? {
    let app = stage.app
    let frame = stage.frame
    let layout = app.session.layout
    let ranges = app.session.ranges
    // Beside another pane that has the focus, the caret is drawn as a cell that is turned.
    let caret =
      app.focus == .text
      ? nil : TextPane.caretCell(app, stage.analyser.analysis(of: app))
    let edge = Cell.Content.glyph("\u{2502}")
    let rows = (2..<8).prefix { row in
      frame[row, 0].content == edge
    }
    // The pane's right edge, at which what hangs over the width is cut off.
    let right = (1..<frame.size.columns).first { frame[2, $0].content == edge } ?? 0
    // The frame; a sign, the number, the arrow and a blank.
    let gutter = 1 + 1 + String(layout.document.paragraphCount).count + 2
    for (index, position) in layout.lines(from: app.top, count: rows.count - 1).enumerated() {
      let line = layout.line(position)
      let start = layout.document.range(of: position.paragraph).lowerBound
      let left = gutter + layout.indent(of: position)
      for cell in line.cells where cell.isVisible {
        let isSelected = ranges.contains(start.advanced(by: cell.range.lowerBound))
        for column in cell.columns where left + column >= gutter && left + column < right {
          let point = Point(row: rows.lowerBound + index, column: left + column)
          // A wide cell is turned whole.
          let isCaret = caret.map { at in
            at.row == point.row && cell.columns.contains(at.column - left)
          }
          if isCaret != true, frame[point.row, point.column].style.isReversed != isSelected {
            return "line \(index), column \(column)"
          }
        }
      }
      guard line.separatorCount > 0 else { continue }
      let isSelected = ranges.contains(start.advanced(by: line.contentEnd))
      let isRightToLeft = line.direction == .rightToLeft
      let column = isRightToLeft ? max(gutter - 1, left - 1) : left + line.width
      let point = Point(row: rows.lowerBound + index, column: column)
      if point != caret, column < right,
        frame[point.row, point.column].style.isReversed != isSelected
      {
        return "line \(index), separator"
      }
    }
    return nil
  }
}
