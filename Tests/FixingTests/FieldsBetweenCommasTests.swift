import BidiAlgorithm
import Fixing
import Testing

/// Numbers between commas, behind a name in a line from left to right.
@Suite struct FieldsBetweenCommasTests {
  /// One that no house has is a field of its own.
  @Test(
    arguments: [
      (
        "Town: \u{5D1}\u{5D0}\u{5E8} \u{5E9}\u{5D1}\u{5E2}, 8410501, Israel",
        "Town: \u{5E2}\u{5D1}\u{5E9} \u{5E8}\u{5D0}\u{5D1}, 8410501, Israel"
      ),
      (
        "Ship to: \u{634}\u{627}\u{631}\u{639} \u{627}\u{644}\u{646}\u{64A}\u{644}, 11511, Egypt",
        "Ship to: \u{644}\u{64A}\u{646}\u{644}\u{627} \u{639}\u{631}\u{627}\u{634}, 11511, Egypt"
      ),
      (
        "Contact: \u{631}\u{636}\u{627} \u{634}\u{627}\u{647}\u{6CC}\u{646}, 021-88776655, Tehran",
        "Contact: \u{646}\u{6CC}\u{647}\u{627}\u{634} \u{627}\u{636}\u{631}, 021-88776655, Tehran"
      ),
      (
        "Order: \u{644}\u{627}\u{6C1}\u{648}\u{631} \u{6A9}\u{62A}\u{628}, $50.00, Paid",
        "Order: \u{628}\u{62A}\u{6A9} \u{631}\u{648}\u{6C1}\u{627}\u{644}, $50.00, Paid"
      ),
      (
        "Director: \u{5D3}\u{5E0}\u{5D4} \u{5DB}\u{5D4}\u{5DF}, 1976, Haifa",
        "Director: \u{5DF}\u{5D4}\u{5DB} \u{5D4}\u{5E0}\u{5D3}, 1976, Haifa"
      ),
    ] as [(String, String)])
  func aNumberThatNoHouseHasIsAField(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// So it is behind a comma.
  @Test(
    arguments: [
      ("5 main street, ABC DEF, 67012, israel", "5 main street, FED CBA, 67012, israel"),
      ("city: ABC DEF, 6701203, israel, asia", "city: FED CBA, 6701203, israel, asia"),
    ] as [(String, String)])
  func aFieldMayStandBehindOthers(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.left)
  }

  /// The number of a house, one that ends the line, one in a sentence, and one without commas.
  @Test(arguments: [
    "street: ABC, 12, israel", "city: ABC DEF, 67012", "he met ABC DEF, 67012, twice",
    "city: ABC DEF 6701203, israel",
  ])
  func otherNumbersMayBeTheNames(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.left])
  }
}
