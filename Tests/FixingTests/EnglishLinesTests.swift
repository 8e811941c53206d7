import BidiAlgorithm
import Fixing
import Testing

/// English lines with right-to-left names, at their beginning or behind it.
@Suite struct EnglishLinesTests {
  /// A text in the pseudo alphabet whose first letter is made a capital of ASCII.
  private func line(_ pseudo: String) -> [Unicode.Scalar] {
    var scalars = BrokenString.scalars(pseudo)
    if let first = scalars.first, ("a"..."z").contains(first),
      let capital = Unicode.Scalar(first.value - 0x20)
    {
      scalars[0] = capital
    }
    return scalars
  }

  /// What begins in English and leads to a few right-to-left words is English, or nobody can tell.
  @Test(arguments: [
    "what's ABCD?", "who's ABC?", "where's ABC DEF?", "that's ABCD!", "it's ABC DEFG!",
    "i'm ABC DEF.", "she's ABC.", "they're ABC DEFG.", "we\u{2019}re ABC DEF!", "how's ABC DEFG?",
    "it's {U+0639}{U+064A}{U+062F} {U+0645}{U+0628}{U+0627}{U+0631}{U+0643}!",
    "happy ABCDE!", "happy ABC DEFGH!", "good ABC!", "love ABC DEF!", "dr. ABCD EFG",
    "mr. ABCD EFG", "rabbi ABCDEFG HIJ", "hotel ABC DEF GHI", "caf\u{E9} ABCD", "feat. ABCD EFG",
    "no. 5 ABCD EFGH", "mc{U+0044}onald's ABCDE", "john's ABCDE", "jerusalem ABCDEFG",
    "haifa / ABCD",
    "excel ABCD", "{U+0050}{U+0044}{U+0046} ABCDEF",
    "netflix {U+0645}{U+0635}{U+0631}", "ikea {U+062A}{U+0647}{U+0631}{U+0627}{U+0646}",
    "menu ABCDE", "arrivals ABCDEF", "maccabi ABC DEF",
  ])
  func aFewWordsBehindEnglishTurnNothing(_ pseudo: String) {
    #expect(Judge().problems(of: line(pseudo)).isEmpty)
  }

  /// A short English sentence behind a name is read from left to right.
  @Test(
    arguments: [
      ("ABC has 3 cats.", "CBA has 3 cats."), ("ABCD is 30 years old.", "DCBA is 30 years old."),
      ("ABC is here.", "CBA is here."), ("ABCD won!", "DCBA won!"),
      ("ABCD has 280,000 residents.", "DCBA has 280,000 residents."),
      ("ABC can't come.", "CBA can't come."), ("ABC and DEF went home.", "CBA and FED went home."),
      ("ABC said no.", "CBA said no."), ("ABC (my sister) lives in town.", nil),
      ("ABC (12 votes) is ahead.", "CBA (12 votes) is ahead."),
      ("ABC, where are you?", "CBA, where are you?"),
      ("ABC, please call me back.", "CBA, please call me back."),
      (
        "ABC, {U+0041}hmed and DEF joined the group.",
        "CBA, {U+0041}hmed and FED joined the group."
      ),
      ("{U+0645}{U+062D} scored 2 goals.", "{U+062D}{U+0645} scored 2 goals."),
      ("ABCD.txt was deleted.", "DCBA.txt was deleted."),
      ("ABCDE.png is missing", "EDCBA.png is missing"),
      ("ABC_DEF.pdf was sent.", "FED_CBA.pdf was sent."),
    ] as [(String, String?)])
  func aShortSentenceBehindAName(_ pseudo: String, _ wanted: String?) {
    let display = wanted ?? "CBA" + pseudo.dropFirst(3)
    let fixed = Fixer().fix(BrokenString.scalars(pseudo))
    #expect(fixed.problems.first?.kind == .paragraph)
    #expect(fixed.candidates.first?.display == BrokenString.scalars(display))
  }

  /// A number with its unit behind a name is the sentence's, and so is a phone number.
  @Test(
    arguments: [
      ("i owe ABC 50 dollars.", "{U+0049} owe CBA 50 dollars."),
      ("i gave ABC 50 shekels.", "{U+0049} gave CBA 50 shekels."),
      ("add ABC 2 liters", "{U+0041}dd CBA 2 liters"),
      ("send ABC 3 copies of it.", "{U+0053}end CBA 3 copies of it."),
      ("went from ABC 12 miles north", "{U+0057}ent from CBA 12 miles north"),
      ("lost on ABC 5% on fees", "{U+004C}ost on CBA 5% on fees"),
      ("call ABC 054-1234567", "{U+0043}all CBA 054-1234567"),
      ("call ABC 054-1234567 today", "{U+0043}all CBA 054-1234567 today"),
      ("took ABC 2 hrs", "{U+0054}ook CBA 2 hrs"),
    ])
  func whatHasAUnitIsTheSentences(_ pseudo: String, _ wanted: String) {
    let fixed = Fixer().fix(line(pseudo))
    #expect(fixed.candidates.first?.display == BrokenString.scalars(wanted))
    #expect(fixed.candidates.first?.problems == 0)
  }

  /// The number of a bus, a room or a house is the name's.
  @Test(arguments: ["line ABC 480 leaves at 5", "call ABC 5", "room ABC 12 is open"])
  func aNumberAloneIsTheNames(_ pseudo: String) {
    #expect(Judge().problems(of: line(pseudo)).isEmpty)
  }

  /// What is no such sentence: right-to-left words that join others, a title, more names behind.
  @Test(arguments: [
    "ABC DEF is {U+004A}ava", "{U+05D4}{U+05D5}{U+05D0} ABC said no.", "ABC wow!",
    "ABC DEF rock and roll.", "ABC DEF created by the team.", "ABC open source DEF",
    "ABC ABCD. is", "ABC is DEF", "ABC DEF, check the log please",
  ])
  func otherLinesBehindAWord(_ pseudo: String) {
    #expect(!Judge().problems(of: BrokenString.scalars(pseudo)).contains { $0.kind == .paragraph })
  }

  /// A right-to-left sentence behind the name of a firm or a program is turned, as ever.
  @Test(arguments: [
    "iphone {U+05D6}{U+05D4} ABCDE FGHIJ", "google ABCDEF GHIJK LM NOPQ",
    "excel ABCD EFG",
    "amazon ABCDEF GHIJKLM", "gmail {U+05DC}{U+05D0} ABCD", "react ABCDEFG HIJKL MNOPQRS!",
    "jerusalem ABCDE FGHIJ KLMN OPQR", "{U+0050}{U+0044}{U+0046} ABCDEF GHIJ",
    "samsung ABCDEFG HIJ KLM", "hi ABC, {U+05DE}{U+05D4} DEFGHI?",
    "hello {U+062F}{U+0631}{U+0648}{U+062F} {U+0628}{U+0631} {U+0634}{U+0645}{U+0627}",
  ])
  func aSentenceBehindANameIsTurned(_ pseudo: String) {
    #expect(Judge().problems(of: line(pseudo)).first?.kind == .paragraph)
  }
}
