import BidiAlgorithm
import TestSupport
import Testing

@testable import Fixing

/// What is not tried, because it does not reach all that is torn, would not have mended it.
@Suite struct TornReachTests {
  private static let words = [
    "ABC", "DEF", "GHI", "abc", "def", "-5", "+3", "50%", "(3)", "(+9%)", "[ABC -1]", "c++", "F#",
    "12:30", "1-2", "/etc/hosts", "v1.2", "\"abc!\"", "\"ABC\"", "!", ",", "-", "<", ">", "$5",
    "{U+0633}{U+0644}{U+0627}{U+0645}", "{U+0661}{U+0662}", "%s", "@dana",
  ]
  private static let pairs: [(opening: Unicode.Scalar, closing: Unicode.Scalar)] = [
    ("\u{2066}", "\u{2069}"), ("\u{2067}", "\u{2069}"), ("\u{2068}", "\u{2069}"),
  ]
  private static let marks: [Unicode.Scalar] = ["\u{200E}", "\u{200F}", "\u{61C}"]

  /// A mark or an isolate at any place.
  private static func edit(_ count: Int, _ random: inout SeededGenerator) -> ControlEdit {
    let start = Int.random(in: 0...count, using: &random)
    guard Bool.random(using: &random) else {
      return ControlEdit(insertions: [.init(at: start, [marks[start % marks.count]])])
    }
    let end = min(count, start + Int.random(in: 1...12, using: &random))
    let pair = pairs[Int.random(in: pairs.indices, using: &random)]
    return ControlEdit(insertions: [
      .init(at: start, [pair.opening]), .init(at: end, [pair.closing]),
    ])
  }

  @Test(arguments: 0..<400 as Range<UInt64>) func whatMissesMendsNothing(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pseudo = (0..<Int.random(in: 2...8, using: &random)).map { _ in
      Self.words[Int.random(in: Self.words.indices, using: &random)]
    }.joined(separator: " ")
    let text = BrokenString.scalars(pseudo)
    for direction in [BaseDirection.auto, LineExpectations.left, LineExpectations.right] {
      let judgement = Judgement(DrawnParagraph(text, direction), direction)
      guard let reach = TornReach(judgement) else { continue }
      for _ in 0..<40 {
        let edit = Self.edit(text.count, &random)
        guard reach.misses(edit) else { continue }
        let drawn = DrawnParagraph(edit.applied(to: text), direction)
        #expect(
          Judgement(drawn, direction, by: judgement.known).rankedCount > 0,
          "seed \(seed), \(direction): \(pseudo), \(edit.insertions)")
      }
    }
  }

  /// It is neither all nor nothing: the number at one end is out of reach at the other, and not
  /// beside it.
  @Test func lettersEndTheReach() throws {
    let text = BrokenString.scalars("ABC -5 DEF GHI -7 JKL")
    let judgement = Judgement(DrawnParagraph(text, .auto), .auto)
    let reach = try #require(TornReach(judgement))
    func mark(_ gap: Int) -> ControlEdit { ControlEdit(insertions: [.init(at: gap, ["\u{200E}"])]) }
    #expect(reach.misses(mark(4)) && reach.misses(mark(15)))
    let both = ControlEdit(insertions: [.init(at: 4, ["\u{200E}"]), .init(at: 15, ["\u{200E}"])])
    #expect(!reach.misses(both))
    // A mark before the first letter may turn the paragraph.
    #expect(!reach.misses(mark(0)))
  }

  /// What is torn at several places is mended by what reaches them all, and of marks that draw the
  /// same one is given.
  @Test func marksThatDrawTheSameAreGivenOnce() {
    for pseudo in ["ABC -5 DEF", "ABC 40-50 DEF", "ABC (VLC) 3", "abc ABC! def", "ABC DEF (3) abc"]
    {
      for direction in [BaseDirection.auto, LineExpectations.left, LineExpectations.right] {
        let candidates = Fixer().fix(BrokenString.scalars(pseudo), direction: direction).candidates
        let marked = candidates.filter { $0.means == .mark }.map(\.display)
        #expect(Set(marked).count == marked.count, "\(pseudo), \(direction)")
      }
    }
  }
}
