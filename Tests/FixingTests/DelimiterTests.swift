import BidiAlgorithm
import Fixing
import Testing

/// What begins and ends code in pages and templates, spoken of in right-to-left sentences.
@Suite struct DelimiterTests {
  @Test(
    arguments: [
      ("ABC DEF <?php GHI", "IHG <?php FED CBA"), ("ABC DEF: <?xml", "<?xml :FED CBA"),
      ("ABC B-<?= DEF", "FED <?=-B CBA"), ("ABC DEF %> GHI", "IHG %> FED CBA"),
      ("ABC <% DEF GHI", "IHG FED <% CBA"), ("ABC ?> DEF", "FED ?> CBA"),
      ("ABC \"<?php\" DEF", "FED \"<?php\" CBA"),
      ("ABC {U+007B}{U+007B} DEF", "FED {U+007B}{U+007B} CBA"), ("ABC }} DEF", "FED }} CBA"),
      ("ABC <?php F-?> DEF", "FED ?>-F <?php CBA"), ("ABC <!-- DEF", "FED <!-- CBA"),
      (
        "\u{628}\u{639}\u{62F} <?php \u{645}\u{628}\u{627}\u{634}\u{631}\u{629}",
        "\u{629}\u{631}\u{634}\u{627}\u{628}\u{645} <?php \u{62F}\u{639}\u{628}"
      ),
      (
        "\u{628}\u{6CC}\u{646} <% \u{648} %> \u{628}\u{646}\u{648}\u{6CC}\u{633}",
        "\u{633}\u{6CC}\u{648}\u{646}\u{628} %> \u{648} <% \u{646}\u{6CC}\u{628}"
      ),
      (
        "\u{641}\u{627}\u{626}\u{644} <?xml \u{633}\u{6D2} \u{686}\u{644}\u{6D2}",
        "\u{6D2}\u{644}\u{686} \u{6D2}\u{633} <?xml \u{644}\u{626}\u{627}\u{641}"
      ),
    ] as [(String, String)])
  func whatBeginsOrEndsCodeIsOnePiece(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.right)
  }

  /// A pair around right-to-left words is mirrored with them; an arrow; a sign behind a number;
  /// what closes other lines; what is isolated.
  @Test(arguments: [
    "ABC {U+007B}{U+007B} DEF }} GHI", "ABC <% DEF %> GHI", "ABC --> DEF", "ABC 50 %> DEF",
    "ABC DEF }}", "ABC DEF %>", "ABC <- DEF -> GHI", "ABC {LRI}<?php{PDI} DEF", "<% ABC %>",
    "\u{645}\u{631}\u{62D}\u{628}\u{627} {U+007B}{U+007B} \u{627}\u{633}\u{645} }}",
  ])
  func whatHoldsWordsIsWhole(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.right])
  }

  /// From left to right nothing turns it.
  @Test func fromLeftToRightItIsWhole() {
    for line in ["write <?php before ABC", "ABC is <?php here"] {
      LineExpectations.expectNothing(pseudo: line, [LineExpectations.left])
    }
  }
}
