internal import BidiAlgorithm

/// Lists of right-to-left names in square brackets behind a Latin key, as files of settings and
/// programs have them: `branches: [ABC, DEF]`, `x = [ABC, DEF GHI]`. The items follow each other
/// from left to right as in code, each by itself.
///
/// A sentence may stand in brackets, too: it has small words and its end, or several words between
/// its commas behind a label that is no list's.
enum KeyedList {
  /// The most words of an item, and those before the sign that gives the key its list.
  private static let mostWords = 3
  /// The most tokens in the brackets.
  private static let longest = 256

  /// The commas between the items of such a list, which stands between two tokens; nil of other
  /// brackets. O(their length).
  static func bounds(
    from opening: Int, to closing: Int, _ tokens: [Token], _ text: Skeleton
  ) -> [Int]? {
    guard opening > 1, closing - opening <= longest, tokens[opening].sign(in: text) == "[",
      tokens[(closing + 1)...].allSatisfy({ ",;".unicodeScalars.contains($0.sign(in: text)) }),
      let name = key(before: opening, tokens, text)
    else { return nil }
    let inside = tokens[opening + 1..<closing]
    let items = inside.split(omittingEmptySubsequences: false) { $0.sign(in: text) == "," }
    guard items.allSatisfy({ isItem($0, text) }),
      items.count(where: { $0.contains { $0.direction == .rightToLeft } }) > 1
    else { return nil }
    let isSure =
      tokens[opening - 1].sign(in: text) == "="
      || SpokenLine.isNameOfList(text.string(name).lowercased())
      || (items.allSatisfy { $0.count == 1 }
        && (items.count > 2 || !text.isCapital(name.lowerBound)))
    return isSure ? inside.indices.filter { tokens[$0].sign(in: text) == "," } : nil
  }

  /// Whether a line is a key and its list. O(*n*).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard let opening = tokens.firstIndex(where: { $0.sign(in: text) == "[" }), opening > 1,
      let closing = tokens.lastIndex(where: { $0.sign(in: text) == "]" }), opening < closing
    else { return false }
    return bounds(from: opening, to: closing, tokens, text) != nil
  }

  /// Whether tokens are a few words or a number, and none of them is one of a sentence.
  private static func isItem(_ item: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    (1...mostWords).contains(item.count)
      && item.allSatisfy {
        $0.sort != .sign && !text.endsSentence($0.range.upperBound - 1)
          && !($0.isWord(.rightToLeft) && SmallWords.tellsSentence($0, text))
      }
  }

  /// The Latin key whose colon or sign of equality stands right before a token, in quotation marks
  /// or without them, with a few Latin words and the sign of an item before it; nil where there is
  /// none.
  private static func key(
    before opening: Int, _ tokens: [Token], _ text: Skeleton
  ) -> Range<Int>? {
    let joint = tokens[opening - 1]
    let sign = joint.sign(in: text)
    let head = tokens[..<(opening - 1)]
    guard sign == "=" || (sign == ":" && !joint.followsSpace),
      let key = head.last(where: { $0.sort != .sign }), key.direction == .leftToRight,
      head.count(where: { $0.sort != .sign }) <= mostWords,
      head.allSatisfy({
        $0.direction == .leftToRight || "-\"'#".unicodeScalars.contains($0.sign(in: text))
      })
    else { return nil }
    return key.range
  }
}
