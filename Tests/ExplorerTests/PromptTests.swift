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
    stage.state.speak(try #require(Catalogue(language)))
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

  @Test(arguments: ["he", "ar"]) func thePromptOfALessonStandsAtTheRight(
    _ language: String
  ) throws {
    for typed in ["", "1", "W9"] {
      var stage = try stage(language)
      stage.state.open(LessonOverlay(name: "storage-and-display"))
      if !typed.isEmpty { stage.act(.insert(typed)) }
      #expect(stage.rows.contains { $0.contains("\(typed) < \u{2502}") }, "\(stage)")
      #expect(!stage.rows.contains { $0.contains("\u{2502}> ") }, "\(stage)")
    }
  }
}
