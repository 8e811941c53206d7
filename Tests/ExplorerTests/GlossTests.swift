import Explorer
import ExplorerCore
import Screen
import Testing
import Wording
import TextModel

/// Words of other scripts in Latin letters: by the lexicon of the language that they are in.
@Suite struct GlossTests {
  private static let kitab = "\u{6A9}\u{62A}\u{627}\u{628}"
  private static let kya = "\u{6A9}\u{6CC}\u{627}"
  private static let salam = "\u{633}\u{644}\u{627}\u{645}"
  private static let marhaba = "\u{645}\u{631}\u{62D}\u{628}\u{627}"
  private static let shalom = "\u{5E9}\u{5DC}\u{5D5}\u{5DD}"

  private func glossed(_ text: String, preferred: [String] = []) -> Stage {
    var stage = Stage(text, rows: 30, columns: 80)
    stage.app.preferredLocales = preferred
    stage.press(KeyPress(.character("y"), .alt))
    return stage
  }

  @Test(arguments: [
    (kya, "kya"), (shalom, "shalom"), (marhaba, "marhaba"), (salam, "salam"),
    ("\(shalom), \(kya)!", "shalom"),
    // Urdu by its letters, and Arabic words that it borrowed.
    ("\u{6CC}\u{6C1} \(kitab) \u{6C1}\u{6D2}", "kitab"),
    ("\(marhaba) \(kya) \u{6C1}\u{6D2}", "marhaba"),
    // A word with letters that the paragraph's language lacks.
    ("\u{647}\u{630}\u{627} \u{647}\u{648} \u{627}\u{644}\u{628}\u{64A}\u{62A} \(kya)", "kya"),
  ])
  func aWordOfALexiconIsShownAsItIsRead(_ text: String, _ latin: String) {
    let stage = glossed(text)
    #expect(stage.shows(latin), "\(stage)")
    #expect(!stage.rows.joined().contains("\u{FFFD}"))
  }

  /// No word is read as one of another language of its script.
  @Test(arguments: [
    // Persian by its words.
    ("\u{627}\u{6CC}\u{646} \(kitab) \u{627}\u{633}\u{62A}", "kitab"),
    // Yiddish.
    ("\u{5D3}\u{5D0}\u{5E1} \u{5D0}\u{5D9}\u{5D6} \(shalom)", "shalom"),
    // A short Arabic word in an Urdu sentence: Urdu may write another one so.
    ("\u{648}\u{644}\u{62F} \(kya) \u{6C1}\u{6D2}", "walad"),
  ])
  func aWordOfAnotherLanguageIsNotTakenForOne(_ text: String, _ latin: String) {
    let stage = glossed(text)
    #expect(!stage.shows(latin), "\(stage)")
  }

  /// What the text is marked with decides; without it the user's locales.
  @Test func theLanguageOfTheTextDecides() {
    var stage = glossed(Self.kya)
    #expect(stage.shows("kya"), "\(stage)")
    stage.press(KeyPress(.character("a"), .control))
    stage.act(.feature(LanguagesFeature.self, .setLanguage("fa")))
    #expect(!stage.shows("kya"), "\(stage)")
    stage.press(KeyPress(.character("a"), .control))
    stage.act(.feature(LanguagesFeature.self, .setLanguage("ur-PK")))
    #expect(stage.shows("kya"), "\(stage)")
    #expect(!glossed(Self.kya, preferred: ["fa-IR", "ur"]).shows("kya"))
    #expect(glossed(Self.kya, preferred: ["en", "ur", "fa"]).shows("kya"))
  }

  /// Words that no lexicon has are written letter by letter.
  @Test func anUnknownWordIsWrittenLetterByLetter() {
    let stage = glossed("\u{5D2}\u{5D1}\u{5D2}\u{5D1}")
    #expect(stage.shows("gbgb"), "\(stage)")
  }

  /// The selection is read as the text below the line is.
  @Test func theSelectionIsReadAlike() {
    var stage = Stage("\(Self.shalom) \(Self.kya)", rows: 30, columns: 80)
    stage.press(KeyPress(.character("a"), .control))
    stage.act(.feature(GlossFeature.self, .selection))
    #expect(stage.app.message?.english == "shalom kya")
  }
}
