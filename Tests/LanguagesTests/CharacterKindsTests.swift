import Languages
import Testing
import UnicodeData
import Wording

/// What sentences say of characters that have no name in the language of the screen.
@Suite struct CharacterKindsTests {
  private static let languages = ["he", "ar"]

  /// The first and the last scalar of each general category of each script, and some in each block.
  private static let sample: [Unicode.Scalar] = {
    struct Kind: Hashable { var script: String, category: GeneralCategory }
    var first: [Kind: Unicode.Scalar] = [:]
    var last: [Kind: Unicode.Scalar] = [:]
    var spread: [Unicode.Scalar] = []
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), ScalarFacts.category(of: scalar) != .cn else {
        continue
      }
      if value % 64 == 0 { spread.append(scalar) }
      let kind = Kind(
        script: ScalarFacts.scriptCode(of: scalar), category: ScalarFacts.category(of: scalar))
      if first[kind] == nil { first[kind] = scalar }
      last[kind] = scalar
    }
    return Set(spread).union(first.values).union(last.values).sorted { $0.value < $1.value }
  }()

  private func said(_ scalar: Unicode.Scalar, _ words: Catalogue) -> String {
    words.plain(Words(spoken: scalar, english: "English"))
  }

  /// Neither a name nor what stands for one has a Latin letter, but for the code point and a Latin
  /// letter itself; what stands for a name says more than the code point.
  @Test(arguments: languages) func noEnglishIsInASentence(_ language: String) throws {
    let words = try #require(Catalogue(language))
    var faults: [String] = []
    for scalar in Self.sample {
      let code = ScalarFacts.codePoint(scalar.value)
      let text = said(scalar, words)
      let own = text.hasSuffix(" " + code) ? String(text.dropLast(code.count + 1)) : text
      let isForeign = own.unicodeScalars.contains {
        $0 != scalar && ScalarFacts.scriptCode(of: $0) == "Latn"
      }
      let hasWord = own.unicodeScalars.contains {
        ScalarFacts.scriptCode(of: $0) == (language == "he" ? "Hebr" : "Arab")
      }
      if isForeign || !hasWord || own.contains("  ") { faults.append("\(code): \(text)") }
    }
    #expect(Self.sample.count > 1000 && faults.isEmpty, "\(faults.count): \(faults.prefix(20))")
  }

  /// Each kind of scalars has its words, and no two scalars are said alike.
  @Test(arguments: languages) func noTwoAreSaidAlike(_ language: String) throws {
    let words = try #require(Catalogue(language))
    let all = Self.sample.map { said($0, words) }
    #expect(Set(all).count == all.count)
    let categories = Set(Self.sample.map { ScalarFacts.category(of: $0) })
    #expect(categories == Set(GeneralCategory.allCases).subtracting([.cn, .cs]))
  }

  @Test(
    arguments: [
      // A letter, a capital, a digit, marks with a script and without one, signs, an emoji.
      (0xE01, "\u{5D0}\u{5D5}\u{5EA} \u{5D1}\u{5DB}\u{5EA}\u{5D1} "),
      (
        0x3A9,
        "\u{5D0}\u{5D5}\u{5EA} \u{5D2}\u{5D3}\u{5D5}\u{5DC}\u{5D4} \u{5D1}\u{5DB}\u{5EA}\u{5D1} "
      ),
      (0xE55, "\u{5E1}\u{5E4}\u{5E8}\u{5D4} 5 \u{5D1}\u{5DB}\u{5EA}\u{5D1} "),
      (0x301, "\u{5E1}\u{5D9}\u{5DE}\u{5DF} \u{5E6}\u{5D9}\u{5E8}\u{5D5}\u{5E3} U+0301"),
      (
        0x93E,
        "\u{5E1}\u{5D9}\u{5DE}\u{5DF} \u{5E6}\u{5D9}\u{5E8}\u{5D5}\u{5E3} \u{5D1}\u{5DB}\u{5EA}\u{5D1} "
      ),
      (0x2211, "\u{5E1}\u{5D9}\u{5DE}\u{5DF} \u{5DE}\u{5EA}\u{5DE}\u{5D8}\u{5D9} U+2211"),
      (0x1F600, "\u{5D0}\u{5DE}\u{5D5}\u{5D2}\u{5F3}\u{5D9} U+1F600"),
      (0x378, "\u{5E0}\u{5E7}\u{5D5}\u{5D3}\u{5EA} \u{5E7}\u{5D5}\u{5D3} U+0378"),
    ] as [(UInt32, String)])
  func itIsSaidWhatItIs(_ value: UInt32, _ beginning: String) throws {
    let words = try #require(Catalogue("he"))
    let scalar = try #require(Unicode.Scalar(value))
    let text = said(scalar, words)
    #expect(text.hasPrefix(beginning) && text.hasSuffix(ScalarFacts.codePoint(value)), "\(text)")
  }

  /// An Arabic adjective stands behind a noun with its article, a name behind one without; the word
  /// for a script is not said twice.
  @Test func aScriptIsSaidByItsGrammar() throws {
    let arabic = try #require(Catalogue("ar"))
    let (bare, definite) = (
      "\u{643}\u{62A}\u{627}\u{628}\u{629}", "\u{627}\u{644}\u{643}\u{62A}\u{627}\u{628}\u{629}"
    )
    func hold(_ scalar: Unicode.Scalar, _ words: Catalogue, _ noun: String) -> Bool {
      said(scalar, words).split(separator: " ").count { $0 == noun } == 1
    }
    #expect(hold("\u{10D0}", arabic, definite), "Georgian")
    #expect(hold("\u{AC00}", arabic, bare), "Hangul")
    #expect(hold("\u{12000}", arabic, definite), "Cuneiform")
    let hebrew = try #require(Catalogue("he"))
    let words = said("\u{13000}", hebrew).split(separator: " ")
    #expect(words.count { $0.contains("\u{5DB}\u{5EA}\u{5D1}") } == 1, "hieroglyphs: \(words)")
    // A script that CLDR has no Arabic name for is left out.
    #expect(!said("\u{11700}", arabic).contains(bare))
  }

  /// What stands beside its code point keeps its name in Unicode.
  @Test func aNameInUnicodeIsAnIdentifier() throws {
    let words = try #require(Catalogue("he"))
    let name = "GEORGIAN LETTER AN"
    #expect(words.plain(Words(character: "\u{10D0}", english: name)) == name)
  }

  /// The code point is isolated once, whether or not it was asked for.
  @Test func theCodePointIsSaidOnce() throws {
    let words = try #require(Catalogue("he"))
    let bare = words(Words(spoken: "\u{10D0}", english: "an"))
    let full = words(Words(spoken: "\u{10D0}", english: "an U+10D0", code: "U+10D0"))
    #expect(bare == full && full.hasSuffix(" \u{2068}U+10D0\u{2069}"))
  }
}
