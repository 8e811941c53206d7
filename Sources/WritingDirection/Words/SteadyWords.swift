internal import BidiAlgorithm
internal import UnicodeData

/// The words of UAX #29, one pass and without looking ahead, weighed by their first strong scalar.
///
/// Words in a token of some ``TokenShape`` are weak. Scripts that the standard's default rules part letter by
/// letter (Han, Thai and others) count one run of letters as one word, for want of a dictionary.
struct SteadyWords {
  /// The counts of the tokens that have ended.
  private(set) var closed = DirectionCounts(unit: .words, rightToLeft: 0, leftToRight: 0)
  /// The words of the tokens that have ended, where they are asked for.
  private(set) var words: [DirectionWord]?
  private var pending: [DirectionWord] = []
  private var token: Token?
  private var word: Word?

  private struct Token {
    var reader = TokenReader()
    var counts = DirectionCounts(unit: .words, rightToLeft: 0, leftToRight: 0)
  }

  private struct Word {
    var start: Int
    var end: Int
    var last: WordBreakClass
    /// A mark that belongs to the word if the right thing follows (WB6, WB7, WB7b, WB11).
    var mid: WordBreakClass?
    var firstStrong: BidiClass?
    var hasDigit = false

    var weight: DirectionWord.Weight {
      guard let firstStrong else { return hasDigit ? .weak : .ignored }
      return firstStrong.isStrongRightToLeft ? .rightToLeft : .leftToRight
    }

    mutating func add(
      _ wordClass: WordBreakClass, _ bidiClass: BidiClass, at offset: Int
    ) {
      end = offset + 1
      last = wordClass
      mid = nil
      if firstStrong == nil, bidiClass.isStrong { firstStrong = bidiClass }
      if wordClass == .numeric { hasDigit = true }
    }
  }

  init(counted: DirectionCounts) { closed = counted }

  init(recordsWords: Bool = false) { words = recordsWords ? [] : nil }

  /// Reads the next scalar; true where it ended a token.
  mutating func consume(
    _ scalar: Unicode.Scalar, _ traits: ScalarTraits, at offset: Int
  ) -> Bool {
    if traits.isWhiteSpace { return closeToken() }
    let wordClass = traits.wordBreak
    // Most letters follow a letter of their kind.
    if wordClass.isLetter, traits.isStrong, word?.last == wordClass, word?.mid == nil,
      word?.firstStrong != nil, token?.reader.consumeLetter(scalar) == true
    {
      word?.end = offset + 1
      return false
    }
    if token == nil { token = Token() }
    token?.reader.consume(scalar, isStrong: traits.isStrong)
    if wordClass.isAttached { return false }
    let bidiClass = traits.bidiClass
    let isWordlike = Self.isWordlike(wordClass, traits)
    if word != nil, extendWord(wordClass, isWordlike, bidiClass, at: offset) { return false }
    closeWord()
    if isWordlike {
      var begun = Word(start: offset, end: offset, last: wordClass)
      begun.add(wordClass, bidiClass, at: offset)
      word = begun
    }
    return false
  }

  /// Adds a scalar to the word in progress, or holds it until the next one decides; false where it ends it.
  private mutating func extendWord(
    _ wordClass: WordBreakClass, _ isWordlike: Bool, _ bidiClass: BidiClass, at offset: Int
  ) -> Bool {
    guard let current = word else { return false }
    if let mid = current.mid {
      guard Self.joins(current.last, across: mid, wordClass) else { return false }
      word?.add(wordClass, bidiClass, at: offset)
      return true
    }
    if isWordlike, Self.joins(current.last, wordClass) {
      word?.add(wordClass, bidiClass, at: offset)
      return true
    }
    guard Self.mayJoin(current.last, wordClass) else { return false }
    word?.mid = wordClass
    return true
  }

  /// Closes the token in progress; true where there was one.
  mutating func closeToken() -> Bool {
    closeWord()
    guard let ended = token else { return false }
    token = nil
    let shape = ended.reader.shape
    if shape != nil {
      closed.weak += ended.counts.total + ended.counts.weak
    } else {
      closed.add(ended.counts)
    }
    if words != nil {
      for var word in pending {
        if shape != nil, word.weight != .ignored { (word.weight, word.shape) = (.weak, shape) }
        words?.append(word)
      }
      pending.removeAll()
    }
    return true
  }

  private mutating func closeWord() {
    guard let ended = word else { return }
    word = nil
    token?.counts.add(ended.weight)
    if words != nil {
      pending.append(DirectionWord(range: ended.start..<ended.end, weight: ended.weight))
    }
  }

  private static func isWordlike(
    _ wordClass: WordBreakClass, _ traits: ScalarTraits
  ) -> Bool {
    switch wordClass {
    case .aLetter, .hebrewLetter, .numeric, .katakana, .extendNumLet: true
    case .other: traits.isStrong && traits.isLetter
    default: false
    }
  }

  /// WB5, WB8 to WB10, WB13 to WB13b, and our run of other letters.
  private static func joins(_ left: WordBreakClass, _ right: WordBreakClass) -> Bool {
    switch (left, right) {
    case (.katakana, .katakana), (.other, .other): true
    case (.extendNumLet, _): right != .other
    case (_, .extendNumLet): left != .other
    default: isLetterOrDigit(left) && isLetterOrDigit(right)
    }
  }

  /// WB6, WB7a, WB7b, WB12: whether a mark may belong to the word.
  private static func mayJoin(_ left: WordBreakClass, _ mid: WordBreakClass) -> Bool {
    if left.isLetter, mid == .midLetter || mid.isMidNumLetQ { return true }
    if left == .hebrewLetter, mid == .doubleQuote { return true }
    return left == .numeric && (mid == .midNum || mid.isMidNumLetQ)
  }

  /// WB7, WB7c, WB11: whether what follows the mark belongs to the word.
  private static func joins(
    _ left: WordBreakClass, across mid: WordBreakClass, _ right: WordBreakClass
  ) -> Bool {
    if mid == .doubleQuote { return right == .hebrewLetter }
    return left.isLetter ? right.isLetter && mid != .midNum : right == .numeric
  }

  private static func isLetterOrDigit(_ wordClass: WordBreakClass) -> Bool {
    wordClass.isLetter || wordClass == .numeric
  }
}
