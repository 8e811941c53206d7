import BidiAlgorithm
import Fixing
import Testing

/// How programs are called behind a right-to-left label, and sentences between the tags of a line;
/// each with what looks like it and is whole.
@Suite struct SynopsesAndTaggedSentencesTests {
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
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), .auto)
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
    LineExpectations.expectNothing(Array(text.unicodeScalars), [.auto, LineExpectations.right])
  }

  /// The letters of a tag lay its line out from left to right; what it holds is a sentence.
  @Test(
    arguments: [
      (
        "<i>\u{5DE}\u{5D9} \u{5E9}\u{5DD}?</i>",
        "<i>?\u{5DD}\u{5E9} \u{5D9}\u{5DE}</i>"
      ),
      (
        "<b>\u{62D}\u{633}\u{646}\u{627}!</b>",
        "<b>!\u{627}\u{646}\u{633}\u{62D}</b>"
      ),
      (
        "<i>\u{628}\u{6CC}\u{627} \u{627}\u{6CC}\u{646}\u{62C}\u{627}.</i>",
        "<i>.\u{627}\u{62C}\u{646}\u{6CC}\u{627} \u{627}\u{6CC}\u{628}</i>"
      ),
      (
        "<font color=\"#ffff00\">\u{679}\u{6BE}\u{6CC}\u{6A9} \u{6C1}\u{6D2}!</font>",
        "<font color=\"#ffff00\">!\u{6D2}\u{6C1} \u{6A9}\u{6CC}\u{6BE}\u{679}</font>"
      ),
      (
        "<b><i>\u{5D7}\u{5DB}\u{5D5} \u{5E8}\u{5D2}\u{5E2}...</i></b>",
        "<b><i>...\u{5E2}\u{5D2}\u{5E8} \u{5D5}\u{5DB}\u{5D7}</i></b>"
      ),
      (
        "<i>- \u{5DE}\u{5D9} \u{5D0}\u{5EA}\u{5D4}?</i>",
        "<i>?\u{5D4}\u{5EA}\u{5D0} \u{5D9}\u{5DE} -</i>"
      ),
      (
        "<u>\u{5D3}\u{5D9}\u{5D1}\u{5E8}\u{5EA}\u{5D9} \u{5E2}\u{5DD} Anna \u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC}.</u>",
        "<u>.\u{5DC}\u{5D5}\u{5DE}\u{5EA}\u{5D0} Anna \u{5DD}\u{5E2} \u{5D9}\u{5EA}\u{5E8}\u{5D1}\u{5D9}\u{5D3}</u>"
      ),
    ] as [(String, String)])
  func aSentenceBetweenTagsHasItsEnd(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), .auto)
  }

  /// Words without an end, other elements, and what is isolated already.
  @Test(arguments: [
    "<i>\u{5DE}\u{5D5}\u{5D6}\u{5D9}\u{5E7}\u{5D4} \u{5E9}\u{5E7}\u{5D8}\u{5D4}</i>",
    "<i>\u{625}\u{644}\u{649} \u{623}\u{64A}\u{646}\u{61F}</i>",
    "<b>\u{5E9}\u{5DC}\u{5D5}\u{5DD} (5)</b>",
    "<i>\u{266A} \u{5E9}\u{5D9}\u{5E8} \u{5E2}\u{5E8}\u{5E9} \u{266A}</i>",
    "<i>Who is there?</i>",
    "<i>\u{2067}\u{5DE}\u{5D9} \u{5E9}\u{5DD}?\u{2069}</i>",
    "<i>\u{5DE}\u{5D9}</i>, <b>\u{5DE}\u{5D4}</b>.",
    "<p>\u{5D0}\u{5D1}</p><p>\u{5D2}\u{5D3}.</p>",
  ])
  func otherTaggedTextsStay(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [.auto])
  }

  /// Whoever renders the tags reads the sentence alone, and nobody says that the direction was set.
  @Test func tagsThatAreRenderedLayNothingOut() {
    let text = Array("<i>\u{5D0}\u{5D1} \u{5D2} Anna \u{5D3}\u{5D4}\u{5D5}.</i>".unicodeScalars)
    #expect(Judge().problems(of: text, seesTags: false).isEmpty)
    let problems = Fixer().fix(text).problems
    #expect(problems == Judge().problems(of: text))
    #expect(problems.first?.tear.follower == .letters)
  }
}
