/// HL1: a higher-level protocol sets the paragraph level.
///
/// A program that knows the direction of a paragraph (from a `dir` attribute, a language, a wish of
/// its user) sets the level to 0 or 1 and P2 and P3 are not applied. X5c still applies them to the
/// isolate of an FSI.
///
/// Example: `abc DEF` set to right-to-left has level 1, and `DEF` is shown left of `abc`.
///
/// Source: UAX #9, section 4.3.
@inline(__always)
func applyHL1(_ direction: TextDirection) -> EmbeddingLevel { direction.paragraphLevel }
