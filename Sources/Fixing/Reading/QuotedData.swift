internal import BidiAlgorithm

/// Brackets of code that hold a list or a table of strings: `["a", "b"]`, `{"a": 1}`, `("a", 2)`.
struct QuotedData {
  private let tokens: [Token]
  private let pairs: TokenPairs
  private let text: Skeleton

  /// How deep brackets are looked at inside each other.
  private static let deepest = 8
  /// The most tokens in brackets that are looked at.
  private static let longest = 512

  /// What asks about brackets among tokens.
  init(_ tokens: [Token], _ pairs: TokenPairs, in text: Skeleton) {
    self.tokens = tokens
    self.pairs = pairs
    self.text = text
  }

  /// Whether the brackets between two tokens hold strings with right-to-left letters and nothing
  /// but other data, with commas or colons between. O(their length).
  func isHeld(from opening: Int, to closing: Int) -> Bool {
    guard closing - opening <= Self.longest, Self.areBrackets(sign(opening)),
      hasJoint(opening + 1..<closing) || isCall(opening)
    else { return false }
    return isRightToLeft(opening..<closing) && isData(opening + 1..<closing, depth: 0)
  }

  /// Whether a bracket opens right behind a Latin name: `print("ABC")`.
  private func isCall(_ opening: Int) -> Bool {
    guard sign(opening) == "(", opening > 0, !tokens[opening].followsSpace else { return false }
    return text.isCodeLetter(tokens[opening - 1].range.upperBound - 1)
  }

  /// Whether braces with keys, or a list of strings, are the whole text: then it is code whatever
  /// its first letter is.
  var isTable: Bool {
    guard let first = tokens.indices.first, sign(first) == "{" || sign(first) == "[",
      let end = pairs.closing[first], tokens[(end + 1)...].allSatisfy({ $0.sort == .sign }),
      tokens.count - end <= 2
    else { return false }
    if sign(first) == "[" {
      let strings = (first..<end).count { pairs.closing[$0] != nil && sign($0) == "\"" }
      return strings > 1 && isHeld(from: first, to: end)
    }
    let hasKey = tokens[first..<end].indices.dropFirst().contains {
      sign($0) == ":" && sign($0 - 1) == "\""
    }
    return hasKey && isHeld(from: first, to: end)
  }

  /// Whether all right-to-left letters stand inside such brackets, and Latin words outside.
  var isAllThatIsRightToLeft: Bool {
    var index = 0
    var hasAny = false
    while index < tokens.count {
      if let end = pairs.closing[index], isHeld(from: index, to: end) {
        hasAny = true
        index = end + 1
      } else if tokens[index].direction == .rightToLeft {
        return false
      } else {
        index += 1
      }
    }
    return hasAny
  }

  private func sign(_ index: Int) -> Unicode.Scalar { tokens[index].sign(in: text) }

  private static func areBrackets(_ sign: Unicode.Scalar) -> Bool {
    sign == "(" || sign == "[" || sign == "{"
  }

  private static func isJoint(_ sign: Unicode.Scalar) -> Bool {
    sign == "," || sign == ":" || sign == ";" || sign == "=" || sign == ">"
  }

  private func hasJoint(_ range: Range<Int>) -> Bool {
    range.contains { sign($0) == "," || sign($0) == ":" }
  }

  private func isRightToLeft(_ range: Range<Int>) -> Bool {
    tokens[range].contains { $0.direction == .rightToLeft }
  }

  /// Whether items of data stand in a range of tokens, with signs between them.
  private func isData(_ range: Range<Int>, depth: Int) -> Bool {
    var index = range.lowerBound
    var followsItem = false
    while index < range.upperBound {
      let isSpaced = tokens[index].followsSpace
      if let end = pairs.closing[index], end < range.upperBound {
        guard !followsItem || !isSpaced, isItem(from: index, to: end, depth: depth) else {
          return false
        }
        followsItem = true
        index = end + 1
      } else if tokens[index].sort == .sign,
        let mark = StringPrefix.mark(behind: index, tokens, pairs, text), mark < range.upperBound
      {
        // `$"ABC"`: the sign goes with the string.
        guard !followsItem || !isSpaced else { return false }
        index = mark
      } else if tokens[index].sort == .sign {
        guard Self.isJoint(sign(index)) else { return false }
        followsItem = false
        index += 1
      } else {
        guard tokens[index].direction != .rightToLeft, !followsItem || !isSpaced else {
          return false
        }
        followsItem = true
        index += 1
      }
    }
    return true
  }

  /// Whether a quotation is a string of code, or brackets hold data themselves.
  private func isItem(from opening: Int, to closing: Int, depth: Int) -> Bool {
    let mark = sign(opening)
    if mark == "\"" || mark == "'" { return true }
    guard Self.areBrackets(mark), depth < Self.deepest else { return false }
    return isData(opening + 1..<closing, depth: depth + 1)
  }
}
