import BidiAlgorithm
import Testing
import Wording

@testable import Fixing

/// One thing is told of one piece, and no two candidates make the same of a line or have one name.
@Suite struct ToldOnceTests {
  private static let directions = [
    BaseDirection.auto, LineExpectations.left, LineExpectations.right,
  ]

  // MARK: - Problems

  /// What is not drawn in its own order is not told to be out of its place, too.
  @Test(
    arguments: [
      ("Call \u{627}\u{628}\u{62A} 050-123-4567 now", 9..<21),
      ("Tel \u{627}\u{628}\u{62A} 04 123 4567", 8..<19),
      ("Phone / \u{62A}\u{644}\u{641}\u{646}: 021-1234567", 14..<25),
      ("Seen by \u{644}\u{64A}\u{644}\u{649} \u{62D}\u{633}\u{646} 2023-04-11 09:15 UTC", 17..<27),
    ] as [(String, Range<Int>)])
  func aTornPieceIsNotAlsoOutOfPlace(_ text: String, _ range: Range<Int>) {
    for direction in [BaseDirection.auto, LineExpectations.left] {
      let problems = Judge().problems(of: Array(text.unicodeScalars), direction: direction)
      #expect(problems.filter { $0.range == range }.map(\.tear.way) == [.notInOrder])
    }
  }

  /// A reference that is not drawn in its order is not told as the sign that it stands for.
  @Test(
    arguments: [
      ("ABC DEF GHI&#33;", 11..<16), ("ABC DEF&#46;", 7..<12),
    ] as [(String, Range<Int>)])
  func aTornReferenceIsNotAlsoASign(_ pseudo: String, _ range: Range<Int>) {
    let fixed = Fixer().fix(BrokenString.scalars(pseudo), direction: LineExpectations.left)
    #expect(fixed.problems.map(\.kind) == [.identifier])
    #expect(fixed.problems.map(\.range) == [range])
    #expect(fixed.candidates.first?.problems == 0)
  }

  /// Of code that is the whole line and stays torn in the direction of its words that is told.
  @Test(arguments: [
    "echo \"\u{646}\u{633}\u{628}\u{629} 5%\"",
    "sed 's/\u{642}\u{62F}\u{64A}\u{645}/\u{62C}\u{62F}\u{64A}\u{62F}/g' file.txt",
    "cat a.txt | sed \"s/\u{5E9}\u{5DC}\u{5D5}\u{5DD}/\u{5D4}\u{5D9}\u{5D9}/g\"",
  ])
  func aLineThatIsOnePieceIsToldOnce(_ text: String) {
    let fixed = Fixer().fix(Array(text.unicodeScalars), direction: LineExpectations.right)
    #expect(fixed.problems.map(\.kind) == [.identifier])
    let said = fixed.problems.first?.sentence.english
    #expect(said?.contains(", also with the paragraph's direction put right: ") == true)
    #expect(fixed.candidates.first?.problems == 0)
  }

  // MARK: - Candidates

  /// A direction that changes nothing is not asked for.
  @Test(arguments: [
    "%d \u{5E9}\u{5DC} %d \u{5E7}\u{5D1}\u{5E6}\u{5D9}\u{5DD}",
    "#giza #cairo \u{635}\u{628}\u{627}\u{62D} \u{627}\u{644}\u{62E}\u{64A}\u{631}",
  ])
  func isolatesAloneAreEnough(_ text: String) throws {
    let first = try #require(Fixer().fix(Array(text.unicodeScalars)).candidates.first)
    #expect(first.direction == nil && first.problems == 0)
    #expect(first.name.english.hasSuffix(", 2 times"), "\(first.name.english)")
  }

  /// What asks for a direction beside isolates says so.
  @Test func aDirectionIsInTheName() throws {
    let text = "%s (%d \u{627}\u{632} %d)"
    let first = try #require(Fixer().fix(Array(text.unicodeScalars)).candidates.first)
    #expect(first.direction == .rightToLeft)
    #expect(
      first.name.english
        == "the paragraph set to right-to-left, LRI and PDI around the placeholder, 3 times")
  }

  private static func candidate(
    _ insertions: [ControlEdit.Insertion], _ direction: TextDirection? = nil,
    in scalars: [Unicode.Scalar]
  ) -> Candidate {
    let edit = ControlEdit(insertions: insertions)
    let text = edit.applied(to: scalars)
    return Candidate(
      name: "isolates", means: .isolates, direction: direction, edit: edit, text: text,
      display: scalars, problems: 0, holds: [], fails: [])
  }

  private static func isolate(_ range: Range<Int>) -> [ControlEdit.Insertion] {
    [.init(at: range.lowerBound, ["\u{2066}"]), .init(at: range.upperBound, ["\u{2069}"])]
  }

  /// Names that are alike get the stretch of what is put in, and all of it where the stretches are
  /// alike, too.
  @Test func namesThatAreAlikeGetPlaces() {
    let text = Array("abcdefgh".unicodeScalars)
    let all = [0..<2, 0..<3].map {
      Self.candidate(Self.isolate($0) + Self.isolate(6..<8), in: text)
    }
    #expect(
      GivenCandidates.list(all, limit: 5, of: text).map(\.name.english) == [
        "isolates at LRI 0, PDI 2, LRI 6, PDI 8", "isolates at LRI 0, PDI 3, LRI 6, PDI 8",
      ])
    let other = [all[0], Self.candidate(Self.isolate(3..<5), in: text)]
    #expect(
      GivenCandidates.list(other, limit: 5, of: text).map(\.name.english)
        == ["isolates at [0,8)", "isolates at [3,5)"])
    #expect(GivenCandidates.list(all, limit: 1, of: text).map(\.name.english) == ["isolates"])
  }

  /// Of two that make the same of a line the one that leaves its direction is given, at the first
  /// place.
  @Test func theSameIsGivenOnce() {
    let text = Array("abcdefgh".unicodeScalars)
    let all = [
      Self.candidate(Self.isolate(0..<2), .leftToRight, in: text),
      Self.candidate(Self.isolate(3..<5), in: text),
      Self.candidate(Self.isolate(0..<2), in: text),
      Self.candidate(Self.isolate(3..<5), .leftToRight, in: text),
    ]
    let given = GivenCandidates.list(all, limit: 2, of: text)
    #expect(given.map(\.text) == [all[2].text, all[1].text])
    #expect(given.allSatisfy { $0.direction == nil })
  }

  // MARK: - Pairs around lines

  /// What is put around a pair that goes against its words does not reach into it, so it goes.
  @Test(arguments: ["{LRI}ABC DEF (abc) GHI JKL.{PDI}", "{LRE}ABC DEF (abc) GHI JKL.{PDF}"])
  func aPairGivesWayToAnIsolate(_ pseudo: String) throws {
    let text = BrokenString.scalars(pseudo)
    let wanted = BrokenString.scalars(".LKJ IHG (abc) FED CBA")
    for direction in Self.directions { LineExpectations.expectFirst(text, wanted, direction) }
    let first = try #require(Fixer().fix(text, direction: LineExpectations.left).candidates.first)
    #expect(first.direction == nil && first.removals == [0, 23])
    #expect(first.insertions.flatMap(\.scalars) == ["\u{2067}", "\u{2069}"])
  }

  /// It goes beside isolates around what is torn without it, too.
  @Test func aPairGoesBesideOtherIsolates() {
    LineExpectations.expectFirst(
      pseudo: "{LRI}ABC DEF c++ GHI JKL.{PDI}", ".LKJ IHG c++ FED CBA", LineExpectations.right)
  }

  // MARK: - Any line

  @Test(
    arguments: BrokenString.all + BrokenString.reported + BrokenString.written
      + BrokenString.later)
  func nothingIsToldOrGivenTwice(_ string: BrokenString) {
    for direction in Self.directions {
      let fixed = Fixer().fix(string.text, direction: direction)
      let ranges = fixed.problems.map(\.range)
      #expect(Set(ranges).count == ranges.count, "\(direction): \(ranges)")
      let judgement = Judgement(DrawnParagraph(string.text, direction), direction)
      #expect(judgement.toldCount == ranges.count, "\(direction)")
      let given = fixed.candidates
      #expect(Set(given.map { [$0.text, $0.display] }).count == given.count, "\(direction)")
      let names = given.map(\.name.english)
      #expect(Set(names).count == names.count, "\(direction): \(names)")
    }
  }
}
