import BidiAlgorithm
import Fixing
import Testing

/// Right-to-left sentences in lines that begin in Latin letters: behind a name, behind code, around
/// a quotation, in a comment or a string; and what stands beside them and is whole.
@Suite struct OwnSentenceTests {
  /// What somebody says is a sentence with the Latin words in it; who says it stays at the left.
  @Test(
    arguments: [
      ("dana: ABCD EF A-patch, GHIJ!", "dana: !JIHG ,patch-A FE DCBA"),
      (
        "(14:39:02) {U+0044}ana: ABC DEF zoom GHI.",
        "(14:39:02) {U+0044}ana: .IHG zoom FED CBA"
      ),
      (
        "noa_k: \u{5D0}\u{5E0}\u{5D9} \u{5D1}-zoom \u{5E2}\u{5DB}\u{5E9}\u{5D9}\u{5D5}!",
        "noa_k: !\u{5D5}\u{5D9}\u{5E9}\u{5DB}\u{5E2} zoom-\u{5D1} \u{5D9}\u{5E0}\u{5D0}"
      ),
      (
        "[10:30 {U+0050}{U+004D}] reza: \u{645}\u{646} telegram \u{631}\u{627} \u{62F}\u{627}\u{631}\u{645}.",
        "[10:30 {U+0050}{U+004D}] reza: .\u{645}\u{631}\u{627}\u{62F} \u{627}\u{631} telegram \u{646}\u{645}"
      ),
      (
        "ali: \u{647}\u{630}\u{627} file \u{62C}\u{62F}\u{64A}\u{62F}\u{61F}",
        "ali: \u{61F}\u{62F}\u{64A}\u{62F}\u{62C} file \u{627}\u{630}\u{647}"
      ),
      (
        "omar: \u{6CC}\u{6C1} file \u{6A9}\u{6C1}\u{627}\u{6BA} \u{6C1}\u{6D2}\u{61F}",
        "omar: \u{61F}\u{6D2}\u{6C1} \u{6BA}\u{627}\u{6C1}\u{6A9} file \u{6C1}\u{6CC}"
      ),
    ] as [(String, String)])
  func whatIsSaidIsASentence(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, .auto)
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.left)
  }

  /// A list, English, a title, words without an end, and Latin words at the end.
  @Test(arguments: [
    "dana: ABC zoom DEF", "authors: ABC DEF, zoom, GHI JK.", "dana: ABC DEF and GHI.",
    "winner: ABC DEF, bob, GHI JK.", "city: ABC zoom DEF GHI.", "dana: ABC DEF GHI zoom",
  ])
  func whatIsNotSaidStays(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.left])
  }

  /// A sentence that begins with a command between backticks or with the name of a file.
  @Test(
    arguments: [
      ("`make test` ABC.", ".CBA `make test`"),
      ("1. `git pull` ABC DEF.", ".FED CBA `git pull` .1"),
      ("`git pull` ABC `make`.", ".`make` CBA `git pull`"),
      ("- `x` ABC DEF!", "!FED CBA `x` -"),
      ("notes.txt ABC, DEF GHI push.", ".push IHG FED ,CBA notes.txt"),
      (
        "`npm test` \u{62B}\u{645} \u{627}\u{636}\u{63A}\u{637} `npm start`.",
        ".`npm start` \u{637}\u{63A}\u{636}\u{627} \u{645}\u{62B} `npm test`"
      ),
      (
        "1. `git pull` \u{686}\u{644}\u{627}\u{624}\u{6D4}",
        "\u{6D4}\u{624}\u{627}\u{644}\u{686} `git pull` .1"
      ),
      (
        "main.swift \u{62A}\u{63A}\u{64A}\u{631}\u{60C} \u{648}\u{64A}\u{62C}\u{628} \u{639}\u{645}\u{644} push.",
        ".push \u{644}\u{645}\u{639} \u{628}\u{62C}\u{64A}\u{648} \u{60C}\u{631}\u{64A}\u{63A}\u{62A} main.swift"
      ),
    ] as [(String, String)])
  func aSentenceMayBeginWithCode(_ pseudo: String, _ wanted: String) {
    for direction in [BaseDirection.auto, LineExpectations.left] {
      #expect(
        Judge().problems(of: BrokenString.scalars(pseudo), direction: direction).map(\.kind)
          == [.paragraph])
      LineExpectations.expectFirst(pseudo: pseudo, wanted, direction)
    }
  }

  /// What has no end, a meaning of one word, a label, other Latin words, and English.
  @Test(arguments: [
    "`make test` ABC", "`x` ABC.", "`make test`: ABC DEF.", "run `make test` ABC DEF.",
    "`make test` ABC DEF zoom.", "notes.txt ABC DEF GHI push", "notes.txt by ABC, DEF GHI.",
    "notes.txt ABC, DEF GHI updated.",
  ])
  func whatIsBesideCodeStays(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [.auto, LineExpectations.left])
  }

  /// A message around a quoted name.
  @Test(
    arguments: [
      (
        "{U+0045}{U+0052}{U+0052}{U+004F}{U+0052}: \u{627}\u{644}\u{645}\u{644}\u{641} \"a.log\" \u{644}\u{645} \u{64A}\u{641}\u{62A}\u{62D}",
        "{U+0045}{U+0052}{U+0052}{U+004F}{U+0052}: \u{62D}\u{62A}\u{641}\u{64A} \u{645}\u{644} \"a.log\" \u{641}\u{644}\u{645}\u{644}\u{627}"
      ),
      (
        "{U+0057}{U+0041}{U+0052}{U+004E}: \u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5} \u{AB}b.txt\u{BB} \u{5DC}\u{5D0} \u{5E0}\u{5DE}\u{5E6}\u{5D0}",
        "{U+0057}{U+0041}{U+0052}{U+004E}: \u{5D0}\u{5E6}\u{5DE}\u{5E0} \u{5D0}\u{5DC} \u{AB}b.txt\u{BB} \u{5E5}\u{5D1}\u{5D5}\u{5E7}\u{5D4}"
      ),
      (
        "[info] \u{641}\u{627}\u{6CC}\u{644} \u{AB}a.zip\u{BB} \u{633}\u{627}\u{62E}\u{62A}\u{647} \u{634}\u{62F}",
        "[info] \u{62F}\u{634} \u{647}\u{62A}\u{62E}\u{627}\u{633} \u{AB}a.zip\u{BB} \u{644}\u{6CC}\u{627}\u{641}"
      ),
    ] as [(String, String)])
  func aMessageGoesOnBehindAQuotation(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.left)
  }

  @Test(arguments: [
    "{U+0045}{U+0052}{U+0052}{U+004F}{U+0052}: ABC \"x\" DEF",
    "{U+0049}{U+004E}{U+0046}{U+004F}: ABC DEF \"x\"",
  ])
  func fewerWordsMayBeNames(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.left])
  }

  /// A comment that speaks of code stands behind its sign.
  @Test(
    arguments: [
      ("# ABC get() DEF GH", "# HG FED get() CBA"),
      (
        "# \u{62F}\u{627}\u{644}\u{629} open() \u{62A}\u{641}\u{62A}\u{62D} \u{627}\u{644}\u{645}\u{644}\u{641}",
        "# \u{641}\u{644}\u{645}\u{644}\u{627} \u{62D}\u{62A}\u{641}\u{62A} open() \u{629}\u{644}\u{627}\u{62F}"
      ),
      (
        "# \u{5D4}\u{5E4}\u{5D5}\u{5E0}\u{5E7}\u{5E6}\u{5D9}\u{5D4} main() \u{5E8}\u{5E6}\u{5D4} \u{5DB}\u{5D0}\u{5DF}",
        "# \u{5DF}\u{5D0}\u{5DB} \u{5D4}\u{5E6}\u{5E8} main() \u{5D4}\u{5D9}\u{5E6}\u{5E7}\u{5E0}\u{5D5}\u{5E4}\u{5D4}"
      ),
    ] as [(String, String)])
  func aCommentThatSpeaksOfCode(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.left)
  }

  /// A string of a shell that ends behind a variable; one that ends with it is whole.
  @Test(
    arguments: [
      (
        "echo \"\u{623}\u{647}\u{644}\u{627} \u{648}\u{633}\u{647}\u{644}\u{627}\u{60C} $user!\"",
        "echo \"!$user \u{60C}\u{627}\u{644}\u{647}\u{633}\u{648} \u{627}\u{644}\u{647}\u{623}\""
      ),
      (
        "echo \"\u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5D5}\u{5D1}\u{5E8}\u{5DB}\u{5D4}, $name!\"",
        "echo \"!$name ,\u{5D4}\u{5DB}\u{5E8}\u{5D1}\u{5D5} \u{5DD}\u{5D5}\u{5DC}\u{5E9}\""
      ),
    ] as [(String, String)])
  func aStringThatAShellWrites(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.left)
    LineExpectations.expectNothing(pseudo: "echo \"ABC DEF $name\"", [LineExpectations.left])
    LineExpectations.expectNothing(pseudo: "echo \"ABC DEF\"", [LineExpectations.left])
  }

  /// The guest of a song in brackets.
  @Test(
    arguments: [
      ("AB CD - {U+0054}el (feat. EF)", "(FE feat.) {U+0054}el - DC BA"),
      (
        "\u{623}\u{63A}\u{646}\u{64A}\u{629} - {U+0048}abibi (feat. \u{646}\u{627}\u{646}\u{633}\u{64A})",
        "(\u{64A}\u{633}\u{646}\u{627}\u{646} feat.) {U+0048}abibi - \u{629}\u{64A}\u{646}\u{63A}\u{623}"
      ),
      (
        "\u{62A}\u{631}\u{627}\u{646}\u{647} - {U+0047}ol (ft. \u{644}\u{6CC}\u{644}\u{627})",
        "(\u{627}\u{644}\u{6CC}\u{644} ft.) {U+0047}ol - \u{647}\u{646}\u{627}\u{631}\u{62A}"
      ),
    ] as [(String, String)])
  func aGuestIsNamedBehindAFullStop(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.right)
  }

  @Test func otherGuestsAreWhole() {
    LineExpectations.expectNothing(pseudo: "AB (feat. {U+0054}om) CD", [LineExpectations.right])
    LineExpectations.expectNothing(pseudo: "AB CD (feat. EF)", [LineExpectations.left])
  }

  /// A sentence behind a label that a line from left to right draws in one stretch; its end at the
  /// wrong side is torn, and so is the order where nobody set the direction.
  @Test(arguments: [
    "{U+004E}etflix: ABC DEF GHIJ KLMN OPQR 5 STU", "{U+0052}e: ABC DE (FGH 10)",
    "dana: ABCD EFGH IJKL MNOP QRST",
    "{U+0052}e: \u{645}\u{648}\u{639}\u{62F} \u{627}\u{644}\u{644}\u{642}\u{627}\u{621} \u{627}\u{644}\u{642}\u{627}\u{62F}\u{645} (\u{627}\u{644}\u{633}\u{627}\u{639}\u{629} 9)",
    "{U+004E}etflix: \u{5D4}\u{5E1}\u{5D3}\u{5E8}\u{5D4} \u{5D4}\u{5D7}\u{5D3}\u{5E9}\u{5D4} \u{5DE}\u{5D2}\u{5D9}\u{5E2}\u{5D4} \u{5D1}\u{5E2}\u{5D5}\u{5D3} 3 \u{5D9}\u{5DE}\u{5D9}\u{5DD}",
  ])
  func oneStretchBehindALabelIsWhole(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.left])
  }

  @Test func anEndOnTheWrongSideIsTorn() {
    let text = BrokenString.scalars("dana: ABCD EFGH IJKL MNOP QRST!")
    #expect(Judge().problems(of: text, direction: LineExpectations.left).first?.kind == .paragraph)
    let stretch = BrokenString.scalars("docker: ABCD EFGH IJKL MNOP QRST")
    #expect(Judge().problems(of: stretch).first?.kind == .paragraph)
  }

  /// A number in brackets right behind Latin in a right-to-left line may be read with it or with
  /// the line; one behind a right-to-left name in an English line is how many there are.
  @Test(arguments: [
    "ABC DEF user (1)", "ABC user (12)", "ABC DEF {U+0047}mail (5)", "ABC: {U+0043}++ (3)",
    "ABC {U+0049}nbox (12) DEF",
    "\u{641}\u{627}\u{6CC}\u{644} \u{627}\u{632} user (3)",
    "\u{67E}\u{648}\u{634}\u{647} {U+0053}ent items (120)",
    "\u{627}\u{644}\u{648}\u{633}\u{648}\u{645}: swift (7)",
  ])
  func aNumberBehindLatinMayStandEitherWay(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.right, .auto])
  }

  @Test(arguments: ["results: ABC (3)", "inbox of \u{641}\u{627}\u{62A}\u{646} (12)"])
  func aCountBehindANameIsTheSentences(_ pseudo: String) {
    let problems = Judge().problems(
      of: BrokenString.scalars(pseudo), direction: LineExpectations.left)
    #expect(problems.map(\.kind) == [.brackets])
  }
}
