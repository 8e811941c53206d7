/// The box of a task at the start of an item, `[ ]`, `[x]`, `\u{2610}`, `\u{2611}`, behind the sign
/// or the number of the item or without these. It marks the item as a bullet does.
enum TaskBox {
  /// Whether a scalar is a whole box.
  static func isSign(_ scalar: Unicode.Scalar) -> Bool { (0x2610...0x2612).contains(scalar.value) }

  /// The box that a text begins with, before a blank, and whether the mark of an item stands before
  /// it; nil where there is none. O(1) but for blanks and digits before it.
  static func find(in text: Skeleton) -> (range: Range<Int>, followsMark: Bool)? {
    let first = text.endOfBlanks(0)
    let mark = endOfMark(first, text)
    let start = mark.map(text.endOfBlanks) ?? first
    guard let end = endOfBox(start, text), text.isSpace(ifThere: end) else { return nil }
    return (start..<end, mark != nil)
  }

  private static func endOfBox(_ start: Int, _ text: Skeleton) -> Int? {
    if isSign(text.at(start)) {
      let hasVariation = (0xFE0E...0xFE0F).contains(text.at(start + 1).value)
      return hasVariation ? start + 2 : start + 1
    }
    return RowMark.sortOfBox(start, text) == nil ? nil : start + 3
  }

  /// Behind the sign of an item or its number with a dot or a bracket, before a blank; nil where
  /// there is none.
  private static func endOfMark(_ start: Int, _ text: Skeleton) -> Int? {
    var end = start
    if text.isDigit(start) {
      end = text.endOfDigits(start)
      guard ".)".unicodeScalars.contains(text.at(end)) else { return nil }
    } else if !LabelledStretch.bullets.contains(text.at(start)) {
      return nil
    }
    return text.isSpace(ifThere: end + 1) ? end + 1 : nil
  }
}
