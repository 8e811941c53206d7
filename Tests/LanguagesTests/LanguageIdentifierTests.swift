@testable import Languages
import TestSupport
import Testing
import Wording

/// What language a text is in. The lines are everyday ones, written for these tests.
@Suite struct LanguageIdentifierTests {
  private func identify(_ text: String, preferred: [String] = []) throws -> IdentifiedText {
    try #require(LanguageIdentifier(preferred: preferred), "CLD2 is installed by make test")
      .identify(Array(text.unicodeScalars))
  }

  /// What repeats itself is no evidence of a language, however long it is.
  @Test(arguments: [
    String(repeating: "k", count: 200), String(repeating: "x", count: 3000),
    String(repeating: "hjkl", count: 100), String(repeating: "ein ", count: 100),
    String(repeating: "\u{5D4}", count: 40), String(repeating: "\u{3B1}", count: 40),
  ]) func ofARepetitionOnlyAGuessIsMade(_ text: String) throws {
    let found = try identify(text)
    #expect(!found.isReliable && found.sureLanguages.isEmpty, "\(found.language ?? "-")")
    #expect(found.spans.allSatisfy { !$0.isReliable })
  }

  @Test(arguments: [
    ("banana and banana bread", "en"), (String(repeating: "see you tomorrow ", count: 50), "en"),
    ("\u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5E2}\u{5D5}\u{5DC}\u{5DD}", "he"),
  ]) func wordsThatComeAgainAreWords(_ text: String, _ language: String) throws {
    let found = try identify(text)
    #expect(found.language == language && found.isReliable)
  }

  /// A text of many pieces has the runs that it has at once, and the languages of most of its
  /// letters.
  @Test func aLongTextIsReadInPieces() throws {
    let identifier = try #require(LanguageIdentifier())
    let hebrew = " \u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5E2}\u{5D5}\u{5DC}\u{5DD}. "
    let parts = [
      "12 - ", "see you at the office tomorrow", hebrew, "(3) ", "Thanks, ", "\u{3053}\u{4F60} ",
    ]
    var random = SeededGenerator(seed: 29)
    var scalars: [Unicode.Scalar] = []
    while scalars.count < 700_000 {
      scalars += Array((parts.randomElement(using: &random) ?? "").unicodeScalars)
      // Scalars of no script, longer than the place in which an end of a piece is looked for.
      if scalars.count.isMultiple(of: 9) {
        scalars += Array(repeating: "-", count: Int.random(in: 0..<4000, using: &random))
      }
    }
    let whole = identifier.identify(scalars)
    var longest = 0
    let text = TextInPieces(count: scalars.count) {
      longest = max(longest, $0.count)
      return Array(scalars[$0])
    }
    var found: [IdentifiedText] = []
    var spans: [IdentifiedText.Span] = []
    try identifier.identify(text) {
      found.append($0)
    } span: {
      spans.append($0)
    }
    #expect(longest < 300_000 && found.map(\.language) == ["en"] && found[0].isReliable)
    #expect(spans.map(\.range) == whole.spans.map(\.range))
    #expect(spans.map(\.script) == whole.spans.map(\.script))
    #expect(spans.map(\.language) == whole.spans.map(\.language))
  }

  /// Letters before and behind the place where a text is cut, of one script and of two.
  @Test(arguments: ["a", "\u{5D0}", "-"], ["a", "\u{5D0}", "-"])
  func runsGoOnOverTheEndOfAPiece(_ before: Unicode.Scalar, _ after: Unicode.Scalar) throws {
    let identifier = try #require(LanguageIdentifier())
    for lead in ["", "12 ", "a "] {
      let scalars =
        Array(lead.unicodeScalars) + Array(repeating: before, count: 1 << 18)
        + Array(" -- ".unicodeScalars) + Array(repeating: after, count: 300)
      var spans: [Range<Int>] = []
      try identifier.identify(TextInPieces(count: scalars.count) { Array(scalars[$0]) }) { _ in
      } span: {
        spans.append($0.range)
      }
      #expect(spans == identifier.identify(scalars).spans.map(\.range), "\(lead)")
    }
  }

  /// A text without a blank is one word, and is not read again from each letter on.
  @Test func theLastWordOfACompoundIsLookedForNearItsEnd() {
    let model = WordModel()
    #expect(model.endings(ofLetters: 6).isEmpty)
    #expect(model.endings(ofLetters: 12) == 3..<9)
    let some = model.endings(ofLetters: 1_000)
    #expect(some.count < 60 && some.upperBound == 997)
    #expect(model.endings(ofLetters: 1_000_000).count == some.count)
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
    // Names of another script, and languages that look like larger ones.
    ("vi", "Xin chào"),
    ("vi", "C\u{1EA3}m ơn b\u{1EA1}n r\u{1EA5}t nhi\u{1EC1}u"),
    ("vi", "Hôm nay tr\u{1EDD}i đ\u{1EB9}p quá"),
    ("vi", "Tôi đang h\u{1ECD}c ti\u{1EBF}ng Vi\u{1EC7}t"),
    ("en", "ok"),
    ("he", "\u{5DE}\u{5E1}\u{5DE}\u{5DA} BibTeX"),
    ("he", "\u{5D4}\u{5EA}\u{5E7}\u{5E0}\u{5EA} Visual Studio"),
    ("fa", "\u{646}\u{635}\u{628} Docker Desktop"),
    ("he", "Netflix \u{5D5}-Disney"), ("he", "Google \u{5D5}\u{5BE}Microsoft"),
    ("ug", "\u{64A}\u{627}\u{62E}\u{634}\u{649}\u{645}\u{6C7}\u{633}\u{649}\u{632}"),
    ("ug", "\u{6BE}\u{627}\u{632}\u{649}\u{631} \u{643}\u{6D5}\u{644}\u{62F}\u{649}\u{645}"),
    ("ug", "\u{631}\u{6D5}\u{6BE}\u{645}\u{6D5}\u{62A} \u{633}\u{649}\u{632}\u{6AF}\u{6D5}"),
    ("mr", "तुम्ही कसे आहात"),
    ("mr", "मला पाणी पाहिजे"),
    ("mr", "फाइल जतन करण्यासाठी"),
    ("hi", "मुझे पानी चाहिए"),
    (
      "ur",
      "\u{645}\u{62C}\u{6BE}\u{6D2} \u{67E}\u{627}\u{646}\u{6CC} \u{686}\u{627}\u{6C1}\u{6CC}\u{6D2}"
    ),
    // Words of screens, which languages of one script share.
    ("mr", "निवडलेले घटक"),
    ("mr", "दस्तऐवज उघडा"),
    ("mr", "बदल जतन करायचे?"),
    ("hi", "फ़ाइल खोलें"),
    ("hi", "क्या आप बदलाव सहेजना चाहते हैं?"),
    ("ug", "\u{643}\u{6C6}\u{631}\u{6C8}\u{646}\u{6C8}\u{634}"),
    (
      "ug",
      "\u{626}\u{6C6}\u{64A}\u{62F}\u{6D5} \u{643}\u{6C6}\u{67E} \u{643}\u{649}\u{62A}\u{627}\u{628}"
    ),
    ("ug", "\u{6BE}\u{6C6}\u{62C}\u{62C}\u{6D5}\u{62A}"),
    ("ckb", "\u{695}\u{6CE}\u{6A9}\u{62E}\u{633}\u{62A}\u{646}\u{6D5}\u{6A9}\u{627}\u{646}"),
    ("fa", "\u{67E}\u{631}\u{648}\u{646}\u{62F}\u{647} \u{62C}\u{62F}\u{6CC}\u{62F}"),
    ("fa", "\u{62A}\u{646}\u{638}\u{6CC}\u{645}\u{627}\u{62A}"),
    ("ar", "\u{627}\u{644}\u{645}\u{644}\u{641}\u{627}\u{62A}"),
    ("ar", "\u{645}\u{644}\u{641} \u{62C}\u{62F}\u{64A}\u{62F}"),
    ("vi", "T\u{1EAD}p tin m\u{1EDB}i"),
    ("he", "\u{5DE}\u{5D9}\u{5D9}\u{5E9}\u{5DF} \u{5D7}\u{5D1}\u{5D9}\u{5DC}\u{5D5}\u{5EA}"),
    ("he", "\u{5E8}\u{5D5}\u{5E0}\u{5D9}"),
    ("de", "Dateiname"),
    ("de", "Originaldatei"),
    ("mr", "साधने"),
    ("mr", "पर्याय"),
    ("fr", "Fichier introuvable"),
    ("en", "Undo"),
    ("en", "file format"),
    ("es", "archivo no encontrado"),
    ("it", "impossibile aprire il documento"),
    ("ar-Latn", "kifak shu 3am ta3mel el yom"), ("ar-Latn", "mar7aba ya 7abibi"),
    ("ar-Latn", "ana mish fahem 7aga"), ("ar-Latn", "bukra rayheen 3al ba7r"),
    ("ur-Latn", "aap kaise hain"), ("ur-Latn", "mujhe samajh nahi aaya"),
    ("ur-Latn", "main kal lahore ja raha hoon"), ("ur-Latn", "yeh bohat acha hai"),
  ]

  @Test(arguments: lines.indices) func everydayLines(_ index: Int) throws {
    let (language, text) = Self.lines[index]
    #expect(try identify(text).language == language, "\(text)")
  }

  /// Everyday lines as they are typed, by the languages that they are in.
  static let typed: [(String, String)] = [
    // Pointed Hebrew, which has the points of Yiddish among its own.
    ("he", "\u{5D1}\u{5B0}\u{5BC}\u{5E8}\u{5B5}\u{5D0}\u{5E9}\u{5B4}\u{5C1}\u{5D9}\u{5EA}"),
    ("he", "\u{5D0}\u{5B8}\u{5DE}\u{5B7}\u{5E8}"),
    ("he", "\u{5D9}\u{5B4}\u{5E9}\u{5B0}\u{5C2}\u{5E8}\u{5B8}\u{5D0}\u{5B5}\u{5DC}"),
    ("he", "\u{5D0}\u{5B7}\u{5EA}\u{5B8}\u{5BC}\u{5D4} \u{5D8}\u{5D5}\u{5B9}\u{5D1}"),
    ("yi", "\u{5D0}\u{5B7} \u{5D2}\u{5D5}\u{5D8}\u{5DF} \u{5D8}\u{5D0}\u{5B8}\u{5D2}"),
    (
      "yi",
      "\u{5D0}\u{5D9}\u{5DA} \u{5D2}\u{5D9}\u{5D9} \u{5D4}\u{5D9}\u{5D9}\u{5E0}\u{5D8} \u{5D0}\u{5D4}\u{5D9}\u{5D9}\u{5DD}"
    ),
    // Arabic with marks, and as it is spoken.
    (
      "ar",
      "\u{627}\u{644}\u{633}\u{64E}\u{651}\u{644}\u{64E}\u{627}\u{645}\u{64F} \u{639}\u{64E}\u{644}\u{64E}\u{64A}\u{652}\u{643}\u{64F}\u{645}\u{652}"
    ),
    (
      "ar",
      "\u{639}\u{627}\u{64A}\u{632} \u{627}\u{631}\u{648}\u{62D} \u{627}\u{644}\u{628}\u{64A}\u{62A} \u{62F}\u{644}\u{648}\u{642}\u{62A}\u{64A}"
    ),
    (
      "fa",
      "\u{6A9}\u{62A}\u{627}\u{628}\u{200C}\u{647}\u{627}\u{6CC} \u{62E}\u{648}\u{628}\u{6CC} \u{62E}\u{631}\u{6CC}\u{62F}\u{645}"
    ),
    (
      "fa",
      "\u{633}\u{644}\u{627}\u{645} \u{62E}\u{648}\u{628}\u{6CC}\u{61F} \u{686}\u{647} \u{62E}\u{628}\u{631}"
    ),
    ("ps", "\u{632}\u{647} \u{646}\u{646} \u{6A9}\u{648}\u{631} \u{62A}\u{647} \u{681}\u{645}"),
    ("ckb", "\u{686}\u{6C6}\u{646}\u{6CC} \u{628}\u{627}\u{634}\u{6CC}"),
    ("ug", "\u{64A}\u{627}\u{62E}\u{634}\u{649}\u{645}\u{6C7}\u{633}\u{649}\u{632}"),
    (
      "sd",
      "\u{62A}\u{648}\u{647}\u{627}\u{646} \u{62C}\u{648} \u{646}\u{627}\u{644}\u{648} \u{687}\u{627} \u{622}\u{647}\u{64A}"
    ),
    // Azerbaijani in Arabic letters.
    (
      "az-Arab",
      "\u{645}\u{646} \u{628}\u{648} \u{6AF}\u{648}\u{646} \u{627}\u{626}\u{648}\u{647} \u{6AF}\u{626}\u{62F}\u{6CC}\u{631}\u{645}"
    ),
    ("zh", "\u{6211}\u{5011}\u{4ECA}\u{5929}\u{53BB}\u{770B}\u{96FB}\u{5F71}"),
    ("ja", "\u{6771}\u{4EAC}\u{306B}\u{884C}\u{304F}"),
    ("ja", "\u{4ECA}\u{65E5}\u{306F}\u{5929}\u{6C17}\u{304C}\u{3044}\u{3044}"),
    ("ko", "\u{C548}\u{B155}\u{D558}\u{C138}\u{C694}"),
    ("fr", "bonjour"), ("de", "Guten Morgen"), ("tr", "bug\u{FC}n hava \u{E7}ok g\u{FC}zel"),
  ]

  @Test(arguments: typed.indices) func linesAsTheyAreTyped(_ index: Int) throws {
    let (language, text) = Self.typed[index]
    let found = try identify(text)
    #expect(found.language == language, "\(text)")
    #expect(found.isReliable, "\(text): \(found.confidence)")
    #expect(found.spans.map(\.language) == [language], "\(text)")
  }

  /// Languages without a list here are named where CLD2 is sure of them, and else are no sure
  /// answer.
  @Test(arguments: [
    "t\u{E4}n\u{E4}\u{E4}n on kaunis p\u{E4}iv\u{E4}", "dzie\u{144} dobry ok", "ok",
  ])
  func noSureAnswerIsWrong(_ text: String) throws {
    let found = try identify(text)
    #expect(!found.isReliable || ["fi", "pl"].contains(found.language), "\(found.language ?? "-")")
  }

  /// Words that Persian and Urdu share, or Hindi and Marathi, are no sure answer: book, friend,
  /// market, ship; boat, lawyer.
  @Test(arguments: [
    "\u{6A9}\u{62A}\u{627}\u{628}", "\u{62F}\u{648}\u{633}\u{62A}",
    "\u{628}\u{627}\u{632}\u{627}\u{631}", "\u{6A9}\u{634}\u{62A}\u{6CC}",
    "\u{928}\u{93E}\u{935}", "\u{935}\u{915}\u{940}\u{932}",
  ])
  func aWordOfTwoLanguagesIsAGuess(_ text: String) throws {
    let found = try identify(text)
    #expect(!found.isReliable, "\(text): \(found.language ?? "-"), \(found.confidence)")
  }

  /// Everyday words that translations of programs do not have.
  @Test(arguments: [
    ("ur", "\u{628}\u{627}\u{631}\u{634}"), ("ur", "\u{6A9}\u{627}\u{644}\u{6CC}"),
    ("fa", "\u{62F}\u{62E}\u{62A}\u{631}"), ("ar", "\u{62E}\u{628}\u{632}"),
    ("hi", "\u{915}\u{93F}\u{924}\u{93E}\u{92C}"),
    ("mr", "\u{916}\u{94B}\u{91F}\u{947}"), ("de", "Mutter"), ("de", "Sonne"), ("fr", "soleil"),
    ("fr", "poulet"), ("en", "market"), ("en", "anger"),
  ])
  func everydayWords(_ language: String, _ text: String) throws {
    #expect(try identify(text).language == language, "\(text)")
  }

  @Test func ideographsAmongKanaAreJapanese() throws {
    let text = try identify("\u{6771}\u{4EAC}\u{306B} OK \u{884C}\u{304F}")
    #expect(text.spans.map(\.script) == ["Jpan", "Latn", "Jpan"])
    #expect(text.spans.map(\.range) == [0..<4, 4..<7, 7..<9])
    // One kana in a Chinese sentence makes it no Japanese.
    let chinese = try identify(
      "\u{6211}\u{5011}\u{4ECA}\u{5929}\u{53BB}\u{770B}\u{96FB}\u{5F71}\u{306E}")
    #expect(chinese.language == "zh")
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

  /// Lines made of the everyday ones: bytes and scalars, in whatever order and thread, give the
  /// same.
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

  /// A language and how sure it is are of one evaluation; the same one again settles a label.
  @Test func aLabelHasTheConfidenceOfItsLanguage() {
    func answer(_ language: String, _ confidence: Double) -> IdentifiedText {
      IdentifiedText(language: language, confidence: confidence, isReliable: true, spans: [])
    }
    var label = SettledLanguage()
    #expect(label.isSettled)
    label.take(answer("en", 0.93))
    label.take(answer("he", 0.78))
    #expect(label.language == "en" && label.confidence == 0.93 && !label.isSettled)
    label.take(answer("he", 0.78))
    #expect(label.language == "he" && label.confidence == 0.78 && label.isSettled)
    #expect(label.isReliable)
  }
}
