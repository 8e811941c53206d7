import BidiAlgorithm
import Fixing
import Testing

/// Verses, paths, names of files, amounts, equations and shares, each with what looks like it and
/// is whole.
@Suite struct NumbersAndPathsTests {
  /// A chapter and its verses is a range like others, and may be drawn as it is.
  @Test(arguments: [
    "\u{5E7}\u{5E8}\u{5D0}\u{5D5} \u{5EA}\u{5D4}\u{5D9}\u{5DC}\u{5D9}\u{5DD} 23:10-12 \u{5D4}\u{5E2}\u{5E8}\u{5D1}",
    "\u{5E2}\u{5D9}\u{5D9}\u{5E0}\u{5D5} \u{5D1}\u{5E9}\u{5DE}\u{5D5}\u{5EA} 20:12\u{2013}17 \u{5E9}\u{5D5}\u{5D1}",
    "\u{627}\u{642}\u{631}\u{623} \u{64A}\u{648}\u{62D}\u{646}\u{627} 10:11-18 \u{627}\u{644}\u{64A}\u{648}\u{645}",
    "\u{632}\u{628}\u{648}\u{631} 23:14-16 \u{67E}\u{691}\u{6BE}\u{6CC}\u{6BA}",
    "\u{627}\u{634}\u{639}\u{6CC}\u{627} 40:28-31 \u{631}\u{627} \u{628}\u{62E}\u{648}\u{627}\u{646}\u{6CC}\u{62F}",
  ])
  func versesAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  /// A path with the letter of a drive, and slashes of either kind.
  @Test(
    arguments: [
      (
        "D:/\u{5DE}\u{5E1}\u{5DE}\u{5DB}\u{5D9}\u{5DD}/\u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA}",
        "D:/\u{5DD}\u{5D9}\u{5DB}\u{5DE}\u{5E1}\u{5DE}/\u{5EA}\u{5D5}\u{5E0}\u{5D5}\u{5DE}\u{5EA}"
      ),
      (
        "E:/\u{635}\u{648}\u{631}/\u{639}\u{645}\u{644}",
        "E:/\u{631}\u{648}\u{635}/\u{644}\u{645}\u{639}"
      ),
      (
        "C:/\u{6A9}\u{627}\u{631}/\u{639}\u{6A9}\u{633}",
        "C:/\u{631}\u{627}\u{6A9}/\u{633}\u{6A9}\u{639}"
      ),
    ] as [(String, String)])
  func aPathOfADriveWithSlashes(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// The same in a line from right to left, also of one folder.
  @Test(
    arguments: [
      (
        "\u{5E9}\u{5DE}\u{5D5}\u{5E8} \u{5D0}\u{5DC} D:/\u{5DE}\u{5E1}\u{5DE}\u{5DB}\u{5D9}\u{5DD} \u{5E2}\u{5DB}\u{5E9}\u{5D9}\u{5D5}",
        "\u{5D5}\u{5D9}\u{5E9}\u{5DB}\u{5E2} D:/\u{5DD}\u{5D9}\u{5DB}\u{5DE}\u{5E1}\u{5DE} \u{5DC}\u{5D0} \u{5E8}\u{5D5}\u{5DE}\u{5E9}"
      ),
      (
        "\u{627}\u{62D}\u{641}\u{638} \u{641}\u{64A} C:\\\u{635}\u{648}\u{631} \u{627}\u{644}\u{622}\u{646}",
        "\u{646}\u{622}\u{644}\u{627} C:\\\u{631}\u{648}\u{635} \u{64A}\u{641} \u{638}\u{641}\u{62D}\u{627}"
      ),
      (
        "\u{67E}\u{648}\u{634}\u{647} E:/\u{6A9}\u{627}\u{631}/\u{639}\u{6A9}\u{633} \u{631}\u{627} \u{628}\u{628}\u{6CC}\u{646}",
        "\u{646}\u{6CC}\u{628}\u{628} \u{627}\u{631} E:/\u{631}\u{627}\u{6A9}/\u{633}\u{6A9}\u{639} \u{647}\u{634}\u{648}\u{67E}"
      ),
    ] as [(String, String)])
  func aPathOfADriveFromTheRight(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  @Test(arguments: [
    "\u{5DE}\u{5D5}\u{5E8}\u{5D4}/\u{5EA}\u{5DC}\u{5DE}\u{5D9}\u{5D3}",
    "\u{645}\u{639}\u{644}\u{645}/\u{637}\u{627}\u{644}\u{628}",
    "\u{5D0}: \u{5DB}\u{5DF}/\u{5DC}\u{5D0}",
    "\u{5DB}\u{5D5}\u{5E0}\u{5DF} D:",
    "D:/\u{5DE}\u{5E1}\u{5DE}\u{5DB}\u{5D9}\u{5DD}",
  ])
  func wordsToChooseFromAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// The name of a file of numbers alone has its ending on the right.
  @Test(
    arguments: [
      (
        "\u{5E7}\u{5D5}\u{5D1}\u{5E5} \u{5DE}\u{5E6}\u{5D5}\u{5E8}\u{5E3}: 2019.xlsx",
        "2019.xlsx :\u{5E3}\u{5E8}\u{5D5}\u{5E6}\u{5DE} \u{5E5}\u{5D1}\u{5D5}\u{5E7}"
      ),
      (
        "\u{627}\u{62D}\u{641}\u{638} \u{641}\u{64A}: 20231105.csv",
        "20231105.csv :\u{64A}\u{641} \u{638}\u{641}\u{62D}\u{627}"
      ),
      (
        "\u{67E}\u{6CC}\u{648}\u{633}\u{62A}: 2023-11-05.log",
        "2023-11-05.log :\u{62A}\u{633}\u{648}\u{6CC}\u{67E}"
      ),
      (
        "\u{648}\u{6CC}\u{688}\u{6CC}\u{648}: 7.mp4 \u{62F}\u{6CC}\u{6A9}\u{6BE}\u{6CC}\u{6BA}",
        "\u{6BA}\u{6CC}\u{6BE}\u{6A9}\u{6CC}\u{62F} 7.mp4 :\u{648}\u{6CC}\u{688}\u{6CC}\u{648}"
      ),
      (
        "\u{5E0}\u{5E9}\u{5DE}\u{5E8} \u{5D1}\u{5E9}\u{5DD} (\u{5D2}\u{5D9}\u{5D1}\u{5D5}\u{5D9}): 2022_10.zip",
        "2022_10.zip :(\u{5D9}\u{5D5}\u{5D1}\u{5D9}\u{5D2}) \u{5DD}\u{5E9}\u{5D1} \u{5E8}\u{5DE}\u{5E9}\u{5E0}"
      ),
    ] as [(String, String)])
  func aFileOfNumbers(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// So has a name that ends in a date.
  @Test(
    arguments: [
      (
        "\u{5D4}\u{5D3}\u{5D5}\u{5D7} 2023-11-05.pdf \u{5E0}\u{5E9}\u{5DC}\u{5D7}",
        "\u{5D7}\u{5DC}\u{5E9}\u{5E0} 2023-11-05.pdf \u{5D7}\u{5D5}\u{5D3}\u{5D4}"
      ),
      (
        "\u{62A}\u{642}\u{631}\u{64A}\u{631} 2023-11-05.pdf \u{62C}\u{627}\u{647}\u{632}",
        "\u{632}\u{647}\u{627}\u{62C} 2023-11-05.pdf \u{631}\u{64A}\u{631}\u{642}\u{62A}"
      ),
    ] as [(String, String)])
  func aDateAtTheEndOfAFile(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  @Test(arguments: [
    "\u{5E1}\u{5E2}\u{5D9}\u{5E3} 3.c",
    "\u{5D4}\u{5D2}\u{5E8}\u{5E1}\u{5D4} 2.5. pdf",
    "\u{5E2}\u{5DE}\u{5D5}\u{5D3} 12. md",
  ])
  func otherNumbersWithADotAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  @Test(arguments: [
    "\u{5D3}\u{5D5}\u{5D7} 2019.xlsx",
    "\u{62A}\u{642}\u{631}\u{64A}\u{631} 12 2020.pdf",
    "\u{5D2}\u{5D9}\u{5D1}\u{5D5}\u{5D9}-2022.zip",
  ])
  func aNumberInANameOfAFileMayStandLeft(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  @Test(arguments: [
    "\u{627}\u{644}\u{633}\u{639}\u{631}: $12",
    "\u{635}\u{627}\u{62F}\u{631}\u{627}\u{62A} \u{645}\u{635}\u{631}: $40B \u{647}\u{630}\u{627} \u{627}\u{644}\u{639}\u{627}\u{645}",
    "\u{642}\u{6CC}\u{645}\u{62A} $12 \u{6C1}\u{6D2}",
    "\u{627}\u{644}\u{645}\u{628}\u{644}\u{63A} 12M$",
    "\u{642}\u{64A}\u{645}\u{629} $\u{661}\u{662}",
  ])
  func aCurrencyMayStandOnEitherSide(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  /// An equation in European digits beside letters of Persian or Urdu.
  @Test(
    arguments: [
      (
        "\u{62C}\u{648}\u{627}\u{628}: 7 + 5 = 12 \u{679}\u{6BE}\u{6CC}\u{6A9} \u{6C1}\u{6D2}",
        "\u{6D2}\u{6C1} \u{6A9}\u{6CC}\u{6BE}\u{679} 7 + 5 = 12 :\u{628}\u{627}\u{648}\u{62C}"
      ),
      (
        "\u{62D}\u{627}\u{635}\u{644} 9 - 4 = 5 \u{627}\u{633}\u{62A} \u{648} \u{62F}\u{631}\u{633}\u{62A} \u{6CC}\u{6A9}",
        "\u{6A9}\u{6CC} \u{62A}\u{633}\u{631}\u{62F} \u{648} \u{62A}\u{633}\u{627} 9 - 4 = 5 \u{644}\u{635}\u{627}\u{62D}"
      ),
      (
        "\u{628}\u{686}\u{6D2} 3 * 4 = 12 \u{644}\u{6A9}\u{6BE}\u{6CC}\u{6BA}",
        "\u{6BA}\u{6CC}\u{6BE}\u{6A9}\u{644} 3 * 4 = 12 \u{6D2}\u{686}\u{628}"
      ),
    ] as [(String, String)])
  func anEquationBesidePersianLetters(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  @Test(arguments: [
    "\u{646}\u{627}\u{62A}\u{62C} 7 + 5 = 12",
    "\u{646}\u{645}\u{628}\u{631} 7 - 5 \u{6C1}\u{6CC}\u{6BA}",
    "\u{6A9}\u{644}\u{6CC}\u{62F} 1 = 5 \u{6C1}\u{6D2}",
    "\u{635}\u{641}\u{62D}\u{627}\u{62A} 7-12 \u{62F}\u{6CC}\u{6A9}\u{6BE}\u{6CC}\u{6BA}",
  ])
  func otherSumsMayBeReadEitherWay(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  /// A percent sign behind a blank goes with its number where something closes behind it.
  @Test(
    arguments: [
      (
        "\u{5D4}\u{5D5}\u{5E9}\u{5DC}\u{5DE}\u{5D5}: 12 (40 %)",
        "(40 %) 12 :\u{5D5}\u{5DE}\u{5DC}\u{5E9}\u{5D5}\u{5D4}"
      ),
      (
        "\u{5E6}\u{5D9}\u{5D5}\u{5DF}: 85 %",
        "85 % :\u{5DF}\u{5D5}\u{5D9}\u{5E6}"
      ),
      (
        "\u{5E2}\u{5DC}\u{5D9}\u{5D9}\u{5D4} \u{5E9}\u{5DC} 3.5 %, \u{5DC}\u{5D0} \u{5D9}\u{5D5}\u{5EA}\u{5E8}",
        "\u{5E8}\u{5EA}\u{5D5}\u{5D9} \u{5D0}\u{5DC} ,3.5 % \u{5DC}\u{5E9} \u{5D4}\u{5D9}\u{5D9}\u{5DC}\u{5E2}"
      ),
    ] as [(String, String)])
  func aPercentSignBehindABlank(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  @Test(arguments: [
    "50 % \u{5D4}\u{5E0}\u{5D7}\u{5D4}",
    "\u{627}\u{643}\u{62A}\u{645}\u{644} 40 %",
    "\u{6F4}\u{6F0} \u{66A}",
    "40% \u{5D4}\u{5E0}\u{5D7}\u{5D4}",
    "5 % 3 \u{5D4}\u{5D5}\u{5D0} 2",
  ])
  func aPercentSignBeforeAWordIsWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  /// Numbers in brackets behind a Latin word may follow each other either way.
  @Test(arguments: [
    "\u{5D4}\u{5E2}\u{5E8}\u{5DB}\u{5D9}\u{5DD} \u{5E9}\u{5DC} x = [3, 7] \u{5E0}\u{5E9}\u{5DE}\u{5E8}\u{5D5}",
    "\u{627}\u{644}\u{62E}\u{644}\u{627}\u{64A}\u{627} Excel (12, 13) \u{641}\u{627}\u{631}\u{63A}\u{629}",
    "\u{5DE}\u{5D5}\u{5D2}\u{5D3}\u{5E8} arr = [5] \u{5DB}\u{5D0}\u{5DF}",
    "\u{645}\u{62A}\u{63A}\u{6CC}\u{631} nums = [10, 20, 30]",
    "\u{641}\u{6C1}\u{631}\u{633}\u{62A} list [1, 2, 3] \u{645}\u{62D}\u{641}\u{648}\u{638}",
  ])
  func numbersInBracketsBehindLatinAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  /// A number and several endings are the name of one file.
  @Test(
    arguments: [
      ("ABC 7.tar.gz DEF", "FED 7.tar.gz CBA"),
      ("ABC DEF 2024.tar.bz2 GHI", "IHG 2024.tar.bz2 FED CBA"),
      ("ABC 3.min.js DEF", "FED 3.min.js CBA"), ("ABC DEF: 12.test.ts", "12.test.ts :FED CBA"),
      ("ABC (0.chunk.js) DEF", "FED (0.chunk.js) CBA"), ("7.tar.gz ABC DEF", "FED CBA 7.tar.gz"),
      ("ABC 5.d.ts, DEF", "FED ,5.d.ts CBA"),
    ] as [(String, String)])
  func aNumberWithSeveralEndingsIsAFile(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.right)
  }

  /// So it is in each language, where nobody set a direction.
  @Test(
    arguments: [
      (
        "\u{627}\u{644}\u{645}\u{644}\u{641} 9.tar.gz \u{62C}\u{627}\u{647}\u{632}",
        "\u{632}\u{647}\u{627}\u{62C} 9.tar.gz \u{641}\u{644}\u{645}\u{644}\u{627}"
      ),
      (
        "\u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5} 4.min.css \u{5E0}\u{5D8}\u{5E2}\u{5DF}",
        "\u{5DF}\u{5E2}\u{5D8}\u{5E0} 4.min.css \u{5E5}\u{5D1}\u{5D5}\u{5E7}\u{5D4}"
      ),
    ] as [(String, String)])
  func aNumberWithSeveralEndingsIsAFileInALanguage(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  /// A number may be that of an item before a name in code, and other parts are no endings.
  @Test(arguments: ["ABC a.tar.gz DEF", "ABC 3.a.b DEF", "ABC DEF 7.example.com GHI"])
  func otherNamesWithDotsStay(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [.auto, LineExpectations.right])
  }
}
