/// L4: a mirrored character at an odd level is shown as its mirror image.
///
/// Where the character's resolved level is odd and its property Bidi_Mirrored is Yes, show the
/// mirrored glyph; BidiMirroring.txt names the character that looks like it, where there is one.
///
/// Example: `AB (CD)` at level 1 is shown as `(DC) BA`: the `(` of the text is shown as `)`.
///
/// Source: UAX #9, section 3.4.
///
/// - Parameters:
///   - level: the character's level after L1.
///   - isMirrored: its property Bidi_Mirrored.
/// - Returns: whether the mirrored glyph is shown.
public func applyL4(level: EmbeddingLevel, isMirrored: Bool) -> Bool {
  level.isRightToLeft && isMirrored
}
