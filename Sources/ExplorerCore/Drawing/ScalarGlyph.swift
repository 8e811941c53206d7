package import BidiAlgorithm
internal import Screen
package import TextModel
internal import UnicodeData

/// A scalar by itself in a table, whatever cluster it stands in.
package enum ScalarGlyph {
  /// How many columns a scalar of a table takes that also shows classes: as many as the longest
  /// name needs, up to 3.
  package static func cellWidth(_ input: BidiInput, _ scalars: some Sequence<Unicode.Scalar>) -> Int
  {
    let classes = input.classSet
    let hasLongNames = BidiClass.allCases.contains {
      classes.contains($0) && $0.shortName.count > 2
    }
    let isLong =
      hasLongNames
      || scalars.contains { !$0.isASCII && (ScalarFacts.label(of: $0)?.count ?? 0) > 2 }
    return isLong ? 3 : 2
  }

  /// A label in so many columns; in its place a sign where it does not fit, for its first letters
  /// may be another one's.
  private static func label(_ label: String, of scalar: Unicode.Scalar, space: Int) -> String {
    if label.count <= space { return label }
    switch BidiProperties.bidiClass(of: scalar) {
    case .b: return String(Sign.paragraphEnd)
    case .s: return String(Sign.tab)
    default: return space > 1 ? label.clipped(to: space) : String(Sign.control)
    }
  }

  /// Draws a scalar in so many columns: its picture, or its label as far as it fits.
  package static func draw(
    _ stored: StoredScalar, level: Int, space: Int, row: Int, column: Int,
    into canvas: inout Canvas
  ) {
    if stored.scalar == " " {
      canvas.put(Sign.space, row: row, column: column, style: canvas.theme[.level(level)])
      return
    }
    guard stored.isWellFormed else {
      let label = StripItem.label(of: stored)
      canvas.writeLabel(
        Self.label(label, of: stored.scalar, space: space), row: row, column: column,
        style: canvas.theme[.label(level)])
      return
    }
    let drawing = ClusterDrawing.of([stored.scalar], canvas.clusters)
    if let label = ScalarFacts.label(of: stored.scalar) ?? drawing.label {
      canvas.writeLabel(
        Self.label(label, of: stored.scalar, space: space), row: row, column: column,
        style: canvas.theme[.label(level)])
    } else if drawing.width > space {
      canvas.put(Sign.more, row: row, column: column, style: canvas.theme[.level(level)])
    } else {
      canvas.put(
        cluster: [stored.scalar], row: row, column: column, style: canvas.theme[.level(level)])
    }
  }
}
