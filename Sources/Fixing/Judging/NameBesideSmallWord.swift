internal import BidiAlgorithm

/// Right-to-left words without the end of a sentence behind a Latin name, which another Latin name
/// and a small word beside it tell for one: `Dana ABC L Google DEF`, with a word that leads to the
/// name, or a word right behind the name that says what becomes of it, as *to* does in Arabic, and
/// words of Persian and Urdu.
///
/// Laid out from left to right, the small word stands on the far side of the words before it. In a
/// row of names each part stands by itself, and none of them begins or ends with such a word.
enum NameBesideSmallWord {
  /// The fewest right-to-left words, the small one among them.
  private static let fewestWords = 3
  /// The most letters of a small word.
  private static let longest = 3
  /// The fewest letters of a word that says what is being done, and the most of one that is looked
  /// for.
  private static let fewestOfWork = 6
  private static let longestVerb = 8

  /// Whether words are such ones and nothing else: they end in a right-to-left word, fewer names
  /// than those are among them, and the first token of the line says nothing that a program does or
  /// offers, `Playing`, `Watch`: what stands behind that may be a title. O(words).
  static func isIn(_ words: [Token], behind first: Token, _ text: Skeleton) -> Bool {
    let own = words.count { $0.isWord(.rightToLeft) }
    guard own >= fewestWords, own < words.count, words.count - own < own,
      words[words.count - 1].isWord(.rightToLeft), !isVerb(first, text),
      words.allSatisfy({
        $0.followsSpace
          && ($0.isWord(.rightToLeft) || SentenceBehindName.isOfName($0, text))
      })
    else { return false }
    return words.indices.contains { tells($0, words, text) }
  }

  /// Whether a word leads from the right-to-left one before it to the name behind it, or stands
  /// right behind a name and belongs to it. *Of* stands in titles, too.
  private static func tells(_ index: Int, _ words: [Token], _ text: Skeleton) -> Bool {
    let word = words[index]
    let isBehindName = index == 0 || words[index - 1].isWord(.leftToRight)
    if isBehindName {
      return word.isOne(of: doers, upTo: longest, in: text)
        || (index > 0 && index + 1 < words.count && word.isOne(of: others, upTo: longest, in: text))
    }
    return index + 1 < words.count && words[index + 1].isWord(.leftToRight)
      && SmallWords.leadsToName(word, text) && !word.isOne(of: [of], upTo: longest, in: text)
  }

  /// Whether the first word of a line says in English what a program does, or what one may do with
  /// it.
  private static func isVerb(_ word: Token, _ text: Skeleton) -> Bool {
    let letters = text.string(word.range.prefix(longestVerb)).lowercased()
    if word.range.count <= longestVerb, verbs.contains(letters) { return true }
    return word.range.count >= fewestOfWork
      && text.string(word.range.suffix(3)).lowercased() == "ing"
  }

  /// Of, in Hebrew.
  private static let of = "\u{5E9}\u{5DC}"

  /// The word behind whoever does something, in Urdu.
  private static let doers: Set<String> = ["\u{646}\u{6D2}"]

  // To, with its first letter in both spellings, in Arabic; the word behind what something is done
  // to in Persian, and in Urdu; from and with in Urdu.
  private static let others: Set<String> = [
    "\u{625}\u{644}\u{649}", "\u{627}\u{644}\u{649}", "\u{631}\u{627}", "\u{6A9}\u{648}",
    "\u{633}\u{6D2}",
  ]

  private static let verbs: Set<String> = [
    "add", "browse", "buy", "check", "discover", "download", "find", "get", "go", "learn", "listen",
    "play", "print", "read", "search", "show", "start", "stop", "try", "view", "watch",
  ]
}
