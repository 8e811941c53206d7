internal import BidiAlgorithm

/// Measures of two numbers with a slash between blanks: `135 / 85`, `42 EU / 9 US`.
extension Piece {
  /// The blood pressure behind a word for pressure, and the ratio of two sides or how sharp
  /// somebody sees behind a word for that, `16 / 9`, `6 / 12`, with the Latin unit behind them.
  /// Their first number stands left of the second, as it does without the blanks. How many there
  /// are of all, `3 / 10`, may be read either way, and so may Arabic-Indic digits. O(1).
  @Sendable static func pairedMeasure(_ start: Int, _ text: Skeleton) -> Piece? {
    guard let (first, second) = slashedNumbers(start, text), first.count <= mostDigitsOfMeasure,
      second.count <= mostDigitsOfMeasure
    else { return nil }
    let (high, low) = (text.value(of: first), text.value(of: second))
    let mayBePressure =
      highPressures.contains(high) && lowPressures.contains(low) && high > low
    let isMeasure =
      (mayBePressure && text.followsWordForPressure(start)) || text.followsWordForSight(start)
      || (high > low && text.followsWordForRatio(start))
    guard isMeasure else { return nil }
    let end = endOfUnit(behind: second.upperBound, text) ?? second.upperBound
    return Piece(kind: .number, range: start..<end, order: .leftToRight)
  }

  /// `42 EU / 9 US`: a size in two systems or more, with a slash between each two. A number stands
  /// left of its system; nobody can tell of one alone. O(its length).
  @Sendable static func sizesInSystems(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.mayBeginWord(start), let first = endOfSize(start, text) else { return nil }
    var end = first
    while true {
      let slash = text.endOfBlanks(end)
      guard text.at(slash) == "/", let next = endOfSize(text.endOfBlanks(slash + 1), text) else {
        break
      }
      end = next
    }
    return end > first ? Piece(kind: .number, range: start..<end, order: .leftToRight) : nil
  }

  /// The end of a European number and the system that it is a size of; nil where none begins.
  private static func endOfSize(_ start: Int, _ text: Skeleton) -> Int? {
    guard text.isEuropeanDigit(start) else { return nil }
    let number = endOfNumber(start, text)
    let system = text.isSpace(ifThere: number) ? number + 1 : number
    let end = system + lengthOfSystem
    guard end <= text.count, systemsOfSizes.contains(text.string(system..<end)),
      !text.isCodeLetter(end), !text.isStrong(end)
    else { return nil }
    return end
  }

  /// Where shoes and clothes have sizes of their own, and the letters of each.
  private static let systemsOfSizes: Set<String> = [
    "AU", "BR", "CN", "EU", "FR", "IT", "JP", "UK", "US",
  ]
  private static let lengthOfSystem = 2

  /// The most digits of each number.
  private static let mostDigitsOfMeasure = 3

  /// What the higher and the lower number of a blood pressure may be.
  private static let highPressures = 60...280
  private static let lowPressures = 30...180

  /// Two European or Persian numbers with a slash between blanks, behind which nothing goes on; nil
  /// where none begin. O(their length).
  static func slashedNumbers(
    _ start: Int, _ text: Skeleton
  ) -> (first: Range<Int>, second: Range<Int>)? {
    guard text.isDigit(start), text.classes[start] == .en, text.mayBeginWord(start) else {
      return nil
    }
    let first = start..<text.endOfDigits(start)
    let behind = first.upperBound + 3
    guard text.at(first.upperBound) == " ", text.at(first.upperBound + 1) == "/",
      text.at(first.upperBound + 2) == " ", text.isDigit(behind), text.classes[behind] == .en
    else { return nil }
    let second = behind..<text.endOfDigits(behind)
    return endsMeasure(second.upperBound, text) ? (first, second) : nil
  }

  /// Whether no other number, letter or sign goes on right behind such a measure.
  private static func endsMeasure(_ end: Int, _ text: Skeleton) -> Bool {
    guard !text.isCodeLetter(end), !text.isStrong(end) else { return false }
    if "/-+%:".unicodeScalars.contains(text.at(end)) { return false }
    if ".,".unicodeScalars.contains(text.at(end)) { return !text.isDigit(end + 1) }
    return !text.isSpace(ifThere: end) || !"/+=\u{D7}".unicodeScalars.contains(text.at(end + 1))
  }
}

/// Words for such measures.
extension Skeleton {
  /// How far before a number they are looked for.
  private static let reachOfMeasures = 40

  /// Whether a word for pressure stands shortly before a position, with no number between.
  func followsWordForPressure(_ position: Int) -> Bool { follows(Self.pressures, position) }

  /// Whether a word for how somebody sees stands shortly before a position.
  func followsWordForSight(_ position: Int) -> Bool { follows(Self.sights, position) }

  /// Whether a word for a ratio stands shortly before a position.
  func followsWordForRatio(_ position: Int) -> Bool { follows(Self.ratios, position) }

  private func follows(_ words: Set<String>, _ position: Int) -> Bool {
    var end = position
    while end > 0, position - end < Self.reachOfMeasures {
      guard !isDigit(end - 1), !endsSentence(end - 1) else { return false }
      guard isRightToLeftLetter(end - 1) else {
        end -= 1
        continue
      }
      let word = letters(upTo: end, most: Self.reachOfMeasures)
      if Self.has(string(word), in: words) { return true }
      end = word.lowerBound
    }
    return false
  }

  // Pressure in Hebrew, Arabic and Persian, and in Urdu, in two words.
  private static let pressures = words(
    """
    \u{5DC}\u{5D7}\u{5E5} \u{636}\u{63A}\u{637} \u{641}\u{634}\u{627}\u{631} \
    \u{67E}\u{631}\u{6CC}\u{634}\u{631} \u{62F}\u{628}\u{627}\u{624}
    """)

  // Sight in Hebrew, in Arabic and in Persian.
  private static let sights = words(
    """
    \u{5E8}\u{5D0}\u{5D9}\u{5D9}\u{5D4} \u{628}\u{635}\u{631} \
    \u{628}\u{6CC}\u{646}\u{627}\u{6CC}\u{6CC}
    """)

  // Ratio in Hebrew, and in Persian and Urdu.
  private static let ratios = words(
    "\u{5D9}\u{5D7}\u{5E1} \u{646}\u{633}\u{628}\u{62A} \u{62A}\u{646}\u{627}\u{633}\u{628}")
}
