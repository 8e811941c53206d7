import BidiAlgorithm
import Fixing
import Testing

/// How programs are called behind a right-to-left label, and what looks like it and is whole.
@Suite struct LabelledSynopsisTests {
  /// A synopsis with right-to-left names runs from left to right beside its label.
  @Test(
    arguments: [
      (
        "\u{5E9}\u{5D9}\u{5DE}\u{5D5}\u{5E9}: copy [-f] [\u{5DE}\u{5E7}\u{5D5}\u{5E8}] [\u{5D9}\u{5E2}\u{5D3}]",
        "copy [-f] [\u{5E8}\u{5D5}\u{5E7}\u{5DE}] [\u{5D3}\u{5E2}\u{5D9}] :\u{5E9}\u{5D5}\u{5DE}\u{5D9}\u{5E9}"
      ),
      (
        "\u{627}\u{644}\u{627}\u{633}\u{62A}\u{62E}\u{62F}\u{627}\u{645}: runner [-q] [\u{645}\u{62C}\u{644}\u{62F}]...",
        "runner [-q] [\u{62F}\u{644}\u{62C}\u{645}]... :\u{645}\u{627}\u{62F}\u{62E}\u{62A}\u{633}\u{627}\u{644}\u{627}"
      ),
      (
        "\u{627}\u{633}\u{62A}\u{641}\u{627}\u{62F}\u{647}: sync [\u{6AF}\u{632}\u{6CC}\u{646}\u{647}\u{200C}\u{647}\u{627}] <\u{67E}\u{631}\u{648}\u{646}\u{62F}\u{647}>",
        "sync [\u{627}\u{647}\u{647}\u{646}\u{6CC}\u{632}\u{6AF}] <\u{647}\u{62F}\u{646}\u{648}\u{631}\u{67E}> :\u{647}\u{62F}\u{627}\u{641}\u{62A}\u{633}\u{627}"
      ),
      (
        "\u{627}\u{633}\u{62A}\u{639}\u{645}\u{627}\u{644}: git add [\u{641}\u{627}\u{626}\u{644}]...",
        "git add [\u{644}\u{626}\u{627}\u{641}]... :\u{644}\u{627}\u{645}\u{639}\u{62A}\u{633}\u{627}"
      ),
      (
        "\u{5D0}\u{5D5}\u{5E4}\u{5DF} \u{5D4}\u{5E9}\u{5D9}\u{5DE}\u{5D5}\u{5E9}: builder --out=FILE [\u{5E9}\u{5DD} \u{5E4}\u{5E8}\u{5D5}\u{5D9}\u{5E7}\u{5D8}] \u{2026}",
        "builder --out=FILE [\u{5D8}\u{5E7}\u{5D9}\u{5D5}\u{5E8}\u{5E4} \u{5DD}\u{5E9}] \u{2026} :\u{5E9}\u{5D5}\u{5DE}\u{5D9}\u{5E9}\u{5D4} \u{5DF}\u{5E4}\u{5D5}\u{5D0}"
      ),
      (
        "\u{5D3}\u{5D5}\u{5D2}\u{5DE}\u{5D4}: ./pack <\u{5E9}\u{5DD} \u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5}>",
        "./pack <\u{5E5}\u{5D1}\u{5D5}\u{5E7}\u{5D4} \u{5DD}\u{5E9}> :\u{5D4}\u{5DE}\u{5D2}\u{5D5}\u{5D3}"
      ),
      (
        "\u{635}\u{64A}\u{63A}\u{629} \u{627}\u{644}\u{623}\u{645}\u{631}: tool [-x | -y] \u{645}\u{644}\u{641}...",
        "tool [-x | -y] \u{641}\u{644}\u{645}... :\u{631}\u{645}\u{623}\u{644}\u{627} \u{629}\u{63A}\u{64A}\u{635}"
      ),
      (
        "\u{5E9}\u{5D9}\u{5DE}\u{5D5}\u{5E9}: app [OPTION]... \u{5E7}\u{5D5}\u{5D1}\u{5E5}...",
        "app [OPTION]... \u{5E5}\u{5D1}\u{5D5}\u{5E7}... :\u{5E9}\u{5D5}\u{5DE}\u{5D9}\u{5E9}"
      ),
      (
        "\u{5E9}\u{5D9}\u{5DE}\u{5D5}\u{5E9}: archive [\u{5D0}\u{5E4}\u{5E9}\u{5E8}\u{5D5}\u{5D9}\u{5D5}\u{5EA} ...] <\u{5D9}\u{5E2}\u{5D3}>",
        "archive [\u{5EA}\u{5D5}\u{5D9}\u{5D5}\u{5E8}\u{5E9}\u{5E4}\u{5D0} ...] <\u{5D3}\u{5E2}\u{5D9}> :\u{5E9}\u{5D5}\u{5DE}\u{5D9}\u{5E9}"
      ),
    ] as [(String, String)])
  func aSynopsisRunsFromTheLeft(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  /// Remarks in brackets, other labels, prose, and what is drawn as it is read.
  @Test(arguments: [
    "\u{5E9}\u{5D9}\u{5DE}\u{5D5}\u{5E9}: git \u{5DC}\u{5D4}\u{5E2}\u{5DC}\u{5D0}\u{5EA} \u{5E7}\u{5D1}\u{5E6}\u{5D9}\u{5DD}",
    "\u{5D3}\u{5D5}\u{5D2}\u{5DE}\u{5D4}: wifi [\u{5D1}\u{5D9}\u{5EA}\u{5D9}]",
    "\u{5E9}\u{5DD}: app [\u{5E7}\u{5D5}\u{5D1}\u{5E5}] [\u{5D9}\u{5E2}\u{5D3}]",
    "\u{5D4}\u{5E2}\u{5E8}\u{5D4}: app [-v]",
    "\u{5E9}\u{5D9}\u{5DE}\u{5D5}\u{5E9}: app [\u{5E7}\u{5D5}\u{5D1}\u{5E5}] \u{5D5}\u{5D0}\u{5D6} \u{5DC}\u{5E1}\u{5D2}\u{5D5}\u{5E8}",
    "\u{645}\u{62B}\u{627}\u{644}: google [\u{645}\u{62D}\u{631}\u{643} \u{628}\u{62D}\u{62B}].",
    "\u{5E9}\u{5D9}\u{5DE}\u{5D5}\u{5E9}: app \u{5E7}\u{5D5}\u{5D1}\u{5E5}",
    "\u{5E9}\u{5D9}\u{5DE}\u{5D5}\u{5E9}: app (\u{5E8}\u{5D0}\u{5D5} \u{5DC}\u{5DE}\u{5D8}\u{5D4})",
    "\u{5D3}\u{5D5}\u{5D2}\u{5DE}\u{5D4}: iphone [\u{5D7}\u{5D3}\u{5E9}]",
  ])
  func otherWordsBehindLabelsStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [.auto, LineExpectations.right])
  }
}
