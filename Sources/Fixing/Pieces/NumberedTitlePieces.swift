/// Titles and stage names that begin with a number and stand behind no word for a work: other words
/// of the sentence say that they are names.
extension Piece {
  /// `(500) Days of ABC` in Latin letters: a title that begins with a number in brackets, behind a
  /// word for a work. The number counts the first word, and others follow; four digits are a year.
  @Sendable static func bracketedTitle(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.at(start) == "(", text.isDigit(start + 1), text.scalars[start + 1].isASCII,
      text.followsWordForWork(start)
    else { return nil }
    let close = text.endOfDigits(start + 1)
    guard close - start <= longestNumber, text.at(close) == ")", text.at(close + 1) == " ",
      let (end, words) = endOfTitle(close + 2, text), words >= fewestBehindBrackets
    else { return nil }
    var first = close + 2
    while text.isCodeLetter(first) { first += 1 }
    guard text.at(first - 1) == "s" else { return nil }
    return Piece(kind: .name, range: start..<end, order: .leftToRight)
  }

  /// `12 Angry Men` between two gershayim, which many keyboards of Hebrew give for quotation marks:
  /// a title that begins with a number. To UAX #9 they are letters, so that no pair holds it
  /// together.
  @Sendable static func titleInGershayim(_ start: Int, _ text: Skeleton) -> Piece? {
    let mark = start - 1
    guard text.isEuropeanDigit(start), text.at(mark) == gershayim,
      text.mayBeginWord(mark) || text.followsJoinedPrefix(mark)
    else { return nil }
    let digits = text.endOfDigits(start)
    var end = text.at(digits) == ":" ? digits + 1 : digits
    guard text.at(end) == " ", text.isLatin(end + 1) else { return nil }
    end += 1
    for _ in 0..<longestNumberedTitle {
      guard let last = endOfTitleWord(end, text) else { return nil }
      end = last
      if text.at(end) == gershayim {
        return Piece(kind: .name, range: start..<end, order: .leftToRight)
      }
      guard text.at(end) == " " else { return nil }
      end += 1
    }
    return nil
  }

  private static let gershayim: Unicode.Scalar = "\u{5F4}"

  /// The most digits of such a number, and one more.
  private static let longestNumber = 4
  /// The fewest words behind a number in brackets.
  private static let fewestBehindBrackets = 3

  /// Whether a number and a word with a capital are the name of who appears or of what was seen: in
  /// Hebrew behind a word for a show or a work and the word for of; behind a word for a concert; in
  /// Urdu between the word behind a subject and a verb that says of one thing that it was seen,
  /// heard or read; and beside other words for watching and listening.
  static func isNumberedName(_ start: Int, _ text: Skeleton) -> Bool {
    guard let title = numberedName(start, text) else { return false }
    let (end, number) = (title.upperBound, start..<text.endOfDigits(start))
    return text.followsWordForPerformance(start)
      || (text.followsSubjectMarker(start) && text.string(number) != "1"
        && text.isSpace(ifThere: end) && text.isSingularVerb(end + 1))
      || EnjoyedTitle.isOne(title, text)
  }

  /// Whether such a name stands right behind a Hebrew prefix, to which a verb for watching or
  /// listening leads.
  static func isNumberedNameBehindPrefix(_ start: Int, _ text: Skeleton) -> Bool {
    guard text.followsPrefix(start), let title = numberedName(start, text) else { return false }
    return EnjoyedTitle.isBehindPrefix(title, text)
  }

  /// A number of few digits and Latin words behind it, the first of which has a capital and is not
  /// counted by it; nil of others.
  private static func numberedName(_ start: Int, _ text: Skeleton) -> Range<Int>? {
    guard text.isDigit(start), text.scalars[start].isASCII else { return nil }
    let digits = text.endOfDigits(start)
    // Four digits are a year.
    guard digits - start < longestNumber, text.at(digits) == " ",
      let (end, words) = endOfTitle(digits + 1, text),
      words > 1 || !isCount(start..<digits, of: digits + 1..<end, text),
      endOfMonth(digits + 1, text) == nil
    else { return nil }
    return start..<end
  }

  /// Whether a number counts what the word behind it says: of several it stands in the plural, but
  /// for money.
  private static func isCount(
    _ number: Range<Int>, of word: Range<Int>, _ text: Skeleton
  ) -> Bool {
    guard CountedThings.contains(word, in: text) else {
      // `DJs`: an abbreviation in the plural.
      return word.count > 2 && word.dropLast().allSatisfy(text.isCapital)
        && text.at(word.upperBound - 1) == "s"
    }
    return text.string(number) == "1" || !CountedThings.isOneOfMany(word, in: text)
  }

  /// The end of words behind a number, the first of which has a capital, up to the next
  /// right-to-left one, and how many there are; nil where none is there.
  private static func endOfTitle(_ start: Int, _ text: Skeleton) -> (end: Int, words: Int)? {
    guard text.isCapital(start) else { return nil }
    var (end, words) = (start, 0)
    while words < longestNumberedTitle, let last = endOfTitleWord(end, text) {
      (end, words) = (last, words + 1)
      guard text.at(end) == " ", text.isLatin(end + 1) else { break }
      end += 1
    }
    return words > 0 && !text.isStrong(end) && !text.isCodeLetter(end) ? (end, words) : nil
  }

  /// The most words of such a title.
  private static let longestNumberedTitle = 8
}

/// Words around such names.
extension Skeleton {
  /// Whether a word for a concert stands right before a position, or one for a show, a concert or a
  /// work and the Hebrew word for of.
  func followsWordForPerformance(_ position: Int) -> Bool {
    guard let word = wordBefore(position), at(position - 2) != ":" else { return false }
    guard let before = startOfHebrewOf(before: position) else {
      return Self.has(word, in: Self.concerts)
    }
    guard let owned = wordBefore(before), at(before - 2) != ":" else { return false }
    return Self.has(owned, in: Self.shows) || followsWordForWork(before)
  }

  /// Whether the Urdu word behind the subject of what was done stands right before a position.
  func followsSubjectMarker(_ position: Int) -> Bool {
    wordBefore(position) == "\u{646}\u{6D2}" && at(position - 2) != ":"
  }

  /// Whether an Urdu verb begins at a position that says of one thing that it was seen, heard or
  /// read: of several it has another ending, or the word behind it is a plural.
  func isSingularVerb(_ start: Int) -> Bool {
    let verb = word(from: start, most: Self.longestVerb)
    let end = verb.upperBound
    guard Self.singularVerbs.contains(string(verb)) else { return false }
    let next = letters(from: end + 1, most: Self.longestVerb)
    return !isSpace(ifThere: end) || !Self.pluralEnds.contains(string(next))
  }

  /// The most letters of such a verb, and one more.
  private static let longestVerb = 6

  // Appearance, concert and show, with prefixes, season and episode, one and many, in Hebrew.
  private static let shows = words(
    """
    \u{5D4}\u{5D5}\u{5E4}\u{5E2}\u{5D4} \u{5D4}\u{5D5}\u{5E4}\u{5E2}\u{5D5}\u{5EA} \
    \u{5E7}\u{5D5}\u{5E0}\u{5E6}\u{5E8}\u{5D8} \
    \u{5E2}\u{5D5}\u{5E0}\u{5D4} \u{5E2}\u{5D5}\u{5E0}\u{5D5}\u{5EA} \u{5E4}\u{5E8}\u{5E7} \
    \u{5E4}\u{5E8}\u{5E7}\u{5D9}\u{5DD} \
    \u{5DE}\u{5D5}\u{5E4}\u{5E2} \u{5D1}\u{5DE}\u{5D5}\u{5E4}\u{5E2} \u{5DC}\u{5DE}\u{5D5}\u{5E4}\u{5E2} \u{5D4}\u{5DE}\u{5D5}\u{5E4}\u{5E2} \
    \u{5D1}\u{5D4}\u{5D5}\u{5E4}\u{5E2}\u{5D4} \u{5DC}\u{5D4}\u{5D5}\u{5E4}\u{5E2}\u{5D4} \u{5D1}\u{5E7}\u{5D5}\u{5E0}\u{5E6}\u{5E8}\u{5D8}
    """)

  // The appearance of, and concert, in Hebrew; concert in Arabic, Persian and Urdu; the evening of
  // somebody who sings, in Arabic, in two forms.
  private static let concerts = words(
    """
    \u{5D4}\u{5D5}\u{5E4}\u{5E2}\u{5EA} \u{5DC}\u{5D4}\u{5D5}\u{5E4}\u{5E2}\u{5EA} \
    \u{5E7}\u{5D5}\u{5E0}\u{5E6}\u{5E8}\u{5D8} \u{643}\u{648}\u{646}\u{633}\u{631}\u{62A} \
    \u{6A9}\u{646}\u{633}\u{631}\u{62A} \u{6A9}\u{646}\u{633}\u{631}\u{679} \
    \u{62D}\u{641}\u{644} \u{62D}\u{641}\u{644}\u{629}
    """)

  // Are and were, of several.
  private static let pluralEnds: Set<String> = [
    "\u{6C1}\u{6CC}\u{6BA}", "\u{62A}\u{6BE}\u{6CC}\u{6BA}",
  ]

  // Saw, heard and read, of one thing of either gender.
  private static let singularVerbs = words(
    """
    \u{62F}\u{6CC}\u{6A9}\u{6BE}\u{6CC} \u{62F}\u{6CC}\u{6A9}\u{6BE}\u{627} \
    \u{633}\u{646}\u{6CC} \u{633}\u{646}\u{627} \u{67E}\u{691}\u{6BE}\u{6CC} \
    \u{67E}\u{691}\u{6BE}\u{627}
    """)
}
