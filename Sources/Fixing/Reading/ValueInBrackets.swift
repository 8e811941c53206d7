/// Placeholders of numbers in a right-to-left sentence, one behind the other in brackets, as in
/// `ABC $X1% (+$X2%)`: what comes for each is a number of its own, and the brackets stand left of
/// the first one.
enum ValueInBrackets {
  /// Whether brackets hold such a placeholder and nothing else, right behind another one. A percent
  /// sign or the sign of a number tells them from names. O(their length).
  static func follows(_ value: Element, _ brackets: Element, _ text: Skeleton) -> Bool {
    guard brackets.kind == .brackets, brackets.followsSpace, brackets.parts.count == 3,
      text.at(brackets.range.lowerBound) == "(", isVariable(value, text),
      brackets.parts[1].parts.count == 1
    else { return false }
    let other = brackets.parts[1].parts[0]
    return isVariable(other, text) && (isNumber(value, text) || isNumber(other, text))
  }

  /// Whether an element is a name behind a dollar sign, with the sign of a number before it or
  /// without: `$X`, `+$X`.
  private static func isVariable(_ element: Element, _ text: Skeleton) -> Bool {
    guard element.kind == .identifier else { return false }
    let start = element.range.lowerBound
    let dollar = "+-".unicodeScalars.contains(text.at(start)) ? start + 1 : start
    return text.at(dollar) == "$" && text.isLatin(dollar + 1)
  }

  private static func isNumber(_ variable: Element, _ text: Skeleton) -> Bool {
    text.at(variable.range.lowerBound) != "$" || text.at(variable.range.upperBound - 1) == "%"
  }
}
