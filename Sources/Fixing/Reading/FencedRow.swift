internal import BidiAlgorithm

/// A row of a table that has its sign before and behind it, too, `|ABC |4096|Oct 23|`, or begins
/// with its number or a share and has another one, `1 | ABC | 2`. Laid out from left to right its
/// cells follow each other so, each by itself, also those of numbers.
enum FencedRow {
  /// Signs between cells: a bar, and the one that boxes are drawn with.
  private static let bars = "|\u{2502}"
  /// The fewest cells, and the most words of one.
  private static let fewestCells = 3
  private static let mostWords = 6
  /// The most words of a cell where fewer cells run from the left, or only those of numbers do.
  private static let mostWordsOfShort = 3
  /// The most scalars of a row.
  private static let longest = 400

  /// The sign between the cells of a text that is such a row; nil where it is none. Each cell has
  /// words of one direction or none, and those from right to left are not more than those from
  /// left to right, beside one of which numbers count, too, or have few words: a table in
  /// right-to-left letters alone may run from the right. Or there are names alone and numbers in
  /// European digits. O(*n*).
  static func sign(in text: Skeleton) -> Unicode.Scalar? {
    guard text.count <= longest,
      let first = (0..<text.count).first(where: { !text.isSpace($0) }),
      let last = (0..<text.count).last(where: { !text.isSpace($0) }), first < last
    else { return nil }
    let isFenced =
      bars.unicodeScalars.contains(text.at(first)) && text.at(last) == text.at(first)
    guard let sign = isFenced ? text.at(first) : signBehindNumber(first, text) else { return nil }
    let end = isFenced ? last : last + 1
    var (cells, own, others, numbers) = (0, 0, 0, 0)
    var (hasDigit, isEuropean) = (false, true)
    var (words, longestCell) = (0, 0)
    var direction: TextDirection?
    for position in (isFenced ? first + 1 : first)...end {
      if position == end || text.at(position) == sign {
        // Two signs beside each other are one of code.
        guard words > 0 else { return nil }
        cells += 1
        if direction == .leftToRight { own += 1 }
        if direction == .rightToLeft { others += 1 }
        if direction == nil, hasDigit { numbers += 1 }
        (words, direction, hasDigit) = (0, nil, false)
        continue
      }
      guard !text.isSpace(position) else { continue }
      if text.isGap(position - 1) || text.at(position - 1) == sign { words += 1 }
      longestCell = max(longestCell, words)
      guard longestCell <= mostWords else { return nil }
      if text.isDigit(position) {
        hasDigit = true
        if !text.at(position).isASCII { isEuropean = false }
      }
      guard text.isStrong(position) else { continue }
      let letter: TextDirection = text.isRightToLeftLetter(position) ? .rightToLeft : .leftToRight
      guard direction != letter.opposite else { return nil }
      direction = letter
    }
    guard cells >= fewestCells, others > 0 else { return nil }
    let isShort = longestCell <= mostWordsOfShort
    if own > 0 { return others <= own + numbers || isShort ? sign : nil }
    return numbers > 0 && isEuropean && isShort ? sign : nil
  }

  /// The sign between blanks behind a number that begins a row without a sign before it,
  /// `1 | ABC | 2 | 5.00`, `1. | ABC | 2`, `50% | ABC | 2`; nil where there is none.
  private static func signBehindNumber(_ first: Int, _ text: Skeleton) -> Unicode.Scalar? {
    let digits = text.endOfDigits(first)
    let end = ".)%".unicodeScalars.contains(text.at(digits)) ? digits + 1 : digits
    guard digits > first, text.isSpace(ifThere: end), text.isSpace(ifThere: end + 2),
      bars.unicodeScalars.contains(text.at(end + 1))
    else { return nil }
    return text.at(end + 1)
  }
}
