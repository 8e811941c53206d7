internal import UnicodeData

/// Whether a scalar is White_Space; printable ASCII needs no table.
@inline(__always) func isWhiteSpace(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value < 0x80
    ? scalar.value == 0x20 || (scalar.value >= 9 && scalar.value <= 13)
    : ScalarFacts.isWhiteSpace(scalar)
}

/// Whether a scalar is white space to an ECMAScript regular expression (`\s`): U+FEFF is, U+0085 is
/// not.
@inline(__always) func isScriptSpace(_ scalar: Unicode.Scalar) -> Bool {
  let value = scalar.value
  if value < 0x80 { return value == 0x20 || (value >= 9 && value <= 13) }
  switch value {
  case 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0xFEFF: return true
  default: return false
  }
}

/// Whether a line ends a block in Emacs: spaces, tabs and form feeds only. Other spaces are text.
func isBlankLine(_ scalars: UnsafeBufferPointer<Unicode.Scalar>) -> Bool {
  unsafe scalars.allSatisfy { $0 == " " || $0 == "\t" || $0 == "\u{0C}" }
}
