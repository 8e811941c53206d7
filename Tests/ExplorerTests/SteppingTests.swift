import Explanation
import Explorer
import ExplorerCore
import Screen
import Testing
import TextModel
import Wording

/// The text as if the algorithm stopped is never mistaken for the text: it says so, and it ends by
/// itself.
@Suite struct SteppingTests {
  private static let step = KeyPress(.character("s"), .alt)
  private static let play = KeyPress(.character("g"), .alt)
  private static let note = "Esc ends"

  private func stepping(
    _ text: String = "ab AB (12) cd", rows: Int = 24, columns: Int = 80, key: KeyPress = step
  ) -> Stage {
    var stage = Stage(text, rows: rows, columns: columns)
    stage.press(KeyPress(.function(3)), KeyPress(.home), key)
    return stage
  }

  @Test(arguments: [(24, 80), (12, 40), (40, 120)])
  func theScreenNamesTheKeyThatEndsIt(_ rows: Int, _ columns: Int) {
    for text in ["ab AB (12) cd", "AB cd", "{U+0627}{U+0644} ab 12"] {
      var stage = stepping(text, rows: rows, columns: columns)
      #expect(stage.shows(Self.note), "\(text) \(stage)")
      for _ in 0..<8 {
        stage.press(KeyPress(.down))
        guard stage.app.trace.stage != .l4 else { break }
        #expect(stage.shows(Self.note), "\(text) \(stage)")
      }
    }
  }

  /// Esc ends it from every pane, and the caret is back.
  @Test func escEndsIt() {
    for pane in [
      PaneID.text, ExplanationFeature.trace, ExplanationFeature.story, ExplanationFeature.structure,
    ] {
      var stage = stepping()
      stage.app.focus = pane
      stage.press(KeyPress(.escape))
      #expect(!stage.app.trace.isStepping && !stage.shows(Self.note), "\(pane)")
      #expect(stage.app.focus == pane && stage.shows("with all rules applied"))
      #expect(stage.showsText("ab (12) BA cd"), "\(stage)")
      // A second one leaves the pane, as ever.
      stage.press(KeyPress(.escape))
      #expect(stage.app.focus == .text)
    }
  }

  @Test func anEditEndsItAndAMoveDoesNot() {
    let edits: [(String, (inout Stage) -> Void)] = [
      ("typing", { $0.type("x") }),
      ("Backspace", { $0.press(KeyPress(.backspace)) }),
      ("undo", { $0.press(KeyPress(.character("z"), .control)) }),
      ("paste", { $0.send(.paste("y")) }),
    ]
    for (name, edit) in edits {
      var stage = Stage("ab AB (12) cd")
      stage.press(KeyPress(.end))
      stage.type("z")
      stage.press(KeyPress(.function(3)), Self.step)
      stage.app.focus = .text
      // Leaving the word that was typed changes what is noted beside the text, not the text.
      stage.press(KeyPress(.left), KeyPress(.up), KeyPress(.down))
      #expect(stage.app.trace.isStepping, "\(name)")
      let before = stage.text
      edit(&stage)
      #expect(stage.text != before && !stage.app.trace.isStepping, "\(name)")
      #expect(!stage.shows(Self.note), "\(name)")
    }
  }

  @Test func leavingTheTableEndsIt() {
    for number in "124567890" {
      var stage = stepping()
      let arrangement = stage.app.arrangement
      stage.press(KeyPress(.character(number.unicodeScalars.first!), .alt))
      guard stage.app.arrangement != arrangement else { continue }
      #expect(!stage.app.trace.isStepping && !stage.shows(Self.note), "Alt+\(number)")
      #expect(stage.showsText("ab (12) BA cd") || !stage.shows("ab"), "Alt+\(number)")
    }
    for key in [3, 4, 5] {
      var stage = stepping()
      stage.press(KeyPress(.function(key)))
      #expect(!stage.app.trace.isStepping, "F\(key)")
    }
  }

  /// It begins only beside the table that says so, whatever arrangement it is asked for in.
  @Test func itBringsTheTableWithIt() {
    for key in [Self.step, Self.play] {
      for arrangement in Registry.standard.arrangements {
        var stage = stepping()
        stage.act(.arrange(.inspect))
        stage.act(.arrange(arrangement))
        stage.press(key)
        #expect(stage.app.trace.isStepping && stage.app.arrangement == .explain)
        #expect(stage.shows(Self.note), "\(arrangement.name)")
      }
    }
  }

  @Test func anotherTextEndsIt() {
    var stage = stepping()
    stage.act(.show(text: "other", name: "other"))
    #expect(!stage.app.trace.isStepping)
    stage.press(KeyPress(.function(3)), KeyPress(.function(3)), Self.step)
    #expect(stage.app.trace.isStepping)
    stage.act(.putBack)
    #expect(!stage.app.trace.isStepping)
  }

  @Test func playingEndsWithTheTextAsItIs() {
    var stage = stepping(key: Self.play)
    #expect(stage.shows(Self.note))
    for _ in 0..<40 where stage.app.trace.isPlaying { stage.pass(.trace(.tick)) }
    #expect(!stage.app.trace.isPlaying && !stage.app.trace.isStepping)
    #expect(stage.shows("All rules have been played") && !stage.shows(Self.note))
    #expect(stage.showsText("ab (12) BA cd"))
  }
}
