import Explorer
import ExplorerCore
import Keyboards
import Languages
import Screen
import Testing
import Wording

/// Keyboards are called in the language of the screen; names of standards and layouts stay.
@Suite struct KeyboardTitlesTests {
  /// Words of English in titles: what a screen in another language does not say. The names by which
  /// keyboards are asked for have no capitals.
  private static let english = [
    "Hebrew", "Arabic", "Persian", "Urdu", "Hindi", "Thai", "Syriac", "Yiddish", "Kurdish",
    "Eastern", "Latin letters", "India", "Iraq", "Pakistan",
  ]

  @Test(arguments: ["he", "ar"]) func theListIsInTheLanguageOfTheScreen(_ language: String) {
    var stage = Stage("abc", rows: 24, columns: 100)
    stage.app.speak(Catalogue(language) ?? .english)
    stage.press(KeyPress(.character("t"), .control))
    for _ in KeyboardCatalogue.all() {
      for row in stage.rows[2..<23] {
        for word in Self.english { #expect(!row.contains(word), "\(word): \(row)") }
      }
      stage.press(KeyPress(.down))
    }
    stage.press(KeyPress(.enter))
    let message = stage.app.message.map { stage.app.words.plain($0) } ?? ""
    #expect(!message.isEmpty && !Self.english.contains { message.contains($0) }, "\(message)")
  }

  /// What stands in brackets is a list of the language, though its words may be names.
  @Test func arabicTitlesHaveArabicCommas() {
    var stage = Stage("abc", rows: 24, columns: 100)
    stage.app.speak(Catalogue("ar") ?? .english)
    for keyboard in KeyboardCatalogue.all() {
      stage.act(.keyboards(.use(keyboard.name)))
      let message = stage.app.message.map { stage.app.words.plain($0) } ?? ""
      #expect(!message.isEmpty && !message.contains(", "), "\(keyboard.name): \(message)")
    }
  }

  @Test func inEnglishTheyKeepTheirTitles() {
    var stage = Stage("abc", rows: 24, columns: 100)
    stage.press(KeyPress(.character("t"), .control))
    #expect(stage.shows("Hebrew (SI 1452)"), "\(stage)")
  }

  /// The heads over the levels of the keys are words, too.
  @Test(arguments: ["he", "ar"]) func theLevelsAreNamed(_ language: String) {
    var stage = Stage("abc", rows: 24, columns: 80)
    stage.app.speak(Catalogue(language) ?? .english)
    stage.act(.keyboards(.use("hebrew-phonetic")))
    stage.press(KeyPress(.character("8"), .alt))
    #expect(stage.shows("AltGr") && !stage.shows("plain"), "\(stage)")
  }
}
