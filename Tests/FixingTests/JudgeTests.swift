import BidiAlgorithm
import Fixing
import Testing
import UnicodeData
import Wording

@Suite struct JudgeTests {
  /// The kinds of what is torn of a text.
  private func kinds(_ pseudo: String, _ direction: BaseDirection = .auto) -> [PieceKind] {
    Judge().problems(of: BrokenString.scalars(pseudo), direction: direction).map(\.kind)
  }

  @Test(
    arguments: [
      ("AB: (800) 955-2292", PieceKind.phone), ("AB -5 CD", .number), ("AB c++ CD", .identifier),
      ("AB 2024-01-15 CD", nil), ("\u{7B}U+0627} 2024-01-15 CD", .date),
      ("AB 2.0-beta CD", .version),
      ("AB /etc/hosts CD", .path), ("AB https://a.com/ CD", .url), ("AB foo() CD", .identifier),
      ("AB --flag CD", .identifier), ("AB @dana CD", .identifier), ("AB %s CD", .placeholder),
      ("AB \"hello!\" CD", .punctuation), ("results: ABC (3)", .brackets),
      ("AB 10:30 am CD", .time), ("AB @types/node CD", .identifier), ("AB 5 - 3 = 2 CD", .number),
      ("AB >=2.0 CD", .version), ("AB ctrl+- CD", .identifier), ("AB $home/bin/ CD", .path),
      ("AB <image/> CD", .identifier), ("AB python 3.8+ CD", .identifier),
      ("posted by ABC 5 minutes ago", .number), ("users: AB, CD and EF", .name),
      ("abc A BC DE FG.", .paragraph), ("AB ^[a-z]+$ CD", .identifier),
      ("AB (^2.0.0) CD", .identifier), ("AB *.txt CD", .identifier), ("AB ::1 CD", .identifier),
      ("AB [readme](docs/a.md) CD", .url), ("AB 19\u{D7}10 CD", .number),
      ("AB 14:30 {U+0055}{U+0054}{U+0043}+2 CD", .time), ("AB -5px CD", .identifier),
      ("AB {U+004D}ap<k, v> CD", .identifier), ("AB a@b:~$ CD", .path),
      ("AB a[0]=1; CD", .identifier), ("AB 600 \u{D7} 100 CD", .number),
      ("AB #page CD", .identifier),
      ("\u{635} 12 \u{D7} 30 cm", .number), ("\u{635} 6.02\u{D7}10\u{B2}\u{B3}", .number),
    ] as [(String, PieceKind?)])
  func tornPieces(_ pseudo: String, _ kind: PieceKind?) {
    #expect(kinds(pseudo).first == kind)
  }

  /// What is drawn as it is read, or may be read either way.
  @Test(arguments: [
    "", " ", "ABC", "abc", "abcd - ABCD", "abcd efgh > ABC DEF", "abc = ABC", "ABC abc DEF",
    "abc ABC def", "ABC abc def GHI.", "ABC 10:00-12:00 DEF",
    "ABC 10:00 - 12:00 DEF", "\u{7B}U+0635} 10-20", "\u{7B}U+0635} 50%", "ABC 50% DEF",
    "ABC $5 DEF",
    "ABC (abc) DEF", "ABC abc (def) GHI", "ABC \"abc def\" GHI", "ABC 12/05/2024 DEF", "ABC 1.2.3",
    "ABC abc 3 DEF", "ABC-2024 DEF", "A-abc B", "ABC, abc; DEF: ghi.", "results: {FSI}ABC{PDI} (3)",
    "AB: {LRI}(800) 955-2292{PDI}", "- ABC", "1. ABC DEF", "ABC {U+1F600} abc",
    "abc@def.com ABC DEF GHI",
    "ABC alice, bob CD", "created by ABC DEF", "ABC DEF! put the caret here and press the arrows.",
    "welcome, ABC DEF!", "AB\tCD",
    // Equal signs have changed places, which nobody can see.
    "AB /usr/local/bin/ CD", "AB *bold* CD",
    // Tags that are drawn in order.
    "<b>AB</b>", "<i>AB cd</i>.", "<font weight=\"bold\">AB</font>",
    "<p>AB</p><p>CD \"<a href='x'>ab</a>\".</p>", "<qt>AB", "AB.<br>CD",
    // The key that a label is reached with; keys that are held; a slash between two words.
    "AB (_A)", "AB, shift+ CD", "AB ctrl+... CD", "(c) 1998 AB km/\u{AB}CD\u{BB}",
    // A key and a value that is left out, held together; a tilde beside a number; a menu.
    "AB url=...{LRM}.", "AB ~4 CD", "/AB/CD",
    // An escape that a mark keeps together, a sign that one keeps with a name, signs between two;
    // the size of a network.
    "AB {LRM}\\n CD", "AB window\u{7B}U+AE}{LRM} CD", "AB {LRM}&;{LRM} CD", "AB {LRE}(?-",
    "AB 192.168.0.1/24.", "AB {LRM}%y = CD", "AB C-{LRM}-1.",
    // A joiner behind the last letter joins nothing.
    "AB ab\u{7B}U+200C}",
    // Latin names with Latin commas; a mark between two words; signs that were put where they are.
    "AB CD sans, serif, mono", "AB \u{2067}:/\u{2069} CD",
    // A name between two hashes looks the same both ways.
    "AB #page# CD", "AB '#page#' CD.", "\u{635} (#service_name#).",
    // What somebody isolated or embedded is read in the direction that it was given.
    "AB {LRI}x ({RLI}CD 12{PDI}) y{PDI} E",
    "embedded {RLE}AB (x) C{PDF} and {RLI}AB (x) C{PDI} end",
    "he said {RLI}AB (x) C{PDI} today.", "AB {LRI}abc (CD) def{PDI} EF.",
    // A sum, a product or a size in an Arabic sentence may be read either way.
    "\u{635} 5 - 3 = 2", "\u{635} 5 \u{D7} 3 = 15", "\u{635} 600 \u{D7} 100 \u{635}",
    "8.5 \u{D7} 11 \u{635}", "\u{635} (2 \u{D7} 3 \u{635})", "\u{635} 6\u{D7}9",
    "\u{635} 10\u{D7}20\u{D7}30 \u{635}",
  ])
  func wholeTexts(_ pseudo: String) {
    #expect(kinds(pseudo, .auto).filter { $0 != .paragraph } == [])
  }

  @Test func theExampleOfANumberInBrackets() {
    let problems = Judge().problems(of: BrokenString.scalars("results: ABC (3)"))
    #expect(problems.map(\.range) == [13..<16])
    #expect(
      problems.first?.sentence.english
        == "The number in brackets belongs to what stands after the name, but is drawn on its far side: it follows Hebrew letters, so it goes with them."
    )
  }

  /// What the fix calls a name, the sentence calls one: behind a label and in a sentence, one or
  /// more words, in any direction that is asked for.
  @Test(arguments: [
    "results: ABC (3)", "results: ABC DEF (3)", "the results of ABC (3) are here",
    "results: 5 ABC (3)", "inbox ABC (3) DEF (4)", "open ABC: (3)",
    "results: {U+0633}{U+0644}{U+0627}{U+0645} (7)",
  ])
  func aNumberStandsBehindAName(_ pseudo: String) throws {
    for direction in [BaseDirection.auto, LineExpectations.left] {
      let fixed = Fixer().fix(BrokenString.scalars(pseudo), direction: direction)
      let said = try #require(fixed.problems.last).sentence.english
      #expect(said.contains("stands after the name, but is drawn on its far side"), "\(said)")
      #expect(fixed.candidates.first?.name.english == "FSI and PDI around the name")
    }
  }

  /// What the fix calls words is called so: a sentence with its end, and many words.
  @Test(arguments: ["results: ABC DEF! (3)", "results: ABC DEF GHI JKL MNO (3)"])
  func aNumberStandsBehindWords(_ pseudo: String) throws {
    let fixed = Fixer().fix(BrokenString.scalars(pseudo), direction: LineExpectations.left)
    let said = try #require(fixed.problems.first).sentence.english
    #expect(said.contains("stands around the words before it"), "\(said)")
    #expect(fixed.candidates.first?.name.english == "FSI and PDI around these words")
  }

  /// Each problem is said in one sentence, that of the paragraph's direction first.
  @Test(arguments: [
    "ABCD EFGH IJKL (03) 555-1234 MNOP QRST.",
    "\u{627}\u{62A}\u{635}\u{644} \u{628}\u{646}\u{627} \u{639}\u{644}\u{649} (02) 555-4321 \u{628}\u{639}\u{62F} \u{627}\u{644}\u{638}\u{647}\u{631}.",
  ])
  func whatStaysTornIsOneSentence(_ pseudo: String) {
    let problems = Judge().problems(
      of: BrokenString.scalars(pseudo), direction: .explicit(.leftToRight))
    #expect(problems.map(\.kind) == [.paragraph, .phone])
    for problem in problems {
      let said = problem.sentence.english
      #expect(said.hasSuffix(".") && !said.dropLast().contains("."), "\(said)")
    }
  }

  /// Words in the other direction need not be a name, and are not called one.
  @Test(arguments: [PieceKind.name, .number, .identifier, .quotation])
  func aPieceIsCalledWhatItIs(_ kind: PieceKind) {
    let tear = Tear(.notInPlace, follower: .letters, drawn: .rightToLeft, read: .leftToRight)
    let said = Problem(kind: kind, range: 0..<1, tear: tear).sentence.english
    let noun = kind == .name ? "name or phrase" : kind.noun.english
    #expect(said.hasPrefix("The \(noun) is not drawn where the sentence puts it"), "\(said)")
  }

  /// Each count of a list is found, not the last one alone.
  @Test func allCountsOfAListAreFound() {
    let problems = Judge().problems(of: BrokenString.scalars("top: ABC (12), DEF (7), abc (3)"))
    #expect(problems.filter { $0.kind == .brackets }.map(\.range) == [9..<13, 19..<22])
    #expect(kinds("ABC: abc (12), def (7)").isEmpty)
  }

  /// What begins or goes on in English is not laid out from right to left, however long what is
  /// quoted is; a sentence in right-to-left letters behind an English name is.
  @Test func whatStandsAroundAQuotationDecides() {
    for text in [
      "he read ABC DEF GHI JKL MNO PQR STU aloud and left the room.",
      "the verse says: ABC DEF GHI JKL MNO, which is a promise.",
    ] {
      #expect(kinds(text).isEmpty)
    }
    #expect(kinds("visual code ABC DEF GHI JKL MNO PQR STU.").first == .paragraph)
    #expect(kinds("ABC DEF favourited your post").first == .paragraph)
    #expect(kinds("ABC DEF GHI unlimited access to data").isEmpty)
  }

  /// What is torn without the tags is found where it stands, and tags are torn by themselves.
  @Test func markupIsTakenOut() {
    let text = BrokenString.scalars("<b>AB</b> -5 &amp; CD <i>EF</i>")
    let problems = Judge().problems(of: text, direction: .explicit(.rightToLeft))
    // The letters of tags keep the number in order, until the tags are put right.
    #expect(problems.map(\.kind) == [.identifier, .identifier, .identifier])
    #expect(problems.map(\.range) == [5..<9, 13..<18, 27..<31])
    let rendered = Judge().problems(
      of: text, direction: .explicit(.rightToLeft), seesTags: false)
    #expect(rendered.map(\.range) == [10..<12])
    let fixed = Fixer().fix(text, direction: .explicit(.rightToLeft))
    #expect(
      fixed.candidates.first?.display
        == BrokenString.scalars("</i>FE<i> DC &amp; -5 </b>BA<b>"))
    for candidate in fixed.candidates {
      let inside = candidate.insertions.contains {
        (1..<3).contains($0.at) || (6..<9).contains($0.at)
      }
      #expect(!inside, "a control inside a tag")
    }
    #expect(kinds("AB <user> CD", .explicit(.rightToLeft)).isEmpty)
    #expect(kinds("AB <image/> CD", .explicit(.rightToLeft)) == [.identifier])
    #expect(kinds("AB gtk+ CD") == [.identifier])
    #expect(kinds("AB _a CD") == [.identifier])
  }

  /// What is drawn as it is read, though it looks like what is not: the sign before the key of a
  /// label, which nobody sees; a hashtag; a percentage of Persian; a list of names with slashes.
  @Test(arguments: [
    "AB _{U+0048}{U+0054}{U+004D}{U+004C}", "AB _x:", "AB _180\u{B0}", "AB_html CD", "#AB_2024",
    "AB #CD_2024 EF", "\u{66A}{U+06F1}{U+06F0}{U+06F0}",
  ]) func nothingIsTorn(_ pseudo: String) {
    #expect(kinds(pseudo, .explicit(.rightToLeft)).isEmpty)
  }

  /// Pieces that are far from each other are mended together, also where there are many.
  @Test func whatIsFarApartIsMendedTogether() {
    let text = BrokenString.scalars(
      (0..<10).map { "AB CD EF -\($0) GH IJ KL c++ MN OP" }.joined(separator: ", "))
    let fixed = Fixer().fix(text, direction: .explicit(.rightToLeft))
    #expect(fixed.problems.count == 20)
    #expect(fixed.candidates.first?.problems == 0)
    #expect(fixed.candidates.first?.means == .isolates)
    let fewer = BrokenString.scalars(
      (0..<6).map { "AB CD EF -\($0) GH `a` IJ (KL) c++ MN" }.joined(separator: ", "))
    let mended = Fixer().fix(fewer, direction: .explicit(.rightToLeft))
    #expect(mended.problems.count == 12)
    #expect(mended.candidates.first?.problems == 0)
    #expect(mended.candidates.first?.means == .isolates)
  }

  /// The paragraph is called by its own direction, whichever end of the piece lies the other way.
  @Test func theParagraphIsCalledByItsDirection() {
    let text = BrokenString.scalars("300 dpi, AB")
    let problems = Judge().problems(of: text, direction: .explicit(.rightToLeft))
    #expect(
      problems.map(\.sentence.english) == [
        "The number is read from left to right, but is not drawn in that order: what has no direction of its own goes with the paragraph, which is right-to-left."
      ])
  }

  @Test func aDirectionThatWasSetHolds() {
    #expect(kinds("ABC - 3 reviews", .explicit(.rightToLeft)).isEmpty)
    #expect(!kinds("ABC DEF!", .explicit(.leftToRight)).isEmpty)
    #expect(kinds("ABC DEF", .explicit(.leftToRight)).isEmpty)
  }

  /// Every text is judged, whatever stands in it, and deep nesting costs no stack.
  @Test func anythingIsJudged() {
    for text in [
      "(((((((((((((", "\"\"\"\"A", "{RLI}{PDI}{PDF}", "A(\"[(a", "-", "$", "+1", "{FSI}",
    ] {
      _ = Judge().problems(of: BrokenString.scalars(text), direction: .explicit(.rightToLeft))
    }
    let deep =
      Array(repeating: "(" as Unicode.Scalar, count: 5000) + ["\u{5D0}", "a"]
      + Array(repeating: ")" as Unicode.Scalar, count: 5000)
    _ = Judge().problems(of: deep)
  }
}
