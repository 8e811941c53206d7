internal import BidiAlgorithm

/// Rows of a list that was set to run from left to right: a sign, a box to tick or an amount, and a
/// name of right-to-left words: `\u{2610} ABC DEF`, `12 \u{D7} ABC`, `28\u{B0} ABC`, `500 g ABC`,
/// `12 km ABC`, `\u{A9} 2024 ABC`, `45' ABC`. Each is one stretch at the right of what stands
/// before it, as the rows around it are: turned, sign and amount would leave their column.
enum MarkedName {
  /// Whether tokens of a text that is laid out from left to right are one. With the end of a
  /// sentence, commas or a number among its words it is more than a name; a number alone counts
  /// what follows it. O(*n*).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard let mark = RowMark(text), let most = mostWords(behind: mark.sort) else { return false }
    let name = tokens.drop { $0.range.lowerBound < mark.end }
    guard let first = name.first, first.isWord(.rightToLeft), first.followsSpace,
      name.count <= most, LabelledStretch.isStretch(name, text),
      !isSentence(name, behind: mark, text)
    else { return false }
    // How far from somewhere is a phrase.
    if mark.sort == .measure, name.contains(where: { SmallWords.isOfSentence($0, text) }) {
      return false
    }
    return mark.sort != .share
      || !Skeleton.has(text.string(first.range), in: discounts)
  }

  /// The most words of a name behind what begins a row: what has nothing of it may be as long as
  /// any item. nil where no name is told so.
  private static func mostWords(behind mark: RowMark.Sort) -> Int? {
    switch mark {
    case .sign, .box: Int.max
    case .quantity, .weight, .measure, .minute: 3
    // More of them say that all rights are reserved, or what the share is of.
    case .rights, .share: 2
    case .item, .tick, .field: nil
    }
  }

  /// Whether several words are a sentence, though nothing ends them: they report what became of
  /// something behind a picture by which programs do so, or say something of so many. A day at the
  /// start may be that of a forecast: `28\u{B0} TODAY IN-THE-EVENING`.
  private static func isSentence(
    _ name: ArraySlice<Token>, behind mark: RowMark, _ text: Skeleton
  ) -> Bool {
    switch mark.sort {
    case .sign:
      return name.count > 1 && isMessage(name, behind: text.at(text.endOfBlanks(0)), text)
    case .box: return MessageWords.areOfSpeaker(name, text)
    case .quantity, .weight, .measure, .minute, .share:
      return MarkedAmount.isOfSentence(name, behind: mark.sort, text)
        || (name.count > 1
          && name.enumerated().contains { index, word in
            SentenceWords.says(word, text)
              && (index > 0 || !SentenceWords.isDay(word, text))
          })
    case .item, .tick, .rights, .field: return false
    }
  }

  /// Whether several words behind a picture are what somebody says. Those of titles may say
  /// anything, and a box to tick is before what is to be done.
  private static func isMessage(
    _ name: ArraySlice<Token>, behind sign: Unicode.Scalar, _ text: Skeleton
  ) -> Bool {
    if signsOfState.contains(sign), name.contains(where: { SentenceWords.reports($0, text) }) {
      return true
    }
    if (0x2610...0x2612).contains(sign.value) { return MessageWords.areOfSpeaker(name, text) }
    // Of signs that are older than emoji only those few: stars and notes stand before titles.
    guard sign.value > 0xFFFF ? !signsOfTitles.contains(sign) : signsOfMessages.contains(sign)
    else { return false }
    return MessageWords.greet(name, text) || MessageWords.areOfSpeaker(name, text)
      || MessageWords.forbid(name, text)
  }

  /// Pictures before what is heard, seen or read.
  private static let signsOfTitles: Set<Unicode.Scalar> = [
    "\u{1F31F}", "\u{1F399}", "\u{1F39E}", "\u{1F3A4}", "\u{1F3A5}", "\u{1F3A6}", "\u{1F3A7}",
    "\u{1F3A8}", "\u{1F3AC}", "\u{1F3AD}", "\u{1F3B5}", "\u{1F3B6}", "\u{1F3B8}", "\u{1F3B9}",
    "\u{1F3BC}", "\u{1F4BF}", "\u{1F4D5}", "\u{1F4D6}", "\u{1F4D7}", "\u{1F4D8}", "\u{1F4D9}",
    "\u{1F4DA}", "\u{1F4FA}", "\u{1F4FB}", "\u{1F4DD}", "\u{1F4CC}",
  ]

  /// Of the signs that are older than those: hearts, warnings, and crosses of what is not done.
  private static let signsOfMessages: Set<Unicode.Scalar> = [
    "\u{2639}", "\u{263A}", "\u{2665}", "\u{2764}", "\u{26A0}", "\u{26D4}", "\u{274C}",
  ]

  /// Pictures by which programs say what became of something.
  private static let signsOfState: Set<Unicode.Scalar> = [
    "\u{2705}", "\u{2713}", "\u{2714}", "\u{2716}", "\u{2717}", "\u{2718}", "\u{274C}",
    "\u{274E}", "\u{26A0}", "\u{26D4}", "\u{1F6AB}", "\u{23F3}", "\u{1F389}",
  ]

  // Discount, credit, fee, special offer, interest in Hebrew, Arabic, Persian and Urdu: a share of
  // one is a phrase.
  private static let discounts = Skeleton.words(
    """
    \u{5D4}\u{5E0}\u{5D7}\u{5D4} \u{5D4}\u{5E0}\u{5D7}\u{5D5}\u{5EA} \u{5D6}\u{5D9}\u{5DB}\u{5D5}\u{5D9} \
    \u{5E2}\u{5DE}\u{5DC}\u{5D4} \u{5DE}\u{5D1}\u{5E6}\u{5E2} \u{5E8}\u{5D9}\u{5D1}\u{5D9}\u{5EA} \
    \u{62E}\u{635}\u{645} \u{62A}\u{62E}\u{641}\u{64A}\u{636} \u{62D}\u{633}\u{645} \
    \u{62E}\u{635}\u{648}\u{645}\u{627}\u{62A} \u{62A}\u{62E}\u{641}\u{6CC}\u{641} \
    \u{6A9}\u{645}\u{6CC}\u{633}\u{6CC}\u{648}\u{646} \u{631}\u{639}\u{627}\u{6CC}\u{62A} \
    \u{686}\u{6BE}\u{648}\u{679} \u{688}\u{633}\u{6A9}\u{627}\u{624}\u{646}\u{679} \
    \u{6A9}\u{645}\u{6CC}
    """)
}
