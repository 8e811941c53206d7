import BidiAlgorithm
import Fixing
import Testing

/// Fields with right-to-left labels, rows of data, hosts with right-to-left names, ions, and what a
/// started program or a speaker says.
@Suite struct FieldsAndHostsTests {
  private static let left = LineExpectations.left
  private static let right = LineExpectations.right

  /// Labels and values follow each other from the right where a value is right-to-left, too.
  @Test(
    arguments: [
      (
        "\u{627}\u{644}\u{627}\u{633}\u{645}: Sara Johnson \u{2014} \u{627}\u{644}\u{645}\u{647}\u{646}\u{629}: \u{637}\u{628}\u{64A}\u{628}\u{629}",
        "\u{629}\u{628}\u{64A}\u{628}\u{637} :\u{629}\u{646}\u{647}\u{645}\u{644}\u{627} \u{2014} Sara Johnson :\u{645}\u{633}\u{627}\u{644}\u{627}"
      ),
      (
        "\u{5E9}\u{5DD}: Dana Levi, \u{5EA}\u{5E4}\u{5E7}\u{5D9}\u{5D3}: \u{5E8}\u{5D5}\u{5E4}\u{5D0}\u{5D4} \u{5D1}\u{5DB}\u{5D9}\u{5E8}\u{5D4}",
        "\u{5D4}\u{5E8}\u{5D9}\u{5DB}\u{5D1} \u{5D4}\u{5D0}\u{5E4}\u{5D5}\u{5E8} :\u{5D3}\u{5D9}\u{5E7}\u{5E4}\u{5EA} ,Dana Levi :\u{5DD}\u{5E9}"
      ),
      (
        "\u{646}\u{648}\u{6CC}\u{633}\u{646}\u{62F}\u{647}: \u{62C}\u{644}\u{627}\u{644} | \u{645}\u{62A}\u{631}\u{62C}\u{645}: Albert Camus",
        "Albert Camus :\u{645}\u{62C}\u{631}\u{62A}\u{645} | \u{644}\u{627}\u{644}\u{62C} :\u{647}\u{62F}\u{646}\u{633}\u{6CC}\u{648}\u{646}"
      ),
    ] as [(String, String)])
  func fieldsAreReadFromTheRight(_ line: String, _ wanted: String) {
    LineExpectations.expectFirst(text: line, wanted, Self.left)
  }

  /// Fields with Latin values and numbers are drawn in their places.
  @Test(arguments: [
    "\u{5E9}\u{5DD}: Dana, \u{5E2}\u{5D9}\u{5E8}: Tel Aviv",
    "\u{5E9}\u{5DD}: Dana, \u{5D2}\u{5D9}\u{5DC}: 30",
    "\u{5E9}\u{5DD}: Dana Levi",
    "\u{5DE}\u{5E9}\u{5EA}\u{5DE}\u{5E9}: admin | \u{5E1}\u{5D8}\u{5D8}\u{5D5}\u{5E1}: OK",
  ])
  func fieldsWithLatinValuesMayStand(_ line: String) {
    LineExpectations.expectNothing(text: line, [Self.left])
  }

  /// A number between the commas of a record stands behind its name.
  @Test(
    arguments: [
      (
        "Student: \u{5DC}\u{5D9}\u{5D0}\u{5D5}\u{5E8} \u{5DB}\u{5D4}\u{5DF}, 14, Haifa",
        "Student: \u{5DF}\u{5D4}\u{5DB} \u{5E8}\u{5D5}\u{5D0}\u{5D9}\u{5DC}, 14, Haifa"
      )
    ] as [(String, String)])
  func aNumberOfARecordStandsBehindItsName(_ line: String, _ wanted: String) {
    LineExpectations.expectFirst(text: line, wanted, Self.left)
  }

  /// Numbers between two right-to-left cells make a row of data without a Latin word.
  @Test(
    arguments: [
      (
        "\u{5D3}\u{5E0}\u{5D4} \u{5DC}\u{5D5}\u{5D9},17,18.5,\u{5E2}\u{5D1}\u{5E8}",
        "\u{5D9}\u{5D5}\u{5DC} \u{5D4}\u{5E0}\u{5D3},17,18.5,\u{5E8}\u{5D1}\u{5E2}"
      ),
      (
        "\u{639}\u{644}\u{6CC} \u{631}\u{636}\u{627}\u{6CC}\u{6CC},17,18,\u{642}\u{628}\u{648}\u{644}",
        "\u{6CC}\u{6CC}\u{627}\u{636}\u{631} \u{6CC}\u{644}\u{639},17,18,\u{644}\u{648}\u{628}\u{642}"
      ),
    ] as [(String, String)])
  func numbersMakeARowOfData(_ line: String, _ wanted: String) {
    LineExpectations.expectFirst(text: line, wanted, Self.left)
  }

  /// One number, or blanks behind the commas, make none.
  @Test(arguments: [
    "\u{5D3}\u{5E0}\u{5D4},17,\u{5E2}\u{5D1}\u{5E8}",
    "\u{5D3}\u{5E0}\u{5D4} \u{5DC}\u{5D5}\u{5D9}, \u{5E8}\u{5D5}\u{5DF}, \u{5E2}\u{5D1}\u{5E8}",
  ])
  func aListOfWordsIsNoRowOfData(_ line: String) {
    LineExpectations.expectNothing(text: line, [Self.left])
  }

  /// A host with one right-to-left name behind `www` is read from the left.
  @Test(
    arguments: [
      (
        "\u{5DC}\u{5EA}\u{5E4}\u{5E8}\u{5D9}\u{5D8} \u{5D4}\u{5DE}\u{5DC}\u{5D0}: www.\u{5DE}\u{5E1}\u{5E2}\u{5D3}\u{5D4}.co.il/menu",
        "www.\u{5D4}\u{5D3}\u{5E2}\u{5E1}\u{5DE}.co.il/menu :\u{5D0}\u{5DC}\u{5DE}\u{5D4} \u{5D8}\u{5D9}\u{5E8}\u{5E4}\u{5EA}\u{5DC}"
      ),
      (
        "\u{5D0}\u{5EA}\u{5E8} www.\u{5DE}\u{5E1}\u{5E2}\u{5D3}\u{5D4}.com \u{5D7}\u{5D3}\u{5E9}",
        "\u{5E9}\u{5D3}\u{5D7} www.\u{5D4}\u{5D3}\u{5E2}\u{5E1}\u{5DE}.com \u{5E8}\u{5EA}\u{5D0}"
      ),
      (
        "\u{627}\u{644}\u{645}\u{648}\u{642}\u{639}: www.\u{645}\u{637}\u{639}\u{645}.com",
        "www.\u{645}\u{639}\u{637}\u{645}.com :\u{639}\u{642}\u{648}\u{645}\u{644}\u{627}"
      ),
    ] as [(String, String)])
  func aHostIsReadFromTheLeft(_ line: String, _ wanted: String) {
    LineExpectations.expectFirst(text: line, wanted, Self.right)
  }

  /// With two such names, or one at the end, it may be meant as it is drawn.
  @Test(arguments: [
    "\u{5D0}\u{5EA}\u{5E8} www.\u{5DE}\u{5E1}\u{5E2}\u{5D3}\u{5D4}.\u{5E7}\u{5D5}\u{5DD}",
    "\u{5D0}\u{5EA}\u{5E8} www.\u{5D0}\u{5D1}\u{5D2}.\u{5D3}\u{5D4}\u{5D5}.com",
  ])
  func otherHostsMayBeMeantSo(_ line: String) {
    LineExpectations.expectNothing(text: line, [Self.right])
  }

  /// The charge of an ion stands right of it.
  @Test(
    arguments: [
      (
        "\u{63A}\u{644}\u{638}\u{62A} Na+ \u{648} Cl- \u{62F}\u{631} \u{62E}\u{648}\u{646}",
        "\u{646}\u{648}\u{62E} \u{631}\u{62F} Cl- \u{648} Na+ \u{62A}\u{638}\u{644}\u{63A}"
      ),
      (
        "\u{5E8}\u{5D9}\u{5DB}\u{5D5}\u{5D6} HCO3- \u{5D1}\u{5D3}\u{5DD}",
        "\u{5DD}\u{5D3}\u{5D1} HCO3- \u{5D6}\u{5D5}\u{5DB}\u{5D9}\u{5E8}"
      ),
    ] as [(String, String)])
  func theChargeOfAnIonStaysWithIt(_ line: String, _ wanted: String) {
    LineExpectations.expectFirst(text: line, wanted, Self.right)
  }

  /// A hyphen behind a term may be a dash, or go on with a word.
  @Test(arguments: [
    "CO2- \u{5D2}\u{5D6} \u{5D7}\u{5E9}\u{5D5}\u{5D1}",
    "\u{5E8}\u{5D9}\u{5DB}\u{5D5}\u{5D6} Cl-\u{5D1}\u{5D3}\u{5DD}",
  ])
  func aHyphenMayBeADash(_ line: String) {
    LineExpectations.expectNothing(text: line, [Self.right])
  }

  /// What a shell says of a program that was started is a sentence of its own.
  @Test(
    arguments: [
      (
        "./build.sh: \u{67E}\u{648}\u{634}\u{647} \u{AB}dist\u{BB} \u{67E}\u{6CC}\u{62F}\u{627} \u{646}\u{634}\u{62F}",
        "./build.sh: \u{62F}\u{634}\u{646} \u{627}\u{62F}\u{6CC}\u{67E} \u{AB}dist\u{BB} \u{647}\u{634}\u{648}\u{67E}"
      )
    ] as [(String, String)])
  func whatAStartedProgramSaysIsASentence(_ line: String, _ wanted: String) {
    LineExpectations.expectFirst(text: line, wanted, Self.left)
  }

  /// Two clauses of two words are no list where they are called or asked.
  @Test(
    arguments: [
      (
        "Dana: \u{5D0}\u{5E0}\u{5D9} \u{5DE}\u{5D0}\u{5D7}\u{5E8}\u{5EA}, \u{5EA}\u{5EA}\u{5D7}\u{5D9}\u{5DC}\u{5D5} \u{5D1}\u{5DC}\u{5E2}\u{5D3}\u{5D9}\u{5D9}!",
        "!\u{5D9}\u{5D9}\u{5D3}\u{5E2}\u{5DC}\u{5D1} \u{5D5}\u{5DC}\u{5D9}\u{5D7}\u{5EA}\u{5EA} ,\u{5EA}\u{5E8}\u{5D7}\u{5D0}\u{5DE} \u{5D9}\u{5E0}\u{5D0} :Dana"
      )
    ] as [(String, String)])
  func whatIsCalledIsNoList(_ line: String, _ wanted: String) {
    LineExpectations.expectFirst(text: line, wanted, Self.left)
    // With a full stop it may be one.
    LineExpectations.expectNothing(text: line.replacing("!", with: "."), [Self.left])
  }

  /// The letter behind a number says how many there are: the words tell the direction.
  @Test func theLetterOfAnAmountIsNoWord() {
    LineExpectations.expectFirst(
      text:
        "2 x \u{5E4}\u{5D9}\u{5E6}\u{5D4} \u{5DE}\u{5E9}\u{5E4}\u{5D7}\u{5EA}\u{5D9}\u{5EA} (XL), 119 \u{20AA}",
      "\u{20AA} 119 ,(XL) \u{5EA}\u{5D9}\u{5EA}\u{5D7}\u{5E4}\u{5E9}\u{5DE} \u{5D4}\u{5E6}\u{5D9}\u{5E4} x 2",
      .auto)
  }
}
