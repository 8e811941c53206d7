internal import BidiAlgorithm
internal import UnicodeData

/// What makes a text worth reading: without it nothing of bidi can be wrong.
enum Interest {
  /// Whether a scalar is a right-to-left letter or number, a bidi control, or has no picture.
  static func has(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0xAD else { return false }
    // Latin, Greek, Cyrillic; marks aside, which may stand twice.
    if scalar.value < 0x590, scalar.value != 0xAD {
      return (0x300...0x36F).contains(scalar.value)
    }
    switch ScalarTraits(scalar).bidiClass {
    case .r, .al, .an, .lre, .rle, .lro, .rlo, .pdf, .lri, .rli, .fsi, .pdi, .bn: return true
    default: return ScalarFacts.isInvisible(scalar)
    }
  }

  /// Whether a scalar is a control of bidi: an embedding, an override, an isolate, or the end of
  /// one.
  static func isExplicit(_ scalar: Unicode.Scalar) -> Bool {
    isControl(scalar) && !isMark(scalar)
  }

  /// Whether a scalar is a mark: LRM, RLM or ALM.
  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    BidiProperties.isImplicitMark(scalar.value)
  }

  /// Whether a scalar is any control of bidi.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    BidiProperties.isControl(scalar.value)
  }

  /// Whether a scalar is a right-to-left letter.
  static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x590 && ScalarTraits(scalar).bidiClass.isStrongRightToLeft && !isMark(scalar)
  }
}
