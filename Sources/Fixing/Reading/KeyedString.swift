/// Lines of the resources of a program that give a quoted key a right-to-left string:
/// `"home.title" = "ABC DEF";`, `'file.txt' => 'ABC',`, or members of data: `"title": "ABC",`.
/// Whatever the key is, the line is code.
enum KeyedString {
  /// Whether a text is one. O(*n*).
  static func isOne(_ text: Skeleton) -> Bool {
    var start = 0
    while text.isSpace(ifThere: start) { start += 1 }
    let mark = text.at(start)
    guard mark == "\"" || mark == "'",
      let close = (start + 1..<text.count).first(where: { text.at($0) == mark }),
      (start..<close).contains(where: text.isLatin),
      !(start..<close).contains(where: text.isRightToLeftLetter)
    else { return false }
    var position = close + 1
    while text.isSpace(ifThere: position) { position += 1 }
    if text.at(position) == ":" {
      // Before a colon a quotation may be a title or a name: a key is one word of code.
      guard position == close + 1, (0x61...0x7A).contains(text.at(start + 1).value),
        (start + 1..<close).allSatisfy({ text.isCodeLetter($0) || text.at($0) == "." })
      else { return false }
      position += 1
    } else {
      guard text.at(position) == "=" else { return false }
      position += text.at(position + 1) == ">" ? 2 : 1
    }
    while text.isSpace(ifThere: position) { position += 1 }
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
}
