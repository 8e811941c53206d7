internal import BidiAlgorithm
internal import UnicodeData

/// What recognisers ask about the scalars that are read.
extension Skeleton {
  /// Whether digits at a position go on with a name in code before them. A low line behind
  /// right-to-left letters only joins them: `AB_2024`.
  func followsCode(_ position: Int) -> Bool {
    isCodeLetter(position - 1) && !(at(position - 1) == "_" && endsWord(position - 2))
  }

  /// Whether the last letter of a right-to-left word, or a mark of it, stands at a position.
  func endsWord(_ position: Int) -> Bool {
    var letter = position
    while isMark(letter) { letter -= 1 }
    return isRightToLeftLetter(letter)
  }

  /// Whether a piece may begin at a position: at the start, after a space, a bracket, a quotation
  /// mark or a dash.
  func mayBegin(_ position: Int) -> Bool {
    guard position > 0 else { return true }
    if isSpace(position - 1) { return true }
    switch scalars[position - 1].value {
    // ( [ { " ' < = / : ; , |
    case 0x28, 0x5B, 0x7B, 0x22, 0x27, 0x3C, 0x3D, 0x2F, 0x3A, 0x3B, 0x2C, 0x7C: return true
    // Guillemets and quotation marks that open.
    case 0xAB, 0x2018, 0x201C, 0x201E, 0x2039, 0x060C: return true
    default: return false
    }
  }

  /// Whether what follows a right-to-left prefix and its hyphen, or the stroke that lengthens it in
  /// Arabic, may begin at a position.
  func followsPrefix(_ position: Int) -> Bool {
    isJoint(position - 1) && isRightToLeftLetter(position - 2) && !followsEra(position)
  }

  /// Whether the letter for an era with the stroke that lengthens it, and its year before that, end
  /// right before a position: `1400H-`. It is no prefix.
  private func followsEra(_ position: Int) -> Bool {
    var letter = position - 1
    while letter > position - Self.longestPrefix, at(letter).value == 0x640 { letter -= 1 }
    guard letter < position - 1, Self.eras.contains(at(letter)) else { return false }
    return isDigit(isSpace(ifThere: letter - 1) ? letter - 2 : letter - 1)
  }

  // Of the Hijra, and after Christ.
  private static let eras: Set<Unicode.Scalar> = ["\u{647}", "\u{645}"]

  /// How far around a number a letter of Persian or Urdu is looked for.
  private static let reachOfLetters = 160

  /// Whether a letter near a position is one of Persian, Urdu and their kin, and none of Arabic.
  /// O(1).
  func hasPersianLetter(near position: Int) -> Bool {
    let reach = max(0, position - Self.reachOfLetters)..<min(count, position + Self.reachOfLetters)
    return scalars[reach].contains { Self.persianLetters.contains($0) }
  }

  // Pe, che, zhe, keheh, gaf, the yeh without dots, tteh, ddal, rreh, the nasal noon, two kinds of
  // heh, and the yeh that ends words.
  private static let persianLetters: Set<Unicode.Scalar> = [
    "\u{67E}", "\u{686}", "\u{698}", "\u{6A9}", "\u{6AF}", "\u{6CC}", "\u{679}", "\u{688}",
    "\u{691}", "\u{6BA}", "\u{6BE}", "\u{6C1}", "\u{6D2}",
  ]

  /// A hyphen, a maqaf or a stroke that lengthens the letter before it.
  private func isJoint(_ position: Int) -> Bool {
    switch at(position).value {
    case 0x2D, 0x5BE, 0x640, 0x2011: true
    default: false
    }
  }

  /// Whether a right-to-left prefix begins at a position, and behind its hyphen something with a
  /// Latin letter or with the sign of a path: that is no part of its name.
  func isPrefix(_ start: Int) -> Bool {
    var end = start
    while end < start + Self.longestPrefix, Self.prefixLetters.contains(at(end)) { end += 1 }
    guard end > start, isJoint(end) else { return false }
    while isJoint(end), end < start + 2 * Self.longestPrefix { end += 1 }
    return isLatin(end) || "~.$/\\".unicodeScalars.contains(at(end))
  }

  /// Where a right-to-left prefix begins that is a word of its own up to its hyphen, which ends
  /// right before a position; nil where none does.
  func startOfPrefix(before position: Int) -> Int? {
    var joint = position
    while joint > position - Self.longestPrefix, isJoint(joint - 1) { joint -= 1 }
    var start = joint
    while start > joint - Self.longestPrefix, Self.prefixLetters.contains(at(start - 1)) {
      start -= 1
    }
    return joint < position && start < joint && isGap(start - 1) ? start : nil
  }

  /// Whether the plus of a number stands right behind a right-to-left prefix that is a word by
  /// itself: `L+972`.
  func followsBarePrefix(_ position: Int) -> Bool {
    at(position) == "+" && isDigit(position + 1)
      && followsBarePrefix(position, longest: Self.longestPrefix)
  }

  /// Whether a right-to-left prefix of a letter or two, which is a word by itself, ends right
  /// before a position: `W@user`. More letters may be a name.
  func followsShortPrefix(_ position: Int) -> Bool {
    followsBarePrefix(position, longest: Self.longestShortPrefix)
  }

  /// Whether a right-to-left prefix that is a word by itself ends right before a position, with
  /// nothing between: `B"12 ABC"`.
  func followsJoinedPrefix(_ position: Int) -> Bool {
    followsBarePrefix(position, longest: Self.longestPrefix)
  }

  private func followsBarePrefix(_ position: Int, longest: Int) -> Bool {
    var start = position
    while start > position - longest, Self.prefixLetters.contains(at(start - 1)) { start -= 1 }
    return start < position && isGap(start - 1)
  }

  /// The most letters of a prefix, and of a stroke behind it.
  private static let longestPrefix = 4
  /// The most letters of a prefix that nothing parts from the sign behind it.
  private static let longestShortPrefix = 2

  // From, that, the, and, like, to, in, in Hebrew; in, to, and so, and, like, the, in Arabic.
  private static let prefixLetters: Set<Unicode.Scalar> = [
    "\u{5DE}", "\u{5E9}", "\u{5D4}", "\u{5D5}", "\u{5DB}", "\u{5DC}", "\u{5D1}",
    "\u{628}", "\u{644}", "\u{641}", "\u{648}", "\u{643}", "\u{627}",
  ]

  /// Whether a piece may begin at a position, behind a right-to-left prefix and its hyphen too.
  func mayBeginWord(_ position: Int) -> Bool { mayBegin(position) || followsPrefix(position) }

  /// The end of the digits from a position on.
  func endOfDigits(_ position: Int) -> Int {
    var end = position
    while isDigit(end) { end += 1 }
    return end
  }

  /// The end of the European digits from a position on.
  func endOfEuropeanDigits(_ position: Int) -> Int {
    var end = position
    while isEuropeanDigit(end) { end += 1 }
    return end
  }

  /// The number that digits are, which have to be few. O(their count).
  func value(of digits: Range<Int>) -> Int {
    digits.reduce(0) { $0 * 10 + Int(at($1).value & 0xF) }
  }

  /// The end of the white space from a position on. O(its length).
  func endOfBlanks(_ position: Int) -> Int {
    var end = position
    while isSpace(ifThere: end) { end += 1 }
    return end
  }

  /// Whether a white space or an end is at a position.
  func isGap(_ position: Int) -> Bool {
    position < 0 || position >= count || isSpace(position)
  }

  /// Whether a number has a sign of equality, so that it is an equation.
  func isEquation(_ range: Range<Int>) -> Bool {
    range.contains { "=\u{2248}\u{2260}".unicodeScalars.contains(at($0)) }
  }

  /// Whether a piece has digits, capitals and signs between them or before them, and nothing else:
  /// `INV-2024-001`, `#1234`, `!12`.
  func isSerial(_ range: Range<Int>) -> Bool {
    var (hasDigit, hasSign) = (false, false)
    for position in range {
      if isDigit(position) {
        hasDigit = true
      } else if "-/#!\u{2116}".unicodeScalars.contains(at(position)) {
        hasSign = true
      } else if !isCapital(position), !"._".unicodeScalars.contains(at(position)) {
        return false
      }
    }
    return hasDigit && hasSign
  }

  /// Whether a sign that ends a sentence stands at a position.
  func endsSentence(_ position: Int) -> Bool {
    ".!?\u{2026}\u{61F}\u{6D4}".unicodeScalars.contains(at(position))
  }
}
