import BidiAlgorithm
import Engines
import Explorer
import ExplorerCore
import Languages
import Screen
import TestSupport
import Testing
import TextModel
import Wording

/// The strips of the Engines pane: the scalars above their levels, and as they are displayed.
@Suite struct EngineStripTests {
  /// The column of a pane's row where strips begin.
  private static let margin = 17

  private func stage(_ pseudo: String, rows: Int, columns: Int, language: String = "en") -> Stage {
    var stage = EveryScreen(words: Catalogue(language) ?? .english).stage(
      pseudo, rows: rows, columns: columns)
    stage.app.engines.names = ["one"]
    stage.act(.arrange(.engines))
    return stage
  }

  /// Our strips: the row of the pane where each stands, and what stands there from the first scalar
  /// on; nil for one that has no place.
  private func strips(_ stage: Stage) -> (levels: OwnStrip?, display: OwnStrip?) {
    let rows = stage.rows(of: EnginesFeature.engines)
    let ours = rows.indices.filter { rows[$0].contains("UAX #9  ") }
    func strip(_ row: Int) -> OwnStrip { (row, String(rows[row].dropFirst(Self.margin))) }
    // Above our levels stand the scalars and their offsets.
    return (ours.first.map { strip($0 - 2) }, ours.dropFirst().last.map(strip))
  }

  private typealias OwnStrip = (row: Int, text: String)

  /// The scalars that presses on a row's drawn cells go to, each with how its cell looks.
  private func scalars(inRow row: Int?, _ stage: Stage) throws -> [(ScalarOffset, Style)] {
    let pane = EnginesFeature.engines
    let inner = try #require(stage.app.plan[pane]?.inner)
    let analysis = stage.analyser.analysis(of: stage.app)
    let frame = stage.frame
    guard let row else { return [] }
    return (Self.margin..<inner.columns).compactMap { column in
      let cell = frame[inner.row + row, inner.column + column]
      guard cell.content != .blank,
        case .goTo(let offset)? = pane.pane.action(
          forPressAt: Point(row: row, column: column), size: inner.size, stage.app, analysis)
      else { return nil }
      return (offset, cell.style)
    }
  }

  /// What is selected is marked in both strips, and the caret looks otherwise.
  @Test func whatIsSelectedIsMarkedInBothStrips() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    let pieces = ["a", "b c", "A", "BG", " ", "12", "(", ")", "{RLI}", "{PDI}", "{U+4E00}", "{LF}"]
    var (marked, plain, carets) = (0, 0, 0)
    for _ in 0..<20 {
      let pseudo = (0..<Int.random(in: 4...20, using: &random)).map { _ in
        pieces.randomElement(using: &random)!
      }.joined()
      var stage = stage("x" + pseudo, rows: 40, columns: 120)
      stage.app.theme = Theme(depth: .monochrome)
      stage.act(.focus(.text))
      stage.act(.goTo(ScalarOffset(0)))
      for _ in 0..<Int.random(in: 0...4, using: &random) { stage.press(KeyPress(.right)) }
      for _ in 0..<Int.random(in: 0...8, using: &random) { stage.press(KeyPress(.right, .shift)) }
      let analysis = stage.analyser.analysis(of: stage.app)
      guard let caret = analysis.caretScalar.map({ ScalarOffset(analysis.offset($0)) }) else {
        continue
      }
      let rows = strips(stage)
      for (offset, style) in try scalars(inRow: rows.levels?.row, stage) {
        let isSelected = analysis.isSelected(offset)
        #expect(style.isReversed == isSelected, "seed \(seed): \(offset) \(stage)")
        (marked, plain) = (marked + (isSelected ? 1 : 0), plain + (isSelected ? 0 : 1))
      }
      for (offset, style) in try scalars(inRow: rows.display?.row, stage) {
        let isSelected = analysis.isSelected(offset)
        let isTurned = offset == caret ? !isSelected : isSelected
        #expect(style.isReversed == isTurned, "seed \(seed): \(offset) \(stage)")
        if offset == caret { carets += 1 }
      }
    }
    #expect(marked > 0 && plain > 0 && carets > 0, "seed \(seed)")
  }

  /// What ends a paragraph has one name in all strips, at every width and in both directions.
  @Test(arguments: [(12, 40), (24, 80), (40, 120), (60, 200)], ["en", "he", "ar"])
  func whatEndsAParagraphHasOneName(_ size: (Int, Int), _ language: String) {
    let ends = [("{LF}", "LF"), ("{CR}{LF}", "CR LF"), ("{U+2029}", nil), ("{U+0085}", nil)]
    var seen = 0
    for (end, name) in ends {
      for line in ["ab ABG", "AB", "ABG de ", "abc ABG (12) "] {
        // Some are longer than the strips: the caret is near the end.
        let text = String(repeating: line, count: line.count < 7 ? 1 : 12)
        var stage = stage(text + end, rows: size.0, columns: size.1, language: language)
        let count = stage.analyser.analysis(of: stage.app).paragraphLayout.count
        stage.act(.goTo(ScalarOffset(count - 2)))
        let strips = strips(stage)
        for shown in [strips.levels?.text, strips.display?.text].compactMap(\.self) {
          #expect(!shown.unicodeScalars.contains(Sign.paragraphEnd), "\(language) \(stage)")
          guard let name else { continue }
          seen += 1
          // In a paragraph from right to left its end stands at the left of the display.
          let mirrored = name.split(separator: " ").reversed().joined(separator: " ")
          let parts = shown.split(separator: " ").joined(separator: " ")
          #expect(
            parts.contains(name) || parts.contains(mirrored), "\(language) \(name) \(stage)")
        }
      }
    }
    #expect(seen >= 8, "\(language) \(size)")
  }

  /// Where all has a place, a scalar takes as many columns where it is displayed as above its
  /// levels; else it takes as few as it needs in both.
  @Test(arguments: [10, 20, 26, 27, 35, 40, 41, 60, 80, 90, 120])
  func bothStripsHaveTheSameColumns(count: Int) throws {
    let letters = "abcdefghij"
    let text = String(String(repeating: letters, count: 12).prefix(count))
    let stage = stage(text, rows: 40, columns: 100)
    let strips = strips(stage)
    let levels = try #require(strips.levels).text
    let display = try #require(strips.display).text
    let isWhole = levels.count { $0.isLetter } == count
    #expect(isWhole == (count <= 80), "\(stage)")
    if isWhole { #expect(levels == display, "\(stage)") }
    // From the first letters it is seen how many columns each has.
    let step = [3, 2].first { count * $0 <= 81 } ?? 1
    let blank = String(repeating: " ", count: step - 1)
    for shown in [levels, display] {
      #expect(shown.contains("a\(blank)b\(blank)c"), "\(stage)")
    }
  }

  /// With levels of two digits, of which not all have a place, scalars are displayed close.
  @Test func deepLevelsLeaveTheDisplayClose() throws {
    let deep = String(repeating: "{LRE}", count: 6) + String(repeating: "abc ", count: 20)
    let stage = stage(deep, rows: 40, columns: 100)
    let strips = strips(stage)
    let levels = try #require(strips.levels).text
    let display = try #require(strips.display).text
    #expect(levels.contains("a  b  c"), "\(stage)")
    #expect(display.contains("abc"), "\(stage)")
  }

  /// The count of hidden ranges stands beside the verdict where both fit, else alone: a verdict has
  /// a row of its own.
  @Test func theCountOfRangesComesBeforeTheVerdict() throws {
    let text = "aBC " + String(repeating: "de FG 3 ", count: 4) + "efghijHIx"
    var counts = 0
    for (rows, columns) in [(12, 40), (24, 50), (24, 60)] {
      var stage = stage(text, rows: rows, columns: columns)
      stage.act(.focus(.text))
      stage.act(.goTo(ScalarOffset(2)))
      for _ in 0..<40 { stage.press(KeyPress(.right, .shift)) }
      let analysis = stage.analyser.analysis(of: stage.app)
      let note = EnginesFeature.engines.pane.note(stage.app, analysis)?.english ?? ""
      guard note.hasSuffix("\u{25C2} 1 more") else { continue }
      counts += 1
      let outer = try #require(stage.app.plan[EnginesFeature.engines]?.outer)
      #expect(stage.rows[outer.row].contains("\u{25C2} 1 more"), "\(stage)")
      #expect(stage.shows("one") && stage.shows("working"), "\(stage)")
    }
    #expect(counts > 0)
  }
}
