/// P3: a paragraph whose first strong character is R or AL has level 1, any other level 0.
///
/// Where P2 finds a character of class R or AL, the paragraph level is 1. Where it finds one of
/// class L, or none at all, it is 0. A higher-level protocol may set the level instead (HL1).
///
/// Example: `ABC def` has level 1, `abc DEF` level 0, `123 (!)` level 0.
///
/// Source: UAX #9, section 3.3.1.
@inline(__always)
func applyP3(_ firstStrong: BidiClass?) -> EmbeddingLevel {
  firstStrong?.isStrongRightToLeft == true ? .rightToLeft : .leftToRight
}
