extension Piece {
  /// `*123#`, `*#06#`, `*#*#4636#*#*`: what is dialled to ask a network or a phone, in any digits:
  /// the keys are pressed from left to right.
  @Sendable static func dialled(_ start: Int, _ text: Skeleton) -> Piece? {
    guard "*#".unicodeScalars.contains(text.at(start)), text.mayBeginWord(start) else {
      return nil
    }
    var end = start
    var digits = 0
    while "*#".unicodeScalars.contains(text.at(end)) || text.isDigit(end) {
      if text.isDigit(end) { digits += 1 }
      end += 1
    }
    let isEnded = text.at(end - 1) == "#" || (text.at(end - 1) == "*" && text.at(end - 2) == "#")
    guard digits > 1, isEnded, !text.isCodeLetter(end), !text.isStrong(end) else { return nil }
    return Piece(kind: .phone, range: start..<end, order: .leftToRight)
  }

  /// `⌘⇧4`, `⌘+S`: keys that are held, by their signs, and the one that is pressed.
  @Sendable static func keys(_ start: Int, _ text: Skeleton) -> Piece? {
    guard isKeySign(text.at(start)), text.mayBeginWord(start) else {
      return nil
    }
    var key = start
    while isKeySign(text.at(key)) {
      key += 1
      if text.at(key) == "+", isKeySign(text.at(key + 1)) || text.isCodeLetter(key + 1) {
        key += 1
      }
    }
    var end = key
    while text.isCodeLetter(end) { end += 1 }
    guard (1...longestKey).contains(end - key), !text.isStrong(end) else { return nil }
    return Piece(kind: .identifier, range: start..<end, order: .leftToRight)
  }

  /// The most letters of a key's name.
  private static let longestKey = 9

  /// The end of the arrows of keys with slashes between several, as they stand behind `Alt+`; nil
  /// where there are none, or something else goes on behind them. O(their number).
  static func endOfArrowKeys(_ start: Int, _ text: Skeleton) -> Int? {
    var end = start
    while isArrowKey(text.at(end)) {
      end += 1
      if text.at(end) == "/", isArrowKey(text.at(end + 1)) { end += 1 }
    }
    return end > start && isEndOfItem(end, text) ? end : nil
  }

  /// Whether a scalar is an arrow as keys have it: left, up, right, down.
  private static func isArrowKey(_ scalar: Unicode.Scalar) -> Bool {
    (0x2190...0x2193).contains(scalar.value)
  }

  /// Whether a blank or the end is at a position, with signs of the sentence before it or without
  /// any: what stands before them is an item by itself.
  static func isEndOfItem(_ position: Int, _ text: Skeleton) -> Bool {
    var end = position
    while ".,:;!?)]\u{60C}\u{61B}\u{61F}\u{6D4}".unicodeScalars.contains(text.at(end)) { end += 1 }
    return text.isGap(end)
  }

  /// Whether a scalar is the sign of a key that is held: command, shift, option, control.
  static func isKeySign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2318, 0x21E7, 0x2325, 0x2303: true
    default: false
    }
  }

  /// `Ca²⁺`, `SO₄²⁻`: an ion with its charge; with a plain hyphen, as a dash is written, too, one
  /// of those that are known: `Cl-`.
  @Sendable static func ion(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isCapital(start), text.mayBeginWord(start) else { return nil }
    var end = start + 1
    while text.isCodeLetter(end), end < start + longestIon { end += 1 }
    if "-\u{2212}".unicodeScalars.contains(text.at(end)), isEndOfItem(end + 1, text),
      anions.contains(text.string(start..<end))
    {
      return Piece(kind: .name, range: start..<end + 1, order: .leftToRight)
    }
    end = start + 1
    while text.isCodeLetter(end) || isRaised(text.at(end)) || isLowered(text.at(end)),
      end < start + longestIon
    {
      end += 1
    }
    guard "\u{207A}\u{207B}".unicodeScalars.contains(text.at(end - 1)), !text.isStrong(end) else {
      return nil
    }
    return Piece(kind: .name, range: start..<end, order: .leftToRight)
  }

  /// Ions that are written as nothing else is.
  private static let anions = Skeleton.words(
    "Br Cl ClO ClO3 ClO4 CN H2PO4 HCO3 HPO4 HSO4 HS MnO4 NO3 OH SCN")

  /// `[Fe(CN)6]3-`, `[Cu(NH₃)₄]²⁺`: an ion in square brackets with its charge.
  @Sendable static func complexIon(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.at(start) == "[", text.isCapital(start + 1), text.mayBeginWord(start) else {
      return nil
    }
    var end = start + 1
    while text.isCodeLetter(end) || isLowered(text.at(end))
      || "()".unicodeScalars.contains(text.at(end)), end < start + longestComplex
    {
      end += 1
    }
    guard text.at(end) == "]" else { return nil }
    let charge = end + 1
    end = charge
    while text.isDigit(end) || isRaised(text.at(end)) { end += 1 }
    guard end > charge else { return nil }
    if "+-\u{2212}".unicodeScalars.contains(text.at(end)) { end += 1 }
    guard "+-\u{2212}\u{207A}\u{207B}".unicodeScalars.contains(text.at(end - 1)),
      !text.isCodeLetter(end), !text.isStrong(end)
    else { return nil }
    return Piece(kind: .name, range: start..<end, order: .leftToRight)
  }

  /// The most scalars of an ion in brackets before its charge.
  private static let longestComplex = 32

  /// The most scalars of an ion.
  private static let longestIon = 16

  /// Whether a scalar is a lowered digit, as formulas count atoms with.
  static func isLowered(_ scalar: Unicode.Scalar) -> Bool {
    (0x2080...0x2089).contains(scalar.value)
  }

  /// `...args`: the rest of what a function is given, between right-to-left words.
  @Sendable static func rest(_ start: Int, _ text: Skeleton) -> Piece? {
    guard (0..<3).allSatisfy({ text.at(start + $0) == "." }), text.isSpace(ifThere: start - 1),
      text.isRightToLeftLetter(start - 2), (0x61...0x7A).contains(text.at(start + 3).value)
    else { return nil }
    var end = start + 3
    while text.isCodeLetter(end) { end += 1 }
    guard end > start + 4, text.isSpace(ifThere: end), text.isRightToLeftLetter(end + 1) else {
      return nil
    }
    return Piece(kind: .identifier, range: start..<end, order: .leftToRight)
  }

  /// `¯\_(ツ)_/¯`: a face with two arms.
  @Sendable static func shrug(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.at(start) == arm, text.mayBegin(start) else { return nil }
    var end = start + 1
    while end < min(text.count, start + longestShrug), !text.isSpace(end), text.at(end) != arm {
      end += 1
    }
    guard text.at(end) == arm, (start..<end).contains(where: { text.at($0) == "(" }),
      !text.isStrong(end + 1)
    else { return nil }
    return Piece(kind: .punctuation, range: start..<end + 1, order: .leftToRight)
  }

  /// The sign that the hand of a face is drawn with.
  private static let arm: Unicode.Scalar = "\u{AF}"

  /// The most scalars of such a face.
  private static let longestShrug = 16

  /// `\n"`: a character that is written as an escape at the end of a string of code.
  @Sendable static func escape(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.at(start) == "\\", text.at(start - 1) != "\\",
      "nrt0".unicodeScalars.contains(text.at(start + 1)),
      "\"'`\\".unicodeScalars.contains(text.at(start + 2))
    else { return nil }
    return Piece(kind: .identifier, range: start..<start + 2, order: .leftToRight)
  }
}
