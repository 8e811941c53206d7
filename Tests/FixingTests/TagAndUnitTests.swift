import BidiAlgorithm
import Fixing
import Testing
import Wording

/// Hashtags and names of users in right-to-left letters, numbers with a Latin word for what they
/// measure, ways through menus, files in quotation marks: each with what looks like it and is
/// whole.
@Suite struct TagAndUnitTests {
  /// The sign of a tag is read first, so that it stands right of a right-to-left word.
  @Test(
    arguments: [
      ("visiting #ABC today", "visiting CBA# today"), ("trending: #ABC", "trending: CBA#"),
      ("visiting #ABC DEF", "visiting FED CBA#"), ("from #ABC to #DEF", "from CBA# to FED#"),
      ("#door #porte #porta #ABC", "#door #porte #porta CBA#"),
      ("look at #ABC_DEF now", "look at FED_CBA# now"), ("see (#ABC) here", "see (CBA#) here"),
      ("more of #ABC #DEF soon", "more of FED# CBA# soon"),
      ("cc @ABC please", "cc CBA@ please"), ("thanks @ABC and @dana!", "thanks CBA@ and @dana!"),
      (
        "trending in town: #\u{627}\u{644}\u{642}\u{62F}\u{633}",
        "trending in town: \u{633}\u{62F}\u{642}\u{644}\u{627}#"
      ),
      (
        "photos of #\u{62A}\u{647}\u{631}\u{627}\u{646} at night",
        "photos of \u{646}\u{627}\u{631}\u{647}\u{62A}# at night"
      ),
    ] as [(String, String)])
  func theSignOfATagStandsRightOfItsWord(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.left)
  }

  @Test func aTagIsCalledByItsName() {
    for (text, noun) in [("visiting #ABC today", "hashtag"), ("cc @ABC please", "user name")] {
      let fixed = Fixer().fix(BrokenString.scalars(text))
      #expect(fixed.problems.map(\.noun.english) == [noun])
      #expect(fixed.candidates.first?.name.english == "FSI and PDI around the \(noun)")
    }
  }

  /// Tags that are drawn so, signs that are none of a tag, and a word that somebody isolated.
  @Test(arguments: [
    "visiting {FSI}#ABC{PDI} today", "cc @{FSI}ABC{PDI} please", "visiting #abc today",
    "written in c# by ABC today", "ask dana@example.com of ABC today", "see ABC DEF today",
  ])
  func noTagIsTorn(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.left])
  }

  /// A number stands left of the Latin word for what it measures.
  @Test(
    arguments: [
      ("ABC 27 inch DEF", "FED 27 inch CBA"),
      (
        "ABC: 16 {U+0047}{U+0042}, DEF: 27 inch", "27 inch :FED ,16 {U+0047}{U+0042} :CBA"
      ),
      ("ABC 5 miles", "5 miles CBA"), ("ABC A-10 pixels DEF", "FED 10 pixels-A CBA"),
      ("ABC 3 stars, DEF", "FED ,3 stars CBA"), ("ABC 1,500 dollars", "1,500 dollars CBA"),
      ("ABC 50 {U+0053}{U+0045}{U+004B} DEF", "FED 50 {U+0053}{U+0045}{U+004B} CBA"),
      ("ABC 5 {U+004B}{U+0047} DEF", "FED 5 {U+004B}{U+0047} CBA"),
      (
        "ABC 120 {U+004B}{U+004D}/{U+0048} DEF", "FED 120 {U+004B}{U+004D}/{U+0048} CBA"
      ),
      ("ABC 2000 pixels DEF", "FED 2000 pixels CBA"), ("ABC 2.5 cups DEF", "FED 2.5 cups CBA"),
      (
        "\u{637}\u{648}\u{644} 12 feet \u{641}\u{642}\u{637}",
        "\u{637}\u{642}\u{641} 12 feet \u{644}\u{648}\u{637}"
      ),
      (
        "\u{641}\u{627}\u{635}\u{644}\u{647} 7 kilometers \u{627}\u{633}\u{62A}",
        "\u{62A}\u{633}\u{627} 7 kilometers \u{647}\u{644}\u{635}\u{627}\u{641}"
      ),
    ] as [(String, String)])
  func aNumberStandsLeftOfItsUnit(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.right)
  }

  /// A size in several systems is one, each number left of its system.
  @Test(
    arguments: [
      (
        "\u{5E0}\u{5E2}\u{5DC} 42 EU / 9 US \u{5DC}\u{5D2}\u{5D1}\u{5E8}",
        "\u{5E8}\u{5D1}\u{5D2}\u{5DC} 42 EU / 9 US \u{5DC}\u{5E2}\u{5E0}"
      ),
      (
        "\u{5E0}\u{5E2}\u{5DC}: 38.5 EU/7.5 US/5 UK",
        "38.5 EU/7.5 US/5 UK :\u{5DC}\u{5E2}\u{5E0}"
      ),
      (
        "\u{62D}\u{630}\u{627}\u{621} 42 EU / 9 US \u{62C}\u{62F}\u{64A}\u{62F}",
        "\u{62F}\u{64A}\u{62F}\u{62C} 42 EU / 9 US \u{621}\u{627}\u{630}\u{62D}"
      ),
    ] as [(String, String)])
  func aSizeInSeveralSystemsIsOne(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.right)
  }

  /// Names behind a number, other things, a year, a number behind a dash or a Latin word.
  @Test(arguments: [
    "ABC 3 {U+0057}indows DEF", "ABC 5 apples DEF", "ABC 4 {U+004D}iles DEF", "ABC 2024 cup DEF",
    "ABC - 5 points", "ABC macbook 16 inch DEF", "ABC 5, inch DEF", "ABC 2 office DEF",
    "ABC 42 {U+0045}{U+0055} DEF",
  ])
  func otherNumbersAreWhole(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.right])
  }

  /// Latin steps between right-to-left ones follow each other as the way runs.
  @Test(
    arguments: [
      ("ABC DEF > accounts > google > GHI", "IHG < google < accounts < FED CBA"),
      (
        "ABC \u{203A} wi-fi \u{203A} proxy \u{203A} DEF",
        "FED \u{2039} proxy \u{2039} wi-fi \u{2039} CBA"
      ),
      (
        "ABC > DEF > open with > text edit > GHI", "IHG < text edit < open with < FED < CBA"
      ),
      (
        "ABC \u{2192} apps \u{2192} maps \u{2192} DEF",
        "FED \u{2192} maps \u{2192} apps \u{2192} CBA"
      ),
      (
        "\u{627}\u{641}\u{62A}\u{62D} > general > sync > \u{62D}\u{641}\u{638}",
        "\u{638}\u{641}\u{62D} < sync < general < \u{62D}\u{62A}\u{641}\u{627}"
      ),
    ] as [(String, String)])
  func aWayRunsFromRightToLeft(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.right)
  }

  /// A way of Latin steps is one piece, also behind right-to-left words, and one Latin step is in
  /// its place.
  @Test(arguments: [
    "ABC > google > DEF", "ABC file > save > export DEF", "ABC > DEF > GHI",
    "ABC: file > save > print", "ABC > maps > DEF > photos > GHI",
  ])
  func otherWaysAreWhole(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.right])
  }

  /// Any ending of a few letters and digits is one of a file between quotation marks.
  @Test(arguments: [
    "open \"ABCDEF.heic\" now", "open \"ABC DEF.ok\" now", "open \u{201C}ABC DEF.m4a\u{201D} now",
    "could not read \"\u{635}\u{648}\u{631} \u{635}\u{648}\u{631}\u{629}.avif\"",
    "open \"ABC DEF.mpeg\" again",
  ])
  func anEndingStandsRightOfAQuotedName(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.left])
  }
}
