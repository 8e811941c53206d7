internal import BidiAlgorithm

/// Lines of code with right-to-left names outside of strings, as editors lay them out from left to
/// right: `String[] ABC = {"DEF", "GHI"};`, `return ABC(D, E) / 2;`, `ABC: "DEF GHI"`,
/// `WHERE ABC = 'DEF' AND GHI > 5`. Names, strings and signs follow each other as they are typed;
/// only inside a string words are read in their own direction.
///
/// Prose has two right-to-left words side by side, or signs that code has not. Where it has
/// neither, the end of a statement, a definition, a clause or a key has to tell code from it.
enum CodeLine {
  /// The fewest tokens of such a line, and the most.
  private static let lengths = 3...128
  /// The most letters of a word that begins one.
  private static let longestWord = 9

  /// Whether tokens are one, without the comment that may stand at their end. O(their number).
  static func isOne(_ all: [Token], _ pairs: TokenPairs, _ text: Skeleton) -> Bool {
    let tokens = withoutComment(all, text)
    guard lengths ~= tokens.count, tokens.contains(where: { $0.isWord(.rightToLeft) }) else {
      return false
    }
    if isDefinition(tokens, text) || CodeBlock.isOne(text) || NamedCommand.isOne(all, text) {
      return true
    }
    guard let signs = signs(of: tokens, pairs, text) else { return false }
    return isStatement(tokens, signs, text) || isCall(tokens, signs, pairs, text)
      || CodeMember.isCall(tokens, pairs, text) || isKey(tokens, pairs, text)
      || isObject(tokens, pairs, text) || isLed(tokens, signs, text)
      || UnendedStatement.isOne(tokens, text)
      || CodeDeclaration.isOne(tokens, hasComment: tokens.count < all.count, pairs, text)
      || isChoice(tokens, text)
  }

  /// Whether tokens define a name of C with one value: `#define ABC 5`, `#define ABC "DEF"`.
  private static func isDefinition(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard text.string(tokens[0].range) == "#define", tokens[1].isWord(.rightToLeft) else {
      return false
    }
    let value = tokens[2...]
    let isString =
      tokens[2].sign(in: text) == "\"" && tokens.count > 3
      && tokens[tokens.count - 1].sign(in: text) == "\""
    return isString || (value.count == 1 && tokens[2].sort != .sign)
  }

  /// Whether tokens give a name one of two values, as Python does: `x = ABC if DEF else GHI`.
  private static func isChoice(_ tokens: [Token], _ text: Skeleton) -> Bool {
    func index(of word: String, from start: Int) -> Int? {
      tokens.indices.first {
        $0 >= start && tokens[$0].isWord(.leftToRight) && text.string(tokens[$0].range) == word
      }
    }
    guard let condition = index(of: "if", from: 2), condition + 2 < tokens.count,
      let other = index(of: "else", from: condition + 2), other + 1 < tokens.count
    else { return false }
    // A name and the number that it is given may be one piece: `x = 5`.
    let value = tokens[0].range.upperBound..<tokens[condition].range.lowerBound
    return text.isEquation(tokens[0].range) || text.isEquation(value)
  }

  /// The signs outside of strings by which code is known.
  private struct Signs {
    /// Brackets right behind a name.
    var hasCall = false
    /// The same of a member: `console.log(`.
    var callsMember = false
    /// A right-to-left name, and a string.
    var hasOwnName = false
    var hasString = false
    /// Joins a string with something.
    var joinsString = false
    var hasComma = false
    var hasEquals = false
    var compares = false
    /// Compares with two signs, whose order is seen: `>=`, `!=`.
    var comparesInOrder = false
    var calculates = false
  }

  /// The signs outside of strings; nil where there is one that code has not, or where two
  /// right-to-left words, or one and a string, stand side by side.
  private static func signs(
    of tokens: [Token], _ pairs: TokenPairs, _ text: Skeleton
  ) -> Signs? {
    var signs = Signs()
    var (isBehindName, isBehindWord, isBehindMember) = (false, false, false)
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      let sign = token.sign(in: text)
      if TokenPairs.isQuotationMark(sign) {
        guard !isBehindName, let end = pairs.closing[index], end < tokens.count else { return nil }
        (isBehindName, isBehindWord, isBehindMember) = (true, false, false)
        signs.hasString = true
        if (index > 0 && tokens[index - 1].sign(in: text) == "+")
          || (end + 1 < tokens.count && tokens[end + 1].sign(in: text) == "+")
        {
          signs.joinsString = true
        }
        index = end
      } else if token.direction == .rightToLeft {
        guard !isBehindName else { return nil }
        (isBehindName, isBehindWord, isBehindMember) = (true, true, false)
        signs.hasOwnName = true
      } else {
        guard token.sort != .sign || ofCode.contains(sign) else { return nil }
        if sign == "(", !token.followsSpace, isBehindWord { signs.hasCall = true }
        if sign == "(", !token.followsSpace, isBehindMember { signs.callsMember = true }
        if sign == "," { signs.hasComma = true }
        if token.direction == nil {
          // A number may have the sign before it: `>= 30`.
          let first = text.at(token.range.lowerBound)
          if first == "=" { signs.hasEquals = true }
          if "<>!".unicodeScalars.contains(first) {
            signs.compares = true
            if text.at(token.range.lowerBound + 1) == "=" { signs.comparesInOrder = true }
          }
          if "+*%".unicodeScalars.contains(first) { signs.calculates = true }
        }
        (isBehindName, isBehindWord) = (false, token.sort == .word)
        isBehindMember = isName(token, text)
      }
      index += 1
    }
    return signs
  }

  private static let ofCode: Set<Unicode.Scalar> = [
    "=", "<", ">", "!", "&", "|", "+", "-", "*", "/", "%", "^", ".", ",", ";", ":", "(", ")", "[",
    "]", "{", "}", "@", "#", "$", "~", "?", "\\",
  ]

  /// The tokens before a comment at their end.
  private static func withoutComment(_ all: [Token], _ text: Skeleton) -> [Token] {
    guard let comment = CodeComment.start(all, text) ?? CodeComment.startOfLatin(all, text) else {
      return all
    }
    var tokens = Array(all[..<comment])
    while let last = tokens.last, "/#-%!".unicodeScalars.contains(last.sign(in: text)) {
      tokens.removeLast()
    }
    return tokens
  }

  /// Whether tokens end in a semicolon and give something a value or call something; or give a name
  /// what a call gives back: `x = f(ABC, DEF)`.
  private static func isStatement(_ tokens: [Token], _ signs: Signs, _ text: Skeleton) -> Bool {
    guard let last = tokens.last, !last.followsSpace else { return false }
    switch last.sign(in: text) {
    case ";":
      return signs.hasEquals || signs.hasCall
        || (signs.callsMember && (signs.hasOwnName || signs.joinsString))
    case ")": return signs.hasCall && tokens[1].sign(in: text) == "=" && tokens[1].followsSpace
    default: return false
    }
  }

  /// Whether a token is the name of what is called, also with dots: `console.log`.
  private static func isName(_ token: Token, _ text: Skeleton) -> Bool {
    token.piece?.kind == .identifier && token.direction == .leftToRight
      && token.range.allSatisfy { text.isCodeLetter($0) || text.at($0) == "." }
  }

  /// Whether all tokens are a call of a name in small letters or with a dot, which is given a
  /// string or a number and a right-to-left name with a comma between them, `print("ABC", DEF)`,
  /// `f(ABC, 1)`, or a string that is joined with something, `print("ABC " + 5)`.
  private static func isCall(
    _ tokens: [Token], _ signs: Signs, _ pairs: TokenPairs, _ text: Skeleton
  ) -> Bool {
    let last = tokens.count - 1
    guard last > 4,
      signs.joinsString
        || (signs.hasOwnName && signs.hasComma
          && (signs.hasString || hasNumber(tokens))),
      tokens[0].sort == .word || isName(tokens[0], text),
      tokens[0].direction == .leftToRight,
      !text.isCapital(tokens[0].range.lowerBound)
        || tokens[0].range.contains(where: { text.at($0) == "." }),
      tokens[1].sign(in: text) == "(", !tokens[1].followsSpace
    else { return false }
    return pairs.closing[1] == last
  }

  /// Whether a number is among tokens, and a sign stands between any two others.
  private static func hasNumber(_ tokens: [Token]) -> Bool {
    tokens.contains { $0.piece?.kind == .number }
      && zip(tokens, tokens.dropFirst()).allSatisfy { $0.sort == .sign || $1.sort == .sign }
  }

  /// Whether tokens are a right-to-left key, its colon and a string, as files of settings have
  /// them: `ABC: "DEF GHI"`. With its end the string is what somebody says.
  private static func isKey(_ tokens: [Token], _ pairs: TokenPairs, _ text: Skeleton) -> Bool {
    guard tokens.count > 4, tokens[0].isWord(.rightToLeft), tokens[1].sign(in: text) == ":",
      !tokens[1].followsSpace, tokens[2].followsSpace, tokens[2].sign(in: text) == "\"",
      let end = pairs.closing[2],
      end > 3, end < tokens.count
    else { return false }
    let rest = tokens[(end + 1)...]
    return tokens[3..<end].contains { $0.direction == .rightToLeft }
      && !text.endsSentence(tokens[end - 1].range.upperBound - 1)
      && (rest.isEmpty || (rest.count == 1 && rest[end + 1].sign(in: text) == ","))
  }

  /// Whether braces around all tokens hold right-to-left keys with values, `{ABC: "DEF", GHI: 5}`:
  /// a string, or more than one key.
  private static func isObject(_ tokens: [Token], _ pairs: TokenPairs, _ text: Skeleton) -> Bool {
    guard tokens.count > 4, tokens[0].sign(in: text) == "{", let end = pairs.closing[0],
      end > 3, end < tokens.count,
      tokens[(end + 1)...].allSatisfy({ ",;".unicodeScalars.contains($0.sign(in: text)) })
    else { return false }
    let keys = (1..<end - 1).filter {
      tokens[$0].isWord(.rightToLeft) && tokens[$0 + 1].sign(in: text) == ":"
        && !tokens[$0 + 1].followsSpace
    }
    return keys.first == 1
      && (keys.count > 1 || "\"'".unicodeScalars.contains(tokens[3].sign(in: text)))
  }

  /// Whether the word that begins tokens leads code: a definition with its brackets and the sign
  /// that opens its block, what is given back, a condition whose signs have an order, that joins
  /// others or leads to what is done then, or a clause of SQL in capitals.
  private static func isLed(_ tokens: [Token], _ signs: Signs, _ text: Skeleton) -> Bool {
    let start = tokens[0].range.lowerBound
    var end = start
    while text.isLatin(end), end < start + longestWord { end += 1 }
    guard end > start, text.isGap(end) else { return false }
    let word = text.string(start..<end)
    if definitions.contains(word) {
      return signs.hasCall
        && tokens.last.map { ":{".unicodeScalars.contains($0.sign(in: text)) } == true
    }
    if word == "return" || word == "yield" {
      return signs.hasCall || signs.calculates || signs.comparesInOrder
    }
    if conditions.contains(word) {
      if UnendedStatement.leadsToBlock(tokens.dropFirst(), text) { return true }
      guard isCondition(tokens, word, text) else { return false }
      let condition = tokens.dropFirst().dropLast(word == "assert" ? 0 : 1)
      return signs.comparesInOrder || UnendedStatement.joinsConditions(condition, text)
    }
    if clauses.contains(word) { return signs.hasEquals || signs.compares }
    guard let clause = statements[word] else { return false }
    return text.string(end..<text.count).split(separator: " ").contains(clause[...])
  }

  /// Whether what opens a block ends tokens behind the word of a condition; `assert` needs none.
  private static func isCondition(_ tokens: [Token], _ word: String, _ text: Skeleton) -> Bool {
    guard word != "assert", let last = tokens.last else { return true }
    if last.sign(in: text) == ":" { return !last.followsSpace }
    return last.sign(in: text) == "{"
      || (last.isWord(.leftToRight) && ["do", "then"].contains(text.string(last.range)))
  }

  /// Words before a condition. Drawn from the right, one alone with a sign alone means the same.
  private static let conditions: Set<String> = [
    "assert", "elif", "elsif", "if", "unless", "until", "while",
  ]

  /// Words that begin the definition of a function or a type.
  private static let definitions: Set<String> = [
    "async", "class", "def", "export", "fn", "fun", "func", "function", "interface", "private",
    "protected", "public", "static", "struct", "sub", "void",
  ]

  /// Words of SQL before a condition or a value that is given.
  private static let clauses: Set<String> = ["AND", "HAVING", "ON", "OR", "SET", "WHERE"]

  /// The words that begin its statements, and the word that each of them has.
  private static let statements: [String: String] = [
    "DELETE": "FROM", "INSERT": "INTO", "SELECT": "FROM", "UPDATE": "SET",
  ]
}
