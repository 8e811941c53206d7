import Languages
import Testing

/// The words of the screen in other languages than English.
@Suite struct CatalogueTests {
  static let hebrew = Catalogue("he-IL")
  static let help = "\u{5E2}\u{5D6}\u{5E8}\u{5D4}"

  @Test func theLanguageIsTheFirstOfTheUsersThatThereAreWordsOf() {
    #expect(Catalogue.first(of: ["fr", "he-IL", "ar"]).language == "he")
    #expect(Catalogue.first(of: ["en-GB", "he"]).language == "en")
    #expect(Catalogue.first(of: ["ar-LB"]).language == "ar")
    #expect(Catalogue.first(of: ["fa", "yi"]).isEnglish)
    #expect(Catalogue.first(of: []).isEnglish)
    #expect(Catalogue("xx") == nil)
  }

  @Test func wordsThatAreMissingStayEnglish() throws {
    let words = try #require(Self.hebrew)
    #expect(words("Help") == Self.help)
    #expect(words("no such words") == "no such words")
    #expect(words.translation(of: "no such words") == nil)
    for text in ["", " ", "  ", "{0}", "U+05D0", "[0,13)"] { #expect(words(text) == text) }
    #expect(Catalogue.english("Help") == "Help")
  }

  @Test func blanksAtTheEndsAreKept() throws {
    let words = try #require(Self.hebrew)
    #expect(words(" Help ") == " \(Self.help) ")
    #expect(words("Help  no such words") == "\(Self.help)  no such words")
  }

  @Test func valuesAreIsolatedAndNeverTranslated() throws {
    let words = try #require(Self.hebrew)
    let found = words("Not found: Help")
    #expect(found.contains("\u{2068}Help\u{2069}"))
    // A value may hold what follows a place in the entry.
    #expect(words("Match 1 of 2.").contains("\u{2068}1\u{2069}"))
    #expect(!words.plain("Not found: x").unicodeScalars.contains { $0.value > 0x2000 })
  }

  @Test func wordsInsideWordsAreLookedUp() throws {
    let words = try #require(Self.hebrew)
    let extend = words("Extend: word left")
    #expect(extend.hasSuffix(words("word left")))
    #expect(!extend.contains("word"))
  }

  /// The language of the screen is what the environment says, as gettext finds it, else what the files say.
  @Test(arguments: [
    (["LANG": "he_IL.UTF-8"], ["he-IL"]), (["LANG": "C"], []),
    (["LC_ALL": "C", "LANG": "he_IL"], []),
    (["LANGUAGE": "ar_LB:he", "LANG": "en_US"], ["ar-LB", "he", "en-US"]),
    (["LANGUAGE": "ar", "LANG": "POSIX"], []), ([:], ["fr-FR"]),
  ])
  func theEnvironmentChoosesTheLanguage(_ environment: [String: String], _ expected: [String]) {
    let locales = PreferredLocales(environment: environment) { path in
      path == "/etc/default/locale" ? "LANG=fr_FR.UTF-8\n" : nil
    }
    #expect(locales.ofMessages == expected)
  }
}
