internal import TextModel
internal import UnicodeData

/// Text made fit for a line of a report: what must not reach a terminal as it is has its label in
/// braces, the line feed and the tab included.
enum Printable {
  static func text(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      ScalarFacts.label(of: scalar).map { "{\($0)}" } ?? String(scalar)
    }.joined()
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
