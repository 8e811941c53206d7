internal import BidiAlgorithm

/// Short right-to-left questions and calls that end in a Latin name: `WHERE Anna?`,
/// `- THIS IS NOT John!`
///
/// Laid out from left to right, the name and the mark stand behind the first word, at the end of
/// what is read.
enum NamedQuestion {
  /// The most right-to-left words, and the most words of the name: of more others tell.
  private static let mostWords = 5
  private static let longestName = 3
  /// The fewest right-to-left words where none asks at the start.
  private static let fewestWords = 2

  /// Whether tokens are one, behind the dash of somebody who speaks or without it: right-to-left
  /// words alone, Latin words with capitals that are none of English, and a question or exclamation
  /// mark. Where no word that asks begins a question, a small word tells it from somebody's name.
  /// O(1).
  static func isOne(_ all: [Token], _ text: Skeleton) -> Bool {
    let start = CutSentence.endOfBullet(all, text)
    guard all.count - start <= mostWords + longestName + mostMarks, !text.hasControls else {
      return false
    }
    let own = all[start...].prefix { isOwn($0, text) }
    let name = all[own.endIndex...].prefix { isOfName($0, text) }
    let marks = all[name.endIndex...]
    guard (1...mostWords).contains(own.count), (1...longestName).contains(name.count),
      (1...mostMarks).contains(marks.count), let first = own.first, let last = marks.last,
      marks.allSatisfy({ isMark($0, text) })
    else { return false }
    if asks(last, text), SmallWords.asks(first.range, text) { return true }
    return own.count >= fewestWords && own.contains { SmallWords.isOne($0, text) }
  }

  /// The most marks at the end.
  private static let mostMarks = 3

  /// Whether a token is a right-to-left word: the question mark of Arabic is a letter to UAX #9.
  private static func isOwn(_ token: Token, _ text: Skeleton) -> Bool {
    token.isWord(.rightToLeft) && token.followsSpace && !isMark(token, text)
  }

  private static func isOfName(_ token: Token, _ text: Skeleton) -> Bool {
    token.isWord(.leftToRight) && token.followsSpace && text.isCapital(token.range.lowerBound)
      && !NamedSentence.isOfEnglish(token, text)
  }

  /// Whether a token is a mark right behind a word.
  private static func isMark(_ token: Token, _ text: Skeleton) -> Bool {
    !token.followsSpace && token.range.count == 1
      && "?!\u{61F}".unicodeScalars.contains(text.at(token.range.lowerBound))
  }

  private static func asks(_ token: Token, _ text: Skeleton) -> Bool {
    text.at(token.range.lowerBound) != "!"
  }
}
