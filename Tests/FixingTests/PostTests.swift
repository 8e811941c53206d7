import BidiAlgorithm
import Fixing
import Testing

/// Posts in which users are named: beside an address, and before a right-to-left sentence.
@Suite struct PostTests {
  @Test(
    arguments: [
      ("ABC DEF @dana https://a.example/b GHI", "IHG https://a.example/b @dana FED CBA"),
      ("ABC @levi_k example.com/ab/cd-ef", "example.com/ab/cd-ef @levi_k CBA"),
      ("ABC DEF #news https://a.example/b GHI", "IHG https://a.example/b #news FED CBA"),
      (
        "\u{634}\u{643}\u{631}\u{627} @sami https://a.example/b",
        "https://a.example/b @sami \u{627}\u{631}\u{643}\u{634}"
      ),
      (
        "\u{628}\u{628}\u{6CC}\u{646}\u{6CC}\u{62F} @sara https://a.example/b \u{645}\u{631}\u{633}\u{6CC}",
        "\u{6CC}\u{633}\u{631}\u{645} https://a.example/b @sara \u{62F}\u{6CC}\u{646}\u{6CC}\u{628}\u{628}"
      ),
    ] as [(String, String)])
  func aUserAndAnAddressKeepTheirPlaces(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.right)
  }

  /// As they are, where nothing is torn: an isolate or a mark that somebody put before the name.
  @Test(arguments: [
    "ABC DEF {LRI}@dana{PDI} https://a.example/b", "ABC DEF {LRM}@dana https://a.example/b",
    "ABC DEF https://a.example/b @dana GHI",
  ])
  func aUserBesideAnAddressIsWhole(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.right])
  }

  @Test(
    arguments: [
      ("@dana ABC DEF x GHI.", ".IHG x FED CBA @dana"),
      ("@dana ABC app DEF?", "?FED app CBA @dana"),
      (
        "@sami \u{647}\u{644} \u{627}\u{644} update \u{62C}\u{627}\u{647}\u{632}\u{61F}",
        "\u{61F}\u{632}\u{647}\u{627}\u{62C} update \u{644}\u{627} \u{644}\u{647} @sami"
      ),
      (
        "@sara \u{627}\u{6CC}\u{646} app \u{62E}\u{648}\u{628}\u{647}!",
        "!\u{647}\u{628}\u{648}\u{62E} app \u{646}\u{6CC}\u{627} @sara"
      ),
    ] as [(String, String)])
  func aSentenceBehindAUserGivesTheDirection(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, .auto)
  }

  /// English around names, Latin words first, no end, and a direction that was set.
  @Test func otherWordsBehindAUserDoNot() {
    for line in [
      "@dana ABC DEF liked GHI.", "@dana my ABC DEF GHI?", "@dana ABC x DEF",
      "@dana ABC dana levi.",
    ] {
      LineExpectations.expectNothing(pseudo: line, [.auto])
    }
    LineExpectations.expectNothing(pseudo: "@dana ABC DEF x GHI.", [LineExpectations.left])
  }
}
