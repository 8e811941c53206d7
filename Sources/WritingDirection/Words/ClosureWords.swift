internal import BidiAlgorithm
internal import UnicodeData

/// The words of Closure's `estimateDirection`: tokens between white space.
///
/// A token whose first strong scalar is right-to-left is a right-to-left word; else one that begins with
/// `http://` is weak; else one with any L is a left-to-right word; else one with a digit is weak; else it is
/// ignored. Strong means the Bidi_Class, where Closure has its own ranges of letters.
struct ClosureWords {
  private(set) var closed = DirectionCounts(unit: .words, rightToLeft: 0, leftToRight: 0)
  /// The words that were closed, where they are asked for.
  private(set) var words: [DirectionWord]?
  private var token: Token?

  /// What has been read of a token.
  private struct Token {
    var start: Int
    var end: Int
    var firstStrong: BidiClass?
    var hasDigit = false
    var prefix = AddressPrefix(acceptsSecure: false)

    var weight: DirectionWord.Weight {
      if let firstStrong, firstStrong.isStrongRightToLeft { return .rightToLeft }
      if prefix.isWhole { return .weak }
      if firstStrong != nil { return .leftToRight }
      return hasDigit ? .weak : .ignored
    }
  }

  init(recordsWords: Bool = false) { words = recordsWords ? [] : nil }

  mutating func consume(_ scalar: Unicode.Scalar, _ traits: ScalarTraits, at offset: Int) {
    if traits.isWhiteSpace { return closeToken() }
    let bidiClass = traits.bidiClass
    var current = token ?? Token(start: offset, end: offset)
    current.end = offset + 1
    if current.firstStrong == nil, bidiClass.isStrong { current.firstStrong = bidiClass }
    if bidiClass == .en || bidiClass == .an { current.hasDigit = true }
    current.prefix.consume(scalar)
    token = current
  }

  /// The counts with the token in progress as it stands.
  var counts: DirectionCounts {
    guard let token else { return closed }
    return Self.adding(token.weight, to: closed)
  }

  /// Closes the token in progress.
  mutating func closeToken() {
    guard let token else { return }
    closed = Self.adding(token.weight, to: closed)
    words?.append(
      DirectionWord(
        range: token.start..<token.end, weight: token.weight,
        shape: token.weight == .weak ? (token.prefix.isWhole ? .url : .number) : nil))
    self.token = nil
  }

  private static func adding(
    _ weight: DirectionWord.Weight, to counts: DirectionCounts
  ) -> DirectionCounts {
    var result = counts
    result.add(weight)
    return result
  }
}

extension DirectionCounts {
  /// Counts one more word.
  mutating func add(_ weight: DirectionWord.Weight) {
    switch weight {
    case .rightToLeft: rightToLeft += 1
    case .leftToRight: leftToRight += 1
    case .weak: weak += 1
    case .ignored: break
    }
  }

  /// Adds other counts of the same unit.
  mutating func add(_ other: DirectionCounts) {
    rightToLeft += other.rightToLeft
    leftToRight += other.leftToRight
    weak += other.weak
  }

  /// Whether the right-to-left share is at least so many hundredths; false where nothing has weight.
  func isAtLeast(percent: Int) -> Bool { total > 0 && rightToLeft * 100 >= percent * total }

  /// Whether the right-to-left share is more than so many hundredths.
  func isMoreThan(percent: Int) -> Bool { rightToLeft * 100 > percent * total }

  /// Whether the right-to-left share is at most so many hundredths; false where nothing has weight.
  func isAtMost(percent: Int) -> Bool { total > 0 && rightToLeft * 100 <= percent * total }
}
