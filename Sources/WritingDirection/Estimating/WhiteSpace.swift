internal import UnicodeData

/// Whether a scalar is White_Space; printable ASCII needs no table.
@inline(__always) func isWhiteSpace(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value < 0x80
    ? scalar.value == 0x20 || (scalar.value >= 9 && scalar.value <= 13)
    : ScalarFacts.isWhiteSpace(scalar)
}
