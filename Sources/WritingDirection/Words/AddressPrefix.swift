/// Tells scalar by scalar whether a token begins with `http://`, or with `https://` where that counts too.
struct AddressPrefix {
  private static let letters: StaticString = "http://"
  private let acceptsSecure: Bool
  private var matched = 0
  private var hasFailed = false
  private var sawSecure = false

  init(acceptsSecure: Bool) { self.acceptsSecure = acceptsSecure }

  /// Whether the whole prefix has been read.
  var isWhole: Bool { matched == Self.letters.utf8CodeUnitCount }

  /// Whether nothing that may follow changes ``isWhole``.
  var isDecided: Bool { hasFailed || isWhole }

  /// Reads the token's next scalar.
  mutating func consume(_ scalar: Unicode.Scalar) {
    if hasFailed || isWhole { return }
    if acceptsSecure, matched == 4, !sawSecure, scalar == "s" {
      sawSecure = true
    } else if UInt32(Self.letters.utf8Start[matched]) == scalar.value {
      matched += 1
    } else {
      hasFailed = true
    }
  }
}
