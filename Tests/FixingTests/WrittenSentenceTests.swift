import BidiAlgorithm
import Fixing
import Testing

/// Sentences that a command of a shell writes.
@Suite struct WrittenSentenceTests {
  /// What a message of a commit asks or calls out ends inside its marks.
  @Test(
    arguments: [
      (
        "git commit -m \"\u{62E}\u{637}\u{627}\u{6CC} \u{648}\u{631}\u{648}\u{62F} \u{628}\u{631}\u{637}\u{631}\u{641} \u{634}\u{62F}!\"",
        "git commit -m \"!\u{62F}\u{634} \u{641}\u{631}\u{637}\u{631}\u{628} \u{62F}\u{648}\u{631}\u{648} \u{6CC}\u{627}\u{637}\u{62E}\""
      ),
      (
        "git commit -am \"\u{5E1}\u{5D5}\u{5E3} \u{5E1}\u{5D5}\u{5E3} \u{5E2}\u{5D5}\u{5D1}\u{5D3}!\"",
        "git commit -am \"!\u{5D3}\u{5D1}\u{5D5}\u{5E2} \u{5E3}\u{5D5}\u{5E1} \u{5E3}\u{5D5}\u{5E1}\""
      ),
      (
        "git tag -m \"\u{647}\u{644} \u{64A}\u{639}\u{645}\u{644} \u{627}\u{644}\u{622}\u{646}?\"",
        "git tag -m \"?\u{646}\u{622}\u{644}\u{627} \u{644}\u{645}\u{639}\u{64A} \u{644}\u{647}\""
      ),
    ] as [(String, String)])
  func whatACommitCallsOutHasItsEnd(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// The sign that ends a sentence stands at its left, inside the marks.
  @Test(
    arguments: [
      (
        "echo \"\u{5E9}\u{5DC}\u{5D5}\u{5DD}, \u{5D3}\u{5E0}\u{5D4}!\"",
        "echo \"!\u{5D4}\u{5E0}\u{5D3} ,\u{5DD}\u{5D5}\u{5DC}\u{5E9}\""
      ),
      (
        "echo \"\u{645}\u{631}\u{62D}\u{628}\u{627}\u{60C} \u{64A}\u{627} \u{639}\u{627}\u{644}\u{645}!\"",
        "echo \"!\u{645}\u{644}\u{627}\u{639} \u{627}\u{64A} \u{60C}\u{627}\u{628}\u{62D}\u{631}\u{645}\""
      ),
      (
        "echo \"\u{633}\u{644}\u{627}\u{645}\u{60C} \u{62F}\u{646}\u{6CC}\u{627}\u{6CC} \u{632}\u{6CC}\u{628}\u{627}.\" > out.txt",
        "echo \".\u{627}\u{628}\u{6CC}\u{632} \u{6CC}\u{627}\u{6CC}\u{646}\u{62F} \u{60C}\u{645}\u{627}\u{644}\u{633}\" > out.txt"
      ),
      (
        "$ echo \"\u{62E}\u{648}\u{634} \u{622}\u{645}\u{62F}\u{6CC}\u{62F}\u{60C} \u{62F}\u{648}\u{633}\u{62A}\u{627}\u{646}!\"",
        "$ echo \"!\u{646}\u{627}\u{62A}\u{633}\u{648}\u{62F} \u{60C}\u{62F}\u{6CC}\u{62F}\u{645}\u{622} \u{634}\u{648}\u{62E}\""
      ),
      (
        "echo \"\u{623}\u{647}\u{644}\u{627} \u{648}\u{633}\u{647}\u{644}\u{627}!\"",
        "echo \"!\u{627}\u{644}\u{647}\u{633}\u{648} \u{627}\u{644}\u{647}\u{623}\""
      ),
      (
        "$ echo \"\u{633}\u{644}\u{627}\u{645} \u{62F}\u{646}\u{6CC}\u{627}.\"",
        "$ echo \".\u{627}\u{6CC}\u{646}\u{62F} \u{645}\u{627}\u{644}\u{633}\""
      ),
      (
        "printf \"\u{5D4}\u{5DB}\u{5DC} \u{5DE}\u{5D5}\u{5DB}\u{5DF}...\" && exit 1",
        "printf \"...\u{5DF}\u{5DB}\u{5D5}\u{5DE} \u{5DC}\u{5DB}\u{5D4}\" && exit 1"
      ),
      (
        "echo \"\u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5DC}\u{5DB}\u{5DD}!\" > out.txt",
        "echo \"!\u{5DD}\u{5DB}\u{5DC} \u{5DD}\u{5D5}\u{5DC}\u{5E9}\" > out.txt"
      ),
      (
        "echo \"\u{633}\u{644}\u{627}\u{645} \u{628}\u{631} \u{634}\u{645}\u{627}!\" | grep \u{634}\u{645}\u{627}",
        "echo \"!\u{627}\u{645}\u{634} \u{631}\u{628} \u{645}\u{627}\u{644}\u{633}\" | grep \u{627}\u{645}\u{634}"
      ),
    ] as [(String, String)])
  func theEndIsInsideTheMarks(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// A command that is laid out from the right stays torn with the end of what it writes.
  @Test(arguments: ["echo \"ABC DEF!\"", "echo \"ABC, DEF!\""])
  func aCommandFromTheRightIsTold(_ pseudo: String) {
    LineExpectations.expectSomething(BrokenString.scalars(pseudo), LineExpectations.right)
  }

  /// Words without an end, and the subject of a change, stay.
  @Test(arguments: [
    "echo \"\u{5E9}\u{5DC}\u{5D5}\u{5DD}, \u{5D3}\u{5E0}\u{5D4}\"",
    "echo \"\u{623}\u{647}\u{644}\u{627} \u{648}\u{633}\u{647}\u{644}\u{627}\"",
    "echo \"\u{6A9}\u{6CC}\u{627} \u{62D}\u{627}\u{644} \u{6C1}\u{6D2}\u{61F}\"",
    "git commit -m \"\u{62A}\u{635}\u{62D}\u{6CC}\u{62D}\u{60C} \u{62A}\u{6A9}\u{645}\u{6CC}\u{644}.\"",
    "echo \"\u{641}\u{6C1}\u{631}\u{633}\u{62A}\u{60C} \u{646}\u{627}\u{645}\" > out.txt",
  ])
  func otherWordsStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }
}
