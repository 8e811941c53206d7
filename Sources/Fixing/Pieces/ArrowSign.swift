/// Arrows, which no rule mirrors: they point the same way in every paragraph.
enum ArrowSign {
  /// Whether a scalar is an arrow to the right, behind which the next step stands.
  static func pointsRight(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2192, 0x21D2, 0x21E8, 0x2794, 0x279C, 0x279D, 0x279E, 0x27A1, 0x27F6, 0x27F9: true
    default: false
    }
  }
}
