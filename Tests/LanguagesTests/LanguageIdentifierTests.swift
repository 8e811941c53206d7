import Languages
import TestSupport
import Testing

/// What language a text is in. The lines are everyday ones, written for these tests.
@Suite struct LanguageIdentifierTests {
  private func identify(_ text: String, preferred: [String] = []) throws -> IdentifiedText {
    try #require(LanguageIdentifier(preferred: preferred), "CLD2 is installed by make test")
      .identify(Array(text.unicodeScalars))
  }

  static let lines: [(String, String)] = [
    ("en", "See you at the office tomorrow"), ("en", "Download the mp3 and the 3d model"),
    ("en", "The main thing is to get home at 5pm"), ("en", "thanks habibi, see you later"),
    ("fr", "Je suis fatigu\u{E9}, on se voit demain"), ("fr", "Enregistrer le fichier"),
    ("de", "Ich bin m\u{FC}de, bis morgen"), ("de", "Datei speichern"),
    ("es", "Buenos d\u{ED}as, amigo"), ("it", "Ciao, come stai oggi?"),
    (
      "ar",
      "\u{645}\u{631}\u{62D}\u{628}\u{627} \u{643}\u{64A}\u{641} \u{627}\u{644}\u{62D}\u{627}\u{644}"
    ),
    ("fa", "\u{6CC}\u{6A9} \u{633}\u{644}\u{627}\u{645} \u{6AF}\u{631}\u{645}"),
    (
      "fa",
      "\u{645}\u{646} \u{627}\u{645}\u{631}\u{648}\u{632} \u{628}\u{647} \u{62E}\u{627}\u{646}\u{647} \u{645}\u{6CC}\u{200C}\u{631}\u{648}\u{645}"
    ),
    ("ur", "\u{6CC}\u{6C1} \u{6A9}\u{6CC}\u{627} \u{6C1}\u{6D2}"),
    ("he", "\u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5E2}\u{5D5}\u{5DC}\u{5DD}"),
    ("yi", "\u{5D5}\u{5D5}\u{5D0}\u{5B8}\u{5E1} \u{5D8}\u{5D5}\u{5D8} \u{5D6}\u{5D9}\u{5DA}"),
    ("hi", "\u{92F}\u{939} \u{915}\u{94D}\u{92F}\u{93E} \u{939}\u{948}"),
    ("dv", "\u{78B}\u{7A8}\u{788}\u{7AC}\u{780}\u{7A8}"),
    ("th", "\u{E2A}\u{E27}\u{E31}\u{E2A}\u{E14}\u{E35}"),
    ("ar-Latn", "kifak shu 3am ta3mel el yom"), ("ar-Latn", "mar7aba ya 7abibi"),
    ("ar-Latn", "ana mish fahem 7aga"), ("ar-Latn", "bukra rayheen 3al ba7r"),
    ("ur-Latn", "aap kaise hain"), ("ur-Latn", "mujhe samajh nahi aaya"),
    ("ur-Latn", "main kal lahore ja raha hoon"), ("ur-Latn", "yeh bohat acha hai"),
  ]

  @Test(arguments: lines.indices) func everydayLines(_ index: Int) throws {
    let (language, text) = Self.lines[index]
    #expect(try identify(text).language == language, "\(text)")
  }

  @Test func runsOfOneScriptAreAskedAlone() throws {
    let text = try identify(
      "please send \u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5DC}\u{5DB}\u{5DC} and go home")
    #expect(text.spans.map(\.script) == ["Latn", "Hebr", "Latn"])
    #expect(text.spans.map(\.language) == ["en", "he", "en"])
    #expect(text.spans.map(\.range) == [0..<12, 12..<21, 21..<32])
    #expect(text.language == "en")
  }

  @Test func withoutLettersThereIsNoLanguage() throws {
    for text in ["", " ", "123 - 456", "\u{1F600}", "...", "\u{202E}\u{2069}", "\u{0301}"] {
      #expect(try identify(text).language == nil, "\(text.unicodeScalars.map(\.value))")
    }
    #expect(try identify("1").confidence == 0)
  }

  @Test func aLetterIsAGuess() throws {
    let text = try identify("a")
    #expect(text.language != nil)
    #expect(!text.isReliable)
  }

  /// Lines made of the everyday ones: bytes and scalars, in whatever order and thread, give the same.
  @Test(arguments: [UInt64(1), 2, 3]) func bytesAndScalarsGiveTheSame(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let first = try #require(LanguageIdentifier(), "CLD2 is installed by make test")
    let second = first.another()
    let words = Self.lines.flatMap { $0.1.split(separator: " ").map(String.init) }
    for _ in 0..<300 {
      let text = (0..<Int.random(in: 0...9, using: &random))
        .map { _ in words.randomElement(using: &random) ?? "" }
        .joined(separator: Bool.random(using: &random) ? " " : "-")
      let found = first.identify(utf8: Array(text.utf8)[...])
      #expect(found == second.identify(Array(text.unicodeScalars)), "seed \(seed): \(text)")
      #expect(found.spans.map(\.range.count).reduce(0, +) <= text.unicodeScalars.count)
    }
  }

  @Test func brokenBytesCountAsReplacementCharacters() throws {
    let identifier = try #require(LanguageIdentifier(), "CLD2 is installed by make test")
    let bytes: [UInt8] = [0xFF, 0xD7] + Array("hello world".utf8) + [0xE2, 0x80]
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(
      identifier.identify(utf8: bytes[...]) == identifier.identify(Array(text.unicodeScalars)))
  }

  @Test func ofAsManyLettersTheFirstScriptsLanguageIsTheTexts() throws {
    let latin = "home"
    let hebrew = "\u{5E9}\u{5DC}\u{5D5}\u{5DD}"
    #expect(try identify("\(latin) \(hebrew)").language == "en")
    #expect(try identify("\(hebrew) \(latin)").language == "he")
  }

  @Test func preferredLanguagesAreLikelier() throws {
    let word = "\u{633}\u{644}\u{627}\u{645}"
    #expect(try identify(word, preferred: ["fa-IR"]).language == "fa")
  }

  @Test func aLabelChangesWhenTwoEvaluationsAgree() {
    func answer(_ language: String?) -> IdentifiedText {
      IdentifiedText(language: language, confidence: 0.9, isReliable: true, spans: [])
    }
    var label = SettledLanguage()
    label.take(answer("ar"))
    #expect(label.language == "ar")
    label.take(answer("fa"))
    #expect(label.language == "ar")
    #expect(!label.isReliable)
    label.take(answer("ar"))
    label.take(answer("fa"))
    label.take(answer("fa"))
    #expect(label.language == "fa")
    label.take(answer(nil))
    #expect(label.language == nil)
  }
}
