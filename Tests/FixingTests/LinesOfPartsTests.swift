import BidiAlgorithm
import Fixing
import Testing

/// Lines of logs, changes, code, tables and English with a right-to-left part, each with what looks
/// like it and is whole.
@Suite struct LinesOfPartsTests {
  /// Colons part what a log says: each part is read as it is drawn.
  @Test(arguments: [
    "ERROR: \u{5EA}\u{5D9}\u{5E7}\u{5D9}\u{5D9}\u{5D4} \u{5DC}\u{5D0} \u{5E0}\u{5DE}\u{5E6}\u{5D0}\u{5D4}: data.json (\u{5E9}\u{5D5}\u{5E8}\u{5D4} 40)",
    "WARN: \u{627}\u{644}\u{645}\u{644}\u{641} \u{63A}\u{64A}\u{631} \u{645}\u{648}\u{62C}\u{648}\u{62F}: app.log (\u{627}\u{644}\u{633}\u{637}\u{631} 7)",
    "[info] \u{67E}\u{631}\u{648}\u{646}\u{62F}\u{647} \u{67E}\u{6CC}\u{62F}\u{627} \u{646}\u{634}\u{62F} \u{62F}\u{631} \u{645}\u{633}\u{6CC}\u{631}: main.py",
    "ERROR: \u{641}\u{627}\u{626}\u{644} \u{646}\u{6C1}\u{6CC}\u{6BA} \u{645}\u{644}\u{6CC} \u{6C1}\u{6D2}: a.txt (\u{644}\u{627}\u{626}\u{646} 3)",
    "WARN: \u{5E0}\u{5D2}\u{5DE}\u{5E8} \u{5D4}\u{5D6}\u{5DE}\u{5DF} \u{5D4}\u{5E7}\u{5E6}\u{5D5}\u{5D1}: db01: \u{5DE}\u{5E0}\u{5E1}\u{5D4} \u{5E9}\u{5D5}\u{5D1}",
  ])
  func partsOfALogAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// A part that Latin words cut is a sentence.
  @Test(
    arguments: [
      (
        "ERROR: \u{5D4}\u{5EA}\u{5D9}\u{5E7}\u{5D9}\u{5D9}\u{5D4} data.json \u{5DC}\u{5D0} \u{5E0}\u{5DE}\u{5E6}\u{5D0}\u{5D4}: \u{5E9}\u{5D5}\u{5E8}\u{5D4} 40",
        "ERROR: 40 \u{5D4}\u{5E8}\u{5D5}\u{5E9} :\u{5D4}\u{5D0}\u{5E6}\u{5DE}\u{5E0} \u{5D0}\u{5DC} data.json \u{5D4}\u{5D9}\u{5D9}\u{5E7}\u{5D9}\u{5EA}\u{5D4}"
      ),
      (
        "WARN: \u{627}\u{644}\u{645}\u{644}\u{641} app.log \u{63A}\u{64A}\u{631} \u{645}\u{648}\u{62C}\u{648}\u{62F} \u{641}\u{64A} \u{627}\u{644}\u{645}\u{62C}\u{644}\u{62F}",
        "WARN: \u{62F}\u{644}\u{62C}\u{645}\u{644}\u{627} \u{64A}\u{641} \u{62F}\u{648}\u{62C}\u{648}\u{645} \u{631}\u{64A}\u{63A} app.log \u{641}\u{644}\u{645}\u{644}\u{627}"
      ),
    ] as [(String, String)])
  func aCutPartOfALogIsASentence(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// A Latin name behind a prefix and its hyphen ends the sentence that a level, a name or a kind
  /// of change leads.
  @Test(
    arguments: [
      (
        "fix: \u{5E9}\u{5D3}\u{5E8}\u{5D5}\u{5D2} \u{5DE}\u{5E1}\u{5D3} \u{5D4}\u{5E0}\u{5EA}\u{5D5}\u{5E0}\u{5D9}\u{5DD} \u{5DC}-Postgres",
        "fix: Postgres-\u{5DC} \u{5DD}\u{5D9}\u{5E0}\u{5D5}\u{5EA}\u{5E0}\u{5D4} \u{5D3}\u{5E1}\u{5DE} \u{5D2}\u{5D5}\u{5E8}\u{5D3}\u{5E9}"
      ),
      (
        "feat: \u{5DE}\u{5E2}\u{5D1}\u{5E8} \u{5DC}-Python 3 (#40)",
        "feat: Python 3-\u{5DC} \u{5E8}\u{5D1}\u{5E2}\u{5DE} (#40)"
      ),
      (
        "ERROR: \u{5D0}\u{5D9}\u{5DF} \u{5D2}\u{5D9}\u{5E9}\u{5D4} \u{5DC}-Redis",
        "ERROR: Redis-\u{5DC} \u{5D4}\u{5E9}\u{5D9}\u{5D2} \u{5DF}\u{5D9}\u{5D0}"
      ),
      (
        "docs: \u{634}\u{631}\u{62D} \u{627}\u{644}\u{631}\u{628}\u{637} \u{628}-GitHub",
        "docs: GitHub-\u{628} \u{637}\u{628}\u{631}\u{644}\u{627} \u{62D}\u{631}\u{634}"
      ),
      (
        "yossi: \u{5E2}\u{5D1}\u{5E8}\u{5EA}\u{5D9} \u{5D4}\u{5D9}\u{5D5}\u{5DD} \u{5DC}-Linux",
        "yossi: Linux-\u{5DC} \u{5DD}\u{5D5}\u{5D9}\u{5D4} \u{5D9}\u{5EA}\u{5E8}\u{5D1}\u{5E2}"
      ),
    ] as [(String, String)])
  func aNameBehindAPrefixEndsALine(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  @Test(arguments: [
    "fix: \u{5E9}\u{5D3}\u{5E8}\u{5D5}\u{5D2} \u{5DE}\u{5E1}\u{5D3} Postgres",
    "feat: \u{5DE}\u{5E2}\u{5D1}\u{5E8} (Python)",
    "Title: \u{5DE}\u{5D1}\u{5D5}\u{5D0} \u{5DC}-Java",
    "app: \u{5D3}\u{5E0}\u{5D4}-Pro",
  ])
  func otherEndsOfLinesAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// A string that ends in a blank ends before the comma of a call. Its colon may stand on either
  /// side of its words.
  @Test(
    arguments: [
      (
        "print(\"\u{5E1}\u{5DB}\u{5D5}\u{5DD}: \", 20)",
        [
          "print(\"\u{5DD}\u{5D5}\u{5DB}\u{5E1}: \", 20)",
          "print(\" :\u{5DD}\u{5D5}\u{5DB}\u{5E1}\", 20)",
        ]
      ),
      (
        "console.log(\"\u{627}\u{644}\u{639}\u{62F}\u{62F}: \", 7);",
        [
          "console.log(\"\u{62F}\u{62F}\u{639}\u{644}\u{627}: \", 7);",
          "console.log(\" :\u{62F}\u{62F}\u{639}\u{644}\u{627}\", 7);",
        ]
      ),
      (
        "print('\u{646}\u{62A}\u{6CC}\u{62C}\u{647}: ', 3)",
        [
          "print('\u{647}\u{62C}\u{6CC}\u{62A}\u{646}: ', 3)",
          "print(' :\u{647}\u{62C}\u{6CC}\u{62A}\u{646}', 3)",
        ]
      ),
      (
        "printf(\"\u{642}\u{6CC}\u{645}\u{62A}: \", 45)",
        [
          "printf(\"\u{62A}\u{645}\u{6CC}\u{642}: \", 45)",
          "printf(\" :\u{62A}\u{645}\u{6CC}\u{642}\", 45)",
        ]
      ),
    ] as [(String, [String])])
  func anArgumentBehindAString(_ text: String, _ wanted: [String]) {
    let fixed = Fixer().fix(Array(text.unicodeScalars), direction: LineExpectations.left)
    let display = fixed.candidates.first?.display ?? []
    #expect(wanted.contains(String(String.UnicodeScalarView(display))))
    #expect(fixed.candidates.allSatisfy { $0.problems == 0 && $0.display != fixed.display })
  }

  @Test(arguments: [
    "print(\"\u{5E1}\u{5DB}\u{5D5}\u{5DD}: \", x)",
    "print(20, \"\u{5E1}\u{5DB}\u{5D5}\u{5DD}: \")",
    "f(\"\u{5E9}\u{5DC}\u{5D5}\u{5DD}\", y)",
    "x = \"\u{5E1}\u{5DB}\u{5D5}\u{5DD}: \" + y",
  ])
  func otherArgumentsAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// A right-to-left sentence between two English ones has its end on the left.
  @Test(
    arguments: [
      (
        "He told me this. \u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5DC}\u{5DB}\u{5D5}\u{5DC}\u{5DD}. Then he left.",
        "He told me this. .\u{5DD}\u{5DC}\u{5D5}\u{5DB}\u{5DC} \u{5DD}\u{5D5}\u{5DC}\u{5E9} Then he left."
      ),
      (
        "That was all. \u{627}\u{644}\u{633}\u{644}\u{627}\u{645} \u{639}\u{644}\u{64A}\u{643}\u{645}! We went home.",
        "That was all. !\u{645}\u{643}\u{64A}\u{644}\u{639} \u{645}\u{627}\u{644}\u{633}\u{644}\u{627} We went home."
      ),
      (
        "It is a test. \u{627}\u{6CC}\u{646} \u{6CC}\u{6A9} \u{622}\u{632}\u{645}\u{627}\u{6CC}\u{634} \u{627}\u{633}\u{62A}. See you.",
        "It is a test. .\u{62A}\u{633}\u{627} \u{634}\u{6CC}\u{627}\u{645}\u{632}\u{622} \u{6A9}\u{6CC} \u{646}\u{6CC}\u{627} See you."
      ),
      (
        "She asked me. \u{622}\u{67E} \u{6A9}\u{6CC}\u{633}\u{6D2} \u{6C1}\u{6CC}\u{6BA}? I was fine.",
        "She asked me. ?\u{6BA}\u{6CC}\u{6C1} \u{6D2}\u{633}\u{6CC}\u{6A9} \u{67E}\u{622} I was fine."
      ),
    ] as [(String, String)])
  func aSentenceBetweenEnglishOnes(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  @Test(arguments: [
    "I met with Mr. \u{5D3}\u{5E0}\u{5D4} \u{5DC}\u{5D5}\u{5D9}. He is nice.",
    "He told me this. \u{5E9}\u{5DC}\u{5D5}\u{5DD}. Then he left.",
    "He told me this: \u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5DC}\u{5DB}\u{5D5}\u{5DC}\u{5DD}. Then he left.",
    "Lorem ipsum. \u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5DC}\u{5DB}\u{5D5}\u{5DC}\u{5DD}. Dolor amet.",
    "Hello. \u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5DC}\u{5DB}\u{5D5}\u{5DC}\u{5DD}. Bye.",
    "This is by \u{62F}\u{627}\u{646}\u{627} \u{644}\u{648}\u{64A}. It is nice.",
  ])
  func otherWordsBetweenEnglishOnesAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// The cells of a row with bars before and behind it are each by themselves.
  @Test(
    arguments: [
      (
        "|\u{5DE}\u{5E1}\u{5DE}\u{5DB}\u{5D9}\u{5DD} |512|Nov 4|",
        "|\u{5DD}\u{5D9}\u{5DB}\u{5DE}\u{5E1}\u{5DE} |512|Nov 4|"
      ),
      (
        "|\u{635}\u{648}\u{631}|2048|Done|",
        "|\u{631}\u{648}\u{635}|2048|Done|"
      ),
      (
        "| File | \u{639}\u{6A9}\u{633} | 12 |",
        "| File | \u{633}\u{6A9}\u{639} | 12 |"
      ),
      (
        "\u{2502} Name \u{2502} \u{5D3}\u{5D5}\u{5D7} \u{2502} 7 \u{2502}",
        "\u{2502} Name \u{2502} \u{5D7}\u{5D5}\u{5D3} \u{2502} 7 \u{2502}"
      ),
    ] as [(String, String)])
  func aRowWithBarsAroundIt(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  @Test(arguments: [
    "| \u{5D3}\u{5E0}\u{5D4} | \u{5DE}\u{5E9}\u{5D4} | \u{5E8}\u{5D5}\u{5EA} |",
    "|\u{5D3}\u{5E0}\u{5D4}|x|",
    "| Name | \u{5D3}\u{5E0}\u{5D4} | Paid |",
    "||\u{5D3}\u{5E0}\u{5D4}||",
  ])
  func otherRowsAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  @Test(arguments: [
    "\u{5E9}\u{5D5}\u{5E8}\u{5D4} <br/> \u{5E9}\u{5E0}\u{5D9}\u{5D9}\u{5D4}",
    "\u{633}\u{637}\u{631} <br/> \u{622}\u{62E}\u{631}",
    "\u{5D4}\u{5D5}\u{5E1}\u{5D9}\u{5E4}\u{5D5} \u{5DE}\u{5EA}\u{5D2} <br/> \u{5DB}\u{5D0}\u{5DF}",
  ])
  func aTagThatNobodySpeaksOfIsSeen(_ text: String) {
    let fixed = Fixer().fix(Array(text.unicodeScalars), direction: LineExpectations.right)
    let display = String(String.UnicodeScalarView(fixed.candidates.first?.display ?? []))
    #expect(display.contains("<br/>"))
  }

  @Test(arguments: [
    "\u{5D4}\u{5E8}\u{5D9}\u{5E6}\u{5D5} git push origin main",
    "\u{627}\u{643}\u{62A}\u{628} npm run build && npm test",
    "\u{627}\u{62C}\u{631}\u{627}: docker compose up -d nginx",
    "\u{686}\u{644}\u{627}\u{626}\u{6CC}\u{6BA} pip install requests numpy pandas",
  ])
  func aCommandBehindWordsIsWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  @Test(arguments: [
    "\u{5E9}\u{5D2}\u{5D9}\u{5D0}\u{5D4} TS2304: Cannot find name foo",
    "\u{62E}\u{637}\u{623} TypeError: x is not a function",
    "\u{62E}\u{637}\u{627}\u{6CC} ERR_42: the server is not available now",
    "\u{62E}\u{631}\u{627}\u{628}\u{6CC} HTTP 500: internal server error",
  ])
  func aFaultBehindWordsIsWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  @Test(arguments: [
    "\u{5D9}\u{5E2}\u{5DC} \u{5DB}\u{5D4}\u{5DF} <y@a.com>; \u{5E8}\u{5D5}\u{5DF} \u{5DC}\u{5D5}\u{5D9} <r@b.com>",
    "\u{633}\u{627}\u{631}\u{629} \u{623}\u{62D}\u{645}\u{62F} <s@a.com>, \u{639}\u{644}\u{64A} \u{62D}\u{633}\u{646} <a@b.com>, \u{645}\u{646}\u{649} <m@c.org>",
    "\u{631}\u{636}\u{627} <r@a.ir>, \u{645}\u{631}\u{6CC}\u{645} <m@b.ir>",
  ])
  func namesWithAddressesAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// Where the same sign stands before a name and behind it, an amount, a date or a time behind
  /// that is the line's.
  @Test(
    arguments: [
      (
        "Receipt 12 - \u{5D9}\u{5E2}\u{5DC} \u{5DB}\u{5D4}\u{5DF} - $75.00",
        "Receipt 12 - \u{5DF}\u{5D4}\u{5DB} \u{5DC}\u{5E2}\u{5D9} - $75.00"
      ),
      (
        "Payment | \u{633}\u{627}\u{631}\u{629} | \u{20AC}20",
        "Payment | \u{629}\u{631}\u{627}\u{633} | \u{20AC}20"
      ),
      (
        "Booking \u{2014} \u{62A}\u{647}\u{631}\u{627}\u{646} \u{2014} 18:45",
        "Booking \u{2014} \u{646}\u{627}\u{631}\u{647}\u{62A} \u{2014} 18:45"
      ),
      (
        "Ticket \u{B7} \u{5DC}\u{5D8}\u{5D9}\u{5E4}\u{5D5}\u{5DC} \u{B7} 12/05/2024 \u{B7} 10:00",
        "Ticket \u{B7} \u{5DC}\u{5D5}\u{5E4}\u{5D9}\u{5D8}\u{5DC} \u{B7} 12/05/2024 \u{B7} 10:00"
      ),
    ] as [(String, String)])
  func anAmountBehindANameAndASign(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  @Test(arguments: [
    "Film - \u{5D9}\u{5E2}\u{5DC} - 2",
    "Album - \u{5E9}\u{5D9}\u{5E8}\u{5D9}\u{5DD} - 2019",
    "\u{5D9}\u{5E2}\u{5DC} - $75.00",
  ])
  func aNumberMayBeOfATitle(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// A number that begins with a zero, or has more digits than a year, is a cell of a row.
  @Test(
    arguments: [
      ("{U+0054}abriz - ABC - 041", "{U+0054}abriz - CBA - 041"),
      (
        "{U+0054}el {U+0041}viv \u{2013} ABC DEF \u{2013} 03",
        "{U+0054}el {U+0041}viv \u{2013} FED CBA \u{2013} 03"
      ),
      ("{U+004F}slo | ABC | 51368", "{U+004F}slo | CBA | 51368"),
    ] as [(String, String)])
  func aCodeBehindANameAndASign(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.left)
  }

  @Test(arguments: [
    "{U+0054}abriz - ABC - 4", "{U+0054}abriz - ABC - 2019", "{U+0054}abriz - ABC - 0",
    "{U+0054}abriz - ABC 041", "{U+0054}abriz - 041 - ABC", "041 - ABC - {U+0054}abriz",
    "ABC - {U+0054}abriz - 041", "{U+0054}abriz (041) - ABC", "{U+0054}abriz, ABC, 041",
    "{U+0054}abriz - ABC", "{U+0054}abriz - ABC - {U+0660}{U+0664}{U+0661}",
  ])
  func otherNumbersBesideNamesStay(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.left])
  }

  /// A word for a tag before it, with what is written together with it, or behind it in Urdu.
  @Test(
    arguments: [
      "\u{5D4}\u{5D5}\u{5E1}\u{5D9}\u{5E4}\u{5D5} \u{5D1}\u{5EA}\u{5D2}\u{5D9}\u{5EA} <br/> \u{5DB}\u{5D0}\u{5DF}",
      "\u{623}\u{636}\u{641} \u{628}\u{627}\u{644}\u{648}\u{633}\u{645} <br/> \u{647}\u{646}\u{627}",
      "\u{6CC}\u{6C1}\u{627}\u{6BA} <br/> \u{679}\u{6CC}\u{6AF} \u{644}\u{6AF}\u{627}\u{626}\u{6CC}\u{6BA}",
    ])
  func aTagIsSpokenOf(_ text: String) {
    let fixed = Fixer().fix(Array(text.unicodeScalars), direction: LineExpectations.right)
    #expect(fixed.problems.map(\.kind) == [.identifier])
    let display = fixed.candidates.first?.display ?? []
    #expect(String(String.UnicodeScalarView(display)).contains("<br/>"))
  }

  /// English that begins with the name of a program is no command.
  @Test(arguments: [
    "\u{5D3}\u{5E0}\u{5D4} make me laugh out loud",
    "\u{633}\u{627}\u{631}\u{629} cat pictures are very funny",
  ])
  func aSentenceIsNoCommand(_ text: String) {
    let problems = Judge().problems(
      of: Array(text.unicodeScalars), direction: LineExpectations.right)
    #expect(problems.map(\.kind) == [.paragraph])
  }
}
