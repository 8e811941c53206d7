import BidiAlgorithm
import Fixing
import Testing

/// Lines that are laid out against their words, and look as they would otherwise.
@Suite struct LooksAsWantedTests {
  /// With the same placeholders on both sides nobody sees the direction.
  @Test(arguments: [
    "\"%s\" ABC \"%s\"", "'%s' ABC '%s'", "(%s) ABC DEF (%s)", "[%s] ABC [%s]",
    "\u{AB}%s\u{BB} ABC \u{AB}%s\u{BB}", "<%s> ABC <%s>", "\"$x\" ABC \"$x\"", "%s ABC %s",
  ])
  func equalPlaceholdersAreNotTorn(_ line: String) {
    LineExpectations.expectNothing(pseudo: line, [.auto])
  }

  /// With others one does.
  @Test(arguments: ["\"%s\" ABC \"%d\"", "\"%s\" ABC", "\"%s\" ABC \"%s\" DEF"])
  func otherPlaceholdersAreTorn(_ line: String) {
    LineExpectations.expectSomething(BrokenString.scalars(line), .auto)
  }
}
