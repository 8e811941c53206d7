/// Calculations of whose result words beside them speak: `HOW MUCH IS 7 + 5?`. There a sum, a
/// product, a difference and a quotient of two numbers are no range, no score and no count, and
/// run from left to right like an equation.
enum AskedCalculation {
  /// The most scalars of a word.
  private static let longestWord = 14

  /// The end of a calculation of numbers with these signs, with a sign of equality that ends the
  /// text behind it; nil where no word asks for its result, or a unit or more of a calculation
  /// stands behind it. In Arabic it may be read either way. O(its length).
  static func end(
    of numbers: Range<Int>, _ operations: Set<Unicode.Scalar>, in text: Skeleton
  ) -> Int? {
    let (start, end) = (numbers.lowerBound, numbers.upperBound)
    guard !operations.isEmpty, !operations.contains("="),
      !numbers.contains(where: { text.at($0) == ":" }),
      !text.followsArabicLetter(start) || text.isPersian(near: start),
      !Piece.hasUnit(behind: numbers, text), !goesOn(end, text)
    else { return nil }
    // What a dash or a slash parts may be a range, a score or a share: from the less to the more.
    let isSum = operations.contains { "+*\u{D7}\u{F7}".unicodeScalars.contains($0) }
    let isCalculation = isSum || isFalling(numbers, text)
    // Who is told a sum or a product may read it either way.
    let mayTurn = operations.allSatisfy { "+*\u{D7}".unicodeScalars.contains($0) }
    let isAsked =
      asks(before: start, isSum: isSum, isCalculation: isCalculation, text)
      || (isCalculation && asks(behind: end, mayTurn: mayTurn, text))
    return isAsked ? endOfEquality(end, text) ?? end : nil
  }

  // MARK: - Numbers

  /// Whether the first of numbers is greater than the last one.
  private static func isFalling(_ numbers: Range<Int>, _ text: Skeleton) -> Bool {
    guard let first = numbers.first(where: text.isDigit) else { return false }
    var last = numbers.upperBound
    while last > first, !text.isDigit(last - 1) { last -= 1 }
    var start = last
    while start > first, text.isDigit(start - 1) { start -= 1 }
    return value(first..<text.endOfDigits(first), text) > value(start..<last, text)
  }

  private static func value(_ digits: Range<Int>, _ text: Skeleton) -> Int {
    text.value(of: digits.prefix(mostDigits))
  }

  /// The digits of a number that are looked at.
  private static let mostDigits = 9

  /// Whether something stands behind numbers that belongs to them.
  private static func goesOn(_ end: Int, _ text: Skeleton) -> Bool {
    let behind = text.at(end)
    if "%\u{66A}\u{B0}".unicodeScalars.contains(behind) || Piece.isCurrency(behind) { return true }
    let sign = text.isSpace(ifThere: end) ? end + 1 : end
    if text.at(sign) == "=" { return endOfEquality(end, text) == nil }
    if "+*\u{D7}\u{F7}".unicodeScalars.contains(text.at(sign)) { return true }
    guard "-/:\u{2212}\u{2013}".unicodeScalars.contains(text.at(sign)) else { return false }
    let next = text.isSpace(ifThere: sign + 1) ? sign + 2 : sign + 1
    return text.isDigit(next) || text.isLatin(next)
      || "_?(\u{25A1}".unicodeScalars.contains(text.at(next))
  }

  /// The end of a sign of equality behind numbers that ends the text; nil where none does.
  private static func endOfEquality(_ end: Int, _ text: Skeleton) -> Int? {
    let sign = text.isSpace(ifThere: end) ? end + 1 : end
    guard text.at(sign) == "=", (sign + 1..<text.count).allSatisfy({ text.isSpace($0) }) else {
      return nil
    }
    return sign + 1
  }

  // MARK: - Words

  /// Whether words before numbers ask for their result.
  private static func asks(
    before start: Int, isSum: Bool, isCalculation: Bool, _ text: Skeleton
  ) -> Bool {
    guard text.isSpace(ifThere: start - 1) else { return false }
    let end = text.at(start - 2) == ":" ? start - 2 : start - 1
    let last = text.letters(upTo: end, most: longestWord)
    guard !last.isEmpty else { return false }
    let before =
      text.isSpace(ifThere: last.lowerBound - 1)
      ? text.string(text.letters(upTo: last.lowerBound - 1, most: longestWord)) : ""
    let name = text.string(last)
    if Skeleton.has(before, in: howMuch), areEqual.contains(name) { return true }
    if calculate.contains(name) || (accusative == name && calculate.contains(before)) {
      return true
    }
    if isSum, Skeleton.has(name, in: howMuch) || results.contains(name) { return true }
    if isSum, genitive == name, Skeleton.has(before, in: ofResults) { return true }
    if isCalculation, Skeleton.has(name, in: exercises) { return true }
    return isCalculation
      && (solve.contains(name) || (accusative == name && solve.contains(before)))
  }

  /// Whether words behind numbers ask for their result, or say it of what tells it by its order.
  private static func asks(behind end: Int, mayTurn: Bool, _ text: Skeleton) -> Bool {
    guard text.isSpace(ifThere: end) else { return false }
    let first = text.letters(from: end + 1, most: longestWord)
    guard !first.isEmpty else { return false }
    let next = text.isSpace(ifThere: first.upperBound) ? first.upperBound + 1 : first.upperBound
    let second = text.letters(from: next, most: longestWord)
    let (name, following) = (text.string(first), text.string(second))
    if areEqual.contains(name) {
      let number = next + (text.at(next) == "\u{5DC}" && text.at(next + 1) == "-" ? 2 : 0)
      return (text.isDigit(number) && !mayTurn) || Skeleton.has(following, in: howMuch)
    }
    if howMuchBehind.contains(name) {
      return second.isEmpty || isBehind.contains { following.hasPrefix($0) }
    }
    return objects.contains(name) && calculateBehind.contains(following)
  }

  // How much in Hebrew.
  private static let howMuch: Set<String> = ["\u{5DB}\u{5DE}\u{5D4}"]

  // Is (he, she, they), equals, makes, gives, comes out, will be in Hebrew.
  private static let areEqual = Skeleton.words(
    """
    \u{5D4}\u{5D5}\u{5D0} \u{5D4}\u{5D9}\u{5D0} \u{5D4}\u{5DD} \u{5D4}\u{5DF} \u{5D6}\u{5D4} \
    \u{5E9}\u{5D5}\u{5D5}\u{5D4} \u{5E9}\u{5D5}\u{5D4} \u{5E9}\u{5D5}\u{5D5}\u{5D9}\u{5DD} \
    \u{5E2}\u{5D5}\u{5E9}\u{5D4} \u{5E2}\u{5D5}\u{5E9}\u{5D9}\u{5DD} \
    \u{5E0}\u{5D5}\u{5EA}\u{5DF} \u{5D9}\u{5D5}\u{5E6}\u{5D0} \
    \u{5D9}\u{5D5}\u{5E6}\u{5D0}\u{5D9}\u{5DD} \u{5D9}\u{5D4}\u{5D9}\u{5D4} \
    \u{5D9}\u{5D4}\u{5D9}\u{5D5}
    """)

  // Calculate, to one and to many, in the imperative, the future and the infinitive of Hebrew.
  private static let calculate = Skeleton.words(
    """
    \u{5D7}\u{5E9}\u{5D1}\u{5D5} \u{5D7}\u{5E9}\u{5D1}\u{5D9} \
    \u{5EA}\u{5D7}\u{5E9}\u{5D1}\u{5D5} \u{5EA}\u{5D7}\u{5E9}\u{5D1}\u{5D9} \
    \u{5DC}\u{5D7}\u{5E9}\u{5D1}
    """)

  // Solve, also to one, to many, in the past and the infinitive; calculate, which may be thought.
  private static let solve = Skeleton.words(
    """
    \u{5E4}\u{5EA}\u{5E8}\u{5D5} \u{5E4}\u{5EA}\u{5D5}\u{5E8} \u{5E4}\u{5EA}\u{5E8}\u{5D9} \
    \u{5DC}\u{5E4}\u{5EA}\u{5D5}\u{5E8} \u{5EA}\u{5E4}\u{5EA}\u{5E8}\u{5D5} \
    \u{5E4}\u{5EA}\u{5E8}\u{5EA}\u{5D9} \u{5D7}\u{5E9}\u{5D1}
    """)

  private static let accusative = "\u{5D0}\u{5EA}"
  private static let genitive = "\u{5E9}\u{5DC}"

  // Result of in Hebrew; the same in Persian and Urdu.
  private static let results: Set<String> = [
    "\u{5EA}\u{5D5}\u{5E6}\u{5D0}\u{5EA}", "\u{62D}\u{627}\u{635}\u{644}",
  ]

  // Result, solution, value, sum, product, quotient, calculation before a word for of in Hebrew.
  private static let ofResults = Skeleton.words(
    """
    \u{5EA}\u{5D5}\u{5E6}\u{5D0}\u{5D4} \u{5E4}\u{5EA}\u{5E8}\u{5D5}\u{5DF} \u{5E2}\u{5E8}\u{5DA} \
    \u{5E1}\u{5DB}\u{5D5}\u{5DD} \u{5DE}\u{5DB}\u{5E4}\u{5DC}\u{5D4} \u{5DE}\u{5E0}\u{5D4} \
    \u{5D7}\u{5D9}\u{5E9}\u{5D5}\u{5D1}
    """)

  // Exercise, equation, expression, calculation in Hebrew; expression in Persian.
  private static let exercises = Skeleton.words(
    """
    \u{5EA}\u{5E8}\u{5D2}\u{5D9}\u{5DC} \u{5DE}\u{5E9}\u{5D5}\u{5D5}\u{5D0}\u{5D4} \
    \u{5D1}\u{5D9}\u{5D8}\u{5D5}\u{5D9} \u{5D7}\u{5D9}\u{5E9}\u{5D5}\u{5D1} \
    \u{639}\u{628}\u{627}\u{631}\u{62A}
    """)

  // How many, how much in Persian and, of three genders and numbers, in Urdu.
  private static let howMuchBehind = Skeleton.words(
    """
    \u{686}\u{646}\u{62F} \u{686}\u{642}\u{62F}\u{631} \u{6A9}\u{62A}\u{646}\u{6D2} \
    \u{6A9}\u{62A}\u{646}\u{627} \u{6A9}\u{62A}\u{646}\u{6CC}
    """)

  // What forms of is, becomes and makes begin with in Persian and Urdu.
  private static let isBehind = [
    "\u{627}\u{633}\u{62A}", "\u{645}\u{6CC}", "\u{634}\u{62F}", "\u{6C1}\u{648}",
    "\u{6C1}\u{6D2}", "\u{6C1}\u{6CC}\u{6BA}", "\u{628}\u{646}",
  ]

  // What marks an object in Persian and Urdu, and of in Urdu.
  private static let objects: Set<String> = [
    "\u{631}\u{627}", "\u{6A9}\u{648}", "\u{6A9}\u{627}",
  ]

  // Calculation, solution, addition, result, answer: with a verb, to calculate and to solve.
  private static let calculateBehind = Skeleton.words(
    """
    \u{62D}\u{633}\u{627}\u{628} \u{645}\u{62D}\u{627}\u{633}\u{628}\u{647} \u{62D}\u{644} \
    \u{62C}\u{645}\u{639} \u{62D}\u{627}\u{635}\u{644} \u{62C}\u{648}\u{627}\u{628}
    """)
}
