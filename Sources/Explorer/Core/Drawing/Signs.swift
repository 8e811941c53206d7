internal import BidiAlgorithm
internal import UnicodeData

extension TextDirection {
  /// The direction in words.
  var words: String { self == .leftToRight ? "left to right" : "right to left" }
}

/// A count with its noun: `1 run`, `2 runs`; the plural is given where it does not end in one more `s`.
package func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}

/// A code point as the standard writes it: `U+05D0`.
func codePoint(_ value: UInt32) -> String { ScalarFacts.codePoint(value) }
