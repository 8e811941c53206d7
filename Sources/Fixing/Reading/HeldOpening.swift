internal import BidiAlgorithm

/// What a line begins with, before a right-to-left sentence, and what is one piece as it stands in
/// a line from left to right: Latin words with their mark (`Stop!`), initials with their full stops
/// (`P.S.`), a number and a Latin word (`5 Ramadan`), the minute of a match (`45'`).
///
/// Whatever turns the line has to keep it whole.
enum HeldOpening {
  /// The most tokens of one.
  private static let most = 8
  /// The most digits of a number before a word.
  private static let mostDigits = 2

  /// The element of what tokens begin with, and its end; nil of other lines. O(1).
  static func element(_ tokens: [Token], _ text: Skeleton) -> (element: Element, end: Int)? {
    guard !text.hasControls,
      let end = tokens.prefix(most + 1).firstIndex(where: { $0.direction == .rightToLeft }),
      end > 1, tokens[end].isWord(.rightToLeft), tokens[end].followsSpace
    else { return nil }
    let opening = tokens[..<end]
    let first = opening[0].range.lowerBound
    let last = opening[end - 1].range.upperBound
    guard text.isDrawn(first..<last, .leftToRight) else { return nil }
    if isMinute(opening, text) {
      return Element(opening, kind: .number).map { (element: $0, end: end) }
    }
    guard isMarked(opening, text) || isCounted(opening, text) else { return nil }
    return Element(opening, kind: .name).map { (element: $0, end: end) }
  }

  /// Whether tokens are Latin words and a mark right behind them. A full stop is that of initials:
  /// a letter alone may be the mark of an item, and behind words it may be the sentence's.
  private static func isMarked(_ opening: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    guard let mark = opening.last, mark.sort == .sign, !mark.followsSpace else { return false }
    let words = opening.dropLast()
    switch mark.sign(in: text) {
    case "!", "?", "\u{2026}":
      return words.allSatisfy { $0.isWord(.leftToRight) } && isCapital(words[0], text)
    case ".":
      let letters = words[0].range
      return words.count == 1 && letters.count > 1 && isCapital(words[0], text)
        && letters.allSatisfy {
          ($0 - letters.lowerBound) % 2 == 0 ? text.isLatin($0) : text.at($0) == "."
        }
    default: return false
    }
  }

  /// Whether tokens are a short number and one word with a capital.
  private static func isCounted(_ opening: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    opening.count == 2 && opening[0].piece?.kind == .number && opening[0].direction == nil
      && opening[0].range.count <= mostDigits && opening[0].range.allSatisfy(text.isDigit)
      && opening[1].isWord(.leftToRight) && opening[1].followsSpace && isCapital(opening[1], text)
  }

  /// Whether tokens are a minute with its sign: `45'`, `90+2'`.
  private static func isMinute(_ opening: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    guard let sign = opening.last, RowMark.minuteSigns.contains(sign.sign(in: text)) else {
      return false
    }
    return RowMark.endOfMinute(opening[0].range.lowerBound, text) == sign.range.upperBound
  }

  private static func isCapital(_ token: Token, _ text: Skeleton) -> Bool {
    token.direction == .leftToRight && text.isCapital(token.range.lowerBound)
  }
}
