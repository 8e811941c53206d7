import TestSupport
import Testing
import UnicodeData

/// What languages change in UAX #14, as ICU 72 has it.
@Suite struct LineBreakRulesTests {
  private func breaks(_ text: String, _ language: String) -> [Int] {
    let scalars = Array(text.unicodeScalars)
    let breaks = LineBreaks(scalars, rules: LineBreakRules(language: language))
    return (1...scalars.count).filter { breaks.isOpportunity($0) }
  }

  @Test(arguments: [
    "en", "fi", "sv", "de", "fr", "tr", "he", "yi", "ar", "ar-LB", "fa", "ur", "ckb", "th", "lo",
    "km",
    "my", "ko", "hi", "el", "und", "xx", "", "-", "ja-", "j", "ar-Latn", "en-u-lb-other",
    "en-u-ca-buddhist",
  ])
  func mostLanguagesHaveTheRootLocalesRules(_ tag: String) {
    // "ja-" is Japanese written carelessly.
    #expect(LineBreakRules(language: tag).isRoot == (tag != "ja-"), "\(tag)")
  }

  @Test(arguments: [
    ("ja", "ja"), ("ja-JP", "ja"), ("JA_jp", "ja"), ("zh", "zh"), ("zh-Hans-CN", "zh"),
    ("zh-Hant-TW", "zh"), ("ja-u-lb-strict", "ja@lb=strict"), ("en-u-lb-loose", "en@lb=loose"),
    ("ja-u-ca-japanese-lb-loose", "ja@lb=loose"),
  ])
  func someHaveTheirOwn(_ tag: String, _ locale: String) {
    #expect(LineBreakRules(language: tag).locale == locale)
  }

  /// A line of Japanese may begin with a small kana or a long vowel sign; elsewhere, and in the
  /// strict style, not.
  @Test func smallKanaBeginLinesInJapanese() {
    let chocolate = "\u{30C1}\u{30E7}\u{30B3}\u{30EC}\u{30FC}\u{30C8}"
    #expect(breaks(chocolate, "en") == [2, 3, 5, 6])
    #expect(breaks(chocolate, "zh") == [2, 3, 5, 6])
    #expect(breaks(chocolate, "ja") == [1, 2, 3, 4, 5, 6])
    #expect(breaks(chocolate, "ja-u-lb-strict") == [2, 3, 5, 6])
  }

  /// Quotation marks have sides in Chinese, and letters may stand apart from them.
  @Test func quotationMarksHaveSidesInChinese() {
    let quoted = "\u{4E2D}\u{6587}\u{201C}\u{5F15}\u{53F7}\u{201D}\u{4E2D}\u{6587}"
    #expect(breaks(quoted, "en") == [1, 4, 7, 8])
    #expect(breaks(quoted, "ja") == [1, 4, 7, 8])
    #expect(breaks(quoted, "zh") == [1, 2, 4, 6, 7, 8])
  }

  /// The loose style also lets an iteration mark begin a line.
  @Test func theLooseStyleAllowsMore() {
    let people = "\u{4EBA}\u{3005}"
    #expect(breaks(people, "ja") == [2])
    #expect(breaks(people, "ja-u-lb-loose") == [1, 2])
  }

  /// Dictionaries go by script: Thai is Thai in whatever language's text.
  @Test(arguments: ["th", "en", "ja", "he", "lo"]) func dictionariesGoByScript(_ language: String) {
    let hello = "\u{E2A}\u{E27}\u{E31}\u{E2A}\u{E14}\u{E35}\u{E04}\u{E23}\u{E31}\u{E1A}"
    #expect(breaks(hello, language) == [6, 10])
    let khmer =
      "\u{179F}\u{17BC}\u{1798}\u{179F}\u{17D2}\u{179C}\u{17B6}\u{1782}\u{1798}\u{1793}\u{17CD}\u{1798}\u{1780}"
    #expect(breaks(khmer, language).contains(11))
  }

  /// Finnish compounds keep their hyphen: that rule (LB20a) is the root locale's in ICU.
  @Test(arguments: ["fi", "sv", "en"]) func aHyphenAfterASpaceStaysWithItsWord(_ language: String) {
    #expect(breaks("rokki -ilta", language) == [6, 11])
  }
}

/// Case of letters by the rules of languages.
@Suite struct LetterCaseTests {
  private func changed(_ text: String, _ letters: LetterCase, _ language: String?) -> String {
    String(
      String.UnicodeScalarView(letters.applied(to: text.unicodeScalars, language: language)))
  }

  @Test(arguments: [
    ("istanbul", "ISTANBUL", "en"), ("istanbul", "\u{130}STANBUL", "tr"),
    ("\u{131}l\u{131}k", "ILIK", "tr"), ("bak\u{131} i", "BAKI \u{130}", "az-Latn"),
    ("stra\u{DF}e", "STRASSE", "de"), ("stra\u{DF}e", "STRASSE", "en"),
    ("\u{3AC}\u{3C1}\u{3C7}\u{3C9}\u{3BD}", "\u{391}\u{3A1}\u{3A7}\u{3A9}\u{39D}", "el"),
    ("\u{3AC}\u{3C1}\u{3C7}\u{3C9}\u{3BD}", "\u{386}\u{3A1}\u{3A7}\u{3A9}\u{39D}", "en"),
    ("\u{587}", "\u{535}\u{54E}", "hy"), ("\u{587}", "\u{535}\u{552}", "en"),
    ("\u{5E9}\u{5DC} 12", "\u{5E9}\u{5DC} 12", "he"), ("", "", "tr"),
  ])
  func upper(_ text: String, _ expected: String, _ language: String) {
    #expect(changed(text, .upper, language) == expected, "\(language)")
  }

  @Test(
    arguments: [
      ("ISTANBUL", "\u{131}stanbul", "tr"), ("\u{130}ST", "ist", "tr"),
      ("ISTANBUL", "istanbul", nil),
      ("\u{39F}\u{394}\u{39F}\u{3A3}", "\u{3BF}\u{3B4}\u{3BF}\u{3C2}", "el"),
      ("\u{CC}", "i\u{307}\u{300}", "lt"),
    ] as [(String, String, String?)])
  func lower(_ text: String, _ expected: String, _ language: String?) {
    #expect(changed(text, .lower, language) == expected)
  }

  @Test(arguments: [
    ("ijssel en ijmuiden", "IJssel En IJmuiden", "nl"), ("ijssel", "Ijssel", "en"),
    ("don't STOP", "Don't Stop", "en"), ("istanbul", "\u{130}stanbul", "tr"),
    ("\u{1C6}ep", "\u{1C5}ep", "hr"),
  ])
  func title(_ text: String, _ expected: String, _ language: String) {
    #expect(changed(text, .title, language) == expected)
  }

  @Test func textThatGrowsIsWhole() {
    let long = String(repeating: "\u{390}", count: 5000)
    #expect(changed(long, .upper, "en").unicodeScalars.count == 15000)
  }
}
