import BidiAlgorithm
import Fixing
import Testing

/// Lines of numbers and a name, of git and of programs, which a direction that is not theirs tore.
@Suite struct PlacesSumsStatesTests {
  /// A place on the Earth that begins a line from left to right is in its order there, with its
  /// name behind it.
  @Test(arguments: [
    "32.08, 34.78 (\u{5EA}\u{5DC} \u{5D0}\u{5D1}\u{5D9}\u{5D1})",
    "31.25, 34.79 \u{5D1}\u{5D0}\u{5E8} \u{5E9}\u{5D1}\u{5E2}",
    "30.04, -31.24 (\u{627}\u{644}\u{642}\u{627}\u{647}\u{631}\u{629})",
    "29.59, 52.58 - \u{634}\u{6CC}\u{631}\u{627}\u{632}",
    "\u{6F3}\u{6F5}\u{66B}\u{6F6}\u{6F9}\u{60C} \u{6F5}\u{6F1}\u{66B}\u{6F3}\u{6F9} (\u{62A}\u{647}\u{631}\u{627}\u{646})",
    "-33.86, 151.21 (\u{5E1}\u{5D9}\u{5D3}\u{5E0}\u{5D9})",
    "24.8607,67.0011 (\u{6A9}\u{631}\u{627}\u{686}\u{6CC})",
    "\u{663}\u{660}\u{66B}\u{660}\u{664}\u{60C} \u{663}\u{661}\u{66B}\u{662}\u{664} (\u{627}\u{644}\u{642}\u{627}\u{647}\u{631}\u{629})",
  ])
  func aPlaceBeforeItsNameStays(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// Degrees with their letters are so where nobody set a direction, too.
  @Test(arguments: [
    "32.08\u{B0} N, 34.78\u{B0} E \u{5EA}\u{5DC} \u{5D0}\u{5D1}\u{5D9}\u{5D1}",
    "30.04\u{B0} N, 31.24\u{B0} E (\u{627}\u{644}\u{642}\u{627}\u{647}\u{631}\u{629})",
    "35\u{B0}41\u{2032}N 51\u{B0}23\u{2032}E \u{62A}\u{647}\u{631}\u{627}\u{646}",
    "31.52\u{B0} N, 74.35\u{B0} E (\u{644}\u{627}\u{6C1}\u{648}\u{631})",
  ])
  func degreesBeforeANameStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left, .auto])
  }

  /// With a minus they are one in a line with a name alone.
  @Test(
    arguments: [
      (
        "-33.45, 70.66 (\u{5DB}\u{5E4}\u{5E8} \u{5E7}\u{5D8}\u{5DF})",
        "(\u{5DF}\u{5D8}\u{5E7} \u{5E8}\u{5E4}\u{5DB}) -33.45, 70.66"
      ),
      (
        "\u{628}\u{644}\u{62F}\u{629} 12.45, -71.30",
        "12.45, -71.30 \u{629}\u{62F}\u{644}\u{628}"
      ),
    ] as [(String, String)])
  func aPlaceWithAMinusIsOnePieceBesideItsName(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.right)
  }

  /// Behind a Latin label they are one, and the name stays before them.
  @Test(
    arguments: [
      (
        "Location: \u{5DB}\u{5E4}\u{5E8} \u{5E7}\u{5D8}\u{5DF} 12.45, 71.30",
        "Location: \u{5DF}\u{5D8}\u{5E7} \u{5E8}\u{5E4}\u{5DB} 12.45, 71.30"
      ),
      (
        "GPS: \u{631}\u{648}\u{633}\u{62A}\u{627} 12.45, 71.30",
        "GPS: \u{627}\u{62A}\u{633}\u{648}\u{631} 12.45, 71.30"
      ),
    ] as [(String, String)])
  func aPlaceBehindItsNameIsOnePiece(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// Other numbers beside names may be prices.
  @Test(arguments: [
    "\u{5D7}\u{5D9}\u{5E4}\u{5D4} 12.50, 13.75",
    "\u{628}\u{63A}\u{62F}\u{627}\u{62F} 24.86, 67.01",
    "\u{642}\u{6CC}\u{645}\u{62A} \u{62A}\u{647}\u{631}\u{627}\u{646} 12.50, 13.75",
    "\u{6A9}\u{641}\u{634} 32.08, 34.78",
    "32.08, 34.78 (\u{5D7}\u{5D5}\u{5DC}\u{5E6}\u{5D4})",
  ])
  func otherNumbersBesideNamesStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.right, .auto])
  }

  /// An Arabic-Indic number stands right of its words in every line.
  @Test(arguments: [
    "\u{661}. \u{642}\u{627}\u{626}\u{645}\u{629}",
    "\u{662}. \u{627}\u{641}\u{62A}\u{62D} \u{627}\u{644}\u{62A}\u{637}\u{628}\u{64A}\u{642}",
    "\u{661}\u{660}) \u{62D}\u{641}\u{638} \u{627}\u{644}\u{645}\u{644}\u{641}",
    "\u{663} - \u{625}\u{639}\u{62F}\u{627}\u{62F}\u{627}\u{62A}",
    "\u{664}- \u{628}\u{62D}\u{62B}",
    "1. \u{642}\u{627}\u{626}\u{645}\u{629}",
    "\u{6F1}. \u{641}\u{647}\u{631}\u{633}\u{62A}",
    "2. \u{5EA}\u{5E4}\u{5E8}\u{5D9}\u{5D8} \u{5E8}\u{5D0}\u{5E9}\u{5D9}",
    "\u{6F3}. \u{62A}\u{631}\u{62A}\u{6CC}\u{628}\u{627}\u{62A}",
  ])
  func anArabicItemStays(_ text: String) {
    LineExpectations.expectNothing(
      text: text, [LineExpectations.left, LineExpectations.right, .auto])
  }

  /// With the end of a sentence such an item is torn from left to right as others are.
  @Test(arguments: [
    "\u{661}. \u{627}\u{641}\u{62A}\u{62D} \u{627}\u{644}\u{62A}\u{637}\u{628}\u{64A}\u{642}.",
    "1. \u{627}\u{641}\u{62A}\u{62D} \u{627}\u{644}\u{62A}\u{637}\u{628}\u{64A}\u{642}.",
  ])
  func anArabicItemWithItsEndIsTorn(_ text: String) {
    LineExpectations.expectSomething(text: text, LineExpectations.left)
  }

  /// Arabic-Indic numbers alone are read from right to left.
  @Test(arguments: [
    "\u{661} + \u{662} = \u{663}",
    "\u{661}\u{660} - \u{663} = \u{667}",
    "\u{663} \u{D7} \u{664}",
    "\u{661}\u{60C} \u{662}\u{60C} \u{663}",
    "\u{665} / \u{662}",
  ])
  func arabicNumbersAloneStay(_ text: String) {
    LineExpectations.expectNothing(
      text: text, [LineExpectations.left, LineExpectations.right, .auto])
  }

  /// A calculation in its order at the start of a line that was set from left to right.
  @Test(arguments: [
    "1 + 2 = 3 \u{5D7}\u{5D9}\u{5D1}\u{5D5}\u{5E8}",
    "\u{6F1}\u{6F0} - \u{6F3} = \u{6F7} \u{62A}\u{641}\u{631}\u{6CC}\u{642}",
    "\u{6F3} \u{D7} \u{6F4} = \u{6F1}\u{6F2} \u{636}\u{631}\u{628}",
    "\u{663} \u{D7} \u{664} = \u{661}\u{662} \u{62D}\u{627}\u{635}\u{644}",
    "4 + 3 = 7 \u{645}\u{62C}\u{645}\u{648}\u{639}",
  ])
  func aCalculationBeforeAWordStays(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// A number alone before a word is no calculation, and is turned with it.
  @Test(arguments: [
    "25 \u{5D3}\u{5E7}\u{5D5}\u{5EA}", "\u{6F5}\u{6F0}\u{66A} \u{62A}\u{62E}\u{641}\u{6CC}\u{641}",
  ])
  func aNumberBeforeAWordIsTurned(_ text: String) {
    let problems = Judge().problems(
      of: Array(text.unicodeScalars), direction: LineExpectations.left)
    #expect(problems.first?.kind == .paragraph)
  }

  /// The number of a fault behind a known program says whose the line is.
  @Test(arguments: [
    "curl: (6) \u{62A}\u{639}\u{630}\u{631} \u{62D}\u{644} \u{627}\u{633}\u{645} \u{627}\u{644}\u{645}\u{636}\u{64A}\u{641}",
    "wget: (4) \u{5D4}\u{5E9}\u{5E8}\u{5EA} \u{5DC}\u{5D0} \u{5E0}\u{5DE}\u{5E6}\u{5D0} \u{5D1}\u{5E8}\u{5E9}\u{5EA} \u{5D4}\u{5D6}\u{5D0}\u{5EA}",
    "git: (128) \u{645}\u{62E}\u{632}\u{646} \u{62F}\u{631} \u{627}\u{6CC}\u{646} \u{67E}\u{648}\u{634}\u{647} \u{646}\u{6CC}\u{633}\u{62A}",
    "psql: (2) \u{633}\u{631}\u{648}\u{631} \u{633}\u{6D2} \u{631}\u{627}\u{628}\u{637}\u{6C1} \u{646}\u{6C1}\u{6CC}\u{6BA} \u{6C1}\u{648}\u{627}",
    "bash: \u{633}\u{643}\u{631}\u{628}\u{62A}: command not found",
    "git: '\u{5D1}\u{5D3}\u{5D9}\u{5E7}\u{5D4}' is not a git command",
  ])
  func aNumberedFaultStays(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left, .auto])
  }

  /// Behind other words such a number may be that of a title, and without it a program may be what
  /// a sentence speaks of.
  @Test(arguments: [
    "title: (2) \u{5D0}\u{5D4}\u{5D1}\u{5D4} \u{5E8}\u{5D0}\u{5E9}\u{5D5}\u{5E0}\u{5D4} \u{5E9}\u{5DC} \u{5D3}\u{5E0}\u{5D4}",
    "curl: \u{62A}\u{639}\u{630}\u{631} \u{62D}\u{644} \u{627}\u{633}\u{645} \u{627}\u{644}\u{645}\u{636}\u{64A}\u{641}",
  ])
  func otherLeadsAreTurned(_ text: String) {
    let problems = Judge().problems(of: Array(text.unicodeScalars))
    #expect(problems.first?.kind == .paragraph)
  }

  /// A path behind signs alone lays out its line from left to right where nobody did.
  @Test(
    arguments: [
      (
        "?? \u{5DE}\u{5E1}\u{5DE}\u{5DB}\u{5D9}\u{5DD}/a.txt",
        "?? \u{5DD}\u{5D9}\u{5DB}\u{5DE}\u{5E1}\u{5DE}/a.txt"
      ),
      (
        "?? \u{645}\u{644}\u{641}\u{627}\u{62A}/b.pdf",
        "?? \u{62A}\u{627}\u{641}\u{644}\u{645}/b.pdf"
      ),
      (
        "- \u{627}\u{633}\u{646}\u{627}\u{62F}/c.md",
        "- \u{62F}\u{627}\u{646}\u{633}\u{627}/c.md"
      ),
      (
        "!! \u{62A}\u{635}\u{627}\u{648}\u{6CC}\u{631}/d.png",
        "!! \u{631}\u{6CC}\u{648}\u{627}\u{635}\u{62A}/d.png"
      ),
    ] as [(String, String)])
  func aPathBehindSignsRunsFromLeftToRight(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  /// The names of a renamed file are two.
  @Test(
    arguments: [
      (
        "R  \u{5D9}\u{5E9}\u{5DF} -> \u{5D7}\u{5D3}\u{5E9}",
        "R  \u{5DF}\u{5E9}\u{5D9} -> \u{5E9}\u{5D3}\u{5D7}"
      ),
      (
        "RM \u{642}\u{62F}\u{64A}\u{645} -> \u{62C}\u{62F}\u{64A}\u{62F}",
        "RM \u{645}\u{64A}\u{62F}\u{642} -> \u{62F}\u{64A}\u{62F}\u{62C}"
      ),
      (
        " R \u{6AF}\u{632}\u{627}\u{631}\u{634} -> \u{633}\u{646}\u{62F}",
        " R \u{634}\u{631}\u{627}\u{632}\u{6AF} -> \u{62F}\u{646}\u{633}"
      ),
      (
        "C  \u{67E}\u{631}\u{627}\u{646}\u{627} -> \u{646}\u{6CC}\u{627}",
        "C  \u{627}\u{646}\u{627}\u{631}\u{67E} -> \u{627}\u{6CC}\u{646}"
      ),
    ] as [(String, String)])
  func aShortRowOfARenamedFileIsInColumns(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  /// Other states, and signs before words.
  @Test(arguments: [
    "A  \u{5D3}\u{5D5}\u{5D7}.txt",
    "D  \u{645}\u{644}\u{641}.pdf",
    "M  src/\u{627}\u{633}\u{646}\u{627}\u{62F}/a.txt",
    "R  \u{5D9}\u{5E9}\u{5DF}.txt -> \u{5D7}\u{5D3}\u{5E9}.txt",
    "- \u{5DB}\u{5DF}/\u{5DC}\u{5D0}",
    "- \u{634}\u{627}\u{645}/\u{635}\u{628}\u{627}\u{62D}",
  ])
  func otherStatesStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [.auto])
  }

  /// A label right behind a command of TeX goes with it.
  @Test(
    arguments: [
      (
        "\\section{\u{5DE}\u{5D1}\u{5D5}\u{5D0}}\\label{sec:a}",
        "\\section{\u{5D0}\u{5D5}\u{5D1}\u{5DE}}\\label{sec:a}"
      ),
      (
        "\\chapter{\u{645}\u{642}\u{62F}\u{645}\u{629}}\\label{ch:b}",
        "\\chapter{\u{629}\u{645}\u{62F}\u{642}\u{645}}\\label{ch:b}"
      ),
      (
        "\\caption{\u{646}\u{645}\u{648}\u{62F}\u{627}\u{631}}\\label{fig:c}",
        "\\caption{\u{631}\u{627}\u{62F}\u{648}\u{645}\u{646}}\\label{fig:c}"
      ),
    ] as [(String, String)])
  func aLabelBehindAHeadingGoesWithIt(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.right)
  }
}
