import BidiAlgorithm
import Fixing
import Testing

/// What programs tell of how far they are with something whose name is right-to-left.
@Suite struct NameProgressTests {

  /// A share and a count behind the name are the line's.
  @Test(
    arguments: [
      (
        "Copying \u{5D4}\u{5E6}\u{5D9}\u{5DC}\u{5D5}\u{5DE}\u{5D9}\u{5DD} 75% (3/4)",
        "Copying \u{5DD}\u{5D9}\u{5DE}\u{5D5}\u{5DC}\u{5D9}\u{5E6}\u{5D4} 75% (3/4)"
      ),
      (
        "Copying \u{627}\u{644}\u{635}\u{648}\u{631} 75% (3/4)",
        "Copying \u{631}\u{648}\u{635}\u{644}\u{627} 75% (3/4)"
      ),
      (
        "Downloading \u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA} \u{5D7}\u{5D5}\u{5E4}\u{5E9}\u{5D4} 45% 00:12",
        "Downloading \u{5D4}\u{5E9}\u{5E4}\u{5D5}\u{5D7} \u{5EA}\u{5D5}\u{5E0}\u{5D5}\u{5DE}\u{5EA} 45% 00:12"
      ),
      (
        "Uploading \u{62A}\u{635}\u{627}\u{648}\u{6CC}\u{631}: 45%",
        "Uploading \u{631}\u{6CC}\u{648}\u{627}\u{635}\u{62A}: 45%"
      ),
      (
        "Installing \u{62D}\u{632}\u{645}\u{629} \u{62C}\u{62F}\u{64A}\u{62F}\u{629} (2/10)",
        "Installing \u{629}\u{62F}\u{64A}\u{62F}\u{62C} \u{629}\u{645}\u{632}\u{62D} (2/10)"
      ),
      (
        "Compressing \u{62A}\u{635}\u{648}\u{6CC}\u{631}\u{6CC}\u{6BA} (45%)",
        "Compressing \u{6BA}\u{6CC}\u{631}\u{6CC}\u{648}\u{635}\u{62A} (45%)"
      ),
      (
        "- Extracting \u{5D2}\u{5D9}\u{5D1}\u{5D5}\u{5D9} 12% (1/8)",
        "- Extracting \u{5D9}\u{5D5}\u{5D1}\u{5D9}\u{5D2} 12% (1/8)"
      ),
      (
        "Uploading \u{6AF}\u{632}\u{627}\u{631}\u{634} 45% 1.2 MB/s",
        "Uploading \u{634}\u{631}\u{627}\u{632}\u{6AF} 45% 1.2 MB/s"
      ),
      (
        "Verifying \u{5E7}\u{5D1}\u{5E6}\u{5D9}\u{5DD}... (2/10)",
        "Verifying \u{5DD}\u{5D9}\u{5E6}\u{5D1}\u{5E7}... (2/10)"
      ),
    ] as [(String, String)])
  func howFarItIsStandsAtTheEnd(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Alone and behind other words a share may be the name's, a year counts nothing, and bars grow
  /// to the right.
  @Test(arguments: [
    "Selling \u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA} 45%",
    "Downloading \u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA} 45%",
    "Copying \u{5E1}\u{5E4}\u{5E8} (2008)",
    "Uploading \u{639}\u{6A9}\u{633} \u{62A}\u{648}\u{644}\u{62F} (2 of 5)",
    "Copying \u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA}",
    "[=====>   ] 45% \u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA}",
    "[#####-----] 45% \u{635}\u{648}\u{631} \u{62C}\u{62F}\u{64A}\u{62F}\u{629}",
    "45% [=====>   ] \u{62A}\u{635}\u{648}\u{6CC}\u{631}\u{6CC}\u{6BA}",
    "[==>.....] \u{639}\u{6A9}\u{633}",
  ])
  func otherNumbersAndBarsStay(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }
}
