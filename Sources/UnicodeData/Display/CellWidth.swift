internal import CICU

extension ScalarFacts {
  /// How many cells a terminal gives the scalar: 0, 1 or 2. Our own table's answer, never the C
  /// library's.
  ///
  /// - 0: marks (Mn, Me), Cc, Cf, Zl, Zp and other default ignorables (U+00AD is one), Hangul
  ///   vowels and trailing consonants, which join the syllable before them.
  /// - 2: East_Asian_Width W or F, and Emoji_Presentation (which includes no regional indicator
  ///   here: a lone one takes 1, and so does the first of a pair).
  /// - 1: all else; East_Asian_Width A (ambiguous) among it.
  public static func cellWidth(of scalar: Unicode.Scalar) -> Int {
    if scalar.value >= 0x20, scalar.value < 0x7F { return 1 }
    let facts = PackedFacts(scalar)
    if facts.isIgnorable { return 0 }
    switch facts.category {
    case .mn, .me, .cc, .cf, .zl, .zp: return 0
    default: break
    }
    switch facts.graphemeBreak {
    case CICU_GCB_V, CICU_GCB_T: return 0
    case CICU_GCB_REGIONAL_INDICATOR: return 1
    default: return facts.isWide || facts.isEmojiPresentation ? 2 : 1
    }
  }
}
