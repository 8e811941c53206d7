internal import BidiAlgorithm

/// Statements and conditions with right-to-left names that no semicolon ends: `x = ABC[0] + 1`,
/// `ABC += 2`, `ABC > 0 && DEF < 10`, `obj.ABC = 5`, `x = ABC ? DEF : GHI`, `x = ABC - DEF`.
///
/// A formula has names, numbers and signs, too, and may be read from the right. What it has not
/// tells code: an index, a member, a sign that adds to a name, conditions that two signs join, and
/// a choice of two values. What a Latin letter is given means something else from the right where
/// it is a difference or a quotient; a sum or a product means the same.
enum UnendedStatement {
  /// The most scalars of one.
  private static let longest = 120

  /// Whether tokens are one and nothing else. O(their length).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard let first = tokens.first, let last = tokens.last else { return false }
    let range = first.range.lowerBound..<last.range.upperBound
    guard range.count <= longest, let parts = Parts(range, text) else { return false }
    return parts.areCode
  }

  /// Whether tokens behind the word of a condition are several that signs join, or words where two
  /// of them have a sign with a side: `ABC > 18 and DEF < 65`. O(their length).
  static func joinsConditions(_ tokens: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    guard let first = tokens.first, let last = tokens.last else { return false }
    let range = first.range.lowerBound..<last.range.upperBound
    guard range.count <= longest, let parts = Parts(range, text, mayHaveWords: true) else {
      return false
    }
    return parts.areJoined
  }

  /// Whether tokens behind the word of a condition compare something, and `do` or `then` leads to
  /// what is done: `ABC < 10 do DEF`. O(their length).
  static func leadsToBlock(_ tokens: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    guard
      let joint = tokens.firstIndex(where: {
        $0.isWord(.leftToRight) && $0.range.count < 5
          && ["do", "then"].contains(text.string($0.range))
      }), let first = tokens.first, joint > tokens.startIndex, joint + 1 < tokens.endIndex
    else { return false }
    let range = first.range.lowerBound..<tokens[joint - 1].range.upperBound
    guard range.count <= longest, let parts = Parts(range, text) else { return false }
    return parts.isComparison
  }

  /// The operands of a statement and the signs between them.
  private struct Parts {
    private var operandCount = 0
    private var signs: [String] = []
    /// The first operand that has an index behind a right-to-left name; nil where none has.
    private var firstIndexed: Int?
    /// Whether such an index is none of a note: zero, or a name.
    private var isSurelyIndex = false
    /// Whether the first operand is a small Latin letter.
    private var beginsWithLetter = false
    /// Whether an operand is a right-to-left member of a Latin name, and whether one is a string.
    private var hasMember = false
    private var hasString = false

    /// Those of a range, where words may join them, too; nil where anything else stands in it.
    init?(_ range: Range<Int>, _ text: Skeleton, mayHaveWords: Bool = false) {
      var position = range.lowerBound
      while true {
        guard let end = operand(position, range.upperBound, text) else { return nil }
        position = end
        while position < range.upperBound, text.isSpace(position) { position += 1 }
        guard position < range.upperBound else { break }
        let start = position
        while position < range.upperBound, UnendedStatement.ofSigns.contains(text.at(position)) {
          position += 1
        }
        if position == start, mayHaveWords {
          while position < range.upperBound, text.isLatin(position) { position += 1 }
        }
        let sign = text.string(start..<position)
        // In prose no blank stands before them.
        let isChoosing =
          UnendedStatement.choosing.contains(sign) && text.isSpace(ifThere: start - 1)
        guard
          isChoosing || UnendedStatement.joining.contains(sign)
            || UnendedStatement.comparing.contains(sign)
            || UnendedStatement.adding.contains(sign)
            || UnendedStatement.uniting.contains(sign) || sign == "="
            || UnendedStatement.words.contains(sign)
        else { return nil }
        signs.append(sign)
        while position < range.upperBound, text.isSpace(position) { position += 1 }
      }
    }

    /// Reads a name with its indices, a number or a string, and gives its end; nil where none
    /// begins.
    private mutating func operand(_ start: Int, _ limit: Int, _ text: Skeleton) -> Int? {
      if start < limit, "\"'".unicodeScalars.contains(text.at(start)) {
        let mark = text.at(start)
        guard let close = (start + 1..<limit).first(where: { text.at($0) == mark }) else {
          return nil
        }
        hasString = true
        operandCount += 1
        return close + 1
      }
      var end = start
      while end < limit, Self.isOfName(end, text) { end += 1 }
      guard end > start else { return nil }
      let isOwn = text.isRightToLeftLetter(start)
      if operandCount == 0 {
        beginsWithLetter = end == start + 1 && text.isLatin(start) && !text.isCapital(start)
      }
      if CodeMember.isOne(start..<end, text) { hasMember = true }
      // A number by itself.
      guard !text.isDigit(start) || (start..<end).allSatisfy({ !text.isStrong($0) }) else {
        return nil
      }
      while end < limit, text.at(end) == "[" {
        guard let close = (end + 1..<limit).first(where: { text.at($0) == "]" }) else {
          return nil
        }
        let inside = end + 1..<close
        guard !text.isDigit(start), !inside.isEmpty,
          inside.allSatisfy({
            Self.isOfName($0, text) || "+- ".unicodeScalars.contains(text.at($0))
          })
        else { return nil }
        if isOwn {
          firstIndexed = firstIndexed ?? operandCount
          if text.string(inside) == "0" || inside.contains(where: text.isStrong) {
            isSurelyIndex = true
          }
        }
        end = close + 1
      }
      operandCount += 1
      return end
    }

    /// Whether a letter, a digit or a low line stands at a position, or the dot before one.
    private static func isOfName(_ position: Int, _ text: Skeleton) -> Bool {
      func isLetter(_ place: Int) -> Bool {
        text.isCodeLetter(place) || text.isRightToLeftLetter(place) || text.isMark(place)
          || text.isDigit(place)
      }
      return isLetter(position) || (text.at(position) == "." && isLetter(position + 1))
    }

    /// Whether they tell code.
    var areCode: Bool {
      guard let first = signs.first, signs.count < operandCount else { return false }
      let others = signs.dropFirst()
      if others.contains("?") { return first == "=" && areChoice(others) }
      guard hasMember || !hasString, !others.contains(":"), first != "?", first != ":" else {
        return false
      }
      if UnendedStatement.adding.contains(first) {
        return others.allSatisfy { UnendedStatement.joining.contains($0) }
      }
      let compares = signs.contains { UnendedStatement.comparing.contains($0) }
      if signs.contains(where: { UnendedStatement.uniting.contains($0) }) {
        return compares && signs.allSatisfy { $0 != "=" && !UnendedStatement.adding.contains($0) }
      }
      guard !signs.contains(where: { UnendedStatement.adding.contains($0) }) else { return false }
      if let firstIndexed, compares || first == "=" {
        return isSurelyIndex || firstIndexed == 0 || signs.count > 1
      }
      if hasMember { return compares || first == "=" }
      return beginsWithLetter && first == "=" && turnsRound(others)
    }

    /// Whether signs behind that of equality part what is asked from two values.
    private func areChoice(_ signs: ArraySlice<String>) -> Bool {
      signs.suffix(2) == ["?", ":"]
        && signs.dropLast(2).allSatisfy {
          UnendedStatement.comparing.contains($0) || UnendedStatement.uniting.contains($0)
        }
    }

    /// Whether signs join terms, and one of them means something else from the other side.
    private func turnsRound(_ signs: ArraySlice<String>) -> Bool {
      signs.allSatisfy { UnendedStatement.joining.contains($0) }
        && signs.contains { $0 == "-" || $0 == "/" || $0 == "%" }
    }

    /// Whether they compare something and do nothing else.
    var isComparison: Bool {
      !hasString && signs.count < operandCount
        && signs.contains { UnendedStatement.comparing.contains($0) }
        && signs.allSatisfy {
          UnendedStatement.comparing.contains($0) || UnendedStatement.joining.contains($0)
        }
    }

    /// Whether signs join comparisons, or words join two of which each has a side.
    var areJoined: Bool {
      guard !hasString,
        signs.allSatisfy({
          $0 != "=" && !UnendedStatement.adding.contains($0)
            && !UnendedStatement.choosing.contains($0)
        })
      else { return false }
      if signs.contains(where: { UnendedStatement.uniting.contains($0) }) {
        return signs.contains { UnendedStatement.comparing.contains($0) }
      }
      return signs.contains { UnendedStatement.words.contains($0) }
        && signs.count { $0 == "<" || $0 == ">" } > 1
    }
  }

  /// The signs that operators consist of.
  private static let ofSigns: Set<Unicode.Scalar> = [
    "=", "+", "-", "*", "/", "%", "<", ">", "!", "&", "|", ":", "?",
  ]
  private static let joining: Set<String> = ["+", "-", "*", "/", "%"]
  private static let comparing: Set<String> = ["==", "!=", "<", ">", "<=", ">="]
  private static let adding: Set<String> = ["+=", "-=", "*=", "/=", "%=", "|=", "&="]
  private static let uniting: Set<String> = ["&&", "||"]
  /// Signs between what is asked and two values.
  private static let choosing: Set<String> = ["?", ":"]
  private static let words: Set<String> = ["and", "or"]
}
