import ExplorerCore
import Languages
import Screen
import Testing
import Wording

/// The description of a selection counts scripts by what the language of the screen calls them.
@Suite struct DescribedScriptsTests {
  @Test(arguments: ["en", "he", "ar"]) func scriptsHaveTheirNames(_ language: String) throws {
    var stage = Stage("abc {U+05D0}{U+0628}", rows: 24, columns: 100)
    stage.app.speak(Catalogue(language) ?? .english)
    stage.press(
      KeyPress(.character("a"), .control), KeyPress(.character("d"), .control))
    for code in ["Latn", "Hebr", "Arab"] {
      let name = try #require(LocaleNames.name(ofScript: code, in: language))
      #expect(language == "en" || !name.contains { $0.isASCII && $0.isLetter }, "\(name)")
      // On a mirrored screen letters stand in the order of the display.
      let shown = stage.rows.contains {
        $0.contains(name) || $0.contains(String(name.reversed()))
      }
      #expect(shown || language == "ar", "\(name): \(stage)")
      #expect(language == "en" || !stage.shows("Latin"), "\(stage)")
    }
  }
}
