import BidiAlgorithm
import Fixing
import Testing

/// Headings of an outline with the word for how far a task is, whose text is right-to-left.
@Suite struct OutlineHeadingTests {
  /// The stars and the word stand at the left, the tags and the end of the text with it.
  @Test(
    arguments: [
      (
        "* TODO \u{5DC}\u{5D1}\u{5D3}\u{5D5}\u{5E7}: \u{5E9}\u{5E8}\u{5EA}, \u{5D2}\u{5D9}\u{5D1}\u{5D5}\u{5D9} :\u{5E2}\u{5D1}\u{5D5}\u{5D3}\u{5D4}:",
        "* TODO :\u{5D4}\u{5D3}\u{5D5}\u{5D1}\u{5E2}: \u{5D9}\u{5D5}\u{5D1}\u{5D9}\u{5D2} ,\u{5EA}\u{5E8}\u{5E9} :\u{5E7}\u{5D5}\u{5D3}\u{5D1}\u{5DC}"
      ),
      (
        "** DONE \u{625}\u{631}\u{633}\u{627}\u{644} \u{62A}\u{642}\u{631}\u{64A}\u{631} sara \u{644}\u{644}\u{645}\u{62F}\u{64A}\u{631}",
        "** DONE \u{631}\u{64A}\u{62F}\u{645}\u{644}\u{644} sara \u{631}\u{64A}\u{631}\u{642}\u{62A} \u{644}\u{627}\u{633}\u{631}\u{625}"
      ),
      (
        "* NEXT \u{62E}\u{631}\u{6CC}\u{62F} \u{646}\u{627}\u{646} \u{648} \u{634}\u{6CC}\u{631}!",
        "* NEXT !\u{631}\u{6CC}\u{634} \u{648} \u{646}\u{627}\u{646} \u{62F}\u{6CC}\u{631}\u{62E}"
      ),
      (
        "*** WAITING [#A] \u{62C}\u{648}\u{627}\u{628} \u{6A9}\u{627} \u{627}\u{646}\u{62A}\u{638}\u{627}\u{631} \u{6C1}\u{6D2} :\u{6AF}\u{6BE}\u{631}:",
        "*** WAITING [#A] :\u{631}\u{6BE}\u{6AF}: \u{6D2}\u{6C1} \u{631}\u{627}\u{638}\u{62A}\u{646}\u{627} \u{627}\u{6A9} \u{628}\u{627}\u{648}\u{62C}"
      ),
    ] as [(String, String)])
  func theTextIsOneOfItsOwn(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// A Latin tag, English words and what looks the same.
  @Test(arguments: [
    "* TODO \u{5DC}\u{5D1}\u{5D3}\u{5D5}\u{5E7} \u{5E9}\u{5E8}\u{5EA} :work:",
    "** DONE \u{623}\u{62D}\u{645}\u{62F}",
    "* TODO Call \u{5D3}\u{5E0}\u{5D4} about the server",
    "* Todo \u{5D3}\u{5E0}\u{5D4}",
  ])
  func otherHeadingsStay(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }
}
