import BidiAlgorithm
import Fixing
import Testing

/// Latin letters and numbers that begin with the number in right-to-left sentences: books of the
/// Bible, lenses, plates of cars, scores; each with what looks like it and is whole.
@Suite struct BooksLensesPlatesTests {
  /// Books of the Bible whose names begin with a number, behind a prefix and without one.
  @Test(
    arguments: [
      (
        "\u{5D4}\u{5E4}\u{5E1}\u{5D5}\u{5E7} \u{5E0}\u{5DE}\u{5E6}\u{5D0} \u{5D1}-2 Kings 3:4 \u{5D1}\u{5EA}\u{5E0}\"\u{5DA}.",
        ".\u{5DA}\"\u{5E0}\u{5EA}\u{5D1} 2 Kings 3:4-\u{5D1} \u{5D0}\u{5E6}\u{5DE}\u{5E0} \u{5E7}\u{5D5}\u{5E1}\u{5E4}\u{5D4}"
      ),
      (
        "\u{5E7}\u{5E8}\u{5D0}\u{5D5} \u{5D1}-1 Corinthians 13:4 \u{5E2}\u{5DC} \u{5D0}\u{5D4}\u{5D1}\u{5D4}.",
        ".\u{5D4}\u{5D1}\u{5D4}\u{5D0} \u{5DC}\u{5E2} 1 Corinthians 13:4-\u{5D1} \u{5D5}\u{5D0}\u{5E8}\u{5E7}"
      ),
      (
        "\u{5D4}\u{5E6}\u{5D9}\u{5D8}\u{5D5}\u{5D8} \u{5DC}\u{5E7}\u{5D5}\u{5D7} \u{5DE}-2 Timothy 3:16-17 \u{5D5}\u{5DC}\u{5D0} \u{5DE}\u{5DE}\u{5E7}\u{5D5}\u{5DD} \u{5D0}\u{5D7}\u{5E8}.",
        ".\u{5E8}\u{5D7}\u{5D0} \u{5DD}\u{5D5}\u{5E7}\u{5DE}\u{5DE} \u{5D0}\u{5DC}\u{5D5} 2 Timothy 3:16-17-\u{5DE} \u{5D7}\u{5D5}\u{5E7}\u{5DC} \u{5D8}\u{5D5}\u{5D8}\u{5D9}\u{5E6}\u{5D4}"
      ),
      (
        "\u{5D4}\u{5D3}\u{5E8}\u{5E9}\u{5D4} \u{5E2}\u{5DC} 1 John 4:8 \u{5D4}\u{5D9}\u{5D9}\u{5EA}\u{5D4} \u{5D9}\u{5E4}\u{5D4}.",
        ".\u{5D4}\u{5E4}\u{5D9} \u{5D4}\u{5EA}\u{5D9}\u{5D9}\u{5D4} 1 John 4:8 \u{5DC}\u{5E2} \u{5D4}\u{5E9}\u{5E8}\u{5D3}\u{5D4}"
      ),
      (
        "\u{627}\u{644}\u{622}\u{64A}\u{629} \u{641}\u{64A} 1 Corinthians 13:4 \u{645}\u{634}\u{647}\u{648}\u{631}\u{629}.",
        ".\u{629}\u{631}\u{648}\u{647}\u{634}\u{645} 1 Corinthians 13:4 \u{64A}\u{641} \u{629}\u{64A}\u{622}\u{644}\u{627}"
      ),
      (
        "\u{622}\u{6CC}\u{647} \u{62F}\u{631} 1 Peter 5:7 \u{622}\u{645}\u{62F}\u{647} \u{627}\u{633}\u{62A}.",
        ".\u{62A}\u{633}\u{627} \u{647}\u{62F}\u{645}\u{622} 1 Peter 5:7 \u{631}\u{62F} \u{647}\u{6CC}\u{622}"
      ),
      (
        "\u{6CC}\u{6C1} \u{622}\u{6CC}\u{62A} 2 Chronicles 7:14 \u{645}\u{6CC}\u{6BA} \u{6C1}\u{6D2}\u{6D4}",
        "\u{6D4}\u{6D2}\u{6C1} \u{6BA}\u{6CC}\u{645} 2 Chronicles 7:14 \u{62A}\u{6CC}\u{622} \u{6C1}\u{6CC}"
      ),
      (
        "\u{5D4}\u{5D0}\u{5D9}\u{5D2}\u{5E8}\u{5EA} 1 Thessalonians \u{5E7}\u{5E6}\u{5E8}\u{5D4}.",
        ".\u{5D4}\u{5E8}\u{5E6}\u{5E7} 1 Thessalonians \u{5EA}\u{5E8}\u{5D2}\u{5D9}\u{5D0}\u{5D4}"
      ),
      (
        "\u{5DE}-1 Thess. 5:16-18 \u{5DC}\u{5DE}\u{5D3}\u{5E0}\u{5D5} \u{5DC}\u{5D4}\u{5D5}\u{5D3}\u{5D5}\u{5EA}.",
        ".\u{5EA}\u{5D5}\u{5D3}\u{5D5}\u{5D4}\u{5DC} \u{5D5}\u{5E0}\u{5D3}\u{5DE}\u{5DC} 1 Thess. 5:16-18-\u{5DE}"
      ),
    ] as [(String, String)])
  func aNumberedBookIsOnePieceWithItsVerse(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), .auto)
  }

  /// A number before a name that is also that of somebody or something, without a verse.
  @Test(
    arguments: [
      "\u{5E7}\u{5E0}\u{5D9}\u{5E0}\u{5D5} \u{5D1}-2 Apple Store \u{5D1}\u{5EA}\u{5DC} \u{5D0}\u{5D1}\u{5D9}\u{5D1}.",
      "\u{5E0}\u{5E4}\u{5D2}\u{5E9}\u{5EA}\u{5D9} \u{5E2}\u{5DD} 2 John \u{5D5}\u{5E2}\u{5DD} \u{5D0}\u{5D7}\u{5D3} Mike.",
      "\u{5D9}\u{5E9} \u{5DC}\u{5D9} 3 Kings \u{5D1}\u{5DE}\u{5E9}\u{5D7}\u{5E7} \u{5D5}-2 Queens.",
      "\u{5E9}\u{5D9}\u{5DC}\u{5DE}\u{5EA}\u{5D9} \u{5E2}\u{5DC} 2 Samuel Adams \u{5D1}\u{5D1}\u{5E8}",
      "\u{5D1}\u{5D1}\u{5E8}\u{5D0}\u{5E9}\u{5D9}\u{5EA} Genesis 1:1 \u{5E0}\u{5D0}\u{5DE}\u{5E8}.",
      "\u{645}\u{6CC}\u{6BA} \u{646}\u{6D2} 3 Samsung \u{62F}\u{6CC}\u{6A9}\u{6BE}\u{6CC}\u{6BA}",
      "\u{634}\u{631}\u{628}\u{62A} \u{645}\u{639} 2 Peter \u{623}\u{645}\u{633}",
      "\u{62F}\u{648} \u{646}\u{641}\u{631} \u{628}\u{627} 2 Kings \u{631}\u{641}\u{62A}\u{646}\u{62F}",
    ])
  func aNumberBeforeANameMayCount(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [.auto])
  }

  /// The length of a lens and how far it opens, with the words of its name.
  @Test(
    arguments: [
      (
        "\u{5DC}\u{5DE}\u{5DB}\u{5D9}\u{5E8}\u{5D4} \u{5E2}\u{5D3}\u{5E9}\u{5EA} 16\u{2013}35mm f/4 \u{5D1}\u{5DE}\u{5E6}\u{5D1} \u{5DE}\u{5E2}\u{5D5}\u{5DC}\u{5D4}",
        "\u{5D4}\u{5DC}\u{5D5}\u{5E2}\u{5DE} \u{5D1}\u{5E6}\u{5DE}\u{5D1} 16\u{2013}35mm f/4 \u{5EA}\u{5E9}\u{5D3}\u{5E2} \u{5D4}\u{5E8}\u{5D9}\u{5DB}\u{5DE}\u{5DC}"
      ),
      (
        "\u{627}\u{644}\u{639}\u{62F}\u{633}\u{629} 16\u{2013}35mm f/2.8 \u{645}\u{645}\u{62A}\u{627}\u{632}\u{629}.",
        ".\u{629}\u{632}\u{627}\u{62A}\u{645}\u{645} 16\u{2013}35mm f/2.8 \u{629}\u{633}\u{62F}\u{639}\u{644}\u{627}"
      ),
      (
        "\u{644}\u{646}\u{632} 24-105mm f/4 \u{628}\u{631}\u{627}\u{6CC} \u{641}\u{631}\u{648}\u{634}",
        "\u{634}\u{648}\u{631}\u{641} \u{6CC}\u{627}\u{631}\u{628} 24-105mm f/4 \u{632}\u{646}\u{644}"
      ),
      (
        "\u{644}\u{6CC}\u{646}\u{632} 18-55mm f/3.5-5.6 \u{62F}\u{633}\u{62A}\u{6CC}\u{627}\u{628} \u{6C1}\u{6D2}\u{6D4}",
        "\u{6D4}\u{6D2}\u{6C1} \u{628}\u{627}\u{6CC}\u{62A}\u{633}\u{62F} 18-55mm f/3.5-5.6 \u{632}\u{646}\u{6CC}\u{644}"
      ),
      (
        "\u{5D7}\u{5D9}\u{5D9}\u{5E9}\u{5DF} 12\u{2013}50MP f/1.8 \u{5D7}\u{5D3}\u{5E9}",
        "\u{5E9}\u{5D3}\u{5D7} 12\u{2013}50MP f/1.8 \u{5DF}\u{5E9}\u{5D9}\u{5D9}\u{5D7}"
      ),
      (
        "\u{5E2}\u{5D3}\u{5E9}\u{5EA} 24\u{2013}70mm f2.8 \u{5D7}\u{5D3}\u{5E9}\u{5D4}",
        "\u{5D4}\u{5E9}\u{5D3}\u{5D7} 24\u{2013}70mm f2.8 \u{5EA}\u{5E9}\u{5D3}\u{5E2}"
      ),
      (
        "\u{5E2}\u{5D3}\u{5E9}\u{5EA} 24\u{2013}70mm f/2.8 GM \u{5D7}\u{5D3}\u{5E9}\u{5D4}",
        "\u{5D4}\u{5E9}\u{5D3}\u{5D7} 24\u{2013}70mm f/2.8 GM \u{5EA}\u{5E9}\u{5D3}\u{5E2}"
      ),
    ] as [(String, String)])
  func aLensIsOnePieceWithItsAperture(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// Apertures and lengths that are drawn in order.
  @Test(
    arguments: [
      "\u{5E6}\u{5D9}\u{5DC}\u{5DE}\u{5EA}\u{5D9} \u{5D1}\u{5E6}\u{5DE}\u{5E6}\u{5DD} f/2.8 \u{5D5}\u{5D1}\u{5DE}\u{5D4}\u{5D9}\u{5E8}\u{5D5}\u{5EA} 1/250.",
      "\u{627}\u{644}\u{641}\u{62A}\u{62D}\u{629} f/1.8 \u{645}\u{646}\u{627}\u{633}\u{628}\u{629} \u{644}\u{644}\u{62A}\u{635}\u{648}\u{64A}\u{631} \u{627}\u{644}\u{644}\u{64A}\u{644}\u{64A}.",
      "\u{5D4}\u{5E9}\u{5EA}\u{5DE}\u{5E9}\u{5D5} \u{5D1}-f/11 \u{5DC}\u{5E0}\u{5D5}\u{5E3}.",
      "\u{5E2}\u{5D3}\u{5E9}\u{5EA} Canon 24\u{2013}70mm f/2.8 \u{5DC}\u{5DE}\u{5DB}\u{5D9}\u{5E8}\u{5D4}",
      "\u{5D3}\u{5E8}\u{5D5}\u{5E9}\u{5D4} \u{5E2}\u{5D3}\u{5E9}\u{5D4} 14mm f/2.8 \u{5D0}\u{5D5} 24mm f/1.4.",
      "\u{5DB}\u{5D1}\u{5DC} 2m a/b \u{5D7}\u{5D3}\u{5E9}",
      "\u{62F}\u{6CC}\u{627}\u{641}\u{631}\u{627}\u{6AF}\u{645} f/5.6 \u{631}\u{627} \u{627}\u{646}\u{62A}\u{62E}\u{627}\u{628} \u{6A9}\u{646}\u{6CC}\u{62F}",
      "\u{5E6}\u{5DE}\u{5E6}\u{5DD} f/2.8",
    ])
  func anApertureAloneIsWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  /// Digits and capitals behind a word for the plate of a car.
  @Test(
    arguments: [
      (
        "\u{627}\u{644}\u{633}\u{64A}\u{627}\u{631}\u{629} \u{630}\u{627}\u{62A} \u{627}\u{644}\u{644}\u{648}\u{62D}\u{629} 5678 KLM \u{645}\u{62A}\u{648}\u{642}\u{641}\u{629}.",
        ".\u{629}\u{641}\u{642}\u{648}\u{62A}\u{645} 5678 KLM \u{629}\u{62D}\u{648}\u{644}\u{644}\u{627} \u{62A}\u{627}\u{630} \u{629}\u{631}\u{627}\u{64A}\u{633}\u{644}\u{627}"
      ),
      (
        "\u{645}\u{631}\u{643}\u{628}\u{629} \u{62A}\u{62D}\u{645}\u{644} \u{644}\u{648}\u{62D}\u{629} \u{631}\u{642}\u{645} 1234 BDR \u{641}\u{64A} \u{627}\u{644}\u{645}\u{648}\u{642}\u{641}.",
        ".\u{641}\u{642}\u{648}\u{645}\u{644}\u{627} \u{64A}\u{641} 1234 BDR \u{645}\u{642}\u{631} \u{629}\u{62D}\u{648}\u{644} \u{644}\u{645}\u{62D}\u{62A} \u{629}\u{628}\u{643}\u{631}\u{645}"
      ),
      (
        "\u{631}\u{642}\u{645} \u{627}\u{644}\u{644}\u{648}\u{62D}\u{629}: 9876 XJB",
        "9876 XJB :\u{629}\u{62D}\u{648}\u{644}\u{644}\u{627} \u{645}\u{642}\u{631}"
      ),
      (
        "\u{62E}\u{648}\u{62F}\u{631}\u{648} \u{628}\u{627} \u{67E}\u{644}\u{627}\u{6A9} 1234 ABC \u{62A}\u{648}\u{642}\u{6CC}\u{641} \u{634}\u{62F}.",
        ".\u{62F}\u{634} \u{641}\u{6CC}\u{642}\u{648}\u{62A} 1234 ABC \u{6A9}\u{627}\u{644}\u{67E} \u{627}\u{628} \u{648}\u{631}\u{62F}\u{648}\u{62E}"
      ),
      (
        "\u{6AF}\u{627}\u{691}\u{6CC} \u{6A9}\u{6CC} \u{646}\u{645}\u{628}\u{631} \u{67E}\u{644}\u{6CC}\u{679} 1234 ABC \u{62F}\u{631}\u{62C} \u{6A9}\u{631}\u{6CC}\u{6BA}\u{6D4}",
        "\u{6D4}\u{6BA}\u{6CC}\u{631}\u{6A9} \u{62C}\u{631}\u{62F} 1234 ABC \u{679}\u{6CC}\u{644}\u{67E} \u{631}\u{628}\u{645}\u{646} \u{6CC}\u{6A9} \u{6CC}\u{691}\u{627}\u{6AF}"
      ),
      (
        "\u{5DC}\u{5D5}\u{5D7}\u{5D9}\u{5EA} \u{5D4}\u{5E8}\u{5D9}\u{5E9}\u{5D5}\u{5D9} 1234 ABC \u{5D6}\u{5D5}\u{5D4}\u{5EA}\u{5D4}.",
        ".\u{5D4}\u{5EA}\u{5D4}\u{5D5}\u{5D6} 1234 ABC \u{5D9}\u{5D5}\u{5E9}\u{5D9}\u{5E8}\u{5D4} \u{5EA}\u{5D9}\u{5D7}\u{5D5}\u{5DC}"
      ),
      (
        "\u{5DC}\u{5D5}\u{5D7}\u{5D9}\u{5EA} \u{5E8}\u{5D9}\u{5E9}\u{5D5}\u{5D9}: 12 AB 345 \u{5E0}\u{5DE}\u{5E6}\u{5D0}\u{5D4}.",
        ".\u{5D4}\u{5D0}\u{5E6}\u{5DE}\u{5E0} 12 AB 345 :\u{5D9}\u{5D5}\u{5E9}\u{5D9}\u{5E8} \u{5EA}\u{5D9}\u{5D7}\u{5D5}\u{5DC}"
      ),
      (
        "\u{645}\u{631}\u{643}\u{628}\u{629} \u{639}\u{631}\u{627}\u{642}\u{64A}\u{629} \u{644}\u{648}\u{62D}\u{629} 22 A 12345 \u{623}\u{631}\u{628}\u{64A}\u{644}.",
        ".\u{644}\u{64A}\u{628}\u{631}\u{623} 22 A 12345 \u{629}\u{62D}\u{648}\u{644} \u{629}\u{64A}\u{642}\u{627}\u{631}\u{639} \u{629}\u{628}\u{643}\u{631}\u{645}"
      ),
    ] as [(String, String)])
  func aLicencePlateIsOnePiece(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), .auto)
  }

  /// Boards and pictures, numbers of houses, and plates that begin with their letters.
  @Test(
    arguments: [
      "\u{627}\u{644}\u{644}\u{648}\u{62D}\u{629} ABD 1234 \u{645}\u{639}\u{631}\u{648}\u{636}\u{629} \u{644}\u{644}\u{628}\u{64A}\u{639}.",
      "\u{631}\u{623}\u{64A}\u{62A} \u{627}\u{644}\u{644}\u{648}\u{62D}\u{629} 3 \u{645}\u{631}\u{627}\u{62A}",
      "\u{644}\u{648}\u{62D}\u{629} \u{645}\u{641}\u{627}\u{62A}\u{64A}\u{62D} 104 QWERTY \u{644}\u{644}\u{628}\u{64A}\u{639}",
      "\u{644}\u{648}\u{62D}\u{629} 300 LED \u{644}\u{644}\u{625}\u{639}\u{644}\u{627}\u{646}\u{627}\u{62A}",
      "\u{5DC}\u{5D5}\u{5D7} \u{5E9}\u{5E0}\u{5D4} 2024 ABC",
      "\u{67E}\u{644}\u{627}\u{6A9} 12 \u{648}\u{627}\u{62D}\u{62F} 3 - ABC",
      "\u{5DC}\u{5D5}\u{5D7}\u{5D9}\u{5EA} \u{5E8}\u{5D9}\u{5E9}\u{5D5}\u{5D9} 12-345-67 \u{5E2}\u{5DC} \u{5DE}\u{5DB}\u{5D5}\u{5E0}\u{5D9}\u{5EA} BMW.",
      "\u{67E}\u{644}\u{6CC}\u{679} 500 ABC \u{648}\u{627}\u{644}\u{6CC}",
    ])
  func whatLooksLikeAPlateIsWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [.auto])
  }

  /// The star of who is not out, in a text on cricket.
  @Test(
    arguments: [
      (
        "\u{628}\u{627}\u{628}\u{631} \u{627}\u{639}\u{638}\u{645} 45* \u{631}\u{646}\u{632} \u{67E}\u{631} \u{6A9}\u{6BE}\u{6CC}\u{644} \u{631}\u{6C1}\u{6D2} \u{6C1}\u{6CC}\u{6BA}\u{6D4}",
        "\u{6D4}\u{6BA}\u{6CC}\u{6C1} \u{6D2}\u{6C1}\u{631} \u{644}\u{6CC}\u{6BE}\u{6A9} \u{631}\u{67E} \u{632}\u{646}\u{631} 45* \u{645}\u{638}\u{639}\u{627} \u{631}\u{628}\u{627}\u{628}"
      ),
      (
        "\u{645}\u{62D}\u{645}\u{62F} \u{631}\u{636}\u{648}\u{627}\u{646} 7* (30) \u{6A9}\u{6D2} \u{633}\u{627}\u{62A}\u{6BE} \u{646}\u{627}\u{679} \u{622}\u{624}\u{679} \u{631}\u{6C1}\u{6D2}\u{6D4}",
        "\u{6D4}\u{6D2}\u{6C1}\u{631} \u{679}\u{624}\u{622} \u{679}\u{627}\u{646} \u{6BE}\u{62A}\u{627}\u{633} \u{6D2}\u{6A9} (30) 7* \u{646}\u{627}\u{648}\u{636}\u{631} \u{62F}\u{645}\u{62D}\u{645}"
      ),
      (
        "\u{648}\u{6CC}\u{631}\u{627}\u{62A} \u{6A9}\u{648}\u{6C1}\u{644}\u{6CC} \u{6F1}\u{6F2}\u{6F2}* \u{631}\u{646}\u{632}",
        "\u{632}\u{646}\u{631} \u{6F1}\u{6F2}\u{6F2}* \u{6CC}\u{644}\u{6C1}\u{648}\u{6A9} \u{62A}\u{627}\u{631}\u{6CC}\u{648}"
      ),
      (
        "\u{6A9}\u{648}\u{6C1}\u{644}\u{6CC} \u{646}\u{6D2} 122* \u{631}\u{646}\u{632} \u{628}\u{646}\u{627}\u{626}\u{6D2}\u{6D4}",
        "\u{6D4}\u{6D2}\u{626}\u{627}\u{646}\u{628} \u{632}\u{646}\u{631} 122* \u{6D2}\u{646} \u{6CC}\u{644}\u{6C1}\u{648}\u{6A9}"
      ),
      (
        "\u{5D1}\u{5E7}\u{5E8}\u{5D9}\u{5E7}\u{5D8} \u{5D4}\u{5E9}\u{5D7}\u{5E7}\u{5DF} \u{5E6}\u{5D1}\u{5E8} 55* \u{5E8}\u{5D9}\u{5E6}\u{5D5}\u{5EA}",
        "\u{5EA}\u{5D5}\u{5E6}\u{5D9}\u{5E8} 55* \u{5E8}\u{5D1}\u{5E6} \u{5DF}\u{5E7}\u{5D7}\u{5E9}\u{5D4} \u{5D8}\u{5E7}\u{5D9}\u{5E8}\u{5E7}\u{5D1}"
      ),
      (
        "\u{62F}\u{631} \u{6A9}\u{631}\u{6CC}\u{6A9}\u{62A} \u{627}\u{648} 64* \u{627}\u{645}\u{62A}\u{6CC}\u{627}\u{632} \u{6AF}\u{631}\u{641}\u{62A}",
        "\u{62A}\u{641}\u{631}\u{6AF} \u{632}\u{627}\u{6CC}\u{62A}\u{645}\u{627} 64* \u{648}\u{627} \u{62A}\u{6A9}\u{6CC}\u{631}\u{6A9} \u{631}\u{62F}"
      ),
      (
        "\u{641}\u{64A} \u{627}\u{644}\u{643}\u{631}\u{64A}\u{643}\u{62A} \u{633}\u{62C}\u{644} 71* \u{646}\u{642}\u{637}\u{629}",
        "\u{629}\u{637}\u{642}\u{646} 71* \u{644}\u{62C}\u{633} \u{62A}\u{643}\u{64A}\u{631}\u{643}\u{644}\u{627} \u{64A}\u{641}"
      ),
    ] as [(String, String)])
  func aScoreThatIsNotOutKeepsItsStar(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), .auto)
  }

  /// Stars of notes.
  @Test(
    arguments: [
      "\u{642}\u{6CC}\u{645}\u{62A} 500* \u{631}\u{648}\u{67E}\u{6D2}",
      "\u{5DE}\u{5D7}\u{5D9}\u{5E8} 500* \u{5E9}\u{5E7}\u{5DC}\u{5D9}\u{5DD}",
      "\u{627}\u{644}\u{633}\u{639}\u{631} 99* \u{631}\u{64A}\u{627}\u{644}",
      "\u{634}\u{631}\u{6A9}\u{62A} \u{645}\u{6CC}\u{6BA} 50* \u{627}\u{641}\u{631}\u{627}\u{62F}",
      "\u{631}\u{646}\u{632} 20* \u{62F}\u{6CC}\u{6A9}\u{6BE}\u{6CC}\u{6BA} * \u{62D}\u{627}\u{634}\u{6CC}\u{6C1}",
      "\u{627}\u{645}\u{62A}\u{6CC}\u{627}\u{632} 12* \u{627}\u{633}\u{62A}",
    ])
  func theStarOfANoteMayStandOnEitherSide(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [.auto])
  }
}
