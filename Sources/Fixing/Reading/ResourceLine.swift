internal import BidiAlgorithm

/// Lines of files with texts of programs: `"welcome": "ABC {user}!"`, `"welcome" = "ABC %@!";`,
/// `welcome: "ABC {user}!"`.
enum ResourceLine {
  /// Whether the quotation between two tokens is the value of one, and a right-to-left sentence
  /// that goes on or ends with a sign behind its placeholders: their names say nothing about its
  /// direction. One that ends with a placeholder may be read as it is drawn. O(tokens).
  static func isSentence(
    from opening: Int, to closing: Int, _ tokens: [Token], _ text: Skeleton
  ) -> Bool {
    guard isValue(opening, tokens, text),
      tokens[..<opening].allSatisfy({ $0.direction != .rightToLeft }),
      tokens[(closing + 1)...].allSatisfy({ ",;".unicodeScalars.contains($0.sign(in: text)) })
    else { return false }
    let inside = tokens[opening + 1..<closing]
    guard let first = inside.first(where: { $0.direction != nil }),
      first.sort == .word, first.direction == .rightToLeft,
      let last = inside.last, last.piece?.kind != .placeholder
    else { return false }
    return inside.allSatisfy {
      $0.direction != .leftToRight || $0.piece?.kind == .placeholder
    }
  }

  /// Whether a quotation stands right behind a key and its sign. What a bare name is given with an
  /// equals sign is rather a string of code.
  private static func isValue(_ opening: Int, _ tokens: [Token], _ text: Skeleton) -> Bool {
    guard opening > 1, text.scalars[tokens[opening].range.lowerBound] == "\"" else { return false }
    let sign = tokens[opening - 1].sign(in: text)
    let isQuoted = tokens[opening - 2].sign(in: text) == "\""
    if isQuoted { return sign == ":" || sign == "=" }
    // A key of YAML is one word, or a name of code.
    return sign == ":" && opening == 2 && !tokens[1].followsSpace
      && tokens[0].direction == .leftToRight
  }
}
