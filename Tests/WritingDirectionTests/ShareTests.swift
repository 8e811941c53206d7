import BidiAlgorithm
import Testing
import Wording
import WritingDirection

@Suite struct ShareTests {
  /// Cases in the manner of Closure's own tests of `estimateDirection`.
  @Test func closureEstimates() {
    let cases: [(String, String)] = [
      ("", "neutral"), (" ", "neutral"), ("! (...)", "neutral"),
      ("all-ascii content", "ltr"), ("-17.0%", "ltr"), ("http://foo/bar/", "ltr"),
      ("http://foo/bar/?s=ABABABAB", "ltr"), ("A", "rtl"),
      ("9 A -> 17.5, 23, 45, 19", "rtl"),
      ("http://foo/bar/ A http://foo2/bar2/ http://foo3/bar3/", "rtl"),
      ("ABC DEF GH IJKLM: NO PQRSTU VWXY ZABC", "rtl"),
      ("ABC - http://geek.co.il/gallery/v/2007-06 - DE FGHIJ KL MNOP", "rtl"),
      ("captcha ABCDEF GHIJ?", "rtl"),
      ("yes prime minister ABCDE. FGHI JKL MN OPQ RSTU VWXYZ ABC", "rtl"),
      ("17.4.02 ABC:13-20 .15-00 .DE FGHIJ KLM.", "rtl"),
      ("5710 5720 5730. ABCD. EFGHIJ", "rtl"),
      ("ABCD http://www.google.com http://www.gmail.com", "rtl"),
      ("ABCD <some quite nasty html mark up>", "ltr"),
      ("123", "ltr"), ("https://foo A", "rtl"), ("https://foo a A", "ltr"),
    ]
    for (text, expected) in cases { #expect(direction(.closure, text) == expected, "\(text)") }
  }

  @Test func oneWordExactlyAtTheThreshold() {
    let fortyPercent = "one two three ABC DEF"
    #expect(direction(.content, fortyPercent) == "rtl")
    #expect(direction(.closure, fortyPercent) == "ltr")
    let below = "one two three four ABC DEF"
    #expect(direction(.content, below) == "ltr")
    let above = "one ABC two DEF"
    #expect(direction(.content, above) == "rtl" && direction(.closure, above) == "rtl")
  }

  @Test func contentKeepsNeutralTextAsItWas() {
    #expect(direction(.content, "123 http://a") == "neutral")
    #expect(direction(.content, "123", .init(state: .rightToLeft)) == "rtl")
    #expect(direction(.content, "a", .init(pinned: .rightToLeft)) == "rtl")
  }

  @Test func countsAndReasonOfAShare() {
    let estimate = DirectionStrategy.closure.estimate(scalars("one ABC 12 http://x --"))
    let counts = DirectionCounts(unit: .words, rightToLeft: 1, leftToRight: 1, weak: 2)
    #expect(estimate.counts == counts)
    #expect(estimate.reason == .share(counts, .moreThan, percent: 40))
    #expect(estimate.reason.description == "1 of 2 words right-to-left (50.0%), > 40%")
    #expect(DirectionStrategy.closure.estimate(scalars("12")).reason == .weak)
  }

  @Test func closureNamesItsWords() {
    let words = DirectionStrategy.closure.words(scalars("one ABC 12 http://x --"))
    #expect(
      words == [
        DirectionWord(range: 0..<3, weight: .leftToRight),
        DirectionWord(range: 4..<7, weight: .rightToLeft),
        DirectionWord(range: 8..<10, weight: .weak, shape: .number),
        DirectionWord(range: 11..<19, weight: .weak, shape: .url),
        DirectionWord(range: 20..<22, weight: .ignored),
      ])
  }

  @Test func twittersThreshold() {
    #expect(direction(.twitter, "abcdefgABC") == "ltr")  // 3 of 10
    #expect(direction(.twitter, "abcdefABC") == "rtl")  // 3 of 9
    #expect(direction(.twitter, "   abcdefABC   ") == "rtl")
    #expect(direction(.twitter, "abcdefghijk abcdABC") == "ltr")
    #expect(direction(.twitter, "https://t.co/abcdefghij abcdABC") == "rtl")
    #expect(direction(.twitter, "@abc_1: ABC") == "rtl")
    // Two code units count as two.
    #expect(direction(.twitter, "{U+1F600}{U+1F600}abcABC") == "ltr")  // 3 of 10
    // The ranges of blocks: Syriac yes, the Arabic Extended-B between them no.
    #expect(direction(.twitter, "{U+0710}") == "rtl" && direction(.twitter, "{U+0870}") == "ltr")
  }

  @Test func majorityCountsLetters() {
    #expect(direction(.majority, "abc ABC") == "ltr")
    #expect(direction(.majority, "abc ABCD") == "rtl")
    #expect(direction(.majority, "{RLM}{RLM}a") == "ltr")
    #expect(direction(.majority, "1 2") == "ltr")
    #expect(direction(.majority, "A{U+05B8}{U+05B8}bc") == "ltr")
  }

  @Test func thePinWinsEverywhere() {
    for strategy in DirectionStrategy.all {
      for pinned in TextDirection.allCases {
        let estimate = strategy.estimate(scalars("abc ABC DEF"), in: .init(pinned: pinned))
        #expect(estimate.direction == pinned && estimate.reason == .pinned, "\(strategy.name)")
      }
    }
  }
}
