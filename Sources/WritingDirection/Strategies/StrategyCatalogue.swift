internal import Wording

extension DirectionStrategy {
  /// Every strategy: UAX #9's own rule first, what Apple decides by today second, then Bidiscope's,
  /// then the other platforms.
  public static let all: [DirectionStrategy] =
    [uax9, content, steady, textKit, closure, flutterIntl, htmlAuto, cssPlaintext]
    + android + [twitter, pango, gtkTextView, draftJS, qt, javaLTR, javaRTL, icuBase, richEdit]
    + [emacs, terminal, vteAuto, majority, firstCharacter]

  /// The strategies of Android and of what runs on it.
  private static let android: [DirectionStrategy] = [
    androidFirstStrongLTR, androidFirstStrongRTL, androidAnyRTL, androidLTR, androidRTL,
    androidLocale, androidXCompat, compose, reactNativeAndroid, reactNativeIOS,
  ]

  /// The first strong scalar outside isolates: rules P2 and P3. The default.
  public static let uax9 = DirectionStrategy(
    "uax9", aliases: ["auto"], "first strong, isolates skipped",
    source: "UAX #9, P2 and P3",
    "The first L, R or AL outside isolates decides; without one the level is 0, or the default given (HL1).",
    .firstStrong(.outsideIsolates), neutral: [.handedIn, .leftToRight])

  /// The words of a text decide, by votes.
  public static let steady = DirectionStrategy(
    "steady", "votes of words", source: Words(verbatim: "Bidiscope, docs/directions.md"),
    "Words vote, names less than other words, and quotations not at all; it turns only where a word ends.",
    .steady(.standard), neutral: [.previous, .next, .keyboard, .locale])

  /// The content-based direction of iOS and macOS 26. What a word is, is not documented: the words
  /// are Closure's with Bidi_Class, by our own choice.
  public static let content = DirectionStrategy(
    "content", label: "Apple 26", aliases: ["ios-26", "macos-26"],
    "share of words (words: our choice)",
    source: Words(verbatim: "Apple 26, CFAttributedStringGetStatisticalWritingDirections"),
    "Right-to-left if at least 40% of the words are; text without words stays as it was.",
    .wordShare(
      WordShare(
        percent: 40, isInclusive: true, weakIsLeftToRight: false, letters: .bidiClass,
        heedsLanguages: true)), neutral: [.state])

  /// The natural direction of iOS and macOS up to 25.
  public static let textKit = DirectionStrategy(
    "textkit", label: "iOS 18", aliases: ["apple-25", "apple-18"],
    "first strong, paragraph by paragraph",
    source: "Apple up to 25, NSWritingDirection.natural",
    "P2 and P3 for each paragraph; without a strong scalar it is left-to-right.",
    .firstStrong(.outsideIsolates), neutral: [.leftToRight])

  /// The share of right-to-left words.
  public static let closure = DirectionStrategy(
    "closure", "share of words",
    source: Words(verbatim: "Closure Library, goog.i18n.bidi.estimateDirection"),
    "Right-to-left if more than 40% of the words are, by Closure's own ranges; numbers alone are left-to-right.",
    .wordShare(
      WordShare(percent: 40, isInclusive: false, weakIsLeftToRight: true, letters: .closure)),
    neutral: [])

  /// Closure's rule in Dart.
  public static let flutterIntl = DirectionStrategy(
    "flutter-intl", "share of words",
    source: Words(verbatim: "Dart intl, Bidi.estimateDirectionOfText"),
    "Closure's rule with older ranges: right-to-left if more than 40% of the words are; only 0 to 9 are digits.",
    .wordShare(
      WordShare(percent: 40, isInclusive: false, weakIsLeftToRight: true, letters: .flutter)),
    neutral: [])

  /// HTML's `dir=auto`.
  public static let htmlAuto = DirectionStrategy(
    "html-auto", aliases: ["dir-auto"], "first strong, isolates read",
    source: Words(verbatim: "HTML, dir=auto, text node directionality"),
    "The first L, R or AL anywhere decides, in isolates too; without one it is left-to-right.",
    .firstStrong(.everything), neutral: [.leftToRight])

  /// CSS's `unicode-bidi: plaintext`.
  public static let cssPlaintext = DirectionStrategy(
    "css-plaintext", "first strong, paragraph by paragraph",
    source: Words(verbatim: "CSS Writing Modes, unicode-bidi: plaintext; csswg-drafts#4405"),
    "P2 and P3 for each paragraph; one without a strong scalar is left-to-right and aligned like the one before.",
    .firstStrong(.outsideIsolates), neutral: [.leftToRight], neutralAlignsWithPrevious: true)

  /// Android's `FIRSTSTRONG_LTR`.
  public static let androidFirstStrongLTR = DirectionStrategy(
    "android-firststrong-ltr", aliases: ["FIRSTSTRONG_LTR"], "first strong, else left-to-right",
    source: Words(verbatim: "Android, TextDirectionHeuristics.FIRSTSTRONG_LTR"),
    "The first L, R or AL outside isolates decides; without one it is left-to-right.",
    .firstStrong(.outsideIsolates), neutral: [.leftToRight])

  /// Android's `FIRSTSTRONG_RTL`.
  public static let androidFirstStrongRTL = DirectionStrategy(
    "android-firststrong-rtl", aliases: ["FIRSTSTRONG_RTL"], "first strong, else right-to-left",
    source: Words(verbatim: "Android, TextDirectionHeuristics.FIRSTSTRONG_RTL"),
    "The first L, R or AL outside isolates decides; without one it is right-to-left.",
    .firstStrong(.outsideIsolates), neutral: [.rightToLeft])

  /// Android's `ANYRTL_LTR`.
  public static let androidAnyRTL = DirectionStrategy(
    "android-anyrtl-ltr", aliases: ["ANYRTL_LTR", "any-rtl"], "any right-to-left scalar",
    source: Words(verbatim: "Android, TextDirectionHeuristics.ANYRTL_LTR"),
    "Any R or AL outside isolates makes it right-to-left; without one it is left-to-right.",
    .anyRightToLeft, neutral: [.leftToRight])

  /// Android's `LTR`.
  public static let androidLTR = DirectionStrategy(
    "android-ltr", aliases: ["LTR"], "always left-to-right",
    source: Words(verbatim: "Android, TextDirectionHeuristics.LTR"), "Always left-to-right.",
    .constant,
    neutral: [.leftToRight])

  /// Android's `RTL`.
  public static let androidRTL = DirectionStrategy(
    "android-rtl", aliases: ["RTL"], "always right-to-left",
    source: Words(verbatim: "Android, TextDirectionHeuristics.RTL"), "Always right-to-left.",
    .constant,
    neutral: [.rightToLeft])

  /// Android's `LOCALE`.
  public static let androidLocale = DirectionStrategy(
    "android-locale", aliases: ["LOCALE"], "the locale's direction",
    source: Words(verbatim: "Android, TextDirectionHeuristics.LOCALE"),
    "The locale's layout direction.", .locale,
    neutral: [.locale])

  /// AndroidX's older heuristics.
  public static let androidXCompat = DirectionStrategy(
    "androidx-compat", "first strong or format character",
    source: Words(verbatim: "AndroidX, TextDirectionHeuristicsCompat.FIRSTSTRONG_LTR"),
    "The first L, R, AL, embedding or override decides, in isolates too; it reads code units, so an emoji is L.",
    .firstStrong(.codeUnits), neutral: [.leftToRight])

  /// Compose's content direction.
  public static let compose = DirectionStrategy(
    "compose", "first strong, else the layout",
    source: Words(verbatim: "Jetpack Compose, TextDirection.Content"),
    "The first L, R or AL outside isolates decides; without one the layout's direction does.",
    .firstStrong(.outsideIsolates), neutral: [.locale])

  /// React Native's text on Android.
  public static let reactNativeAndroid = DirectionStrategy(
    "react-native-android", "first strong, else left-to-right",
    source: Words(verbatim: "React Native, TextLayoutManager (FIRSTSTRONG_LTR)"),
    "The first L, R or AL outside isolates decides; without one it is left-to-right.",
    .firstStrong(.outsideIsolates), neutral: [.leftToRight])

  /// React Native's text on iOS.
  public static let reactNativeIOS = DirectionStrategy(
    "react-native-ios", "the app's direction",
    source: "React Native, I18nManager and RCTText",
    "The app's layout direction, whatever the text is.", .locale, neutral: [.locale])

  /// Twitter's rule.
  public static let twitter = DirectionStrategy(
    "twitter", "share of code units",
    source: "Twitter, RTLtextarea with twitter-text 3.1",
    "Right-to-left if more than 30% of the code units outside mentions and URLs are; empty text and # keep the locale's.",
    .twitter(percent: 30), neutral: [.locale])

  /// Pango's rule.
  public static let pango = DirectionStrategy(
    "pango", "first strong or embedding, isolates read",
    source: Words(verbatim: "Pango, pango_find_base_dir"),
    "The first L, R, AL, embedding or override decides, in isolates too; without one it is neutral.",
    .firstStrong(.withEmbeddings), neutral: [])

  /// GTK's rule for the lines of a text view.
  public static let gtkTextView = DirectionStrategy(
    "gtk-textview", "like pango, else the neighbours",
    source: Words(verbatim: "GTK, gtktextlayout.c"),
    "Like Pango; a neutral line takes the keyboard's direction if it has the cursor, else that of the line above, else below.",
    .firstStrong(.withEmbeddings), neutral: [.cursorKeyboard, .previous, .next, .locale])

  /// The rule of Facebook's editor.
  public static let draftJS = DirectionStrategy(
    "draft-js", "first strong up to U+FFFF",
    source: Words(verbatim: "Facebook, fbjs UnicodeBidiService"),
    "The first L, R or AL up to U+FFFF decides, in isolates too; without one the block before, then the global direction.",
    .firstStrong(.basicPlane), neutral: [.previous, .locale])

  /// Qt's rule.
  public static let qt = DirectionStrategy(
    "qt", "first strong, else left-to-right", source: Words(verbatim: "Qt, QString::isRightToLeft"),
    "The first L, R or AL outside isolates decides; without one it is left-to-right.",
    .firstStrong(.outsideIsolates), neutral: [.leftToRight])

  /// Java's rule with a left-to-right default.
  public static let javaLTR = DirectionStrategy(
    "java-ltr", "first strong, else left-to-right",
    source: Words(verbatim: "Java, Bidi.DIRECTION_DEFAULT_LEFT_TO_RIGHT"),
    "The first L, R or AL outside isolates decides; without one it is left-to-right.",
    .firstStrong(.outsideIsolates), neutral: [.leftToRight])

  /// Java's rule with a right-to-left default.
  public static let javaRTL = DirectionStrategy(
    "java-rtl", "first strong, else right-to-left",
    source: Words(verbatim: "Java, Bidi.DIRECTION_DEFAULT_RIGHT_TO_LEFT"),
    "The first L, R or AL outside isolates decides; without one it is right-to-left.",
    .firstStrong(.outsideIsolates), neutral: [.rightToLeft])

  /// ICU's question for a text's base direction.
  public static let icuBase = DirectionStrategy(
    "icu-base", "first strong, isolates read",
    source: Words(verbatim: "ICU, ubidi_getBaseDirection"),
    "The first L, R or AL anywhere decides, nothing is skipped; without one it is neutral.",
    .firstStrong(.everything), neutral: [])

  /// Windows' rich edit control.
  public static let richEdit = DirectionStrategy(
    "richedit", "first strong of the whole text",
    source: Words(verbatim: "Windows, RichEdit BIDIOPTIONS"),
    "The first L, R or AL of the whole text decides for every line, so it needs the whole; without one the keyboard.",
    .wholeText, neutral: [.keyboard, .locale])

  /// Emacs's rule.
  public static let emacs = DirectionStrategy(
    "emacs", "first strong of the block",
    source: Words(verbatim: "Emacs, bidi-paragraph-direction"),
    "The first L, R or AL of the block between blank lines decides for all of it; a neutral block follows the one before.",
    .block, neutral: [.previous, .leftToRight])

  /// What terminals do unless they are told otherwise.
  public static let terminal = DirectionStrategy(
    "terminal", "always left-to-right",
    source: Words(verbatim: "terminal-wg, BiDi in Terminal Emulators; ECMA-48 SCP"),
    "Always left-to-right, unless an SCP sequence says otherwise.", .constant,
    neutral: [.leftToRight])

  /// VTE with autodetection.
  public static let vteAuto = DirectionStrategy(
    "vte-auto", "first strong over a paragraph's rows",
    source: Words(verbatim: "VTE, DECSET 2501; terminal-wg, autodetection"),
    "The first L, R or AL outside isolates decides for all rows up to the next newline; without one it is left-to-right.",
    .firstStrong(.outsideIsolates), neutral: [.leftToRight])

  /// More letters of one direction than of the other.
  public static let majority = DirectionStrategy(
    "majority", "more letters", source: "common in programs",
    "Right-to-left if more letters are right-to-left than left-to-right; without letters it is left-to-right.",
    .majority, neutral: [.leftToRight])

  /// The bad example: a bullet or a digit in front makes an Arabic line left-to-right.
  public static let firstCharacter = DirectionStrategy(
    "first-character", "first character (a bad example)", source: "common in programs",
    "The first character that is not white space decides, strong or not: a bullet makes an Arabic line left-to-right.",
    .firstCharacter, neutral: [.leftToRight])
}

extension DirectionStrategy {
  /// How a strategy reads the text.
  enum Method: Hashable, Sendable {
    case firstStrong(FirstStrongReading)
    /// The first strong scalar of the block between blank lines.
    case block
    /// The first strong scalar of the whole text.
    case wholeText
    case anyRightToLeft
    case firstCharacter
    case constant
    case locale
    case majority
    case wordShare(WordShare)
    case twitter(percent: Int)
    case steady(SteadyThresholds)
  }
}
