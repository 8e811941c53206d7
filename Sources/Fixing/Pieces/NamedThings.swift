/// Words that say what stands behind them.
extension Skeleton {
  /// Whether a word right before a position says that the title of a work, or the name of a company
  /// or the like, stands there.
  func followsWordForWork(_ position: Int) -> Bool {
    followsWord(position, of: Self.works)
  }

  /// Whether such a word has the Hebrew article, by itself or behind a small word.
  func followsDefiniteWork(_ position: Int) -> Bool {
    guard let word = wordBefore(position), !Self.works.contains(word) else { return false }
    return Self.hebrewArticles.contains { article in
      word.hasPrefix(article) && Self.works.contains(String(word.dropFirst(article.count)))
    }
  }

  // The, and the, that the, from the.
  private static let hebrewArticles = [
    "\u{5D4}", "\u{5D5}\u{5D4}", "\u{5E9}\u{5D4}", "\u{5DE}\u{5D4}",
  ]

  /// Where the Hebrew word for of begins that stands right before a position; nil where none does.
  func startOfHebrewOf(before position: Int) -> Int? {
    guard let word = wordBefore(position), word == "\u{5E9}\u{5DC}", at(position - 2) != ":" else {
      return nil
    }
    return position - word.unicodeScalars.count - 1
  }

  /// Whether a word begins at a position that goes on with a sentence and begins none.
  func goesOnWithWord(_ start: Int) -> Bool {
    let word = letters(from: start, most: Self.longestWord)
    return !word.isEmpty && !isRightToLeftLetter(word.upperBound)
      && Self.followers.contains(string(word))
  }

  // Of in Hebrew; the word behind an object and "is" in Persian; words behind a noun, "is" and
  // "was" in Urdu.
  private static let followers = words(
    """
    \u{5E9}\u{5DC} \u{631}\u{627} \u{627}\u{633}\u{62A} \u{6A9}\u{627} \u{6A9}\u{6D2} \
    \u{646}\u{6D2} \u{633}\u{6D2} \u{6C1}\u{6D2} \u{62A}\u{6BE}\u{627} \u{62A}\u{6BE}\u{6CC}
    """)

  /// Whether the Hebrew word before a definite object stands right before a position.
  func followsObjectMarker(_ position: Int) -> Bool {
    wordBefore(position).map { Self.objectMarkers.contains($0) } ?? false
  }

  // That word, by itself and with "and" or "that" before it.
  private static let objectMarkers: Set<String> = [
    "\u{5D0}\u{5EA}", "\u{5D5}\u{5D0}\u{5EA}", "\u{5E9}\u{5D0}\u{5EA}",
  ]

  /// Whether a word right before a position says that an operator of a language of programs stands
  /// there.
  func followsWordForOperator(_ position: Int) -> Bool {
    followsWord(position, of: Self.operators)
  }

  /// Whether a word shortly before a position, and no Latin one between, says that a button or a
  /// menu stands there.
  func followsWordForLabel(_ position: Int) -> Bool {
    var start = max(0, position - Self.labelReach)
    if let latin = (start..<position).last(where: isLatin) { start = latin + 1 }
    return string(start..<position).split { !$0.isLetter }.contains {
      Self.has(Self.withoutEzafe($0), in: Self.labels)
    }
  }

  /// A word of Persian without what leads to its neighbour: a mark on its last letter, or a letter
  /// behind a joiner.
  private static func withoutEzafe(_ word: Substring) -> String {
    String(
      String.UnicodeScalarView(word.unicodeScalars.prefix { $0 != "\u{654}" && $0 != "\u{200C}" }))
  }

  /// Whether a word right before a position says that a line of a file stands there.
  func followsWordForLine(_ position: Int) -> Bool {
    followsWord(position, of: Self.lines)
  }

  /// Whether the word right before a position is the name of a maker of aircraft.
  func followsMakerOfAircraft(_ position: Int) -> Bool {
    followsWord(position, of: Self.makersOfAircraft)
  }

  /// Whether the word right before a position says that an aircraft, or the type of one, stands
  /// there.
  func followsWordForAircraft(_ position: Int) -> Bool {
    followsWord(position, of: Self.aircraft)
  }

  /// So far back, in scalars, a word for a button is looked for.
  private static let labelReach = 24
  /// The most letters of such a word, with what is written together with it.
  private static let longestWord = 14

  /// The right-to-left word before a space or a colon and a space; nil where another thing stands.
  func wordBefore(_ position: Int) -> String? {
    guard isSpace(ifThere: position - 1) else { return nil }
    let end = at(position - 2) == ":" ? position - 2 : position - 1
    let word = letters(upTo: end, most: Self.longestWord)
    return word.isEmpty ? nil : string(word)
  }

  /// The right-to-left letters that end at a position, so many at the most. O(their number).
  func letters(upTo end: Int, most: Int) -> Range<Int> {
    var start = end
    while end - start < most, isRightToLeftLetter(start - 1) { start -= 1 }
    return start..<end
  }

  /// The right-to-left letters that begin at a position, so many at the most. O(their number).
  func letters(from start: Int, most: Int) -> Range<Int> {
    var end = start
    while end - start < most, isRightToLeftLetter(end) { end += 1 }
    return start..<end
  }

  /// The right-to-left word that begins at a position, so many letters at the most, without what
  /// ends its sentence: such signs are letters to UAX #9. Empty where none begins. O(its length).
  func word(from start: Int, most: Int) -> Range<Int> {
    let word = letters(from: start, most: most)
    return start..<(word.first { endsSentence($0) } ?? word.upperBound)
  }

  /// Whether a word is one of some, by itself or with what is written together with it.
  static func has(_ word: String, in words: Set<String>) -> Bool {
    words.contains(word)
      || articles.contains { article in
        word.hasPrefix(article) && words.contains(String(word.dropFirst(article.count)))
      }
  }

  /// Whether one of some words, by itself or with what is written together with it, stands right
  /// before a position. O(1).
  func followsWord(_ position: Int, of words: Set<String>) -> Bool {
    wordBefore(position).map { Self.has($0, in: words) } ?? false
  }

  /// Whether one of some words, by itself or with what is written together with it, stands among
  /// the first scalars of the text, so many at the most. O(*n*).
  func hasWord(of words: Set<String>, within most: Int = .max) -> Bool {
    hasWord(of: words, in: 0..<min(count, most))
  }

  /// Whether one of some words, by itself or with what is written together with it, stands in a
  /// range. O(its length).
  func hasWord(of words: Set<String>, in range: Range<Int>) -> Bool {
    string(range).split { !$0.isLetter }.contains { Self.has(String($0), in: words) }
  }

  /// The words of a text, which blanks part.
  static func words(_ all: String) -> Set<String> {
    Set(all.split(separator: " ").map(String.init))
  }

  /// What is written together with a word in Hebrew and Arabic: the article, and, in, to, that.
  private static let articles = [
    "\u{5D4}", "\u{5D1}", "\u{5DC}", "\u{5D5}", "\u{5E9}", "\u{5D5}\u{5D4}", "\u{5E9}\u{5D4}",
    "\u{5DE}\u{5D4}", "\u{627}\u{644}", "\u{644}\u{644}", "\u{628}\u{627}\u{644}",
    "\u{648}\u{627}\u{644}", "\u{644}", "\u{628}", "\u{648}", "\u{641}",
  ]

  // Film, clip, song, book, series, album, play, musical, novel, comedy, drama, band, hit, show,
  // company, site, application, magazine, podcast, singer, rapper, game.
  private static let works = words(
    """
    \u{5E1}\u{5E8}\u{5D8} \u{5E1}\u{5E8}\u{5D8}\u{5D5}\u{5DF} \u{5E9}\u{5D9}\u{5E8} \
    \u{5E1}\u{5E4}\u{5E8} \u{5E1}\u{5D3}\u{5E8}\u{5D4} \u{5E1}\u{5D3}\u{5E8}\u{5EA} \
    \u{5D0}\u{5DC}\u{5D1}\u{5D5}\u{5DD} \u{5DE}\u{5D7}\u{5D6}\u{5D4} \
    \u{5DE}\u{5D7}\u{5D6}\u{5DE}\u{5E8} \u{5E8}\u{5D5}\u{5DE}\u{5DF} \
    \u{5E7}\u{5D5}\u{5DE}\u{5D3}\u{5D9}\u{5D4} \u{5D3}\u{5E8}\u{5DE}\u{5D4} \
    \u{5DC}\u{5D4}\u{5E7}\u{5EA} \u{5DC}\u{5D4}\u{5D9}\u{5D8} \u{5E7}\u{5DC}\u{5D9}\u{5E4} \
    \u{5D4}\u{5E6}\u{5D2}\u{5D4} \u{5D4}\u{5E6}\u{5D2}\u{5EA} \u{641}\u{64A}\u{644}\u{645} \
    \u{623}\u{63A}\u{646}\u{64A}\u{629} \u{643}\u{62A}\u{627}\u{628} \
    \u{631}\u{648}\u{627}\u{64A}\u{629} \u{645}\u{633}\u{644}\u{633}\u{644} \
    \u{641}\u{631}\u{642}\u{629} \u{623}\u{644}\u{628}\u{648}\u{645} \
    \u{645}\u{633}\u{631}\u{62D}\u{64A}\u{629} \u{641}\u{6CC}\u{644}\u{645} \
    \u{622}\u{647}\u{646}\u{6AF} \u{62A}\u{631}\u{627}\u{646}\u{647} \
    \u{6A9}\u{62A}\u{627}\u{628} \u{631}\u{645}\u{627}\u{646} \
    \u{633}\u{631}\u{6CC}\u{627}\u{644} \u{622}\u{644}\u{628}\u{648}\u{645} \
    \u{646}\u{645}\u{627}\u{6CC}\u{634} \u{641}\u{644}\u{645} \u{6AF}\u{627}\u{646}\u{627} \
    \u{6AF}\u{627}\u{646}\u{6D2} \u{6AF}\u{6CC}\u{62A} \u{646}\u{627}\u{648}\u{644} \
    \u{688}\u{631}\u{627}\u{645}\u{6C1} \u{688}\u{631}\u{627}\u{645}\u{627} \
    \u{5DC}\u{5D4}\u{5E7}\u{5D4} \u{5D7}\u{5D1}\u{5E8}\u{5EA} \u{5D0}\u{5EA}\u{5E8} \
    \u{5D0}\u{5E4}\u{5DC}\u{5D9}\u{5E7}\u{5E6}\u{5D9}\u{5D4} \
    \u{5D0}\u{5E4}\u{5DC}\u{5D9}\u{5E7}\u{5E6}\u{5D9}\u{5D9}\u{5EA} \
    \u{5DE}\u{5D2}\u{5D6}\u{5D9}\u{5DF} \u{5E4}\u{5D5}\u{5D3}\u{5E7}\u{5D0}\u{5E1}\u{5D8} \
    \u{634}\u{631}\u{643}\u{629} \u{645}\u{648}\u{642}\u{639} \
    \u{62A}\u{637}\u{628}\u{64A}\u{642} \u{645}\u{62C}\u{644}\u{629} \
    \u{628}\u{648}\u{62F}\u{643}\u{627}\u{633}\u{62A} \u{634}\u{631}\u{6A9}\u{62A} \
    \u{633}\u{627}\u{6CC}\u{62A} \u{627}\u{67E}\u{644}\u{6CC}\u{6A9}\u{6CC}\u{634}\u{646} \
    \u{645}\u{62C}\u{644}\u{647} \u{67E}\u{627}\u{62F}\u{6A9}\u{633}\u{62A} \
    \u{6A9}\u{645}\u{67E}\u{646}\u{6CC} \u{627}\u{6CC}\u{67E} \u{5D6}\u{5DE}\u{5E8} \
    \u{5D6}\u{5DE}\u{5E8}\u{5EA} \u{5E8}\u{5D0}\u{5E4}\u{5E8} \u{645}\u{63A}\u{646}\u{64A} \
    \u{645}\u{637}\u{631}\u{628} \u{631}\u{627}\u{628}\u{631} \
    \u{62E}\u{648}\u{627}\u{646}\u{646}\u{62F}\u{647} \u{631}\u{67E}\u{631} \
    \u{6AF}\u{644}\u{648}\u{6A9}\u{627}\u{631} \u{631}\u{6CC}\u{67E}\u{631} \
    \u{644}\u{639}\u{628}\u{629} \u{627}\u{644}\u{644}\u{639}\u{628}\u{629} \u{6AF}\u{6CC}\u{645}
    """)

  // Press and choose, a menu, a button, an option.
  private static let labels = words(
    """
    \u{5DC}\u{5D7}\u{5E6}\u{5D5} \u{5DC}\u{5D7}\u{5E5} \u{5DC}\u{5D7}\u{5E6}\u{5D9} \
    \u{5DC}\u{5DC}\u{5D7}\u{5D5}\u{5E5} \u{5D4}\u{5E7}\u{5DC}\u{5D9}\u{5E7}\u{5D5} \
    \u{5D4}\u{5E7}\u{5DC}\u{5E7} \u{5D1}\u{5D7}\u{5E8}\u{5D5} \u{5D1}\u{5D7}\u{5E8} \
    \u{5DC}\u{5D1}\u{5D7}\u{5D5}\u{5E8} \u{5EA}\u{5E4}\u{5E8}\u{5D9}\u{5D8} \
    \u{5D4}\u{5EA}\u{5E4}\u{5E8}\u{5D9}\u{5D8} \u{5DB}\u{5E4}\u{5EA}\u{5D5}\u{5E8} \
    \u{5D4}\u{5DB}\u{5E4}\u{5EA}\u{5D5}\u{5E8} \u{5DC}\u{5D7}\u{5E6}\u{5DF} \
    \u{5D4}\u{5DC}\u{5D7}\u{5E6}\u{5DF} \u{627}\u{636}\u{63A}\u{637} \
    \u{627}\u{646}\u{642}\u{631} \u{627}\u{62E}\u{62A}\u{631} \u{62D}\u{62F}\u{62F} \
    \u{632}\u{631} \u{627}\u{644}\u{632}\u{631} \u{642}\u{627}\u{626}\u{645}\u{629} \
    \u{627}\u{644}\u{642}\u{627}\u{626}\u{645}\u{629} \u{62E}\u{64A}\u{627}\u{631} \
    \u{627}\u{644}\u{62E}\u{64A}\u{627}\u{631} \u{6A9}\u{644}\u{6CC}\u{6A9} \
    \u{628}\u{632}\u{646}\u{6CC}\u{62F} \u{627}\u{646}\u{62A}\u{62E}\u{627}\u{628} \
    \u{62F}\u{6A9}\u{645}\u{647} \u{645}\u{646}\u{648} \u{645}\u{646}\u{648}\u{6CC} \
    \u{6AF}\u{632}\u{6CC}\u{646}\u{647} \u{628}\u{679}\u{646} \u{645}\u{6CC}\u{646}\u{648} \
    \u{62F}\u{628}\u{627}\u{626}\u{6CC}\u{6BA} \u{5D0}\u{5E4}\u{5E9}\u{5E8}\u{5D5}\u{5EA} \
    \u{622}\u{67E}\u{634}\u{646}
    """)

  // Add and write, a line, an item.
  private static let lines = words(
    """
    \u{5D4}\u{5D5}\u{5E1}\u{5D9}\u{5E4}\u{5D5} \u{5D4}\u{5D5}\u{5E1}\u{5E3} \
    \u{5D4}\u{5D5}\u{5E1}\u{5D9}\u{5E4}\u{5D9} \u{5DC}\u{5D4}\u{5D5}\u{5E1}\u{5D9}\u{5E3} \
    \u{5DB}\u{5EA}\u{5D1}\u{5D5} \u{5DB}\u{5EA}\u{5D5}\u{5D1} \u{5E9}\u{5D5}\u{5E8}\u{5D4} \
    \u{5D4}\u{5E9}\u{5D5}\u{5E8}\u{5D4} \u{5E4}\u{5E8}\u{5D9}\u{5D8} \
    \u{5D4}\u{5E4}\u{5E8}\u{5D9}\u{5D8} \u{623}\u{636}\u{641} \
    \u{623}\u{636}\u{64A}\u{641}\u{648}\u{627} \u{627}\u{644}\u{633}\u{637}\u{631} \
    \u{633}\u{637}\u{631} \u{627}\u{643}\u{62A}\u{628} \u{627}\u{644}\u{628}\u{646}\u{62F} \
    \u{62E}\u{637} \u{628}\u{646}\u{648}\u{6CC}\u{633}\u{6CC}\u{62F} \
    \u{644}\u{6A9}\u{6BE}\u{6CC}\u{6BA}
    """)

  // Operator and sign.
  private static let operators = words(
    """
    \u{5D0}\u{5D5}\u{5E4}\u{5E8}\u{5D8}\u{5D5}\u{5E8} \
    \u{5D4}\u{5D0}\u{5D5}\u{5E4}\u{5E8}\u{5D8}\u{5D5}\u{5E8} \
    \u{5D4}\u{5D0}\u{5D5}\u{5E4}\u{5E8}\u{5D8}\u{5D5}\u{5E8}\u{5D9}\u{5DD} \
    \u{5E1}\u{5D9}\u{5DE}\u{5DF} \u{5D4}\u{5E1}\u{5D9}\u{5DE}\u{5DF} \
    \u{627}\u{644}\u{645}\u{639}\u{627}\u{645}\u{644} \u{645}\u{639}\u{627}\u{645}\u{644} \
    \u{627}\u{644}\u{639}\u{627}\u{645}\u{644} \u{627}\u{644}\u{631}\u{645}\u{632} \
    \u{631}\u{645}\u{632} \u{627}\u{644}\u{639}\u{644}\u{627}\u{645}\u{629} \
    \u{639}\u{644}\u{627}\u{645}\u{629} \u{639}\u{645}\u{644}\u{6AF}\u{631} \
    \u{639}\u{644}\u{627}\u{645}\u{62A} \u{646}\u{645}\u{627}\u{62F} \
    \u{622}\u{67E}\u{631}\u{6CC}\u{679}\u{631}
    """)

  // Boeing, Airbus and Embraer in their spellings.
  private static let makersOfAircraft = words(
    """
    \u{5D1}\u{5D5}\u{5D0}\u{5D9}\u{5E0}\u{5D2} \
    \u{5D0}\u{5D9}\u{5D9}\u{5E8}\u{5D1}\u{5D5}\u{5E1} \u{628}\u{648}\u{64A}\u{646}\u{63A} \
    \u{628}\u{648}\u{64A}\u{646}\u{62C} \u{628}\u{648}\u{64A}\u{646}\u{642} \
    \u{628}\u{648}\u{64A}\u{646}\u{643} \u{628}\u{648}\u{626}\u{6CC}\u{646}\u{6AF} \
    \u{628}\u{648}\u{626}\u{64A}\u{646}\u{6AF} \u{628}\u{648}\u{6CC}\u{6CC}\u{646}\u{6AF} \
    \u{628}\u{648}\u{626}\u{646}\u{6AF} \u{625}\u{64A}\u{631}\u{628}\u{627}\u{635} \
    \u{627}\u{64A}\u{631}\u{628}\u{627}\u{635} \u{625}\u{64A}\u{631}\u{628}\u{627}\u{633} \
    \u{627}\u{6CC}\u{631}\u{628}\u{627}\u{633} \u{627}\u{6CC}\u{626}\u{631}\u{628}\u{633} \
    \u{625}\u{645}\u{628}\u{631}\u{627}\u{64A}\u{631} \
    \u{627}\u{645}\u{628}\u{631}\u{627}\u{64A}\u{631}
    """)

  // Aircraft, and type, in Hebrew, Arabic, Persian and Urdu.
  private static let aircraft = words(
    """
    \u{5DE}\u{5D8}\u{5D5}\u{5E1} \u{637}\u{627}\u{626}\u{631}\u{629} \
    \u{637}\u{627}\u{626}\u{631}\u{62A}\u{647}\u{627} \u{637}\u{631}\u{627}\u{632} \
    \u{646}\u{648}\u{639} \u{647}\u{648}\u{627}\u{67E}\u{6CC}\u{645}\u{627}\u{6CC} \
    \u{647}\u{648}\u{627}\u{67E}\u{6CC}\u{645}\u{627} \u{637}\u{6CC}\u{627}\u{631}\u{6C1} \
    \u{637}\u{6CC}\u{627}\u{631}\u{6D2}
    """)
}
