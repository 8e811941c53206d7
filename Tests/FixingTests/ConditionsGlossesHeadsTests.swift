import BidiAlgorithm
import Fixing
import Testing

/// Conditions of code, years of a life, sentences that a shell is given, folders of the system,
/// files of numbers, glosses, heads of tables and placeholders of numbers; each with what looks
/// like it and is whole.
@Suite struct ConditionsGlossesHeadsTests {
  /// A name, an operator whose signs have an order, and what it is compared with.
  @Test(
    arguments: [
      (
        "if \u{5D2}\u{5D5}\u{5D1}\u{5D4} >= 180:",
        "if \u{5D4}\u{5D1}\u{5D5}\u{5D2} >= 180:"
      ),
      (
        "while \u{5DE}\u{5D5}\u{5E0}\u{5D4} != 0:",
        "while \u{5D4}\u{5E0}\u{5D5}\u{5DE} != 0:"
      ),
      (
        "elif \u{627}\u{644}\u{62F}\u{631}\u{62C}\u{629} <= 50:",
        "elif \u{629}\u{62C}\u{631}\u{62F}\u{644}\u{627} <= 50:"
      ),
      (
        "if \u{642}\u{62F} >= 160 {",
        "if \u{62F}\u{642} >= 160 {"
      ),
      (
        "assert \u{639}\u{645}\u{631} >= 21",
        "assert \u{631}\u{645}\u{639} >= 21"
      ),
      (
        "return \u{5DB}\u{5DE}\u{5D5}\u{5EA} <= 5",
        "return \u{5EA}\u{5D5}\u{5DE}\u{5DB} <= 5"
      ),
      (
        "until \u{634}\u{645}\u{627}\u{631} >= 10 do",
        "until \u{631}\u{627}\u{645}\u{634} >= 10 do"
      ),
    ] as [(String, String)])
  func aConditionFollowsItsOperator(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// An operator of one sign means the same from the right; words side by side are prose.
  @Test(arguments: [
    "while \u{5DE}\u{5D5}\u{5E0}\u{5D4} < 10:",
    "if \u{639}\u{645}\u{631} == 18:",
    "if \u{5D3}\u{5E0}\u{5D4} \u{5DC}\u{5D5}\u{5D9} >= 18:",
    "elif \u{642}\u{62F} > 160:",
  ])
  func aConditionOfOneSignStays(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// Years of somebody in English behind the name.
  @Test(
    arguments: [
      (
        "Results for \u{5E0}\u{5E2}\u{5DE}\u{5D9} \u{5E9}\u{5DE}\u{5E8} (1930\u{2013}2004)",
        "Results for \u{5E8}\u{5DE}\u{5E9} \u{5D9}\u{5DE}\u{5E2}\u{5E0} (1930\u{2013}2004)"
      ),
      (
        "Search results for \u{646}\u{62C}\u{64A}\u{628} \u{645}\u{62D}\u{641}\u{648}\u{638} (1911-2006)",
        "Search results for \u{638}\u{648}\u{641}\u{62D}\u{645} \u{628}\u{64A}\u{62C}\u{646} (1911-2006)"
      ),
      (
        "About \u{67E}\u{631}\u{648}\u{6CC}\u{646} \u{627}\u{639}\u{62A}\u{635}\u{627}\u{645}\u{6CC} (1907\u{2013}1941)",
        "About \u{6CC}\u{645}\u{627}\u{635}\u{62A}\u{639}\u{627} \u{646}\u{6CC}\u{648}\u{631}\u{67E} (1907\u{2013}1941)"
      ),
      (
        "A portrait of \u{641}\u{6CC}\u{636} \u{627}\u{62D}\u{645}\u{62F} \u{641}\u{6CC}\u{636} (1911\u{2013}1984), painted in Lahore",
        "A portrait of \u{636}\u{6CC}\u{641} \u{62F}\u{645}\u{62D}\u{627} \u{636}\u{6CC}\u{641} (1911\u{2013}1984), painted in Lahore"
      ),
    ] as [(String, String)])
  func yearsOfALifeStandBehindTheName(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// A year alone and the years of a work may be read with their title.
  @Test(arguments: [
    "Results for \u{5E0}\u{5E2}\u{5DE}\u{5D9} \u{5E9}\u{5DE}\u{5E8} (1930)",
    "Results for \u{627}\u{644}\u{643}\u{631}\u{646}\u{643} (1975\u{2013}1979)",
    "Episodes in \u{5E1}\u{5D5}\u{5E3} \u{5D4}\u{5E2}\u{5D5}\u{5DC}\u{5DD} (1988\u{2013}2010)",
  ])
  func yearsOfAWorkMayBeTheTitles(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// A sentence that a shell is given and that leads to a Latin name.
  @Test(
    arguments: [
      (
        "git commit -m \"\u{5E2}\u{5D3}\u{5DB}\u{5D5}\u{5DF} \u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5} \u{5D1}-CHANGELOG.md\"",
        "git commit -m \"CHANGELOG.md-\u{5D1} \u{5E5}\u{5D1}\u{5D5}\u{5E7}\u{5D4} \u{5DF}\u{5D5}\u{5DB}\u{5D3}\u{5E2}\""
      ),
      (
        "git commit -m \"\u{5D4}\u{5D5}\u{5E1}\u{5E4}\u{5EA} \u{5D1}\u{5D3}\u{5D9}\u{5E7}\u{5D5}\u{5EA} \u{5E9}\u{5DC} Parser\"",
        "git commit -m \"Parser \u{5DC}\u{5E9} \u{5EA}\u{5D5}\u{5E7}\u{5D9}\u{5D3}\u{5D1} \u{5EA}\u{5E4}\u{5E1}\u{5D5}\u{5D4}\""
      ),
      (
        "git commit -m \"\u{62D}\u{630}\u{641} \u{62F}\u{627}\u{644}\u{629} \u{645}\u{646} utils.py\"",
        "git commit -m \"utils.py \u{646}\u{645} \u{629}\u{644}\u{627}\u{62F} \u{641}\u{630}\u{62D}\""
      ),
      (
        "git tag -a v2 -m \"\u{646}\u{633}\u{62E}\u{647}\u{654} \u{62A}\u{627}\u{632}\u{647} \u{628}\u{627} Swift\"",
        "git tag -a v2 -m \"Swift \u{627}\u{628} \u{647}\u{632}\u{627}\u{62A} \u{647}\u{654}\u{62E}\u{633}\u{646}\""
      ),
      (
        "echo \"\u{5DE}\u{5E2}\u{5D1}\u{5E8} \u{5DC}-Ubuntu\"",
        "echo \"Ubuntu-\u{5DC} \u{5E8}\u{5D1}\u{5E2}\u{5DE}\""
      ),
      (
        "git stash save \"\u{62A}\u{62D}\u{62F}\u{64A}\u{62B} \u{641}\u{64A} config.yaml\"",
        "git stash save \"config.yaml \u{64A}\u{641} \u{62B}\u{64A}\u{62F}\u{62D}\u{62A}\""
      ),
    ] as [(String, String)])
  func aQuotedSentenceGoesOnToItsName(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// Other right-to-left words in marks stand before the name as they are drawn.
  @Test(arguments: [
    "git commit -m \"\u{5D4}\u{5D5}\u{5E1}\u{5E4}\u{5EA} \u{5D1}\u{5D3}\u{5D9}\u{5E7}\u{5D5}\u{5EA} README.md\"",
    "git commit -m \"\u{5E2}\u{5D3}\u{5DB}\u{5D5}\u{5DF}\"",
    "echo \"\u{5E9}\u{5DC}\u{5D5}\u{5DD}\"",
    "grep \"\u{5E9}\u{5DC} api\" notes.txt",
    "git commit -m \"\u{62D}\u{630}\u{641} utils.py\"",
  ])
  func otherQuotedWordsStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// A path that ends in a folder of the system, whose name has two words.
  @Test(
    arguments: [
      (
        "\u{5D4}\u{5EA}\u{5D9}\u{5E7}\u{5D9}\u{5D9}\u{5D4} C:\\Users\\\u{5DE}\u{5D9}\u{5DB}\u{5DC}\\\u{5E9}\u{5D5}\u{5DC}\u{5D7}\u{5DF} \u{5D4}\u{5E2}\u{5D1}\u{5D5}\u{5D3}\u{5D4} \u{5E8}\u{5D9}\u{5E7}\u{5D4}.",
        ".\u{5D4}\u{5E7}\u{5D9}\u{5E8} C:\\Users\\\u{5DC}\u{5DB}\u{5D9}\u{5DE}\\\u{5D4}\u{5D3}\u{5D5}\u{5D1}\u{5E2}\u{5D4} \u{5DF}\u{5D7}\u{5DC}\u{5D5}\u{5E9} \u{5D4}\u{5D9}\u{5D9}\u{5E7}\u{5D9}\u{5EA}\u{5D4}"
      ),
      (
        "\u{627}\u{644}\u{645}\u{633}\u{627}\u{631} D:\\Users\\\u{644}\u{64A}\u{644}\u{649}\\\u{633}\u{637}\u{62D} \u{627}\u{644}\u{645}\u{643}\u{62A}\u{628} \u{63A}\u{64A}\u{631} \u{635}\u{62D}\u{64A}\u{62D}.",
        ".\u{62D}\u{64A}\u{62D}\u{635} \u{631}\u{64A}\u{63A} D:\\Users\\\u{649}\u{644}\u{64A}\u{644}\\\u{628}\u{62A}\u{643}\u{645}\u{644}\u{627} \u{62D}\u{637}\u{633} \u{631}\u{627}\u{633}\u{645}\u{644}\u{627}"
      ),
      (
        "\u{5E7}\u{5D5}\u{5D1}\u{5E5} \u{5E0}\u{5DE}\u{5E6}\u{5D0} \u{5D1}-C:\\Users\\gal\\\u{5E9}\u{5D5}\u{5DC}\u{5D7}\u{5DF} \u{5D4}\u{5E2}\u{5D1}\u{5D5}\u{5D3}\u{5D4} \u{5DB}\u{5E2}\u{5EA}",
        "\u{5EA}\u{5E2}\u{5DB} C:\\Users\\gal\\\u{5D4}\u{5D3}\u{5D5}\u{5D1}\u{5E2}\u{5D4} \u{5DF}\u{5D7}\u{5DC}\u{5D5}\u{5E9}-\u{5D1} \u{5D0}\u{5E6}\u{5DE}\u{5E0} \u{5E5}\u{5D1}\u{5D5}\u{5E7}"
      ),
    ] as [(String, String)])
  func aKnownFolderHasTwoWords(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.right)
  }

  /// The name of a file of several numbers behind a right-to-left word.
  @Test(
    arguments: [
      (
        "\u{5D4}\u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D4} 20190317_081522.jpg \u{5E0}\u{5DE}\u{5D7}\u{5E7}\u{5D4}",
        "\u{5D4}\u{5E7}\u{5D7}\u{5DE}\u{5E0} 20190317_081522.jpg \u{5D4}\u{5E0}\u{5D5}\u{5DE}\u{5EA}\u{5D4}"
      ),
      (
        "\u{627}\u{644}\u{635}\u{648}\u{631}\u{629} 20200610_190502.png \u{63A}\u{64A}\u{631} \u{648}\u{627}\u{636}\u{62D}\u{629}",
        "\u{629}\u{62D}\u{636}\u{627}\u{648} \u{631}\u{64A}\u{63A} 20200610_190502.png \u{629}\u{631}\u{648}\u{635}\u{644}\u{627}"
      ),
      (
        "\u{648}\u{6CC}\u{62F}\u{6CC}\u{648} 20211225-101112.mp4 \u{67E}\u{62E}\u{634} \u{646}\u{634}\u{62F}",
        "\u{62F}\u{634}\u{646} \u{634}\u{62E}\u{67E} 20211225-101112.mp4 \u{648}\u{6CC}\u{62F}\u{6CC}\u{648}"
      ),
      (
        "\u{62F}\u{633}\u{62A}\u{627}\u{648}\u{6CC}\u{632} 2018_07.pdf \u{646}\u{6C1}\u{6CC}\u{6BA} \u{645}\u{644}\u{6CC}",
        "\u{6CC}\u{644}\u{645} \u{6BA}\u{6CC}\u{6C1}\u{646} 2018_07.pdf \u{632}\u{6CC}\u{648}\u{627}\u{62A}\u{633}\u{62F}"
      ),
      (
        "\u{5E8}\u{5D0}\u{5D5} \u{5D1}-20180101_235959.mov \u{5D1}\u{5D1}\u{5E7}\u{5E9}\u{5D4}",
        "\u{5D4}\u{5E9}\u{5E7}\u{5D1}\u{5D1} 20180101_235959.mov-\u{5D1} \u{5D5}\u{5D0}\u{5E8}"
      ),
    ] as [(String, String)])
  func aFileOfNumbersKeepsItsEnding(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.right)
  }

  /// Single digits, and numbers without an ending, stand as they are drawn.
  @Test(arguments: [
    "\u{5D2}\u{5E8}\u{5E1}\u{5D4} 3_4 \u{5DE}\u{5D5}\u{5DB}\u{5E0}\u{5D4}",
    "\u{5D4}\u{5EA}\u{5D5}\u{5E6}\u{5D0}\u{5D4} 12 34 \u{5E0}\u{5E9}\u{5DE}\u{5E8}\u{5D4}",
  ])
  func numbersWithoutAnEndingStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.right])
  }

  /// A sentence whose brackets say what something is called elsewhere.
  @Test(
    arguments: [
      (
        "\u{5D7}\u{5D1}\u{5E8}\u{5EA} \u{5D4}\u{5D7}\u{5E9}\u{5DE}\u{5DC} (Israel Electric Corporation) \u{5D4}\u{5D5}\u{5D3}\u{5D9}\u{5E2}\u{5D4} \u{5E2}\u{5DC} \u{5D4}\u{5E4}\u{5E1}\u{5E7}\u{5D4}.",
        ".\u{5D4}\u{5E7}\u{5E1}\u{5E4}\u{5D4} \u{5DC}\u{5E2} \u{5D4}\u{5E2}\u{5D9}\u{5D3}\u{5D5}\u{5D4} (Israel Electric Corporation) \u{5DC}\u{5DE}\u{5E9}\u{5D7}\u{5D4} \u{5EA}\u{5E8}\u{5D1}\u{5D7}"
      ),
      (
        "\u{648}\u{632}\u{627}\u{631}\u{629} \u{627}\u{644}\u{646}\u{642}\u{644} (Ministry of Transport) \u{623}\u{639}\u{644}\u{646}\u{62A} \u{627}\u{644}\u{62E}\u{637}\u{629} \u{627}\u{644}\u{62C}\u{62F}\u{64A}\u{62F}\u{629}.",
        ".\u{629}\u{62F}\u{64A}\u{62F}\u{62C}\u{644}\u{627} \u{629}\u{637}\u{62E}\u{644}\u{627} \u{62A}\u{646}\u{644}\u{639}\u{623} (Ministry of Transport) \u{644}\u{642}\u{646}\u{644}\u{627} \u{629}\u{631}\u{627}\u{632}\u{648}"
      ),
      (
        "\u{62F}\u{627}\u{646}\u{634}\u{6AF}\u{627}\u{647} \u{62A}\u{647}\u{631}\u{627}\u{646} (University of Tehran) \u{62F}\u{631} \u{633}\u{627}\u{644} 1934 \u{62A}\u{623}\u{633}\u{6CC}\u{633} \u{634}\u{62F}.",
        ".\u{62F}\u{634} \u{633}\u{6CC}\u{633}\u{623}\u{62A} 1934 \u{644}\u{627}\u{633} \u{631}\u{62F} (University of Tehran) \u{646}\u{627}\u{631}\u{647}\u{62A} \u{647}\u{627}\u{6AF}\u{634}\u{646}\u{627}\u{62F}"
      ),
      (
        "\u{639}\u{62C}\u{627}\u{626}\u{628} \u{6AF}\u{6BE}\u{631} (The Lahore Museum) \u{622}\u{62C} \u{628}\u{646}\u{62F} \u{631}\u{6C1}\u{6D2} \u{6AF}\u{627}\u{6D4}",
        "\u{6D4}\u{627}\u{6AF} \u{6D2}\u{6C1}\u{631} \u{62F}\u{646}\u{628} \u{62C}\u{622} (The Lahore Museum) \u{631}\u{6BE}\u{6AF} \u{628}\u{626}\u{627}\u{62C}\u{639}"
      ),
    ] as [(String, String)])
  func aSentenceGoesOnBehindItsGloss(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// Without the end of a sentence, or with few words, it may be a row or a title.
  @Test(arguments: [
    "\u{5D7}\u{5D1}\u{5E8}\u{5EA} \u{5D4}\u{5D7}\u{5E9}\u{5DE}\u{5DC} (Israel Electric Corporation)",
    "\u{5D3}\u{5E0}\u{5D4} \u{5DC}\u{5D5}\u{5D9} (Product Manager) \u{5D7}\u{5D9}\u{5E4}\u{5D4}",
    "\u{648}\u{632}\u{627}\u{631}\u{629} \u{627}\u{644}\u{646}\u{642}\u{644} (Ministry of Transport) \u{627}\u{644}\u{631}\u{64A}\u{627}\u{636}",
  ])
  func aRowWithBracketsStays(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// The columns of the head of a table.
  @Test(
    arguments: [
      (
        "id,\u{5DB}\u{5EA}\u{5D5}\u{5D1}\u{5EA},\u{5D2}\u{5D9}\u{5DC},email",
        "id,\u{5EA}\u{5D1}\u{5D5}\u{5EA}\u{5DB},\u{5DC}\u{5D9}\u{5D2},email"
      ),
      (
        "name,\u{627}\u{644}\u{627}\u{633}\u{645},\u{627}\u{644}\u{647}\u{627}\u{62A}\u{641},\u{627}\u{644}\u{628}\u{644}\u{62F},country",
        "name,\u{645}\u{633}\u{627}\u{644}\u{627},\u{641}\u{62A}\u{627}\u{647}\u{644}\u{627},\u{62F}\u{644}\u{628}\u{644}\u{627},country"
      ),
      (
        "user_id;\u{646}\u{627}\u{645};\u{634}\u{647}\u{631};created",
        "user_id;\u{645}\u{627}\u{646};\u{631}\u{647}\u{634};created"
      ),
      (
        "sku,\u{642}\u{6CC}\u{645}\u{62A},\u{645}\u{642}\u{62F}\u{627}\u{631},status",
        "sku,\u{62A}\u{645}\u{6CC}\u{642},\u{631}\u{627}\u{62F}\u{642}\u{645},status"
      ),
    ] as [(String, String)])
  func columnsOfAHeadFollowEachOther(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// Words that commas part in a line of somebody, and heads of one right-to-left column.
  @Test(arguments: [
    "hello,\u{5D0}\u{5D1}\u{5D0},\u{5D0}\u{5DE}\u{5D0},bye",
    "id,\u{5DB}\u{5EA}\u{5D5}\u{5D1}\u{5EA},email,phone",
    "yes,\u{646}\u{639}\u{645},\u{628}\u{644}\u{649},ok",
  ])
  func wordsWithCommasStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// What comes for each placeholder is a number of its own.
  @Test(
    arguments: [
      (
        "\u{645}\u{642}\u{62F}\u{627}\u{631} \u{627}\u{644}\u{634}\u{641}\u{627}\u{621} $A2% (+$B2%)",
        "(+$B2%) $A2% \u{621}\u{627}\u{641}\u{634}\u{644}\u{627} \u{631}\u{627}\u{62F}\u{642}\u{645}"
      ),
      (
        "\u{5D4}\u{5D2}\u{5E0}\u{5D4} \u{5DE}\u{5D5}\u{5D2}\u{5D1}\u{5E8}\u{5EA} $X% (-$Y%)",
        "(-$Y%) $X% \u{5EA}\u{5E8}\u{5D1}\u{5D2}\u{5D5}\u{5DE} \u{5D4}\u{5E0}\u{5D2}\u{5D4}"
      ),
      (
        "\u{633}\u{631}\u{639}\u{62A} \u{62D}\u{631}\u{6A9}\u{62A} $V1% (+$V2%)",
        "(+$V2%) $V1% \u{62A}\u{6A9}\u{631}\u{62D} \u{62A}\u{639}\u{631}\u{633}"
      ),
    ] as [(String, String)])
  func aValueInBracketsFollowsTheFirst(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.right)
  }

  /// Names, and formats of printf, may be read with their brackets.
  @Test(arguments: [
    "\u{5D4}\u{5D4}\u{5D5}\u{5D3}\u{5E2}\u{5D4} %1$s (%2$s) \u{5E0}\u{5E9}\u{5DC}\u{5D7}\u{5D4}",
    "\u{5D4}\u{5DE}\u{5E9}\u{5EA}\u{5DE}\u{5E9} %2$s (%1$s) \u{5E0}\u{5D5}\u{5E1}\u{5E3}",
  ])
  func otherPlaceholdersStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.right])
  }
}
