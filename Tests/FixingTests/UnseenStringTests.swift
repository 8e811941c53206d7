import BidiAlgorithm
import Fixing
import Testing
import Wording

/// Kinds of strings that the pieces were not made for at first: each with the display that its
/// reader wants, and what looks like it and is whole.
@Suite struct UnseenStringTests {
  @Test(
    arguments: [
      // Strings of code stay where the code puts them.
      (#"names = ["ABC", "DEFG", "HIJ"]"#, #"names = ["CBA", "GFED", "JIH"]"#),
      (#"names = ["AB", "CD", "EF", "GH", "IJ"]"#, #"names = ["BA", "DC", "FE", "HG", "JI"]"#),
      (#"foo("ABC", "DEF");"#, #"foo("CBA", "FED");"#),
      (
        #"x = {U+007B}"ABC": 1, "DEFG": 2{U+007D}"#, #"x = {U+007B}"CBA": 1, "GFED": 2{U+007D}"#
      ),
      (#"{U+007B}"ABC": 1, "DEFG": 2{U+007D}"#, #"{U+007B}"CBA": 1, "GFED": 2{U+007D}"#),
      (#"["ABC", "DEFG"]"#, #"["CBA", "GFED"]"#),
      // A name of a file is one, whatever letters it has.
      ("ABCD report_EFGH.pdf IJKL", "LKJI report_HGFE.pdf DCBA"),
      ("ABCD report (EFGH).pdf IJKL", "LKJI report (HGFE).pdf DCBA"),
      ("ABCD doc_EFGH.docx", "doc_HGFE.docx DCBA"),
      ("ABCD my-EFGH.txt IJKL", "LKJI my-HGFE.txt DCBA"),
      // An English sentence behind a name.
      ("ABC DEF liked your photo.", "FED CBA liked your photo."),
      ("ABC joined the group", "CBA joined the group"),
      ("ABCD EFG shared a post with you.", "GFE DCBA shared a post with you."),
      (
        "ABCDE FGH (born 5 {U+004F}ctober 1952) is a politician.",
        "HGF EDCBA (born 5 {U+004F}ctober 1952) is a politician."
      ),
      // A sign that belongs to a name.
      ("ABCD {U+0041}pple {U+0049}nc. EFGH IJ", "JI HGFE {U+0041}pple {U+0049}nc. DCBA"),
      (
        "ABCD {U+0044}r. {U+0053}mith {U+004A}r. EF GHIJ",
        "JIHG FE {U+0044}r. {U+0053}mith {U+004A}r. DCBA"
      ),
      ("ABC {U+0055}.{U+0053}.{U+0041}. DEFG", "GFED {U+0055}.{U+0053}.{U+0041}. CBA"),
      ("ABC DEF {U+0059}ahoo! GH IJK", "KJI HG {U+0059}ahoo! FED CBA"),
      // Code with the sign that ends it, and a comment behind it.
      (#"ABCD foo("%d", x); EFG"#, #"GFE foo("%d", x); DCBA"#),
      ("ABCD x = y + 1; EFG", "GFE x = y + 1; DCBA"),
      // A power of what is in brackets.
      ("ABCD (a+b){U+00B2} EFG", "GFE (a+b){U+00B2} DCBA"),
      ("ABCD (a+b)^2 EFG", "GFE (a+b)^2 DCBA"),
      // Numbers behind a name in a sentence that goes on from left to right.
      (
        "{U+004C}evi, {U+0044}., ABC DEF, 12(3), 1998, pp. 4-9.",
        "{U+004C}evi, {U+0044}., FED CBA, 12(3), 1998, pp. 4-9."
      ),
      ("note: shadowed name ABC [7:21] in lib.c", "note: shadowed name CBA [7:21] in lib.c"),
      ("{U+0044}ay 2: ABC 4 3 0 1 9 pts", "{U+0044}ay 2: CBA 4 3 0 1 9 pts"),
      ("{U+0056}ia ABC DEF 8, 20121 {U+004D}ilano", "{U+0056}ia FED CBA 8, 20121 {U+004D}ilano"),
      ("now on: ABC - 04 - {U+0053}ong of rain", "now on: CBA - 04 - {U+0053}ong of rain"),
      // What a cell shows for a result, and a command that is forced.
      (
        "ABC {U+0023}{U+0052}{U+0045}{U+0046}! DE FG",
        "GF ED {U+0023}{U+0052}{U+0045}{U+0046}! CBA"
      ),
      ("ABC :qa! DE FG", "GF ED :qa! CBA"),
      // Arrows point to the next step.
      (
        "{U+0053}ettings {U+2192} ABC {U+2192} DEFG",
        "{U+0053}ettings {U+2192} CBA {U+2192} GFED"
      ),
      (
        "{U+0053}ettings {U+2192} ABC {U+2192} DEFG {U+2192} {U+0045}nd",
        "{U+0053}ettings {U+2192} CBA {U+2192} GFED {U+2192} {U+0045}nd"
      ),
    ] as [(String, String)])
  func whatIsWantedComesFirst(_ pseudo: String, _ wanted: String) {
    let fixed = Fixer().fix(BrokenString.scalars(pseudo))
    #expect(fixed.candidates.first?.display == BrokenString.scalars(wanted))
    #expect(fixed.candidates.allSatisfy { $0.problems == 0 })
    #expect(Set(fixed.candidates.map(\.name)).count == fixed.candidates.count)
  }

  /// A comment is isolated behind the signs that begin it.
  @Test(
    arguments: [
      ("x += 1; // ABCDE 1 FG x, HI JK y.", "x += 1; // .y KJ IH ,x GF 1 EDCBA", 11),
      ("// ABCDE 1 FG x, HI JK y.", "// .y KJ IH ,x GF 1 EDCBA", 3),
    ] as [(String, String, Int)])
  func aCommentIsASentence(_ pseudo: String, _ wanted: String, _ start: Int) {
    let fixed = Fixer().fix(BrokenString.scalars(pseudo), direction: .explicit(.leftToRight))
    #expect(fixed.candidates.first?.display == BrokenString.scalars(wanted))
    #expect(fixed.candidates.first?.edit.insertions.first?.at == start)
  }

  /// What stands behind a name in a sentence that is read from left to right is the sentence's: a
  /// phone number, an hour, a date, years, and in a list each number beside its own name.
  @Test(
    arguments: [
      (
        "played by ABC DEF (1990), GHI JK (1991) and LM NO (1992)",
        "played by FED CBA (1990), KJ IHG (1991) and ON ML (1992)"
      ),
      ("photos by ABC (2001) and DEF (2003)", "photos by CBA (2001) and FED (2003)"),
      ("author: ABC DEF (2008)", "author: FED CBA (2008)"),
      ("sung by ABC (1970-1980)", "sung by CBA (1970-1980)"),
      ("played by ABC (1990), and sung by DE.", "played by CBA (1990), and sung by ED."),
      ("played by ABC (1990), DEF (1991)", "played by CBA (1990), FED (1991)"),
      ("call ABC: 050-1234567", "call CBA: 050-1234567"),
      ("please call ABC - 050-1234567.", "please call CBA - 050-1234567."),
      ("office: ABC (03-1234567)", "office: CBA (03-1234567)"),
      ("meet ABC, 10:30", "meet CBA, 10:30"),
      ("signed ABC, 2024-01-02", "signed CBA, 2024-01-02"),
      (
        "phones: 03-1234567 (ABC), 050-1234567 (DEF)", "phones: 03-1234567 (CBA), 050-1234567 (FED)"
      ),
      ("votes: 12 (ABC), 7 (DEF), 3 (GH)", "votes: 12 (CBA), 7 (FED), 3 (HG)"),
      ("score: ABC 3 - 2 DEF", "score: CBA 3 - 2 FED"),
      ("see #ABC2024 today", "see 2024CBA# today"),
      ("1. ABC - 5 points", "1. CBA - 5 points"),
      ("2. ABC: 3 wins, 1 loss", "2. CBA: 3 wins, 1 loss"),
    ] as [(String, String)])
  func whatStandsBehindANameIsTheSentences(_ pseudo: String, _ wanted: String) {
    let fixed = Fixer().fix(BrokenString.scalars(pseudo))
    #expect(fixed.candidates.first?.display == BrokenString.scalars(wanted))
    #expect(fixed.candidates.first?.problems == 0)
  }

  /// What looks like that and is read with the name, or in a sentence of its own direction: the
  /// number of a house, the hour of a day, a title and its year, lines from right to left.
  @Test(arguments: [
    "visit ABC DEF, 12", "call ABC 5", "meet ABC (1990)", "due ABC, 10:30", "subject: ABC, 14:05",
    "watch \u{5D9}\u{5D5}\u{5DD} A, 10:30", "ABC DEF: 050-1234567",
    "ABC (1990), DEF (1991), GH (1992)",
    "12 (ABC), 7 (DEF)", "ABC 3 - 2 DEF", "#ABC2024", "AB #CD2024 EF", "ABC - 5 points",
    "1. ABC - 2 cups", "1. ABC - 5 DEF", "call ABC now: 050-1234567",
  ])
  func whatIsTheNamesStaysWithIt(_ pseudo: String) {
    #expect(Judge().problems(of: BrokenString.scalars(pseudo)).isEmpty)
  }

  /// What is drawn as it is read, or may be read either way.
  @Test(arguments: [
    "ABCD 192.168.1.1:8080", "\u{7B}U+0639} 192.168.1.1:8080", "ABC 127.0.0.1:3000 DEF",
    "ABC 2.0.1:5 DEF", "ABC 12:30:45:10 DEF", "ABC key=value; DEF", "ABC DEF rock and roll.",
    "ABC DEF is {U+004A}ava", "ABC (abc){U+00B2} DEF", "ABC {U+0041}pple {U+0049}nc.",
    #"{U+007B}"name": "ABC", "city": "DEF"{U+007D}"#,
    #"print("ABC") # DEFG HIJ"#, "{U+0053}ettings {U+2192} ABC", "ABC DEF created by the team",
  ])
  func nothingIsTorn(_ pseudo: String) {
    #expect(Judge().problems(of: BrokenString.scalars(pseudo)).isEmpty)
  }

  /// Words that follow each other, and were drawn so, stay so in each candidate.
  @Test(
    arguments: [
      (#"{U+0043}:\{U+0055}sers\ABC\DEF GHI"#, "FED IHG"),
      ("{U+0041}li: ABC{U+060C} DEF GHI.", "CBA{U+060C} IHG FED"),
      // A name of Latin words whose last one ends with a sign, alone and beside another such name;
      // Latin words before a call.
      ("ABC {U+0041}pple {U+0054}{U+0056}+ DEF", "{U+0054}{U+0056}+ {U+0041}pple"),
      ("ABC foo+ DEF {U+0041}pple {U+0054}{U+0056}+ GH", "{U+0054}{U+0056}+ {U+0041}pple"),
      ("{U+0041}pple {U+0054}{U+0056}+ ABCD EFGH IJKL", "{U+0054}{U+0056}+ {U+0041}pple"),
      ("ABC method foo() DEF", "foo() method"),
    ] as [(String, String)])
  func noCandidateSwapsWords(_ pseudo: String, _ swapped: String) {
    let wrong = BrokenString.scalars(swapped)
    for candidate in Fixer().fix(BrokenString.scalars(pseudo)).candidates {
      let isSwapped = candidate.display.indices.contains { start in
        candidate.display[start...].starts(with: wrong)
      }
      #expect(!isSwapped)
    }
  }

  /// The colon behind a Latin word is the right-to-left sentence's, also where it is drawn with the
  /// word as long as the paragraph is laid out from left to right.
  @Test(arguments: ["{U+0045}rror: ABCDE FG HIJK.", "{U+0048}ello, ABCDE FG HIJK LM"])
  func whatPartsAWordFromItsSentenceGoesWithThat(_ pseudo: String) {
    let fixed = Fixer().fix(BrokenString.scalars(pseudo))
    #expect(!fixed.candidates.isEmpty)
    for candidate in fixed.candidates {
      let end = candidate.display.last
      #expect(end != ":" && end != ",")
    }
  }

  /// The words that say how a number is read are true: a range with a sign before it, too.
  @Test func aSignedRangeIsReadFromLeftToRight() {
    for pseudo in ["ABC +972-3", "ABC +5-10"] {
      let problems = Judge().problems(of: BrokenString.scalars(pseudo))
      #expect(problems.first?.tear.read == .leftToRight)
    }
  }

  /// What is said of a direction that comes from elsewhere does not say that somebody set it.
  @Test func whatShowsAParagraphDecides() {
    let problems = Judge().problems(
      of: BrokenString.scalars("ABC DEF GHI jkl MNO PQR."), direction: .explicit(.leftToRight))
    #expect(problems.first?.kind == .paragraph)
    let sentence = problems.first?.sentence.english
    #expect(sentence?.hasSuffix(": the place that shows it sets that direction.") == true)
  }

  /// How many problems a candidate has is what judging its own text says, whatever stands behind
  /// the names of a list.
  @Test(arguments: ["(12)", "(1998)", "(1898-1943)", "(1010-970)", "12", ", 14:05"])
  func candidatesCountTheirOwnProblems(_ first: String) {
    for second in ["(7)", "(2003)", "(1901-)", ""] {
      for third in [", IJ (2010)", ", IJ", ""] {
        let text = BrokenString.scalars("abc: ABC \(first), DEF GH \(second)\(third)")
        for candidate in Fixer().fix(text).candidates {
          let direction = candidate.direction.map(BaseDirection.explicit) ?? .auto
          let own = Judge().problems(of: candidate.text, direction: direction)
          #expect(own.count == candidate.problems)
        }
      }
    }
  }

  /// Each name of a list with years is isolated, and nothing else.
  @Test(arguments: [
    "abc: ABC (1998), DEF (2003), GH (2010)", "abc: ABC (1898-1943), DEF GH (1901-1944)",
    "abc: ABC (1998), DEF (2003)", "abc: ABC (12), DEF (7), GH (3)",
  ])
  func eachNameIsIsolated(_ pseudo: String) {
    let fixed = Fixer().fix(BrokenString.scalars(pseudo))
    let names = pseudo.split(separator: ",").count
    #expect(fixed.candidates.first?.insertions.count == 2 * names)
    #expect(fixed.candidates.first?.problems == 0)
  }

  /// Of as many marks those beside a space come first.
  @Test(arguments: [
    (#"names = ["ABC", "DEF"]"#, #"names = ["CBA", "FED"]"#),
    ("ab ABC: 12 (DE)", "ab CBA: 12 (ED)"),
  ])
  func whatIsAskedForIsPutInAtEdges(_ pseudo: String, _ wanted: String) throws {
    let text = BrokenString.scalars(pseudo)
    let fixed = Fixer().fix(text, wanted: BrokenString.scalars(wanted))
    let gap = try #require(fixed.candidates.first?.edit.insertions.first?.at)
    #expect(text[gap - 1] == " " || text[gap] == " ")
  }
}
