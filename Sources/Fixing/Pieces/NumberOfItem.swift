/// Numbers with a dash behind them that may say which exercise or which item of a list stands
/// there, before what is said of it: `EXERCISE 5 - x = 2`, `ANSWERS: 1 - x = 5, 2 - x = 7`.
/// Otherwise they are the first ones of a difference.
enum NumberOfItem {
  /// The most items of a list that are looked at, the most scalars of one, and the most digits of
  /// its number.
  private static let most = 16
  private static let longest = 40
  private static let mostDigits = 3

  /// Whether the number at a position may be one. O(1).
  static func mayBe(_ start: Int, _ text: Skeleton) -> Bool {
    var number = start
    for _ in 0..<most {
      guard let value = valueBeforeDash(number, text) else { return false }
      if text.followsWordForNumbered(number) || text.followsWordForLetter(number) { return true }
      let before = lastInk(before: number, text)
      if value == 1, before < 0 || text.at(before) == ":" { return true }
      guard let former = startOfItem(upTo: before, text),
        let formerValue = valueBeforeDash(former, text), formerValue + 1 == value
      else { return false }
      number = former
    }
    return false
  }

  /// The value of a number with a dash behind it; nil of anything else.
  private static func valueBeforeDash(_ start: Int, _ text: Skeleton) -> Int? {
    let end = text.endOfDigits(start)
    let dash = text.isSpace(ifThere: end) ? end + 1 : end
    guard (1...mostDigits).contains(end - start),
      "-\u{2212}\u{2013}".unicodeScalars.contains(text.at(dash))
    else { return nil }
    return text.value(of: start..<end)
  }

  /// Where the item begins that ends with a comma at a position; nil where none does.
  private static func startOfItem(upTo comma: Int, _ text: Skeleton) -> Int? {
    guard commas.contains(text.at(comma)) else { return nil }
    var start = comma
    while start > max(0, comma - longest), !text.isRightToLeftLetter(start - 1),
      text.at(start - 1) != ":", !commas.contains(text.at(start - 1))
    {
      start -= 1
    }
    return text.endOfBlanks(start)
  }

  private static let commas: Set<Unicode.Scalar> = [",", ";", "\u{60C}", "\u{61B}"]

  private static func lastInk(before position: Int, _ text: Skeleton) -> Int {
    var place = position - 1
    while place >= 0, text.isSpace(place) { place -= 1 }
    return place
  }
}
