import Languages
import Testing

/// The languages that letters and everyday words tell, without a library.
@Suite struct LetterLanguagesTests {
  private let letters = LetterLanguages()

  private func languages(_ text: String) -> [String: String] {
    letters.languages(of: text)
  }

  @Test func wordsAndLettersTell() {
    let persian = "\u{627}\u{6CC}\u{646} \u{6A9}\u{62A}\u{627}\u{628} \u{627}\u{633}\u{62A}"
    #expect(languages(persian) == ["Arab": "fa"])
    // A letter that no other language has is enough.
    #expect(languages("\u{6C1}\u{6D2}") == ["Arab": "ur"])
    let arabic = "\u{647}\u{630}\u{627} \u{647}\u{648} \u{627}\u{644}\u{628}\u{64A}\u{62A}"
    let hebrew = "\u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5EA}\u{5D5}\u{5D3}\u{5D4}"
    #expect(languages("\(arabic), \(hebrew)") == ["Arab": "ar", "Hebr": "he"])
    let yiddish = "\u{5D3}\u{5D0}\u{5E1} \u{5D0}\u{5D9}\u{5D6}"
    #expect(languages(yiddish) == ["Hebr": "yi"])
  }

  @Test func aWordAloneAndOtherScriptsTellNothing() {
    #expect(languages("\u{633}\u{644}\u{627}\u{645}").isEmpty)
    #expect(languages("hello world").isEmpty)
    #expect(languages("").isEmpty)
  }
}
