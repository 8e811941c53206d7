internal import BidiAlgorithm

/// Signs of mathematics that stand before what they are said of.
extension Piece {
  /// `△ABC`, `∠B = 30°`, `√x`, `∀x ∈ A`: a sign of geometry with the names of its points, a root
  /// or a sign of logic or of analysis with the name of a variable, and what that is compared with
  /// or added to, which is read from left to right with it. `∥BC` and `⊥BC` need their second line
  /// alone. Numbers alone are those of `root`. O(its length).
  @Sendable static func figure(_ start: Int, _ text: Skeleton) -> Piece? {
    guard isSignOfFigure(text.at(start)), text.mayBeginWord(start),
      var end = endOfFigure(start, text) ?? endOfRelated(start, text)
    else { return nil }
    while let next = nextTerm(relations, end, text), let last = endOfFigureTerm(next.start, text) {
      end = last
    }
    return Piece(kind: .name, range: start..<end, order: .leftToRight)
  }

  /// Whether a scalar may begin such a piece. O(1).
  static func isSignOfFigure(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0x7F
      && (pointCounts[scalar] != nil
        || [angles, roots, quantities, lines].contains { $0.contains(scalar) })
  }

  /// How many points are named behind a sign: of a triangle, also with a right angle or as an
  /// increment, of a parallelogram, a circle and an arc.
  private static let pointCounts: [Unicode.Scalar: ClosedRange<Int>] = [
    "\u{25B3}": 3...3, "\u{2206}": 3...3, "\u{22BF}": 3...3, "\u{25B1}": 4...4, "\u{2299}": 1...2,
    "\u{2312}": 2...3,
  ]
  /// Signs of angles.
  private static let angles: Set<Unicode.Scalar> = ["\u{2220}", "\u{2221}", "\u{2222}"]
  /// Signs of roots.
  private static let roots: Set<Unicode.Scalar> = ["\u{221A}", "\u{221B}", "\u{221C}"]
  /// For all, there is, there is none, nabla, a partial derivative.
  private static let quantities: Set<Unicode.Scalar> = [
    "\u{2200}", "\u{2203}", "\u{2204}", "\u{2207}", "\u{2202}",
  ]
  /// Parallel to, perpendicular to, congruent with.
  private static let lines: Set<Unicode.Scalar> = ["\u{2225}", "\u{22A5}", "\u{2245}"]

  /// What stands between two terms.
  private static let relations =
    "=+-<>~/\u{2212}\u{D7}\u{B7}\u{2260}\u{2264}\u{2265}\u{2248}\u{2261}\u{223C}\u{223D}\u{2245}"
    + "\u{2225}\u{22A5}\u{2208}\u{222A}\u{2229}"

  /// The most points of an angle, the most digits of its number, and the most scalars in brackets.
  private static let mostPoints = 6
  private static let pointsOfAngle = 1...3
  private static let longestNumberOfAngle = 2
  private static let longestUnderRoot = 24

  /// The end of a sign and what it is said of; nil where it is none of these.
  private static func endOfFigure(_ start: Int, _ text: Skeleton) -> Int? {
    let sign = text.at(start)
    if let counts = pointCounts[sign] { return endOfPoints(start + 1, counts, text) }
    if angles.contains(sign) {
      let first = text.at(start + 1) == " " ? start + 2 : start + 1
      if let end = endOfPoints(first, pointsOfAngle, text) ?? endOfVariable(first, text) {
        return end
      }
      let digits = text.endOfDigits(start + 1)
      let isNumber =
        (1...longestNumberOfAngle).contains(digits - start - 1) && text.classes[start + 1] == .en
      return isNumber && endsFigure(digits, text) ? digits : nil
    }
    if roots.contains(sign) {
      return endOfVariable(start + 1, text) ?? endOfBracketsUnderRoot(start + 1, text)
    }
    return quantities.contains(sign) ? endOfVariable(start + 1, text) : nil
  }

  /// The end of a sign of two lines or figures right before the second of them.
  private static func endOfRelated(_ start: Int, _ text: Skeleton) -> Int? {
    guard lines.contains(text.at(start)) else { return nil }
    return endOfFigure(start + 1, text) ?? endOfPoints(start + 1, 1...mostPoints, text)
  }

  /// The end of another term: a figure, points, a variable, or a number with or without degrees.
  private static func endOfFigureTerm(_ start: Int, _ text: Skeleton) -> Int? {
    if let end = endOfFigure(start, text) ?? endOfPoints(start, 1...mostPoints, text)
      ?? endOfVariable(start, text)
    {
      return end
    }
    guard text.isDigit(start), text.classes[start] == .en else { return nil }
    let number = endOfNumber(start, text)
    let end = text.at(number) == "\u{B0}" ? number + 1 : number
    return endOfFigure(end, text) ?? endOfVariable(end, text) ?? (endsFigure(end, text) ? end : nil)
  }

  /// The end of capitals for points, each with its number or its strokes.
  private static func endOfPoints(
    _ start: Int, _ counts: ClosedRange<Int>, _ text: Skeleton
  ) -> Int? {
    var (end, points) = (start, 0)
    while text.isCapital(end), points <= counts.upperBound {
      points += 1
      end = endOfIndex(end + 1, text)
    }
    return counts.contains(points) && endsFigure(end, text) ? end : nil
  }

  /// The end of one small Latin letter or a Greek one, with its number, its strokes or its
  /// exponent.
  private static func endOfVariable(_ start: Int, _ text: Skeleton) -> Int? {
    let isGreek = (0x370...0x3FF).contains(text.at(start).value) && text.isStrong(start)
    guard isGreek || (text.isLatin(start) && !text.isCapital(start)) else { return nil }
    var end = endOfIndex(start + 1, text)
    while isRaised(text.at(end)) { end += 1 }
    return endsFigure(end, text) ? end : nil
  }

  private static func endOfIndex(_ start: Int, _ text: Skeleton) -> Int {
    var end = start
    while isLowered(text.at(end))
      || "'\u{2032}\u{2033}\u{2019}".unicodeScalars.contains(text.at(end))
      || text.isEuropeanDigit(end)
    {
      end += 1
    }
    return end
  }

  /// The end of brackets with a variable in them right behind a root.
  private static func endOfBracketsUnderRoot(_ start: Int, _ text: Skeleton) -> Int? {
    guard text.at(start) == "(" else { return nil }
    var depth = 0
    for position in start..<min(text.count, start + longestUnderRoot) {
      let scalar = text.scalars[position]
      guard scalar.isASCII || isRaised(scalar) || isLowered(scalar) || roots.contains(scalar)
      else { return nil }
      if scalar == "(" { depth += 1 }
      if scalar == ")" { depth -= 1 }
      if depth == 0 {
        let hasVariable = (start..<position).contains(where: text.isLatin)
        return hasVariable && endsFigure(position + 1, text) ? position + 1 : nil
      }
    }
    return nil
  }

  /// Whether no letter goes on right behind a term.
  private static func endsFigure(_ end: Int, _ text: Skeleton) -> Bool {
    !text.isCodeLetter(end) && !text.isStrong(end)
  }
}
