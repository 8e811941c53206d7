/// Tags that a sentence speaks of.
extension Piece {
  /// The most scalars of a tag.
  private static let longestTag = 160

  /// `<br>`, `</b>`, `<user>`, `<slot />`, `<img src="x">`: its signs are mirrored, so that it
  /// looks the same both ways, but what stands between them does not.
  static func tag(_ start: Int, _ text: Skeleton) -> Piece? {
    if let end = endOfDeclaration(start, text) {
      return Piece(kind: .identifier, range: start..<end, order: .leftToRight)
    }
    let name = text.at(start + 1) == "/" ? start + 2 : start + 1
    guard text.isLatin(name) else { return nil }
    var end = name
    while text.isCodeLetter(end) || text.at(end) == "-"
      || (".:".unicodeScalars.contains(text.at(end)) && text.isLatin(end + 1))
    {
      end += 1
    }
    guard let close = closeOfTag(behind: end, text) else { return nil }
    return Piece(
      kind: .identifier, range: start..<close + 1, order: .either,
      parts: [start..<start + 1, start + 1..<close, close..<close + 1])
  }

  /// Where the sign stands that closes a tag whose name ends at a position: behind nothing, a slash
  /// with a blank or without one, or attributes; nil where anything else stands there.
  private static func closeOfTag(behind name: Int, _ text: Skeleton) -> Int? {
    let slash = text.at(name) == "/" ? name + 1 : name
    if text.at(slash) == ">" { return slash }
    guard text.at(name) == " " else { return nil }
    var close = name + 1
    var mark: Unicode.Scalar?
    var hasValue = false
    while close < min(text.count, name + longestTag), text.scalars[close].isASCII {
      let sign = text.at(close)
      let before = text.at(close - 1)
      if let open = mark {
        if sign == open { mark = nil }
      } else if sign == "<" {
        return nil
      } else if sign == ">", before != "=" {
        return before == "/" || hasValue ? close : nil
      } else if sign == "\"" || sign == "'", before == "=" {
        mark = sign
      } else if sign == "=", text.isCodeLetter(close - 1) {
        hasValue = true
      }
      close += 1
    }
    return nil
  }

  /// The end of a comment, `<!-- note -->`, of the type of a document, `<!DOCTYPE html>`, or of an
  /// instruction, `<?php echo 1; ?>`; nil where none begins.
  private static func endOfDeclaration(_ start: Int, _ text: Skeleton) -> Int? {
    let sign = text.at(start + 1)
    guard sign == "!" || sign == "?" else { return nil }
    let isComment = sign == "!" && text.at(start + 2) == "-" && text.at(start + 3) == "-"
    let first = isComment ? start + 4 : start + 2
    guard isComment || text.isLatin(first) else { return nil }
    var end = first
    while end < min(text.count, start + longestTag), text.scalars[end].isASCII {
      if text.at(end) == ">" {
        let before = text.at(end - 1)
        let isEnd =
          isComment
          ? end > first + 1 && before == "-" && text.at(end - 2) == "-"
          : sign == "!" || before == "?"
        if isEnd { return (first..<end).contains(where: text.isLatin) ? end + 1 : nil }
      }
      end += 1
    }
    return nil
  }
}
