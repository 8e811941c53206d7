import Testing
import UnicodeData

@Suite struct ScalarSearchTests {
  @Test(
    arguments: [
      ("U+05D0", "\u{5D0}"), ("u+5d0", "\u{5D0}"), ("0x5D0", "\u{5D0}"), ("\\u{5D0}", "\u{5D0}"),
      ("5D0", "\u{5D0}"), ("#1488", "\u{5D0}"), ("&#1488;", "\u{5D0}"), ("&#x5D0;", "\u{5D0}"),
      ("hebrew letter alef", "\u{5D0}"), ("HEBREW LETTER ALEF", "\u{5D0}"),
      ("alef hebrew", "\u{5D0}"),
      ("heb let ale", "\u{5D0}"), ("hebrwe letter alef", "\u{5D0}"), ("hbrw let alf", "\u{5D0}"),
      ("rli", "\u{2067}"),
      ("RLM", "\u{200F}"), ("zwnj", "\u{200C}"), ("VS16", "\u{FE0F}"), ("nbsp", "\u{A0}"),
      ("zero width joiner", "\u{200D}"), ("arabic letter peh", "\u{67E}"),
      ("thai ko kai", "\u{E01}"),
      ("\u{5D0}", "\u{5D0}"), ("right-to-left mark", "\u{200F}"), ("  alef   hebrew ", "\u{5D0}"),
    ] as [(String, Unicode.Scalar)])
  func theFirstMatch(_ query: String, _ scalar: Unicode.Scalar) {
    #expect(ScalarSearch.matches(query, limit: 5).first == scalar)
  }

  @Test func digitsAloneAreBoth() {
    #expect(ScalarSearch.matches("1488", limit: 5).prefix(2) == ["\u{1488}", "\u{5D0}"])
  }

  /// A number that is no scalar is nothing else either; letters alone stay words.
  @Test func aNumberThatIsNoScalarFindsNothing() {
    for query in ["D800", "d800", "DFFF", "U+D800", "0xDBFF", "\\u{DC00}", "#55296", "&#57343;"] {
      #expect(ScalarSearch.fault(in: query) == .surrogate, "\(query)")
      #expect(ScalarSearch.matches(query, limit: 5).isEmpty, "\(query)")
    }
    for query in ["110000", "U+110000", "#1114112", "FFFFFFFFFFFFFFFFFF", "999999", "DEADBEEF"] {
      #expect(ScalarSearch.fault(in: query) == .beyond, "\(query)")
      #expect(ScalarSearch.matches(query, limit: 5).isEmpty, "\(query)")
    }
    for query in ["", "5D0", "D7FF", "E000", "10FFFF", "#1114111", "alef", "qqqzz", "d8z", "deaf"] {
      #expect(ScalarSearch.fault(in: query) == nil, "\(query)")
    }
    // U+DEAF is a surrogate, and U+1F9CF a deaf person.
    #expect(ScalarSearch.matches("deaf", limit: 5).contains("\u{1F9CF}"))
  }

  @Test func aBlockIsListedInOrder() {
    let hebrew = ScalarSearch.matches("block hebrew", limit: 500)
    #expect(hebrew.first == "\u{591}" && hebrew.last == "\u{5F4}")
    #expect(hebrew == hebrew.sorted())
    #expect(ScalarSearch.matches("block nowhere", limit: 5).isEmpty)
  }

  @Test func whatNamesNothingFindsNothing() {
    for query in [
      "", "   ", "U+D800", "U+110000", "qqqzz", "U+", "#", "\u{1F600}\u{1F600}", "block",
    ] {
      #expect(ScalarSearch.matches(query, limit: 5).count <= 5)
    }
    #expect(ScalarSearch.matches("U+D800", limit: 5).isEmpty)
    #expect(ScalarSearch.matches("qqqzz", limit: 5).isEmpty)
    #expect(ScalarSearch.matches("alef", limit: 0).isEmpty)
  }

  /// Each name finds its scalar among the first: a sample of every hundredth.
  @Test func namesFindTheirScalars() {
    for value in stride(from: UInt32(0x21), to: 0x3000, by: 397) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let name = ScalarFacts.name(of: scalar)
      guard !name.hasPrefix("<") else { continue }
      #expect(ScalarSearch.matches(name, limit: 3).first == scalar, "\(name)")
    }
  }

  /// A whole name means its scalar, in letters of either case; no other words do.
  @Test func aWholeNameIsItsScalars() {
    var wrong: [String] = []
    for value in stride(from: UInt32(0), to: 0x11_0000, by: 41) {
      guard let scalar = Unicode.Scalar(value), ScalarFacts.hasName(scalar) else { continue }
      let name = ScalarFacts.name(of: scalar)
      if ScalarFacts.scalar(named: name) != scalar
        || ScalarFacts.scalar(named: name.lowercased()) != scalar
        || name.utf8.count > ScalarFacts.longestName
      {
        wrong.append(name)
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(4))")
    for value in [UInt32](0xAC00..<0xAC40) + Array(0x5D0...0x5EA) + Array(0x200B...0x200F) {
      let scalar = Unicode.Scalar(value)
      #expect(scalar.flatMap { ScalarFacts.scalar(named: ScalarFacts.name(of: $0)) } == scalar)
    }
    #expect(ScalarFacts.scalar(named: "rlm") == "\u{200F}")
    for none in [
      "", "ALEF", "HEBREW LETTER", "HEBREW LETTER ALE", "HEBREW  LETTER ALEF",
      " HEBREW LETTER ALEF",
      "<control-000A>", "CJK UNIFIED IDEOGRAPH-5D0", "CJK UNIFIED IDEOGRAPH-", "-5D0",
      "HEBREW LETTER \u{391}LEF",
    ] {
      #expect(ScalarFacts.scalar(named: none) == nil, "\(none)")
    }
  }

  @Test func aGlossIsInLatinLetters() {
    let gloss = LatinGloss()
    #expect(gloss.latin("abc") == "abc")
    #expect(gloss.latin("") == "")
    for text in ["\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "\u{633}\u{644}\u{627}\u{645}", "\u{E01}\u{E32}"] {
      let latin = gloss.latin(text)
      #expect(
        !latin.isEmpty && !latin.unicodeScalars.contains { (0x590...0xFFF).contains($0.value) })
    }
    // Signs are those of Latin, wherever they stand: `h\u{113}.`, not a letter of their names.
    #expect(gloss.latin("\u{6C1}\u{6D2}\u{6D4}") == "h\u{113}." && gloss.latin("\u{6D4}") == ".")
    #expect(gloss.latin("\u{60C}") == "," && gloss.latin("\u{61F}") == "?")
    for value: UInt32 in 0x620...0x6D5 {
      guard let letter = Unicode.Scalar(value), ScalarFacts.category(of: letter) == .lo else {
        continue
      }
      let latin = gloss.latin(String(letter)).unicodeScalars
      #expect(!latin.contains { $0 == "\u{FFFD}" || LatinLetters.standsFor($0) }, "\(letter)")
    }
  }
}
