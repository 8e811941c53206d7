internal import CICU

/// The rules GB3 to GB13 of UAX #29, as far as two scalars decide them.
@usableFromInline enum GraphemeRules {
  /// What two neighbouring scalars say of the gap between them.
  @usableFromInline enum Joint: UInt8 {
    case parts, joins
    /// GB11: joins after Extended_Pictographic Extend*.
    case joinsAfterPictograph
    /// GB12, GB13: joins where an odd number of regional indicators stands before the gap.
    case joinsAfterOddFlags
  }

  /// What the rules that look back ask of a scalar.
  @usableFromInline enum Role: UInt8 {
    case extend, pictograph, regionalIndicator, other
  }

  /// What two neighbouring scalars say of the gap between them.
  @usableFromInline static func joint(_ before: Unicode.Scalar, _ after: Unicode.Scalar) -> Joint {
    let right = PackedFacts(after)
    switch (PackedFacts(before).graphemeBreak, right.graphemeBreak) {
    case (CICU_GCB_CR, CICU_GCB_LF): return .joins  // GB3
    case (CICU_GCB_CONTROL, _), (CICU_GCB_CR, _), (CICU_GCB_LF, _): return .parts  // GB4
    case (_, CICU_GCB_CONTROL), (_, CICU_GCB_CR), (_, CICU_GCB_LF): return .parts  // GB5
    case (CICU_GCB_L, CICU_GCB_L), (CICU_GCB_L, CICU_GCB_V): return .joins  // GB6
    case (CICU_GCB_L, CICU_GCB_LV), (CICU_GCB_L, CICU_GCB_LVT): return .joins  // GB6
    case (CICU_GCB_LV, CICU_GCB_V), (CICU_GCB_LV, CICU_GCB_T): return .joins  // GB7
    case (CICU_GCB_V, CICU_GCB_V), (CICU_GCB_V, CICU_GCB_T): return .joins  // GB7
    case (CICU_GCB_LVT, CICU_GCB_T), (CICU_GCB_T, CICU_GCB_T): return .joins  // GB8
    case (_, CICU_GCB_EXTEND), (_, CICU_GCB_ZWJ): return .joins  // GB9
    case (_, CICU_GCB_SPACING_MARK): return .joins  // GB9a
    case (CICU_GCB_PREPEND, _): return .joins  // GB9b
    case (CICU_GCB_ZWJ, _) where right.isPictograph: return .joinsAfterPictograph
    case (CICU_GCB_REGIONAL_INDICATOR, CICU_GCB_REGIONAL_INDICATOR): return .joinsAfterOddFlags
    default: return .parts  // GB999
    }
  }

  /// What the rules that look back ask of a scalar.
  @usableFromInline static func role(_ scalar: Unicode.Scalar) -> Role {
    let facts = PackedFacts(scalar)
    if facts.isPictograph { return .pictograph }
    return switch facts.graphemeBreak {
    case CICU_GCB_EXTEND: .extend
    case CICU_GCB_REGIONAL_INDICATOR: .regionalIndicator
    default: .other
    }
  }
}
