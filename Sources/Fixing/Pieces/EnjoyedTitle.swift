/// Titles and stage names that begin with a number, told by a verb for watching, listening or
/// reading beside them, by a word for *named*, or in Urdu by the one song or film that is
/// somebody's: `WATCHED B-12 Angry Men`, `LISTENED L-50 Cent`. Other verbs, to see and to buy among
/// them, may be said of as many things.
enum EnjoyedTitle {
  /// The most words between the Urdu subject of what was done and its object.
  private static let mostBetween = 3
  /// The most letters of a word that is looked at.
  private static let longestWord = 12

  /// Whether a number and Latin words are such a title. A word for what is watched, heard, read or
  /// worn ends none: the number counts it. O(its length).
  static func isOne(_ title: Range<Int>, _ text: Skeleton) -> Bool {
    guard text.string(title.lowerBound..<text.endOfDigits(title.lowerBound)) != "1",
      !isCounted(title, text)
    else { return false }
    return isListenedTo(title, text) || isDefiniteObject(title, text) || isOwner(title, text)
      || isObjectOfUrdu(title, text)
  }

  /// Whether a number right behind a Hebrew prefix and its hyphen begins a title: a verb for
  /// watching *in* or listening *to* stands before it. O(1).
  static func isBehindPrefix(_ title: Range<Int>, _ text: Skeleton) -> Bool {
    let prefix = title.lowerBound - 2
    guard text.followsPrefix(title.lowerBound), text.isSpace(ifThere: prefix - 1),
      !isCounted(title, text), let verb = text.wordBefore(prefix)
    else { return false }
    switch text.at(prefix) {
    case "\u{5D1}": return watchedIn.contains(verb)
    case "\u{5DC}": return listenedTo.contains(verb)
    default: return false
    }
  }

  /// Whether the last word of a title is one of what is counted, watched or heard itself.
  private static func isCounted(_ title: Range<Int>, _ text: Skeleton) -> Bool {
    var start = title.upperBound
    while start > title.lowerBound, !text.isSpace(start - 1) { start -= 1 }
    let word = text.string(start..<title.upperBound).lowercased()
    return counted.contains(word) || counted.contains(String(word.dropLast()))
  }

  /// Whether a verb for hearing stands right before a title, the Arabic word for to behind a verb
  /// for listening, or a word for *named*.
  private static func isListenedTo(_ title: Range<Int>, _ text: Skeleton) -> Bool {
    guard let word = text.wordBefore(title.lowerBound), text.at(title.lowerBound - 2) != ":" else {
      return false
    }
    if heard.contains(word) || named.contains(word) { return true }
    let start = title.lowerBound - word.unicodeScalars.count - 1
    if toInArabic.contains(word) {
      return text.followsWord(start, of: listenedTo)
    }
    // To listen is two words in Persian, around what is listened to.
    return word == "\u{628}\u{647}" && text.isSpace(ifThere: title.upperBound)
      && self.word(title.upperBound + 1, text) == "\u{6AF}\u{648}\u{634}"
  }

  /// Whether a title is the definite object of a Persian verb for watching, or, in the plural of
  /// English, of one for seeing, hearing or reading: what is counted stays in the singular there.
  /// The word before it is none that the number may belong to.
  private static func isDefiniteObject(_ title: Range<Int>, _ text: Skeleton) -> Bool {
    let marker = title.upperBound + 1
    guard text.isSpace(ifThere: title.upperBound), word(marker, text) == "\u{631}\u{627}",
      text.isSpace(ifThere: marker + 2),
      text.isGap(title.lowerBound - 1), mayStandBefore(title.lowerBound, text)
    else { return false }
    let verb = word(marker + 3, text)
    if watchedInPersian.contains(verb) { return true }
    let isPlural = text.at(title.upperBound - 1) == "s" || text.string(title).hasSuffix(" Men")
    return isPlural && seenInPersian.contains(verb)
  }

  /// Whether nothing, or a word for when or who, stands before a position.
  private static func mayStandBefore(_ position: Int, _ text: Skeleton) -> Bool {
    guard position > 0 else { return true }
    return text.wordBefore(position).map { before.contains($0) } ?? false
  }

  /// Whether Urdu says of a title whose song, film or the like something is, one of them, and the
  /// number is not that of the word before it.
  private static func isOwner(_ title: Range<Int>, _ text: Skeleton) -> Bool {
    guard text.isSpace(ifThere: title.upperBound), !text.followsWordForNumbered(title.lowerBound)
    else { return false }
    let start = title.upperBound + 1
    guard text.isSpace(ifThere: start + 2) else {
      return word(start, text) == "\u{646}\u{627}\u{645}\u{6CC}"
    }
    let thing = word(start + 3, text)
    switch word(start, text) {
    case "\u{6A9}\u{627}": return masculine.contains(thing)
    case "\u{6A9}\u{6CC}": return feminine.contains(thing)
    default: return false
    }
  }

  /// Whether the Urdu word behind the subject of what was done stands before words for when, where
  /// or how, and a title, and a verb behind it that says of one thing that it was seen, heard or
  /// read.
  private static func isObjectOfUrdu(_ title: Range<Int>, _ text: Skeleton) -> Bool {
    guard text.isSpace(ifThere: title.upperBound), text.isSingularVerb(title.upperBound + 1) else {
      return false
    }
    var position = title.lowerBound
    for count in 0...mostBetween {
      guard let word = text.wordBefore(position), text.at(position - 2) != ":" else { return false }
      if word == "\u{646}\u{6D2}" { return true }
      // The last of them is none that a number may stand behind.
      guard count > 0 || betweenInUrdu.contains(word) else { return false }
      position -= word.unicodeScalars.count + 1
    }
    return false
  }

  /// The right-to-left word that begins at a position; empty where none does.
  private static func word(_ start: Int, _ text: Skeleton) -> String {
    text.string(text.word(from: start, most: longestWord))
  }

  /// What is watched, heard, read or worn, in the singular: a number before it counts it.
  private static let counted: Set<String> = [
    "ad", "airpod", "album", "anime", "audiobook", "bud", "car", "channel", "clip", "dj",
    "documentary", "episode", "film", "game", "glasse", "headphone", "lecture", "match", "matche",
    "mix", "movie", "original", "phone", "playlist", "podcast", "post", "reel", "remix", "replay",
    "season", "serie", "series", "session", "short", "show", "single", "song", "special", "storie",
    "story", "stream", "talk", "tape", "thread", "track", "trailer", "tutorial", "tv", "video",
    "vlog", "webinar",
  ]

  // Watched, and to watch, in the forms of Hebrew.
  private static let watchedIn = Skeleton.words(
    """
    \u{5E6}\u{5E4}\u{5D9}\u{5EA}\u{5D9} \u{5E6}\u{5E4}\u{5D9}\u{5EA} \
    \u{5E6}\u{5E4}\u{5D9}\u{5E0}\u{5D5} \u{5E6}\u{5E4}\u{5D4} \u{5E6}\u{5E4}\u{5EA}\u{5D4} \
    \u{5E6}\u{5E4}\u{5D5} \u{5E6}\u{5D5}\u{5E4}\u{5D4} \u{5E6}\u{5D5}\u{5E4}\u{5D9}\u{5DD} \
    \u{5E6}\u{5D5}\u{5E4}\u{5D5}\u{5EA} \u{5DC}\u{5E6}\u{5E4}\u{5D5}\u{5EA} \
    \u{5D0}\u{5E6}\u{5E4}\u{5D4} \u{5E0}\u{5E6}\u{5E4}\u{5D4} \u{5EA}\u{5E6}\u{5E4}\u{5D4} \
    \u{5D9}\u{5E6}\u{5E4}\u{5D5} \u{5EA}\u{5E6}\u{5E4}\u{5D5}
    """)

  // Listened, and to listen, in the forms of Hebrew and Arabic.
  private static let listenedTo = Skeleton.words(
    """
    \u{5D4}\u{5D0}\u{5D6}\u{5E0}\u{5EA}\u{5D9} \u{5D4}\u{5D0}\u{5D6}\u{5E0}\u{5EA} \
    \u{5D4}\u{5D0}\u{5D6}\u{5E0}\u{5D5} \u{5D4}\u{5D0}\u{5D6}\u{5D9}\u{5DF} \
    \u{5D4}\u{5D0}\u{5D6}\u{5D9}\u{5E0}\u{5D4} \u{5D4}\u{5D0}\u{5D6}\u{5D9}\u{5E0}\u{5D5} \
    \u{5DE}\u{5D0}\u{5D6}\u{5D9}\u{5DF} \u{5DE}\u{5D0}\u{5D6}\u{5D9}\u{5E0}\u{5D4} \
    \u{5DE}\u{5D0}\u{5D6}\u{5D9}\u{5E0}\u{5D9}\u{5DD} \u{5DC}\u{5D4}\u{5D0}\u{5D6}\u{5D9}\u{5DF} \
    \u{5D4}\u{5E7}\u{5E9}\u{5D1}\u{5EA}\u{5D9} \u{5D4}\u{5E7}\u{5E9}\u{5D1}\u{5E0}\u{5D5} \
    \u{5D4}\u{5E7}\u{5E9}\u{5D9}\u{5D1} \u{5D4}\u{5E7}\u{5E9}\u{5D9}\u{5D1}\u{5D4} \
    \u{5D4}\u{5E7}\u{5E9}\u{5D9}\u{5D1}\u{5D5} \u{5DE}\u{5E7}\u{5E9}\u{5D9}\u{5D1} \
    \u{5DE}\u{5E7}\u{5E9}\u{5D9}\u{5D1}\u{5D4} \u{5DE}\u{5E7}\u{5E9}\u{5D9}\u{5D1}\u{5D9}\u{5DD} \
    \u{5DC}\u{5D4}\u{5E7}\u{5E9}\u{5D9}\u{5D1} \u{627}\u{633}\u{62A}\u{645}\u{639}\u{62A} \
    \u{627}\u{633}\u{62A}\u{645}\u{639}\u{646}\u{627} \u{627}\u{633}\u{62A}\u{645}\u{639} \
    \u{623}\u{633}\u{62A}\u{645}\u{639} \u{646}\u{633}\u{62A}\u{645}\u{639} \
    \u{64A}\u{633}\u{62A}\u{645}\u{639} \u{62A}\u{633}\u{62A}\u{645}\u{639} \
    \u{627}\u{633}\u{62A}\u{645}\u{627}\u{639} \
    \u{627}\u{644}\u{627}\u{633}\u{62A}\u{645}\u{627}\u{639} \
    \u{627}\u{633}\u{62A}\u{645}\u{639}\u{648}\u{627}
    """)

  // Heard, hear and to hear, in the forms of Hebrew and Arabic.
  private static let heard = Skeleton.words(
    """
    \u{5E9}\u{5DE}\u{5E2}\u{5EA}\u{5D9} \u{5E9}\u{5DE}\u{5E2}\u{5E0}\u{5D5} \
    \u{5E9}\u{5DE}\u{5E2}\u{5D4} \u{5E9}\u{5DE}\u{5E2}\u{5D5} \u{5E9}\u{5D5}\u{5DE}\u{5E2} \
    \u{5E9}\u{5D5}\u{5DE}\u{5E2}\u{5EA} \u{5E9}\u{5D5}\u{5DE}\u{5E2}\u{5D9}\u{5DD} \
    \u{5DC}\u{5E9}\u{5DE}\u{5D5}\u{5E2} \u{633}\u{645}\u{639}\u{62A} \
    \u{633}\u{645}\u{639}\u{646}\u{627} \u{623}\u{633}\u{645}\u{639} \u{646}\u{633}\u{645}\u{639}
    """)

  // Named, in Hebrew and Arabic.
  private static let named = Skeleton.words(
    """
    \u{5D1}\u{5E9}\u{5DD} \u{5D4}\u{5E0}\u{5E7}\u{5E8}\u{5D0} \
    \u{5D4}\u{5E0}\u{5E7}\u{5E8}\u{5D0}\u{5EA} \u{628}\u{639}\u{646}\u{648}\u{627}\u{646} \
    \u{627}\u{644}\u{645}\u{633}\u{645}\u{649}
    """)

  // To, in two spellings of Arabic.
  private static let toInArabic = Skeleton.words(
    """
    \u{625}\u{644}\u{649} \u{627}\u{644}\u{649}
    """)

  // The noun of to watch in Persian.
  private static let watchedInPersian = Skeleton.words(
    """
    \u{62A}\u{645}\u{627}\u{634}\u{627}
    """)

  // Saw, heard and read in Persian.
  private static let seenInPersian = Skeleton.words(
    """
    \u{62F}\u{6CC}\u{62F}\u{645} \u{62F}\u{6CC}\u{62F}\u{6CC} \u{62F}\u{6CC}\u{62F} \
    \u{62F}\u{6CC}\u{62F}\u{6CC}\u{645} \u{62F}\u{6CC}\u{62F}\u{6CC}\u{62F} \
    \u{62F}\u{6CC}\u{62F}\u{646}\u{62F} \u{62F}\u{6CC}\u{62F}\u{647} \
    \u{628}\u{628}\u{6CC}\u{646}\u{645} \
    \u{628}\u{628}\u{6CC}\u{646}\u{6CC}\u{645} \u{628}\u{628}\u{6CC}\u{646} \
    \u{628}\u{628}\u{6CC}\u{646}\u{6CC}\u{62F} \u{634}\u{646}\u{6CC}\u{62F}\u{645} \
    \u{634}\u{646}\u{6CC}\u{62F}\u{6CC}\u{645} \u{634}\u{646}\u{6CC}\u{62F}\u{647} \
    \u{62E}\u{648}\u{627}\u{646}\u{62F}\u{645} \u{62E}\u{648}\u{627}\u{646}\u{62F}\u{6CC}\u{645} \
    \u{62E}\u{648}\u{627}\u{646}\u{62F}\u{647}
    """)

  // I, we, you, he, they, last night, tonight, yesterday, today, again, at last, too, and, then, in
  // Persian.
  private static let before = Skeleton.words(
    """
    \u{645}\u{646} \u{645}\u{627} \u{62A}\u{648} \u{634}\u{645}\u{627} \u{627}\u{648} \
    \u{622}\u{646}\u{647}\u{627} \
    \u{62F}\u{6CC}\u{634}\u{628} \u{627}\u{645}\u{634}\u{628} \u{62F}\u{6CC}\u{631}\u{648}\u{632} \
    \u{627}\u{645}\u{631}\u{648}\u{632} \u{67E}\u{631}\u{6CC}\u{634}\u{628} \
    \u{62F}\u{648}\u{628}\u{627}\u{631}\u{647} \u{628}\u{627}\u{644}\u{627}\u{62E}\u{631}\u{647} \
    \u{647}\u{645} \u{628}\u{627}\u{632} \u{648} \u{628}\u{639}\u{62F}
    """)

  // Yesterday, today, just now, at night, in the evening, again, too, together, and the words
  // behind a place or a time, in Urdu.
  private static let betweenInUrdu = Skeleton.words(
    """
    \u{6A9}\u{644} \u{622}\u{62C} \u{67E}\u{631}\u{633}\u{648}\u{6BA} \
    \u{627}\u{628}\u{6BE}\u{6CC} \u{631}\u{627}\u{62A} \u{634}\u{627}\u{645} \
    \u{635}\u{628}\u{62D} \u{67E}\u{6BE}\u{631} \u{62F}\u{648}\u{628}\u{627}\u{631}\u{6C1} \
    \u{628}\u{6BE}\u{6CC} \u{645}\u{644} \u{633}\u{627}\u{62A}\u{6BE} \u{645}\u{6CC}\u{6BA} \
    \u{67E}\u{631} \u{6A9}\u{648} \u{6A9}\u{631} \u{633}\u{6D2} \u{628}\u{627}\u{631} \
    \u{62A}\u{6A9} \u{622}\u{62E}\u{631}\u{6A9}\u{627}\u{631} \u{627}\u{6A9}\u{6CC}\u{644}\u{6D2}
    """)

  // Song, album, concert, novel and play, one of them, in Urdu.
  private static let masculine = Skeleton.words(
    """
    \u{6AF}\u{627}\u{646}\u{627} \u{627}\u{644}\u{628}\u{645} \u{6A9}\u{646}\u{633}\u{631}\u{679} \
    \u{646}\u{627}\u{648}\u{644} \u{688}\u{631}\u{627}\u{645}\u{6C1} \
    \u{688}\u{631}\u{627}\u{645}\u{627}
    """)

  // Film and episode, one of them, in Urdu.
  private static let feminine = Skeleton.words(
    """
    \u{641}\u{644}\u{645} \u{642}\u{633}\u{637}
    """)
}
