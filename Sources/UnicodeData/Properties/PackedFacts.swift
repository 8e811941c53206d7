internal import BidiAlgorithm
internal import CICU

/// The often-read properties of one scalar in one word, from a table that fills page by page as
/// pages are first met.
struct PackedFacts {
  let bits: UInt32

  @inline(__always) init(_ scalar: Unicode.Scalar) { bits = cicu_facts(scalar.value) }

  /// Five bits from a position on.
  @inline(__always) private func field(_ shift: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: bits >> UInt32(shift)) & 0x1F
  }

  @inline(__always) private func has(_ flag: Int) -> Bool { bits & UInt32(flag) != 0 }

  /// Bidi_Class. The shim numbers the classes as ``BidiClass`` does.
  @inline(__always) var bidiClass: BidiClass {
    unsafe BidiClass(rawValue: field(CICU_BIDI_CLASS_SHIFT)).unsafelyUnwrapped
  }

  /// General_Category. The shim's order is that of ``GeneralCategory``.
  @inline(__always) var category: GeneralCategory {
    unsafe GeneralCategory(rawValue: field(CICU_CATEGORY_SHIFT)).unsafelyUnwrapped
  }

  /// Grapheme_Cluster_Break.
  @inline(__always) var graphemeBreak: Int { Int(field(CICU_GRAPHEME_SHIFT)) }

  /// Word_Break.
  @inline(__always) var wordBreak: Int { Int(field(CICU_WORD_SHIFT)) }

  @inline(__always) var isBracket: Bool { has(CICU_IS_BRACKET) }
  @inline(__always) var isMirrored: Bool { has(CICU_IS_MIRRORED) }
  @inline(__always) var isWide: Bool { has(CICU_IS_WIDE) }
  @inline(__always) var isPictograph: Bool { has(CICU_IS_PICTOGRAPH) }
  @inline(__always) var isEmojiPresentation: Bool { has(CICU_IS_EMOJI_PRESENTATION) }
  @inline(__always) var isIgnorable: Bool { has(CICU_IS_IGNORABLE) }
  @inline(__always) var isWhiteSpace: Bool { has(CICU_IS_WHITE_SPACE) }
}
