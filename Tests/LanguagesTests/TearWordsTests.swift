import Languages
import Testing
import Wording

/// What is said of a torn piece. Its noun is of any gender and number, and so are names of controls
/// of any number: what is said beside them agrees with none.
@Suite struct TearWordsTests {
  /// What a sentence says beside the noun, and its causes.
  private static let said: [Words] = {
    let (noun, letters): (Words, Words) = ("The equation", "letters")
    let course: Words = "from left to right"
    return [
      "\(noun) is one piece, but other text is drawn inside it",
      "\(noun) is read \(course), but is not drawn in that order",
      "\(noun) stands in the text and is read \(course), but is not drawn in that order",
      "\(noun) is not drawn where the sentence puts it, which is read \(course)",
      "\(noun) is not drawn where the text beside it puts it, which is read \(course)",
      "the markup around it turns it",
      "an invisible control in the text turns it",
      "the override \(verbatim: "LRO") in the text draws it \(course)",
      "it follows \(letters), so it goes with them",
      "it follows \(letters), and what has no direction of its own goes with them",
      "it stands before \(letters), so it goes with them",
      "it stands before \(letters), and what has no direction of its own goes with them",
      "what stands beside it goes with its \(letters)",
      "what has no direction of its own goes with its \(letters)",
      "\(Words(verbatim: "LRO")) taken out",
    ]
  }()

  /// Words that agree with a noun. Transcribed, Hebrew: hw', hy', 'wtw, 'wth, b', b'h, `wmd, `wmdt,
  /// lydw, lydh, sbybw, sbybh, shbw, shbh, mwsr, mwsrt, sm. Arabic: hw, hy, hdha, hdhh, y'ty, t'ty,
  /// yqlbh, yqlbha, tqlbh, tqlbha, yrsmh, yrsmha, fyh, fyha, bjanbh, bjanbha.
  private static let agreeing: [String: Set<String>] = [
    "he": [
      "\u{5D4}\u{5D5}\u{5D0}", "\u{5D4}\u{5D9}\u{5D0}", "\u{5D0}\u{5D5}\u{5EA}\u{5D5}",
      "\u{5D0}\u{5D5}\u{5EA}\u{5D4}", "\u{5D1}\u{5D0}", "\u{5D1}\u{5D0}\u{5D4}",
      "\u{5E2}\u{5D5}\u{5DE}\u{5D3}", "\u{5E2}\u{5D5}\u{5DE}\u{5D3}\u{5EA}",
      "\u{5DC}\u{5D9}\u{5D3}\u{5D5}", "\u{5DC}\u{5D9}\u{5D3}\u{5D4}",
      "\u{5E1}\u{5D1}\u{5D9}\u{5D1}\u{5D5}", "\u{5E1}\u{5D1}\u{5D9}\u{5D1}\u{5D4}",
      "\u{5E9}\u{5D1}\u{5D5}", "\u{5E9}\u{5D1}\u{5D4}", "\u{5DE}\u{5D5}\u{5E1}\u{5E8}",
      "\u{5DE}\u{5D5}\u{5E1}\u{5E8}\u{5EA}", "\u{5E9}\u{5DD}",
    ],
    "ar": [
      "\u{647}\u{648}", "\u{647}\u{64A}", "\u{647}\u{630}\u{627}", "\u{647}\u{630}\u{647}",
      "\u{64A}\u{623}\u{62A}\u{64A}", "\u{62A}\u{623}\u{62A}\u{64A}",
      "\u{64A}\u{642}\u{644}\u{628}\u{647}", "\u{64A}\u{642}\u{644}\u{628}\u{647}\u{627}",
      "\u{62A}\u{642}\u{644}\u{628}\u{647}", "\u{62A}\u{642}\u{644}\u{628}\u{647}\u{627}",
      "\u{64A}\u{631}\u{633}\u{645}\u{647}", "\u{64A}\u{631}\u{633}\u{645}\u{647}\u{627}",
      "\u{641}\u{64A}\u{647}", "\u{641}\u{64A}\u{647}\u{627}",
      "\u{628}\u{62C}\u{627}\u{646}\u{628}\u{647}",
      "\u{628}\u{62C}\u{627}\u{646}\u{628}\u{647}\u{627}",
    ],
  ]

  @Test(arguments: ["he", "ar"]) func nothingAgreesWithOneNoun(_ language: String) throws {
    let listener = TranslationListener()
    let words = try #require(Catalogue(language, listener: listener))
    let agreeing = try #require(Self.agreeing[language])
    for said in Self.said {
      let text = words.plain(said)
      #expect(agreeing.isDisjoint(with: text.split { !$0.isLetter }.map(String.init)), "\(text)")
      // The cause stands behind a colon.
      #expect(!text.contains(":"), "\(text)")
    }
    #expect(listener.missing.isEmpty)
  }

  /// Hebrew and Arabic have a form for two, and Arabic another one from three to ten.
  @Test func twoHaveAFormOfTheirOwn() throws {
    func times(_ count: Int) -> Words {
      Words(count: count, one: "\(number: count) time", other: "\(number: count) times")
    }
    func pieces(_ count: Int) -> Words {
      Words(
        count: count, one: "isolate around \(number: count) piece",
        other: "isolates around \(number: count) pieces")
    }
    for (language, forms) in [("he", 3), ("ar", 4)] {
      let words = try #require(Catalogue(language))
      for say in [times, pieces] {
        let said = [1, 2, 3, 12].map { words.plain(say($0)) }
        #expect(!said[0].contains("1") && !said[1].contains("2"), "\(said)")
        #expect(said[2].contains("3") && said[3].contains("12"), "\(said)")
        let nouns = said.map { $0.filter { !$0.isNumber } }
        #expect(Set(nouns).count == forms, "\(said)")
      }
    }
  }
}
