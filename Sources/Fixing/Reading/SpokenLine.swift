/// Lines of a chat or a play: who speaks, in left-to-right letters, and behind a colon a
/// right-to-left sentence, which commas part into no list of names.
enum SpokenLine {
  /// The most scalars of who speaks.
  private static let longestSpeaker = 40
  /// The most words of who speaks.
  private static let mostWords = 3

  /// Whether a text is one: behind the colon stand three right-to-left words or more, no others,
  /// and a sign that closes a sentence. O(*n*).
  static func isOne(_ text: Skeleton) -> Bool {
    let beginning = 0..<min(text.count, longestSpeaker)
    guard
      let colon = beginning.first(where: { text.at($0) == ":" && text.isSpace(ifThere: $0 + 1) }),
      isSpeaker(0..<colon, text)
    else { return false }
    var end = text.count
    while end > colon + 1, text.isSpace(end - 1) { end -= 1 }
    guard text.endsSentence(end - 1) else {
      return false
    }
    var parts = [0]
    var hasOwnSign = false
    var isInWord = false
    for position in colon + 1..<end {
      let scalar = text.at(position)
      if text.isStrong(position), !text.isRightToLeftLetter(position) { return false }
      if "\u{60C}\u{61B}\u{61F}\u{6D4}".unicodeScalars.contains(scalar) { hasOwnSign = true }
      if text.isSpace(position) {
        isInWord = false
      } else if ",\u{60C}".unicodeScalars.contains(scalar) {
        parts.append(0)
      } else if text.isRightToLeftLetter(position), !isInWord {
        parts[parts.count - 1] += 1
        isInWord = true
      }
    }
    guard parts.reduce(0, +) > 2 else { return false }
    // Two names of two words are a list, and so are more names with Latin commas, but for what is
    // called or asked.
    let isCalled = "!?".unicodeScalars.contains(text.at(end - 1))
    return hasOwnSign
      || ((isCalled || (parts.count < 3 && Set(parts) != [2])) && !isListName(0..<colon, text))
  }

  /// Whether words may be the name of somebody, with a time or without one.
  private static func isSpeaker(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    range.contains(where: text.isLatin) && words(range, text).count <= mostWords
      && range.allSatisfy {
        text.isCodeLetter($0) || text.isSpace($0)
          || "@.-'()[]:/".unicodeScalars.contains(text.at($0))
      }
  }

  /// Whether words are rather the name of a list.
  private static func isListName(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    words(range, text).last.map { isNameOfList($0.lowercased()) } ?? true
  }

  /// Whether a word in small letters is rather the name of a list: a plural, or one that leads to
  /// names.
  static func isNameOfList(_ word: String) -> Bool { word.hasSuffix("s") || lists.contains(word) }

  private static func words(_ range: Range<Int>, _ text: Skeleton) -> [Substring] {
    text.string(range).split { !$0.isLetter }
  }

  /// Words before the colon of a list, but for plurals.
  private static let lists: Set<String> = [
    "attn", "by", "cast", "cc", "crew", "featuring", "from", "in", "menu", "of", "staff",
    "starring", "team", "to", "via", "with",
  ]
}
