/// Lines of the resources of a program that give a quoted key a right-to-left string:
/// `"home.title" = "ABC DEF";`, `'file.txt' => 'ABC',`, members of data: `"title": "ABC",`, or
/// names of code that are given one: `title = f"ABC {name}, DEF"`.
/// Whatever the key is, the line is code.
enum KeyedString {
  /// Whether a text is one. O(*n*).
  static func isOne(_ text: Skeleton) -> Bool {
    let start = text.endOfBlanks(0)
    guard var position = endOfKey(start, text) else { return false }
    position = StringPrefix.mark(from: text.endOfBlanks(position), text)
    let value = text.at(position)
    guard value == "\"" || value == "'" else { return false }
    var end = text.count
    while end > position, text.isSpace(end - 1) || ",;".unicodeScalars.contains(text.at(end - 1)) {
      end -= 1
    }
    guard end > position + 1, text.at(end - 1) == value,
      let first = (position..<end).first(where: text.isStrong)
    else { return false }
    return text.isRightToLeftLetter(first)
  }

  /// The end of a key that begins at a position, and of the sign that gives it a value; nil where
  /// none does.
  private static func endOfKey(_ start: Int, _ text: Skeleton) -> Int? {
    let mark = text.at(start)
    guard mark == "\"" || mark == "'" else {
      // A name of code, which is given a string.
      guard text.isLatin(start) else { return nil }
      let sign = text.endOfBlanks(text.endOfDottedName(start))
      return text.at(sign) == "=" ? sign + 1 : nil
    }
    guard let close = (start + 1..<text.count).first(where: { text.at($0) == mark }),
      (start..<close).contains(where: text.isLatin),
      !(start..<close).contains(where: text.isRightToLeftLetter)
    else { return nil }
    let position = text.endOfBlanks(close + 1)
    if text.at(position) == ":" {
      // Before a colon a quotation may be a title or a name: a key is one word of code.
      guard position == close + 1, (0x61...0x7A).contains(text.at(start + 1).value),
        (start + 1..<close).allSatisfy({ text.isCodeLetter($0) || text.at($0) == "." })
      else { return nil }
      return position + 1
    }
    guard text.at(position) == "=" else { return nil }
    return position + (text.at(position + 1) == ">" ? 2 : 1)
  }
}
