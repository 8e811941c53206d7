internal import BidiAlgorithm
internal import UnicodeData

/// What a rule that counts words takes for letters, digits and white space.
enum WordLetters: Hashable, Sendable {
  /// Bidi_Class and White_Space, as they are.
  case bidiClass
  /// Closure's own ranges of UTF-16 code units.
  case closure
  /// The ranges of Dart's `intl`, an older form of Closure's.
  case flutter

  /// Whether a scalar stands between words.
  @inline(__always) func isSeparator(_ scalar: Unicode.Scalar, _ traits: ScalarTraits) -> Bool {
    self == .bidiClass ? traits.isWhiteSpace : isScriptSpace(scalar)
  }

  /// Whether a scalar is a digit to the rule.
  @inline(__always) func isDigit(_ scalar: Unicode.Scalar, _ bidiClass: BidiClass) -> Bool {
    let value = scalar.value
    switch self {
    case .bidiClass: return bidiClass == .en || bidiClass == .an
    case .closure: return (value >= 0x30 && value <= 0x39) || (value >= 0x6F0 && value <= 0x6F9)
    case .flutter: return value >= 0x30 && value <= 0x39
    }
  }

  /// The direction of a scalar that is a letter to the rule; nil for any other.
  @inline(__always) func direction(
    of scalar: Unicode.Scalar, _ bidiClass: BidiClass
  ) -> TextDirection? {
    switch self {
    case .bidiClass: bidiClass.isStrong ? bidiClass.decidedDirection : nil
    case .closure: Self.closureDirection(scalar.value)
    case .flutter: Self.flutterDirection(scalar.value)
    }
  }

  private static func closureDirection(_ value: UInt32) -> TextDirection? {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2B8, 0x300...0x590,
      0x900...0x1FFF, 0x200E, 0x2C00...0xD7FF, 0xF900...0xFB1C, 0xFE00...0xFE6F, 0xFEFD...0xFFFF:
      .leftToRight
    case 0x591...0x6EF, 0x6FA...0x8FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFC: .rightToLeft
    // Beyond the Basic Multilingual Plane the first surrogate decides: D802, D803, D83A and D83B
    // are R.
    case 0x10800...0x10FFF, 0x1E800...0x1EFFF: .rightToLeft
    case 0x10000...: .leftToRight
    default: nil
    }
  }

  private static func flutterDirection(_ value: UInt32) -> TextDirection? {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2B8, 0x300...0x590,
      0x800...0x1FFF, 0x2C00...0xFB1C, 0xFDFE...0xFE6F, 0xFEFD...0x10FFFF:
      .leftToRight
    case 0x591...0x7FF, 0xFB1D...0xFDFD, 0xFE70...0xFEFC: .rightToLeft
    default: nil
    }
  }
}
