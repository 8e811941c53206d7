import TestSupport
import Testing
import UnicodeData

@Suite struct SegmentationTests {
  /// One line of a break test: scalars and the gaps marked with a division sign.
  struct Case {
    var line: String
    var scalars: [Unicode.Scalar] = []
    var boundaries: [Int] = []

    init(_ line: String) throws {
      self.line = line
      for token in line.split(separator: " ") {
        switch token {
        case "\u{F7}": boundaries.append(scalars.count)
        case "\u{D7}": break
        default:
          guard let value = UInt32(token, radix: 16) else {
            throw UnicodeFiles.Malformed(field: String(token))
          }
          scalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
        }
      }
    }
  }

  static func cases(_ name: String) throws -> [Case] {
    try UnicodeFiles.lines("auxiliary/\(name)BreakTest.txt").map(Case.init)
  }

  /// Every boundary a set of queries gives for a text, from each side that they know.
  static func boundaries(
    _ count: Int, isBoundary: (Int) -> Bool, next: (Int) -> Int, previous: ((Int) -> Int)? = nil
  ) -> [[Int]] {
    let asked = (0...count).filter(isBoundary)
    var forwards = [0]
    while let last = forwards.last, last < count { forwards.append(next(last)) }
    guard let previous else { return [asked, forwards] }
    var backwards = [count]
    while let last = backwards.last, last > 0 { backwards.append(previous(last)) }
    return [asked, forwards, backwards.reversed()]
  }

  @Test func graphemeBreakTestConforms() throws {
    let cases = try Self.cases("Grapheme")
    #expect(cases.count > 600)
    let wrong = cases.filter { test in
      let breaks = GraphemeBreaks(test.scalars)
      let found = Self.boundaries(
        test.scalars.count, isBoundary: breaks.isBoundary, next: breaks.next(afterBoundary:),
        previous: breaks.previous(before:))
      return found.contains { $0 != test.boundaries }
    }
    #expect(wrong.isEmpty, "\(wrong.map(\.line))")
  }

  @Test func wordBreakTestConforms() throws {
    let cases = try Self.cases("Word")
    #expect(cases.count > 1800)
    let wrong = cases.filter { test in
      let breaks = WordBreaks(test.scalars)
      let found = Self.boundaries(
        test.scalars.count, isBoundary: breaks.isBoundary, next: breaks.next(afterBoundary:),
        previous: breaks.previous(before:))
      return found.contains { $0 != test.boundaries }
    }
    #expect(wrong.isEmpty, "\(wrong.map(\.line))")
  }

  @Test func aMillionFlagsAreWalkedInOnePass() {
    let flags = [Unicode.Scalar](repeating: "\u{1F1E6}", count: 1_000_000)
    let clusters = GraphemeBreaks(flags)
    let words = WordBreaks(flags)
    var offsets = (cluster: 0, word: 0)
    var steps = 0
    while offsets.cluster < flags.count {
      offsets.cluster = clusters.next(afterBoundary: offsets.cluster)
      offsets.word = words.next(afterBoundary: offsets.word)
      steps += 1
    }
    #expect(steps == 500_000 && offsets.word == flags.count)
  }

  /// The boundaries where ICU's root locale follows later rules of UAX #14 than those of Unicode
  /// 15.0.
  static func tailored(_ test: Case) -> [Int] {
    var result = Set(test.boundaries)
    for gap in test.boundaries where gap < test.scalars.count {
      var base = gap - 1
      while base > 0, ScalarFacts.category(of: test.scalars[base]) == .mn { base -= 1 }
      // A number may begin with its decimal mark: no break between IS and NU (LB25 of Unicode 16),
      // but one between a space and such a number (LB15c).
      let isNumber = ScalarFacts.category(of: test.scalars[gap]) == .nd
      if isNumber, [",", "."].contains(test.scalars[base]) {
        result.remove(gap)
        if base > 0, test.scalars[base - 1] == " " { result.insert(base) }
      }
      // A word may begin with a hyphen: no break between it and a letter at the start (LB20a).
      if base == 0, test.scalars[0] == "-" { result.remove(gap) }
    }
    return result.sorted()
  }

  @Test func lineBreakTestConformsButForTwoTailorings() throws {
    let cases = try Self.cases("Line")
    #expect(cases.count > 7000)
    var tailored = 0
    let wrong = cases.filter { test in
      let breaks = LineBreaks(test.scalars)
      let found = Self.boundaries(
        test.scalars.count, isBoundary: { $0 == 0 || breaks.isOpportunity($0) },
        next: breaks.next(after:))
      let expected = [0] + test.boundaries
      if found.allSatisfy({ $0 == expected }) { return false }
      tailored += 1
      return found.contains { $0 != [0] + Self.tailored(test) }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(20).map(\.line))")
    #expect(tailored == 22)
  }

  @Test func lineBreaksOfNothingAndBeyondTheEnds() {
    let empty = LineBreaks([])
    #expect(empty.next(after: 0) == 0)
    let word = LineBreaks(["a", "b"])
    #expect(word.next(after: -5) == 2 && word.next(after: 9) == 2)
  }

  @Test func lineBreaksCountScalarsAcrossChunksAndPlanes() {
    // Long enough for several chunks of the text that ICU reads, each with scalars of two code
    // units.
    let word: [Unicode.Scalar] = ["\u{10D00}", "\u{10D01}", "a", "\u{1F600}", " "]
    let text = (0..<100).flatMap { _ in word }
    let forwards = LineBreaks(text)
    var found: [Int] = []
    var offset = 0
    while offset < text.count {
      offset = forwards.next(after: offset)
      found.append(offset)
    }
    let expected = (0..<100).flatMap { (word: Int) -> [Int] in [word * 5 + 3, word * 5 + 5] }
    #expect(found == expected)
    let jumping = LineBreaks(text)
    let asked = (1...text.count).reversed().filter { jumping.isOpportunity($0) }
    #expect(asked.reversed() == expected)
  }

  @Test func graphemesOfNothingAndBeyondTheEnds() {
    let empty = GraphemeBreaks([Unicode.Scalar]())
    #expect(
      empty.isBoundary(0) && empty.next(afterBoundary: 0) == 0 && empty.previous(before: 0) == 0)
    let text = GraphemeBreaks(Array("e\u{301}x".unicodeScalars)[...])
    #expect(text.next(afterBoundary: -7) == 0 && text.next(afterBoundary: 9) == 3)
    #expect(text.previous(before: 9) == 3 && text.previous(before: -1) == 0)
    #expect(!text.isBoundary(-1) && !text.isBoundary(4))
  }

  @Test func graphemesOfASliceCountFromItsStart() {
    let text = Array("abe\u{301}x".unicodeScalars)
    let slice = GraphemeBreaks(text[2...])
    #expect((0...3).filter(slice.isBoundary) == [0, 2, 3])
  }
}
