import BidiAlgorithm
import Fixing
import Testing

/// The parameters of messages with a dollar sign, and the names of files that editors keep.
@Suite struct ParametersAndBackupsTests {
  /// Behind Arabic letters the sign of a parameter is drawn behind its number.
  @Test(
    arguments: [
      (
        "\u{639}\u{62F}\u{644} \u{627}\u{644}\u{645}\u{633}\u{62A}\u{62E}\u{62F}\u{645} $1 \u{647}\u{630}\u{647} \u{627}\u{644}\u{635}\u{641}\u{62D}\u{629}",
        "\u{629}\u{62D}\u{641}\u{635}\u{644}\u{627} \u{647}\u{630}\u{647} $1 \u{645}\u{62F}\u{62E}\u{62A}\u{633}\u{645}\u{644}\u{627} \u{644}\u{62F}\u{639}"
      ),
      (
        "\u{646}\u{642}\u{644} $1 \u{627}\u{644}\u{635}\u{641}\u{62D}\u{629} $2 \u{623}\u{645}\u{633}",
        "\u{633}\u{645}\u{623} $2 \u{629}\u{62D}\u{641}\u{635}\u{644}\u{627} $1 \u{644}\u{642}\u{646}"
      ),
      (
        "\u{62D}\u{630}\u{641}\u{62A} $1 \u{635}\u{641}\u{62D}\u{627}\u{62A}",
        "\u{62A}\u{627}\u{62D}\u{641}\u{635} $1 \u{62A}\u{641}\u{630}\u{62D}"
      ),
      (
        "\u{6A9}\u{627}\u{631}\u{628}\u{631} $1 \u{627}\u{6CC}\u{646} \u{635}\u{641}\u{62D}\u{647} \u{631}\u{627} \u{62F}\u{6CC}\u{62F}",
        "\u{62F}\u{6CC}\u{62F} \u{627}\u{631} \u{647}\u{62D}\u{641}\u{635} \u{646}\u{6CC}\u{627} $1 \u{631}\u{628}\u{631}\u{627}\u{6A9}"
      ),
      (
        "\u{635}\u{627}\u{631}\u{641} $1 \u{646}\u{6D2} \u{635}\u{641}\u{62D}\u{6C1} \u{62F}\u{6CC}\u{6A9}\u{6BE}\u{627}",
        "\u{627}\u{6BE}\u{6A9}\u{6CC}\u{62F} \u{6C1}\u{62D}\u{641}\u{635} \u{6D2}\u{646} $1 \u{641}\u{631}\u{627}\u{635}"
      ),
    ] as [(String, String)])
  func aParameterKeepsItsSign(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: text, wanted, LineExpectations.right)
    let problems = Judge().problems(
      of: BrokenString.scalars(text), direction: LineExpectations.right)
    #expect(problems.allSatisfy { $0.kind == .placeholder })
  }

  /// Amounts, whose currency may stand on either side in Arabic; numbers that do not count
  /// parameters; the ends of a range; what Hebrew letters keep in order.
  @Test(arguments: [
    "\u{628}\u{633}\u{639}\u{631} $1 \u{644}\u{644}\u{642}\u{637}\u{639}\u{629}",
    "\u{639}\u{646}\u{62F}\u{64A} $5 \u{647}\u{646}\u{627}",
    "\u{62E}\u{633}\u{631} $1 \u{645}\u{644}\u{64A}\u{648}\u{646}",
    "\u{645}\u{646} $1 \u{625}\u{644}\u{649} $2",
    "\u{639}\u{646}\u{62F}\u{64A} $1,000 \u{647}\u{646}\u{627}",
    "\u{639}\u{646}\u{62F}\u{64A} $1.50 \u{647}\u{646}\u{627}",
    "\u{639}\u{646}\u{62F}\u{64A} $1 \u{648} $3",
    "\u{647}\u{632}\u{6CC}\u{646}\u{647} \u{622}\u{646} $1 \u{627}\u{633}\u{62A}",
    "\u{6CC}\u{6C1} $1 \u{688}\u{627}\u{644}\u{631} \u{6C1}\u{6D2}",
    "\u{5E0}\u{5D5}\u{5EA}\u{5E8}\u{5D5} $1 \u{5D9}\u{5DE}\u{5D9}\u{5DD}",
    "\u{5E2}\u{5E8}\u{5DA} $1 \u{5D0}\u{5EA} $2",
  ])
  func anAmountMayHaveItsSignOnEitherSide(_ text: String) {
    LineExpectations.expectNothing(pseudo: text, [LineExpectations.right])
  }

  /// An amount behind a name in an English line is none.
  @Test(arguments: [
    "Total for ABC: $1", "\u{623}\u{62D}\u{645}\u{62F} sent you $1 today",
  ])
  func anEnglishLineHasAmounts(_ text: String) {
    let problems = Judge().problems(of: Array(text.unicodeScalars), direction: .auto)
    #expect(problems.allSatisfy { $0.kind != .placeholder })
  }

  @Test(
    arguments: [
      ("ABC package.json~ DEF", "FED package.json~ CBA"), ("ABC .bashrc~ DEF", "FED .bashrc~ CBA"),
      ("ABC report.docx~", "report.docx~ CBA"), ("ABC app.py~, DEF", "FED ,app.py~ CBA"),
      ("ABC my-notes.md~.", ".my-notes.md~ CBA"), ("ABC config.toml~ DEF", "FED config.toml~ CBA"),
      (
        "\u{641}\u{627}\u{6CC}\u{644} notes.txt~ \u{631}\u{627} \u{628}\u{628}\u{6CC}\u{646}",
        "\u{646}\u{6CC}\u{628}\u{628} \u{627}\u{631} notes.txt~ \u{644}\u{6CC}\u{627}\u{641}"
      ),
      (
        "\u{627}\u{62D}\u{630}\u{641} main.c~ \u{627}\u{644}\u{622}\u{646}",
        "\u{646}\u{622}\u{644}\u{627} main.c~ \u{641}\u{630}\u{62D}\u{627}"
      ),
      (
        "\u{641}\u{627}\u{626}\u{644} index.html~ \u{6A9}\u{6BE}\u{648}\u{644}\u{648}",
        "\u{648}\u{644}\u{648}\u{6BE}\u{6A9} index.html~ \u{644}\u{626}\u{627}\u{641}"
      ),
    ] as [(String, String)])
  func theTildeOfABackupIsPartOfItsName(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: text, wanted, LineExpectations.right)
  }

  /// Behind hosts, users, words and numbers a tilde is anybody's; hashes on both sides look alike.
  @Test(arguments: [
    "ABC 5~ DEF", "ABC ok~ DEF", "ABC example.com~ DEF", "ABC dana.levi~ DEF",
    "ABC notes.txt DEF", "ABC #notes.txt# DEF", "ABC main.c ~ DEF",
  ])
  func otherTildesStay(_ text: String) {
    LineExpectations.expectNothing(pseudo: text, [LineExpectations.right])
  }
}
