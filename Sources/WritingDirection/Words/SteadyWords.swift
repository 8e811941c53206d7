internal import BidiAlgorithm
internal import UnicodeData

/// The words of UAX #29, one pass and without looking ahead, and their votes for `steady`.
///
/// A right-to-left word votes where it ends, any other where its token between white space does,
/// because a token of some ``TokenShape`` has no vote. Scripts that the standard's default rules
/// part letter by letter (Han, Thai and others) count one run of letters as one word, because there
/// is no dictionary.
struct SteadyWords {
  /// The votes of the words that have ended.
  private(set) var ballot = Ballot()
  /// The words that have ended, where they are asked for.
  private(set) var words: [DirectionWord]?
  /// The gap where text is being typed: what ends there has not ended.
  private let caret: Int?
  /// How many scalars have been read.
  private var count = 0
  private var quotation = QuotationReader()
  /// How many quotations have begun.
  private var quotations = 0
  private var isInComment = false
  /// Whether a pipe stands before the next word.
  private var isPiped = false
  private var tokensBefore = 0
  private var command = ShellCommand()
  /// The votes that the words of the command would have as other words, beyond those they have.
  private var votesOfCommand = 0
  /// Where the words of the command begin that would be no names without it.
  private var startsInCommand: [Int] = []
  /// The votes of words that may be a command, and where those begin that are no names by
  /// themselves.
  private var maybe = (votes: 0, starts: [Int]())
  private var pending: [Word] = []
  private var token: Token?
  private var word: Word?

  private struct Token {
    var reader = TokenReader()
    var start: Int
    var end: Int
  }

  private struct Word {
    var start: Int
    var end: Int
    var last: WordBreakClass
    /// A mark that belongs to the word if the right thing follows (WB6, WB7, WB7b, WB11).
    var mid: WordBreakClass?
    var firstStrong: BidiClass?
    var hasDigit = false
    /// Whether it has a capital letter, or a digit beside its letters, and is not the word `I`.
    var isName = false
    /// The number of the quotation it stands in; 0 for none.
    var quotation: Int
    var isInComment: Bool
    /// Whether a pipe stands before it.
    var isPiped: Bool
    var key = ShellCommand.Key()

    mutating func add(
      _ scalar: Unicode.Scalar, _ wordClass: WordBreakClass, _ traits: ScalarTraits, at offset: Int
    ) {
      key.add(scalar)
      end = offset + 1
      last = wordClass
      mid = nil
      if firstStrong == nil, traits.isStrong { firstStrong = traits.bidiClass }
      if wordClass == .numeric { hasDigit = true }
      if traits.isUppercase { isName = true }
    }
  }

  init(caret: Int? = nil, recordsWords: Bool = false) {
    self.caret = caret
    words = recordsWords ? [] : nil
  }

  /// Reads the next scalar; true where words ended.
  mutating func consume(
    _ scalar: Unicode.Scalar, _ traits: ScalarTraits, at offset: Int
  ) -> Bool {
    count = offset + 1
    let wordClass = traits.wordBreak
    // Most letters follow a letter of their kind.
    if wordClass.isLetter, traits.isStrong, word?.last == wordClass, word?.mid == nil,
      word?.firstStrong != nil, token?.reader.consumeLetter(scalar) == true
    {
      word?.end = offset + 1
      word?.key.add(scalar)
      token?.end = offset + 1
      if traits.isUppercase { word?.isName = true }
      return false
    }
    let isSpace = traits.isWhiteSpace
    let isWordlike = Self.isWordlike(wordClass, traits)
    let didEnd = isSpace ? closeToken() : false
    let didQuote = follow(
      quotation.consume(scalar, isSpace: isSpace, isWord: isWordlike || wordClass.isAttached))
    if isSpace { return didEnd || didQuote }
    return read(scalar, traits, isWordlike: isWordlike, at: offset) || didQuote
  }

  /// Reads the next scalar of a token.
  private mutating func read(
    _ scalar: Unicode.Scalar, _ traits: ScalarTraits, isWordlike: Bool, at offset: Int
  ) -> Bool {
    let wordClass = traits.wordBreak
    if token == nil { token = Token(start: offset, end: offset) }
    let shapeBefore = token?.reader.shape
    if isWordlike, tokensBefore > 0, token?.reader.isSlashes == true,
      !(scalar.isASCII && command.isInside)
    {
      // Behind a command, `//app` is what it works on.
      isInComment = true
    }
    if scalar == "|", !quotation.isOpen { isPiped = true }
    token?.reader.consume(scalar, isStrong: traits.isStrong)
    token?.end = offset + 1
    if wordClass.isAttached { return false }
    if word != nil, extendWord(scalar, wordClass, isWordlike, traits, at: offset) { return false }
    let didEnd = endWord(shapeBefore)
    if isWordlike {
      var begun = Word(
        start: offset, end: offset, last: wordClass,
        quotation: quotation.isOpen ? quotations : 0, isInComment: isInComment, isPiped: isPiped)
      isPiped = false
      begun.add(scalar, wordClass, traits, at: offset)
      word = begun
    }
    return didEnd
  }

  private mutating func follow(_ event: QuotationReader.Event) -> Bool {
    switch event {
    case .closed:
      _ = endWord(token?.reader.shape)
      ballot.closeQuotation()
      return true
    case .opened:
      quotations += 1
      return false
    case .none, .cancelled: return false
    }
  }

  /// Adds a scalar to the word in progress, or holds it until the next one decides; false where it
  /// ends it.
  private mutating func extendWord(
    _ scalar: Unicode.Scalar, _ wordClass: WordBreakClass, _ isWordlike: Bool,
    _ traits: ScalarTraits, at offset: Int
  ) -> Bool {
    guard let current = word else { return false }
    if let mid = current.mid {
      guard Self.joins(current.last, across: mid, wordClass) else { return false }
      word?.add(scalar, wordClass, traits, at: offset)
      return true
    }
    if isWordlike, Self.joins(current.last, wordClass) {
      word?.add(scalar, wordClass, traits, at: offset)
      return true
    }
    guard Self.mayJoin(current.last, wordClass) else { return false }
    word?.mid = wordClass
    return true
  }

  /// Ends the word in progress: a right-to-left one votes now, unless its token has a shape. True
  /// where it did.
  private mutating func endWord(_ shape: TokenShape?) -> Bool {
    guard let ended = word else { return false }
    word = nil
    guard shape == nil, ended.firstStrong?.isStrongRightToLeft == true else {
      pending.append(ended)
      return false
    }
    cast(ended, shape: nil)
    return true
  }

  /// Ends the token in progress; true where there was one.
  private mutating func closeToken() -> Bool {
    guard let ended = token else { return false }
    _ = endWord(ended.reader.shape)
    token = nil
    if tokensBefore > 0, ended.reader.isCommentSign { isInComment = true }
    tokensBefore += 1
    let isBeingTyped = isBeingTyped(ended.start..<ended.end)
    if tokensBefore > 1, ended.reader.isFlag, !isBeingTyped, !isInComment, !quotation.isOpen,
      command.takeFlag()
    {
      confirmCommand()
    }
    for word in pending {
      if isBeingTyped {
        record(word, .ignored, shape: nil)
      } else {
        cast(word, shape: ended.reader.shape, isFlag: ended.reader.isFlag)
      }
    }
    pending.removeAll(keepingCapacity: true)
    return true
  }

  /// Whether the gap where text is being typed stands in a stretch or at its end.
  private func isBeingTyped(_ range: Range<Int>) -> Bool {
    caret.map { range.lowerBound < $0 && $0 <= range.upperBound } ?? false
  }

  /// Ends the text; where it is typed at its end, nothing that is open there ends.
  mutating func finish() {
    if caret == count { return }
    _ = closeToken()
    if quotation.finish() {
      ballot.closeQuotation()
    } else if quotation.isOpen, caret == nil {
      ballot.takeBackQuotation()
    }
  }

  /// Gives an ended word its votes.
  private mutating func cast(_ word: Word, shape: TokenShape?, isFlag: Bool = false) {
    if isBeingTyped(word.start..<word.end) { return record(word, .ignored, shape: nil) }
    guard let firstStrong = word.firstStrong else {
      if word.hasDigit { ballot.noteNumber() }
      return record(word, word.hasDigit ? .weak : .ignored, shape: shape)
    }
    if shape != nil {
      ballot.noteWeak(isCode: shape == .code || shape == .path)
      return record(word, .weak, shape: shape)
    }
    let direction = firstStrong.decidedDirection
    let isQuoted = word.isInComment || word.quotation > 0
    let isLeftToRight = direction == .leftToRight
    let part: ShellCommand.Part =
      isQuoted
      ? .other
      : isFlag && command.isInside
        ? .command
        : command.take(word.key, isLeftToRight: isLeftToRight, isPiped: word.isPiped)
    switch part {
    case .confirmation: confirmCommand()
    case .refutation: refuteCommand()
    case .command, .other: break
    }
    let isOfCommand = part == .command || part == .confirmation
    let isNamed = word.hasDigit || (word.isName && !isPronoun(word))
    let isName = isLeftToRight && (isOfCommand || isNamed)
    let isOpen = !word.isInComment && quotation.isOpen && word.quotation == quotations
    let votes = ballot.cast(
      direction, isName: isName, in: !isQuoted ? .text : isOpen ? .openQuotation : .aside)
    if isOfCommand, !isNamed {
      votesOfCommand += Ballot.ofWord - votes
      startsInCommand.append(word.start)
    }
    if command.mayHaveBegun, !isQuoted {
      maybe.votes += votes
      if !isNamed { maybe.starts.append(word.start) }
    }
    record(
      word, isQuoted ? .weak : direction == .rightToLeft ? .rightToLeft : .leftToRight,
      shape: isQuoted ? .quotation : nil, isName: isName)
  }

  /// Counts the words that turn out to be a command as one name.
  private mutating func confirmCommand() {
    let surplus = max(0, maybe.votes - 1)
    ballot.joinName(surplus)
    votesOfCommand += surplus
    startsInCommand += maybe.starts
    markNames(maybe.starts, true)
    maybe = (0, [])
  }

  /// Counts the words of what looked like a command as those of a sentence.
  private mutating func refuteCommand() {
    ballot.restore(votesOfCommand)
    markNames(startsInCommand, false)
  }

  /// Records of words, by where they begin, whether they are names.
  private mutating func markNames(_ starts: [Int], _ areNames: Bool) {
    guard let recorded = words else { return }
    for index in recorded.indices where starts.contains(recorded[index].range.lowerBound) {
      words?[index].isName = areNames
    }
  }

  /// Whether a word with a capital is one letter long, as `I` and `A` are.
  private func isPronoun(_ word: Word) -> Bool { word.end - word.start == 1 }

  private mutating func record(
    _ word: Word, _ weight: DirectionWord.Weight, shape: TokenShape?, isName: Bool = false
  ) {
    words?.append(
      DirectionWord(
        range: word.start..<word.end, weight: weight, shape: shape, isName: isName))
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
