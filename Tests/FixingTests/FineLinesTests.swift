import BidiAlgorithm
import Fixing
import Testing
import Wording

/// Lines that are drawn as they are read, though they look like torn ones: labels before Latin
/// words, comments, strings and rows of code, codes that are dialled, spans of code; each with what
/// looks like it and is torn.
@Suite struct FineLinesTests {
  /// What of a text is said to be torn.
  private static func problems(_ text: String, _ direction: BaseDirection) -> [Problem] {
    Judge().problems(of: Array(text.unicodeScalars), direction: direction)
  }

  /// The first fix of a text.
  private static func first(_ text: String, _ direction: BaseDirection) -> Candidate? {
    Fixer().fix(Array(text.unicodeScalars), direction: direction).candidates.first
  }

  /// Lists, titles and code behind words that say what they are, without a colon.
  @Test(arguments: [
    "\u{5D0}\u{5E7}\u{5D5}\u{5E8}\u{5D3}\u{5D9}\u{5DD} Dm, F, A, Bb",
    "\u{5E6}\u{5D1}\u{5E2}\u{5D9}\u{5DD} red, green, blue, black",
    "\u{5DE}\u{5E9}\u{5EA}\u{5E0}\u{5D9}\u{5DD} k, l, m, n",
    "\u{5E2}\u{5E8}\u{5DB}\u{5D9} x = 1, y = 2, z = 3",
    "\u{623}\u{644}\u{648}\u{627}\u{646} red, green, blue, white",
    "\u{6AF}\u{632}\u{6CC}\u{646}\u{647}\u{200C}\u{647}\u{627} A, B, C, D",
    "\u{62D}\u{631}\u{648}\u{641} P, Q, R, S",
    "\u{633}\u{627}\u{626}\u{632} XS, S, M, L, XL",
    "\u{5E1}\u{5D3}\u{5E8}\u{5D4} The Bold and the Beautiful",
    "\u{5E1}\u{5E4}\u{5E8} Gone with the Wind by Margaret Mitchell",
    "\u{643}\u{62A}\u{627}\u{628} Gone with the Wind by Margaret Mitchell",
    "\u{641}\u{6CC}\u{644}\u{645} The Silence of the Lambs",
    "\u{5DC}\u{5D4}\u{5E7}\u{5EA} Florence and the Machine",
    "\u{5EA}\u{5E8}\u{5D2}\u{5DD} she was reading a long book",
    "\u{62A}\u{631}\u{62C}\u{645} she was reading a long book",
    "\u{5E9}\u{5D0}\u{5D9}\u{5DC}\u{5EA}\u{5D4} select name from users where age > 5",
    "\u{5E4}\u{5E7}\u{5D5}\u{5D3}\u{5EA} insert into t values",
    "\u{642}\u{627}\u{639}\u{62F}\u{629} last in, first out",
  ])
  func latinBehindALabelIsItsValue(_ text: String) {
    LineExpectations.expectNothing(
      Array(text.unicodeScalars), [.auto, LineExpectations.right])
  }

  /// English that tells of somebody, also with commas, and behind a name that is a word for a work.
  @Test(arguments: [
    "\u{5E8}\u{5D5}\u{5DF} liked your photo and shared it with all of us",
    "\u{5DE}\u{5D9}\u{5DB}\u{5DC} wrote that she will call you, me, and them",
    "\u{633}\u{627}\u{645}\u{64A} said that he will call you, me, and them",
    "\u{5E9}\u{5D9}\u{5E8} was here, sang and left us",
    "\u{5D3}\u{5E8}\u{5D5}\u{5E8} likes ripe apples, pears, plums and the taste of it",
  ])
  func englishBehindANameIsReadFromTheLeft(_ text: String) {
    #expect(Self.problems(text, .auto).first?.kind == .paragraph)
  }

  /// Comments behind a hash or an apostrophe, in ruled lines, and behind what parts code.
  @Test(arguments: [
    "# \u{5D8}\u{5D9}\u{5E4}\u{5D5}\u{5DC} \u{5D1}\u{5E9}\u{5D2}\u{5D9}\u{5D0}\u{5D5}\u{5EA}",
    "# \u{5E9}\u{5DD} \u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5}",
    "  # \u{5E2}\u{5E8}\u{5DA} 7",
    "# \u{645}\u{62B}\u{627}\u{644}",
    "# \u{645}\u{644}\u{641}: \u{627}\u{644}\u{642}\u{64A}\u{645}\u{629}",
    "# \u{6CC}\u{627}\u{62F}\u{62F}\u{627}\u{634}\u{62A}",
    "# \u{641}\u{627}\u{626}\u{644} \u{6A9}\u{627} \u{646}\u{627}\u{645}",
    "' \u{5D8}\u{5D9}\u{5E4}\u{5D5}\u{5DC}",
    "# ===== \u{5D1}\u{5D3}\u{5D9}\u{5E7}\u{5D5}\u{5EA} =====",
    "# --- \u{5D0}\u{5EA}\u{5D7}\u{5D5}\u{5DC}",
    "// ===== \u{5E1}\u{5D9}\u{5D5}\u{5DD} =====",
    "-- ----- \u{5D8}\u{5D1}\u{5DC}\u{5D0}\u{5D5}\u{5EA} -----",
    "#region \u{5D1}\u{5D3}\u{5D9}\u{5E7}\u{5D5}\u{5EA}",
    "#region \u{62F}\u{648}\u{627}\u{644} \u{645}\u{633}\u{627}\u{639}\u{62F}\u{629}",
  ])
  func aCommentIsDrawnBehindItsSign(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// Their ends at the wrong place, a hashtag, a quotation with a blank.
  @Test(arguments: [
    "# \u{5D8}\u{5D9}\u{5E4}\u{5D5}\u{5DC} \u{5D1}\u{5E9}\u{5D2}\u{5D9}\u{5D0}\u{5D5}\u{5EA}.",
    "# \u{645}\u{62B}\u{627}\u{644}!",
    "' \u{5E9}\u{5DC}\u{5D5}\u{5DD}'",
    "#\u{5D7}\u{5D3}\u{5E9}\u{5D5}\u{5EA} \u{5D4}\u{5D9}\u{5D5}\u{5DD}",
    "#region \u{5D1}\u{5D3}\u{5D9}\u{5E7}\u{5D5}\u{5EA}!",
  ])
  func otherLinesWithSuchSignsAreTorn(_ text: String) {
    #expect(!Self.problems(text, LineExpectations.left).isEmpty)
  }

  /// Strings alone on their lines, and rows of a number and words.
  @Test(arguments: [
    "\"\u{5D1}\u{5D5}\u{5E7}\u{5E8}\";",
    "'\u{5E2}\u{5E8}\u{5D1}',",
    "(\"\u{5DC}\u{5D9}\u{5DC}\u{5D4} \u{5D8}\u{5D5}\u{5D1}\");",
    "\"\u{633}\u{644}\u{627}\u{645}\",",
    "\"\u{635}\u{628}\u{627}\u{62D} \u{627}\u{644}\u{62E}\u{64A}\u{631}\",",
    "  '\u{634}\u{6A9}\u{631}\u{6CC}\u{6C1}',",
    "4,\u{5E8}\u{5D5}\u{5EA}\u{5D9}",
    "15;\u{5E2}\u{5E8}\u{5D1}",
    "2023-11-02,\u{5D9}\u{5E2}\u{5DC} \u{5DB}\u{5D4}\u{5DF}",
    "\"7\",\"\u{5EA}\u{5DE}\u{5E8}\"",
    "9,\u{633}\u{639}\u{627}\u{62F}",
    "3,\u{646}\u{648}\u{6CC}\u{62F}",
  ])
  func aLineOfDataKeepsItsSigns(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// A quotation in a sentence, and numbers before one.
  @Test(arguments: [
    "\"\u{5D1}\u{5D5}\u{5E7}\u{5E8}\"!",
    "\"\u{5D1}\u{5D5}\u{5E7}\u{5E8}\" \u{5D8}\u{5D5}\u{5D1},",
    "4, \u{5E8}\u{5D5}\u{5EA}\u{5D9}",
    "4,\u{5E8}\u{5D5}\u{5EA}\u{5D9}!",
  ])
  func aSentenceWithSuchSignsIsTorn(_ text: String) {
    #expect(!Self.problems(text, LineExpectations.left).isEmpty)
  }

  /// What a string holds is mended by itself.
  @Test func aStringIsMendedInsideItsMarks() {
    #expect(
      Self.first("\"\u{5D1}\u{5D5}\u{5E7}\u{5E8}!\",", LineExpectations.left)?.display
        == Array("\"!\u{5E8}\u{5E7}\u{5D5}\u{5D1}\",".unicodeScalars))
  }

  /// A hash that is pressed behind digits with hyphens.
  @Test(arguments: [
    "\u{5D7}\u{5D9}\u{5D9}\u{5D2}\u{5D9} 02-6543210#",
    "\u{5DC}\u{5D7}\u{5E6}\u{5D5} 1-599-123-456# \u{5DC}\u{5D0}\u{5D9}\u{5E9}\u{5D5}\u{5E8}",
    "\u{5E7}\u{5D5}\u{5D3} \u{5D4}\u{5D3}\u{5DC}\u{5EA} 45-67#",
    "\u{5D4}\u{5E7}\u{5D5}\u{5D3}: 765-432#.",
  ])
  func aDialledHashIsOfItsNumber(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [.auto])
  }

  /// Behind Arabic letters the number is mended with its hash.
  @Test(
    arguments: [
      (
        "\u{627}\u{62A}\u{635}\u{644} \u{639}\u{644}\u{649} 04-7654321#",
        "04-7654321# \u{649}\u{644}\u{639} \u{644}\u{635}\u{62A}\u{627}"
      ),
      (
        "\u{631}\u{645}\u{632} 765-432#",
        "765-432# \u{632}\u{645}\u{631}"
      ),
    ] as [(String, String)])
  func aNumberIsMendedWithItsHash(_ text: String, _ wanted: String) {
    #expect(Self.first(text, .auto)?.display == Array(wanted.unicodeScalars))
  }

  /// What looks the same in both directions is laid out in neither wrongly.
  @Test(arguments: [
    "_\u{5DC}\u{5D9}\u{5DC}\u{5D4}_",
    "'''\u{5D4}\u{5E1}\u{5D1}\u{5E8}'''",
    "__\u{634}\u{631}\u{62D}__",
    "| \u{5DC}\u{5D9}\u{5DC}\u{5D4} | \u{5D9}\u{5D5}\u{5DD} |",
  ])
  func whatLooksTheSameIsWhole(_ text: String) {
    LineExpectations.expectNothing(
      Array(text.unicodeScalars), [LineExpectations.left, LineExpectations.right])
  }

  /// One sign alone tells the directions apart.
  @Test func oneSignAloneIsTorn() {
    #expect(!Self.problems("_\u{5DC}\u{5D9}\u{5DC}\u{5D4}", LineExpectations.left).isEmpty)
  }

  /// A path in a span of code ends before the mark that closes the span.
  @Test(
    arguments: [
      (
        "\u{5D4}\u{5E8}\u{5D9}\u{5E6}\u{5D5} \u{5D0}\u{5EA} `ls /opt/` \u{5DB}\u{5E2}\u{5EA}",
        "\u{5EA}\u{5E2}\u{5DB} `ls /opt/` \u{5EA}\u{5D0} \u{5D5}\u{5E6}\u{5D9}\u{5E8}\u{5D4}"
      ),
      (
        "\u{5D4}\u{5E4}\u{5E7}\u{5D5}\u{5D3}\u{5D4} `cp -r /srv/` \u{5E0}\u{5DB}\u{5E9}\u{5DC}\u{5D4}",
        "\u{5D4}\u{5DC}\u{5E9}\u{5DB}\u{5E0} `cp -r /srv/` \u{5D4}\u{5D3}\u{5D5}\u{5E7}\u{5E4}\u{5D4}"
      ),
      (
        "\u{641}\u{627}\u{6CC}\u{644} `/etc` \u{627}\u{633}\u{62A}",
        "\u{62A}\u{633}\u{627} `/etc` \u{644}\u{6CC}\u{627}\u{641}"
      ),
    ] as [(String, String)])
  func aPathTakesNoMarkOfCode(_ text: String, _ wanted: String) {
    #expect(Self.first(text, .auto)?.display == Array(wanted.unicodeScalars))
  }

  /// A folder between two slashes looks right, whatever slash is which.
  @Test(arguments: [
    "\u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5} `/opt/` \u{5DE}\u{5DC}\u{5D0}",
    "\u{646}\u{641}\u{630} `cat /tmp/b.log` \u{627}\u{644}\u{622}\u{646}",
    "\u{627}\u{644}\u{645}\u{62C}\u{644}\u{62F} `/usr/lib/` \u{641}\u{627}\u{631}\u{63A}",
    "\u{67E}\u{648}\u{634}\u{647} `/srv/` \u{62E}\u{627}\u{644}\u{6CC} \u{627}\u{633}\u{62A}",
  ])
  func aFolderInASpanOfCodeIsWhole(_ text: String) {
    LineExpectations.expectNothing(
      Array(text.unicodeScalars), [.auto, LineExpectations.right])
  }

  /// Signs that are no punctuation, numbers that are no phone's, addresses that are no versions.
  @Test(
    arguments: [
      ("=> \u{5D1}\u{5D5}\u{5E7}\u{5E8}", true, "sign"),
      ("\u{2705} \u{5D1}\u{5D5}\u{5E7}\u{5E8}, \u{5E2}\u{5E8}\u{5D1}", true, "sign"),
      ("-> \u{635}\u{628}\u{627}\u{62D}", true, "sign"),
      ("\u{5D1}\u{5D5}\u{5E7}\u{5E8} \u{5D8}\u{5D5}\u{5D1}!", true, "punctuation"),
      ("\u{631}\u{642}\u{645} \u{62D}\u{633}\u{627}\u{628} 12-3456-79", false, "number"),
      ("\u{627}\u{62A}\u{635}\u{644} \u{639}\u{644}\u{649} 03-1234567", false, "phone number"),
      ("\u{5DB}\u{5EA}\u{5D5}\u{5D1}\u{5EA} IP: 192.168.4.7", false, "network address"),
      ("\u{5DB}\u{5EA}\u{5D5}\u{5D1}\u{5EA} IP: 192.168.1.1:8080", false, "network address"),
    ] as [(String, Bool, String)])
  func aPieceIsCalledWhatItIs(_ text: String, _ isLeft: Bool, _ noun: String) {
    let problems = Self.problems(text, isLeft ? LineExpectations.left : .auto)
    #expect(problems.contains { $0.noun.english == noun }, "\(problems.map(\.noun.english))")
  }

  /// What a fix isolates in quotation marks is no name.
  @Test(
    arguments: [
      (
        "\u{5D4}\u{5D9}\u{5D0} \u{5D0}\u{5DE}\u{5E8}\u{5D4} \"Good night, city!\"",
        "FSI and PDI around these words"
      ),
      (
        "\u{5D4}\u{5E9}\u{5E4}\u{5D4} `F++` \u{5D7}\u{5D3}\u{5E9}\u{5D4}",
        "FSI and PDI around the piece of code"
      ),
    ] as [(String, String)])
  func aFixSaysWhatItIsolates(_ text: String, _ name: String) {
    #expect(Self.first(text, .auto)?.name.english.hasPrefix(name) == true)
  }
}
