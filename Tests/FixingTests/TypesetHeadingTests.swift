import BidiAlgorithm
import Testing

/// Headings in commands of TeX with Latin words among their own.
struct TypesetHeadingTests {
  /// The heading is a sentence of its own.
  @Test(
    arguments: [
      (
        "\\section{\u{5DE}\u{5D1}\u{5D5}\u{5D0} \u{5DC}\u{5E9}\u{5E4}\u{5EA} Python \u{5DC}\u{5DE}\u{5EA}\u{5D7}\u{5D9}\u{5DC}\u{5D9}\u{5DD}}",
        "\\section{\u{5DD}\u{5D9}\u{5DC}\u{5D9}\u{5D7}\u{5EA}\u{5DE}\u{5DC} Python \u{5EA}\u{5E4}\u{5E9}\u{5DC} \u{5D0}\u{5D5}\u{5D1}\u{5DE}}"
      ),
      (
        "\\chapter{\u{645}\u{642}\u{62F}\u{645}\u{629} \u{641}\u{64A} \u{644}\u{63A}\u{629} Python \u{644}\u{644}\u{645}\u{628}\u{62A}\u{62F}\u{626}\u{64A}\u{646}}",
        "\\chapter{\u{646}\u{64A}\u{626}\u{62F}\u{62A}\u{628}\u{645}\u{644}\u{644} Python \u{629}\u{63A}\u{644} \u{64A}\u{641} \u{629}\u{645}\u{62F}\u{642}\u{645}}"
      ),
      (
        "\\subsection{\u{622}\u{645}\u{648}\u{632}\u{634} \u{632}\u{628}\u{627}\u{646} Rust \u{628}\u{631}\u{627}\u{6CC} \u{647}\u{645}\u{647}}",
        "\\subsection{\u{647}\u{645}\u{647} \u{6CC}\u{627}\u{631}\u{628} Rust \u{646}\u{627}\u{628}\u{632} \u{634}\u{632}\u{648}\u{645}\u{622}}"
      ),
      (
        "\\title{\u{62A}\u{639}\u{627}\u{631}\u{641} LaTeX \u{627}\u{648}\u{631} \u{627}\u{633} \u{6A9}\u{627} \u{627}\u{633}\u{62A}\u{639}\u{645}\u{627}\u{644}}",
        "\\title{\u{644}\u{627}\u{645}\u{639}\u{62A}\u{633}\u{627} \u{627}\u{6A9} \u{633}\u{627} \u{631}\u{648}\u{627} LaTeX \u{641}\u{631}\u{627}\u{639}\u{62A}}"
      ),
    ] as [(String, String)])
  func aHeadingIsReadFromRightToLeft(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Headings of one direction, and other groups.
  @Test(arguments: [
    "\\section{\u{5DE}\u{5D1}\u{5D5}\u{5D0} \u{5DB}\u{5DC}\u{5DC}\u{5D9}}",
    "\\section{\u{645}\u{642}\u{62F}\u{645}\u{629}}\\label{sec:intro}",
    "\\section{Introduction}",
    "\\frac{\u{5E8}\u{5D5}\u{5D5}\u{5D7}}{\u{5D4}\u{5DB}\u{5E0}\u{5E1}\u{5D4}}",
    "\\section{\u{645}\u{642}\u{62F}\u{645}\u{647}}",
  ])
  func otherGroupsAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }
}
