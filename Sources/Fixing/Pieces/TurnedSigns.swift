/// Signs that were typed before a Latin name in a right-to-left sentence, where the screen draws
/// them behind it: `++C` is seen as the language whose name ends in them. Who types so looks at the
/// screen, and nobody means what the order of storage says.
extension Piece {
  /// Whether signs before a name are such: two plus signs before a capital, a hash before the
  /// letter of a language, a hyphen before a grade or a group of blood where a word speaks of one,
  /// and the full stop of a name or a sentence.
  /// Before and behind them no Latin letter is nearer than a right-to-left one, so that they are
  /// drawn on the other side. O(1).
  static func areTurned(_ signs: Range<Int>, _ text: Skeleton) -> Bool {
    let start = signs.upperBound
    guard text.isLatin(start) else { return false }
    if text.string(signs) == "." { return TurnedStop.isOne(signs.lowerBound, text) }
    var end = start
    while text.isLatin(end), end - start <= longestTurned { end += 1 }
    let name = start..<end
    guard isEndOfItem(end, text), isAmongRightToLeft(signs.lowerBound, end, text) else {
      return false
    }
    switch text.string(signs) {
    case "++": return endsInPluses(name, signs.lowerBound, text)
    case "#": return endsInHash(name, signs.lowerBound, text)
    case "-": return !text.followsWordForFlag(signs.lowerBound) && isGraded(name, text)
    default: return false
    }
  }

  /// The most letters of a name whose signs are so typed.
  private static let longestTurned = 9
  /// So far, in scalars, other letters are looked for, and words for a grade.
  private static let reachOfTurned = 40

  /// A variable that is counted up begins with a small letter or has a word for code before it, and
  /// none for a language or a program.
  private static func endsInPluses(_ name: Range<Int>, _ start: Int, _ text: Skeleton) -> Bool {
    if name.count == 1, text.isCapital(name.lowerBound) {
      return text.at(name.lowerBound) == "C"
        || !text.hasWordForCode(before: start, within: reachOfTurned)
    }
    if namesInPluses.contains(text.string(name).lowercased()) {
      return name.count > 1 || text.followsWordForLanguage(start)
    }
    return text.isCapital(name.lowerBound) && text.followsWordForProgram(start)
  }

  /// Names in small letters that end in two plus signs.
  private static let namesInPluses: Set<String> = ["c", "g", "notepad"]

  /// A hashtag has more than the letter of such a language, or a word for it before it.
  private static func endsInHash(_ name: Range<Int>, _ start: Int, _ text: Skeleton) -> Bool {
    guard name.count == 1, !text.followsWordForChannel(start) else { return false }
    let letter = text.string(name)
    return lettersInHash.contains(letter)
      || (lettersInHash.contains(letter.uppercased()) && text.followsWordForLanguage(start))
  }

  private static let lettersInHash: Set<String> = ["C", "F", "J", "Q"]

  /// Whether capitals are a grade or a group of blood, and a word near them says so: elsewhere the
  /// hyphen is that of a flag.
  private static func isGraded(_ name: Range<Int>, _ text: Skeleton) -> Bool {
    let letters = text.string(name)
    guard let first = letters.first, "ABCDEFO".contains(first),
      letters == "AB" || (letters.count < 4 && letters.allSatisfy { $0 == first })
    else { return false }
    return text.hasWordForGrade(around: name, within: reachOfTurned)
  }

  /// Whether a right-to-left letter stands on one side of a range at least, and no Latin one is
  /// nearer on either.
  private static func isAmongRightToLeft(_ start: Int, _ end: Int, _ text: Skeleton) -> Bool {
    let before = (max(0, start - reachOfTurned)..<start).last(where: text.isStrong)
    let behind = (end..<min(text.count, end + reachOfTurned)).first(where: text.isStrong)
    let nearest = [before, behind].compactMap { $0 }
    return !nearest.isEmpty && nearest.allSatisfy(text.isRightToLeftLetter)
  }
}

/// Words that say what such a name is.
extension Skeleton {
  /// Whether a word right before a position says that a language of programs stands there.
  func followsWordForLanguage(_ position: Int) -> Bool {
    followsWord(position, of: Self.languages)
  }

  /// Whether a word right before a position says that a program stands there.
  func followsWordForProgram(_ position: Int) -> Bool {
    followsWord(position, of: Self.programs)
  }

  /// Whether a word right before a position says that a flag of a command stands there.
  func followsWordForFlag(_ position: Int) -> Bool {
    followsWord(position, of: Self.flags)
  }

  /// Whether a word right before a position says that a channel or a hashtag stands there.
  func followsWordForChannel(_ position: Int) -> Bool {
    followsWord(position, of: Self.channels)
  }

  /// Whether a word for what code has stands shortly before a position.
  func hasWordForCode(before position: Int, within reach: Int) -> Bool {
    hasWord(of: Self.wordsForCode, in: max(0, position - reach)..<position)
  }

  /// Whether a word for blood or a grade stands near a range.
  func hasWordForGrade(around range: Range<Int>, within reach: Int) -> Bool {
    hasWord(
      of: Self.grades,
      in: max(0, range.lowerBound - reach)..<min(count, range.upperBound + reach))
  }

  // Language in two forms, course, learning, learns, programmer, developer, programming and code in
  // Hebrew; the same in Arabic, Persian and Urdu.
  private static let languages = words(
    """
    \u{5E9}\u{5E4}\u{5D4} \u{5E9}\u{5E4}\u{5EA} \u{5E7}\u{5D5}\u{5E8}\u{5E1} \
    \u{5DC}\u{5D9}\u{5DE}\u{5D5}\u{5D3} \u{5DC}\u{5DC}\u{5DE}\u{5D5}\u{5D3} \
    \u{5DC}\u{5D5}\u{5DE}\u{5D3} \u{5DE}\u{5EA}\u{5DB}\u{5E0}\u{5EA} \u{5DE}\u{5E4}\u{5EA}\u{5D7} \
    \u{5EA}\u{5DB}\u{5E0}\u{5D5}\u{5EA} \u{5E7}\u{5D5}\u{5D3} \u{644}\u{63A}\u{629} \
    \u{62F}\u{648}\u{631}\u{629} \u{62A}\u{639}\u{644}\u{645} \u{645}\u{628}\u{631}\u{645}\u{62C} \
    \u{645}\u{637}\u{648}\u{631} \u{628}\u{631}\u{645}\u{62C}\u{629} \u{643}\u{648}\u{62F} \
    \u{632}\u{628}\u{627}\u{646} \u{622}\u{645}\u{648}\u{632}\u{634} \
    \u{646}\u{648}\u{6CC}\u{633}\u{6CC} \u{646}\u{648}\u{6CC}\u{633} \u{6A9}\u{62F} \
    \u{6A9}\u{648}\u{631}\u{633} \u{67E}\u{631}\u{648}\u{6AF}\u{631}\u{627}\u{645}\u{631}
    """)

  // Program and editor in Hebrew in three forms; the same, and application, in Arabic, in Persian
  // (with the last part of a word of two) and in Urdu.
  private static let programs = words(
    """
    \u{5EA}\u{5D5}\u{5DB}\u{5E0}\u{5D4} \u{5EA}\u{5D5}\u{5DB}\u{5E0}\u{5EA} \
    \u{5E2}\u{5D5}\u{5E8}\u{5DA} \u{628}\u{631}\u{646}\u{627}\u{645}\u{62C} \
    \u{645}\u{62D}\u{631}\u{631} \u{62A}\u{637}\u{628}\u{64A}\u{642} \
    \u{628}\u{631}\u{646}\u{627}\u{645}\u{647} \u{627}\u{641}\u{632}\u{627}\u{631} \
    \u{648}\u{6CC}\u{631}\u{627}\u{6CC}\u{634}\u{6AF}\u{631} \u{648}\u{6CC}\u{626}\u{631} \
    \u{627}\u{6CC}\u{688}\u{6CC}\u{679}\u{631}
    """)

  // Blood, mine too, who gives it, a mark at school, a rating in Hebrew, Arabic, Persian and Urdu.
  private static let grades = words(
    """
    \u{5D3}\u{5DD} \u{5D3}\u{5DE}\u{5D9} \u{5EA}\u{5D5}\u{5E8}\u{5DD} \u{5E6}\u{5D9}\u{5D5}\u{5DF} \
    \u{5D3}\u{5D9}\u{5E8}\u{5D5}\u{5D2} \u{62F}\u{645} \u{62F}\u{645}\u{64A} \
    \u{645}\u{62A}\u{628}\u{631}\u{639} \u{62F}\u{631}\u{62C}\u{629} \
    \u{639}\u{644}\u{627}\u{645}\u{629} \u{62A}\u{642}\u{62F}\u{64A}\u{631} \
    \u{62A}\u{635}\u{646}\u{64A}\u{641} \u{62E}\u{648}\u{646} \u{62E}\u{648}\u{646}\u{6CC} \
    \u{646}\u{645}\u{631}\u{647} \u{631}\u{62A}\u{628}\u{647} \u{628}\u{644}\u{688} \
    \u{6AF}\u{631}\u{6CC}\u{688} \u{631}\u{6CC}\u{679}\u{646}\u{6AF}
    """)

  // Expression, loop, variable, counter, operator in Hebrew, Arabic and Persian; expression, loop,
  // variable in two ways, counter, operator in Urdu.
  private static let wordsForCode = words(
    """
    \u{5D1}\u{5D9}\u{5D8}\u{5D5}\u{5D9} \u{5DC}\u{5D5}\u{5DC}\u{5D0}\u{5D4} \
    \u{5DC}\u{5D5}\u{5DC}\u{5D0}\u{5EA} \u{5DE}\u{5E9}\u{5EA}\u{5E0}\u{5D4} \
    \u{5DE}\u{5D5}\u{5E0}\u{5D4} \u{5D0}\u{5D5}\u{5E4}\u{5E8}\u{5D8}\u{5D5}\u{5E8} \
    \u{62A}\u{639}\u{628}\u{64A}\u{631} \u{62D}\u{644}\u{642}\u{629} \
    \u{645}\u{62A}\u{63A}\u{64A}\u{631} \u{639}\u{62F}\u{627}\u{62F} \
    \u{645}\u{639}\u{627}\u{645}\u{644} \u{639}\u{627}\u{645}\u{644} \
    \u{639}\u{628}\u{627}\u{631}\u{62A} \u{62D}\u{644}\u{642}\u{647} \
    \u{645}\u{62A}\u{63A}\u{6CC}\u{631} \u{634}\u{645}\u{627}\u{631}\u{646}\u{62F}\u{647} \
    \u{639}\u{645}\u{644}\u{6AF}\u{631} \
    \u{627}\u{6CC}\u{6A9}\u{633}\u{67E}\u{631}\u{6CC}\u{634}\u{646} \u{644}\u{648}\u{67E} \
    \u{648}\u{6CC}\u{631}\u{6CC}\u{627}\u{6CC}\u{628}\u{644} \
    \u{648}\u{6CC}\u{631}\u{6CC}\u{628}\u{644} \u{6A9}\u{627}\u{624}\u{646}\u{679}\u{631} \
    \u{622}\u{67E}\u{631}\u{6CC}\u{679}\u{631}
    """)

  // Channel, tag, hashtag in Hebrew, Arabic, Persian and Urdu.
  private static let channels = words(
    """
    \u{5E2}\u{5E8}\u{5D5}\u{5E5} \u{5EA}\u{5D2} \u{5EA}\u{5D2}\u{5D9}\u{5EA} \
    \u{5D4}\u{5D0}\u{5E9}\u{5D8}\u{5D0}\u{5D2} \u{5D4}\u{5D0}\u{5E9}\u{5D8}\u{5D2} \
    \u{642}\u{646}\u{627}\u{629} \u{648}\u{633}\u{645} \
    \u{647}\u{627}\u{634}\u{62A}\u{627}\u{63A} \u{647}\u{627}\u{634}\u{62A}\u{627}\u{62C} \
    \u{6A9}\u{627}\u{646}\u{627}\u{644} \u{647}\u{634}\u{62A}\u{6AF} \
    \u{628}\u{631}\u{686}\u{633}\u{628} \u{686}\u{6CC}\u{646}\u{644} \u{679}\u{6CC}\u{6AF} \
    \u{6C1}\u{6CC}\u{634}\u{679}\u{6CC}\u{6AF}
    """)

  // Flag, option, switch, parameter, command in Hebrew, Arabic, Persian and Urdu.
  private static let flags = words(
    """
    \u{5D3}\u{5D2}\u{5DC} \u{5D0}\u{5E4}\u{5E9}\u{5E8}\u{5D5}\u{5EA} \
    \u{5D0}\u{5D5}\u{5E4}\u{5E6}\u{5D9}\u{5D4} \u{5DE}\u{5EA}\u{5D2} \
    \u{5E4}\u{5E8}\u{5DE}\u{5D8}\u{5E8} \u{5E4}\u{5E7}\u{5D5}\u{5D3}\u{5D4} \
    \u{62E}\u{64A}\u{627}\u{631} \u{631}\u{627}\u{64A}\u{629} \
    \u{645}\u{641}\u{62A}\u{627}\u{62D} \u{645}\u{639}\u{627}\u{645}\u{644} \
    \u{623}\u{645}\u{631} \u{67E}\u{631}\u{686}\u{645} \u{6AF}\u{632}\u{6CC}\u{646}\u{647} \
    \u{633}\u{648}\u{626}\u{6CC}\u{686} \u{62F}\u{633}\u{62A}\u{648}\u{631} \
    \u{67E}\u{627}\u{631}\u{627}\u{645}\u{62A}\u{631} \u{641}\u{644}\u{6CC}\u{6AF} \
    \u{622}\u{67E}\u{634}\u{646} \u{633}\u{648}\u{626}\u{686} \
    \u{6A9}\u{645}\u{627}\u{646}\u{688} \u{67E}\u{6CC}\u{631}\u{627}\u{645}\u{6CC}\u{679}\u{631}
    """)
}
