import BidiAlgorithm
import Fixing
import Testing

/// What people ask servers for, comments that are sentences, and numbers, names and tags that stand
/// alone in a sentence; each with what looks like it and is drawn as it is read.
@Suite struct RequestsAndCommentsTests {
  private static func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }

  /// What is torn, the fix that its reader wants, and the direction that was set.
  private static let torn: [(text: String, wanted: String, direction: BaseDirection)] = [
    ("GET /\u{5D3}\u{5D7} 200", "GET /\u{5D7}\u{5D3} 200", LineExpectations.left),
    ("GET /\u{5D3}\u{5D7} 200 15ms", "GET /\u{5D7}\u{5D3} 200 15ms", LineExpectations.left),
    (
      "POST /\u{633}\u{628}/\u{62F}\u{631} 404", "POST /\u{628}\u{633}/\u{631}\u{62F} 404",
      LineExpectations.left
    ),
  ]

  @Test(arguments: torn)
  func aRequestEndsWithItsPath(text: String, wanted: String, direction: BaseDirection) {
    LineExpectations.expectFirst(Self.scalars(text), Self.scalars(wanted), direction)
  }

  /// No server is asked in words, and folders alone may be read either way.
  @Test(arguments: [
    "see /\u{5D3}\u{5D7} 200", "TARGET /\u{5D3}\u{5D7} 200", "GET/\u{5D3}\u{5D7} 200",
    "GET /\u{5D3}\u{5D7}",
  ])
  func otherSlashesPartWords(_ text: String) {
    LineExpectations.expectNothing(Self.scalars(text), [LineExpectations.left])
  }

  /// A comment that ends as sentences do is one, whatever mark is before it.
  @Test(arguments: [
    ("# ABC DEF GHI.", "# .IHG FED CBA"), ("-- ABC DEF!", "-- !FED CBA"),
    ("; ABC DEF x GHI.", "; .IHG x FED CBA"), ("% ABC (DEF) GHI?", "% ?IHG (FED) CBA"),
    ("/* ABC x DEF */", "/* FED x CBA */"), ("# ABC.", "# .CBA"), ("## ABC DEF.", "## .FED CBA"),
    ("-- ABC!", "-- !CBA"), ("# ABC x DEF GHI", "# IHG FED x CBA"),
  ])
  func aCommentIsASentence(text: String, wanted: String) {
    LineExpectations.expectFirst(pseudo: text, wanted, LineExpectations.left)
  }

  /// A list, a quotation and a heading are laid out from right to left as a whole.
  @Test(arguments: [
    ("* ABC DEF.", ".FED CBA *"), ("- ABC DEF.", ".FED CBA -"),
  ])
  func itemsAreNoComments(text: String, wanted: String) {
    LineExpectations.expectFirst(pseudo: text, wanted, LineExpectations.left)
  }

  @Test(arguments: [
    "# ABC DEF", "-- ABC DEF GHI", "% ABC, DEF", "/* ABC DEF */", "# x ABC", "-- ABC DEF --",
    "# ABC DEF #", "## ABC", "> ABC DEF", "select * from t; -- ABC DEF", "x = 3; % ABC DEF",
  ])
  func commentsInOneStretchAreWhole(_ text: String) {
    LineExpectations.expectNothing(pseudo: text, [LineExpectations.left])
  }

  /// Numbers in groups: of phones in any digits, and of meetings.
  @Test(arguments: [
    "\u{5DE}\u{5E1}\u{5E4}\u{5E8} \u{5E9}\u{5DC}\u{5D9} 812 3456 7890",
    "\u{634}\u{645}\u{627}\u{631}\u{647} \u{6F0}\u{6F9}\u{6F1}\u{6F2} \u{6F3}\u{6F4}\u{6F5} \u{6F6}\u{6F7}\u{6F8}\u{6F9}",
    "\u{631}\u{642}\u{645} \u{660}\u{665}\u{665} \u{661}\u{662}\u{663} \u{664}\u{665}\u{666}\u{667}",
  ])
  func groupsOfDigitsAreOneNumber(_ text: String) {
    #expect(
      Fixer().fix(Self.scalars(text), direction: .auto).problems.map(\.kind).allSatisfy {
        $0 == .phone || $0 == .number
      })
    #expect(!Fixer().fix(Self.scalars(text), direction: .auto).problems.isEmpty)
  }

  @Test(arguments: [
    "\u{5D1}\u{5E9}\u{5E0}\u{5D9}\u{5DD} 120 1999 2004",
    "\u{642}\u{6CC}\u{645}\u{62A} \u{6F1}\u{6F2}\u{6F0} \u{6F1}\u{6F3}\u{6F9}\u{6F9} \u{6F1}\u{6F4}\u{6F0}\u{6F0}",
  ])
  func numbersOfARowAreSeveral(_ text: String) {
    LineExpectations.expectNothing(Self.scalars(text), [.auto])
  }

  /// Who writes Persian digits writes calculations from left to right, sums too.
  @Test(arguments: [
    "\u{6F2} + \u{6F4} \u{D7} \u{6F3} = \u{6F1}\u{6F4}",
    "\u{6F2} + \u{6F4} = \u{6F6}",
  ])
  func aCalculationOfPersianIsOneNumber(_ calculation: String) {
    let text = "\u{67E}\u{633} \(calculation)"
    LineExpectations.expectFirst(
      Self.scalars(text), Self.scalars("\(calculation) \u{633}\u{67E}"), .auto)
  }

  /// Classes of schools, and doors.
  @Test(arguments: ["3/A", "10/B"])
  func aNumberAndACapitalAreOneName(_ name: String) {
    LineExpectations.expectFirst(
      Self.scalars("\u{643}\u{62A}\u{628} \(name) \u{628}\u{62F}"),
      Self.scalars("\u{62F}\u{628} \(name) \u{628}\u{62A}\u{643}"), .auto)
  }

  /// A mark at the end is the password's where a colon is before it and it has another sign.
  @Test func aPasswordHasItsLastMark() {
    LineExpectations.expectFirst(
      Self.scalars("\u{5E1}\u{5D9}\u{5E1}\u{5DE}\u{5D4}: Dana#77!"),
      Self.scalars("Dana#77! :\u{5D4}\u{5DE}\u{5E1}\u{5D9}\u{5E1}"), .auto)
    LineExpectations.expectNothing(
      Self.scalars("\u{5E1}\u{5D9}\u{5E1}\u{5DE}\u{5D4}: dana77!"), [.auto])
  }

  /// A tag that breaks lines is spoken of where words say that somebody writes it. Where somebody
  /// renders the text others take no part.
  @Test func aTagIsSpokenOf() {
    let text = "\u{644}\u{6A9}\u{6BE}\u{6CC}\u{6BA} <br/> \u{62F}\u{648}"
    let meant = "\u{5D0}\u{5D1}\u{5D2} <br/> \u{5D3}\u{5D4}\u{5D5}"
    #expect(!Judge().problems(of: Self.scalars(text), seesTags: false).isEmpty)
    #expect(Judge().problems(of: Self.scalars(meant), seesTags: false).isEmpty)
    #expect(!Judge().problems(of: Self.scalars(meant)).isEmpty)
  }

  /// A line for a result is a part of its calculation, and `:name` one word before an Arabic comma.
  @Test(arguments: [
    (
      "\u{5D7}\u{5E9}\u{5D1}: 9 - 4 + 1 = ___", "9 - 4 + 1 = ___ :\u{5D1}\u{5E9}\u{5D7}"
    ),
    (
      "\u{645}\u{631} :city\u{60C} \u{633}\u{644}",
      "\u{644}\u{633} \u{60C}:city \u{631}\u{645}"
    ),
  ])
  func whatIsFilledInIsOnePiece(text: String, wanted: String) {
    LineExpectations.expectFirst(
      Self.scalars(text), Self.scalars(wanted), LineExpectations.right)
  }

  /// Rows that begin with their number run from the left; rows of names may run from the right.
  @Test func aNumberedRowKeepsItsCells() {
    LineExpectations.expectFirst(
      pseudo: "3 | ABC DE | 4 | 7.50", "3 | ED CBA | 4 | 7.50", LineExpectations.left)
    LineExpectations.expectNothing(pseudo: "3 | ABC DE", [LineExpectations.left])
  }

  /// A command or a title in the middle of a right-to-left sentence makes it no English one.
  @Test(arguments: [
    "ABCD git push origin main EFG HIJ", "ABCD npm run build staging EFG HIJ",
    "{U+0627}{U+0645}{U+0631} git merge feature branch {U+0641}{U+0634}{U+0644} {U+0647}{U+0646}{U+0627}",
  ])
  func aCommandInASentenceTurnsNothing(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [.auto])
  }

  /// An arrow between two numbers points from the one to the other in every paragraph.
  @Test(arguments: [
    ("AB: 2.1 {U+2192} 2.2", "2.1 {U+2192} 2.2 :BA"),
    ("AB 5%{U+2192}7% CD", "DC 5%{U+2192}7% BA"),
    ("AB 1 {U+2192} 2 {U+2192} 3", "1 {U+2192} 2 {U+2192} 3 BA"),
  ])
  func anArrowPointsToWhatIs(text: String, wanted: String) {
    LineExpectations.expectFirst(pseudo: text, wanted, .auto)
  }

  @Test(arguments: ["AB {U+2190} CD", "AB 5 {U+2190} 7", "AB 5 {U+2192} CD", "5 {U+2192} 7"])
  func otherArrowsAreLeft(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [.auto])
  }

  /// An exponent stays at its number, and no part of a calculation is turned by itself.
  @Test(arguments: [
    "AB 3{U+00B2} = 9 CD", "AB 10{U+00B2} CD", "AB 24 : 6 = 4", "AB 45 : 9 + 2 = 7",
    "AB ___ + 3 = 8", "AB 5 + 3 = 4 + ___", "AB 60 CD : 4 = ___", "AB 10% CD 200 = ___",
    "ABCD :large", "{U+0646}{U+0627}{U+0645} :meeting",
  ])
  func noPartOfACalculationTurns(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [.auto])
  }
}
