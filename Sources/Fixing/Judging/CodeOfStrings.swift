internal import BidiAlgorithm

/// Lines of code whose right-to-left letters stand in strings alone, in a paragraph that was set to
/// run from right to left: `print("ABC, world!")`, `let x = "ABC"`. Code runs from left to right
/// wherever it stands.
///
/// Words with a quotation and a formula may stand either way: a call, the word that declares a name
/// or the end of a statement tells code from them.
enum CodeOfStrings {
  /// The fewest tokens of such a line, and the most.
  private static let lengths = 5...128
  /// The most tokens of a name that is declared, with its type.
  private static let longestName = 8
  /// The most letters of a word of code.
  private static let longestWord = 6

  /// Whether tokens are one. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard lengths ~= tokens.count, tokens[0].direction == .leftToRight else { return false }
    let pairs = TokenPairs(tokens, in: text)
    guard areInStrings(tokens, pairs, text) else { return false }
    if isCall(tokens, pairs, text) { return true }
    let word = tokens[0].range.count <= longestWord ? text.string(tokens[0].range) : ""
    let equals = tokens.prefix(longestName).contains { $0.sign(in: text) == "=" }
    if declarations.contains(word) { return equals && tokens[1].direction == .leftToRight }
    let last = tokens[tokens.count - 1]
    return last.sign(in: text) == ";" && !last.followsSpace && (equals || word == "return")
  }

  /// Whether all right-to-left letters stand between straight marks of quotation, and only signs of
  /// code outside of them.
  private static func areInStrings(
    _ tokens: [Token], _ pairs: TokenPairs, _ text: Skeleton
  ) -> Bool {
    var hasString = false
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      let sign = token.sign(in: text)
      if sign == "\"" || sign == "'" {
        guard let end = pairs.closing[index], end < tokens.count else { return false }
        let string = token.range.upperBound..<tokens[end].range.lowerBound
        hasString = hasString || string.contains(where: text.isRightToLeftLetter)
        index = end + 1
        continue
      }
      guard !token.range.contains(where: text.isRightToLeftLetter),
        token.sort != .sign || signs.contains(sign)
      else { return false }
      index += 1
    }
    return hasString
  }

  /// Whether tokens are a name and brackets right behind it that hold the rest, with a semicolon
  /// behind them or none.
  private static func isCall(_ tokens: [Token], _ pairs: TokenPairs, _ text: Skeleton) -> Bool {
    guard tokens[0].sort == .word || tokens[0].piece?.kind == .identifier,
      tokens[0].range.allSatisfy({ text.isCodeLetter($0) || text.at($0) == "." }),
      tokens[1].sign(in: text) == "(", !tokens[1].followsSpace, let end = pairs.closing[1],
      end < tokens.count
    else { return false }
    let rest = tokens[(end + 1)...]
    return rest.isEmpty || (rest.count == 1 && rest[end + 1].sign(in: text) == ";")
  }

  /// Words that declare a name.
  private static let declarations: Set<String> = ["const", "let", "local", "val", "var"]

  private static let signs: Set<Unicode.Scalar> = [
    "=", "<", ">", "!", "&", "|", "+", "-", "*", "/", "%", ".", ",", ";", ":", "(", ")", "[", "]",
    "{", "}", "@", "$", "?", "\\",
  ]
}
