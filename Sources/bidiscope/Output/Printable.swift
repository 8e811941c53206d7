internal import TextModel
internal import UnicodeData

/// Text made fit for a line of a report: what must not reach a terminal as it is has its label in
/// braces, the line feed and the tab included.
enum Printable {
  static func text(_ text: String) -> String { line(text.unicodeScalars) }

  /// The same, of scalars: whole lines in one piece of memory. O(*n*).
  static func line(_ scalars: some Collection<Unicode.Scalar>) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(2 * scalars.count)
    for scalar in scalars {
      if let label = ScalarFacts.label(of: scalar) {
        bytes += "{\(label)}".utf8
      } else {
        bytes += scalar.utf8
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A scalar's label in braces.
  static func label(_ scalar: Unicode.Scalar) -> String {
    "{\(ScalarFacts.label(of: scalar) ?? ScalarFacts.codePoint(scalar.value))}"
  }

  /// A scalar alone: its label, or itself on a dotted circle if it is a mark.
  static func scalar(_ stored: StoredScalar) -> String {
    if let label = ScalarFacts.label(ofStored: stored.value) { return label }
    let scalar = stored.scalar
    return ScalarFacts.cellWidth(of: scalar) == 0 ? "\u{25CC}\(scalar)" : String(scalar)
  }
}
