internal import BidiAlgorithm
internal import Screen
internal import TextModel
internal import UnicodeData

/// A scalar by itself in a table, whatever cluster it stands in.
enum ScalarGlyph {
  /// How many columns a scalar of a table takes that also shows classes: as many as the longest name needs, up to 3.
  static func cellWidth(_ input: BidiInput, _ scalars: some Sequence<Unicode.Scalar>) -> Int {
    let classes = input.classSet
    let hasLongNames = BidiClass.allCases.contains {
      classes.contains($0) && $0.shortName.count > 2
    }
    let isLong =
      hasLongNames
      || scalars.contains { !$0.isASCII && (ScalarFacts.label(of: $0)?.count ?? 0) > 2 }
    return isLong ? 3 : 2
  }

  /// Draws a scalar in so many columns: its picture, or as much of its label as fits.
  static func draw(
    _ stored: StoredScalar, level: Int, space: Int, row: Int, column: Int,
    into canvas: inout Canvas
  ) {
    if stored.scalar == " " {
      canvas.put(Sign.space, row: row, column: column, style: canvas.theme[.level(level)])
      return
    }
    guard stored.isWellFormed else {
      let label = StripItem.label(of: stored)
      canvas.write(String(label.prefix(space)), row: row, column: column, .label(level))
      return
    }
    let drawing = ClusterDrawing.of([stored.scalar])
    if let label = ScalarFacts.label(of: stored.scalar) ?? drawing.label {
      canvas.write(String(label.prefix(space)), row: row, column: column, .label(level))
    } else if let base = drawing.glyphs.first {
      canvas.put(
        base, marks: Array(drawing.glyphs.dropFirst()), width: max(1, drawing.width), row: row,
        column: column, style: canvas.theme[.level(level)])
    }
  }
}
