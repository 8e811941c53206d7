import BidiAlgorithm
import Fixing
import Testing

/// Keys that are held with a sign, and signs of names right behind a right-to-left prefix.
@Suite struct ChordsAndHandlesTests {
  private static let right = LineExpectations.right

  @Test(
    arguments: [
      ("ABC {U+004D}-% DEF", "FED {U+004D}-% CBA"),
      ("ABC {U+0043}-{U+004D}-% DEF", "FED {U+0043}-{U+004D}-% CBA"),
      ("ABC {U+0043}-/ DEF", "FED {U+0043}-/ CBA"),
      ("ABC alt-; DEF", "FED alt-; CBA"),
      (
        "{U+0627}{U+0636}{U+063A}{U+0637} {U+004D}-! {U+0627}{U+0644}{U+0622}{U+0646}",
        "{U+0646}{U+0622}{U+0644}{U+0627} {U+004D}-! {U+0637}{U+063A}{U+0636}{U+0627}"
      ),
      (
        "{U+06A9}{U+0644}{U+06CC}{U+062F} ctrl-+ {U+0631}{U+0627} {U+0628}{U+0632}{U+0646}",
        "{U+0646}{U+0632}{U+0628} {U+0627}{U+0631} ctrl-+ {U+062F}{U+06CC}{U+0644}{U+06A9}"
      ),
    ])
  func aKeyThatIsHeldKeepsTheSignThatIsPressed(_ line: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: line, wanted, .auto)
    LineExpectations.expectFirst(pseudo: line, wanted, Self.right)
  }

  @Test(arguments: [
    "ABC {U+0043}-50 DEF", "ABC {U+004D}-x DEF", "ABC {U+004D}-5% DEF",
    "ABC {U+0043}-x {U+0043}-f DEF",
  ])
  func anotherNameWithAHyphenIsDrawnAsItIsRead(_ line: String) {
    LineExpectations.expectNothing(pseudo: line, [.auto, Self.right])
  }

  /// The comma and the full stop behind a grade are the sentence's.
  @Test func aGradeIsNoKey() {
    LineExpectations.expectFirst(
      pseudo: "ABC {U+0041}-, DEF {U+0043}-.", ".{U+0043}- FED ,{U+0041}- CBA", Self.right)
  }

  @Test(
    arguments: [
      ("ABC @dana F@rina_b", "@rina_bF @dana CBA"),
      ("ABC L@dana DEF", "FED @danaL CBA"),
      ("ABC B#travel DEF", "FED #travelB CBA"),
      ("ABC --verbose F--color DEF", "FED --colorF --verbose CBA"),
      (
        "{U+0645}{U+0639} {U+0648}@omar {U+0647}{U+0646}{U+0627}",
        "{U+0627}{U+0646}{U+0647} @omar{U+0648} {U+0639}{U+0645}"
      ),
      (
        "{U+0627}{U+06CC}{U+0646} {U+0648}#tehran {U+0628}{U+0648}{U+062F}",
        "{U+062F}{U+0648}{U+0628} #tehran{U+0648} {U+0646}{U+06CC}{U+0627}"
      ),
    ])
  func aSignRightBehindAPrefixIsOfItsName(_ line: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: line, wanted, .auto)
  }

  /// A name of several letters, an address of mail, and a flag of one letter, before which a hyphen
  /// may be the prefix's.
  @Test(arguments: ["ABC DEF@dana GHI", "ABC FB@example.com DEF", "ABC F--x DEF"])
  func aSignThatMayBeOfSomethingElseStays(_ line: String) {
    LineExpectations.expectNothing(pseudo: line, [.auto, Self.right])
  }
}
