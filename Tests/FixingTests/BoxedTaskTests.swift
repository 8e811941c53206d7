import BidiAlgorithm
import Fixing
import Testing

/// Tasks behind a box, where left to right is set or nobody set a direction.
@Suite struct BoxedTaskTests {
  /// Three words or more are a sentence, as they are behind a bullet.
  @Test(
    arguments: [
      ("[ ] ABC DEF GHI", "IHG FED CBA [ ]"), ("- [ ] ABC DEF GHI", "IHG FED CBA [ ] -"),
      ("[x] ABC DEF GHI JKL", "LKJ IHG FED CBA [x]"), ("- [x] ABC DEF GHI.", ".IHG FED CBA [x] -"),
      ("* [x] ABC DEF GHI", "IHG FED CBA [x] *"), ("1. [ ] ABC DEF GHI", "IHG FED CBA [ ] .1"),
      ("\u{2610} ABC DEF GHI", "IHG FED CBA \u{2610}"),
      ("\u{2611} ABC DEF GHI JKL", "LKJ IHG FED CBA \u{2611}"),
      ("[x] ABC, DEF", "FED ,CBA [x]"),
    ] as [(String, String)])
  func aTaskIsASentence(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.left)
  }

  /// So it is in each language, and with a Latin name among its words.
  @Test(
    arguments: [
      (
        "\u{2610} \u{5DC}\u{5E4}\u{5EA}\u{5D5}\u{5D7} \u{5D0}\u{5EA} Chrome \u{5D5}\u{5DC}\u{5D7}\u{5E4}\u{5E9} \u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D4}.",
        ".\u{5D4}\u{5E0}\u{5D5}\u{5DE}\u{5EA} \u{5E9}\u{5E4}\u{5D7}\u{5DC}\u{5D5} Chrome \u{5EA}\u{5D0} \u{5D7}\u{5D5}\u{5EA}\u{5E4}\u{5DC} \u{2610}"
      ),
      (
        "- [x] \u{5DC}\u{5E9}\u{5DC}\u{5D5}\u{5D7} \u{5D0}\u{5EA} Excel \u{5DC}\u{5D3}\u{5E0}\u{5D4} \u{5D4}\u{5D9}\u{5D5}\u{5DD}.",
        ".\u{5DD}\u{5D5}\u{5D9}\u{5D4} \u{5D4}\u{5E0}\u{5D3}\u{5DC} Excel \u{5EA}\u{5D0} \u{5D7}\u{5D5}\u{5DC}\u{5E9}\u{5DC} [x] -"
      ),
      (
        "[ ] \u{5DC}\u{5D4}\u{5D7}\u{5D6}\u{5D9}\u{5E8} \u{5E1}\u{5E4}\u{5E8}\u{5D9}\u{5DD} \u{5DC}\u{5E1}\u{5E4}\u{5E8}\u{5D9}\u{5D9}\u{5D4}",
        "\u{5D4}\u{5D9}\u{5D9}\u{5E8}\u{5E4}\u{5E1}\u{5DC} \u{5DD}\u{5D9}\u{5E8}\u{5E4}\u{5E1} \u{5E8}\u{5D9}\u{5D6}\u{5D7}\u{5D4}\u{5DC} [ ]"
      ),
      (
        "- [x] \u{5DC}\u{5E7}\u{5D1}\u{5D5}\u{5E2} \u{5EA}\u{5D5}\u{5E8} \u{5DC}\u{5E8}\u{5D5}\u{5E4}\u{5D0}",
        "\u{5D0}\u{5E4}\u{5D5}\u{5E8}\u{5DC} \u{5E8}\u{5D5}\u{5EA} \u{5E2}\u{5D5}\u{5D1}\u{5E7}\u{5DC} [x] -"
      ),
      (
        "\u{2610} \u{625}\u{631}\u{633}\u{627}\u{644} \u{627}\u{644}\u{62A}\u{642}\u{631}\u{64A}\u{631} \u{625}\u{644}\u{649} \u{627}\u{644}\u{645}\u{62F}\u{64A}\u{631}",
        "\u{631}\u{64A}\u{62F}\u{645}\u{644}\u{627} \u{649}\u{644}\u{625} \u{631}\u{64A}\u{631}\u{642}\u{62A}\u{644}\u{627} \u{644}\u{627}\u{633}\u{631}\u{625} \u{2610}"
      ),
      (
        "* [ ] \u{62A}\u{631}\u{62A}\u{64A}\u{628} \u{63A}\u{631}\u{641}\u{629} \u{627}\u{644}\u{636}\u{64A}\u{648}\u{641}",
        "\u{641}\u{648}\u{64A}\u{636}\u{644}\u{627} \u{629}\u{641}\u{631}\u{63A} \u{628}\u{64A}\u{62A}\u{631}\u{62A} [ ] *"
      ),
      (
        "[X] \u{62E}\u{631}\u{6CC}\u{62F} \u{646}\u{627}\u{646} \u{62A}\u{627}\u{632}\u{647}",
        "\u{647}\u{632}\u{627}\u{62A} \u{646}\u{627}\u{646} \u{62F}\u{6CC}\u{631}\u{62E} [X]"
      ),
      (
        "\u{2611} \u{62A}\u{645}\u{627}\u{633} \u{628}\u{627} \u{645}\u{62F}\u{631}\u{633}\u{647}",
        "\u{647}\u{633}\u{631}\u{62F}\u{645} \u{627}\u{628} \u{633}\u{627}\u{645}\u{62A} \u{2611}"
      ),
      (
        "- [ ] \u{628}\u{62C}\u{644}\u{6CC} \u{6A9}\u{627} \u{628}\u{644} \u{62F}\u{6CC}\u{646}\u{627}",
        "\u{627}\u{646}\u{6CC}\u{62F} \u{644}\u{628} \u{627}\u{6A9} \u{6CC}\u{644}\u{62C}\u{628} [ ] -"
      ),
      (
        "2. [x] \u{62F}\u{648}\u{62F}\u{6BE} \u{6AF}\u{6BE}\u{631} \u{644}\u{627}\u{646}\u{627}",
        "\u{627}\u{646}\u{627}\u{644} \u{631}\u{6BE}\u{6AF} \u{6BE}\u{62F}\u{648}\u{62F} [x] .2"
      ),
    ] as [(String, String)])
  func aTaskOfALanguageIsASentence(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// The box before a sentence is told as the mark that it is.
  @Test(arguments: ["\u{2610} ABC DEF GHI", "\u{2611} ABC DEF GHI"])
  func aBoxIsAMarkOfAnItem(_ pseudo: String) {
    let problems = Judge().problems(
      of: BrokenString.scalars(pseudo), direction: LineExpectations.left)
    #expect(problems.map(\.kind) == [.listMarker])
  }

  /// One or two words may be a name, a dash joins names, a key has its value, and a plus may be
  /// that of a comparison.
  @Test(arguments: [
    "[ ] ABC", "[ ] ABC DEF", "[x] ABC DEF", "- [ ] ABC DEF", "- [x] ABC", "\u{2610} ABC DEF",
    "\u{2611} ABC", "- [ ] ABC DEF - GHI JKL", "- [ ] ABC: DEF GHI", "- [ ] **ABC DEF GHI**",
    "+ [ ] ABC DEF GHI", "[ ] write more tests",
  ])
  func otherTasksStay(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.left])
  }

  /// Where nobody set a direction, an empty box goes with the words behind it.
  @Test(arguments: ["[ ] ABC DEF GHI", "- [ ] ABC DEF GHI", "\u{2610} ABC DEF GHI"])
  func aTaskStaysWhereNobodySetADirection(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [.auto])
  }

  /// So does a ticked one: the letter of its tick is no word.
  @Test(
    arguments: [
      ("[x] ABC DEF GHI", "IHG FED CBA [x]"), ("[x] ABC DEF", "FED CBA [x]"),
      ("- [x] ABC DEF", "FED CBA [x] -"), ("* [x] ABC DEF.", ".FED CBA [x] *"),
      ("[x] ABC DEF, GHI", "IHG ,FED CBA [x]"),
    ] as [(String, String)])
  func aTickIsNoWord(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, .auto)
  }

  /// So it is in each language, with a capital as its tick, and with a Latin name in a sentence.
  @Test(
    arguments: [
      (
        "[x] \u{5DC}\u{5E7}\u{5E0}\u{5D5}\u{5EA} \u{5D7}\u{5DC}\u{5D1}",
        "\u{5D1}\u{5DC}\u{5D7} \u{5EA}\u{5D5}\u{5E0}\u{5E7}\u{5DC} [x]"
      ),
      (
        "- [X] \u{634}\u{631}\u{627}\u{621} \u{62E}\u{628}\u{632}",
        "\u{632}\u{628}\u{62E} \u{621}\u{627}\u{631}\u{634} [X] -"
      ),
      (
        "[x] \u{62E}\u{631}\u{6CC}\u{62F} \u{646}\u{627}\u{646} \u{62A}\u{627}\u{632}\u{647}",
        "\u{647}\u{632}\u{627}\u{62A} \u{646}\u{627}\u{646} \u{62F}\u{6CC}\u{631}\u{62E} [x]"
      ),
      (
        "[x] \u{5DC}\u{5E4}\u{5EA}\u{5D5}\u{5D7} \u{5D0}\u{5EA} Chrome \u{5D4}\u{5D9}\u{5D5}\u{5DD}",
        "\u{5DD}\u{5D5}\u{5D9}\u{5D4} Chrome \u{5EA}\u{5D0} \u{5D7}\u{5D5}\u{5EA}\u{5E4}\u{5DC} [x]"
      ),
    ] as [(String, String)])
  func aTickOfALanguageIsNoWord(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  /// A single word may be a name, and Latin words are as they are.
  @Test(arguments: ["[x] ABC", "- [x] ABC", "[x] write more tests", "[x] call ABC DEF"])
  func otherTickedTasksStay(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [.auto])
  }
}
