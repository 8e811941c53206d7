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
  ///
  /// Of Nastaliq (Aran) it is asked as Arabic. It has no data of `pa_Aran`: where threads load
  /// languages at the same time, it takes left-to-right from `pa` for it, now and then.
  @Test func foundationSaysTheSameOfItsLocales() {
    let identifiers = Locale.availableIdentifiers + ["ar_EG@calendar=islamic", "he@numbers=hebr"]
    #expect(identifiers.count > 500)
    let differing = identifiers.filter {
      let tag = $0.replacing("_", with: "-")
      let ours = LocaleDirection.isRightToLeft($0)
      let known = $0.replacing("_Aran", with: "_Arab")
      let knownTag = known.replacing("_", with: "-")
      return ours != (Locale(identifier: known).language.characterDirection == .rightToLeft)
        || !$0.contains("@")
          && (LocaleDirection.isRightToLeft(tag) != ours
            || (Locale.Language(identifier: knownTag).characterDirection == .rightToLeft) != ours)
    }
    #expect(differing.isEmpty)
  }
}
