extension KeySequences {
  /// The key of a number before `~`: VT220's editing keys with rxvt's and the Linux console's.
  static func tildeKey(_ number: Int) -> KeyPress.Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28, 29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }

  /// The key of a letter that ends a control sequence.
  static func cursorKey(_ letter: UInt8) -> KeyPress.Key? {
    switch letter {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "P"): .function(1)
    case UInt8(ascii: "Q"): .function(2)
    case UInt8(ascii: "R"): .function(3)
    case UInt8(ascii: "S"): .function(4)
    default: nil
    }
  }

  /// The key of a letter after ESC O: cursor keys, and the keypad in application mode.
  static func applicationKey(_ letter: UInt8) -> KeyPress.Key? {
    switch letter {
    case UInt8(ascii: "M"): .enter
    case UInt8(ascii: "I"): .tab
    case UInt8(ascii: "X"): .character("=")
    case UInt8(ascii: " "): .character(" ")
    case UInt8(ascii: "j")...UInt8(ascii: "y"): .character(Unicode.Scalar(letter - 0x40))
    default: cursorKey(letter)
    }
  }

  /// A key with modifiers by the code point of what it would type, as xterm's modifyOtherKeys has
  /// it: Shift is in that already, and with a capital the key is that of the small letter.
  static func typedKey(_ code: Int, _ modifiers: Modifiers) -> KeyPress? {
    guard modifiers.contains(.shift), let scalar = Unicode.Scalar(UInt32(clamping: code)),
      (0x21...0x7E).contains(code)
    else { return modifiedKey(code, modifiers) }
    if ("A"..."Z").contains(scalar), modifiers != .shift {
      return modifiedKey(code + 0x20, modifiers)
    }
    return modifiedKey(code, modifiers.subtracting(.shift))
  }

  /// A key with Shift and other modifiers by its code point and that of what it types with Shift,
  /// as the kitty keyboard protocol has them. Where that is a letter the key is that of the small
  /// one.
  static func shiftedKey(_ code: Int, _ shifted: Int, _ modifiers: Modifiers) -> KeyPress? {
    let isSign = (0x21...0x7E).contains(shifted) && !(0x41...0x5A).contains(shifted)
    guard modifiers.contains(.shift), isSign else {
      return modifiedKey(code, modifiers)
    }
    return typedKey(shifted, modifiers)
  }

  /// A key with modifiers by its code point.
  ///
  /// Control with `[`, `i` or `m` is Esc, Tab or Enter, as fingers have it from terminals that say
  /// no more.
  static func modifiedKey(_ code: Int, _ modifiers: Modifiers) -> KeyPress? {
    guard let key = codePoint(code) else { return nil }
    guard modifiers == .control else { return KeyPress(key, modifiers) }
    return switch key {
    case .character("["): KeyPress(.escape)
    case .character("i"): KeyPress(.tab)
    case .character("m"): KeyPress(.enter)
    default: KeyPress(key, modifiers)
    }
  }

  /// The key of a code point in the kitty keyboard protocol and in xterm's modifyOtherKeys; the
  /// numbers of keys without a character are the protocol's, from the Private Use Area.
  static func codePoint(_ code: Int) -> KeyPress.Key? {
    switch code {
    case 8, 127: return .backspace
    case 9, 57346: return .tab
    case 13, 57345, 57414: return .enter
    case 27, 57344: return .escape
    case 57347: return .backspace
    case 57348, 57425: return .insert
    case 57349, 57426: return .delete
    case 57350, 57417: return .left
    case 57351, 57418: return .right
    case 57352, 57419: return .up
    case 57353, 57420: return .down
    case 57354, 57421: return .pageUp
    case 57355, 57422: return .pageDown
    case 57356, 57423: return .home
    case 57357, 57424: return .end
    case 57364...57398: return .function(code - 57363)
    case 57399...57408: return .character(Unicode.Scalar(UInt8(code - 57399 + 0x30)))
    case 57409...57413: return .character(keypad[code - 57409])
    case 57415: return .character("=")
    case 57416: return .character(",")
    case 0xE000...0xF8FF: return nil
    case 0..<32: return nil
    default: return Unicode.Scalar(UInt32(code)).map { .character($0) }
    }
  }

  private static let keypad: [Unicode.Scalar] = [".", "/", "*", "-", "+"]
}
