internal import BidiAlgorithm

/// Lines of files with texts of programs: `"welcome": "ABC {user}!"`, `"welcome" = "ABC %@!";`,
/// `welcome: "ABC {user}!"`, and the members of data: `"message": "ABC config.json DEF GHI"`.
enum ResourceLine {
  /// Whether the quotation between two tokens is the value of one, and a right-to-left sentence
  /// that goes on or ends with a sign behind its placeholders: their names say nothing about its
  /// direction. One that ends with a placeholder may be read as it is drawn. In code as elsewhere
  /// it may be a sentence around names, or what a quoted key is given with an equals sign, as
  /// nothing else of code has it. O(tokens).
  static func isSentence(
    from opening: Int, to closing: Int, _ tokens: [Token], _ text: Skeleton, isInCode: Bool
  ) -> Bool {
    if isValue(opening, tokens, text) || isMember(opening, tokens, text),
      isAroundNames(tokens[opening + 1..<closing], text)
    {
      return true
    }
    guard isValue(opening, tokens, text),
      !isInCode || tokens[opening - 1].sign(in: text) == "=",
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

  /// Whether a quotation stands behind a quoted key, wherever that stands in the line.
  private static func isMember(_ opening: Int, _ tokens: [Token], _ text: Skeleton) -> Bool {
    guard opening > 1, !tokens[opening - 1].followsSpace else { return false }
    let mark = tokens[opening].sign(in: text)
    return (mark == "\"" || mark == "'") && tokens[opening - 1].sign(in: text) == ":"
      && tokens[opening - 2].sign(in: text) == mark
  }

  /// Whether a quotation holds a right-to-left sentence around Latin names, however long they are:
  /// right-to-left words begin and end it, one stands right before each name, and there are twice
  /// as many of them as names, three at least, or two around the name of a file. English words and
  /// what commas part may be more than names.
  private static func isAroundNames(_ inside: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    let directed = inside.filter { $0.direction != nil }
    let own = directed.count { $0.isWord(.rightToLeft) }
    let latin = directed.filter { $0.direction == .leftToRight }
    guard let first = directed.first, first.isWord(.rightToLeft), let last = directed.last,
      last.isWord(.rightToLeft), latin.count <= own, own + latin.count == directed.count,
      !latin.contains(where: { CutSentence.isOfEnglish($0, text) })
    else { return false }
    var names = 0
    for index in inside.indices.dropFirst() where inside[index].direction == .leftToRight {
      let before = inside[index - 1]
      if before.direction == .leftToRight { continue }
      guard before.isWord(.rightToLeft), inside[index].followsSpace else { return false }
      names += 1
    }
    let isOfFile = latin.count == 1 && Piece.endsInFile(latin[0].range, text)
    return names * 2 <= own && own >= (isOfFile ? fewestAroundFile : fewestWords)
  }

  /// The fewest right-to-left words of a sentence, and of one around the name of a file.
  private static let fewestWords = 3
  private static let fewestAroundFile = 2
}
