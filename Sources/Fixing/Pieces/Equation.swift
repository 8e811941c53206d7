/// A calculation with names of one letter, brackets and powers, as it is read from its beginning:
/// `2(x+3)=10`, `(a+b)(a-b) = a\u{B2} - b\u{B2}`.
struct Equation {
  /// Behind what was read.
  private(set) var end: Int
  private let text: Skeleton
  private let limit: Int
  private var depth = 0
  private var isInBars = false
  /// Whether it has names: in Arabic one of numbers alone may be read either way.
  private(set) var hasName = false
  private var hasOperation = false
  private var hasInnerOperation = false
  /// Whether brackets hold an operation that is not a slash, or none that a hyphen might be.
  private var (hasInnerTerms, hasInnerSum) = (false, false)
  /// Whether something outside of brackets is multiplied or divided, without blanks and with them.
  private var (hasTightScale, hasWideScale) = (false, false)
  private var hasRelation = false
  private var hasBrackets = false
  private var hasBars = false
  private var hasPower = false
  /// Whether brackets stand right behind a number, a name or other brackets.
  private var hasProduct = false

  /// The most scalars of a calculation.
  private static let longest = 120
  /// How deep brackets are read.
  private static let deepest = 8

  /// What is read from a position on; nil where no term stands there. O(its length).
  init?(_ start: Int, _ text: Skeleton) {
    self.text = text
    end = start
    limit = min(text.count, start + Self.longest)
    guard readSides() else { return nil }
  }

  /// Reads sums with relations between them; false where none stands there.
  private mutating func readSides() -> Bool {
    guard readSum() else { return false }
    while let next = endOfRelation() {
      let before = self
      end = next
      if text.at(next) == "?", !text.isStrong(next + 1) {
        end = next + 1
        hasRelation = true
        break
      }
      guard readSum() else {
        self = before
        break
      }
      hasRelation = true
    }
    return true
  }

  /// Whether it is one, and no range, clause or name: brackets with a sign of an operation in them
  /// or beside them that are multiplied, raised or equal something; a power or an absolute value
  /// that does; brackets that are divided, `(a-b)/c`; or numbers alone with a product that equals
  /// something.
  var isWhole: Bool {
    guard depth == 0, !goesOn else { return false }
    if !hasName { return hasProduct && hasOperation && hasRelation }
    if hasBrackets, hasOperation, hasRelation || hasPower { return true }
    if hasProduct, hasInnerOperation { return true }
    // A hyphen or a slash may part the names of things: `(a/b)/c`, `(A - B) / C`.
    if (hasInnerTerms && hasTightScale) || (hasInnerSum && hasWideScale) { return true }
    if hasRelation { return hasProduct || hasBars || (hasOperation && hasPower) }
    return false
  }

  /// Whether it is a sum with names that equals something: `5 - x = 2`.
  var isSum: Bool { depth == 0 && !goesOn && hasName && hasOperation && hasRelation }

  /// Whether it is anything with a name that equals or is compared with something: `x = -5`.
  var isRelation: Bool { depth == 0 && !goesOn && hasName && hasRelation }

  /// Whether it has names, and absolute values that equal something.
  var isOfBars: Bool { isWhole && hasBars && hasRelation }

  /// Whether something stands behind it that belongs to it and was not understood.
  private var goesOn: Bool {
    if text.isStrong(end) || text.isCodeLetter(end) { return true }
    let signs = "+-*/=<>^|(\u{D7}\u{F7}\u{B1}\u{B7}\u{2212}\u{2264}\u{2265}\u{2260}\u{2248}"
    if signs.unicodeScalars.contains(text.at(end)) { return true }
    guard text.isSpace(ifThere: end) else { return false }
    return "+*=<>^\u{D7}\u{F7}\u{B1}\u{2264}\u{2265}\u{2260}\u{2248}".unicodeScalars
      .contains(text.at(end + 1))
  }

  /// Reads terms with signs of operations between them; false where no term stands there.
  private mutating func readSum() -> Bool {
    if Piece.isSign(text.at(end)) { end += 1 }
    guard readTerm() else { return false }
    while end < limit, let next = Piece.nextTerm(Self.operations, end, text) {
      let before = self
      end = next.start
      guard readTerm() else {
        self = before
        break
      }
      hasOperation = true
      note(text.at(next.sign), isWide: next.start - next.sign > 1)
    }
    return true
  }

  /// Keeps what a sign of an operation says of what is read.
  private mutating func note(_ sign: Unicode.Scalar, isWide: Bool) {
    guard depth == 0 else {
      hasInnerOperation = true
      if sign != "/" { hasInnerTerms = true }
      if sign != "/", sign != "-" { hasInnerSum = true }
      return
    }
    guard "*/\u{D7}\u{F7}\u{B7}".unicodeScalars.contains(sign) else { return }
    if isWide { hasWideScale = true } else { hasTightScale = true }
  }

  private static let operations = "+-*/\u{D7}\u{F7}\u{B1}\u{B7}\u{2212}"

  /// Reads factors that stand right beside each other.
  private mutating func readTerm() -> Bool {
    guard readFactor(isFirst: true) else { return false }
    while end < limit, readFactor(isFirst: false) {}
    return true
  }

  /// Reads a number, a name, brackets or an absolute value, with a power behind it.
  private mutating func readFactor(isFirst: Bool) -> Bool {
    switch text.at(end) {
    case "(":
      guard readBrackets() else { return false }
      if !isFirst { hasProduct = true }
    case "|":
      guard isFirst, !isInBars, readBars() else { return false }
    case "\u{221A}":
      let before = self
      end += 1
      guard end < limit, readFactor(isFirst: true) else {
        self = before
        return false
      }
    default:
      if isFirst, text.isDigit(end), text.at(end).isASCII {
        end = Piece.endOfNumber(end, text)
      } else if let name = endOfName() {
        end = name
        hasName = true
      } else {
        return false
      }
    }
    readPower()
    return true
  }

  private mutating func readBrackets() -> Bool {
    guard depth < Self.deepest else { return false }
    let before = self
    depth += 1
    end += 1
    let wasInBars = isInBars
    isInBars = false
    guard readSum(), text.at(end) == ")" else {
      self = before
      return false
    }
    isInBars = wasInBars
    depth -= 1
    end += 1
    hasBrackets = true
    return true
  }

  private mutating func readBars() -> Bool {
    let before = self
    isInBars = true
    end += 1
    guard readSum(), text.at(end) == "|" else {
      self = before
      return false
    }
    isInBars = false
    end += 1
    hasBars = true
    return true
  }

  /// Reads raised signs, or a circumflex and what stands behind it.
  private mutating func readPower() {
    while Piece.isRaised(text.at(end)) {
      end += 1
      hasPower = true
    }
    guard text.at(end) == "^" else { return }
    let before = self
    end += 1
    if Piece.isSign(text.at(end)) { end += 1 }
    if text.isDigit(end) {
      end = text.endOfDigits(end)
    } else if text.isLatin(end) {
      end += 1
    } else {
      guard text.at(end) == "(", readBrackets() else {
        self = before
        return
      }
    }
    hasPower = true
  }

  /// The end of a name at the position: one letter, or two small ones, which is a product; or a
  /// function. Digits and lowered ones may stand behind it, or a prime before brackets.
  private func endOfName() -> Int? {
    var last = end
    while last < end + 5, isLetter(last) { last += 1 }
    let count = last - end
    guard count > 0 else { return nil }
    let isProduct = count == 2 && !text.isCapital(end) && !text.isCapital(end + 1)
    if count > 1, !isProduct {
      guard count < 5, Self.functions.contains(text.string(end..<last)) else { return nil }
    }
    while (0x30...0x39).contains(text.at(last).value)
      || (0x2080...0x2089).contains(text.at(last).value)
    {
      last += 1
    }
    if "'\u{2032}".unicodeScalars.contains(text.at(last)), text.at(last + 1) == "(" { last += 1 }
    return last
  }

  /// Whether a letter of names in calculations is at a position, Latin or Greek.
  private func isLetter(_ position: Int) -> Bool {
    text.isLatin(position) || (0x391...0x3C9).contains(text.at(position).value)
  }

  private static let functions: Set<String> = [
    "cos", "cot", "exp", "lim", "ln", "log", "max", "min", "sin", "sinh", "cosh", "tan", "tanh",
  ]

  /// Where what is compared begins behind a sign of one or two characters, with a space on both
  /// sides of it or on none; nil where there is no such sign.
  private func endOfRelation() -> Int? {
    guard end < limit else { return nil }
    let sign = text.isSpace(ifThere: end) ? end + 1 : end
    var last = sign
    while last < sign + 2, Self.relations.unicodeScalars.contains(text.at(last)) { last += 1 }
    guard last > sign else { return nil }
    let start = text.isSpace(ifThere: last) ? last + 1 : last
    return (start > last) == (sign > end) ? start : nil
  }

  private static let relations = "=<>\u{2248}\u{2260}\u{2261}\u{2264}\u{2265}"
}

extension Piece {
  /// `2(x+3)=10`, `(a+b)\u{B2} = 9`, `(a-b)/c`, `|x| = 3`: a calculation with brackets, powers or
  /// absolute values; or a sum with a name that begins with a number, `5 - x = 2`, where that is
  /// none of an exercise or a page. One that begins with its name keeps together by itself, unless
  /// it has absolute values.
  @Sendable static func equation(_ start: Int, _ text: Skeleton) -> Piece? {
    let first = isSign(text.at(start)) ? start + 1 : start
    let isLatin = text.isLatin(first)
    // A word is no name.
    if isLatin, text.isLatin(first + 1), text.isLatin(first + 2) { return nil }
    guard isLatin || text.isDigit(first) || "(|\u{221A}".unicodeScalars.contains(text.at(first)),
      text.mayBeginWord(start), !text.isCodeLetter(start - 1),
      let equation = Equation(start, text),
      isLatin && first == start
        ? equation.isOfBars : equation.isWhole || (equation.isSum && mayBeginSum(start, text)),
      equation.hasName || !text.followsArabicLetter(start)
    else { return nil }
    var end = equation.end
    if text.isDigit(end - 1), let unit = endOfUnit(behind: end, text) { end = unit }
    return Piece(kind: .number, range: start..<end, order: .leftToRight)
  }

  /// Whether the number at a position is one of a sum, and numbers nothing.
  private static func mayBeginSum(_ start: Int, _ text: Skeleton) -> Bool {
    start > 0 && text.isDigit(start) && !NumberOfItem.mayBe(start, text)
  }
}
