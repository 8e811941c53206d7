import BidiAlgorithm
import Fixing
import Testing

/// Rows and labels of right-to-left words in a place that runs from left to right, and references
/// in one that runs from right to left.
@Suite struct NamesBeforeSignsTests {
  /// A picture, a tick and what opens a menu stand behind a name.
  @Test(arguments: [
    "\u{5E8}\u{5D5}\u{5EA}\u{5DD} \u{1F388}",
    "\u{5D9}\u{5D5}\u{5D0}\u{5D1} \u{2714}",
    "\u{5D7}\u{5E9}\u{5D1}\u{5D5}\u{5DF} \u{25BE}",
    "\u{5D4}\u{5D1}\u{5D0} \u{2192}",
    "\u{5EA}\u{5D9}\u{5E7} \u{5E2}\u{5D1}\u{5D5}\u{5D3}\u{5D5}\u{5EA} \u{203A}",
    "\u{644}\u{64A}\u{644}\u{649} \u{2605}",
    "\u{62E}\u{627}\u{644}\u{62F} \u{2717}",
    "\u{627}\u{644}\u{642}\u{627}\u{626}\u{645}\u{629} \u{25BC}",
    "\u{62D}\u{633}\u{646} \u{1F339}\u{1F339}",
    "\u{67E}\u{631}\u{648}\u{6CC}\u{646} \u{1F381}",
    "\u{628}\u{633}\u{62A}\u{646} \u{D7}",
    "\u{62A}\u{646}\u{638}\u{6CC}\u{645}\u{627}\u{62A} >",
    "\u{62B}\u{646}\u{627} \u{2764}\u{FE0F}",
    "\u{639}\u{645}\u{631}\u{627}\u{646} \u{2611}",
  ])
  func aSignBehindANameStays(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// The star of a field that has to be filled in stands behind the last word of its label.
  @Test(
    arguments: [
      ("ABC DEF *", "* FED CBA"), ("ABC *", "* CBA"), ("ABC*", "*CBA"),
      (
        "\u{5DE}\u{5E4}\u{5EA}\u{5D7} \u{5D7}\u{5D3}\u{5E9} *",
        "* \u{5E9}\u{5D3}\u{5D7} \u{5D7}\u{5EA}\u{5E4}\u{5DE}"
      ),
      ("\u{5D8}\u{5DC}\u{5E4}\u{5D5}\u{5DF}*", "*\u{5DF}\u{5D5}\u{5E4}\u{5DC}\u{5D8}"),
      (
        "\u{627}\u{644}\u{628}\u{631}\u{64A}\u{62F} *",
        "* \u{62F}\u{64A}\u{631}\u{628}\u{644}\u{627}"
      ),
      ("\u{646}\u{634}\u{627}\u{646}\u{6CC} *", "* \u{6CC}\u{646}\u{627}\u{634}\u{646}"),
      (
        "\u{641}\u{648}\u{646} \u{646}\u{645}\u{628}\u{631} *",
        "* \u{631}\u{628}\u{645}\u{646} \u{646}\u{648}\u{641}"
      ),
    ] as [(String, String)])
  func theStarOfAFieldIsMoved(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.left)
  }

  /// Stars before an item, around words, between two of them and of Latin labels.
  @Test(arguments: [
    "* ABC DEF", " * ABC", "* ABC: DEF", "*ABC*", "**ABC DEF**", "ABC * DEF", "ABC* DEF",
    "[12:30] * ABC DEF", "{U+0045}mail *", "{U+004E}ame (ABC) *", "ABC email *", "x * ABC",
    "ABC \u{2605}",
  ])
  func otherStarsStay(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.left])
  }

  /// Words of a sentence, its end, a colon, and an arrow to the words ask for the left side.
  @Test(
    arguments: [
      (
        "\u{5D0}\u{5E0}\u{5D9} \u{5D1}\u{5D3}\u{5E8}\u{5DA} \u{1F697}",
        "\u{1F697} \u{5DA}\u{5E8}\u{5D3}\u{5D1} \u{5D9}\u{5E0}\u{5D0}"
      ),
      ("\u{5D4}\u{5D1}\u{5D0} \u{2190}", "\u{2190} \u{5D0}\u{5D1}\u{5D4}"),
      (
        "\u{5D4}\u{5EA}\u{5E7}\u{5E9}\u{5E8}\u{5D9} \u{5D0}\u{5DC}\u{5D9}\u{5D5}! \u{1F4DE}",
        "\u{1F4DE} !\u{5D5}\u{5D9}\u{5DC}\u{5D0} \u{5D9}\u{5E8}\u{5E9}\u{5E7}\u{5EA}\u{5D4}"
      ),
      (
        "\u{5E4}\u{5D2}\u{5D9}\u{5E9}\u{5D4} \u{5E2}\u{5DD} \u{5DB}\u{5DC} \u{5D4}\u{5E6}\u{5D5}\u{5D5}\u{5EA} \u{1F389}",
        "\u{1F389} \u{5EA}\u{5D5}\u{5D5}\u{5E6}\u{5D4} \u{5DC}\u{5DB} \u{5DD}\u{5E2} \u{5D4}\u{5E9}\u{5D9}\u{5D2}\u{5E4}"
      ),
      (
        "\u{62A}\u{639}\u{627}\u{644} \u{625}\u{644}\u{649} \u{647}\u{646}\u{627} \u{1F3E0}",
        "\u{1F3E0} \u{627}\u{646}\u{647} \u{649}\u{644}\u{625} \u{644}\u{627}\u{639}\u{62A}"
      ),
      (
        "\u{647}\u{644} \u{648}\u{635}\u{644}\u{62A} \u{1F697}",
        "\u{1F697} \u{62A}\u{644}\u{635}\u{648} \u{644}\u{647}"
      ),
      (
        "\u{627}\u{644}\u{628}\u{631}\u{64A}\u{62F}:",
        ":\u{62F}\u{64A}\u{631}\u{628}\u{644}\u{627}"
      ),
      (
        "\u{627}\u{6CC}\u{646} \u{6AF}\u{644} \u{627}\u{633}\u{62A} \u{1F339}",
        "\u{1F339} \u{62A}\u{633}\u{627} \u{644}\u{6AF} \u{646}\u{6CC}\u{627}"
      ),
      (
        "\u{633}\u{644}\u{627}\u{645}\u{60C} \u{631}\u{636}\u{627} \u{1F339}",
        "\u{1F339} \u{627}\u{636}\u{631} \u{60C}\u{645}\u{627}\u{644}\u{633}"
      ),
      (
        "\u{6CC}\u{6C1} \u{6A9}\u{62A}\u{627}\u{628} \u{6C1}\u{6D2} \u{1F4DA}",
        "\u{1F4DA} \u{6D2}\u{6C1} \u{628}\u{627}\u{62A}\u{6A9} \u{6C1}\u{6CC}"
      ),
      (
        "\u{641}\u{648}\u{646} \u{646}\u{645}\u{628}\u{631}:",
        ":\u{631}\u{628}\u{645}\u{646} \u{646}\u{648}\u{641}"
      ),
    ] as [(String, String)])
  func aSignOfASentenceIsMoved(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// A number with a Latin unit stands right of the name or label before it.
  @Test(
    arguments: [
      ("\u{5E2}\u{5DB}\u{5D5} 18 km", "\u{5D5}\u{5DB}\u{5E2} 18 km"),
      ("\u{5D2}\u{5D5}\u{5D1}\u{5D4}: 180 cm", "\u{5D4}\u{5D1}\u{5D5}\u{5D2}: 180 cm"),
      (
        "\u{5E9}\u{5D9}\u{5E2}\u{5D5}\u{5E8} \u{5E4}\u{5E8}\u{5D8}\u{5D9} 9:15 AM",
        "\u{5D9}\u{5D8}\u{5E8}\u{5E4} \u{5E8}\u{5D5}\u{5E2}\u{5D9}\u{5E9} 9:15 AM"
      ),
      ("\u{639}\u{645}\u{627}\u{646} 70 km", "\u{646}\u{627}\u{645}\u{639} 70 km"),
      ("\u{627}\u{644}\u{648}\u{632}\u{646}: 65 kg", "\u{646}\u{632}\u{648}\u{644}\u{627}: 65 kg"),
      ("\u{642}\u{645} 140 km", "\u{645}\u{642} 140 km"),
      ("\u{62C}\u{644}\u{633}\u{647} 8:45 PM", "\u{647}\u{633}\u{644}\u{62C} 8:45 PM"),
      ("\u{67E}\u{634}\u{627}\u{648}\u{631} 180 km", "\u{631}\u{648}\u{627}\u{634}\u{67E} 180 km"),
      ("\u{648}\u{632}\u{646}: 5 kg", "\u{646}\u{632}\u{648}: 5 kg"),
    ] as [(String, String)])
  func aMeasureStaysBehindItsName(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// A small word and a third word make a sentence, and one letter behind digits a name.
  @Test(
    arguments: [
      (
        "\u{5D4}\u{5DE}\u{5D4}\u{5D9}\u{5E8}\u{5D5}\u{5EA} \u{5D4}\u{5D9}\u{5D0} 65 km/h",
        "65 km/h \u{5D0}\u{5D9}\u{5D4} \u{5EA}\u{5D5}\u{5E8}\u{5D9}\u{5D4}\u{5DE}\u{5D4}"
      ),
      (
        "\u{627}\u{644}\u{645}\u{633}\u{627}\u{641}\u{629} \u{647}\u{64A} 90 km",
        "90 km \u{64A}\u{647} \u{629}\u{641}\u{627}\u{633}\u{645}\u{644}\u{627}"
      ),
      (
        "\u{641}\u{627}\u{635}\u{644}\u{647} \u{62A}\u{627} \u{634}\u{647}\u{631} 90 km",
        "90 km \u{631}\u{647}\u{634} \u{627}\u{62A} \u{647}\u{644}\u{635}\u{627}\u{641}"
      ),
      (
        "\u{648}\u{632}\u{646} \u{6CC}\u{6C1} \u{6C1}\u{6D2} 5 kg",
        "5 kg \u{6D2}\u{6C1} \u{6C1}\u{6CC} \u{646}\u{632}\u{648}"
      ),
      ("\u{5D5}\u{5D9}\u{5DC}\u{5D5}\u{5DF} 4K", "4K \u{5DF}\u{5D5}\u{5DC}\u{5D9}\u{5D5}"),
    ] as [(String, String)])
  func aMeasureOfASentenceIsTurned(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// A name behind a length, an energy or a size of data stays right of it.
  @Test(arguments: [
    "8 km \u{5E2}\u{5DB}\u{5D5}",
    "95 kcal \u{5D0}\u{5D2}\u{5E1}",
    "64 GB \u{5D8}\u{5D0}\u{5D1}\u{5DC}\u{5D8} \u{5D7}\u{5D3}\u{5E9}",
    "3 km \u{627}\u{644}\u{628}\u{62A}\u{631}\u{627}\u{621}",
    "2 MB \u{635}\u{648}\u{631}\u{629}",
    "120 km \u{6A9}\u{627}\u{634}\u{627}\u{646}",
    "90 cal \u{646}\u{627}\u{646}",
    "40 km \u{645}\u{631}\u{6CC}",
    "5 m \u{6A9}\u{67E}\u{691}\u{627}",
  ])
  func aNameBehindAMeasureStays(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// With a small word behind it the measure is that of a phrase.
  @Test(
    arguments: [
      (
        "12 km \u{5E9}\u{5DC} \u{5D4}\u{5DC}\u{5D9}\u{5DB}\u{5D4}",
        "\u{5D4}\u{5DB}\u{5D9}\u{5DC}\u{5D4} \u{5DC}\u{5E9} 12 km"
      ),
      (
        "7 km \u{645}\u{646} \u{627}\u{644}\u{628}\u{64A}\u{62A}",
        "\u{62A}\u{64A}\u{628}\u{644}\u{627} \u{646}\u{645} 7 km"
      ),
      (
        "9 km \u{627}\u{632} \u{62E}\u{627}\u{646}\u{647}",
        "\u{647}\u{646}\u{627}\u{62E} \u{632}\u{627} 9 km"
      ),
    ] as [(String, String)])
  func aMeasureOfAPhraseIsTurned(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// Three cells with a number at their ends are a row.
  @Test(
    arguments: [
      ("7;\u{5E0}\u{5D5}\u{5E2}\u{5DD};52", "7;\u{5DD}\u{5E2}\u{5D5}\u{5E0};52"),
      ("2023-11-02;\u{62E}\u{627}\u{644}\u{62F};15", "2023-11-02;\u{62F}\u{644}\u{627}\u{62E};15"),
      ("4;\u{634}\u{6CC}\u{631}\u{627}\u{632};88", "4;\u{632}\u{627}\u{631}\u{6CC}\u{634};88"),
      (
        "12;\u{644}\u{627}\u{6C1}\u{648}\u{631} \u{634}\u{6C1}\u{631};6",
        "12;\u{631}\u{6C1}\u{634} \u{631}\u{648}\u{6C1}\u{627}\u{644};6"
      ),
    ] as [(String, String)])
  func threeCellsFollowEachOther(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// A Latin cell at the other end tells it as well.
  @Test(arguments: [
    "8;\u{645}\u{647}\u{627};a@b.org",
    "3;\u{5D9}\u{5E2}\u{5DC};ok",
    "6;\u{645}\u{6CC}\u{646}\u{627};done",
    "2;\u{62B}\u{646}\u{627};no",
  ])
  func threeCellsWithALatinOneStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// With blanks they are parts of a sentence.
  @Test(
    arguments: [
      ("7; \u{5E0}\u{5D5}\u{5E2}\u{5DD}; 52", "52 ;\u{5DD}\u{5E2}\u{5D5}\u{5E0} ;7"),
      ("3; \u{62E}\u{627}\u{644}\u{62F}; 15", "15 ;\u{62F}\u{644}\u{627}\u{62E} ;3"),
    ] as [(String, String)])
  func partsBehindSemicolonsAreTurned(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// A reference with its number and year in brackets is read from left to right.
  @Test(
    arguments: [
      ("[3] Khan, R. (2018). Notes.", "[3] Khan, R. (2018). Notes."),
      (
        "[12] Cohen, D. (2021). On Maps. Atlas, 4(2), 10-19.",
        "[12] Cohen, D. (2021). On Maps. Atlas, 4(2), 10-19."
      ),
      ("[7] \"Rivers\" (1999). Oslo.", "[7] \"Rivers\" (1999). Oslo."),
    ] as [(String, String)])
  func aReferenceIsTurned(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.right)
  }

  /// So is one in an isolate, and so are keys with their values.
  @Test(arguments: [
    "\u{5E8}\u{5D0}\u{5D5} \u{2066}[3] Khan, R. (2018). Notes.\u{2069}",
    "\u{627}\u{646}\u{638}\u{631} \u{2066}[4] Amin, S. (2015). Trade.\u{2069} \u{647}\u{646}\u{627}",
    "\u{646}\u{6AF}\u{627}\u{647} \u{6A9}\u{646}\u{6CC}\u{62F} \u{628}\u{647} \u{2066}[5] Rad, M. (2011). Water.\u{2069}",
    "\u{62F}\u{6CC}\u{6A9}\u{6BE}\u{6CC}\u{6BA} \u{2066}[6] Mir, T. (2009). Songs.\u{2069}",
    "\u{2066}[3] Khan, R. (2018). Notes.\u{2069}",
    "\u{5D4}\u{5D2}\u{5D3}\u{5D9}\u{5E8}\u{5D5} \u{2066}\"port\": \"80\", \"host\": \"a\"\u{2069} \u{5DB}\u{5D0}\u{5DF}",
  ])
  func aReferenceInAnIsolateIsWhole(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.right])
  }
}
