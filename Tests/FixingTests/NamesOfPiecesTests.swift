import BidiAlgorithm
import Testing
import Wording

@testable import Fixing

/// What a piece is called is true of it, and what controls turn is told of those that move.
@Suite struct NamesOfPiecesTests {
  private static func sort(_ pseudo: String, _ kind: PieceKind) -> IdentifierSort? {
    let text = Skeleton(DrawnParagraph(BrokenString.scalars(pseudo), .auto))
    return text.sort(of: kind, 0..<text.count)
  }

  // MARK: - Nouns

  /// A command of a bot, a version with its letter, a formula, and a number with what it counts.
  @Test(
    arguments: [
      ("ABC DEF /start", "command"), ("/start ABC", "command"), ("ABC /help_me DEF", "command"),
      ("ABC /usr DEF", "path"), ("ABC v2.0+ DEF", "version"), ("v1.0-beta+ ABC", "version"),
      ("ABC (a-b)/c DEF", "formula"), ("ABC c++ DEF", "piece of code"), ("ABC -5 DEF", "number"),
    ] as [(String, String)])
  func aPieceIsCalledWhatItIs(_ pseudo: String, _ noun: String) throws {
    let fixed = Fixer().fix(BrokenString.scalars(pseudo), direction: LineExpectations.right)
    let problem = try #require(fixed.problems.first)
    #expect(problem.noun.english == noun)
    #expect(problem.sentence.english.hasPrefix("The \(noun) is read from left to right, but"))
    #expect(fixed.candidates.first?.name.english == "LRI and PDI around the \(noun)")
  }

  /// Words that a number counts are a phrase with it.
  @Test(arguments: ["ABC 3 new", "ABC 5 others DEF", "ABC DEF 12 people GHI"])
  func aCountIsAPhrase(_ pseudo: String) throws {
    let fixed = Fixer().fix(BrokenString.scalars(pseudo), direction: LineExpectations.left)
    let problem = try #require(fixed.problems.first)
    #expect(problem.sentence.english.hasPrefix("The name or phrase is one piece, but"))
  }

  @Test(
    arguments: [
      ("5 miles", nil), ("27 inch", nil), ("16 kg", nil), ("3.5 km", nil), ("3 new", .phrase),
      ("(a+b)^2", .formula), ("-2x + 1", .formula), ("5", nil),
    ] as [(String, IdentifierSort?)])
  func ofANumberWithLetters(_ number: String, _ sort: IdentifierSort?) {
    #expect(Self.sort(number, .number) == sort)
  }

  /// The letter of an item, and the number of a book. Capitals are letters of the text here.
  @Test(
    arguments: [
      ("A)", .listMarker), ("b)", .listMarker), ("ISBN 978-3-16-148410-0", .number),
      ("ISSN: 2049-3630", .number), ("ISBN", nil), ("Apple 16", nil), ("A.", nil),
    ] as [(String, IdentifierSort?)])
  func ofLatinLetters(_ name: String, _ sort: IdentifierSort?) {
    let text = Skeleton(DrawnParagraph(Array(name.unicodeScalars), .auto))
    #expect(text.sort(of: .name, 0..<text.count) == sort)
  }

  @Test(
    arguments: [
      ("v1.0", .version), ("v2", .version), ("v4l2", nil), ("vim", nil), ("v1beta1", nil),
    ] as [(String, IdentifierSort?)])
  func ofCode(_ code: String, _ sort: IdentifierSort?) {
    #expect(Self.sort(code, .identifier) == sort)
  }

  @Test func aListMarkerIsNoName() {
    let text = "\u{5D0}\u{5D1}\u{5D2} A) \u{5D3}\u{5D4}\u{5D5}"
    let fixed = Fixer().fix(Array(text.unicodeScalars), direction: LineExpectations.left)
    #expect(!fixed.candidates.contains { $0.name.english.contains("around the name") })
  }

  /// A product with a letter for its sign is one equation, whatever turns it.
  @Test func aProductWithALetterIsAnEquation() {
    let turned = BrokenString.scalars("ABC {RLO}3x4=12{PDF} DEF")
    let problems = Judge().problems(of: turned, direction: LineExpectations.right)
    #expect(problems.map(\.noun.english) == ["equation"])
    #expect(problems.map(\.range) == [5..<11])
    let cut = Fixer().fix(
      BrokenString.scalars("ABC 3x4=12 DEF"), direction: LineExpectations.left)
    #expect(!cut.candidates.isEmpty)
    for candidate in cut.candidates {
      let display = String(String.UnicodeScalarView(candidate.display))
      #expect(display.contains("3x4=12"), "\(candidate.name.english)")
    }
  }

  // MARK: - Controls

  /// A number among Latin letters is only turned by a control.
  @Test(arguments: [
    ("abc {ALM}12-34", "abc 12-34"), ("abc {ALM}12-34 def", "abc 12-34 def"),
    ("abc {ALM}12+34", "abc 12+34"),
  ])
  func aControlTurnsANumberOfALatinLine(_ pseudo: String, _ wanted: String) {
    let text = BrokenString.scalars(pseudo)
    for direction in [LineExpectations.left, LineExpectations.right] {
      LineExpectations.expectFirst(text, BrokenString.scalars(wanted), direction)
      let fixed = Fixer().fix(text, direction: direction)
      #expect(fixed.candidates.first?.name.english == "ALM taken out")
      #expect(fixed.candidates.allSatisfy { $0.display == BrokenString.scalars(wanted) })
    }
    let said = Judge().problems(of: text, direction: LineExpectations.left).map(\.sentence.english)
    #expect(
      said == [
        "The number is read from left to right, but is not drawn in that order: an invisible control in the text turns it."
      ])
  }

  /// Behind right-to-left letters such numbers may be read either way.
  @Test func aRangeBehindOtherLettersMayBeTurned() {
    LineExpectations.expectNothing(
      pseudo: "ABC {ALM}12-34", [LineExpectations.left, LineExpectations.right])
  }

  /// English that controls draw from left to right is read so.
  @Test(arguments: [
    "Hello \u{202A}\u{5D0}\u{5D1}\u{5D2}\u{202C}, 123 and",
    "Hello \u{2066}\u{5D0}\u{5D1}\u{5D2}\u{2069}, 123 and you",
  ])
  func englishThatControlsHold(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left, LineExpectations.right])
  }

  /// Where its end is on the other side, it is not drawn so.
  @Test func englishWhoseEndIsElsewhere() {
    LineExpectations.expectSomething(
      text: "Hello \u{202A}\u{5D0}\u{5D1}\u{5D2}\u{202C}!", LineExpectations.right)
  }

  /// Of three names the wrong way round the outer ones have changed places.
  @Test(
    arguments: [
      ("abc ABC, DEF, GHI def", [4..<7, 14..<17]), ("authors: ABC, DEF, GHI", [9..<12, 19..<22]),
    ] as [(String, [Range<Int>])])
  func theOuterNamesHaveChangedPlaces(_ pseudo: String, _ ranges: [Range<Int>]) {
    let problems = Judge().problems(
      of: BrokenString.scalars(pseudo), direction: LineExpectations.left)
    #expect(problems.map(\.range) == ranges)
  }
}
