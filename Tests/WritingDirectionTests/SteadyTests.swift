import BidiAlgorithm
import TestSupport
import Testing
import WritingDirection

@Suite struct SteadyTests {
  @Test func itBeginsWithTheFirstStrong() {
    #expect(direction(.steady, "abc") == "ltr")
    #expect(direction(.steady, "ABC") == "rtl")
    #expect(direction(.steady, "12 ABC abc") == "rtl")
    #expect(direction(.steady, "{LRI}abc{PDI} ABC") == "rtl")
  }

  @Test func itTurnsAtItsThresholds() {
    // Left to right turns at 60 % and two words.
    #expect(direction(.steady, "one two ABC DEF GHI") == "rtl")  // 3 of 5
    #expect(direction(.steady, "one two three ABC DEF GHI JKL") == "ltr")  // 4 of 7
    #expect(direction(.steady, "http://x ABC") == "ltr")  // 1 of 1, one word
    #expect(direction(.steady, "http://x ABC DEF") == "rtl")  // 2 of 2
    // Right to left turns at 40 % and two words.
    #expect(direction(.steady, "ABC DEF one two three") == "ltr")  // 2 of 5
    #expect(direction(.steady, "ABC DEF one two") == "rtl")  // 2 of 4
    #expect(direction(.steady, "12 {RLM}one") == "rtl")  // 0 of 1, one word
  }

  @Test func aStateIsHeldUntilTheThresholdIsMet() {
    let half = "ABC DEF one two"
    for state in TextDirection.allCases {
      let estimate = DirectionStrategy.steady.estimate(scalars(half), in: .init(state: state))
      #expect(estimate.direction == state)
      #expect(
        estimate.reason
          == .kept(estimate.counts ?? .init(unit: .words, rightToLeft: 0, leftToRight: 0)))
    }
    #expect(direction(.steady, "ABC one two", .init(state: .rightToLeft)) == "ltr")
    #expect(direction(.steady, "ABC DEF one", .init(state: .leftToRight)) == "rtl")
  }

  @Test func nothingTurnsInsideAWord() {
    let text = "one ABC DEF"
    let typing = DirectionContext(state: .leftToRight, caret: 11)
    #expect(direction(.steady, text, typing) == "ltr")
    #expect(direction(.steady, text + " ", .init(state: .leftToRight, caret: 12)) == "rtl")
    #expect(direction(.steady, text, .init(state: .leftToRight)) == "rtl")
  }

  @Test func neutralTextAsksItsSurroundingsInOrder() {
    let all = DirectionContext(
      previous: .leftToRight, next: .leftToRight, locale: .leftToRight, keyboard: .leftToRight,
      state: .rightToLeft)
    var context = all
    #expect(direction(.steady, "12", context) == "rtl")
    (context.state, context.previous) = (nil, .rightToLeft)
    #expect(direction(.steady, "12", context) == "rtl")
    (context.previous, context.next) = (nil, .rightToLeft)
    #expect(direction(.steady, "12", context) == "rtl")
    (context.next, context.keyboard) = (nil, .rightToLeft)
    #expect(direction(.steady, "", context) == "rtl")
    (context.keyboard, context.locale) = (nil, .rightToLeft)
    #expect(direction(.steady, "", context) == "rtl")
    #expect(DirectionStrategy.steady.estimate([], in: context).reason == .neutral(.locale))
  }

  @Test func tokensWithoutWeight() {
    let shapes: [(String, TokenShape?)] = [
      ("https://example.com/x", .url), ("example.com", .url), ("www.example.com,", .url),
      ("me@example.com", .email), ("/usr/bin", .path), ("~/x", .path), ("../x", .path),
      ("c:\\x", .path), ("src/a/b", .path), ("snake_case", .code), ("f()", .code),
      ("a=b", .code), ("std::x", .code), ("--flag", .code), ("$x", .code), ("<b>", .code),
      ("@name", .mention), ("@ABC", .mention), ("(@name)", .mention), ("v2", .version),
      ("v1.2.3", .version), ("1.2b", .version), ("and/or", nil), ("word.", nil), ("(word)", nil),
      ("don't", nil), ("A.B", nil), ("A/B/C", nil), ("well-known", nil), ("3rd", nil),
    ]
    for (text, shape) in shapes {
      let words = DirectionStrategy.steady.words(scalars(text)).filter { $0.weight != .ignored }
      #expect(!words.isEmpty, "\(text)")
      #expect(words.allSatisfy { $0.shape == shape }, "\(text): \(words)")
      #expect(words.allSatisfy { ($0.weight == .weak) == (shape != nil) }, "\(text): \(words)")
    }
  }

  @Test func wordsAreThoseOfUAX29() {
    let cases: [(String, [Range<Int>])] = [
      ("don't stop", [0..<5, 6..<10]), ("A\"B", [0..<3]), ("A'", [0..<1]), ("a.", [0..<1]),
      ("3.14", [0..<4]), ("3,a", [0..<1, 2..<3]), ("well-known", [0..<4, 5..<10]),
      ("e{U+0301}a", [0..<3]), ("{U+4E00}{U+4E01}", [0..<2]), ("{U+0E01}{U+0E32}", [0..<2]),
      ("a{ZWNJ}b", [0..<3]), ("...", []), ("a1", [0..<2]), ("A:b", [0..<3]),
    ]
    for (text, ranges) in cases {
      #expect(DirectionStrategy.steady.words(scalars(text)).map(\.range) == ranges, "\(text)")
    }
  }

  @Test func aSentenceAfterAWordOfTheOtherLanguageFlipsItOnceAtMost() {
    let seed: UInt64 = 29
    var generator = SeededGenerator(seed: seed)
    let latin = ["one", "don't", "well-known", "stop.", "(yes)", "12", "3.14", "a.b", "e.g.", "-"]
    let hebrew = ["ABC", "A\"B", "CD-EF", "GHI.", "(JK)", "12", "3.14", "L'", "MN,", "-"]
    var wrong: [String] = []
    for round in 0..<3000 {
      let (word, sentence) = round % 2 == 0 ? ("ABC", latin) : ("abc", hebrew)
      let text =
        ([word]
        + (0..<Int.random(in: 0...12, using: &generator)).compactMap { _ in
          sentence.randomElement(using: &generator)
        }).joined(separator: " ")
      if DirectionStrategy.steady.flips(scalars(text)).count > 1 { wrong.append(text) }
    }
    #expect(wrong.isEmpty, "seed \(seed): \(wrong.prefix(5))")
  }

  @Test func typedKeyByKeyWithItsOwnStateItFlipsOnceAtMost() {
    let text = scalars("ABC one two three four five six")
    var state: TextDirection?
    var flips = 0
    for count in 1...text.count {
      let context = DirectionContext(state: state, caret: count)
      let now = DirectionStrategy.steady.estimate(Array(text.prefix(count)), in: context).base
      if let state, state != now { flips += 1 }
      state = now
    }
    #expect(flips == 1 && state == .leftToRight)
  }
}
