internal import BidiAlgorithm

/// Letters and signs that languages of code write right before a string: `f"ABC {name}"`,
/// `L"ABC"`, `@"ABC"`, `$"ABC {name}"`, `N'ABC'`. The mark behind them opens it, as one behind a
/// blank does.
enum StringPrefix {
  /// The most scalars of one.
  private static let longest = 2

  /// Those of Python, Rust, Dart, Scala, C, C++, C#, Objective-C and SQL, in small letters.
  private static let prefixes: Set<String> = [
    "b", "f", "l", "n", "r", "s", "u", "br", "fr", "rb", "rf", "u8", "$", "@", "$@", "@$",
  ]

  /// Whether the mark at a position opens such a string. A right-to-left letter stands in it,
  /// outside of braces: other letters before a mark may be those of a measure or of a derivative,
  /// and those in braces are names of code (`f"{ABC}: {DEF}"`). O(its length).
  static func opens(_ position: Int, _ text: Skeleton) -> Bool {
    start(before: position, text) != nil
  }

  /// The number of the token with which a string begins whose mark is a token: that of its prefix,
  /// or the mark itself where it has none. O(the length of the string).
  static func first(before mark: Int, _ tokens: [Token], _ text: Skeleton) -> Int {
    guard let start = start(before: tokens[mark].range.lowerBound, text) else { return mark }
    var first = mark
    while first > 0, tokens[first - 1].range.lowerBound >= start { first -= 1 }
    return first
  }

  /// The mark of the string with whose prefix a token begins; nil where it begins none. O(1), but
  /// for a prefix.
  static func mark(
    behind first: Int, _ tokens: [Token], _ pairs: TokenPairs, _ text: Skeleton
  ) -> Int? {
    guard tokens[first].direction != .rightToLeft, tokens[first].range.count <= longest else {
      return nil
    }
    for mark in first + 1..<min(tokens.count, first + 1 + longest) {
      guard !tokens[mark].followsSpace else { return nil }
      guard pairs.closing[mark] != nil, isMark(tokens[mark].sign(in: text)) else { continue }
      return self.first(before: mark, tokens, text) == first ? mark : nil
    }
    return nil
  }

  /// Where the mark of a string stands that begins at a position, behind its prefix; the position
  /// itself where it has none. O(the length of the string).
  static func mark(from start: Int, _ text: Skeleton) -> Int {
    let reach = start..<start + longest + 1
    return reach.first { isMark(text.at($0)) && self.start(before: $0, text) == start } ?? start
  }

  /// Where the prefix right before a mark begins; nil where there is none.
  private static func start(before mark: Int, _ text: Skeleton) -> Int? {
    let sign = text.at(mark)
    guard mark > 0, isMark(sign) else { return nil }
    var start = mark
    while start > max(0, mark - longest), isOfPrefix(start - 1, text) { start -= 1 }
    guard start < mark, prefixes.contains(text.string(start..<mark).lowercased()),
      mayBegin(start, text), !text.isGap(mark + 1), text.at(mark + 1) != "("
    else { return nil }
    var depth = 0
    for position in mark + 1..<text.count {
      if text.at(position) == sign { return nil }
      if text.at(position) == "{" { depth += 1 }
      if text.at(position) == "}" { depth -= 1 }
      if depth <= 0, text.isRightToLeftLetter(position) {
        let rest = position + 1..<text.count
        return rest.contains { text.at($0) == sign } ? start : nil
      }
    }
    return nil
  }

  private static func isMark(_ sign: Unicode.Scalar) -> Bool { sign == "\"" || sign == "'" }

  private static func isOfPrefix(_ position: Int, _ text: Skeleton) -> Bool {
    text.isCodeLetter(position) || "$@".unicodeScalars.contains(text.at(position))
  }

  /// Whether a string may begin at a position, behind what parts it from other code.
  private static func mayBegin(_ position: Int, _ text: Skeleton) -> Bool {
    text.isGap(position - 1)
      || "([{,=:;+&|?!".unicodeScalars.contains(text.at(position - 1))
  }
}
