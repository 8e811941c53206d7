import BidiAlgorithm
import Foundation
import TestSupport
import Testing
import UnicodeData
import Wording
import WritingDirection

/// The strategies against ``OriginalRules``, on published cases and on seeded lines.
@Suite struct OriginalRulesTests {
  static let pieces: [String] =
    [
      "abc", "ABC", "AB", "d", "A", " ", " ", " ", "  ", "1", "25", ".", "-", "_", "/", ":", "#",
      "@",
      "!", "(", ")", "?", ",", "RT ", "rt:", "@bob", ".@bob", " @a_1/list",
      "@abcdefghijklmnopqrstuvw",
      "http://", "https://", "t.co/aB1", "ynet.co.il", "a.com", "x_y.org", "/path_(x)", "?q=1&b",
      ":80", "xn--ab-1", "{U+1F602}", "{U+1E900}", "{U+0660}", "{U+06F5}", "{U+0627}", "{U+05B8}",
      "{U+0301}", "{U+00E9}", "{U+00A0}", "{U+3000}", "{U+FEFF}", "{U+0085}", "{U+180E}", "{LRM}",
      "{RLM}", "{ALM}", "{LRE}", "{RLE}", "{LRO}", "{RLO}", "{PDF}", "{LRI}", "{RLI}", "{FSI}",
      "{PDI}", "{U+4E00}", "{U+FF20}x", "{U+FF03}", "{U+2013}", "{U+0416}", "{U+0710}", "{U+0870}",
    ].map(PseudoText.decode)

  static func line(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...14, using: &generator)).map { _ in
      pieces.randomElement(using: &generator) ?? ""
    }.joined()
  }

  static func estimate(
    _ strategy: DirectionStrategy, _ text: String, _ context: DirectionContext = .init()
  ) -> DirectionEstimate {
    strategy.estimate(text.unicodeScalars, in: context)
  }

  /// Holds a strategy against a rule on 5,000 seeded lines.
  private func compare(
    _ strategy: DirectionStrategy, seed: UInt64, _ rule: (String) -> TextDirection?
  ) {
    var generator = SeededGenerator(seed: seed)
    var wrong: [String] = []
    for _ in 0..<5000 {
      let text = Self.line(&generator)
      if Self.estimate(strategy, text).direction != rule(text) {
        wrong.append(PseudoText.encode(text))
      }
    }
    #expect(wrong.isEmpty, "seed \(seed), \(wrong.count): \(wrong.prefix(8))")
  }

  @Test func closureOnSeededLines() {
    compare(.closure, seed: 1) { text in
      switch OriginalRules.closure(text) {
      case 1: .leftToRight
      case -1: .rightToLeft
      default: nil
      }
    }
  }

  @Test func twitterOnSeededLines() {
    compare(.twitter, seed: 2) { text in
      OriginalRules.twitter(text).map { $0 ? .rightToLeft : .leftToRight } ?? .leftToRight
    }
  }

  @Test func pangoOnSeededLines() { compare(.pango, seed: 3, OriginalRules.pango) }

  /// Texts of up to nine lines, 5,000 lines in all.
  private func compareTexts(
    _ strategy: DirectionStrategy, seed: UInt64, _ context: DirectionContext = .init(),
    _ rule: ([String]) -> [TextDirection]
  ) {
    var generator = SeededGenerator(seed: seed)
    var wrong: [String] = []
    for _ in 0..<1000 {
      let texts = (0..<5).map { _ in
        Int.random(in: 0..<3, using: &generator) == 0
          ? [" ", "", "\t", "\u{A0}", "12", "\u{3000}"].randomElement(using: &generator) ?? ""
          : Self.line(&generator)
      }
      var survey = DirectionSurvey(strategy, surroundings: context)
      for text in texts { survey.add(Array(text.unicodeScalars)) }
      if survey.answers().map(\.estimate.base) != rule(texts) {
        wrong.append(texts.map(PseudoText.encode).joined(separator: "|"))
      }
    }
    #expect(wrong.isEmpty, "seed \(seed), \(wrong.count): \(wrong.prefix(5))")
  }

  @Test func draftJSOnSeededLines() {
    for global in TextDirection.allCases {
      compareTexts(.draftJS, seed: 4, .init(locale: global)) {
        OriginalRules.draft($0, global: global)
      }
    }
  }

  @Test func emacsOnSeededLines() { compareTexts(.emacs, seed: 5) { OriginalRules.emacs($0) } }

  @Test func closuresOwnCases() {
    #expect(direction(.closure, "{U+0660}") == "rtl")
    #expect(direction(.closure, "{U+1F602} {U+1F602} ABCD") == "ltr")
    #expect(direction(.closure, "{U+0662}{U+0665}{U+0660} USD") == "rtl")
    #expect(direction(.closure, "{U+06F5}") == "ltr")
    #expect(direction(.flutterIntl, "{U+06F5}") == "rtl")
    // An emoji is no word to the content-based rule.
    #expect(direction(.content, "{U+1F602} {U+1F602} ABCD") == "rtl")
  }

  @Test func twittersEntities() {
    let cases: [(String, Int)] = [
      ("@bob", 4), (".@bob", 4), ("x@bob", 0), ("@bob@x", 0), ("@bob/team", 0), ("@", 0),
      ("ynet.co.il", 10), ("main.swift", 0), ("https://a.com/x", 15), ("a.com.", 5),
      ("a.com/b)", 7),
      ("(a.com)", 5), ("-a.com", 0), ("A.com", 0), ("Aa.com", 5), ("https://t.co/ab-c", 15),
      ("https://a.com/@bob", 22), ("a_b.com", 0), ("x.a_b.com", 0), ("a.com1", 0), ("a.com-", 0),
      ("https://a.com:80/x?q=1&", 23), ("a.com?q", 5), ("a.com/?q", 8), ("e.g", 0), ("rt@bob", 4),
    ]
    for (text, length) in cases {
      let line = PseudoText.decode(text) + " " + String(repeating: "x", count: 40)
      let counted = Self.estimate(.twitter, line).counts?.total
      #expect(counted == line.utf16.count - length, "\(text)")
    }
  }

  @Test func twitterBelowTheThresholdIsLeftToRight() {
    let context = DirectionContext(locale: .rightToLeft)
    #expect(direction(.twitter, "abc", context) == "ltr")
    #expect(direction(.twitter, "abcdefgABC", context) == "ltr")
    #expect(direction(.twitter, "", context) == "rtl")
    #expect(direction(.twitter, " ## ", context) == "rtl")
    #expect(direction(.twitter, "# #", context) == "ltr")
    #expect(direction(.twitter, "#abc", context) == "ltr")
    #expect(direction(.twitter, "{RLM}{RLM}{RLM}abc") == "ltr")
    // The space after a leading mention counts: 3 of 10, not of 9.
    #expect(direction(.twitter, "@abcdefghij abcdefABC") == "ltr")
    #expect(direction(.twitter, "@abcdefghij abcdeABC") == "rtl")
  }

  @Test func draftJSKnowsOnePlane() {
    #expect(direction(.draftJS, "{U+1E900}") == "ltr" && direction(.uax9, "{U+1E900}") == "rtl")
    #expect(direction(.draftJS, "{U+1E900}", .init(previous: .rightToLeft)) == "rtl")
  }

  @Test func embeddingsAreStrongToPango() {
    for (text, expected) in [("{RLE}abc", "rtl"), ("{LRO}ABC", "ltr"), ("{RLO}a", "rtl")] {
      #expect(direction(.pango, text) == expected && direction(.gtkTextView, text) == expected)
      #expect(direction(.androidXCompat, text) == expected)
      #expect(direction(.icuBase, text) == (text.contains("ABC") ? "rtl" : "ltr"))
    }
    #expect(direction(.androidXCompat, "{U+1F602}ABC") == "ltr")
  }
}
