import BidiAlgorithm
import Fixing
import Testing

/// What programs say and ask in right-to-left words where left to right is set, and prices with a
/// note in Latin letters, each with what looks like it and is whole; and posts with a tag.
@Suite struct LevelsAndAnswersTests {
  /// A message behind a level is a sentence with the name that it speaks of.
  @Test(
    arguments: [
      (
        "error: \u{5E7}\u{5D5}\u{5D1}\u{5E5} data.csv \u{5D7}\u{5E1}\u{5E8} \u{5DC}\u{5D2}\u{5DE}\u{5E8}\u{5D9}",
        "error: \u{5D9}\u{5E8}\u{5DE}\u{5D2}\u{5DC} \u{5E8}\u{5E1}\u{5D7} data.csv \u{5E5}\u{5D1}\u{5D5}\u{5E7}"
      ),
      (
        "warning: \u{627}\u{644}\u{645}\u{644}\u{641} notes.txt \u{63A}\u{64A}\u{631} \u{645}\u{648}\u{62C}\u{648}\u{62F}",
        "warning: \u{62F}\u{648}\u{62C}\u{648}\u{645} \u{631}\u{64A}\u{63A} notes.txt \u{641}\u{644}\u{645}\u{644}\u{627}"
      ),
      (
        "[ERROR] \u{641}\u{627}\u{6CC}\u{644} main.py \u{67E}\u{6CC}\u{62F}\u{627} \u{646}\u{634}\u{62F}",
        "[ERROR] \u{62F}\u{634}\u{646} \u{627}\u{62F}\u{6CC}\u{67E} main.py \u{644}\u{6CC}\u{627}\u{641}"
      ),
      (
        "ERROR - \u{641}\u{627}\u{626}\u{644} report.pdf \u{646}\u{6C1}\u{6CC}\u{6BA} \u{645}\u{644}\u{6CC}",
        "ERROR - \u{6CC}\u{644}\u{645} \u{6BA}\u{6CC}\u{6C1}\u{646} report.pdf \u{644}\u{626}\u{627}\u{641}"
      ),
      (
        "E: \u{628}\u{633}\u{62A}\u{647} nginx \u{67E}\u{6CC}\u{62F}\u{627} \u{646}\u{634}\u{62F}",
        "E: \u{62F}\u{634}\u{646} \u{627}\u{62F}\u{6CC}\u{67E} nginx \u{647}\u{62A}\u{633}\u{628}"
      ),
      (
        "W: \u{5D7}\u{5D1}\u{5D9}\u{5DC}\u{5D4} \u{5D9}\u{5E9}\u{5E0}\u{5D4} vim \u{5D4}\u{5D5}\u{5E1}\u{5E8}\u{5D4}",
        "W: \u{5D4}\u{5E8}\u{5E1}\u{5D5}\u{5D4} vim \u{5D4}\u{5E0}\u{5E9}\u{5D9} \u{5D4}\u{5DC}\u{5D9}\u{5D1}\u{5D7}"
      ),
      (
        "info: \u{5E7}\u{5D5}\u{5D1}\u{5E5} \u{5E7}\u{5E6}\u{5E8} a.txt \u{5E0}\u{5D5}\u{5E6}\u{5E8}",
        "info: \u{5E8}\u{5E6}\u{5D5}\u{5E0} a.txt \u{5E8}\u{5E6}\u{5E7} \u{5E5}\u{5D1}\u{5D5}\u{5E7}"
      ),
      (
        "fatal: \u{645}\u{633}\u{62A}\u{648}\u{62F}\u{639} origin \u{63A}\u{64A}\u{631} \u{645}\u{639}\u{631}\u{648}\u{641}",
        "fatal: \u{641}\u{648}\u{631}\u{639}\u{645} \u{631}\u{64A}\u{63A} origin \u{639}\u{62F}\u{648}\u{62A}\u{633}\u{645}"
      ),
      (
        "note: \u{67E}\u{648}\u{634}\u{647} \u{62C}\u{62F}\u{6CC}\u{62F} config.d \u{633}\u{627}\u{62E}\u{62A}\u{647} \u{634}\u{62F}",
        "note: \u{62F}\u{634} \u{647}\u{62A}\u{62E}\u{627}\u{633} config.d \u{62F}\u{6CC}\u{62F}\u{62C} \u{647}\u{634}\u{648}\u{67E}"
      ),
    ] as [(String, String)])
  func aMessageAroundANameIsASentence(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// A question ends at its left, and what answers it stands behind it.
  @Test(
    arguments: [
      (
        "\u{5DC}\u{5DE}\u{5D7}\u{5D5}\u{5E7} \u{5D0}\u{5EA} \u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5}? [y/N]",
        "?\u{5E5}\u{5D1}\u{5D5}\u{5E7}\u{5D4} \u{5EA}\u{5D0} \u{5E7}\u{5D5}\u{5D7}\u{5DE}\u{5DC} [y/N]"
      ),
      (
        "\u{5DC}\u{5D4}\u{5DE}\u{5E9}\u{5D9}\u{5DA}? (Y/n)",
        "?\u{5DA}\u{5D9}\u{5E9}\u{5DE}\u{5D4}\u{5DC} (Y/n)"
      ),
      (
        "\u{5DC}\u{5E9}\u{5DE}\u{5D5}\u{5E8} \u{5D0}\u{5EA} \u{5D4}\u{5E9}\u{5D9}\u{5E0}\u{5D5}\u{5D9}\u{5D9}\u{5DD}? [y/n/c]",
        "?\u{5DD}\u{5D9}\u{5D9}\u{5D5}\u{5E0}\u{5D9}\u{5E9}\u{5D4} \u{5EA}\u{5D0} \u{5E8}\u{5D5}\u{5DE}\u{5E9}\u{5DC} [y/n/c]"
      ),
      (
        "\u{5D4}\u{5D0}\u{5DD} \u{5DC}\u{5D4}\u{5EA}\u{5E7}\u{5D9}\u{5DF}? [yes/no]:",
        "?\u{5DF}\u{5D9}\u{5E7}\u{5EA}\u{5D4}\u{5DC} \u{5DD}\u{5D0}\u{5D4} [yes/no]:"
      ),
      (
        "\u{647}\u{644} \u{62A}\u{631}\u{64A}\u{62F} \u{62D}\u{630}\u{641} main.c \u{627}\u{644}\u{622}\u{646}\u{61F} [y/N]",
        "\u{61F}\u{646}\u{622}\u{644}\u{627} main.c \u{641}\u{630}\u{62D} \u{62F}\u{64A}\u{631}\u{62A} \u{644}\u{647} [y/N]"
      ),
      (
        "\u{622}\u{6CC}\u{627} \u{67E}\u{631}\u{648}\u{646}\u{62F}\u{647} a.txt \u{62D}\u{630}\u{641} \u{634}\u{648}\u{62F}\u{61F} [Y/n]",
        "\u{61F}\u{62F}\u{648}\u{634} \u{641}\u{630}\u{62D} a.txt \u{647}\u{62F}\u{646}\u{648}\u{631}\u{67E} \u{627}\u{6CC}\u{622} [Y/n]"
      ),
      (
        "\u{6A9}\u{6CC}\u{627} \u{67E}\u{6CC}\u{6A9}\u{62C} vim \u{6C1}\u{679}\u{627} \u{62F}\u{6CC}\u{6BA}\u{61F} [y/n]",
        "\u{61F}\u{6BA}\u{6CC}\u{62F} \u{627}\u{679}\u{6C1} vim \u{62C}\u{6A9}\u{6CC}\u{67E} \u{627}\u{6CC}\u{6A9} [y/n]"
      ),
    ] as [(String, String)])
  func aQuestionEndsBeforeItsAnswers(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// The name of a file, the number of a line and the line follow each other.
  @Test(
    arguments: [
      (
        "\u{5E8}\u{5E9}\u{5D9}\u{5DE}\u{5D4}:12:\u{5DC}\u{5E7}\u{5E0}\u{5D5}\u{5EA} \u{5DC}\u{5D7}\u{5DD}",
        "\u{5D4}\u{5DE}\u{5D9}\u{5E9}\u{5E8}:12:\u{5DD}\u{5D7}\u{5DC} \u{5EA}\u{5D5}\u{5E0}\u{5E7}\u{5DC}"
      ),
      (
        "\u{641}\u{647}\u{631}\u{633}:7:\u{623}\u{648}\u{644} \u{633}\u{637}\u{631} \u{647}\u{646}\u{627}",
        "\u{633}\u{631}\u{647}\u{641}:7:\u{627}\u{646}\u{647} \u{631}\u{637}\u{633} \u{644}\u{648}\u{623}"
      ),
      (
        "\u{6CC}\u{627}\u{62F}\u{62F}\u{627}\u{634}\u{62A}:120:\u{62E}\u{637} \u{62F}\u{648}\u{645}",
        "\u{62A}\u{634}\u{627}\u{62F}\u{62F}\u{627}\u{6CC}:120:\u{645}\u{648}\u{62F} \u{637}\u{62E}"
      ),
      (
        "\u{641}\u{6C1}\u{631}\u{633}\u{62A}:3:return 0",
        "\u{62A}\u{633}\u{631}\u{6C1}\u{641}:3:return 0"
      ),
      (
        "\u{5D4}\u{5E2}\u{5E8}\u{5D5}\u{5EA}_\u{5D9}\u{5E9}\u{5E0}\u{5D5}\u{5EA}:44:\u{5D4}\u{5D3}\u{5E4}\u{5E1}\u{5D4}",
        "\u{5EA}\u{5D5}\u{5E0}\u{5E9}\u{5D9}_\u{5EA}\u{5D5}\u{5E8}\u{5E2}\u{5D4}:44:\u{5D4}\u{5E1}\u{5E4}\u{5D3}\u{5D4}"
      ),
    ] as [(String, String)])
  func aFoundLineBeginsWithItsFile(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// A message that begins with a quotation, and one that the program's name cuts.
  @Test(
    arguments: [
      (
        "git: \u{AB}foo\u{BB} \u{6CC}\u{6A9} \u{641}\u{631}\u{645}\u{627}\u{646} git \u{646}\u{6CC}\u{633}\u{62A}. \u{AB}git --help\u{BB} \u{631}\u{627} \u{628}\u{628}\u{6CC}\u{646}\u{6CC}\u{62F}.",
        "git: .\u{62F}\u{6CC}\u{646}\u{6CC}\u{628}\u{628} \u{627}\u{631} \u{AB}git --help\u{BB} .\u{62A}\u{633}\u{6CC}\u{646} git \u{646}\u{627}\u{645}\u{631}\u{641} \u{6A9}\u{6CC} \u{AB}foo\u{BB}"
      ),
      (
        "git: 'stauts' \u{5D0}\u{5D9}\u{5E0}\u{5D4} \u{5E4}\u{5E7}\u{5D5}\u{5D3}\u{5EA} git. \u{5E8}\u{5D0}\u{5D5} 'git --help'.",
        "git: .'git --help' \u{5D5}\u{5D0}\u{5E8} .git \u{5EA}\u{5D3}\u{5D5}\u{5E7}\u{5E4} \u{5D4}\u{5E0}\u{5D9}\u{5D0} 'stauts'"
      ),
      (
        "npm: \u{AB}x\u{BB} \u{644}\u{64A}\u{633} \u{623}\u{645}\u{631} npm \u{645}\u{639}\u{631}\u{648}\u{641}\u{627} \u{647}\u{646}\u{627}",
        "npm: \u{627}\u{646}\u{647} \u{627}\u{641}\u{648}\u{631}\u{639}\u{645} npm \u{631}\u{645}\u{623} \u{633}\u{64A}\u{644} \u{AB}x\u{BB}"
      ),
      (
        "git: 'foo' \u{6A9}\u{648}\u{626}\u{6CC} git \u{62D}\u{6A9}\u{645} \u{646}\u{6C1}\u{6CC}\u{6BA} \u{6C1}\u{6D2}\u{6D4} 'git help' \u{62F}\u{6CC}\u{6A9}\u{6BE}\u{6CC}\u{6BA}\u{6D4}",
        "git: \u{6D4}\u{6BA}\u{6CC}\u{6BE}\u{6A9}\u{6CC}\u{62F} 'git help' \u{6D4}\u{6D2}\u{6C1} \u{6BA}\u{6CC}\u{6C1}\u{646} \u{645}\u{6A9}\u{62D} git \u{6CC}\u{626}\u{648}\u{6A9} 'foo'"
      ),
    ] as [(String, String)])
  func aProgramsNameCutsItsMessage(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// A label with a price and a Latin note is read from right to left.
  @Test(
    arguments: [
      (
        "\u{642}\u{6CC}\u{645}\u{62A}: 1,200 \u{631}\u{648}\u{67E}\u{6D2} (Free Shipping)",
        "(Free Shipping) \u{6D2}\u{67E}\u{648}\u{631} 1,200 :\u{62A}\u{645}\u{6CC}\u{642}"
      ),
      (
        "\u{5DE}\u{5D7}\u{5D9}\u{5E8}: 90 \u{5E9}\"\u{5D7} (Free Delivery)",
        "(Free Delivery) \u{5D7}\"\u{5E9} 90 :\u{5E8}\u{5D9}\u{5D7}\u{5DE}"
      ),
      (
        "\u{627}\u{644}\u{633}\u{639}\u{631}: 45 \u{631}\u{64A}\u{627}\u{644} (Tax included)",
        "(Tax included) \u{644}\u{627}\u{64A}\u{631} 45 :\u{631}\u{639}\u{633}\u{644}\u{627}"
      ),
      (
        "\u{642}\u{6CC}\u{645}\u{62A}: 900 \u{62A}\u{648}\u{645}\u{627}\u{646} (Best price today)",
        "(Best price today) \u{646}\u{627}\u{645}\u{648}\u{62A} 900 :\u{62A}\u{645}\u{6CC}\u{642}"
      ),
      (
        "\u{5DE}\u{5E9}\u{5E7}\u{5DC}: 12 \u{5E7}\u{5D9}\u{5DC}\u{5D5} (Net weight)",
        "(Net weight) \u{5D5}\u{5DC}\u{5D9}\u{5E7} 12 :\u{5DC}\u{5E7}\u{5E9}\u{5DE}"
      ),
    ] as [(String, String)])
  func aPriceWithANoteIsReadFromItsLabel(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// What a time differs from that of Greenwich ends its line.
  @Test(
    arguments: [
      (
        "\u{634}\u{646}\u{628}\u{647} \u{6F8} \u{622}\u{630}\u{631} \u{6F1}\u{6F4}\u{6F0}\u{6F3}\u{60C} \u{633}\u{627}\u{639}\u{62A} \u{6F1}\u{6F2}:\u{6F1}\u{6F5}:\u{6F3}\u{6F0} (+0330)",
        "\u{6F1}\u{6F2}:\u{6F1}\u{6F5}:\u{6F3}\u{6F0} \u{62A}\u{639}\u{627}\u{633} \u{60C}\u{6F1}\u{6F4}\u{6F0}\u{6F3} \u{631}\u{630}\u{622} \u{6F8} \u{647}\u{628}\u{646}\u{634} (+0330)"
      ),
      (
        "\u{5D9}\u{5D5}\u{5DD} \u{5E9}\u{5E0}\u{5D9} 7 \u{5D1}\u{5DE}\u{5E8}\u{5E5} 2024 10:15 (+0200)",
        "10:15 2024 \u{5E5}\u{5E8}\u{5DE}\u{5D1} 7 \u{5D9}\u{5E0}\u{5E9} \u{5DD}\u{5D5}\u{5D9} (+0200)"
      ),
      (
        "\u{627}\u{644}\u{623}\u{62D}\u{62F} 3 \u{645}\u{627}\u{631}\u{633} 2024 08:30:00 (+03:00)",
        "08:30:00 2024 \u{633}\u{631}\u{627}\u{645} 3 \u{62F}\u{62D}\u{623}\u{644}\u{627} (+03:00)"
      ),
      (
        "\u{645}\u{646}\u{6AF}\u{644} 5 \u{645}\u{627}\u{631}\u{686} 2024 18:05 (-0500)",
        "18:05 2024 \u{686}\u{631}\u{627}\u{645} 5 \u{644}\u{6AF}\u{646}\u{645} (-0500)"
      ),
    ] as [(String, String)])
  func anOffsetEndsItsLine(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// No fix of a post parts the sign of a tag from its word.
  @Test(
    arguments: [
      (
        "\u{5D0}\u{5D9}\u{5D6}\u{5D4} \u{5D9}\u{5D5}\u{5DD} \u{5D9}\u{5E4}\u{5D4} \u{5D4}\u{5D9}\u{5D5}\u{5DD}! https://example.com/a #\u{5E9}\u{5DE}\u{5E9}",
        "\u{5E9}\u{5DE}\u{5E9}#"
      ),
      (
        "\u{642}\u{631}\u{623}\u{62A} \u{647}\u{630}\u{627} \u{627}\u{644}\u{645}\u{642}\u{627}\u{644} \u{627}\u{644}\u{631}\u{627}\u{626}\u{639} \u{627}\u{644}\u{64A}\u{648}\u{645} https://example.com/a #\u{642}\u{631}\u{627}\u{621}\u{629}",
        "\u{629}\u{621}\u{627}\u{631}\u{642}#"
      ),
      (
        "\u{627}\u{645}\u{631}\u{648}\u{632} \u{647}\u{648}\u{627} \u{62E}\u{6CC}\u{644}\u{6CC} \u{62E}\u{648}\u{628} \u{627}\u{633}\u{62A}! https://example.com/a #\u{647}\u{648}\u{627}",
        "\u{627}\u{648}\u{647}#"
      ),
    ] as [(String, String)])
  func aTagKeepsItsSignInEachFix(_ text: String, _ tag: String) {
    let fixed = Fixer().fix(Array(text.unicodeScalars), direction: LineExpectations.left)
    #expect(!fixed.candidates.isEmpty)
    for candidate in fixed.candidates {
      let display = String(String.UnicodeScalarView(candidate.display))
      #expect(display.contains(tag), "\(candidate.display)")
    }
  }

  /// Names between names, messages in parts, questions with a mark of their own, verses and hours.
  @Test(arguments: [
    "error: \u{5E7}\u{5D5}\u{5D1}\u{5E5} \u{5DC}\u{5D0} \u{5E0}\u{5DE}\u{5E6}\u{5D0}",
    "[INFO] \u{5D3}\u{5E0}\u{5D4} admin \u{5DB}\u{5D4}\u{5DF}",
    "note: \u{5D3}\u{5E0}\u{5D4} Zoom \u{5DB}\u{5D4}\u{5DF}",
    "ERROR: \u{5E8}\u{5D5}\u{5EA} user \u{5D9}\u{5E2}\u{5DC}",
    "WARN: \u{627}\u{644}\u{645}\u{644}\u{641} \u{63A}\u{64A}\u{631} \u{645}\u{648}\u{62C}\u{648}\u{62F}: app.log",
    "info: \u{62F}\u{627}\u{646}\u{627} a.txt \u{639}\u{644}\u{6CC}",
    "info: \u{5E0}\u{5D5}\u{5E2}\u{5D4} liked \u{5D3}\u{5E0}\u{5D4} \u{5DB}\u{5D4}\u{5DF}",
    "E: \u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5DC}\u{5DB}\u{5D5}\u{5DC}\u{5DD}",
    "E: \u{5D3}\u{5E0}\u{5D4} Zoom \u{5DB}\u{5D4}\u{5DF}",
    "\u{647}\u{644} \u{62A}\u{631}\u{64A}\u{62F} \u{627}\u{644}\u{645}\u{62A}\u{627}\u{628}\u{639}\u{629}\u{61F} [Y/n]",
    "\u{6A9}\u{6CC}\u{627} \u{62C}\u{627}\u{631}\u{6CC} \u{631}\u{6A9}\u{6BE}\u{6CC}\u{6BA}\u{61F} (y/n)",
    "\u{622}\u{6CC}\u{627} \u{645}\u{637}\u{645}\u{626}\u{646} \u{647}\u{633}\u{62A}\u{6CC}\u{62F}\u{61F} [y/N]",
    "\u{5D9}\u{5D5}\u{5D7}\u{5E0}\u{5DF}:3:16",
    "\u{5E9}\u{5E2}\u{5D4}:12: \u{5D3}\u{5E7}\u{5D5}\u{5EA}",
    "\u{5D3}\u{5E0}\u{5D4}:\u{5DB}\u{5D4}\u{5DF}",
    "\u{642}\u{627}\u{626}\u{645}\u{629}:10:30",
    "git: 'foo' \u{5D0}\u{5D9}\u{5E0}\u{5D4} \u{5E4}\u{5E7}\u{5D5}\u{5D3}\u{5D4} \u{5E9}\u{5DC} git",
    "ls: 'notes': \u{5D0}\u{5D9}\u{5DF} \u{5E7}\u{5D5}\u{5D1}\u{5E5} \u{5DB}\u{5D6}\u{5D4}",
    "\u{642}\u{6CC}\u{645}\u{62A}: 2,500 \u{631}\u{648}\u{67E}\u{6D2}",
    "\u{5E9}\u{5DD}: 5 \u{5DB}\u{5D4}\u{5DF} (Admin)",
    "\u{5DE}\u{5D7}\u{5D9}\u{5E8}: 90 \u{5E9}\"\u{5D7} (VAT)",
    "\u{62D}\u{62C}\u{645}: 12 \u{643}\u{64A}\u{644}\u{648}",
    "\u{5D3}\u{5E0}\u{5D4} \u{5DC}\u{5D5}\u{5D9} (Team Lead)",
    "\u{627}\u{644}\u{623}\u{62D}\u{62F} 3 \u{645}\u{627}\u{631}\u{633} 2024 08:30",
  ])
  func whatIsWholeFromTheLeftStays(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// From right to left they are whole.
  @Test(arguments: [
    "\u{5DC}\u{5DE}\u{5D7}\u{5D5}\u{5E7} \u{5D0}\u{5EA} \u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5}? [y/N]",
    "\u{5E8}\u{5E9}\u{5D9}\u{5DE}\u{5D4}:12:\u{5DC}\u{5E7}\u{5E0}\u{5D5}\u{5EA} \u{5DC}\u{5D7}\u{5DD}",
    "\u{642}\u{6CC}\u{645}\u{62A}: 1,200 \u{631}\u{648}\u{67E}\u{6D2} (Free Shipping)",
    "\u{641}\u{647}\u{631}\u{633}:7:\u{623}\u{648}\u{644} \u{633}\u{637}\u{631} \u{647}\u{646}\u{627}",
  ])
  func whatIsWholeFromTheRightStays(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }
}
