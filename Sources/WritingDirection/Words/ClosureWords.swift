internal import BidiAlgorithm
internal import UnicodeData

/// The words of Closure's `estimateDirection`: tokens between white space.
///
/// A token whose first letter with a direction is right-to-left is a right-to-left word; else one
/// that begins with `http://` is weak; else one with any left-to-right letter is a left-to-right
/// word; else one with a digit is weak; else it is ignored.
struct ClosureWords {
  let letters: WordLetters
  private(set) var closed = DirectionCounts(unit: .words, rightToLeft: 0, leftToRight: 0)
  /// The words that were closed, where they are asked for.
  private(set) var words: [DirectionWord]?
  private var token = Token()
  private var isInToken = false

  /// What has been read of a token.
  private struct Token {
    var start = 0
    var end = 0
    var first: TextDirection?
    var hasDigit = false
    var prefix = AddressPrefix()
    /// How it counts as it stands.
    var weight = DirectionWord.Weight.ignored
    /// Whether nothing that may follow changes its weight: most letters need no more than this
    /// look.
    var isSettled = false

    mutating func weigh() {
      isSettled = first == .rightToLeft || (first != nil && prefix.isDecided)
      if first == .rightToLeft {
        weight = .rightToLeft
      } else if prefix.isWhole {
        weight = .weak
      } else if first != nil {
        weight = .leftToRight
      } else {
        weight = hasDigit ? .weak : .ignored
      }
    }
  }

  init(_ letters: WordLetters, counted: DirectionCounts) {
    self.letters = letters
    closed = counted
  }

  init(_ letters: WordLetters, recordsWords: Bool = false) {
    self.letters = letters
    words = recordsWords ? [] : nil
  }

  /// Reads the next scalar; true where that changed ``counts``.
  @discardableResult mutating func consume(
    _ scalar: Unicode.Scalar, _ traits: ScalarTraits, at offset: Int
  ) -> Bool {
    if letters.isSeparator(scalar, traits) {
      closeToken()
      return false
    }
    if !isInToken {
      token = Token(start: offset)
      isInToken = true
    }
    token.end = offset + 1
    if token.isSettled { return false }
    let bidiClass = traits.bidiClass
    if token.first == nil { token.first = letters.direction(of: scalar, bidiClass) }
    if letters.isDigit(scalar, bidiClass) { token.hasDigit = true }
    token.prefix.consume(scalar)
    let before = token.weight
    token.weigh()
    return token.weight != before
  }

  /// The counts with the token in progress as it stands.
  var counts: DirectionCounts {
    guard isInToken else { return closed }
    return Self.adding(token.weight, to: closed)
  }

  /// Closes the token in progress.
  mutating func closeToken() {
    guard isInToken else { return }
    isInToken = false
    closed = Self.adding(token.weight, to: closed)
    words?.append(
      DirectionWord(
        range: token.start..<token.end, weight: token.weight,
        shape: token.weight == .weak ? (token.prefix.isWhole ? .url : .number) : nil))
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

  /// Whether the right-to-left share is at least so many hundredths; false where nothing has
  /// weight.
  func isAtLeast(percent: Int) -> Bool { total > 0 && rightToLeft * 100 >= percent * total }

  /// Whether the right-to-left share is more than so many hundredths.
  func isMoreThan(percent: Int) -> Bool { rightToLeft * 100 > percent * total }
}
