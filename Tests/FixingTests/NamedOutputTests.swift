import BidiAlgorithm
import Fixing
import Testing

/// Lines of a terminal that a right-to-left name begins.
@Suite struct NamedOutputTests {
  /// Where nobody set a direction, they are read from left to right.
  @Test(
    arguments: [
      (
        "\u{5EA}\u{5E7}\u{5E6}\u{5D9}\u{5D1}.md:140:\u{5E1}\u{5DB}\u{5D5}\u{5DD}",
        "\u{5D1}\u{5D9}\u{5E6}\u{5E7}\u{5EA}.md:140:\u{5DD}\u{5D5}\u{5DB}\u{5E1}"
      ),
      (
        "\u{6AF}\u{632}\u{627}\u{631}\u{634}.csv:7:\u{642}\u{6CC}\u{645}\u{62A} \u{6A9}\u{644}",
        "\u{634}\u{631}\u{627}\u{632}\u{6AF}.csv:7:\u{644}\u{6A9} \u{62A}\u{645}\u{6CC}\u{642}"
      ),
      (
        "\u{62A}\u{642}\u{631}\u{64A}\u{631}.log:3:\u{646}\u{635} \u{642}\u{635}\u{64A}\u{631}",
        "\u{631}\u{64A}\u{631}\u{642}\u{62A}.log:3:\u{631}\u{64A}\u{635}\u{642} \u{635}\u{646}"
      ),
      (
        "\u{641}\u{6C1}\u{631}\u{633}\u{62A}.md:3:\u{646}\u{627}\u{645} \u{627}\u{648}\u{631} \u{67E}\u{62A}\u{6C1}",
        "\u{62A}\u{633}\u{631}\u{6C1}\u{641}.md:3:\u{6C1}\u{62A}\u{67E} \u{631}\u{648}\u{627} \u{645}\u{627}\u{646}"
      ),
      (
        "\u{5DE}\u{5D9}\u{5DB}\u{5DC}@mac ~ % ls",
        "\u{5DC}\u{5DB}\u{5D9}\u{5DE}@mac ~ % ls"
      ),
      (
        "\u{633}\u{627}\u{631}\u{629}@pc:~/src$ git status",
        "\u{629}\u{631}\u{627}\u{633}@pc:~/src$ git status"
      ),
      (
        "\u{639}\u{644}\u{6CC}@web.example:~$ top",
        "\u{6CC}\u{644}\u{639}@web.example:~$ top"
      ),
      (
        "\u{62F}\u{627}\u{646}\u{627}@server-1:/var/log# tail -f x",
        "\u{627}\u{646}\u{627}\u{62F}@server-1:/var/log# tail -f x"
      ),
    ] as [(String, String)])
  func aLineOfATerminalRunsFromTheLeft(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), .auto)
  }

  /// Where left to right is set, nothing of them is torn.
  @Test(arguments: [
    "\u{5EA}\u{5E7}\u{5E6}\u{5D9}\u{5D1}.md:140:\u{5E1}\u{5DB}\u{5D5}\u{5DD}",
    "\u{6AF}\u{632}\u{627}\u{631}\u{634}.csv:7:\u{642}\u{6CC}\u{645}\u{62A} \u{6A9}\u{644}",
    "\u{62A}\u{642}\u{631}\u{64A}\u{631}.log:3:\u{646}\u{635} \u{642}\u{635}\u{64A}\u{631}",
    "\u{641}\u{6C1}\u{631}\u{633}\u{62A}.md:3:\u{646}\u{627}\u{645} \u{627}\u{648}\u{631} \u{67E}\u{62A}\u{6C1}",
    "\u{5DE}\u{5D9}\u{5DB}\u{5DC}@mac ~ % ls",
    "\u{633}\u{627}\u{631}\u{629}@pc:~/src$ git status",
    "\u{639}\u{644}\u{6CC}@web.example:~$ top",
    "\u{62F}\u{627}\u{646}\u{627}@server-1:/var/log# tail -f x",
  ])
  func fromLeftToRightTheyStay(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// Names of mail, hours and shares are no such lines.
  @Test(arguments: [
    "\u{5D3}\u{5E0}\u{5D4}@example.com: \u{5E9}\u{5DC}\u{5D5}\u{5DD}",
    "\u{5E7}\u{5D5}\u{5D1}\u{5E5}.txt:12:30 \u{5E0}\u{5DE}\u{5D7}\u{5E7}",
    "\u{5D4}\u{5D3}\u{5D5}\u{5D7}.pdf:12:30 \u{5D1}\u{5E2}\u{5E8}\u{5D1} PM",
    "\u{642}\u{6CC}\u{645}\u{62A} 5 % \u{6A9}\u{645}",
  ])
  func otherLinesStay(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [.auto])
  }
}
