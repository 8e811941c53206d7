internal import BidiAlgorithm

/// Code whose names have right-to-left letters: `total = ABC * 3;`, `if (ABC > 18)`, `ABC = "DEF"`.
struct CodeStatement {
  private let tokens: [Token]
  private let pairs: TokenPairs
  private let text: Skeleton

  /// The most tokens of a statement.
  private static let longest = 128

  /// What asks about tokens.
  init(_ tokens: [Token], _ pairs: TokenPairs, in text: Skeleton) {
    self.tokens = tokens
    self.pairs = pairs
    self.text = text
  }

  private func sign(_ index: Int) -> Unicode.Scalar { tokens[index].sign(in: text) }

  /// Whether the whole text is one: a value is assigned to a Latin name, and a semicolon ends it;
  /// or a condition stands behind its word; or a right-to-left name is given a string; or a name
  /// and a string with operators between them are returned, are given to a call, or are a condition
  /// before a colon; or such a name is compared in a statement of SQL. O(its length).
  var isAll: Bool {
    guard tokens.count > 3, tokens.count <= Self.longest else { return false }
    if isNamed || QueryStatement.isOne(tokens, pairs, text) { return true }
    guard tokens[0].direction == .leftToRight else { return false }
    if sign(1) == "(", let end = pairs.closing[1], isHeld(from: 1, to: end, isInCode: false) {
      let rest = tokens[(end + 1)...]
      return rest.allSatisfy { $0.direction == nil }
    }
    if isCallOfJoined { return true }
    let last = tokens.count - 1
    let isEnded = !tokens[last].followsSpace
    if word(0) == "return" {
      let end = isEnded && sign(last) == ";" ? last : tokens.count
      return isExpression(1..<end) && hasStringBesideName(1..<end)
    }
    if isEnded, sign(last) == ":", Self.conditions.contains(word(0)) {
      return isExpression(1..<last) && hasStringBesideName(1..<last)
    }
    guard sign(last) == ";", isEnded,
      let equals = (1..<last).first(where: { sign($0) == "=" }),
      tokens[..<equals].allSatisfy({ $0.direction != .rightToLeft })
    else { return false }
    return isExpression(equals + 1..<last)
  }

  /// Whether a call in Latin letters, with words such as `throw new` before it or without them, and
  /// a semicolon behind it or none, is all there is, and a name and a string with operators between
  /// them are what it is given: `print("ABC: " + DEF)`.
  private var isCallOfJoined: Bool {
    let start = tokens.prefix(Self.mostLeads + 2)
    guard let opening = start.firstIndex(where: { $0.sign(in: text) == "(" }), opening > 0,
      !tokens[opening].followsSpace, tokens[opening - 1].direction == .leftToRight,
      let end = pairs.closing[opening],
      (0..<opening - 1).allSatisfy({ Self.leads.contains(word($0)) })
    else { return false }
    let rest = tokens[(end + 1)...]
    guard rest.isEmpty || (rest.count == 1 && sign(end + 1) == ";" && !rest[end + 1].followsSpace)
    else { return false }
    return isExpression(opening + 1..<end) && hasStringBesideName(opening + 1..<end)
  }

  /// Words before the name of what is called, and the most of them.
  private static let leads: Set<String> = ["await", "new", "raise", "return", "throw", "yield"]
  private static let mostLeads = 2

  /// Whether a right-to-left name, with or without the word that declares it, an equals sign and a
  /// string are all there is, or a number with a semicolon behind it: `let ABC = 5;`.
  private var isNamed: Bool {
    let name = Self.declarations.contains(word(0)) ? 1 : 0
    let (equals, value, last) = (name + 1, name + 2, tokens.count - 1)
    guard value < last, tokens[name].sort == .word, tokens[name].direction == .rightToLeft,
      sign(equals) == "=", tokens[equals].followsSpace == tokens[value].followsSpace
    else { return false }
    let isEnded = sign(last) == ";" && !tokens[last].followsSpace
    let end = isEnded ? last - 1 : last
    if sign(value) == "\"" || sign(value) == "'" { return pairs.closing[value] == end }
    return isEnded && value == end && tokens[value].piece?.kind == .number
  }

  /// Words that declare a name.
  private static let declarations: Set<String> = [
    "const", "declare", "export", "let", "local", "val", "var",
  ]

  /// Whether the brackets between two tokens hold an expression: behind the word of a condition, or
  /// inside code.
  func isHeld(from opening: Int, to closing: Int, isInCode: Bool) -> Bool {
    guard sign(opening) == "(", closing - opening <= Self.longest else { return false }
    guard isInCode || (opening > 0 && Self.conditions.contains(word(opening - 1))) else {
      return false
    }
    return isExpression(opening + 1..<closing)
  }

  private func word(_ index: Int) -> String {
    tokens[index].sort == .word && tokens[index].range.count < 8
      ? text.string(tokens[index].range) : ""
  }

  private static let conditions: Set<String> = ["if", "while", "elif", "switch", "until"]

  /// Whether tokens are names, numbers and strings with operators between them, and one name is
  /// right-to-left.
  private func isExpression(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    var followsOperand = false
    var (hasName, hasOperator) = (false, false)
    while index < range.upperBound {
      index = endOfPrefix(index, in: range)
      var end = index
      if let closing = pairs.closing[index], closing < range.upperBound {
        // Brackets right behind a name are those of a call.
        let isCall = !tokens[index].followsSpace && "([".unicodeScalars.contains(sign(index))
        guard !followsOperand || isCall else { return false }
        end = closing
        followsOperand = true
      } else if followsOperand, Self.conjunctions.contains(word(index)) {
        followsOperand = false
      } else if tokens[index].sort == .sign {
        guard Self.operators.contains(sign(index)) else { return false }
        hasOperator = true
        followsOperand = false
      } else {
        guard !followsOperand else { return false }
        if tokens[index].direction == .rightToLeft { hasName = true }
        followsOperand = true
      }
      index = end + 1
    }
    return hasName && hasOperator && followsOperand
  }

  /// Whether a right-to-left name and a string with right-to-left letters stand beside each other,
  /// with signs alone between them: one goes into the other then.
  private func hasStringBesideName(_ range: Range<Int>) -> Bool {
    var (followsName, followsString) = (false, false)
    var index = range.lowerBound
    while index < range.upperBound {
      index = endOfPrefix(index, in: range)
      if TokenPairs.isQuotationMark(sign(index)), let end = pairs.closing[index],
        end < range.upperBound
      {
        let isOwn = tokens[index...end].contains { $0.direction == .rightToLeft }
        if isOwn, followsName { return true }
        (followsName, followsString) = (false, isOwn)
        index = end
      } else if tokens[index].sort != .sign {
        let isName = tokens[index].direction == .rightToLeft
        if isName, followsString { return true }
        (followsName, followsString) = (isName, false)
      }
      index += 1
    }
    return false
  }

  /// The mark of the string with whose prefix a token of a range begins, or that token.
  private func endOfPrefix(_ index: Int, in range: Range<Int>) -> Int {
    guard let mark = StringPrefix.mark(behind: index, tokens, pairs, text),
      mark < range.upperBound
    else { return index }
    return mark
  }

  private static let conjunctions: Set<String> = ["and", "or"]

  private static let operators: Set<Unicode.Scalar> = [
    "=", "<", ">", "&", "|", "+", "-", "*", "/", "%", "!", "^", ".",
  ]

  /// Whether right-to-left words of a string stand together, with format codes, as `%d`, before
  /// and behind them only. Escapes, such as `\n`, part its lines.
  func hasCodesAtItsEnds(_ inside: Range<Int>) -> Bool {
    guard let first = inside.first(where: { tokens[$0].direction == .rightToLeft }),
      let last = inside.last(where: { tokens[$0].direction == .rightToLeft })
    else { return false }
    return inside.allSatisfy { index in
      guard tokens[index].direction == .leftToRight else { return true }
      let isCode = tokens[index].piece?.kind == .placeholder
      return isEscape(tokens[index]) || (isCode && !(first...last).contains(index))
    }
  }

  /// Whether a token is an escape, or the letter of one.
  private func isEscape(_ token: Token) -> Bool {
    let start = token.range.lowerBound
    if text.at(start) == "\\" { return true }
    return token.range.count == 1 && text.at(start - 1) == "\\"
  }
}
