internal import BidiAlgorithm
package import TextModel
internal import UnicodeData

/// One cell of a line as the strips of the Order pane show it: apart from its neighbours, controls
/// visible.
package struct StripItem {
  package var cell: VisualCell
  /// What is drawn: a base with its marks, or a label's letters.
  package var base: Unicode.Scalar
  package var marks: [Unicode.Scalar]
  package var label: String?
  /// How many columns it takes, without the gap that follows.
  package var width: Int

  /// The item of a cell of a line; `scalars` are its paragraph's. In storage a bracket is what it
  /// is, on the display what L4 makes of it.
  package init(
    _ cell: VisualCell, scalars: StoredScalars, isMirrored: Bool, shapes: LetterShapes? = nil
  ) {
    self.cell = cell
    base = Sign.space
    marks = []
    label = nil
    width = 1
    switch cell.kind {
    case .text:
      if cell.base == " " { return }
      let stored = scalars[cell.range.lowerBound].scalar
      base =
        !isMirrored && BidiProperties.isMirrored(stored)
        ? stored : shapes?.base(of: cell) ?? cell.base
      marks = cell.marks
      width = max(1, cell.width)
    case .tab:
      base = Sign.tab
    case .label(let text):
      label = text
      width = text.count
    case .invisible:
      let text = Self.label(of: scalars[cell.range.lowerBound])
      label = text
      width = text.count
    }
  }

  /// The visible label of what has no picture of its own.
  package static func label(of stored: StoredScalar) -> String {
    guard let scalar = Unicode.Scalar(stored.value) else {
      return stored.value >= 0x110000
        ? "x" + Hexadecimal.digits(stored.value - 0x110000, atLeast: 2) : codePoint(stored.value)
    }
    return ScalarFacts.label(of: scalar) ?? codePoint(scalar.value)
  }

  /// Draws the item at a column.
  package func draw(
    row: Int, column: Int, isSelected: Bool, isDeciding: Bool, isTorn: Bool = false,
    into canvas: inout Canvas
  ) {
    let level = Int(cell.level.rawValue)
    var style = canvas.theme[label == nil ? .level(level) : .label(level)]
    if isTorn { canvas.theme.emphasize(&style, .torn) }
    if isDeciding { canvas.theme.mark(&style) }
    if isSelected { canvas.theme.select(&style) }
    if let label {
      canvas.writeLabel(label, row: row, column: column, style: style)
    } else {
      canvas.put(
        base, marks: marks, width: width, row: row, column: column, style: style)
    }
  }
}
