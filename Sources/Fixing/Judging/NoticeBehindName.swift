internal import BidiAlgorithm

/// Notices of programs in English without a verb behind somebody's name in right-to-left letters:
/// `ABC \u{2013} 2 new messages`, `ABC: 3 missed calls`, `ABC: 5 comments`.
///
/// What is said to be new, or is counted in notices alone, tells them: a label may have a value
/// that is measured (`ABC: 5 miles`), and a row may have points (`ABC - 5 points`).
enum NoticeBehindName {
  /// The most words of a name, and the most tokens of such a line.
  private static let mostWords = 3
  private static let longestLine = 24
  /// Longer words and numbers are none of these.
  private static let longestWord = 16
  private static let longestNumber = 7

  /// Whether tokens are one: a name, a colon right behind it or a dash between blanks, a number,
  /// and small Latin words that say what it counts, with nothing else behind but such words,
  /// numbers and the end of a sentence. O(1).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard tokens.count <= longestLine else { return false }
    let name = tokens.prefix {
      $0.sort == .word && $0.direction == .rightToLeft && !SmallWords.isOne($0, text)
    }
    let sign = name.count
    if saysState(tokens, behind: name, text) { return true }
    guard (1...mostWords).contains(sign), sign + 2 < tokens.count, parts(tokens[sign], text),
      isNumber(tokens[sign + 1], text)
    else { return false }
    let rest = tokens[(sign + 2)...]
    let first = word(tokens[sign + 2], text)
    let second = sign + 3 < tokens.count ? word(tokens[sign + 3], text) : ""
    let isOnlyOne = text.string(tokens[sign + 1].range) == "1"
    guard
      things.contains(isOnlyOne ? first + "s" : first)
        || (states.contains(first) && (isOnlyOne ? !second.isEmpty : isPlural(second)))
    else { return false }
    return rest.allSatisfy { !word($0, text).isEmpty || isNumber($0, text) || isPause($0, text) }
  }

  /// Whether a colon and a sentence with its end stand behind a title, which says that something of
  /// it may be had now: `ABC: Episode 12 is now streaming.` Behind a known label it may be a
  /// quotation.
  private static func saysState(
    _ tokens: [Token], behind name: ArraySlice<Token>, _ text: Skeleton
  ) -> Bool {
    let colon = name.count
    guard (1...mostWords).contains(colon), colon + 4 < tokens.count,
      tokens[colon].sign(in: text) == ":", !tokens[colon].followsSpace,
      tokens[colon + 1].followsSpace,
      !name.contains(where: { KnownLabel.isOne($0.range, text) }),
      let last = tokens.last, !last.followsSpace, ".!".unicodeScalars.contains(last.sign(in: text))
    else { return false }
    let rest = tokens[(colon + 1)...].dropLast()
    guard rest.allSatisfy({ $0.direction != .rightToLeft && $0.sort != .sign }),
      let verb = rest.firstIndex(where: { ["is", "are"].contains(word($0, text)) }),
      verb > colon + 1, rest[..<verb].contains(where: { $0.sort == .word })
    else { return false }
    let behind = rest[(verb + 1)...].prefix(2).map { word($0, text) }
    let state = behind.first.map { adverbs.contains($0) } == true ? behind.last : behind.first
    return state.map { availability.contains($0) } ?? false
  }

  /// Whether a sign parts a name from what is told of it.
  private static func parts(_ token: Token, _ text: Skeleton) -> Bool {
    let signs = token.followsSpace ? SentenceNumbers.spacedJoints : ":"
    return signs.unicodeScalars.contains(token.sign(in: text))
  }

  /// Whether a token is a number of European digits behind a blank.
  private static func isNumber(_ token: Token, _ text: Skeleton) -> Bool {
    token.piece?.kind == .number && token.followsSpace && token.range.count < longestNumber
      && token.range.allSatisfy { ("0"..."9").contains(text.at($0)) || text.at($0) == "," }
  }

  /// The Latin word in small letters behind a blank that a token is; empty where it is none.
  private static func word(_ token: Token, _ text: Skeleton) -> String {
    guard token.sort == .word, token.direction == .leftToRight, token.followsSpace,
      token.range.count < longestWord,
      token.range.allSatisfy({ ("a"..."z").contains(text.at($0)) })
    else { return "" }
    return text.string(token.range)
  }

  /// Whether a sign stands right behind a word, as commas and the end of a sentence do.
  private static func isPause(_ token: Token, _ text: Skeleton) -> Bool {
    !token.followsSpace && ",.!".unicodeScalars.contains(token.sign(in: text))
  }

  private static func isPlural(_ word: String) -> Bool {
    word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss")
  }

  /// What is said of what may be seen, heard or used now, and of when.
  private static let availability: Set<String> = [
    "available", "live", "online", "open", "out", "playing", "ready", "released", "showing",
    "streaming",
  ]
  private static let adverbs: Set<String> = [
    "already", "back", "currently", "finally", "not", "now", "still",
  ]

  /// What is said of things that came and were not seen yet.
  private static let states: Set<String> = [
    "missed", "new", "pending", "unanswered", "unopened", "unread", "unseen",
  ]

  /// What notices count, behind no other word. What is measured, scored or paid for stands behind
  /// labels, too.
  private static let things: Set<String> = [
    "alerts", "attachments", "calls", "chats", "comments", "emails", "followers", "invitations",
    "invites", "likes", "mentions", "messages", "notifications", "photos", "posts", "reactions",
    "reminders", "replies", "requests", "updates", "videos", "voicemails",
  ]
}
