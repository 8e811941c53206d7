internal import BidiAlgorithm

/// Lines of files of properties that give a key a right-to-left sentence without quotation marks:
/// `error.missing=ABC {0} DEF.`, `title=ABC DEF v2.1 GHI JKL`, `greeting=ABC, %d DEF`. The line
/// runs from left to right, and its value is a sentence of its own, as between quotation marks.
enum PropertyLine {
  /// The most scalars of a line.
  private static let longest = 1_000
  /// The fewest right-to-left words of a sentence. A placeholder stands for one.
  private static let fewestWords = 2

  /// The tokens of such a sentence, which has no Latin letters but those of placeholders and ends
  /// with a sign or is cut by one of them, or which Latin names or versions cut; nil where a line
  /// has none. Without its end what is drawn in one stretch may be a name. O(*n*).
  static func range(_ tokens: [Token], _ text: Skeleton) -> Range<Int>? {
    guard text.count <= longest, text.isLatin(0), let last = tokens.last,
      let equals = tokens.firstIndex(where: { text.at($0.range.lowerBound) == "=" })
    else { return nil }
    let key = text.endOfDottedName(0)
    let sign = tokens[equals].range.lowerBound
    guard tokens[equals].sort == .sign, equals + 1 < tokens.count,
      sign == key || (sign == key + 1 && text.isSpace(key))
    else { return nil }
    let value = tokens[(equals + 1)...]
    guard let first = value.first, first.sort == .word, first.direction == .rightToLeft,
      value.count(where: { $0.isWord(.rightToLeft) || $0.piece?.kind == .placeholder })
        >= fewestWords,
      !value.contains(where: { $0.sign(in: text) == "=" })
    else { return nil }
    let isWhole = value.allSatisfy {
      $0.direction != .leftToRight || $0.piece?.kind == .placeholder
    }
    let isSentence =
      isWhole
      ? text.endsSentence(last.range.upperBound - 1) || isCutByPlaceholder(value, text)
      : isCut(value, text)
    return isSentence ? equals + 1..<tokens.count : nil
  }

  /// Whether the letters of a placeholder cut a value, which nothing but a bracket or a colon ends:
  /// a right-to-left word goes on behind it, or behind other placeholders and signs that no blank
  /// parts from what is before them. Behind a dash or a bar between blanks another field may stand.
  private static func isCutByPlaceholder(_ value: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    guard let last = value.last,
      last.sort != .sign || ":)".unicodeScalars.contains(last.sign(in: text))
    else { return false }
    var isBehind = false
    for token in value {
      if token.piece?.kind == .placeholder {
        isBehind = isBehind || token.direction == .leftToRight
      } else if token.isWord(.rightToLeft) {
        if isBehind { return true }
      } else if token.followsSpace || !joints.contains(token.sign(in: text)) {
        isBehind = false
      }
    }
    return false
  }

  /// Signs right behind a placeholder with which its sentence goes on.
  private static let joints: Set<Unicode.Scalar> = [
    ",", "\u{60C}", ".", "!", "?", ":", ")", "]", "\"", "'", "\u{BB}", "\u{2019}", "\u{201D}",
  ]

  /// Whether Latin names or versions cut a value, and no placeholder is in it, whose letters code
  /// gives it.
  private static func isCut(_ value: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    !value.contains { $0.piece?.kind == .placeholder } && CutSentence.isOne(Array(value), text)
  }
}
