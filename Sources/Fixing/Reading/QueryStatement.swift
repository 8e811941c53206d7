internal import BidiAlgorithm

/// Statements of SQL in which a right-to-left name is compared with or given another one or a
/// string: `SELECT * FROM t WHERE ABC = 'DEF' AND id > 5`. Each operand is a piece of its own, and
/// they follow each other from left to right: a name and its value that change places would be
/// another condition.
enum QueryStatement {
  /// The most tokens of a statement, and the most signs between two operands.
  private static let longest = 128
  private static let mostSigns = 2
  /// The most letters of the word that begins one.
  private static let longestWord = 8

  /// Whether tokens are one. O(their number).
  static func isOne(_ tokens: [Token], _ pairs: TokenPairs, _ text: Skeleton) -> Bool {
    guard tokens.count > 4, tokens.count <= longest, let first = tokens.first?.range.lowerBound
    else { return false }
    var end = first
    while text.isLatin(end), end < first + longestWord { end += 1 }
    guard text.isSpace(ifThere: end),
      let clause = clauses[text.string(first..<end).lowercased()],
      text.string(end..<text.count).lowercased().split(separator: " ").contains(clause[...])
    else { return false }
    var index = 0
    var isCompared = false
    while index < tokens.count {
      if TokenPairs.isQuotationMark(tokens[index].sign(in: text)), let end = pairs.closing[index] {
        index = end + 1
      } else {
        // Names have no blanks: two words are a remark.
        let isName = tokens[index].direction == .rightToLeft
        if isName, index > 0, tokens[index - 1].direction == .rightToLeft { return false }
        isCompared = isCompared || Self.isCompared(index, tokens, pairs, text)
        index += 1
      }
    }
    return isCompared
  }

  /// Whether a token is a right-to-left name with a sign that compares behind it, and behind that
  /// another name or a string with such letters.
  private static func isCompared(
    _ name: Int, _ tokens: [Token], _ pairs: TokenPairs, _ text: Skeleton
  ) -> Bool {
    guard tokens[name].direction == .rightToLeft else { return false }
    var value = name + 1
    while value < tokens.count, value <= name + mostSigns,
      "=<>!".unicodeScalars.contains(tokens[value].sign(in: text))
    {
      value += 1
    }
    guard value > name + 1, value < tokens.count else { return false }
    if TokenPairs.isQuotationMark(tokens[value].sign(in: text)), let end = pairs.closing[value] {
      return tokens[value..<end].contains { $0.direction == .rightToLeft }
    }
    return tokens[value].direction == .rightToLeft
  }

  /// The words that begin such statements, and the word that each of them has.
  private static let clauses: [String: String] = [
    "delete": "from", "select": "from", "update": "set",
  ]
}
