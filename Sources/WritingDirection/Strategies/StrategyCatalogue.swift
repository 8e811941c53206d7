extension DirectionStrategy {
  /// Every strategy; the default first, UAX #9's second.
  public static let all: [DirectionStrategy] = [
    steady, uax9, content, closure, htmlAuto, cssPlaintext, androidFirstStrongLTR,
    androidFirstStrongRTL, androidAnyRTL, androidLTR, androidRTL, androidLocale, twitter, pango,
    gtkTextView, draftJS, emacs, majority, firstCharacter,
  ]

  /// The words of a text decide, and a paragraph turns only for a clear majority. The default.
  public static let steady = DirectionStrategy(
    "steady", "words with hysteresis", source: "Bidiscope",
    .steady(
      SteadyThresholds(rightToLeftPercent: 60, leftToRightPercent: 40, minimumWords: 2)),
    neutral: [.state, .previous, .next, .keyboard, .locale])

  /// The first strong scalar outside isolates: rules P2 and P3.
  public static let uax9 = DirectionStrategy(
    "uax9", aliases: ["auto"], "first strong, isolates skipped", source: "UAX #9, P2 and P3",
    .firstStrong(skipsIsolates: true), neutral: [.handedIn, .leftToRight])

  /// The content-based direction of iOS and macOS 26. What a word is, is not documented: the words are
  /// Closure's, by our own choice.
  public static let content = DirectionStrategy(
    "content", aliases: ["apple-26"], "share of words (words: our choice)",
    source: "Apple 26, CFAttributedStringGetStatisticalWritingDirections",
    .wordShare(percent: 40, isInclusive: true, weakIsLeftToRight: false), neutral: [.state])

  /// The share of right-to-left words.
  public static let closure = DirectionStrategy(
    "closure", "share of words", source: "Closure, goog.i18n.bidi.estimateDirection",
    .wordShare(percent: 40, isInclusive: false, weakIsLeftToRight: true), neutral: [])

  /// HTML's `dir=auto`.
  public static let htmlAuto = DirectionStrategy(
    "html-auto", aliases: ["dir-auto"], "first strong, paragraph by paragraph",
    source: "HTML, dir=auto; alignment: csswg-drafts#4405", .firstStrong(skipsIsolates: true),
    neutral: [.leftToRight], neutralAlignsWithPrevious: true)

  /// CSS's `unicode-bidi: plaintext`.
  public static let cssPlaintext = DirectionStrategy(
    "css-plaintext", "first strong, paragraph by paragraph",
    source: "CSS Writing Modes, unicode-bidi: plaintext; alignment: csswg-drafts#4405",
    .firstStrong(skipsIsolates: true), neutral: [.leftToRight], neutralAlignsWithPrevious: true)

  /// Android's `FIRSTSTRONG_LTR`.
  public static let androidFirstStrongLTR = DirectionStrategy(
    "android-firststrong-ltr", aliases: ["FIRSTSTRONG_LTR"], "first strong, else left-to-right",
    source: "Android, TextDirectionHeuristics.FIRSTSTRONG_LTR", .firstStrong(skipsIsolates: true),
    neutral: [.leftToRight])

  /// Android's `FIRSTSTRONG_RTL`.
  public static let androidFirstStrongRTL = DirectionStrategy(
    "android-firststrong-rtl", aliases: ["FIRSTSTRONG_RTL"], "first strong, else right-to-left",
    source: "Android, TextDirectionHeuristics.FIRSTSTRONG_RTL", .firstStrong(skipsIsolates: true),
    neutral: [.rightToLeft])

  /// Android's `ANYRTL_LTR`.
  public static let androidAnyRTL = DirectionStrategy(
    "android-anyrtl-ltr", aliases: ["ANYRTL_LTR", "any-rtl"], "any right-to-left scalar",
    source: "Android, TextDirectionHeuristics.ANYRTL_LTR", .anyRightToLeft,
    neutral: [.leftToRight])

  /// Android's `LTR`.
  public static let androidLTR = DirectionStrategy(
    "android-ltr", aliases: ["LTR"], "always left-to-right",
    source: "Android, TextDirectionHeuristics.LTR", .constant, neutral: [.leftToRight])

  /// Android's `RTL`.
  public static let androidRTL = DirectionStrategy(
    "android-rtl", aliases: ["RTL"], "always right-to-left",
    source: "Android, TextDirectionHeuristics.RTL", .constant, neutral: [.rightToLeft])

  /// Android's `LOCALE`.
  public static let androidLocale = DirectionStrategy(
    "android-locale", aliases: ["LOCALE"], "the locale's direction",
    source: "Android, TextDirectionHeuristics.LOCALE", .locale, neutral: [.locale])

  /// Twitter's rule.
  public static let twitter = DirectionStrategy(
    "twitter", "share of code units", source: "Twitter text, RTLtextarea",
    .twitter(percent: 30), neutral: [.locale])

  /// Pango's rule.
  public static let pango = DirectionStrategy(
    "pango", "first strong, isolates read", source: "Pango, pango_find_base_dir",
    .firstStrong(skipsIsolates: false), neutral: [])

  /// GTK's rule for the lines of a text view.
  public static let gtkTextView = DirectionStrategy(
    "gtk-textview", "first strong, else the neighbours", source: "GTK, GtkTextView",
    .firstStrong(skipsIsolates: false), neutral: [.previous, .next, .keyboard, .leftToRight])

  /// The rule of Facebook's editor.
  public static let draftJS = DirectionStrategy(
    "draft-js", "first strong, else the previous block", source: "Facebook, UnicodeBidiService",
    .firstStrong(skipsIsolates: false), neutral: [.previous, .locale])

  /// Emacs's rule.
  public static let emacs = DirectionStrategy(
    "emacs", "first strong of the block", source: "Emacs, bidi-paragraph-direction", .block,
    neutral: [.leftToRight])

  /// More letters of one direction than of the other.
  public static let majority = DirectionStrategy(
    "majority", "more letters", source: "common in programs", .majority, neutral: [.leftToRight])

  /// The bad example: a bullet or a digit in front makes an Arabic line left-to-right.
  public static let firstCharacter = DirectionStrategy(
    "first-character", "first character (a bad example)", source: "common in programs",
    .firstCharacter, neutral: [.leftToRight])
}
