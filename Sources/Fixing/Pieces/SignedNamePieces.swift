extension Piece {
  /// `Apple Inc.`, `Dr. Smith Jr.`, `U.S.A.`, `Yahoo!`, `Smith et al.`, `Windows\u{2122}`:
  /// a name of Latin words inside a right-to-left sentence, or at the start of one, that ends with
  /// a sign of its own. At a sentence's end the sign may be the sentence's.
  @Sendable static func signedName(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isLatin(start), text.mayBeginWord(start) else {
      return nil
    }
    var position = start
    var end: Int?
    var followsInitial = false
    for _ in 0..<longestName {
      guard let word = nameWord(position, text) else { break }
      let isInitial = word.end == position + 2 && text.at(position + 1) == "."
      // Of several initials the last one is no end of a sentence.
      let isSigned = word.isSigned || (isInitial && followsInitial)
      if isSigned, goesOnFromRightToLeft(word.end, text) { end = word.end }
      if isExclaimed(start..<word.end, text) {
        end = word.end + 1
        break
      }
      followsInitial = isInitial
      guard text.at(word.end) == " ", text.isLatin(word.end + 1) else { break }
      position = word.end + 1
    }
    guard let end,
      hasRightToLeftLetter(before: start, text) || beginsText(start..<end, text)
    else { return nil }
    return Piece(kind: .name, range: start..<end, order: .leftToRight)
  }

  /// Whether a name with a full stop or the mark of a right, or one known for its exclamation mark,
  /// begins a text, so that its sign is no end of a sentence: `Apple Inc. ABC DEF`. What ends with
  /// the title of a person leads to a name, and one word behind a firm's name is that name once
  /// more.
  private static func beginsText(_ name: Range<Int>, _ text: Skeleton) -> Bool {
    guard
      text.at(name.upperBound - 1) != "!"
        || ownsMark(text.string(name.lowerBound..<name.upperBound - 1)),
      !(0..<name.lowerBound).contains(where: text.isStrong)
    else { return false }
    let words = (name.upperBound..<text.count).count {
      text.isSpace(ifThere: $0) && text.isRightToLeftLetter($0 + 1)
    }
    guard words > 1 else { return false }
    let last = text.string(name).split { !$0.isLetter }.last ?? ""
    return !ofPersons.contains(String(last))
  }

  /// The most words of such a name.
  private static let longestName = 6
  /// So far back, in scalars, the sentence's letters are looked for.
  private static let sentenceReach = 60

  /// The end of a word of a name with its sign, and whether it has one. A word without one begins
  /// with a capital letter.
  private static func nameWord(
    _ start: Int, _ text: Skeleton
  ) -> (end: Int, isSigned: Bool)? {
    if let end = endOfDegree(start, text) { return (end: end, isSigned: true) }
    var end = start
    while text.isLatin(end), text.at(end + 1) == "." { end += 2 }
    if end > start {
      // One initial is no sign: `J. Smith`.
      guard !text.isCodeLetter(end) else { return nil }
      return (end: end, isSigned: end > start + 2)
    }
    while text.isCodeLetter(end)
      || ("&'-".unicodeScalars.contains(text.at(end)) && text.isCodeLetter(end + 1))
    {
      end += 1
    }
    guard end > start else { return nil }
    let word = text.string(start..<end)
    if "\u{2122}\u{AE}\u{A9}".unicodeScalars.contains(text.at(end)) {
      return (end: end + 1, isSigned: true)
    }
    if word == "et" { return (end: end, isSigned: false) }
    if text.at(end) == ".", abbreviations.contains(word) {
      return (end: end + 1, isSigned: true)
    }
    if text.at(end) == "!", exclaimed.contains(word) {
      return (end: end + 1, isSigned: true)
    }
    guard text.isCapital(start) else { return nil }
    return (end: end, isSigned: false)
  }

  /// Whether a name of capitalised words is written with the exclamation mark behind it: it is
  /// known for that, or its sentence surely goes on behind the mark, with a comma or with a word
  /// that begins none.
  private static func isExclaimed(_ words: Range<Int>, _ text: Skeleton) -> Bool {
    let mark = words.upperBound
    guard text.at(mark) == "!", goesOnFromRightToLeft(mark + 1, text) else { return false }
    let name = text.string(words)
    if ownsMark(name) { return true }
    guard text.isCapital(words.lowerBound) else { return false }
    return ",\u{60C}".unicodeScalars.contains(text.at(mark + 1)) || text.goesOnWithWord(mark + 2)
  }

  /// Whether a name, or its last words, are known to be written with an exclamation mark.
  static func ownsMark(_ name: String) -> Bool {
    exclaimed.contains { name == $0 || name.hasSuffix(" " + $0) }
  }

  /// Whether a right-to-left word follows, behind a comma or a bracket or without one.
  static func goesOnFromRightToLeft(_ end: Int, _ text: Skeleton) -> Bool {
    let space = ",\u{60C}".unicodeScalars.contains(text.at(end)) ? end + 1 : end
    let next = text.at(space + 1) == "(" ? space + 2 : space + 1
    return text.isSpace(ifThere: space) && text.isRightToLeftLetter(next)
  }

  private static func hasRightToLeftLetter(before start: Int, _ text: Skeleton) -> Bool {
    (max(0, start - sentenceReach)..<start).contains(where: text.isRightToLeftLetter)
  }

  /// Words that are written with a full stop wherever they stand.
  private static let abbreviations: Set<String> = [
    "Bros", "Co", "Corp", "Dr", "Inc", "Jr", "LLC", "Ltd", "Mr", "Mrs", "Ms", "Prof", "Sr", "St",
    "al", "etc", "vs",
  ]

  /// Titles of persons.
  private static let ofPersons: Set<String> = ["Dr", "Mr", "Mrs", "Ms", "Prof", "St"]

  /// Names of firms, programs, shows and bands that are written with an exclamation mark.
  private static let exclaimed: Set<String> = [
    "Airplane", "Chips Ahoy", "Jeopardy", "Joomla", "Kahoot", "Los Campesinos", "Mamma Mia",
    "Mars Attacks", "Moulin Rouge", "Viva Zapata", "Walla", "Wham", "Yahoo", "Yu-Gi-Oh",
  ]
}
