internal import BidiAlgorithm

/// A declaration that gives a right-to-left name a number or a string and that nothing ends:
/// `int ABC = 25`, `const ABC = 5`, `let ABC = 5 // age`, `String ABC = "DEF"`.
///
/// Some words that declare are words of English, too, and so lead to a label, `let ABC = 5`: a
/// comment behind them, a string, or another word that is none of English tells code. So does a
/// word of a shell where no blank stands beside the sign: `export ABC=5`.
enum CodeDeclaration {
  /// The most words before a name: `private static final int`.
  private static let mostWords = 4
  /// No such word is as long.
  private static let longestWord = 10

  /// Whether tokens of a line, before a comment of its code or without one, are one and nothing
  /// else. O(1).
  static func isOne(
    _ tokens: [Token], hasComment: Bool, _ pairs: TokenPairs, _ text: Skeleton
  ) -> Bool {
    let words = tokens.prefix(mostWords).prefix { token in
      token.isWord(.leftToRight) && token.range.count < longestWord
        && [ofCode, ofEnglish, ofShell].contains { $0.contains(text.string(token.range)) }
    }
    let (name, last) = (words.count, tokens.count - 1)
    let (equals, value) = (name + 1, name + 2)
    guard name > 0, value <= last, tokens[name].isWord(.rightToLeft),
      tokens[equals].sign(in: text) == "=",
      tokens[equals].followsSpace == tokens[value].followsSpace
    else { return false }
    if "\"'".unicodeScalars.contains(tokens[value].sign(in: text)) {
      return pairs.closing[value] == last
    }
    if name == 1, !tokens[equals].followsSpace, ofShell.contains(text.string(tokens[0].range)) {
      return value == last && tokens[value].sort != .sign
    }
    return value == last && tokens[value].piece?.kind == .number
      && (hasComment || words.contains { ofCode.contains(text.string($0.range)) })
  }

  /// Words of declarations that are none of English.
  private static let ofCode: Set<String> = [
    "Int", "bool", "boolean", "const", "constexpr", "i32", "i64", "int", "mut", "readonly", "u32",
    "u64", "uint", "unsigned", "val", "var",
  ]

  /// Those that are words of English, too, or parts of such words.
  private static let ofEnglish: Set<String> = [
    "Double", "Float", "Long", "String", "auto", "byte", "char", "decimal", "double", "final",
    "float", "internal", "let", "local", "long", "private", "protected", "public", "short",
    "static", "string", "volatile",
  ]

  /// Those with which a shell gives a name its value, without a blank.
  private static let ofShell: Set<String> = ["declare", "export", "readonly", "typeset"]
}
