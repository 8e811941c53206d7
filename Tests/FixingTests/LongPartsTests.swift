import BidiAlgorithm
import Fixing
import Testing
import Wording

/// Sentences and labels with a long part of the other direction, and pieces beside signs and
/// prefixes that are not theirs.
@Suite struct LongPartsTests {
  private func problems(_ pseudo: String, _ direction: BaseDirection = .auto) -> [Problem] {
    Judge().problems(of: BrokenString.scalars(pseudo), direction: direction)
  }

  /// English that leads to a title, a name or what somebody said stays as it is, however long that
  /// is; also where the direction was set.
  @Test(arguments: [
    "i read ABC DEF GHI JKL.", "title: ABC DEF GHI JKL", "book: ABC DEF GHI.",
    "my favourite book is ABC DEF GHI JKL.", "directed by ABC DEF GHI JKL",
    "we watched ABC DEF GHI JKL last night", "favourite song: ABC DEF GHI JKL",
    "he said: ABC DEF GHI JKL", "they shouted \"ABC DEF GHI JKL\"",
    "translation: ABC DEF GHI JKL", "chapter 5 - ABC DEF GHI JKL", "1. title: ABC DEF GHI JKL",
    "\"title\": \"ABC DEF GHI JKL\"", "call ABC DEF GHI JKL", "version 2.0 of ABC DEF GHI JKL",
    "my name is ABC DEF GHI JKL and {U+0049} live in ABC DEF GHI JKL.",
    "now reading: ABC DEF GHI JKL",
    "book: {U+0623}{U+0644}{U+0641} {U+0644}{U+064A}{U+0644}{U+0629} {U+0648}{U+0647}{U+0648}",
  ])
  func englishLeads(_ pseudo: String) {
    #expect(problems(pseudo).isEmpty)
    #expect(problems(pseudo, .explicit(.leftToRight)).isEmpty)
  }

  /// A name of a thing, or English that is the name of one, leads to no title.
  @Test(arguments: [
    "docker: ABC DEF GHI JKL", "visual code ABC DEF GHI JKL.",
    "{U+0054}he {U+0042}eatles ABC DEF GHI JKL",
    "{U+004C}et it be {U+05D4}{U+05D5}{U+05D0} ABC DEF GHI JKL MNO", "dana: ABC DEF GHI JKL.",
  ])
  func namesDoNot(_ pseudo: String) {
    #expect(problems(pseudo).first?.kind == .paragraph)
  }

  /// A right-to-left sentence with a long quotation or title stays one.
  @Test(arguments: [
    "AB CDE: {U+0049} really do not know what to say",
    "AB: the quick brown fox jumps over the lazy dog",
    "ABCD {U+0054}he {U+0047}ood, the {U+0042}ad and the {U+0055}gly EFG",
    "{U+0642}{U+0627}{U+0644} {U+0644}{U+064A}: {U+0049} really do not know what to say",
  ])
  func rightToLeftWordsLead(_ pseudo: String) {
    #expect(problems(pseudo).isEmpty)
  }

  /// The dash between two amounts is no minus, and the sign behind European digits goes with them.
  @Test(arguments: [
    "ABC 5$-10$ DE", "ABC 100\u{20AA}-200\u{20AA} DE", "ABC 100\u{20AA} - 200\u{20AA} DE",
    "ABC 20%-30% DE", "ABC 5-10$ DE", "ABC 5\u{2013}10% DE", "ABC 5\u{2013}10$ DE",
    "ABC 5\u{2013}10\u{B0} DE", "{U+0639} 5$-10$", "{U+0639} 5-10$",
  ])
  func rangesAreWhole(_ pseudo: String) {
    #expect(problems(pseudo).isEmpty)
  }

  @Test func aMinusIsStillOne() {
    #expect(problems("ABC: -100\u{20AA}").map(\.kind) == [.number])
    #expect(problems("ABC 5$ -10$").map(\.kind) == [.number])
  }

  /// Behind Arabic letters the number of an order is isolated as a whole.
  @Test(arguments: [
    "#1234-{U+0041}", "2024-001-{U+0049}{U+004E}{U+0056}", "001-002-003-{U+0058}{U+0059}",
    "2024-01-15-draft", "#1234/{U+0041}", "#1234.5", "\u{2116}1234-{U+0041}",
  ])
  func numbersOfOrdersAreWhole(_ pseudo: String) {
    let number = BrokenString.scalars(pseudo)
    let fixed = Fixer().fix(BrokenString.scalars("{U+0639}{U+0639} \(pseudo) {U+0639}"))
    #expect(fixed.problems.map(\.range) == [3..<3 + number.count])
    #expect(fixed.candidates.first?.insertions.map(\.at) == [3, 3 + number.count])
    for candidate in fixed.candidates {
      #expect(candidate.display.indices.contains { candidate.display[$0...].starts(with: number) })
    }
  }

  /// A prefix of one letter and its hyphen stay outside of what follows them.
  @Test(arguments: [
    "{U+05D1}-src/app/main.c", "{U+05D1}\u{5BE}src/app/main.c",
    "{U+05D1}-{U+0043}:\\temp\\a.txt", "{U+05DC}-user@x.com", "{U+05D4}-{U+0041}{U+0050}{U+0049}",
    "{U+0628}\u{640}src/app/main.c",
  ])
  func aPrefixIsNoPartOfAPath(_ pseudo: String) {
    #expect(problems("ABC \(pseudo) DEF").isEmpty)
  }

  @Test func anIsolateBeginsBehindAPrefix() {
    let fixed = Fixer().fix(BrokenString.scalars("ABC {U+05D1}-/etc/hosts DEF"))
    #expect(fixed.candidates.first?.insertions.map(\.at) == [6, 16])
    let called = Fixer().fix(BrokenString.scalars("{U+0639} {U+0628}\u{640}c++ {U+0639}"))
    #expect(called.candidates.first?.insertions.map(\.at) == [4, 7])
    // The stroke that lengthens a letter is of its script.
    let phone = Judge().problems(
      of: BrokenString.scalars("{U+0639} {U+0628}\u{640}(02) 555-4321 {U+0639}"))
    #expect(phone.first?.tear.script == "Arabic")
  }

  /// A name with what stands behind its comma keeps its order in each candidate.
  @Test(arguments: [
    "{U+0041}pple, {U+0049}nc.", "{U+0046}oo, {U+004C}td.", "{U+004B}ing, {U+004A}r.",
    "{U+0053}mith, {U+0050}h.{U+0044}.",
  ])
  func noCandidateTurnsAName(_ pseudo: String) {
    let name = BrokenString.scalars(pseudo)
    let fixed = Fixer().fix(BrokenString.scalars("ABC \(pseudo) DEF"))
    #expect(!fixed.candidates.isEmpty)
    for candidate in fixed.candidates {
      #expect(candidate.display.indices.contains { candidate.display[$0...].starts(with: name) })
    }
  }

  /// Where the rule that decides the direction was named, the first candidates keep it.
  @Test func aNamedRuleIsKept() {
    let text = BrokenString.scalars("dana ABC DEF GHI JKL.")
    var fixer = Fixer()
    #expect(fixer.fix(text).candidates.contains { $0.direction != nil })
    fixer.keepsDirection = true
    #expect(fixer.fix(text).candidates.prefix(3).allSatisfy { $0.direction == nil })
  }

  /// What equals something is called an equation, and the number of an order no piece of code.
  @Test func piecesAreCalledByTheirNames() {
    let fixed = Fixer().fix(BrokenString.scalars("ABC 3 + 4 = 7 DEF"))
    #expect(fixed.problems.first?.sentence.english.hasPrefix("The equation is read") == true)
    #expect(fixed.candidates.first?.name.english == "LRI and PDI around the equation")
    let order = problems("{U+0639} 2024-001-{U+0049}{U+004E}{U+0056}").first
    #expect(order?.sentence.english.hasPrefix("The identifier is read") == true)
    #expect(problems("ABC c++ DEF").first?.noun.english == "piece of code")
    #expect(problems("ABC 2^10 = 1024 DEF").map(\.range) == [4..<15])
    #expect(problems("ABC -5 DEF").first?.sentence.english.hasPrefix("The number is read") == true)
  }

  /// A name with a sign of its own, somebody's name behind an at sign and a hashtag are no code.
  @Test(
    arguments: [
      ("{U+0041}+", "name or grade"), ("{U+0041}{U+0042}-", "name or grade"),
      ("{U+0044}isney+", "name"), ("{U+0047}{U+0054}{U+004B}+", "name"), ("{U+0053}9+", "name"),
      ("@dana_levi", "user name"), ("@everyone", "name"), ("#{U+004D}e{U+0054}oo", "hashtag"),
      ("#throwback_2024", "hashtag"), ("{U+0043}++", "piece of code"), ("x+", "piece of code"),
      ("{U+0041}++", "name or grade"), (".{U+004E}{U+0045}{U+0054}", "name"), ("#dad", "hashtag"),
      ("#facade", "hashtag"), ("#abc123", "piece of code"), ("#ffeedd", "piece of code"),
      ("{U+0043}#", "piece of code"), ("#include", "piece of code"), ("#fff", "piece of code"),
      ("@media", "piece of code"), ("@types/node", "piece of code"), ("--help", "piece of code"),
    ] as [(String, String)])
  func whatIsNoCodeIsNotCalledSo(_ piece: String, _ noun: String) {
    let sentences = [
      "ABC \(piece) DEF", "{U+0643}{U+0627} \(piece) {U+0641}", "{U+06AF} \(piece)",
    ]
    for text in sentences {
      let fixed = Fixer().fix(BrokenString.scalars(text))
      #expect(fixed.problems.first?.noun.english == noun, "\(text)")
      #expect(fixed.candidates.first?.name.english == "LRI and PDI around the \(noun)")
    }
    // Behind a word for code it may be one.
    let word = "{U+05E7}{U+05D5}{U+05D3}"
    #expect(problems("\(word) {U+0041}+ DEF").first?.noun.english == "piece of code")
    // So may what is written like a colour, behind a word for one or the name of a property.
    for before in ["{U+05E6}{U+05D1}{U+05E2} ", "{U+0644}{U+0648}{U+0646} ", "ABC: "] {
      #expect(problems("\(before)#facade DEF").first?.noun.english == "piece of code")
    }
  }

  /// The code of a country in brackets is a part of the phone number behind it.
  @Test(arguments: ["ABCDE", "{U+0631}{U+0642}{U+0645}"])
  func aPhoneNumberIsOnePiece(_ word: String) {
    for number in ["(+966) 50-123-4567", "(+20) 100-123-4567", "(+1) 555-123-4567"] {
      let fixed = Fixer().fix(BrokenString.scalars("\(word) \(number)"))
      #expect(fixed.problems.map(\.kind) == [.phone])
      #expect(fixed.candidates.first?.display.starts(with: Array(number.unicodeScalars)) == true)
    }
    #expect(problems("ABC (+5)").allSatisfy { $0.kind != .phone })
  }

  /// A sign before European digits stands left of them behind Arabic letters, too, whatever else is
  /// beside the number; beside Arabic digits it may stand on either side.
  @Test func aSignStandsLeftOfItsNumber() {
    let word = "{U+0631}{U+0628}{U+062D}"
    for number in ["-12", "-12%", "+5%", "-$5", "-5$", "$-5", "-5{U+00B0}"] {
      let found = problems("\(word) \(number) \(word)")
      #expect(found.map(\.kind) == [.number], "\(number)")
    }
    for number in ["12%", "$5", "5$", "-{U+0665}", "{U+0665}%"] {
      #expect(problems("\(word) \(number) \(word)").isEmpty, "\(number)")
    }
  }

  /// The head of a part of a patch is one piece; a tab parts two names; what a tag at the beginning
  /// lays out from left to right is whole.
  @Test func bordersAndHeads() {
    for text in ["@@ -5,3 +5,4 @@ ABCD", "ABCD @@ -1 +1,2 @@"] {
      #expect(problems(text, .explicit(.rightToLeft)).map(\.kind) == [.identifier])
    }
    #expect(problems("ab ABCD\tEFGH gh").isEmpty)
    #expect(problems("ABCD ab\tcd EFGH").isEmpty)
    #expect(problems("<br/> -3.5% ABCDE FGHIJ").isEmpty)
    #expect(
      problems("<br/> -3.5% ABCDE", .explicit(.rightToLeft)).map(\.kind) == [.identifier])
  }
}
