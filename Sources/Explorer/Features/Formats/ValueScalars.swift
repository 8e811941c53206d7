internal import BidiAlgorithm
internal import ExplorerCore
internal import Formats
internal import Screen
internal import TextModel
internal import UnicodeData
internal import Wording

/// The scalars of a formatted value, one a row: its number in the value from 0, its glyph or label,
/// its code point and its Bidi_Class. So one sees which controls a formatter puts in.
struct ValueScalars {
  private let scalars: [Unicode.Scalar]
  /// Their levels where the value is a paragraph of its own; nil for those that X9 removes.
  private let levels: [EmbeddingLevel?]
  /// With fewer rows for them nothing is shown.
  private static let least = 4

  init(_ line: FormattedValue) {
    scalars = Array(line.text.unicodeScalars)
    levels = line.paragraph.levels
  }

  /// How many rows they take with the blank one above them.
  var rowCount: Int { 1 + scalars.count }

  /// Draws as many as there are rows for, below a blank row.
  func draw(rows: Range<Int>, into canvas: inout Canvas) {
    guard rows.count >= 1 + min(Self.least, scalars.count) else { return }
    let shown = 0..<min(scalars.count, rows.count - 1)
    canvas.lists(shown, of: scalars.count)
    let digits = max(2, String(max(0, scalars.count - 1)).count)
    let (glyph, code) = (2 + digits + 2, 2 + digits + 2 + 7)
    for (row, index) in zip(rows.dropFirst(), shown) {
      let scalar = scalars[index]
      let level: EmbeddingLevel? = levels.indices.contains(index) ? levels[index] : nil
      canvas.writeRight(Words(verbatim: index), row: row, before: 2 + digits, .quiet)
      ScalarGlyph.draw(
        StoredScalar(scalar), level: Int(level?.rawValue ?? 0), space: 6, row: row, column: glyph,
        into: &canvas)
      canvas.write(Words(verbatim: codePoint(scalar.value)), row: row, column: code, .quiet)
      canvas.write(
        Words(verbatim: BidiProperties.bidiClass(of: scalar).shortName), row: row,
        column: code + 9, .text)
      canvas.offer(.formats(.copyCodePoint(scalar)), row: row)
    }
  }
}
