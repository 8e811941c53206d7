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

  @Test func aBeginningCountsWhereItIsAskedFor() {
    #expect(NearestName.of("arab", among: Self.names, orGoingOn: true) == "arabic")
    #expect(NearestName.of("heb", among: Self.names, orGoingOn: true) == "hebrew")
    #expect(NearestName.of("h", among: Self.names, orGoingOn: true) == nil)
  }
}
