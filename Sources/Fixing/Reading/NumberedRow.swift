/// Rows of listings, logs and lists of changes that begin with a number, a version or a day and go
/// on in right-to-left words: `4096 ABC`, `12    ABC DEF`, `v1.2.3 ABC DEF`, `2024-01-05 ABC`.
///
/// That says nothing of the direction unless somebody set it: `3 ABC` is what is counted.
enum NumberedRow {
  /// The fewest digits of a size before one word, and the most words behind a wide gap.
  private static let fewestDigits = 4
  private static let mostWords = 4
  /// The digits of a year, of a month and of a day.
  private static let partsOfDay = [4, 2, 2]

  /// Whether a text from left to right is one, and its words are in one stretch and in their own
  /// order. O(*n*).
  static func isOne(_ text: Skeleton) -> Bool {
    let start = text.endOfBlanks(0)
    if text.isEuropeanDigit(start), isSized(start, text) { return true }
    let lead = behindMarker(start, text)
    guard var end = endOfVersion(lead, text) ?? endOfDay(lead, text) else { return false }
    if text.at(end) == ":" { end += 1 }
    guard text.isSpace(ifThere: end) else { return false }
    return ProgramFrame.isStretch(text.endOfBlanks(end)..<text.count, text)
  }

  /// Whether a whole number begins a row, with a wide gap and a few words behind it; a long one
  /// also with one word behind a blank.
  private static func isSized(_ start: Int, _ text: Skeleton) -> Bool {
    let end = text.endOfEuropeanDigits(start)
    let name = text.endOfBlanks(end)
    guard name > end, name < text.count else { return false }
    let blanks = (name..<text.count).count { text.isSpace($0) && !text.isGap($0 + 1) }
    let isWide = ColumnRow.isWide(end..<name, text)
    guard isWide ? blanks < mostWords : blanks == 0 && end - start >= fewestDigits else {
      return false
    }
    return !ColumnRow.endsPart(name..<text.count, text)
      && ProgramFrame.isStretch(name..<text.count, text)
  }

  /// Behind the signs of a heading or an item, `## `, `- `; the position itself where there are
  /// none.
  private static func behindMarker(_ start: Int, _ text: Skeleton) -> Int {
    var end = start
    while "#*-".unicodeScalars.contains(text.at(end)) { end += 1 }
    return end > start && text.isSpace(ifThere: end) ? text.endOfBlanks(end) : start
  }

  /// Behind a version: two dots at least, or one behind a `v`, and what is not yet released behind
  /// a hyphen; nil where there is none.
  private static func endOfVersion(_ start: Int, _ text: Skeleton) -> Int? {
    let hasLetter = text.at(start) == "v" || text.at(start) == "V"
    var end = hasLetter ? start + 1 : start
    var dots = 0
    guard text.isEuropeanDigit(end) else { return nil }
    while text.isEuropeanDigit(end) || (text.at(end) == "." && text.isEuropeanDigit(end + 1)) {
      if text.at(end) == "." { dots += 1 }
      end += 1
    }
    guard dots >= (hasLetter ? 1 : 2) else { return nil }
    if text.at(end) == "-", text.isLatin(end + 1) { end = text.endOfDottedName(end + 1) }
    return end
  }

  /// Behind a day that begins with its year, with hyphens or slashes; nil where there is none.
  private static func endOfDay(_ start: Int, _ text: Skeleton) -> Int? {
    var end = start
    for (number, digits) in partsOfDay.enumerated() {
      if number > 0 {
        guard "-/".unicodeScalars.contains(text.at(end)) else { return nil }
        end += 1
      }
      guard (end..<end + digits).allSatisfy(text.isEuropeanDigit) else { return nil }
      end += digits
    }
    return end
  }
}
