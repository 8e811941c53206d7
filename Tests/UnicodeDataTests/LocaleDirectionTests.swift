import BidiAlgorithm
import Foundation
import Testing
import UnicodeData

@Suite struct LocaleDirectionTests {
  @Test(
    arguments: [
      "ar", "ar-LB", "he", "iw", "yi", "fa", "ur-IN", "ps", "ckb", "ug", "sd", "dv", "syr", "nqo",
      "pa-Arab", "pa-PK", "az-IR", "ks", "ff-Adlm", "ku-Arab", "ur-Aran", "ur_Aran_PK", "mid",
      "arz",
      "ary", "grc-Cprt", "ar_EG@calendar=islamic",
    ]) func theseAreWrittenFromTheRight(_ tag: String)
  {
    #expect(LocaleDirection.of(tag) == .rightToLeft)
  }

  @Test(
    arguments: [
      "en", "de-AT", "hi", "th", "zh-Hant", "pa", "az", "sd-Deva-IN", "ks-Deva", "ku", "he-Latn",
      "grc", "grc-GR", "ar-Latn",
      "", "C", "nonsense", "x",
    ]) func theseFromTheLeft(_ tag: String)
  {
    #expect(LocaleDirection.of(tag) == .leftToRight)
  }

  /// Foundation says the same of all its locales, as identifiers and as language tags. Other
  /// languages, such as Egyptian Arabic (arz), are all left-to-right to it.
  @Test func foundationSaysTheSameOfItsLocales() {
    let identifiers = Locale.availableIdentifiers + ["ar_EG@calendar=islamic", "he@numbers=hebr"]
    #expect(identifiers.count > 500)
    let differing = identifiers.filter {
      let tag = $0.replacing("_", with: "-")
      let ours = LocaleDirection.isRightToLeft($0)
      return ours != (Locale(identifier: $0).language.characterDirection == .rightToLeft)
        || !$0.contains("@")
          && (LocaleDirection.isRightToLeft(tag) != ours
            || (Locale.Language(identifier: tag).characterDirection == .rightToLeft) != ours)
    }
    #expect(differing.isEmpty)
  }
}
