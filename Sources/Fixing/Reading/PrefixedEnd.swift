internal import BidiAlgorithm

/// Right-to-left sentences with one Latin name, which stands at the end behind a right-to-left
/// prefix and its hyphen: `ABC B-Pro`.
///
/// Laid out from left to right, the prefix stands at the far end of the right-to-left words, and
/// its hyphen before them. However short the sentence is, such a prefix belongs to no name.
enum PrefixedEnd {
  /// The most tokens of the name.
  private static let longestName = 4

  /// Whether tokens are one: they begin with a right-to-left word, or with how many there are of
  /// it, and behind the prefix are a few Latin words and numbers, none of them of English, and
  /// signs. With the ending of a file they may be its name. O(tokens).
  static func isOne(_ all: [Token], _ text: Skeleton) -> Bool {
    let tokens = NameAtEnd.withoutCount(all)
    guard let first = tokens.first, first.sort == .word, first.direction == .rightToLeft,
      let name = tokens.firstIndex(where: { $0.direction == .leftToRight }),
      let prefix = text.startOfPrefix(before: endOfPrefix(before: tokens[name], text)),
      prefix > first.range.upperBound, !text.scalars.contains("\t"),
      !tokens.contains(where: { CutSentence.isOfCode($0.sign(in: text)) })
    else { return false }
    var rest = tokens[name...]
    while rest.last?.sort == .sign { rest.removeLast() }
    guard let last = rest.last, !isFile(last, text) else { return false }
    return rest.count <= longestName
      && rest.allSatisfy {
        $0.direction == .leftToRight
          ? !CutSentence.isOfEnglish($0, text) : $0.isUndirectedPiece
      }
  }

  /// The last token of a Latin name that stands right behind a right-to-left prefix and its hyphen,
  /// with the numbers behind it: `B-Pro 12`; nil where a token is no such prefix. O(1).
  static func endOfName(behind prefix: Int, _ tokens: [Token], _ text: Skeleton) -> Int? {
    let next = tokens[(prefix + 1)...].prefix(2)
    guard let name = next.firstIndex(where: { $0.direction == .leftToRight }),
      text.startOfPrefix(before: endOfPrefix(before: tokens[name], text))
        == tokens[prefix].range.lowerBound
    else { return nil }
    var end = name
    while end + 1 < tokens.count, end + 1 < name + longestName, isOfName(tokens[end + 1], text) {
      end += 1
    }
    return tokens[name...end].contains { CutSentence.isOfEnglish($0, text) } ? nil : end
  }

  /// Whether a token behind a name goes on with it: a Latin word or a number, but no address and
  /// nothing with the sign of a ticket or a user.
  private static func isOfName(_ token: Token, _ text: Skeleton) -> Bool {
    guard token.followsSpace, !TagSign.isOne(text.at(token.range.lowerBound)) else {
      return false
    }
    if token.direction == .leftToRight { return token.piece?.kind != .url }
    return token.direction == nil && token.piece?.kind == .number
  }

  private static func isFile(_ token: Token, _ text: Skeleton) -> Bool {
    guard let dot = token.range.last(where: { text.at($0) == "." }) else { return false }
    return Piece.endOfEnding(dot + 1, text) == token.range.upperBound
  }

  /// Where a prefix before a name would end: right before it, or before a blank behind the stroke
  /// that lengthens a letter in Arabic, which people leave there.
  private static func endOfPrefix(before name: Token, _ text: Skeleton) -> Int {
    let start = name.range.lowerBound
    return text.at(start - 1) == " " && text.at(start - 2) == "\u{640}" ? start - 1 : start
  }
}
