import BidiAlgorithm
import Fixing
import Testing

/// Lines that may be read either way, where the language of their readers is known.
@Suite struct ReaderTests {
  private static func problems(
    _ text: String, _ direction: BaseDirection = .auto, reader: TextDirection? = nil
  ) -> [Problem] {
    Judge().problems(of: Array(text.unicodeScalars), direction: direction, reader: reader)
  }

  /// A few words of which the first is Latin: those of a right-to-left language read them so.
  @Test(
    arguments: [
      ("PDF \u{5E7}\u{5D5}\u{5D1}\u{5E5}", "\u{5E5}\u{5D1}\u{5D5}\u{5E7} PDF"),
      ("BBC \u{639}\u{631}\u{628}\u{64A}", "\u{64A}\u{628}\u{631}\u{639} BBC"),
      ("Acme \u{634}\u{628}\u{6A9}\u{647}:", ":\u{647}\u{6A9}\u{628}\u{634} Acme"),
      (
        "Acme Studio \u{641}\u{627}\u{626}\u{644}",
        "\u{644}\u{626}\u{627}\u{641} Acme Studio"
      ),
      (
        "Arrivals \u{5E0}\u{5DE}\u{5DC} \u{5D7}\u{5D9}\u{5E4}\u{5D4}",
        "\u{5D4}\u{5E4}\u{5D9}\u{5D7} \u{5DC}\u{5DE}\u{5E0} Arrivals"
      ),
    ] as [(String, String)])
  func anUndecidedLineIsItsReaders(_ text: String, _ wanted: String) {
    var fixer = Fixer()
    fixer.reader = .rightToLeft
    let fixed = fixer.fix(Array(text.unicodeScalars))
    #expect(fixed.problems.first?.kind == .paragraph)
    #expect(fixed.candidates.first?.display == Array(wanted.unicodeScalars))
    #expect(fixed.candidates.allSatisfy { $0.problems == 0 })
    #expect(Self.problems(text).isEmpty)
    #expect(Self.problems(text, reader: .leftToRight).isEmpty)
  }

  /// English, commands and labels are so for every reader.
  @Test(arguments: [
    "Happy \u{5D7}\u{5E0}\u{5D5}\u{5DB}\u{5D4}", "Save \u{645}\u{644}\u{641}",
    "What's \u{5E9}\u{5DC}\u{5D5}\u{5DD}", "npm run \u{5D1}\u{5D3}\u{5D9}\u{5E7}\u{5D4}",
    "Hotel \u{62A}\u{647}\u{631}\u{627}\u{646}", "Author: \u{631}\u{636}\u{627}",
    "Copyright \u{5D3}\u{5E0}\u{5D4}",
  ])
  func otherLinesAreNot(_ text: String) {
    #expect(Self.problems(text).isEmpty)
    #expect(Self.problems(text, reader: .rightToLeft).isEmpty)
  }

  /// A direction that somebody set holds.
  @Test func aDirectionThatIsSetHolds() {
    let text = "PDF \u{5E7}\u{5D5}\u{5D1}\u{5E5}"
    #expect(Self.problems(text, LineExpectations.left, reader: .rightToLeft).isEmpty)
    #expect(Self.problems(text, LineExpectations.right, reader: .leftToRight).isEmpty)
  }

  /// What is a right-to-left line where nobody knows its readers is English to those of English.
  @Test func theNameOfAFirmBeforeTwoWordsIsItsReaders() {
    let text = "Google \u{5DE}\u{5E4}\u{5D5}\u{5EA} \u{5D7}\u{5D9}\u{5E4}\u{5D4}"
    #expect(Self.problems(text).first?.kind == .paragraph)
    #expect(Self.problems(text, reader: .rightToLeft).first?.kind == .paragraph)
    #expect(Self.problems(text, reader: .leftToRight).isEmpty)
  }

  /// Up to two words on each side of a Latin name may be names in a row of a page that is set from
  /// left to right.
  @Test(arguments: [
    "ABC DEF dana GHI JKL", "ABCDE x FGHIJ", "ABCDE FGHIJ x KLMNO",
    "\u{645}\u{62F}\u{6CC}\u{631} \u{641}\u{631}\u{648}\u{634} sara \u{62F}\u{641}\u{62A}\u{631} \u{62A}\u{647}\u{631}\u{627}\u{646}",
    "\u{644}\u{627}\u{6C1}\u{648}\u{631} \u{642}\u{644}\u{646}\u{62F}\u{631} kings \u{67E}\u{634}\u{627}\u{648}\u{631} \u{632}\u{644}\u{645}\u{6CC}",
  ])
  func namesAroundANameStay(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.left])
  }

  /// Three words together, a small word and the end of a sentence are more than names.
  @Test(arguments: [
    "ABC DEF GHI dana JKL", "ABC DEF dana GHI JKL MNO", "ABC DEF dana GHI JKL.",
    "ABC {U+05E9}{U+05DC} dana GHI JKL", "{U+05DC}{U+05DE}{U+05D4} ABC x DEF GHI",
    "\u{642}\u{631}\u{623}\u{62A} \u{643}\u{62A}\u{627}\u{628} c \u{641}\u{64A} \u{627}\u{644}\u{628}\u{64A}\u{62A}",
  ])
  func aSentenceAroundANameIsTurned(_ pseudo: String) {
    let problems = Judge().problems(
      of: BrokenString.scalars(pseudo), direction: LineExpectations.left)
    #expect(problems.first?.kind == .paragraph)
  }

  /// Whoever reads a right-to-left language reads them as one.
  @Test func namesAroundANameAreTheirReaders() {
    let problems = Judge().problems(
      of: BrokenString.scalars("ABC DEF dana GHI JKL"), direction: LineExpectations.left,
      reader: .rightToLeft)
    #expect(problems.first?.kind == .paragraph)
  }

  /// A direction that nobody set, such as that of HTML without `dir`, is asked for first where it
  /// mends the line, with an isolate where that is needed, too. One that was set stays.
  @Test(
    arguments: [
      ("ABCD EFGHI, JK LMNOP!", 0), ("ABCD!", 0), ("c++ ABC DEFG HIJ KLMN.", 2),
      ("{U+0645}{U+0631}{U+062D}{U+0628}{U+0627} {U+0628}{U+0643}{U+0645}!", 0),
      ("{U+0633}{U+0644}{U+0627}{U+0645} {U+0686}{U+0637}{U+0648}{U+0631}{U+06CC}!", 0),
    ] as [(String, Int)])
  func aDirectionThatNobodySetIsFilledIn(_ pseudo: String, _ controls: Int) {
    let text = BrokenString.scalars(pseudo)
    var fixer = Fixer()
    let kept = fixer.fix(text, direction: LineExpectations.left)
    #expect(!kept.candidates.isEmpty)
    #expect(kept.candidates.prefix(3).allSatisfy { $0.direction == nil })
    fixer.hasDefaultDirection = true
    let filled = fixer.fix(text, direction: LineExpectations.left)
    #expect(filled.problems == kept.problems)
    #expect(filled.candidates.first?.direction == .rightToLeft)
    #expect(filled.candidates.first?.edit.insertedCount == controls)
    #expect(filled.candidates.first?.display == kept.candidates.first?.display)
    #expect(filled.candidates.allSatisfy { $0.problems == 0 })
  }

  /// A line that is read from left to right is asked for no other direction.
  @Test(arguments: ["results: ABC (3)", "users: AB, CD and EF"])
  func aDirectionThatIsRightStays(_ pseudo: String) {
    var fixer = Fixer()
    fixer.hasDefaultDirection = true
    let fixed = fixer.fix(BrokenString.scalars(pseudo), direction: LineExpectations.left)
    #expect(!fixed.candidates.isEmpty && fixed.candidates.allSatisfy { $0.direction == nil })
  }
}
