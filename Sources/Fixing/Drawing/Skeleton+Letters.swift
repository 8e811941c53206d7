internal import BidiAlgorithm
internal import UnicodeData

/// What stands at a position of what is read.
extension Skeleton {
  /// The scalar at a position, or U+0000 outside.
  func at(_ position: Int) -> Unicode.Scalar {
    position >= 0 && position < count ? scalars[position] : "\0"
  }

  /// Whether a digit of any script stands at a position.
  func isDigit(_ position: Int) -> Bool {
    guard position >= 0, position < count else { return false }
    let value = scalars[position].value
    if value < 0x80 { return (0x30...0x39).contains(value) }
    let bidiClass = classes[position]
    return (bidiClass == .en || bidiClass == .an)
      && ScalarFacts.category(of: scalars[position]) == .nd
  }

  /// Whether a European digit, one of ASCII, stands at a position.
  func isEuropeanDigit(_ position: Int) -> Bool { (0x30...0x39).contains(at(position).value) }

  /// Whether an ASCII letter stands at a position.
  func isLatin(_ position: Int) -> Bool {
    let value = at(position).value | 0x20
    return value >= 0x61 && value <= 0x7A
  }

  /// Whether a capital of ASCII stands at a position.
  func isCapital(_ position: Int) -> Bool { (0x41...0x5A).contains(at(position).value) }

  /// Whether a letter of names in code stands at a position: an ASCII letter, a digit or `_`.
  func isCodeLetter(_ position: Int) -> Bool {
    let value = at(position).value
    return isLatin(position) || (0x30...0x39).contains(value) || value == 0x5F
  }

  /// Whether a right-to-left letter stands at a position.
  func isRightToLeftLetter(_ position: Int) -> Bool {
    position >= 0 && position < count && classes[position].isStrongRightToLeft
  }

  /// Whether a mark that goes with a letter stands at a position.
  func isMark(_ position: Int) -> Bool {
    position >= 0 && position < count && classes[position] == .nsm
  }

  /// Whether a right-to-left letter, a mark of one or a joiner stands at a position.
  func isOfRightToLeftWord(_ position: Int) -> Bool {
    guard position >= 0, position < count else { return false }
    let bidiClass = classes[position]
    return bidiClass.isStrongRightToLeft || bidiClass == .nsm || bidiClass == .bn
  }

  /// Whether a strong letter stands at a position.
  func isStrong(_ position: Int) -> Bool {
    position >= 0 && position < count && classes[position].isStrong
  }
}
