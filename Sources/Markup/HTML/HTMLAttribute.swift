/// An attribute that bears on what text looks like.
enum HTMLAttribute: String {
  case dir, style, hidden, type, value, open
  /// What SVG has in place of `dir` (SVG 2, section 6.6, "presentation attributes").
  case direction, display
  case unicodeBidi = "unicode-bidi"
}
