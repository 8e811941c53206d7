/// Books of the Bible that have a number before their names in English.
extension Piece {
  /// The most digits of a chapter or a verse.
  private static let longestVerse = 3

  /// `1 Samuel 16:7`, `2 Cor. 3:4-6`, `1 Corinthians`: the number of a book, its name and where in
  /// it, also behind a right-to-left prefix and its hyphen. Names that are also those of somebody
  /// or something, such as `2 Kings`, need a verse: without one the number may count them.
  /// O(its length).
  @Sendable static func numberedBook(_ start: Int, _ text: Skeleton) -> Piece? {
    guard "1234".unicodeScalars.contains(text.at(start)), text.at(start + 1) == " ",
      text.isCapital(start + 2), text.mayBeginWord(start)
    else { return nil }
    var end = start + 2
    while text.isLatin(end), end - start < longestBook { end += 1 }
    guard !text.isCodeLetter(end), !text.isStrong(end) else { return nil }
    let name = text.string(start + 2..<end)
    let isOnlyBook = onlyBooks.contains(name)
    guard isOnlyBook || books.contains(name) else { return nil }
    let isShort = text.at(end) == "." && name.count <= longestShortBook
    if let (verse, hasVerse) = endOfChapter(behind: isShort ? end + 1 : end, text),
      hasVerse || isOnlyBook
    {
      return Piece(kind: .name, range: start..<verse, order: .leftToRight)
    }
    return isOnlyBook ? Piece(kind: .name, range: start..<end, order: .leftToRight) : nil
  }

  /// The most scalars of the name of such a book with its number, and the most of one that is
  /// shortened.
  private static let longestBook = 18
  private static let longestShortBook = 5

  /// The end of a chapter, a colon and a verse, and of the last one of several, behind a blank;
  /// whether there is a verse. nil where there is no chapter.
  private static func endOfChapter(
    behind end: Int, _ text: Skeleton
  ) -> (end: Int, hasVerse: Bool)? {
    guard text.at(end) == " ", let chapter = endOfVerseNumber(end + 1, text) else { return nil }
    var last = chapter
    if text.at(chapter) == ":", let verse = endOfVerseNumber(chapter + 1, text) { last = verse }
    let hasVerse = last > chapter
    while "-\u{2013},:".unicodeScalars.contains(text.at(last)),
      let next = endOfVerseNumber(last + 1, text)
    {
      last = next
    }
    // Half of a verse.
    if hasVerse, "abc".unicodeScalars.contains(text.at(last)) { last += 1 }
    return text.isCodeLetter(last) || text.isStrong(last) ? nil : (last, hasVerse)
  }

  private static func endOfVerseNumber(_ start: Int, _ text: Skeleton) -> Int? {
    let end = text.endOfDigits(start)
    return (1...longestVerse).contains(end - start) && text.scalars[start].isASCII ? end : nil
  }

  /// Names that nobody and nothing else has.
  private static let onlyBooks: Set<String> = [
    "Chron", "Chronicles", "Corinthians", "Esdras", "Maccabees", "Macc", "Thess", "Thessalonians",
  ]

  /// Other names, whole and shortened.
  private static let books: Set<String> = [
    "Chr", "Cor", "Jn", "John", "Kgs", "Ki", "Kin", "Kings", "Pet", "Peter", "Pt", "Sam", "Samuel",
    "Thes", "Tim", "Timothy",
  ]
}
