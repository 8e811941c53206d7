import Explorer
import ExplorerCore
import Languages
import Screen
import Testing

/// The prompt of what is typed stands where lines begin and points at what is typed, on a mirrored
/// screen too, and stays as it is while one types.
@Suite struct PromptTests {
  private static let typed = ["", "scene", "\u{5E9}\u{5D9}\u{5E2}", "12"]

  private func stage(_ language: String) throws -> Stage {
    var stage = Stage("abc", rows: 24, columns: 80)
    stage.app.speak(try #require(Catalogue(language)))
    return stage
  }

  @Test(arguments: ["he", "ar"], typed) func thePromptOfAListStays(
    _ language: String, _ typed: String
  ) throws {
    for opening in [KeyPress(.character("p"), .control), KeyPress(.function(1))] {
      var stage = try stage(language)
      stage.press(opening)
      if !typed.isEmpty { stage.act(.insert(typed)) }
      #expect(stage.rows.contains { $0.contains("< \u{2502}") }, "\(stage)")
      #expect(!stage.rows.contains { $0.contains("> \u{2502}") }, "\(stage)")
    }
  }

  /// A key that saves, and any other one of a command, says over a prompt, a list and a question
  /// why it does nothing; what is typed there stays.
  @Test(arguments: ["en", "he", "ar"], [40, 80]) func aKeyThatWaitsSaysSo(
    _ language: String, _ columns: Int
  ) throws {
    let rows = columns < 60 ? 12 : 24
    let save = KeyPress(.character("s"), .control)
    let openings: [[KeyPress]] = [
      [KeyPress(.function(3)), KeyPress(.character("j"), .alt)],
      [KeyPress(.character("f"), .control)], [KeyPress(.character("g"), .control)],
      [KeyPress(.character("p"), .control)], [KeyPress(.character("u"), .control)],
      [KeyPress(.function(1))],
    ]
    for keys in openings {
      var stage = Stage("abc", rows: rows, columns: columns)
      stage.app.speak(try #require(Catalogue(language)))
      for key in keys { stage.press(key) }
      stage.act(.insert("w"))
      let open = stage.app.overlay
      #expect(open != nil)
      for key in [save, KeyPress(.function(4))] {
        let effects = stage.press(key)
        #expect(effects.isEmpty && stage.app.overlay == open, "\(keys) \(stage)")
        #expect(stage.app.message != nil && stage.shows(key.name), "\(keys) \(stage)")
      }
      stage.press(KeyPress(.backspace))
      #expect(stage.app.message == nil && stage.app.overlay != open)
    }
    var stage = Stage("abc", rows: rows, columns: columns)
    stage.type("x")
    stage.press(KeyPress(.character("q"), .control))
    #expect(stage.app.overlay != nil)
    stage.press(save)
    #expect(stage.shows("Ctrl+S") && stage.app.overlay != nil, "\(stage)")
  }

  @Test(arguments: ["he", "ar"]) func thePromptOfALessonStandsAtTheRight(
    _ language: String
  ) throws {
    for typed in ["", "1", "W9"] {
      var stage = try stage(language)
      stage.app.open(LessonOverlay(name: "storage-and-display"))
      if !typed.isEmpty { stage.act(.insert(typed)) }
      #expect(stage.rows.contains { $0.contains("\(typed) < \u{2502}") }, "\(stage)")
      #expect(!stage.rows.contains { $0.contains("\u{2502}> ") }, "\(stage)")
    }
  }
}
