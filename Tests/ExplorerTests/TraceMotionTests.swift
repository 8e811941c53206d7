import BidiAlgorithm
import Explanation
import Explorer
import ExplorerCore
import Screen
import TestSupport
import Testing
import TextModel
import UnicodeData
import Wording

/// The table opens at a rule that did something, and what is far away is a key away.
@Suite struct TraceMotionTests {
  private static let text = "{U+05E9}{U+05DC}{U+05D5}{U+05DD} (abc) 12%"
  private static let next = KeyPress(.right, .control)
  private static let previous = KeyPress(.left, .control)

  private func caret(_ stage: Stage) -> Int {
    stage.app.session.selection.focus.offset.rawValue
  }

  private func chosen(_ stage: Stage) -> String {
    let rows = stage.rows.map { $0.drop { "\u{2502} ".contains($0) } }
    let row = rows.first { $0.hasPrefix("\u{25B8}") }
    return String(row?.dropFirst().drop { $0 == " " }.prefix { $0 != " " } ?? "")
  }

  /// The percent sign at the end is two keys away, at the rule that made it what it is.
  @Test func thePercentSignIsNear() {
    var stage = Stage(Self.text, rows: 40, columns: 100)
    stage.press(KeyPress(.function(3)), KeyPress(.end, .control))
    #expect(caret(stage) == 13 && chosen(stage) == "W7", "\(stage)")
    stage.press(KeyPress(.up))
    #expect(chosen(stage) == "W5", "\(stage)")
    stage.press(KeyPress(.home, .control))
    #expect(caret(stage) == 0)
  }

  /// The arrows go along the text as it is stored, in each pane that explains: right-to-left
  /// letters are not gone through backwards.
  @Test(arguments: [ExplanationFeature.trace, ExplanationFeature.story])
  func arrowsGoAlongStorage(_ pane: PaneID) {
    var stage = Stage(Self.text, rows: 40, columns: 100)
    stage.press(KeyPress(.function(3)))
    stage.act(.focus(pane))
    for offset in 1...3 {
      stage.press(KeyPress(.right))
      #expect(caret(stage) == offset, "\(stage)")
    }
    stage.press(KeyPress(.left))
    #expect(caret(stage) == 2, "\(stage)")
  }

  @Test func itOpensAtTheRuleToWhichTheScalarOwesItsLevel() {
    for (offset, rule) in [(0, "P2"), (6, "I2"), (11, "W7"), (13, "W7")] {
      var stage = Stage(Self.text, rows: 40, columns: 100)
      for _ in 0..<offset { stage.act(.stepScalar(1)) }
      stage.press(KeyPress(.function(3)))
      #expect(chosen(stage) == rule, "\(offset): \(stage)")
    }
  }

  /// Where several rules change a scalar, the mark is on the last that changed its class, and on L1
  /// where that takes its level away again.
  @Test func theMarkIsOnTheRuleThatDecides() {
    let cases = [
      ("ab CD{TAB}EF", 5, "L1"), ("AB +972", 3, "N1"), ("{U+0627} 12", 2, "W2"),
      ("AB{U+05B8} c", 2, "W1"), ("{U+0627}{U+064E} x", 1, "W3"), ("ab 12%", 5, "W7"),
      ("AB! cd", 2, "N2"), ("A 1,2", 3, "W4"),
    ]
    for (text, offset, rule) in cases {
      var stage = Stage(text, rows: 40, columns: 100)
      stage.press(KeyPress(.function(3)))
      for _ in 0..<offset { stage.press(KeyPress(.right)) }
      #expect(caret(stage) == offset && chosen(stage) == rule, "\(text) \(stage)")
      stage.press(KeyPress(.right), KeyPress(.left))
      #expect(chosen(stage) == rule, "\(text) \(stage)")
    }
  }

  /// The starts of stretches with another level than the paragraph's, and nothing else.
  @Test func changedLevelsAreVisitedOneByOne() {
    let seed: UInt64 = 2023
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "ab", "AB", " ", "12", "(", ")", "{RLI}", "{PDI}", "{LRE}", "{PDF}", "%", "{U+0627}",
    ]
    for _ in 0..<40 {
      let text = (0..<9).compactMap { _ in pieces.randomElement(using: &random) }.joined()
      let scalars = Array(PseudoText.decode(text).unicodeScalars)
      let resolved = resolve(BidiInput(scalars: scalars), direction: .auto)
      var expected: [Int] = []
      var last: EmbeddingLevel?
      for position in scalars.indices where !resolved.isRemoved(at: position) {
        let level = resolved.level(at: position)
        if level != resolved.paragraphLevel, level != last { expected.append(position) }
        last = level
      }
      var stage = Stage(text, rows: 40, columns: 100)
      stage.press(KeyPress(.function(3)))
      var visited: [Int] = []
      repeat {
        stage.press(Self.next)
        if stage.app.message == nil { visited.append(caret(stage)) }
      } while stage.app.message == nil && visited.count < 20
      #expect(visited == expected.filter { $0 > 0 }, "seed \(seed): \(text)")
      #expect(stage.shows("Before L1, no stretch of another level than"))
      var back: [Int] = []
      repeat {
        stage.press(Self.previous)
        if stage.app.message == nil { back.append(caret(stage)) }
      } while stage.app.message == nil && back.count < 20
      #expect(back == expected.filter { $0 < (visited.last ?? 0) }.reversed(), "\(seed): \(text)")
    }
  }

  /// What is hidden is said before the keys. Where nothing is, both keys are named on every size.
  @Test func theKeysAreNamedInThePane() {
    for (rows, columns) in [(24, 80), (40, 120), (20, 72)] {
      var stage = Stage(Self.text, rows: rows, columns: columns)
      stage.press(KeyPress(.function(3)))
      var title: String { stage.rows.first { $0.contains(" Trace ") } ?? "" }
      #expect(title.contains("idle rules"), "\(title)")
      #expect(columns < 80 || title.contains("Ctrl+Right next"), "\(title)")
      #expect(columns < 120 || title.contains("Ctrl+End last"), "\(title)")
      stage.press(KeyPress(.character("u"), .alt))
      #expect(title.contains("Ctrl+Right next") && title.contains("Ctrl+End last"), "\(title)")
    }
  }
}
