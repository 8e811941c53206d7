import Languages
import Testing
import Wording

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

  /// Arabic has signs of its own between the parts of a list and of a sentence.
  @Test func listsHaveTheSignsOfTheLanguage() throws {
    let (arabic, hebrew) = (try #require(Catalogue("ar")), try #require(Catalogue("he")))
    let list = [Words(verbatim: "a"), Words(verbatim: "b")].joined(by: ", ")
    #expect(arabic(list).contains("\u{60C} ") && !arabic(list).contains(","))
    #expect(hebrew(list).contains(", "))
    #expect(arabic("; ") == "\u{61B} " && hebrew("; ") == "; ")
  }

  /// Blanks at the ends of a value part it from the words beside it: inside its isolate they would
  /// stand at the other end of it.
  @Test func blanksOfAValueStandOutsideItsIsolate() throws {
    let hebrew = try #require(Catalogue("he"))
    let said = hebrew("gap \(verbatim: " a b ") upstream")
    #expect(said.contains(" \u{2068}a b\u{2069} "))
    #expect(hebrew(Words(verbatim: " \u{5D0} ")) == " \u{2068}\u{5D0}\u{2069} ")
    #expect(!hebrew("gap \(verbatim: "  ") upstream").contains("\u{2068}"))
  }

  /// One word for one concept: an isolate, and a page before or after.
  @Test func aConceptHasOneWord() throws {
    let arabic = try #require(Catalogue("ar"))
    #expect(arabic("Page up") == arabic("page up") && arabic("Page down") == arabic("page down"))
    #expect(arabic("boundary neutral").hasSuffix("\u{62D}\u{62F}\u{64A}"))
    #expect(arabic("isolates \(number: 2),").contains("\u{627}\u{644}\u{639}\u{632}\u{644} "))
  }

  @Test func wordsThatAreMissingStayEnglish() throws {
    let listener = TranslationListener()
    let words = try #require(Catalogue("he", listener: listener))
    #expect(words("Help") == Self.help)
    #expect(words("no such words") == "no such words")
    #expect(listener.used == ["Help"] && listener.missing == ["no such words"])
    #expect(Catalogue.english("Help") == "Help")
  }

  /// Signs have no entry, and none is missed.
  @Test func signsAreTheSameInEveryLanguage() throws {
    let listener = TranslationListener()
    let words = try #require(Catalogue("he", listener: listener))
    let signs: [Words] = ["", " ", "  ", "[0,13)", "U+05D0", ": "]
    for text in signs { #expect(words(text) == text.english) }
    #expect(words("\(number: 3)/\(verbatim: "x y")") == "3/x y", "a notation is one piece")
    #expect(listener.missing.isEmpty)
  }

  @Test func blanksAtTheEndsAreKept() throws {
    let words = try #require(Self.hebrew)
    #expect(words(" Help ") == " \(Self.help) ")
    #expect(words("Help" + "  " + Words(verbatim: "Help")) == "\(Self.help)  \u{2068}Help\u{2069}")
  }

  @Test func valuesAreIsolatedAndNeverTranslated() throws {
    let words = try #require(Self.hebrew)
    #expect(words("Not found: \(verbatim: "Help")").contains("\u{2068}Help\u{2069}"))
    let plain = words.plain("Not found: \(verbatim: "x")")
    #expect(plain.hasSuffix("x") && !plain.unicodeScalars.contains { $0.value > 0x2000 })
  }

  /// The controls of a value are its own.
  @Test func plainWordsKeepTheControlsOfValues() throws {
    let words = try #require(Self.hebrew)
    let text = "a\u{2066}C++\u{2069} \u{2068}b\u{2069}\u{200F}"
    #expect(words.plain("Not found: \(verbatim: text)").hasSuffix(text))
    #expect(words.plain("Not found: \(Words(verbatim: text))").hasSuffix(text))
    #expect(words.plain(Words(verbatim: text)) == text)
  }

  @Test func wordsInsideWordsAreLookedUp() throws {
    let words = try #require(Self.hebrew)
    let extend = words("Extend: \(Words("word left"))")
    #expect(extend.hasSuffix(words("word left")))
    #expect(!extend.contains("word"))
  }

  /// Where the language joins its article to the noun, no colon stands between them.
  @Test(arguments: ["he", "ar"]) func whatIsIsolatedHasItsArticle(_ language: String) throws {
    let words = try #require(Catalogue(language))
    for noun: Words in ["the name", "the number", "the hashtag", "the equation"] {
      let said = words.plain("\(verbatim: "FSI") and PDI around \(noun)")
      #expect(!said.contains(":") && said.hasSuffix(words.plain(noun)), "\(said)")
    }
  }

  @Test func aNumberChoosesTheForm() throws {
    func ranges(_ count: Int) -> Words {
      Words(count: count, one: "\(number: count) range", other: "\(number: count) ranges")
    }
    let hebrew = try #require(Self.hebrew)
    #expect(Set([1, 2, 3].map { hebrew(ranges($0)) }).count == 3)
    #expect(hebrew(ranges(7)).contains("\u{2068}7\u{2069}"))
    let arabic = try #require(Catalogue("ar"))
    #expect(Set([0, 1, 2, 3, 11, 100].map { arabic(ranges($0)) }).count == 6)
  }

  /// Whatever a file, a text or a note is called, it is shown as it is: though it is a key, or part
  /// of one.
  @Test(arguments: ["he", "ar"]) func noNameIsReadAsWords(_ language: String) throws {
    let words = try #require(Catalogue(language))
    let keys = words.keys
    #expect(keys.count > 1_000)
    for name in keys + ["Undo  abc", "{0}", "{=0}", "Save{1}", "Help  Help", "%", "\\"] {
      let isolated = "\u{2068}\(name)\u{2069}"
      let sentence = words("Saved to \(verbatim: name).")
      #expect(sentence.contains(isolated), "\(name)")
      #expect(
        sentence.replacing(isolated, with: "")
          == words("Saved to \(verbatim: "").").replacing("\u{2068}\u{2069}", with: ""),
        "\(name)")
      #expect([name, isolated].contains(words(Words(verbatim: name))))
      #expect(words("Extend: \(Words(verbatim: name))").hasSuffix(isolated), "\(name)")
    }
  }

  /// The language of the screen is what the environment says, as gettext finds it, else what the
  /// files say.
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
