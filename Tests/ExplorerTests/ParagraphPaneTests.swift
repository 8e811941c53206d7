import Explorer
import ExplorerCore
import Languages
import Screen
import Testing
import UnicodeData
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

  /// Beside a sentence of seven rows the level and its reason take one, and the runs keep as many
  /// as have a place above the only sequence.
  @Test func aTornParagraphLeavesTheRunsTheirRows() throws {
    let stage = Stage("results: DVD KHN! (3){LF}abc")
    let paragraph = try #require(stage.app.plan[InspectionFeature.paragraph]?.inner)
    #expect(paragraph.rows == 8, "\(stage)")
    let said = stage.rows(of: InspectionFeature.paragraph)
    #expect(said.contains { $0.contains("them. F9 fixes it.") }, "\(stage)")
    #expect(said.last?.hasPrefix("level 0 ltr \u{25B8}  P2 L at 0") == true, "\(stage)")
    let runs = stage.rows(of: InspectionFeature.runs)
    #expect(runs.first?.hasPrefix("runs 1 to 3 of 5") == true, "\(stage)")
    #expect(runs.last?.hasPrefix("sequence level 0 sos L eos L") == true, "\(stage)")
  }

  /// What is pasted where no text was is told in full, as what is opened is; a key that types moves
  /// no frame.
  @Test func whatIsPastedIsToldInFull() {
    var stage = Stage("")
    stage.send(.paste(PseudoText.decode("results: DVD KHN (3)")))
    let said = stage.rows(of: InspectionFeature.paragraph)
    #expect(said.contains { $0.contains("them. F9 fixes it.") }, "\(stage)")
    #expect(!said.contains { $0.contains("Torn:") }, "\(stage)")
    let plan = stage.app.plan.panes.map(\.outer)
    stage.press(KeyPress(.character("a")))
    #expect(stage.app.plan.panes.map(\.outer) == plan)
    var typed = Stage("")
    let empty = typed.app.plan.panes.map(\.outer)
    typed.press(KeyPress(.character("a")), KeyPress(.character("b")))
    #expect(typed.app.plan.panes.map(\.outer) == empty)
  }

  /// Where the counts of scalars and runs do not fit beside each other, the first is whole.
  @Test func noCountIsCut() {
    for language in ["en", "he", "ar"] {
      for count in [1, 24, 125, 2000] {
        var stage = Stage(String(repeating: "a", count: count), rows: 24, columns: 80)
        stage.app.speak(Catalogue(language) ?? .english)
        let rows = stage.rows(of: InspectionFeature.paragraph)
        #expect(!rows.contains { $0.unicodeScalars.contains(Sign.more) }, "\(stage)")
      }
    }
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
