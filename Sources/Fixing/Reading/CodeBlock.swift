/// A condition in brackets and its block in braces, which are a whole line:
/// `if (ABC == "DEF") { return 1; }`. It is code whatever its letters are, and read from left to
/// right, also where the paragraph was set to run from right to left.
enum CodeBlock {
  /// The most letters of the word before a condition, and the most scalars of such a line.
  private static let longestWord = 6
  private static let longest = 240

  /// Whether a text is one: a semicolon or another block ends what stands in the block. O(*n*) for
  /// a text that begins with such a word.
  static func isOne(_ text: Skeleton) -> Bool {
    guard text.count <= longest else { return false }
    let start = text.endOfBlanks(0)
    var end = start
    while text.isLatin(end), end < start + longestWord { end += 1 }
    guard words.contains(text.string(start..<end)) else { return false }
    let opening = text.endOfBlanks(end)
    guard text.at(opening) == "(", let closing = self.end(of: opening, ")", text) else {
      return false
    }
    let block = text.endOfBlanks(closing + 1)
    guard text.at(block) == "{", let last = self.end(of: block, "}", text),
      text.endOfBlanks(last + 1) == text.count
    else { return false }
    var statement = last - 1
    while text.isSpace(ifThere: statement) { statement -= 1 }
    return statement > block && ";}".unicodeScalars.contains(text.at(statement))
  }

  private static let words: Set<String> = ["for", "if", "switch", "while"]

  /// Where what opens at a position is closed, but for strings; nil where nothing closes it.
  private static func end(
    of opening: Int, _ closing: Unicode.Scalar, _ text: Skeleton
  ) -> Int? {
    let sign = text.at(opening)
    var depth = 0
    var quote: Unicode.Scalar?
    for position in opening..<text.count {
      let scalar = text.at(position)
      if let open = quote {
        if scalar == open { quote = nil }
      } else if scalar == "\"" || scalar == "'" {
        quote = scalar
      } else if scalar == sign {
        depth += 1
      } else if scalar == closing {
        depth -= 1
        if depth == 0 { return position }
      }
    }
    return nil
  }
}
