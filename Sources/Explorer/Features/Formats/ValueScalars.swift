internal import BidiAlgorithm
internal import ExplorerCore
internal import Formats
internal import Screen
internal import TextModel
internal import UnicodeData
internal import Wording

/// The scalars of a formatted value below their heads, one a row: its number in the value from 0,
/// its glyph or label, its code point and its Bidi_Class. So one sees which controls a formatter
/// puts in.
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

  /// How many rows they take with those above them.
  var rowCount: Int { Self.rowsAbove + scalars.count }

  /// A blank row and the heads.
  private static let rowsAbove = 2

  /// Draws as many as there are rows for, below a blank row and their heads.
  func draw(rows: Range<Int>, into canvas: inout Canvas) {
    guard rows.count >= Self.rowsAbove + min(Self.least, scalars.count) else { return }
    let shown = 0..<min(scalars.count, rows.count - Self.rowsAbove)
    canvas.lists(shown, of: scalars.count)
    // Numbers end where their head does, and have room for three digits.
    let end = max(5, canvas.width(of: "scalar"))
    let (glyph, code) = (end + 2, end + 2 + 7)
    let heads: [(column: Int, words: Words)] = [
      (glyph, "glyph"), (code, "code"), (code + 9, "class"),
    ]
    let head = rows.lowerBound + 1
    canvas.writeRight("scalar", row: head, before: end, .quiet)
    for (column, words) in heads { canvas.write(words, row: head, column: column, .quiet) }
    canvas.offer(.explainWords, row: head)
    for (row, index) in zip(rows.dropFirst(Self.rowsAbove), shown) {
      let scalar = scalars[index]
      let level: EmbeddingLevel? = levels.indices.contains(index) ? levels[index] : nil
      canvas.write(number: index, of: shown.count - 1, row: row, before: end, .quiet)
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
