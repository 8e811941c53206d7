/// Comments behind commands of TeX, `\section{ABC} % DEF 1`: a percent sign that no backslash
/// stands before always begins one there, with blanks around it or without them.
enum TypesetComment {
  /// The token of the percent sign, where commands of TeX with what they are given are all that
  /// stands before it; nil where a text is no such line. O(the commands).
  static func mark(_ tokens: [Token], _ text: Skeleton) -> Int? {
    guard let mark = tokens.firstIndex(where: { !isCommand($0, text) }), mark > 0,
      tokens[mark].sign(in: text) == "%"
    else { return nil }
    return mark
  }

  /// Behind the percent sign, and others right behind it. O(their number).
  static func start(behind mark: Int, _ tokens: [Token], _ text: Skeleton) -> Int {
    var start = mark + 1
    while start < tokens.count, tokens[start].sign(in: text) == "%" { start += 1 }
    return start
  }

  /// Whether a token is a command of TeX: `\n` is a break of a line.
  private static func isCommand(_ token: Token, _ text: Skeleton) -> Bool {
    let start = token.range.lowerBound
    return token.piece?.kind == .identifier && text.at(start) == "\\"
      && text.isLatin(start + 1) && text.isLatin(start + 2)
  }
}
