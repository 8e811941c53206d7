import BidiAlgorithm
import Fixing
import Testing

/// Tags of HTML that are seen: those that a sentence speaks of, and those of a line of source.
@Suite struct SpokenTagTests {
  @Test(
    arguments: [
      ("ABC B-<b> V-</b> DEF", "FED </b>-V <b>-B CBA"),
      (
        "ABC \u{5D1}\u{5D9}\u{5DF} <em> \u{5DC}-</em> DEF",
        "FED </em>-\u{5DC} <em> \u{5DF}\u{5D9}\u{5D1} CBA"
      ),
      (
        "\u{628}\u{64A}\u{646} <i> \u{648} </i> \u{641}\u{642}\u{637}",
        "\u{637}\u{642}\u{641} </i> \u{648} <i> \u{646}\u{64A}\u{628}"
      ),
      (
        "\u{628}\u{6CC}\u{646} <code> \u{648} </code> \u{628}\u{646}\u{648}\u{6CC}\u{633}",
        "\u{633}\u{6CC}\u{648}\u{646}\u{628} </code> \u{648} <code> \u{646}\u{6CC}\u{628}"
      ),
      (
        "\u{679}\u{6CC}\u{6AF} <u> \u{627}\u{648}\u{631} </u> \u{644}\u{6AF}\u{627}\u{626}\u{6CC}\u{6BA}",
        "\u{6BA}\u{6CC}\u{626}\u{627}\u{6AF}\u{644} </u> \u{631}\u{648}\u{627} <u> \u{6AF}\u{6CC}\u{679}"
      ),
    ] as [(String, String)])
  func aPairThatIsSpokenOfIsSeen(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.right)
  }

  @Test(
    arguments: [
      (#"<a title="ABC DEF">12</a>"#, #"<a title="FED CBA">12</a>"#),
      (#"<td headers="ABC">(7)</td>"#, #"<td headers="CBA">(7)</td>"#),
      (
        "<abbr title=\"\u{633}\u{627}\u{639}\u{629}\">24</abbr>",
        "<abbr title=\"\u{629}\u{639}\u{627}\u{633}\">24</abbr>"
      ),
    ] as [(String, String)])
  func aNumberStaysBehindAnAttribute(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, .auto)
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.left)
  }

  /// What holds words is a text that is shown without its tags.
  @Test(arguments: [
    #"<a title="ABC">def</a>"#, #"<a title="5">ABC</a>"#,
    #"<b title="ABC"></b>"#, #"<a href="x" title="ABC">def 5</a>"#,
  ])
  func anElementWithWordsIsATextOfAPage(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [.auto, LineExpectations.left])
  }
}
