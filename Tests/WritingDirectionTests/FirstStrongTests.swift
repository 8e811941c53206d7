import BidiAlgorithm
import Testing
import Wording
import WritingDirection

@Suite struct FirstStrongTests {
  @Test func uax9FollowsP2AndP3() {
    let cases: [(String, String)] = [
      ("", "ltr"), ("123 !", "ltr"), ("abc", "ltr"), ("ABC", "rtl"), ("123 ABC abc", "rtl"),
      ("{U+25CF} ABCD", "rtl"), ("{LRI}abc{PDI} ABC", "rtl"), ("{RLI}ABC{PDI} abc", "ltr"),
      ("{LRI}abc ABC", "ltr"), ("{PDI}ABC", "rtl"), ("{LRI}{LRI}a{PDI}b{PDI}A", "rtl"),
      ("{RLE}abc", "ltr"), ("{RLO}a", "ltr"), ("{RLM}abc", "rtl"), ("{LRM}ABC", "ltr"),
      ("{ALM}abc", "rtl"), ("{U+0661}", "ltr"), ("{U+0627}a", "rtl"),
    ]
    for (text, expected) in cases {
      #expect(direction(.uax9, text) == expected, "\(text)")
      for strategy in [
        DirectionStrategy.cssPlaintext, .androidFirstStrongLTR, .textKit, .qt, .javaLTR, .compose,
        .reactNativeAndroid, .vteAuto,
      ] {
        #expect(direction(strategy, text) == expected, "\(strategy.name): \(text)")
      }
    }
  }

  @Test func htmlReadsIsolates() {
    for strategy in [DirectionStrategy.htmlAuto, .icuBase, .richEdit] {
      #expect(direction(strategy, "{LRI}abc{PDI} ABC") == "ltr", "\(strategy.name)")
      #expect(direction(strategy, "{RLI}ABC{PDI} abc") == "rtl", "\(strategy.name)")
      #expect(direction(strategy, "{RLE}abc") == "ltr", "\(strategy.name)")
    }
    #expect(direction(.htmlAuto, "1") == "ltr" && direction(.icuBase, "1") == "neutral")
  }

  @Test func whatHasNoStrongTextFollowsThePlatform() {
    let right = DirectionContext(locale: .rightToLeft)
    for strategy in [DirectionStrategy.compose, .reactNativeIOS, .androidLocale, .twitter] {
      #expect(direction(strategy, "", right) == "rtl", "\(strategy.name)")
    }
    #expect(direction(.javaRTL, "1") == "rtl" && direction(.javaLTR, "1", right) == "ltr")
    #expect(direction(.qt, "1", right) == "ltr" && direction(.textKit, "1", right) == "ltr")
    #expect(direction(.richEdit, "1", .init(keyboard: .rightToLeft)) == "rtl")
    #expect(direction(.terminal, "ABC", right) == "ltr")
    #expect(direction(.reactNativeIOS, "ABC") == "ltr")
  }

  @Test func theReasonIsTheDecidingScalar() {
    let estimate = DirectionStrategy.uax9.estimate(scalars("{LRI}abc{PDI} ABC"))
    #expect(estimate.reason == .strong(offset: 6, bidiClass: .r))
    #expect(estimate.reason.description == "first strong is R at 6")
  }

  @Test func aHigherLevelDefaultStandsInForLevelZero() {
    #expect(direction(.uax9, "123", .init(handedIn: .rightToLeft)) == "rtl")
    #expect(direction(.uax9, "a", .init(handedIn: .rightToLeft)) == "ltr")
    #expect(direction(.htmlAuto, "123", .init(handedIn: .rightToLeft)) == "ltr")
  }

  @Test func androidsHeuristics() {
    #expect(direction(.androidFirstStrongRTL, "") == "rtl")
    #expect(direction(.androidFirstStrongRTL, "123 .") == "rtl")
    #expect(direction(.androidFirstStrongRTL, "{LRI}abc{PDI}") == "rtl")
    #expect(direction(.androidFirstStrongRTL, "abc A") == "ltr")
    #expect(direction(.androidAnyRTL, "abc A") == "rtl")
    #expect(direction(.androidAnyRTL, "abc {RLI}A{PDI}") == "ltr")
    #expect(direction(.androidAnyRTL, "{LRI}abc{PDI}") == "ltr")
    #expect(direction(.androidAnyRTL, "") == "ltr")
    #expect(direction(.androidLTR, "ABC") == "ltr")
    #expect(direction(.androidRTL, "abc") == "rtl")
    #expect(direction(.androidLocale, "abc", .init(locale: .rightToLeft)) == "rtl")
    #expect(DirectionStrategy.androidRTL.estimate(scalars("abc")).reason == .constant)
    #expect(DirectionStrategy.androidLocale.estimate(scalars("abc")).reason == .locale)
  }

  @Test func pangoReadsIsolates() {
    #expect(direction(.pango, "{LRI}abc{PDI} ABC") == "ltr")
    #expect(direction(.uax9, "{LRI}abc{PDI} ABC") == "rtl")
    #expect(direction(.pango, "123") == "neutral")
    #expect(direction(.pango, "") == "neutral")
    let kept = DirectionStrategy.pango.estimate(
      scalars("123"), in: .init(previous: .leftToRight, state: .rightToLeft))
    #expect(kept.direction == nil && kept.base == .rightToLeft)
  }

  @Test func gtkAsksTheNeighboursThenTheKeyboard() {
    let neutral = "123 --"
    #expect(
      direction(.gtkTextView, neutral, .init(previous: .rightToLeft, next: .leftToRight)) == "rtl")
    #expect(direction(.gtkTextView, neutral, .init(next: .rightToLeft)) == "rtl")
    // The keyboard is asked for the cursor's line only, and there before the neighbours.
    var keyboard = DirectionContext(previous: .leftToRight, keyboard: .rightToLeft)
    #expect(direction(.gtkTextView, neutral, keyboard) == "ltr")
    keyboard.holdsCursor = true
    #expect(direction(.gtkTextView, neutral, keyboard) == "rtl")
    #expect(direction(.gtkTextView, "a", keyboard) == "ltr")
    #expect(direction(.gtkTextView, neutral, .init(keyboard: .rightToLeft)) == "ltr")
    #expect(direction(.gtkTextView, neutral, .init(locale: .rightToLeft)) == "rtl")
    #expect(direction(.gtkTextView, neutral) == "ltr")
    #expect(direction(.gtkTextView, "A", .init(previous: .leftToRight)) == "rtl")
  }

  @Test func facebookAsksThePreviousBlockThenTheGlobalDirection() {
    #expect(
      direction(.draftJS, "12", .init(previous: .rightToLeft, locale: .leftToRight)) == "rtl")
    #expect(direction(.draftJS, "12", .init(locale: .rightToLeft)) == "rtl")
    #expect(direction(.draftJS, "{LRI}a{PDI}B", .init(previous: .rightToLeft)) == "ltr")
  }

  @Test func emacsReadsTheBlock() {
    #expect(direction(.emacs, "abc", .init(blockBefore: .rightToLeft)) == "rtl")
    #expect(direction(.emacs, "abc", .init(blockAfter: .rightToLeft)) == "ltr")
    #expect(direction(.emacs, "12", .init(blockAfter: .rightToLeft)) == "rtl")
    #expect(direction(.emacs, "12") == "ltr")
    #expect(direction(.emacs, "12", .init(previous: .rightToLeft)) == "rtl")
  }

  @Test func theNaiveRuleSeesABullet() {
    #expect(direction(.firstCharacter, "{U+25CF} ABCD") == "ltr")
    #expect(direction(.uax9, "{U+25CF} ABCD") == "rtl")
    #expect(direction(.firstCharacter, "  ABCD") == "rtl")
    #expect(direction(.firstCharacter, "1. ABCD") == "ltr")
    #expect(direction(.firstCharacter, " ") == "ltr")
  }

  @Test func neutralLinesLeanWhereThePreviousOnesDo() {
    let context = DirectionContext(previous: .rightToLeft, previousAlignment: .rightToLeft)
    for strategy in [DirectionStrategy.cssPlaintext] {
      let neutral = strategy.estimate(scalars("--- 1"), in: context)
      #expect(neutral.direction == .leftToRight && neutral.alignment == .rightToLeft)
      let text = strategy.estimate(scalars("abc"), in: context)
      #expect(text.direction == .leftToRight && text.alignment == .leftToRight)
    }
    #expect(DirectionStrategy.uax9.estimate(scalars("-"), in: context).alignment == .leftToRight)
  }
}
