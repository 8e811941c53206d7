import Testing
import UnicodeData

/// Which name a mistyped word stands for.
@Suite struct NearestNameTests {
  private static let names = ["nko", "hebrew", "hebrew-phonetic", "arabic", "yi"]

  @Test(arguments: [
    ("hebrw", "hebrew"), ("Hebrew", "hebrew"), ("ehbrew", "hebrew"),
    ("hebrew-fonetic", "hebrew-phonetic"),
    ("nkoo", "nko"), ("aarbicc", "arabic"),
  ])
  func aNearWordHasIts(_ word: String, _ name: String) {
    #expect(NearestName.of(word, among: Self.names) == name)
  }

  @Test(arguments: ["nonsense", "", "x", "hebrewish-fanatic", "arab", "qqq"])
  func aFarWordHasNone(_ word: String) {
    #expect(NearestName.of(word, among: Self.names) == nil)
    #expect(NearestName.of(word, among: []) == nil)
  }

  /// Codes of two letters are near each other by chance; with a third one that is shared they are
  /// not.
  @Test func aCodeOfTwoLettersIsNearNoOther() {
    #expect(NearestName.of("fr", among: ["en", "ar", "he"]) == nil)
    #expect(NearestName.of("HE", among: ["en", "ar", "he"]) == "he")
    #expect(NearestName.of("rt", among: ["ltr", "rtl"]) == "rtl")
  }

  @Test func aBeginningCountsWhereItIsAskedFor() {
    #expect(NearestName.of("arab", among: Self.names, orGoingOn: true) == "arabic")
    #expect(NearestName.of("heb", among: Self.names, orGoingOn: true) == "hebrew")
    #expect(NearestName.of("h", among: Self.names, orGoingOn: true) == nil)
  }
}
