import BidiAlgorithm
import Testing
import UnicodeData

@Suite struct LocaleDirectionTests {
  @Test(
    arguments: [
      "ar", "ar-LB", "he", "iw", "yi", "fa", "ur-IN", "ps", "ckb", "ug", "sd", "dv", "syr", "nqo",
      "pa-Arab", "pa-PK", "az-IR", "ks", "ff-Adlm", "ku-Arab",
    ]) func theseAreWrittenFromTheRight(_ tag: String)
  {
    #expect(LocaleDirection.of(tag) == .rightToLeft)
  }

  @Test(
    arguments: [
      "en", "de-AT", "hi", "th", "zh-Hant", "pa", "az", "sd-Deva-IN", "ks-Deva", "ku", "he-Latn",
      "", "C", "nonsense", "x",
    ]) func theseFromTheLeft(_ tag: String)
  {
    #expect(LocaleDirection.of(tag) == .leftToRight)
  }
}
