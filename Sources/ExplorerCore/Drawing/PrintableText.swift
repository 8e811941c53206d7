internal import UnicodeData
internal import Wording

/// Words of the user's own, safe to show: what has no picture becomes its label.
package enum PrintableText {
  /// Every scalar without a picture is its label, within a cluster too. O(*n*).
  package static func of(_ text: String) -> String {
    text.unicodeScalars.map { ScalarFacts.label(of: $0).map { "<\($0)>" } ?? String($0) }.joined()
  }

  /// The same where a cluster that can be drawn stays whole, as a letter with a joiner or a picture
  /// of several scalars. O(*n*).
  static func drawn(_ text: String) -> String {
    guard isToBeLabelled(text) else { return text }
    return text.reduce(into: "") { line, cluster in
      let label = ClusterDrawing.of(cluster.unicodeScalars, ScreenWords.clusters).label
      if let label { line += "<\(label)>" } else { line.append(cluster) }
    }
  }

  /// Whether a text has a scalar that has no picture by itself. O(*n*).
  static func isToBeLabelled(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      scalar.value < 0x20 || (scalar.value >= 0x7F && ScalarFacts.mustBeLabelled(scalar))
    }
  }
}

extension Words {
  /// The words with values that can be drawn, whoever quotes what a user wrote: a file, a library.
  /// O(their values).
  var drawable: Words {
    hasValue(where: PrintableText.isToBeLabelled) ? withValues(PrintableText.drawn) : self
  }
}
