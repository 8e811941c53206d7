internal import UnicodeData

/// Words of the user's own, safe to show: what has no picture becomes its label.
package enum PrintableText {
  package static func of(_ text: String) -> String {
    text.unicodeScalars.map { ScalarFacts.label(of: $0).map { "<\($0)>" } ?? String($0) }.joined()
  }
}
