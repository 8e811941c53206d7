extension Piece {
  /// Whether a number behind a word for a work is that work's, or counts what follows, so that it
  /// begins no title: with a colon, which parts it from the title (a song 12 and its name), but for
  /// four digits, which are a year's, and behind the Hebrew article, where a title is named; or
  /// before a single word for an award, a service or a format. O(1).
  static func isOfWork(_ number: Range<Int>, _ text: Skeleton) -> Bool {
    guard text.followsWordForWork(number.lowerBound) else { return false }
    let end = number.upperBound
    if text.at(end) == ":" {
      return number.count != digitsOfYear && !text.followsDefiniteWork(number.lowerBound)
    }
    guard text.at(end) == " " else { return false }
    var last = end + 1
    while text.isLatin(last), last - end <= longestUntitled { last += 1 }
    let goesOn = text.at(last) == " " && text.isCodeLetter(last + 1)
    return !goesOn && !text.isCodeLetter(last)
      && untitled.contains(text.string(end + 1..<last))
  }

  private static let digitsOfYear = 4
  private static let longestUntitled = 8

  private static let untitled: Set<String> = [
    "Amazon", "CD", "DJ", "DJs", "DVD", "Emmy", "Emmys", "Grammy", "Grammys", "HBO", "Netflix",
    "Oscar", "Oscars", "PDF", "Spotify", "Tony", "Tonys", "YouTube",
  ]
}
