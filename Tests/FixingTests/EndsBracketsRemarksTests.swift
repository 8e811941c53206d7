import BidiAlgorithm
import Fixing
import Testing

/// Ends of sentences that a shell writes, placeholders in brackets, comments of TeX, and numbers
/// before a point of time; each with what looks like it.
@Suite struct EndsBracketsRemarksTests {
  /// The sign that ends a sentence stands at its left, inside the marks, where the line goes on
  /// with a right-to-left name.
  @Test(
    arguments: [
      (
        "echo \"\u{5D1}\u{5D5}\u{5E7}\u{5E8} \u{5D0}\u{5D5}\u{5E8}!\" > \u{5E4}\u{5DC}\u{5D8}",
        "echo \"!\u{5E8}\u{5D5}\u{5D0} \u{5E8}\u{5E7}\u{5D5}\u{5D1}\" > \u{5D8}\u{5DC}\u{5E4}"
      ),
      (
        "echo \"\u{623}\u{647}\u{644}\u{627}\u{60C} \u{62C}\u{645}\u{64A}\u{639}\u{627}!\" | grep \u{62C}\u{645}\u{64A}\u{639}\u{627}",
        "echo \"!\u{627}\u{639}\u{64A}\u{645}\u{62C} \u{60C}\u{627}\u{644}\u{647}\u{623}\" | grep \u{627}\u{639}\u{64A}\u{645}\u{62C}"
      ),
      (
        "$ echo \"\u{62A}\u{645}\u{627}\u{645} \u{634}\u{62F}.\" >> \u{6AF}\u{632}\u{627}\u{631}\u{634}.txt",
        "$ echo \".\u{62F}\u{634} \u{645}\u{627}\u{645}\u{62A}\" >> \u{634}\u{631}\u{627}\u{632}\u{6AF}.txt"
      ),
      (
        "printf \"\u{6A9}\u{6CC}\u{627} \u{62D}\u{627}\u{644} \u{6C1}\u{6D2}\u{61F}\" && \u{641}\u{6C1}\u{631}\u{633}\u{62A}",
        "printf \"\u{61F}\u{6D2}\u{6C1} \u{644}\u{627}\u{62D} \u{627}\u{6CC}\u{6A9}\" && \u{62A}\u{633}\u{631}\u{6C1}\u{641}"
      ),
      (
        "echo \"\u{5DC}\u{5D9}\u{5DC}\u{5D4} \u{5D8}\u{5D5}\u{5D1}, \u{5D9}\u{5DC}\u{5D3}\u{5D9}\u{5DD}.\" | wc -w > \u{5EA}\u{5D5}\u{5E6}\u{5D0}\u{5D4}",
        "echo \".\u{5DD}\u{5D9}\u{5D3}\u{5DC}\u{5D9} ,\u{5D1}\u{5D5}\u{5D8} \u{5D4}\u{5DC}\u{5D9}\u{5DC}\" | wc -w > \u{5D4}\u{5D0}\u{5E6}\u{5D5}\u{5EA}"
      ),
    ] as [(String, String)])
  func aWrittenSentenceEndsBeforeTheName(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// Words without an end stay.
  @Test(arguments: [
    "echo \"\u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5DC}\u{5DB}\u{5DD}\" > out.txt",
    "echo \"\u{623}\u{647}\u{644}\u{627}\u{60C} \u{62C}\u{645}\u{64A}\u{639}\u{627}\" | grep \u{62C}\u{645}\u{64A}\u{639}\u{627}",
  ])
  func otherWrittenWordsStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// What is looked for has no end of a sentence.
  @Test func aPatternKeepsItsSign() {
    LineExpectations.expectFirst(
      pseudo: "grep \"ABC?\" | DEF", "grep \"CBA?\" | FED", LineExpectations.left)
  }

  /// The words between placeholders in brackets tell the direction of a message.
  @Test(
    arguments: [
      (
        "%s (%d \u{645}\u{646} \u{623}\u{635}\u{644} %d)",
        "(%d \u{644}\u{635}\u{623} \u{646}\u{645} %d) %s"
      ),
      (
        "%s (%d \u{627}\u{632} %d)",
        "(%d \u{632}\u{627} %d) %s"
      ),
      (
        "%@ (%d \u{645}\u{6CC}\u{6BA} \u{633}\u{6D2} %d)",
        "(%d \u{6D2}\u{633} \u{6BA}\u{6CC}\u{645} %d) %@"
      ),
      (
        "%s [%d \u{5DE}\u{5D1}\u{5D9}\u{5DF} %d].",
        ".[%d \u{5DF}\u{5D9}\u{5D1}\u{5DE} %d] %s"
      ),
    ] as [(String, String)])
  func bracketsGoOnWithTheirMessage(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  /// Equal placeholders, a remark, a count and fields say nothing.
  @Test(arguments: [
    "%s (%s \u{5DE}\u{5EA}\u{5D5}\u{5DA} %s)",
    "%s (\u{62E}\u{637}\u{623})",
    "%d (%d \u{641}\u{627}\u{6CC}\u{644})",
    "%s - %d \u{627}\u{632} %d",
  ])
  func otherBracketsStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [.auto])
  }

  /// A line of TeX runs from left to right, whatever its comment says.
  @Test(arguments: [
    "\\section{\u{5E4}\u{5EA}\u{5D9}\u{5D7}\u{5D4}} % \u{5E4}\u{5E8}\u{5E7} 2",
    "\\chapter{\u{627}\u{644}\u{62E}\u{627}\u{62A}\u{645}\u{629}}% \u{635}\u{641}\u{62D}\u{629} 30",
    "\\begin{persian} % \u{634}\u{631}\u{648}\u{639}",
    "\\title{\u{62A}\u{639}\u{627}\u{631}\u{641}} %\u{628}\u{627}\u{628} 1",
    "\\subsection{\u{646}\u{62A}\u{6CC}\u{62C}\u{647}} \\label{sec:end} % \u{62A}\u{645}\u{627}\u{645}",
    "\\maketitle % \u{5E9}\u{5E2}\u{5E8}",
    "\\section{\u{5E1}\u{5D9}\u{5DB}\u{5D5}\u{5DD}} %% \u{5DC}\u{5D1}\u{5D3}\u{5D5}\u{5E7}",
  ])
  func aCommentBehindCommandsStays(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left, .auto])
  }

  /// Its end is its own, and words without a percent sign go on with a command.
  @Test(
    arguments: [
      ("\\section{ABC} % DEF GHI 12.", "\\section{CBA} % .12 IHG FED"),
      ("\\textbf{ABC} DEF GHI", "IHG FED \\textbf{CBA}"),
      ("\\section{ABC} 50% DEF", "FED 50% \\section{CBA}"),
    ] as [(String, String)])
  func otherWordsBehindCommandsAreMended(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: text, wanted, LineExpectations.left)
  }

  /// A number before a date or a time is no phone that goes on with it.
  @Test(arguments: [
    "\u{5D3}\u{5D5}\u{5D7}\u{5D5}\u{5EA} 4096 2024-01-12 18:04",
    "\u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D4} 512 2023-11-05",
    "\u{5D2}\u{5D9}\u{5D1}\u{5D5}\u{5D9} 20 2024-03-09 07:30",
    "\u{5D8}\u{5DC}\u{5E4}\u{5D5}\u{5DF} 03-1234567 18:04",
  ])
  func aNumberEndsBeforeAPointOfTime(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left, LineExpectations.right])
  }

  /// Behind Arabic letters the date alone is torn.
  @Test(
    arguments: [
      (
        "\u{641}\u{647}\u{631}\u{633} 4096 2024-01-12 18:04",
        "18:04 2024-01-12 4096 \u{633}\u{631}\u{647}\u{641}"
      ),
      (
        "\u{641}\u{627}\u{6CC}\u{644} 8192 2023-07-30 09:15",
        "09:15 2023-07-30 8192 \u{644}\u{6CC}\u{627}\u{641}"
      ),
      (
        "\u{62A}\u{635}\u{648}\u{6CC}\u{631} 512 2022-12-25 21:40",
        "21:40 2022-12-25 512 \u{631}\u{6CC}\u{648}\u{635}\u{62A}"
      ),
    ] as [(String, String)])
  func aDateBehindANumberIsMended(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// Groups of digits are one number as before.
  @Test(
    arguments: [
      ("PHONE 050 123 4567", "050 123 4567 ENOHP"),
      ("PHONE 03 640 1234", "03 640 1234 ENOHP"),
    ] as [(String, String)])
  func aPhoneGoesOn(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: text, wanted, LineExpectations.right)
  }
}
