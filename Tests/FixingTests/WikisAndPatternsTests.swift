import BidiAlgorithm
import Fixing
import Testing

/// Links and templates of wikis, and ranges of letters in patterns, from left to right.
@Suite struct WikisAndPatternsTests {
  @Test(
    arguments: [
      (
        "[[\u{5E7}\u{5D5}\u{5D1}\u{5E5}:\u{5D2}\u{5E9}\u{5E8}.png|\u{5E9}\u{5DE}\u{5D0}\u{5DC}|150px|\u{5D4}\u{5D2}\u{5E9}\u{5E8} \u{5D4}\u{5D9}\u{5E9}\u{5DF}]]",
        "[[\u{5E5}\u{5D1}\u{5D5}\u{5E7}:\u{5E8}\u{5E9}\u{5D2}.png|\u{5DC}\u{5D0}\u{5DE}\u{5E9}|150px|\u{5DF}\u{5E9}\u{5D9}\u{5D4} \u{5E8}\u{5E9}\u{5D2}\u{5D4}]]"
      ),
      (
        "{{\u{645}\u{639}\u{644}\u{648}\u{645}\u{627}\u{62A}|\u{627}\u{633}\u{645}=\u{627}\u{644}\u{642}\u{627}\u{647}\u{631}\u{629}|\u{628}\u{644}\u{62F}=\u{645}\u{635}\u{631}}}",
        "{{\u{62A}\u{627}\u{645}\u{648}\u{644}\u{639}\u{645}|\u{645}\u{633}\u{627}=\u{629}\u{631}\u{647}\u{627}\u{642}\u{644}\u{627}|\u{62F}\u{644}\u{628}=\u{631}\u{635}\u{645}}}"
      ),
      (
        "[[\u{62A}\u{647}\u{631}\u{627}\u{646}|\u{67E}\u{627}\u{6CC}\u{62A}\u{62E}\u{62A}]]",
        "[[\u{646}\u{627}\u{631}\u{647}\u{62A}|\u{62A}\u{62E}\u{62A}\u{6CC}\u{627}\u{67E}]]"
      ),
      (
        "[[\u{641}\u{627}\u{626}\u{644}:\u{628}\u{627}\u{63A}.jpg|\u{62A}\u{635}\u{63A}\u{6CC}\u{631}|\u{628}\u{627}\u{63A}]]",
        "[[\u{644}\u{626}\u{627}\u{641}:\u{63A}\u{627}\u{628}.jpg|\u{631}\u{6CC}\u{63A}\u{635}\u{62A}|\u{63A}\u{627}\u{628}]]"
      ),
      (
        "* [[\u{5EA}\u{5DC} \u{5D0}\u{5D1}\u{5D9}\u{5D1}|\u{5D4}\u{5E2}\u{5D9}\u{5E8} \u{5D4}\u{5D2}\u{5D3}\u{5D5}\u{5DC}\u{5D4}]]",
        "* [[\u{5D1}\u{5D9}\u{5D1}\u{5D0} \u{5DC}\u{5EA}|\u{5D4}\u{5DC}\u{5D5}\u{5D3}\u{5D2}\u{5D4} \u{5E8}\u{5D9}\u{5E2}\u{5D4}]]"
      ),
      (
        "See [[\u{5DC}\u{5D5}\u{5E0}\u{5D3}\u{5D5}\u{5DF}|\u{5D4}\u{5D1}\u{5D9}\u{5E8}\u{5D4}]] there.",
        "See [[\u{5DF}\u{5D5}\u{5D3}\u{5E0}\u{5D5}\u{5DC}|\u{5D4}\u{5E8}\u{5D9}\u{5D1}\u{5D4}]] there."
      ),
    ] as [(String, String)])
  func theFieldsOfAWikiFollowEachOther(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// No bar, a name space alone, and what was mended.
  @Test(arguments: [
    "See [[\u{5DC}\u{5D5}\u{5E0}\u{5D3}\u{5D5}\u{5DF}]] there.",
    "[[\u{5E7}\u{5D8}\u{5D2}\u{5D5}\u{5E8}\u{5D9}\u{5D4}:\u{5E2}\u{5E8}\u{5D9}\u{5DD}]]",
    "See [[\u{2068}\u{5DC}\u{5D5}\u{5E0}\u{5D3}\u{5D5}\u{5DF}\u{2069}|\u{5D4}\u{5D1}\u{5D9}\u{5E8}\u{5D4}]] there.",
  ])
  func otherBracketsStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  @Test func linksInARightToLeftLineStay() {
    for text in [
      "[[\u{5DC}\u{5D5}\u{5E0}\u{5D3}\u{5D5}\u{5DF}|\u{5D4}\u{5D1}\u{5D9}\u{5E8}\u{5D4}]]",
      "[[\u{62A}\u{647}\u{631}\u{627}\u{646}|\u{67E}\u{627}\u{6CC}\u{62A}\u{62E}\u{62A}]] \u{634}\u{647}\u{631} \u{627}\u{633}\u{62A}",
    ] {
      LineExpectations.expectNothing(text: text, [.auto, LineExpectations.right])
    }
  }

  @Test(
    arguments: [
      (
        "^[\u{5D1}-\u{5E9}]+$",
        "^[\u{5D1}-\u{5E9}]+$"
      ),
      (
        "/^[\u{628}-\u{64A} ]{3,}$/",
        "/^[\u{628}-\u{64A} ]{3,}$/"
      ),
      (
        "[\u{67E}-\u{6D2}]",
        "[\u{67E}-\u{6D2}]"
      ),
      (
        "[a-z\u{5D1}-\u{5E9}]*",
        "[a-z\u{5D1}-\u{5E9}]*"
      ),
      (
        "grep -E '[\u{5D1}-\u{5E9}]+' log.txt",
        "grep -E '[\u{5D1}-\u{5E9}]+' log.txt"
      ),
      (
        "sed 's/[\u{627}-\u{6CC}]//g' a.txt",
        "sed 's/[\u{627}-\u{6CC}]//g' a.txt"
      ),
      (
        "const re = /[\u{5D1}-\u{5E9}]+/g;",
        "const re = /[\u{5D1}-\u{5E9}]+/g;"
      ),
    ] as [(String, String)])
  func aRangeOfLettersIsReadFromLeftToRight(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// Pages and letters in brackets of a text, and what was mended.
  @Test(arguments: [
    "See pages [\u{5D0}-\u{5D3}] there",
    "Index [\u{5D0}-\u{5EA}]",
    "See [\u{5D3}\u{5E4}\u{5D9}\u{5DD} \u{5D1}-\u{5D3}] there",
    "^[\u{2068}\u{5D1}\u{2069}-\u{5E9}]+$",
  ])
  func otherRangesInBracketsStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// In a right-to-left sentence a pattern may be drawn as its words are.
  @Test func patternsInARightToLeftLineStay() {
    for text in [
      "^[\u{5D1}-\u{5E9}]+$",
      "\u{5D4}\u{5D1}\u{5D9}\u{5D8}\u{5D5}\u{5D9} ^[\u{5D1}-\u{5E9}]+$ \u{5EA}\u{5E7}\u{5D9}\u{5DF}",
    ] {
      LineExpectations.expectNothing(text: text, [.auto, LineExpectations.right])
    }
  }

  /// A pattern ends at the next blank, and what is open before it is a part of it where something
  /// in it repeats.
  @Test(
    arguments: [
      ("ABC (a|b)* DEF", 4..<10), ("ABC ((a|b)* DEF", 4..<11), ("ABC (((((a|b)* DEF", 4..<14),
      ("ABC ([a-z]+ DEF", 5..<11), ("ABC [[a-z]+ DEF", 4..<11), ("ABC [^a]+ DEF", 4..<9),
      ("ABC [\\d]+ DEF", 4..<9),
    ])
  func patternsBehindOpenBracketsAreOnePiece(_ pseudo: String, _ range: Range<Int>) {
    let problems = Judge().problems(
      of: BrokenString.scalars(pseudo), direction: LineExpectations.right)
    #expect(problems.map(\.kind) == [.identifier] && problems.map(\.range) == [range])
  }

  /// No bar and no class, nothing that repeats, and a blank inside.
  @Test(arguments: [
    "ABC (ab)* DEF", "ABC (a|b) DEF", "ABC [a]+ DEF", "ABC []+ DEF", "ABC (a b|c)* DEF",
  ])
  func otherBracketsAreNoPatterns(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.right])
  }

  @Test func manyBracketsAloneAreNoPattern() {
    let (open, closed) = (String(repeating: "[", count: 9000), String(repeating: "]", count: 9000))
    for signs in [open, open + closed] {
      LineExpectations.expectNothing(pseudo: "ABC \(signs) DEF", [LineExpectations.right])
    }
  }
}
