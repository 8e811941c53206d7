import TestSupport
import Testing
import TextModel
import UnicodeData

/// Finding text and code points.
@Suite struct DocumentSearchTests {
  private func bounds(_ range: Range<ScalarOffset>?) -> [Int]? {
    range.map { [$0.lowerBound.rawValue, $0.upperBound.rawValue] }
  }

  @Test func queriesAreTextOrCodePoints() {
    #expect(SearchPattern(query: "U+05D0")?.text == "\u{05D0}")
    #expect(SearchPattern(query: "u+5d0 U+202E")?.text == "u+5d0 U+202E")
    #expect(SearchPattern(query: "u+05d0 U+202E")?.text == "\u{05D0}\u{202E}")
    #expect(SearchPattern(query: "U+D800")?.text == "U+D800")
    #expect(SearchPattern(query: "U+0041 b")?.text == "U+0041 b")
    #expect(SearchPattern(query: "") == nil)
  }

  @Test func matchesAreFoundBothWays() {
    let document = Document(text: PseudoText.decode("ABA one\nxABAy\nABABA"))
    let pattern = SearchPattern(query: PseudoText.decode("ABA"))!
    #expect(document.matches(of: pattern).map { bounds($0) } == [[0, 3], [9, 12], [14, 17]])
    #expect(bounds(document.firstMatch(of: pattern, from: ScalarOffset(1))) == [9, 12])
    #expect(bounds(document.firstMatch(of: pattern, from: ScalarOffset(15))) == [16, 19])
    #expect(bounds(document.firstMatch(of: pattern, from: ScalarOffset(18))) == nil)
    #expect(
      bounds(document.firstMatch(of: pattern, from: ScalarOffset(18), .backward)) == [14, 17])
    #expect(bounds(document.firstMatch(of: pattern, from: ScalarOffset(11), .backward)) == [0, 3])
    #expect(document.firstMatch(of: pattern, from: ScalarOffset(2), .backward) == nil)
  }

  @Test func matchesReachOverParagraphs() {
    let document = Document(text: "one\ntwo\r\n\nthree")
    func find(_ text: String) -> [Int]? {
      bounds(document.firstMatch(of: SearchPattern(text: text)!, from: ScalarOffset(0)))
    }
    #expect(find("e\nt") == [2, 5])
    #expect(find("o\r\n\nth") == [6, 12])
    #expect(find("\n") == [3, 4])
    #expect(find("\r\n") == [7, 9])
    #expect(find("e\nx") == nil)
    #expect(find("three\n") == nil)
  }

  /// The matches between two gaps are the same, in however many portions they are asked for.
  @Test func portionsAreTheMatches() {
    var fault: UInt64?
    for seed in 0..<300 as Range<UInt64> where fault == nil {
      var generator = SeededGenerator(seed: seed)
      func random(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
      let texts = ["a", "aa", "\u{5D0}", "\u{5D0}a", "\n", "a\n", "aab"]
      let document = Document(
        bytes: (0..<random(0...60)).flatMap { _ in
          Array(["a", "a", "\u{5D0}", "b", "\n", "\r"].randomElement(using: &generator)!.utf8)
        }, longFrom: random(1...80), piece: random(4...12), window: random(1...9))
      let pattern = SearchPattern(text: texts.randomElement(using: &generator)!)!
      let wanted = pattern.text.scalars
      let scalars = document.scalars(in: document.fullRange)
      let start = random(0...scalars.count)
      let end = random(start...scalars.count)
      var expected: [Range<ScalarOffset>] = []
      var index = start
      while index + wanted.count <= end {
        let isMatch = scalars[index..<index + wanted.count].elementsEqual(wanted)
        if isMatch {
          expected.append(ScalarOffset(index)..<ScalarOffset(index + wanted.count))
        }
        index += isMatch ? wanted.count : 1
      }
      var found: [Range<ScalarOffset>] = []
      var next: ScalarOffset? = ScalarOffset(start)
      var portions = 0
      while let from = next, portions < 1000 {
        let limit = random(1...4)
        let portion = document.nextMatches(
          of: pattern, from: from, upTo: ScalarOffset(end), atMost: limit, within: random(1...40))
        if portion.found.count > limit { fault = seed }
        found += portion.found
        next = portion.next
        portions += 1
      }
      if found != expected { fault = seed }
    }
    #expect(fault == nil)
  }

  @Test func everyMatchIsWhereAPlainSearchFindsIt() {
    var fault: UInt64?
    for seed in 0..<300 as Range<UInt64> where fault == nil {
      var generator = SeededGenerator(seed: seed)
      let document = Document(bytes: DocumentSamples.bytes(count: 60, &generator))
      let scalars = document.scalars(in: document.fullRange)
      let start = Int.random(in: 0..<scalars.count, using: &generator)
      let wanted = scalars[start..<min(scalars.count, start + 3)].prefix(while: \.isWellFormed)
      guard
        let pattern = SearchPattern(text: String(String.UnicodeScalarView(wanted.map(\.scalar))))
      else { continue }
      var expected: [Int] = []
      for index in scalars.indices where scalars[index...].starts(with: wanted) {
        if index >= (expected.last ?? -99) + wanted.count { expected.append(index) }
      }
      let found = document.matches(of: pattern).map(\.lowerBound.rawValue)
      if found != expected { fault = seed }
    }
    #expect(fault == nil)
  }
}
