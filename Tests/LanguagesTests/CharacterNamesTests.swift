import Languages
import Testing
import UnicodeData
import Wording

/// The names of characters in the languages of the screen.
@Suite struct CharacterNamesTests {
  private static let languages = ["he", "ar"]

  /// What a language says of a scalar whose English name is "?": that, where it has no name.
  private func names(
    _ values: some Sequence<UInt32>, _ words: Catalogue
  ) -> [(scalar: Unicode.Scalar, name: String)] {
    values.compactMap { Unicode.Scalar($0) }
      .filter { ScalarFacts.category(of: $0) != .cn }
      .map { ($0, words.plain(Words(character: $0, english: "?"))) }
  }

  @Test(arguments: languages) func whatBidirectionalTextIsMadeOfHasAName(
    _ language: String
  ) throws {
    let words = try #require(Catalogue(language))
    let sets: [ClosedRange<UInt32>] = [
      0x9...0xA, 0x20...0x7E, 0xA0...0xA0, 0x5B0...0x5B9, 0x5D0...0x5EA, 0x5F0...0x5F4,
      0x60C...0x60C, 0x61B...0x61C, 0x61F...0x61F, 0x621...0x63A, 0x640...0x655, 0x660...0x66D,
      0x6D4...0x6D4, 0x6F0...0x6F9, 0x200B...0x2011, 0x2013...0x2014, 0x2018...0x201A,
      0x201C...0x201E, 0x2028...0x202E, 0x2066...0x2069,
    ]
    let nameless = names(sets.joined(), words).filter { $0.name == "?" }.map { $0.scalar.value }
    #expect(nameless.isEmpty, "\(nameless.map { String($0, radix: 16) })")
    let persian: [UInt32] = [0x67E, 0x686, 0x698, 0x6A9, 0x6AF, 0x6CC]
    let letters = names(persian, words)
    #expect(letters.allSatisfy { $0.name != "?" })
  }

  /// All of the Hebrew block has a name in Hebrew: its letters, points, accents and signs.
  @Test func theHebrewBlockHasNamesInHebrew() throws {
    let words = try #require(Catalogue("he"))
    #expect(names(UInt32(0x590)...0x5FF, words).allSatisfy { $0.name != "?" })
  }

  /// No name is that of two characters, and none has an English word.
  @Test(arguments: languages) func aNameIsOfOneCharacter(_ language: String) throws {
    let words = try #require(Catalogue(language))
    let named = names(UInt32(0)...0xFFFF, words).filter { $0.name != "?" }
    #expect(named.count > 250)
    for (name, those) in Dictionary(grouping: named, by: { $0.name }) {
      #expect(those.count == 1, "\(name)")
      #expect(!name.contains(/[A-Za-z]{2}/), "\(name)")
      // Nor has it a sign of the file that it stands in.
      #expect(!name.contains("|") && !name.contains("#"), "\(name)")
      let isClean = name.unicodeScalars.allSatisfy { scalar in
        let category = ScalarFacts.category(of: scalar)
        return category != .cf && category != .mn
      }
      #expect(isClean && !name.hasPrefix(" ") && !name.hasSuffix(" "), "\(name)")
    }
  }

  /// A code point stands behind a name, isolated.
  @Test func aCodePointStandsBehindTheName() throws {
    let words = try #require(Catalogue("he"))
    let comma = Words(spoken: ",", english: "comma U+002C", code: "U+002C")
    #expect(words(comma) == "\u{5E4}\u{5E1}\u{5D9}\u{5E7} \u{2068}U+002C\u{2069}")
    #expect(comma.english == "comma U+002C" && !comma.isEmpty)
  }
}
