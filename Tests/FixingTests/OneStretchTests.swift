import BidiAlgorithm
import Fixing
import Testing

/// Right-to-left words behind a head, a key or the mark of a comment, or inside an element, that
/// are one sentence in a line from left to right; and what stands beside them.
@Suite struct OneStretchTests {
  private static func first(_ pseudo: String, _ direction: BaseDirection) -> Candidate? {
    Fixer().fix(BrokenString.scalars(pseudo), direction: direction).candidates.first
  }

  /// What is said, a subject, a change, a fault and an address: commas part no names.
  @Test(arguments: [
    "{U+0044}ana: \u{5DB}\u{5DF}, \u{5D1}\u{5D8}\u{5D7}!",
    "{U+0044}ana: \u{5EA}\u{5D5}\u{5D3}\u{5D4} \u{5E8}\u{5D1}\u{5D4}, \u{5D9}\u{5E7}\u{5D9}\u{5E8}\u{5D4}",
    "subject: \u{5E4}\u{5D2}\u{5D9}\u{5E9}\u{5D4} \u{5DE}\u{5D7}\u{5E8}, \u{5D7}\u{5E9}\u{5D5}\u{5D1}",
    "re: \u{5E9}\u{5DC}\u{5D5}\u{5DD}, \u{5D3}\u{5E0}\u{5D4}",
    "fix: \u{62A}\u{635}\u{62D}\u{64A}\u{62D}, \u{62A}\u{646}\u{638}\u{64A}\u{641}",
    "error: \u{641}\u{627}\u{6CC}\u{644} \u{646}\u{6CC}\u{633}\u{62A}, \u{62F}\u{648}\u{628}\u{627}\u{631}\u{647}",
    "address: ABC DEF, GHI JKL", "ship to: ABC DEF, GHI JKL", "james: AB, CDE",
    // A family name and a given one, or two persons.
    "author: \u{632}\u{647}\u{631}\u{627}, \u{631}\u{636}\u{627}", "editor: ABC, DEF",
  ])
  func aHeadLeadsToASentence(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.left])
  }

  /// Plurals and other labels of lists.
  @Test(arguments: [
    "names: \u{5D3}\u{5E0}\u{5D4}, \u{5E8}\u{5D5}\u{5DF}",
    "cc: \u{644}\u{64A}\u{644}\u{649}, \u{639}\u{645}\u{631}",
    "top contributors: ABC, DEF", "with: ABC DEF, GHI JK", "tags: ABC, DEF",
    "cities: ABC, DEF, GHI",
    "authors: \u{632}\u{647}\u{631}\u{627}, \u{631}\u{636}\u{627}", "author: ABC DEF, GHI JK",
  ])
  func aHeadOfAListLeadsToNames(_ pseudo: String) {
    let problems = Judge().problems(
      of: BrokenString.scalars(pseudo), direction: LineExpectations.left)
    #expect(!problems.isEmpty && problems.allSatisfy { $0.kind == .name })
  }

  /// What is said goes on with a verb.
  @Test(arguments: [
    "she said ABC, DEF and left.",
    "he shouted \u{633}\u{644}\u{627}\u{645}, \u{631}\u{636}\u{627} and ran",
    "{U+0049} told him \u{634}\u{643}\u{631}\u{627}, \u{633}\u{627}\u{645}\u{64A} and hung up.",
    "they sang \u{628}\u{6C1}\u{627}\u{631}, \u{622}\u{626}\u{6CC} and {U+0054}om laughed",
  ])
  func aPhraseBeforeAVerbStays(_ pseudo: String) {
    LineExpectations.expectNothing(
      pseudo: pseudo, [LineExpectations.left])
  }

  /// Names before another one, or before more of them, are each by themselves.
  @Test(
    arguments: [
      ("we met ABC, DEF and GHI", "we met CBA, FED and IHG"),
      (
        "liked by \u{623}\u{62D}\u{645}\u{62F}, \u{633}\u{627}\u{631}\u{629} and others",
        "liked by \u{62F}\u{645}\u{62D}\u{623}, \u{629}\u{631}\u{627}\u{633} and others"
      ),
      (
        "with \u{639}\u{644}\u{6CC}, \u{632}\u{647}\u{631}\u{627} and {U+0054}om",
        "with \u{6CC}\u{644}\u{639}, \u{627}\u{631}\u{647}\u{632} and {U+0054}om"
      ),
    ] as [(String, String)])
  func namesBeforeOthersAreApart(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.left)
  }

  /// So they are before a comma and more of them.
  @Test(
    arguments: [
      ("liked by ABC, DEF, and GHI", "liked by CBA, FED, and IHG"),
      (
        "shared with \u{633}\u{627}\u{631}\u{629}, \u{639}\u{645}\u{631}, and 12 others",
        "shared with \u{629}\u{631}\u{627}\u{633}, \u{631}\u{645}\u{639}, and 12 others"
      ),
      (
        "seen by \u{67E}\u{631}\u{6CC}\u{627}, \u{6A9}\u{6CC}\u{627}, and {U+0054}om.",
        "seen by \u{627}\u{6CC}\u{631}\u{67E}, \u{627}\u{6CC}\u{6A9}, and {U+0054}om."
      ),
      (
        "added \u{632}\u{6CC}\u{628}, \u{639}\u{679}\u{631}, or other friends",
        "added \u{628}\u{6CC}\u{632}, \u{631}\u{679}\u{639}, or other friends"
      ),
    ] as [(String, String)])
  func namesBeforeACommaAndOthersAreApart(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.left)
  }

  /// Behind a comma a clause may follow one name, a town in its country, or what was said.
  @Test(arguments: [
    "he lives in ABC, DEF, and the sea is near",
    "she was in \u{639}\u{645}\u{627}\u{646}, \u{627}\u{631}\u{62F}\u{646}, and 3 years passed",
    "he was in \u{642}\u{645}, \u{627}\u{6CC}\u{631}\u{627}\u{646}, and {U+0054}om came",
    "she said \u{634}\u{6A9}\u{631}\u{6CC}\u{6C1}, \u{639}\u{644}\u{6CC}, and more",
  ])
  func aClauseBehindACommaIsNoName(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.left])
  }

  /// A quoted key is code, whatever is in it.
  @Test(arguments: [
    "\"home.title\" = \"\u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5DC}\u{5DB}\u{5DD}\";",
    "\"file.txt\" = \"ABC\";",
    "'home.title' => '\u{633}\u{644}\u{627}\u{645} \u{639}\u{644}\u{6CC}',",
    "\"a.b.c\" = \"ABC DEF GHI JKL MNO PQR\";", "\"home_title\" = \"ABC DEF GHI JKL MNO PQR\";",
    "\"x.y\"=\"\u{645}\u{631}\u{62D}\u{628}\u{627} \u{628}\u{643}\u{645}\";",
  ])
  func aKeyIsCode(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [.auto, LineExpectations.left])
  }

  /// What is torn behind it is its value.
  @Test(
    arguments: [
      ("\"a.b\" = \"ABC DEF?\";", "\"a.b\" = \"?FED CBA\";"),
      (
        "'home.title' => '\u{645}\u{631}\u{62D}\u{628}\u{627}!',",
        "'home.title' => '!\u{627}\u{628}\u{62D}\u{631}\u{645}',"
      ),
    ] as [(String, String)])
  func aValueIsMendedByItself(_ pseudo: String, _ wanted: String) {
    for direction in [BaseDirection.auto, LineExpectations.left] {
      #expect(Self.first(pseudo, direction)?.display == BrokenString.scalars(wanted))
    }
  }

  /// An isolate goes around what an element holds, not around its tags.
  @Test(
    arguments: [
      ("<p>ABC DEF?</p>", "<p>?FED CBA</p>"),
      ("<p>\u{5E9}\u{5DC}\u{5D5}\u{5DD}.</p>", "<p>.\u{5DD}\u{5D5}\u{5DC}\u{5E9}</p>"),
      (
        "<h1 class=\"t\">\u{645}\u{631}\u{62D}\u{628}\u{627} \u{628}\u{643}\u{645}!</h1>",
        "<h1 class=\"t\">!\u{645}\u{643}\u{628} \u{627}\u{628}\u{62D}\u{631}\u{645}</h1>"
      ),
      (
        "<data name=\"x\"><value>\u{633}\u{644}\u{627}\u{645}!</value></data>",
        "<data name=\"x\"><value>!\u{645}\u{627}\u{644}\u{633}</value></data>"
      ),
    ] as [(String, String)])
  func tagsAroundASentenceStay(_ pseudo: String, _ wanted: String) {
    let candidate = Self.first(pseudo, LineExpectations.left)
    #expect(candidate?.display == BrokenString.scalars(wanted))
    #expect(candidate?.means == .isolate)
    #expect(candidate?.problems == 0)
  }

  /// Comments of programs in their own order.
  @Test(arguments: [
    "<!-- \u{5E9}\u{5DC}\u{5D5}\u{5DD} -->", "<!-- ABC DEF, GHI 5 JKL MNO PQR -->",
    "/** \u{645}\u{631}\u{62D}\u{628}\u{627} */", "  /* ABC DEF */", " * ABC DEF GHI JKL",
    "\"\"\"\u{633}\u{644}\u{627}\u{645} \u{62F}\u{646}\u{6CC}\u{627}\"\"\"", "-- ABC",
    "-- AB, CDE, FGH JK", "; ABC DEF", "% \u{633}\u{644}\u{627}\u{645}", "// ABC", "/// ABC DEF",
    "// ABC DEF GHI JKL",
  ])
  func aCommentInItsOwnOrderIsWhole(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.left])
  }

  /// A comment with an end at the wrong place.
  @Test(arguments: ["<!-- ABC DEF! -->", "-- ABC DEF.", "; ABC DEF?", "// ABC DEF!"])
  func aCommentInAnotherOrderIsTorn(_ pseudo: String) {
    #expect(
      !Judge().problems(of: BrokenString.scalars(pseudo), direction: LineExpectations.left).isEmpty)
  }

  /// What closes a comment stays at its right.
  @Test(
    arguments: [
      ("<!-- ABC DEF! -->", "<!-- !FED CBA -->"),
      (
        "/** \u{645}\u{631}\u{62D}\u{628}\u{627}. */", "/** .\u{627}\u{628}\u{62D}\u{631}\u{645} */"
      ),
      ("\"\"\"\u{633}\u{644}\u{627}\u{645}.\"\"\"", "\"\"\".\u{645}\u{627}\u{644}\u{633}\"\"\""),
    ] as [(String, String)])
  func aCommentIsMendedInsideItsMarks(_ pseudo: String, _ wanted: String) {
    #expect(Self.first(pseudo, LineExpectations.left)?.display == BrokenString.scalars(wanted))
  }

  /// Behind a word for a company or a film an exclamation mark ends the sentence.
  @Test(arguments: [
    "\u{5D7}\u{5D1}\u{5E8}\u{5EA} {U+0047}oogle! \u{5D0}\u{5D9}\u{5D6}\u{5D4} \u{5DE}\u{5E7}\u{5D5}\u{5DD}",
    "\u{5D4}\u{5E1}\u{5E8}\u{5D8} {U+0041}lien! \u{5D0}\u{5D9}\u{5D6}\u{5D4} \u{5E1}\u{5E8}\u{5D8}",
    "\u{634}\u{631}\u{643}\u{629} {U+0047}oogle! \u{64A}\u{627} \u{644}\u{647}",
    "\u{641}\u{6CC}\u{644}\u{645} {U+0041}lien! \u{686}\u{647} \u{62E}\u{648}\u{628}",
  ])
  func aMarkBehindANameEndsTheSentence(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [.auto, .explicit(.rightToLeft)])
  }

  /// Names that are known for theirs, and what goes on behind it.
  @Test(arguments: [
    "\u{5D7}\u{5D1}\u{5E8}\u{5EA} {U+0059}ahoo! \u{5E0}\u{5DE}\u{5DB}\u{5E8}\u{5D4}",
    "\u{5D4}\u{5DE}\u{5D7}\u{5D6}\u{5DE}\u{5E8} {U+004F}liver! \u{5D7}\u{5D5}\u{5D6}\u{5E8}",
    "\u{634}\u{631}\u{643}\u{629} {U+0047}oogle!, \u{648}\u{647}\u{64A}",
    "\u{641}\u{6CC}\u{644}\u{645} {U+0041}lien! \u{631}\u{627} \u{62F}\u{6CC}\u{62F}\u{645}",
  ])
  func aMarkMayBeOfTheName(_ pseudo: String) {
    let problems = Judge().problems(of: BrokenString.scalars(pseudo), direction: .auto)
    #expect(problems.map(\.kind) == [.name])
  }

  /// However long a command is, it is a part of the sentence that goes on behind it.
  @Test(arguments: [
    "\u{62F}\u{633}\u{62A}\u{648}\u{631} sudo apt install -y vim \u{631}\u{627} \u{628}\u{632}\u{646}",
    "\u{5D4}\u{5E8}\u{5D9}\u{5E6}\u{5D5} git commit --amend -v now \u{5E2}\u{5DC} \u{5D4}\u{5E7}\u{5D5}\u{5D3}",
  ])
  func aCommandIsAPartOfItsSentence(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [.auto])
  }
}
