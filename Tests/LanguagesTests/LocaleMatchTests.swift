import Languages
import Testing
import Wording

/// What Foundation answers of two locales, and what we make of them.
@Suite struct LocaleMatchTests {
  /// First locale, second, equivalent, common parent, whether ours matches.
  static let table: [(String, String, Bool, Bool, LocaleMatch.Rank?)] = [
    ("ar", "ar-LB", false, false, .sameLanguageAndScript), ("ur", "hi", false, true, nil),
    ("ar-LB", "ar-EG", false, true, .sameLanguageAndScript), ("he", "yi", false, true, nil),
    ("en", "en-US", true, false, .equivalent), ("en", "fr", false, true, nil),
    ("en-GB", "en-AU", false, false, .sameLanguageAndScript),
    ("pt-BR", "pt-PT", false, true, .sameLanguageAndScript),
    ("zh", "zh-Hans", true, false, .equivalent), ("zh", "zh-CN", true, false, .equivalent),
    ("nb", "nn", false, true, .close), ("und", "en", true, true, nil),
    ("sr-Latn", "sr-Cyrl", false, false, nil),
  ]

  @Test(arguments: table.indices) func foundationAnswersAsMeasured(_ row: Int) {
    let (first, second, equivalent, parent, rank) = Self.table[row]
    let match = LocaleMatch(available: first, preferred: second)
    #expect(match.isEquivalent == equivalent, "\(first) \(second)")
    #expect(match.hasCommonParent == parent, "\(first) \(second)")
    #expect(match.rank == rank, "\(first) \(second)")
    #expect(!match.reason.isEmpty)
  }

  @Test func theBestComesFirst() {
    func matched(_ available: [String], _ preferred: [String]) -> [String] {
      LocaleMatch.matches(available: available, preferred: preferred).map(\.available)
    }
    #expect(
      matched(["en", "fr", "ar", "ar-EG", "he"], ["ar-LB", "en-US"]) == ["ar-EG", "ar", "en"])
    #expect(matched(["fr", "ar"], ["en"]) == [])
    #expect(matched(["zh-Hant", "zh-Hans"], ["zh-TW"]) == ["zh-Hant"])
    #expect(matched(["ur"], ["ur-Arab-PK"]) == ["ur"])
    #expect(matched([], ["en"]) == [] && matched(["en"], []) == [])
    #expect(matched(["AR_lb", "ar"], ["ar-LB"]) == ["AR_lb", "ar"])
    #expect(matched(["sr-Latn", "sr"], ["sr-Cyrl-RS"]) == ["sr"])
  }
}
