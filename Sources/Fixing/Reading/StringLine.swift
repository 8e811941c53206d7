/// Right-to-left strings of code that stand alone on their line, with the sign that parts them from
/// the next one or ends their statement: `"ABC",`, `("ABC DEF");`.
enum StringLine {
  /// Whether a text is one: straight marks at both ends, none of them inside, and a comma or a
  /// semicolon right behind the last one, or behind the bracket that closes one before the first.
  /// O(*n*).
  static func isOne(_ text: Skeleton) -> Bool {
    var (start, end) = (0, text.count)
    while text.isSpace(ifThere: start) { start += 1 }
    while end > start, text.isSpace(end - 1) { end -= 1 }
    guard end > start + shortest, ",;".unicodeScalars.contains(text.at(end - 1)) else {
      return false
    }
    end -= 1
    if text.at(start) == "(", text.at(end - 1) == ")" {
      start += 1
      end -= 1
    }
    let mark = text.at(start)
    let inside = start + 1..<max(start + 1, end - 1)
    guard mark == "\"" || mark == "'", text.at(end - 1) == mark,
      let first = inside.first(where: text.isStrong)
    else { return false }
    return text.isRightToLeftLetter(first)
      && !inside.contains { text.at($0) == mark && text.at($0 - 1) != "\\" }
  }

  /// The scalars of such a line are more.
  private static let shortest = 3
}
