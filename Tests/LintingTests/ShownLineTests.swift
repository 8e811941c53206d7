import BidiAlgorithm
import Linting
import TestSupport
import Testing
import UnicodeData

/// Lines of programs in the order of UTS #55: each atom where it stands, and in its own direction.
/// Capitals are right-to-left letters; what is seen is told from left to right.
@Suite struct ShownLineTests {
  @Test(arguments: [
    // Names and numbers stay where they stand, each read in its own direction.
    ("x = ABC + DEF", "x = CBA + FED"), ("ABC+DEF", "CBA+FED"),
    ("ABC.DEF(GH, 12)", "CBA.FED(HG, 12)"),
    ("ABC[12] = DEF", "CBA[12] = FED"), ("ABC < DEF && DEF > GHI", "CBA < FED && FED > IHG"),
    ("abcDEF, DEFabc", "abcFED, abcFED"),
    // What is in quotes, and what a comment says, is a text by itself.
    ("f(\"ABC\", \"DEF\")", "f(\"CBA\", \"FED\")"), ("f(\"abc DEF\", GH)", "f(\"abc FED\", HG)"),
    ("f(\"ABC def!\") + G", "f(\"!def CBA\") + G"), ("A = 1; // BCD 12.", "A = 1; //.12 DCB "),
    ("A /* BC */ D", "A /* CB */ D"),
  ])
  func atomsStandInTheirOrder(_ source: String, _ seen: String) {
    for kind in [SourceKind.c, .swift, .js, .rust, .go, .java] {
      let text = FileText(Array(PseudoText.decode(source).utf8))
      let shown = ShownLine.display(line: 0, of: LintedFile(text, kind: kind))
      #expect(PseudoText.encode(String(String.UnicodeScalarView(shown))) == seen, "\(kind)")
    }
  }
}
