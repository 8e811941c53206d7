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
      let before = stage.app.trace
      stage.press(key)
      guard stage.app.trace != before else { break }
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
      let inner = try #require(stage.app.plan[ExplanationFeature.story]?.inner)
      for sentence in explained.story(at: position) {
        for line in stage.app.words.onScreen(sentence).wrapped(to: max(10, inner.columns - 6)) {
          #expect(down.contains { $0.contains(line.text) }, "\(position): \(line.text)")
          #expect(up.contains { $0.contains(line.text) }, "\(position): \(line.text)")
        }
      }
    }
  }

  /// What stands before the words of the rows that have sentences, the first column first.
  private static func margins(_ stage: Stage) -> [[Unicode.Scalar]] {
    let signs: Set<Unicode.Scalar> = [" ", Sign.more, Sign.caretRow, Sign.leftward]
    return stage.rows(of: ExplanationFeature.story)
      .map { stage.app.words.isRightToLeft ? String($0.reversed()) : $0 }
      .map { Array($0.unicodeScalars.prefix(5)) }
      .filter { $0.count == 5 && $0.allSatisfy { signs.contains($0) || ("0"..."9").contains($0) } }
  }

  /// Sentences above the first row have a sign, as those below the last one have, or the number of
  /// the first one says that there are some. Between the mark of the chosen one and its number the
  /// sign would read as a number that is cut.
  @Test(arguments: ["en", "he", "ar"]) func whatIsAboveIsSaid(_ language: String) {
    var (numbers, signs) = (0, 0)
    for size in [(12, 40), (24, 80), (24, 100)] {
      var stage = Self.stage(size, at: 10)
      stage.app.speak(Catalogue(language) ?? .english)
      _ = Self.rows(by: KeyPress(.up), &stage)
      for _ in 0..<40 {
        let margins = Self.margins(stage)
        for margin in margins where margin[0] != " " && margin[0] != Sign.more {
          let hasNumber = margin.contains { ("0"..."9").contains($0) }
          let hasSign = margin.contains(Sign.more)
          #expect(margin[1] == " " && !(hasNumber && hasSign), "\(language) \(stage)")
        }
        if let first = margins.first {
          let hasNumber = first.contains { ("0"..."9").contains($0) }
          let hasSign = first.contains(Sign.more)
          #expect(hasNumber || hasSign, "\(language) \(stage)")
          (numbers, signs) = (numbers + (hasNumber ? 1 : 0), signs + (hasSign ? 1 : 0))
        }
        stage.press(KeyPress(.down))
      }
    }
    #expect(numbers > 0 && signs > 0)
  }

  /// Reading on in a sentence chooses no rule: the next scalar shows its own.
  @Test func readingOnLeavesTheChoiceToTheScalar() {
    var stage = Self.stage((24, 80), at: 10)
    #expect(stage.shows("N0: the left parenthesis"), "\(stage)")
    stage.press(KeyPress(.down))
    #expect(stage.app.trace.stage == nil && !stage.shows("N0: the left"), "\(stage)")
    stage.press(KeyPress(.right))
    #expect(stage.shows("I2: the digit five"), "\(stage)")
  }

  @Test func theBarNamesTheKeys() {
    let bar = Self.stage((24, 80), at: 3).rows.last ?? ""
    #expect(bar.contains("\u{2191}\u{2193} read on"), "\(bar)")
  }
}
