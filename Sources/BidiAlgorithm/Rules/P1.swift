/// P1: split the text into paragraphs, and keep each separator with the paragraph before it.
///
/// A character of class B (paragraph separator) ends a paragraph and belongs to it; CR LF together
/// is one separator. Class B are U+000A, U+000D, U+001C to U+001E, U+0085 and U+2029. All further rules
/// see one paragraph at a time.
///
/// Example: `ab{CR}{LF}cd{PS}ef` is the three paragraphs `ab{CR}{LF}`, `cd{PS}` and `ef`.
///
/// Source: UAX #9, section 3.3.1. O(*n*).
///
/// - Parameters:
///   - scalars: a text of any number of paragraphs.
///   - bidiClass: the Bidi_Class of a scalar.
/// - Returns: the paragraphs' ranges in scalars, without gaps; a text that ends in a separator is not
///   followed by an empty paragraph.
public func applyP1(
  to scalars: some Collection<Unicode.Scalar>, bidiClass: (Unicode.Scalar) -> BidiClass
) -> [Range<Int>] {
  var paragraphs: [Range<Int>] = []
  var start = 0
  var position = 0
  var afterReturn = false
  for scalar in scalars {
    if afterReturn, scalar != "\n" {
      paragraphs.append(start..<position)
      start = position
    }
    position += 1
    afterReturn = scalar == "\r"
    if !afterReturn, bidiClass(scalar) == .b {
      paragraphs.append(start..<position)
      start = position
    }
  }
  if start < position { paragraphs.append(start..<position) }
  return paragraphs
}
