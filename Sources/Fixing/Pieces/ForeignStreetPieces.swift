/// Addresses of French, Italian, Portuguese and Spanish behind a right-to-left prefix.
extension Piece {
  /// The most words of such an address.
  private static let mostWordsOfStreet = 10
  /// The most scalars of one of its small words, and of the number of its house.
  private static let longestStreetWord = 9
  private static let longestHouse = 4

  /// `15 Rue Cler` in `B-15 Rue Cler`: the number of a house right behind a prefix and its hyphen,
  /// a word for a street and the name of that. The hyphen goes with the prefix. Without a prefix
  /// the number may be one of the sentence. O(its length).
  @Sendable static func foreignStreet(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isDigit(start), text.scalars[start].isASCII, text.followsPrefix(start) else {
      return nil
    }
    let digits = text.endOfDigits(start)
    guard digits - start <= longestHouse, !isYear(start..<digits, text) else { return nil }
    let number = text.isCapital(digits) ? digits + 1 : digits
    guard text.isSpace(ifThere: number), text.isCapital(number + 1) else { return nil }
    let street = endOfStreetWord(number + 1, text)
    guard street - number <= longestStreetWord + 1,
      wordsForStreets.contains(text.string(number + 1..<street))
    else { return nil }
    var end: Int?
    var position = street
    for _ in 0..<mostWordsOfStreet {
      // Behind a comma there is a town, with its code before it or without.
      let isBehindComma = end != nil && text.at(position) == ","
      let first = isBehindComma ? position + 2 : position + 1
      guard text.isSpace(ifThere: first - 1) else { break }
      let last = endOfStreetWord(first, text)
      guard last > first, !text.isRightToLeftLetter(last) else { break }
      if isCapitalOfName(first, text) {
        end = last
      } else if isBehindComma {
        guard isTownCode(first..<last, text), text.isSpace(ifThere: last),
          isCapitalOfName(last + 1, text)
        else { break }
      } else {
        guard last - first <= longestStreetWord, smallWords.contains(text.string(first..<last))
        else { break }
      }
      position = last
    }
    // Other Latin words go on with it.
    guard let end, !text.isRightToLeftLetter(end),
      !(text.isSpace(ifThere: end) && isLatinLetter(end + 1, text))
    else { return nil }
    return Piece(kind: .name, range: start..<end, order: .leftToRight)
  }

  /// The end of letters with accents or without, digits, hyphens and apostrophes between them.
  private static func endOfStreetWord(_ start: Int, _ text: Skeleton) -> Int {
    var end = start
    while isLatinLetter(end, text) || text.isCodeLetter(end)
      || (end > start && text.isMark(end))
      || (end > start && "'-\u{2019}".unicodeScalars.contains(text.at(end))
        && isLatinLetter(end + 1, text))
    {
      end += 1
    }
    return end
  }

  private static func isLatinLetter(_ position: Int, _ text: Skeleton) -> Bool {
    text.isStrong(position) && !text.isRightToLeftLetter(position)
  }

  /// Whether a capital begins at a position, or a letter with an accent, or what French and Italian
  /// write together with one: `d'Arc`.
  private static func isCapitalOfName(_ position: Int, _ text: Skeleton) -> Bool {
    func begins(_ position: Int) -> Bool {
      text.isCapital(position) || (isLatinLetter(position, text) && !text.isLatin(position))
    }
    if begins(position) { return true }
    guard "dl".unicodeScalars.contains(text.at(position)) else { return false }
    let hasApostrophe = "'\u{2019}".unicodeScalars.contains(text.at(position + 1))
    return hasApostrophe && begins(position + 2)
  }

  /// Whether a range is the code of a town in five digits.
  private static func isTownCode(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    range.count == 5 && range.allSatisfy { text.isDigit($0) && text.scalars[$0].isASCII }
  }

  /// Words for a street that stand before its name. Some that `SentenceNumbers` knows begin names
  /// of other things that are counted, too: of places and hotels.
  private static let wordsForStreets: Set<String> = [
    "Avenida", "Avenue", "Boulevard", "Calle", "Corso", "Impasse", "Rua", "Rue", "Via", "Viale",
  ]

  /// Small words in names of streets.
  private static let smallWords: Set<String> = [
    "al", "da", "das", "de", "degli", "dei", "del", "della", "delle", "des", "di", "do", "dos",
    "du", "e", "el", "et", "la", "las", "le", "les", "los", "y",
  ]
}
