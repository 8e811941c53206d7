extension Skeleton {
  /// Whether a word shortly before a position says that a number is a code, such as one that
  /// confirms: then what looks like a range is read from left to right everywhere.
  func followsWordForCode(_ position: Int) -> Bool { follows(Self.codeWords, position) }

  /// Whether a word shortly before a position says that a password stands there.
  func followsWordForPassword(_ position: Int) -> Bool { follows(Self.passwordWords, position) }

  /// Whether a colon and a blank stand right before a position, and shortly before them a word that
  /// says that a code or a key stands there.
  func followsLabelOfCode(_ position: Int) -> Bool {
    isSpace(ifThere: position - 1) && at(position - 2) == ":"
      && (follows(Self.codeWords, position) || follows(Self.keyWords, position))
  }

  /// Whether a word shortly before a position says that the number of a card or an account stands
  /// there.
  func followsWordForCard(_ position: Int) -> Bool { follows(Self.cardWords, position) }

  /// Whether a word shortly before a position says that a colour stands there.
  func followsWordForColor(_ position: Int) -> Bool { follows(Self.colorWords, position) }

  private func follows(_ words: Set<[Unicode.Scalar]>, _ position: Int) -> Bool {
    let start = max(0, position - Self.codeWordReach)
    var word: [Unicode.Scalar] = []
    for place in start..<position {
      if isStrong(place) {
        word.append(scalars[place])
      } else {
        if words.contains(word) { return true }
        word = []
      }
    }
    return words.contains(word)
  }

  /// So far back, in scalars, such a word is looked for.
  private static let codeWordReach = 40

  /// Code in Hebrew; code and the code in Arabic, two words for it in Persian, one in Urdu.
  private static let codeWords: Set<[Unicode.Scalar]> = [
    Array("\u{5E7}\u{5D5}\u{5D3}".unicodeScalars),
    Array("\u{5D4}\u{5E7}\u{5D5}\u{5D3}".unicodeScalars),
    Array("\u{631}\u{645}\u{632}".unicodeScalars),
    Array("\u{627}\u{644}\u{631}\u{645}\u{632}".unicodeScalars),
    Array("\u{643}\u{648}\u{62F}".unicodeScalars),
    Array("\u{6A9}\u{62F}".unicodeScalars),
    Array("\u{6A9}\u{648}\u{688}".unicodeScalars),
  ]

  /// Colour, with an article and without one, and background in Hebrew; colour, with an article and
  /// without one, in Arabic; colour in Persian and Urdu.
  private static let colorWords: Set<[Unicode.Scalar]> = [
    Array("\u{5E6}\u{5D1}\u{5E2}".unicodeScalars),
    Array("\u{5D4}\u{5E6}\u{5D1}\u{5E2}".unicodeScalars),
    Array("\u{5D1}\u{5E6}\u{5D1}\u{5E2}".unicodeScalars),
    Array("\u{5E8}\u{5E7}\u{5E2}".unicodeScalars),
    Array("\u{644}\u{648}\u{646}".unicodeScalars),
    Array("\u{627}\u{644}\u{644}\u{648}\u{646}".unicodeScalars),
    Array("\u{631}\u{646}\u{6AF}".unicodeScalars),
  ]

  /// Password, with an article and without one, in two spellings, and before a noun, in Hebrew; the
  /// second word of it in Arabic, in two ways, Persian and Urdu; the English word in Arabic, with
  /// an article and without one, and Persian.
  private static let passwordWords: Set<[Unicode.Scalar]> = [
    Array("\u{5E1}\u{5D9}\u{5E1}\u{5DE}\u{5EA}".unicodeScalars),
    Array("\u{633}\u{631}".unicodeScalars),
    Array("\u{627}\u{644}\u{633}\u{631}".unicodeScalars),
    Array("\u{628}\u{627}\u{633}\u{648}\u{631}\u{62F}".unicodeScalars),
    Array("\u{627}\u{644}\u{628}\u{627}\u{633}\u{648}\u{631}\u{62F}".unicodeScalars),
    Array("\u{67E}\u{633}\u{648}\u{631}\u{62F}".unicodeScalars),
    Array("\u{5E1}\u{5D9}\u{5E1}\u{5DE}\u{5D4}".unicodeScalars),
    Array("\u{5D4}\u{5E1}\u{5D9}\u{5E1}\u{5DE}\u{5D4}".unicodeScalars),
    Array("\u{5E1}\u{5D9}\u{5E1}\u{5DE}\u{5D0}".unicodeScalars),
    Array("\u{5D4}\u{5E1}\u{5D9}\u{5E1}\u{5DE}\u{5D0}".unicodeScalars),
    Array("\u{627}\u{644}\u{645}\u{631}\u{648}\u{631}".unicodeScalars),
    Array("\u{645}\u{631}\u{648}\u{631}".unicodeScalars),
    Array("\u{639}\u{628}\u{648}\u{631}".unicodeScalars),
    Array("\u{648}\u{631}\u{688}".unicodeScalars),
  ]

  /// Key, with an article and without one, in Hebrew and Arabic; key in Persian
  /// and Urdu.
  private static let keyWords: Set<[Unicode.Scalar]> = [
    Array("\u{5DE}\u{5E4}\u{5EA}\u{5D7}".unicodeScalars),
    Array("\u{5D4}\u{5DE}\u{5E4}\u{5EA}\u{5D7}".unicodeScalars),
    Array("\u{645}\u{641}\u{62A}\u{627}\u{62D}".unicodeScalars),
    Array("\u{627}\u{644}\u{645}\u{641}\u{62A}\u{627}\u{62D}".unicodeScalars),
    Array("\u{6A9}\u{644}\u{6CC}\u{62F}".unicodeScalars),
    Array("\u{6A9}\u{646}\u{62C}\u{6CC}".unicodeScalars),
  ]

  /// Card, with prepositions and an article, credit and account in Hebrew; card and account in
  /// Arabic, Persian and Urdu.
  private static let cardWords: Set<[Unicode.Scalar]> = [
    Array("\u{5DB}\u{5E8}\u{5D8}\u{5D9}\u{5E1}".unicodeScalars),
    Array("\u{5D4}\u{5DB}\u{5E8}\u{5D8}\u{5D9}\u{5E1}".unicodeScalars),
    Array("\u{5D1}\u{5DB}\u{5E8}\u{5D8}\u{5D9}\u{5E1}".unicodeScalars),
    Array("\u{5DC}\u{5DB}\u{5E8}\u{5D8}\u{5D9}\u{5E1}".unicodeScalars),
    Array("\u{5DB}\u{5E8}\u{5D8}\u{5D9}\u{5E1}\u{5DA}".unicodeScalars),
    Array("\u{5D0}\u{5E9}\u{5E8}\u{5D0}\u{5D9}".unicodeScalars),
    Array("\u{5D7}\u{5E9}\u{5D1}\u{5D5}\u{5DF}".unicodeScalars),
    Array("\u{5D4}\u{5D7}\u{5E9}\u{5D1}\u{5D5}\u{5DF}".unicodeScalars),
    Array("\u{5D1}\u{5D7}\u{5E9}\u{5D1}\u{5D5}\u{5DF}".unicodeScalars),
    Array("\u{5DC}\u{5D7}\u{5E9}\u{5D1}\u{5D5}\u{5DF}".unicodeScalars),
    Array("\u{628}\u{637}\u{627}\u{642}\u{629}".unicodeScalars),
    Array("\u{627}\u{644}\u{628}\u{637}\u{627}\u{642}\u{629}".unicodeScalars),
    Array("\u{628}\u{627}\u{644}\u{628}\u{637}\u{627}\u{642}\u{629}".unicodeScalars),
    Array("\u{628}\u{637}\u{627}\u{642}\u{62A}\u{643}".unicodeScalars),
    Array("\u{628}\u{637}\u{627}\u{642}\u{62A}\u{64A}".unicodeScalars),
    Array("\u{62D}\u{633}\u{627}\u{628}".unicodeScalars),
    Array("\u{627}\u{644}\u{62D}\u{633}\u{627}\u{628}".unicodeScalars),
    Array("\u{62D}\u{633}\u{627}\u{628}\u{643}".unicodeScalars),
    Array("\u{6A9}\u{627}\u{631}\u{62A}".unicodeScalars),
    Array("\u{6A9}\u{627}\u{631}\u{688}".unicodeScalars),
    Array("\u{627}\u{6A9}\u{627}\u{624}\u{646}\u{679}".unicodeScalars),
  ]
}
