import Explorer
import ExplorerCore
import Languages
import Screen
import Testing
import TextModel

/// Names are found by the keys that write them on a US keyboard, whatever the keyboard types.
@Suite struct SearchedNamesTests {
  private func stage(_ keyboard: String?, _ language: String) -> Stage {
    var stage = Stage("abc", rows: 40, columns: 100)
    stage.app.speak(Catalogue(language) ?? .english)
    stage.pass(.keyboards(.use(keyboard)))
    return stage
  }

  private func type(_ keys: String, _ stage: inout Stage) {
    for scalar in keys.unicodeScalars { stage.press(KeyPress(.character(scalar))) }
  }

  private static let cases = ["hebrew", "persian", "arabic", "urdu"].flatMap { keyboard in
    ["en", "he", "ar"].map { (keyboard, $0) }
  }

  @Test(arguments: cases)
  func thePaletteFindsThem(_ keyboard: String, _ language: String) {
    for keys in ["Copy the language loop", "copy the LANGUAGE loop", "language loop"] {
      var stage = self.stage(keyboard, language)
      stage.press(.control("p"))
      type(keys, &stage)
      let effects = stage.press(KeyPress(.enter))
      let isRead = effects.contains { effect in
        guard case .feature(let effect) = effect else { return false }
        return effect.of(LanguagesFeature.self) == .read
      }
      #expect(isRead, "\(keys)")
    }
    // Nothing of it was typed into the text.
    var stage = self.stage(keyboard, language)
    stage.press(.control("p"))
    type("zzqqxx", &stage)
    stage.press(KeyPress(.escape))
    #expect(stage.app.session.document.text == "abc")
  }

  /// The help and the reference show what they do where nothing stands between keys and letters.
  @Test(arguments: cases)
  func helpAndReferenceFindThem(_ keyboard: String, _ language: String) {
    for (key, keys) in [
      (KeyPress(.function(1)), "Rule reference"), (KeyPress(.function(1)), "copy"),
      (KeyPress(.character("?"), .alt), "bidi class"), (KeyPress(.character("?"), .alt), "isol"),
    ] {
      var (typed, plain) = (self.stage(keyboard, language), self.stage(nil, language))
      typed.press(key)
      plain.press(key)
      type(keys, &typed)
      type(keys, &plain)
      // Below what is typed, and above the keys.
      #expect(typed.rows[3..<38] == plain.rows[3..<38], "\(keys)")
    }
    var help = self.stage(keyboard, language)
    help.press(KeyPress(.function(1)))
    type("Rule reference", &help)
    #expect(help.shows("Alt+R"))
  }

  /// On a screen in the language of the keyboard, names are found in its own letters too.
  @Test(arguments: [("hebrew", "he", "p,j"), ("arabic", "ar", "htjp")])
  func theLettersOfTheScreenAreFound(_ keyboard: String, _ language: String, _ keys: String) {
    var stage = self.stage(keyboard, language)
    stage.press(.control("p"))
    type(keys, &stage)
    #expect(stage.rows[4].contains("Ctrl+O"))
  }

  /// A keyboard of the user's own may type right-to-left letters too; its layout is not known.
  @Test(arguments: ["en", "he", "ar"]) func lettersOfTheTerminalAreRead(_ language: String) {
    // What the keys of "copy the language loop" type on a Hebrew keyboard.
    let typed = """
      \u{5D1}\u{5DD}\u{5E4}\u{5D8} \u{5D0}\u{5D9}\u{5E7} \u{5DA}\u{5E9}\u{5DE}\u{5E2}\
      \u{5D5}\u{5E9}\u{5E2}\u{5E7} \u{5DA}\u{5DD}\u{5DD}\u{5E4}
      """
    var stage = self.stage(nil, language)
    stage.press(.control("p"))
    type(typed, &stage)
    #expect(stage.rows[4].contains("\u{25B8}") || stage.rows[4].contains("\u{25C2}"))
    stage.press(KeyPress(.enter))
    #expect(stage.app.overlay == nil)
  }
}
