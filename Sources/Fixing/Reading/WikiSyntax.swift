internal import BidiAlgorithm

/// Links and templates of a wiki with right-to-left fields between bars, in lines from left to
/// right: `[[ABC|DEF]]`, `[[ABC:DEF.jpg|GHI|200px]]`, `{{ABC|D=EF}}`. The fields follow each other
/// from left to right as in code, each by itself.
///
/// Brackets without a bar hold a name, and bars side by side are a sign of code.
enum WikiSyntax {
  /// The most scalars of a line.
  private static let longest = 1_000
  /// The fewest right-to-left words of a field that is a sentence.
  private static let fewestWords = 3

  /// The tokens that part the fields between such brackets, none between the outer pair, where the
  /// inner one is all; nil of other brackets. O(their length).
  static func bounds(
    from opening: Int, to closing: Int, _ tokens: [Token], _ pairs: TokenPairs, _ text: Skeleton
  ) -> [Int]? {
    let isOuter = opening + 2 < closing && isDouble(opening, tokens, pairs, text)
    let first = isOuter ? opening + 1 : opening
    let found = separators(
      from: first, to: isOuter ? closing - 1 : closing, tokens, pairs, text)
    return found.isEmpty ? nil : isOuter ? [] : found
  }

  /// The tokens that part the fields between the inner brackets of two pairs; empty of other
  /// brackets.
  private static func separators(
    from opening: Int, to closing: Int, _ tokens: [Token], _ pairs: TokenPairs, _ text: Skeleton
  ) -> [Int] {
    guard opening > 0, isDouble(opening - 1, tokens, pairs, text), opening + 1 < closing,
      !tokens[opening + 1].followsSpace
    else { return [] }
    let isLink = tokens[opening].sign(in: text) == "["
    var separators: [Int] = []
    var (hasBar, hasValue) = (false, false)
    var index = opening + 1
    while index < closing {
      if let end = pairs.closing[index], end < closing {
        index = end + 1
        continue
      }
      let isTight = !tokens[index].followsSpace && !tokens[index + 1].followsSpace
      switch tokens[index].sign(in: text) {
      case "|":
        guard tokens[index + 1].sign(in: text) != "|" else { return [] }
        separators.append(index)
        (hasBar, hasValue) = (true, false)
      case ":" where isLink && !hasBar && isTight: separators.append(index)
      case "=" where !isLink && hasBar && !hasValue:
        separators.append(index)
        hasValue = true
      default: break
      }
      index += 1
    }
    let hasOwn = tokens[opening..<closing].contains { $0.direction == .rightToLeft }
    return hasBar && hasOwn ? separators : []
  }

  /// Whether a field is a sentence that Latin words cut: right-to-left words begin and end it.
  static func isSentence(_ field: ArraySlice<Token>) -> Bool {
    let letters = field.filter { $0.direction != nil }
    return letters.first?.direction == .rightToLeft && letters.last?.direction == .rightToLeft
      && letters.contains { $0.direction == .leftToRight }
      && letters.count { $0.isWord(.rightToLeft) } >= fewestWords
  }

  /// Whether such fields are all of a line, but for the signs of an item of a list before them.
  /// O(*n*).
  static func isLine(_ tokens: [Token], _ text: Skeleton) -> Bool {
    let signs = tokens.prefix { "*#:;".unicodeScalars.contains($0.sign(in: text)) }
    guard text.count <= longest, let opening = tokens[signs.count...].first,
      "[{".unicodeScalars.contains(opening.sign(in: text)),
      text.scalars.contains("|")
    else { return false }
    let pairs = TokenPairs(tokens, in: text)
    return pairs.closing[signs.count] == tokens.count - 1
      && bounds(from: signs.count, to: tokens.count - 1, tokens, pairs, text) != nil
  }

  /// Whether two brackets of one kind begin with a token, and end side by side.
  private static func isDouble(
    _ opening: Int, _ tokens: [Token], _ pairs: TokenPairs, _ text: Skeleton
  ) -> Bool {
    let sign = tokens[opening].sign(in: text)
    guard "[{".unicodeScalars.contains(sign), let end = pairs.closing[opening],
      opening + 1 < tokens.count, tokens[opening + 1].sign(in: text) == sign,
      !tokens[opening + 1].followsSpace, let inner = pairs.closing[opening + 1]
    else { return false }
    return inner == end - 1 && !tokens[end].followsSpace
  }
}
