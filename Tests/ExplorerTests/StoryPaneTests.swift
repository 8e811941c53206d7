import BidiAlgorithm
import Explanation
import Explorer
import ExplorerCore
import Languages
import Screen
import Testing
import TextModel
import UnicodeData
import Wording

/// The whole story of a scalar can be read by keys, however few rows and columns there are.
@Suite struct StoryPaneTests {
  private static let text = "A 1,2 {RLI}x{PDI} (50%)"

  /// The explanation of a scalar, with the focus in the story.
  private static func stage(_ size: (Int, Int), at position: Int) -> Stage {
    var stage = Stage(text, rows: size.0, columns: size.1)
    stage.press(KeyPress(.function(3)))
    stage.act(.focus(ExplanationFeature.story))
    stage.act(.goTo(ScalarOffset(position)))
    return stage
  }

  /// The rows seen on the way that a key goes, to its end.
  private static func rows(by key: KeyPress, _ stage: inout Stage) -> Set<String> {
    var rows = Set(stage.rows)
    for _ in 0..<200 {
      let before = stage.state.trace
      stage.press(key)
      guard stage.state.trace != before else { break }
      rows.formUnion(stage.rows)
    }
    return rows
  }

  /// By Down from the first sentence to the last, and by Up back.
  @Test(arguments: [(24, 80), (12, 40), (40, 120)])
  func everySentenceIsRead(_ rows: Int, _ columns: Int) throws {
    let scalars = Array(PseudoText.decode(Self.text).unicodeScalars)
    let explained = ExplainedParagraph(scalars)
    for position in scalars.indices {
      var stage = Self.stage((rows, columns), at: position)
      _ = Self.rows(by: KeyPress(.up), &stage)
      let down = Self.rows(by: KeyPress(.down), &stage)
      let up = Self.rows(by: KeyPress(.up), &stage)
      let inner = try #require(stage.state.plan[ExplanationFeature.story]?.inner)
      for sentence in explained.story(at: position) {
        for line in stage.state.words.onScreen(sentence).wrapped(to: max(10, inner.columns - 6)) {
          #expect(down.contains { $0.contains(line.text) }, "\(position): \(line.text)")
          #expect(up.contains { $0.contains(line.text) }, "\(position): \(line.text)")
        }
      }
    }
  }

  /// Sentences above the first row have a sign, as those below the last one have.
  @Test func whatIsAboveHasASign() throws {
    var stage = Self.stage((24, 80), at: 10)
    let inner = try #require(stage.state.plan[ExplanationFeature.story]?.inner)
    func hasSign(_ stage: Stage, _ row: Int) -> Bool {
      let frame = stage.frame
      return (inner.column..<inner.column + 2).contains { column in
        frame[row, column].content == .glyph(Sign.more)
      }
    }
    let rows = inner.row..<inner.row + inner.rows
    _ = Self.rows(by: KeyPress(.up), &stage)
    #expect(rows.count { hasSign(stage, $0) } == 1, "\(stage)")
    _ = Self.rows(by: KeyPress(.down), &stage)
    #expect(rows.count { hasSign(stage, $0) } == 1, "\(stage)")
  }

  /// Reading on in a sentence chooses no rule: the next scalar shows its own.
  @Test func readingOnLeavesTheChoiceToTheScalar() {
    var stage = Self.stage((24, 80), at: 10)
    #expect(stage.shows("N0: the left parenthesis"), "\(stage)")
    stage.press(KeyPress(.down))
    #expect(stage.state.trace.stage == nil && !stage.shows("N0: the left"), "\(stage)")
    stage.press(KeyPress(.right))
    #expect(stage.shows("I2: the digit five"), "\(stage)")
  }

  @Test func theBarNamesTheKeys() {
    let bar = Self.stage((24, 80), at: 3).rows.last ?? ""
    #expect(bar.contains("\u{2191}\u{2193} read on"), "\(bar)")
  }
}
