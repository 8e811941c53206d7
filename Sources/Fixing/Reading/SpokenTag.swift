internal import BidiAlgorithm
internal import UnicodeData

/// Words for a tag, by which one that is written out is told from one that is meant.
enum SpokenTag {
  /// The most letters of a word for a tag, with what is written together with it.
  static let longestWord = 9

  /// Whether letters are a word for a tag, with an article and prepositions or without them.
  static func isWord(_ letters: [Unicode.Scalar]) -> Bool {
    var word = letters[...]
    for _ in 0...mostPrefixes {
      if words.contains(String(scalars: word)) { return true }
      guard let first = word.first, prefixes.contains(first) else { return false }
      word = word.dropFirst()
    }
    return false
  }

  /// Whether a blank and the word of Urdu for a tag, which stands behind it, follow a position.
  static func isWord(behind position: Int, _ text: [Unicode.Scalar]) -> Bool {
    let behind = text[position...].prefix(reach).filter { !Skeleton.isControl($0) }
    guard behind.starts(with: [" "] + wordBehind) else { return false }
    let next = wordBehind.count + 1
    return next == behind.count || !BidiProperties.bidiClass(of: behind[next]).isStrong
  }

  /// So many scalars behind a tag are looked at, controls among them.
  private static let reach = 16

  // Tag in Urdu.
  private static let wordBehind: [Unicode.Scalar] = ["\u{679}", "\u{6CC}", "\u{6AF}"]

  /// The most letters that are written before such a word, together with it.
  private static let mostPrefixes = 3

  // And, the, in, to, that, like, but not from, with which the Hebrew word is another one; and, so,
  // in, like, to, the in Arabic.
  private static let prefixes: Set<Unicode.Scalar> = [
    "\u{5D5}", "\u{5D4}", "\u{5D1}", "\u{5DC}", "\u{5E9}", "\u{5DB}",
    "\u{648}", "\u{641}", "\u{628}", "\u{643}", "\u{644}", "\u{627}",
  ]

  // Tag, another word for it, element in Hebrew; tag, element in Arabic; tag in Persian, in Urdu.
  private static let words: Set<String> = [
    "\u{5EA}\u{5D2}", "\u{5EA}\u{5D2}\u{5D9}\u{5EA}", "\u{5D0}\u{5DC}\u{5DE}\u{5E0}\u{5D8}",
    "\u{648}\u{633}\u{645}",
    "\u{639}\u{646}\u{635}\u{631}", "\u{62A}\u{627}\u{63A}",
    "\u{62A}\u{6AF}", "\u{628}\u{631}\u{686}\u{633}\u{628}", "\u{679}\u{6CC}\u{6AF}",
  ]
}
