import BidiAlgorithm
import TestSupport
import Testing
import UnicodeData
import Wording
import WritingDirection

@Suite struct SteadyTests {
  @Test func itBeginsWithTheFirstVote() {
    #expect(direction(.steady, "abc") == "ltr")
    #expect(direction(.steady, "ABC") == "rtl")
    #expect(direction(.steady, "12 ABC abc") == "rtl")
    #expect(direction(.steady, "http://x ABC") == "rtl")
    #expect(direction(.steady, "#tag") == "ltr" && direction(.steady, "#ABC") == "rtl")
  }

  @Test func itTurnsAtItsThresholds() {
    // A text that begins left-to-right turns at half of the votes, and back below 40 %.
    #expect(direction(.steady, "one two ABC DEF") == "rtl")  // 4 of 8
    #expect(direction(.steady, "one two three ABC DEF") == "ltr")  // 4 of 10
    #expect(direction(.steady, "one two ABC DEF three") == "rtl")  // 4 of 10, it had turned
    #expect(direction(.steady, "one two ABC DEF three four") == "ltr")  // 4 of 12
    // One that begins right-to-left turns below a quarter.
    #expect(direction(.steady, "ABC one two three") == "rtl")  // 2 of 8
    #expect(direction(.steady, "ABC one two three four") == "ltr")  // 2 of 10
  }

  @Test func namesHaveOneVoteTogether() {
    let name = "{U+0057}hats{U+0041}pp {U+0057}eb 15 {U+0050}ro"
    #expect(direction(.steady, name + " AB") == "rtl")  // 2 of 3
    let counts = DirectionStrategy.steady.estimate(scalars(name + " AB")).counts
    #expect(counts?.rightToLeft == 2 && counts?.leftToRight == 1 && counts?.unit == .votes)
    // I is no name.
    #expect(DirectionStrategy.steady.estimate(scalars("{U+0049}")).counts?.leftToRight == 2)
  }

  @Test func quotationsDoNotVote() {
    for (open, close) in [
      ("\"", "\""), ("{U+201C}", "{U+201D}"), ("{U+00AB}", "{U+00BB}"), ("(", ")"), ("[", "]"),
      ("'", "'"), ("{U+2018}", "{U+2019}"), ("{U+201E}", "{U+201C}"),
    ] {
      #expect(
        direction(.steady, "she wrote \(open)ABC DEF GHI JKL\(close) here") == "ltr", "\(open)")
      #expect(direction(.steady, "\(open)to be or not to be\(close) ABC") == "rtl", "\(open)")
    }
    // A quotation that never ends is text, and so is one with nothing beside it.
    #expect(direction(.steady, "one \"ABC DEF") == "rtl")
    #expect(direction(.steady, "\"one ABC DEF\"") == "rtl")
    // Marks inside a word are none.
    #expect(direction(.steady, "AB\"C don't DEF") == "rtl")
    #expect(direction(.steady, "code x // ABC DEF GHI") == "ltr")
    #expect(direction(.steady, "print(\"ABC DEF\")") == "ltr")
  }

  @Test func theReasonStandsInTheCounts() {
    let seed: UInt64 = 31
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "one ", "ABC ", "{U+0041}b ", "\"", "(", ")", "http://x.com ", "12 ", "f() ", ". ",
    ]
    var wrong: [String] = []
    for _ in 0..<3000 {
      let text = (0..<Int.random(in: 0...9, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }.joined()
      let estimate = DirectionStrategy.steady.estimate(scalars(text))
      guard case .share(let counts, let comparison, let percent) = estimate.reason else { continue }
      let (part, whole) = (counts.rightToLeft * 100, counts.total * percent)
      let holds = comparison == .atLeast ? part >= whole : part < whole
      let side: TextDirection = comparison == .atLeast ? .rightToLeft : .leftToRight
      if !holds || counts != estimate.counts || side != estimate.direction { wrong.append(text) }
    }
    #expect(wrong.isEmpty, "seed \(seed): \(wrong.prefix(5))")
  }

  @Test func theTextAloneDecides() {
    let text = scalars("ABC DEF one two")
    for state in TextDirection.allCases {
      let estimate = DirectionStrategy.steady.estimate(text, in: .init(state: state))
      #expect(estimate == DirectionStrategy.steady.estimate(text))
    }
  }

  @Test func nothingTurnsInsideAWord() {
    let text = "one ABC"
    #expect(direction(.steady, text, .init(caret: 7)) == "ltr")
    #expect(direction(.steady, text, .init(caret: 6)) == "ltr")
    #expect(direction(.steady, text + "!", .init(caret: 8)) == "rtl")
    #expect(direction(.steady, text) == "rtl")
    #expect(direction(.steady, text, .init(caret: 3)) == "rtl")
  }

  @Test func neutralTextAsksItsSurroundingsInOrder() {
    let all = DirectionContext(
      previous: .rightToLeft, next: .leftToRight, locale: .leftToRight, keyboard: .leftToRight)
    var context = all
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
      ("f(x)", .code), ("v1.2.3", .version), ("1.2b", .version), ("and/or", nil), ("word.", nil),
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
    let latin = ["one", "don't", "well-known", "stop.", "12", "3.14", "a.b", "e.g.", "-"]
    let hebrew = ["ABC", "A\"B", "CD-EF", "GHI.", "12", "3.14", "L'", "MN,", "-"]
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

  /// What typing shows after each scalar is what the flips say, and no flip stands inside a word.
  @Test func flipsAreWhatTypingShows() {
    let seed: UInt64 = 30
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "one", "ABC", "DE", " ", " ", " ", ". ", "\"", " (", ") ", "http://a.b/c ", "AB\"C", "'",
      "12",
      "{U+0041}b ", "=", "//", " # ", "@x ", "-", "{LRI}", "{PDI}",
    ].map(scalars)
    var wrong: [String] = []
    for _ in 0..<1500 {
      let text = (0..<Int.random(in: 1...12, using: &generator)).flatMap { _ in
        pieces.randomElement(using: &generator) ?? []
      }
      let shown = (1...text.count).map { count in
        DirectionStrategy.steady.estimate(Array(text.prefix(count)), in: .init(caret: count)).base
      }
      // The end of the text ends its last word.
      let directions = shown + [DirectionStrategy.steady.estimate(text).base]
      let typed = directions.indices.dropFirst().filter { directions[$0] != directions[$0 - 1] }
        .map { min($0 + 1, text.count) }
      if DirectionStrategy.steady.flips(text) != typed {
        wrong.append(PseudoText.encode(String(String.UnicodeScalarView(text))))
      }
    }
    #expect(wrong.isEmpty, "seed \(seed), \(wrong.count): \(wrong.prefix(5))")
    #expect(DirectionStrategy.steady.flips(FlipTests.phone) == [10])
  }
}
