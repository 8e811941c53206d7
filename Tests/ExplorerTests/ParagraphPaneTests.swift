import Explorer
import Screen
import Testing
import Wording

/// What the Paragraph and Structure panes claim of a text.
@Suite struct ParagraphPaneTests {
  private func shows(_ words: String, _ stage: Stage) -> Bool {
    stage.rows.contains { $0.contains(words) }
  }

  /// P2 passes over isolates: that nothing decides does not mean that no letter is there.
  @Test func lettersInIsolatesAreNotDenied() {
    let isolated = Stage("{RLI}ABC{PDI}", rows: 30, columns: 120)
    #expect(shows("P3 nothing strong outside isolates: level 0", isolated))
    #expect(shows("P3 strong only in isolates", Stage("{RLI}ABC{PDI}")))
    let empty = Stage("1, 2", rows: 30, columns: 120)
    #expect(shows("P3 nothing strong: level 0", empty))
  }

  /// The caret's mark stands at a pair that is around the caret, and at none where there is none.
  @Test func onlyAPairAroundTheCaretIsMarked() {
    var stage = Stage("a (b) c (d)", rows: 30, columns: 100)
    stage.press(KeyPress(.function(3)))
    stage.press(KeyPress(.character("j"), .alt))
    stage.press(KeyPress(.character("n")), KeyPress(.character("0")), KeyPress(.enter))
    func markedPairs() -> [String] {
      stage.rows.filter { $0.contains("2\u{2500}4") || $0.contains("8\u{2500}10") }
        .filter { $0.contains("\u{25B8} (") }
    }
    // Where the rule changed something first.
    #expect(markedPairs().count == 1 && markedPairs()[0].contains("2\u{2500}4"))
    for _ in 0..<3 { stage.press(KeyPress(.right)) }
    #expect(shows("2 bracket pairs", stage) && markedPairs().isEmpty)
  }
}
