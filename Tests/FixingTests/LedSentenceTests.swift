import BidiAlgorithm
import Fixing
import Testing

/// Lines that begin in Latin letters with the level of a message, with who speaks or with the kind
/// of a change, and go on from right to left; and commands with quoted words.
@Suite struct LedSentenceTests {
  /// A text in the pseudo alphabet; between backticks letters stand for themselves.
  private static func scalars(_ text: String) -> [Unicode.Scalar] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().flatMap {
      $0.offset.isMultiple(of: 2)
        ? BrokenString.scalars(String($0.element)) : Array($0.element.unicodeScalars)
    }
  }

  private static func expectFirst(
    _ text: String, _ wanted: String, _ direction: BaseDirection
  ) {
    let fixed = Fixer().fix(scalars(text), direction: direction)
    #expect(fixed.candidates.first?.display == scalars(wanted))
    #expect(fixed.candidates.first?.direction == nil)
    #expect(fixed.candidates.allSatisfy { $0.problems == 0 })
  }

  private static func expectNothing(_ text: String) {
    #expect(Judge().problems(of: scalars(text), direction: .explicit(.leftToRight)).isEmpty)
  }

  /// A sentence behind a level, a label or the name of a fault is one, with the Latin words in it
  /// and its end; the line stays as it is laid out.
  @Test(
    arguments: [
      ("`ERROR`: ABCD admin MA EFGH.", "`ERROR`: .HGFE AM admin DCBA"),
      ("[info] ABCD admin MA EFGH", "[info] HGFE AM admin DCBA"),
      ("`WARN` - ABC DEF backup GHI.", "`WARN` - .IHG backup FED CBA"),
      ("12:30:05 `ERROR` ABC DEF GHI.", "12:30:05 `ERROR` .IHG FED CBA"),
      ("java.io.`IOE`xception: ABCD config MA EFGH", "java.io.`IOE`xception: HGFE AM config DCBA"),
      ("`N`ote: ABC DEF GHI.", "`N`ote: .IHG FED CBA"),
      ("warning: ABC DEF!", "warning: !FED CBA"),
      ("fix: ABCD admin MA EFGH #12", "fix: HGFE AM admin DCBA #12"),
    ] as [(String, String)])
  func aMessageIsASentence(_ text: String, _ wanted: String) {
    Self.expectFirst(text, wanted, .explicit(.leftToRight))
  }

  /// A name, a field, a phrase without an end and English are none.
  @Test(arguments: [
    "`ERROR`: ABC DEF", "`ERROR`: ABC user MA", "`INFO`: ABC DEF liked GH IJ",
    "error in ABC DEF GHI.", "`INFO`: ABC DEF https://a.bc/d", "`WARN` - ABC DEF GHI",
    "`ERROR`: ABC DEF id=5", "`N`ote: ABC DEF GHI JKL MN", "[info] ABC DEF GHI",
  ])
  func whatIsNoSentenceStays(_ text: String) {
    Self.expectNothing(text)
  }

  /// What somebody said has its own end, whether it is said again or answered.
  @Test(
    arguments: [
      ("`RT` @dana: ABC DEF!", "`RT` @dana: !FED CBA"),
      ("@dana: ABC DEF?", "@dana: ?FED CBA"),
      ("@dana: ABC!", "@dana: !CBA"),
      ("`RT` @dana_k: ABC DEF. GHI JK!", "`RT` @dana_k: !KJ IHG .FED CBA"),
      ("`RT` @dana: ABC DEF! https://t.co/ab1", "`RT` @dana: !FED CBA https://t.co/ab1"),
      ("`RT` @dana: ABC DE phone GHI!", "`RT` @dana: !IHG phone ED CBA"),
    ] as [(String, String)])
  func whatIsSaidHasItsOwnEnd(_ text: String, _ wanted: String) {
    Self.expectFirst(text, wanted, .explicit(.leftToRight))
  }

  @Test(arguments: [
    "`RT` @dana: ABC DEF", "`RT` @dana: look ABC!", "thanks @dana: ABC DEF",
    "@dana: ABC DEF GHI JKL", "`RT` @dana: ABC https://t.co/ab1", "@dana: ABC",
  ])
  func whatHasNoEndStays(_ text: String) {
    Self.expectNothing(text)
  }

  /// A ticket behind the subject of a change is the line's.
  @Test(
    arguments: [
      ("fix: ABC DEF #123", "fix: FED CBA #123"),
      ("feat(ui): ABC (#45)", "feat(ui): CBA (#45)"),
      ("fix!: ABC DEF GHI #7, #8", "fix!: IHG FED CBA #7, #8"),
      ("`M`erge #12: ABC (#13)", "`M`erge #12: CBA (#13)"),
      ("docs(api): ABC DEF GHI JKL #9", "docs(api): LKJ IHG FED CBA #9"),
      ("revert: ABC #1", "revert: CBA #1"),
    ] as [(String, String)])
  func aTicketIsTheLines(_ text: String, _ wanted: String) {
    Self.expectFirst(text, wanted, .auto)
    Self.expectFirst(text, wanted, .explicit(.leftToRight))
  }

  @Test(arguments: [
    "fix: ABC DEF", "docs: ABC DEF [`WIP`]", "`M`erge #12: ABC", "test: ABC DEF GHI JKL",
    "room: ABC #3", "fix ABC #3",
  ])
  func otherLinesStay(_ text: String) {
    #expect(Judge().problems(of: Self.scalars(text)).isEmpty)
  }

  /// A command in a right-to-left sentence is one piece with its quoted words.
  @Test(
    arguments: [
      ("ABCD git commit -m \"EFG\" HIJ", "JIH git commit -m \"GFE\" DCBA"),
      ("ABC grep \"DEF\" file.txt GHI", "IHG grep \"FED\" file.txt CBA"),
      ("ABC echo \"DEF GH\" > out.txt IJK.", ".KJI echo \"HG FED\" > out.txt CBA"),
      ("ABC --title \"DEF GH\" IJ", "JI --title \"HG FED\" CBA"),
      ("ABC mytool build --name \"DEF\" GH", "HG mytool build --name \"FED\" CBA"),
      ("ABC docker run --name \"DEF\" web.local GH", "HG docker run --name \"FED\" web.local CBA"),
    ] as [(String, String)])
  func aCommandHoldsItsWords(_ text: String, _ wanted: String) {
    Self.expectFirst(text, wanted, .auto)
  }

  @Test(arguments: [
    "ABC \"DEF\" GHI", "ABC git DEF", "ABC git \"DEF\" GH", "ABC foo \"DEF\"",
    "git commit -m \"ABC\"", "echo \"ABC\" > out.txt", "run git commit -m \"ABC\" now",
    "ABC \"DEF\" file.txt GHI", "ABC cat \"DEF\" GHI",
  ])
  func quotationsBesideNamesStay(_ text: String) {
    #expect(Judge().problems(of: Self.scalars(text)).isEmpty)
  }

  /// In a line from right to left the sign of a hashtag stands right of its word.
  @Test(arguments: ["AB #CD EF", "#ABC today", "AB #CD", "#AB_CD", "AB #CD_5 EF", "AB @CD EF"])
  func theSignOfAHashtagIsRightInItsOwnLine(_ text: String) {
    #expect(Judge().problems(of: Self.scalars(text)).isEmpty)
  }

  /// The number that begins a name is told by the word before it: a singer in Hebrew, Arabic and
  /// Persian. Without one it may be a count.
  @Test(arguments: [
    "{U+05D4}{U+05D6}{U+05DE}{U+05E8}", "{U+0627}{U+0644}{U+0645}{U+0637}{U+0631}{U+0628}",
    "{U+062E}{U+0648}{U+0627}{U+0646}{U+0646}{U+062F}{U+0647}",
  ])
  func aSingersNumberIsTheNames(_ word: String) {
    let fixed = Fixer().fix(Self.scalars("\(word) 50 `C`ent AB"))
    #expect(fixed.problems.map(\.kind) == [.name])
    #expect(Judge().problems(of: Self.scalars("ABCD 50 `C`ent AB")).isEmpty)
    #expect(Judge().problems(of: Self.scalars("ABCD 3 `A`pple `W`atch AB")).isEmpty)
  }
}
