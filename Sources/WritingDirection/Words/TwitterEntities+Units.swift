/// What twitter-text takes a UTF-16 code unit for.
extension TwitterEntities {
  static func isAt(_ unit: UInt16) -> Bool { unit == UInt16(ascii: "@") || unit == 0xFF20 }

  static func isLetter(_ unit: UInt16) -> Bool { (unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7A }

  static func isDigit(_ unit: UInt16) -> Bool { unit >= 0x30 && unit <= 0x39 }

  /// Whether a unit may stand in a user's name.
  static func isName(_ unit: UInt16) -> Bool {
    isLetter(unit) || isDigit(unit) || unit == UInt16(ascii: "_")
  }

  static func isOne(of signs: StaticString, _ unit: UInt16) -> Bool {
    unsafe unit < 0x80
      && UnsafeBufferPointer(start: signs.utf8Start, count: signs.utf8CodeUnitCount)
        .contains(UInt8(unit))
  }

  /// Latin letters with accents, and combining accents.
  static func isAccented(_ unit: UInt16) -> Bool {
    switch unit {
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x253, 0x254, 0x256, 0x257, 0x259, 0x25B, 0x263,
      0x268, 0x26F, 0x272, 0x289, 0x28B, 0x2BB, 0x300...0x36F, 0x1E00...0x1EFF:
      true
    default: false
    }
  }

  /// Whether a URL may begin after a unit.
  static func isURLBoundary(_ unit: UInt16) -> Bool {
    if isLetter(unit) || isDigit(unit) || isOne(of: "@$#", unit) { return false }
    switch unit {
    case 0xFF20, 0xFF03, 0xFEFF, 0xFFFE, 0xFFFF: return false
    default: return true
    }
  }

  /// Whether a unit may stand in a label of a domain, at its ends as well.
  static func isDomain(_ unit: UInt16) -> Bool {
    if isLetter(unit) || isDigit(unit) { return true }
    if isOne(of: "!'#%&()*+,\\-./:;<=>?@[]^_{|}~$", unit) { return false }
    switch unit {
    case 0x9...0xD, 0x20, 0x85, 0xA0, 0x61C, 0x1680, 0x180E, 0x2000...0x200A, 0x200E, 0x200F,
      0x2028...0x202F, 0x205F, 0x2066...0x2069, 0x3000, 0xFEFF, 0xFFFE, 0xFFFF:
      return false
    default: return true
    }
  }

  static func isASCIILabel(_ unit: UInt16) -> Bool {
    isLetter(unit) || isDigit(unit) || unit == UInt16(ascii: "-") || isAccented(unit)
  }

  private static func isPathLetter(_ unit: UInt16) -> Bool {
    isLetter(unit) || isDigit(unit) || isAccented(unit) || (unit >= 0x400 && unit <= 0x4FF)
  }

  static func isPath(_ unit: UInt16) -> Bool {
    isPathLetter(unit) || isOne(of: "!*';:=+,.$/%#[]-_~@|&", unit) || unit == 0x2013
  }

  static func endsPath(_ unit: UInt16) -> Bool { isPathLetter(unit) || isOne(of: "+-=_#/", unit) }

  static func isQuery(_ unit: UInt16) -> Bool {
    isLetter(unit) || isDigit(unit) || isOne(of: "!?*'@();:&=+$/%#[]-_.,~|", unit)
  }

  static func endsQuery(_ unit: UInt16) -> Bool {
    isLetter(unit) || isDigit(unit) || isOne(of: "-_&=#/", unit)
  }
}

extension UInt16 {
  /// The code unit of an ASCII letter.
  init(ascii: Unicode.Scalar) { self = UInt16(UInt8(ascii: ascii)) }
}
