internal import BidiAlgorithm

/// Code that gives a right-to-left name what a call gives back, where nobody set a direction:
/// `ABC = float(input("DEF: "))`.
///
/// The name has the first strong letter, so that the value is laid out left of it. A string in the
/// brackets or another call tells code from a formula that a text explains, `ABC = f(x)`.
enum AssignedCall {
  /// The most tokens of such a line.
  private static let longest = 64

  /// Whether tokens are one: a name, an equals sign between blanks, and a call whose brackets, with
  /// a semicolon behind them or none, end the text. O(*n*).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard tokens.count > 2, tokens.count <= longest, !text.hasControls,
      tokens[0].direction == .rightToLeft, tokens[0].sort != .sign,
      let equals = text.scalars.firstIndex(of: "="),
      text.isSpace(ifThere: equals - 1), text.isSpace(ifThere: equals + 1),
      tokens[0].range.upperBound == equals - 1, isFunction(equals + 2, text)
    else { return false }
    return isCall(equals + 2, text)
  }

  /// Whether the name of a function begins at a position: in small letters, as those of formulas in
  /// tables are not.
  private static func isFunction(_ start: Int, _ text: Skeleton) -> Bool {
    text.isLatin(start) && !text.isCapital(start)
  }

  /// Whether a name, perhaps with dots, and brackets that close at the end of the text are all that
  /// follows, with a string or another call in them, and right-to-left letters in strings alone.
  private static func isCall(_ start: Int, _ text: Skeleton) -> Bool {
    var opening = start
    while text.isCodeLetter(opening) || text.at(opening) == "." { opening += 1 }
    guard text.at(opening) == "(" else { return false }
    var (depth, deepest, position) = (0, 0, opening)
    var quote: Unicode.Scalar?
    var hasString = false
    while position < text.count {
      let scalar = text.scalars[position]
      if let open = quote {
        if scalar == open { quote = nil }
      } else if scalar == "\"" || scalar == "'" {
        (quote, hasString) = (scalar, true)
      } else if scalar == "(" {
        depth += 1
        deepest = max(deepest, depth)
      } else if scalar == ")" {
        depth -= 1
        if depth == 0 { break }
      } else if !scalar.isASCII {
        return false
      }
      position += 1
    }
    guard depth == 0, position < text.count, hasString || deepest > 1 else { return false }
    let rest = position + 1..<text.count
    return rest.isEmpty || (rest.count == 1 && text.at(rest.lowerBound) == ";")
  }
}
