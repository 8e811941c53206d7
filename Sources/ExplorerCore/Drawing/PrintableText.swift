internal import UnicodeData
internal import Wording

/// A user's text, safe to show: what has no picture becomes its label.
package enum PrintableText {
  /// A label in place of every scalar without a picture, within a cluster too. O(*n*).
  package static func of(_ text: String) -> String {
    text.unicodeScalars.map { ScalarFacts.label(of: $0).map { "<\($0)>" } ?? String($0) }.joined()
  }

  /// The same, but a cluster that can be drawn stays whole: a letter with a joiner, an emoji of
  /// several scalars. O(*n*).
  static func drawn(_ text: String) -> String {
    guard isToBeLabelled(text) else { return text }
    return text.reduce(into: "") { line, cluster in
      let label = ClusterDrawing.of(cluster.unicodeScalars, ScreenWords.clusters).label
      if let label { line += "<\(label)>" } else { line.append(cluster) }
    }
  }

  /// Whether a text has a scalar that has no picture of its own. O(*n*).
  static func isToBeLabelled(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      scalar.value < 0x20 || (scalar.value >= 0x7F && ScalarFacts.mustBeLabelled(scalar))
    }
  }
}

extension Words {
  /// The words with labels in their values, for values that quote a user's text. O(their values).
  var drawable: Words {
    hasValue(where: PrintableText.isToBeLabelled) ? withValues(PrintableText.drawn) : self
  }
}
