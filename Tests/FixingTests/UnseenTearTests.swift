import BidiAlgorithm
import Fixing
import Testing

/// What looks right is right, whichever of two equal signs stands where.
@Suite struct UnseenTearTests {
  /// Equal signs have changed places, or the numbers of a sum may follow each other either way.
  @Test(arguments: [
    "AB 2+2 CD", "AB 3+1+3 CD", "AB 7+4 CD", "AB 2.5+1 CD", "AB 6+3+2 CD",
    #"AB "name": "value" CD"#, #"AB 'x': 'y' CD"#, #"AB "x", "y" CD"#,
  ])
  func nothingIsTorn(_ pseudo: String) {
    #expect(
      Judge().problems(
        of: BrokenString.scalars(pseudo), direction: .explicit(.rightToLeft)
      ).isEmpty)
  }

  /// What differs by one sign is seen; in a line that is read from left to right so is the order
  /// of right-to-left strings.
  @Test(
    arguments: [
      (#"AB "name": "value", CD -5"#, TextDirection.rightToLeft),
      (#"AB "x!" CD"#, .rightToLeft), (#""AB": "CD""#, .leftToRight),
      ("AB 7+4 {U+0047}{U+0042} CD", .rightToLeft),
    ] as [(String, TextDirection)])
  func somethingIsTorn(_ pseudo: String, _ direction: TextDirection) {
    let text = BrokenString.scalars(pseudo)
    #expect(!Judge().problems(of: text, direction: .explicit(direction)).isEmpty)
  }

  /// Nothing is said where no repair could be seen: the pieces that are called torn isolated in
  /// either direction, each by itself and all between the right-to-left words.
  @Test func aRepairIsSeen() {
    let signs: [Unicode.Scalar] = ["1", "2", "+", "\"", "a", "b", "*", "(", ")", ":", " ", "/"]
    var state: UInt64 = 7
    for _ in 0..<1500 {
      var text: [Unicode.Scalar] = ["\u{5D0}", "\u{5D1}", " "]
      for _ in 0..<7 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text.append(signs[Int(state >> 33) % signs.count])
      }
      text += [" ", "\u{5D2}", "\u{5D3}"]
      let problems = Judge().problems(of: text, direction: .explicit(.rightToLeft))
      guard !problems.isEmpty else { continue }
      let now = DrawnParagraph(text, .explicit(.rightToLeft)).display
      let ranges = problems.map(\.range) + [3..<10]
      let isSeen = ranges.contains { range in
        Self.isolated(range, of: text, "\u{2066}") != now
          || Self.isolated(range, of: text, "\u{2067}") != now
      }
      #expect(isSeen, "\(String(String.UnicodeScalarView(text)))")
    }
  }

  /// What is drawn of a text with an isolate around a range.
  private static func isolated(
    _ range: Range<Int>, of text: [Unicode.Scalar], _ opening: Unicode.Scalar
  ) -> [Unicode.Scalar] {
    var repaired = text
    repaired.insert("\u{2069}", at: range.upperBound)
    repaired.insert(opening, at: range.lowerBound)
    return DrawnParagraph(repaired, .explicit(.rightToLeft)).display
  }
}
