/// Tells scalar by scalar whether a token begins with `http://`.
struct AddressPrefix {
  private static let letters: StaticString = "http://"
  private var matched = 0
  private var hasFailed = false

  /// Whether the whole prefix has been read.
  var isWhole: Bool { matched == Self.letters.utf8CodeUnitCount }

  /// Whether nothing that may follow changes ``isWhole``.
  var isDecided: Bool { hasFailed || isWhole }

  /// Reads the token's next scalar.
  mutating func consume(_ scalar: Unicode.Scalar) {
    if hasFailed || isWhole { return }
    if unsafe UInt32(Self.letters.utf8Start[matched]) == scalar.value {
      matched += 1
    } else {
      hasFailed = true
    }
  }
}
