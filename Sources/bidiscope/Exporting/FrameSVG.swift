internal import BidiAlgorithm
internal import Screen
internal import UnicodeData

/// A frame as a picture in SVG: each cell stands at its own place, and is as wide as its columns.
///
/// A cell is a text of its own, so that nothing can reorder two of them; Arabic letters have the
/// shapes that the screen gave them, and fill their cells, so that they meet.
enum FrameSVG {
  /// The size of a column and of a row, in pixels.
  private static let (width, height) = (9, 18)
  /// Where the letters of a row stand on, below its upper edge.
  private static let baseline = 14

  /// The picture. O(*n*).
  static func text(_ frame: Frame, title: String, _ palette: ExportPalette) -> String {
    var classes = StyleClasses()
    var (grounds, letters) = ("", "")
    for row in 0..<frame.size.rows {
      let cells = frame.exported(row: row)
      grounds += Self.grounds(cells, row, palette)
      for cell in cells {
        if cell.hasCursor { letters += cursor(cell, row) }
        guard !cell.isBlank else { continue }
        letters += letter(cell, row, classes.name(of: cell.style))
      }
    }
    let (columns, rows) = (frame.size.columns * width, frame.size.rows * height)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" width="\(columns)" height="\(rows)" viewBox="0 0 \(columns) \(rows)">
      <title>\(HTMLText.escaped(title))</title>
      <style>
      text { font: 15px "DejaVu Sans Mono", "Noto Sans Mono", monospace; direction: ltr; unicode-bidi: isolate-override; \
      font-variant-ligatures: none }
      \(sheet(classes, palette))
      </style>
      <rect width="\(columns)" height="\(rows)" fill="\(palette.background.css)"/>
      \(grounds)\(letters)</svg>

      """
  }

  /// A letter fills its cell, so that letters and lines that are to meet do; only one that joins to
  /// none and is narrow by nature, as Hebrew ones are, stands in the middle as it is, and so does a
  /// cluster that does not begin with a wide one: joined emoji are as wide as the font makes them.
  private static func letter(_ cell: ExportedCell, _ row: Int, _ name: String) -> String {
    let (left, length) = (cell.column * width, cell.columns * width)
    let place =
      standsAlone(cell)
      ? "x=\"\(left + length / 2)\" text-anchor=\"middle\""
      : "x=\"\(left)\" textLength=\"\(length)\" lengthAdjust=\"spacingAndGlyphs\""
    return """
      <text class="\(name)" y="\(row * height + baseline)" \(place)>\
      \(HTMLText.withReferences(cell.text))</text>

      """
  }

  private static func standsAlone(_ cell: ExportedCell) -> Bool {
    guard let first = cell.text.unicodeScalars.first else { return false }
    return cell.isCluster && ScalarFacts.cellWidth(of: first) < 2
      || BidiProperties.bidiClass(of: first) == .r
  }

  private static func cursor(_ cell: ExportedCell, _ row: Int) -> String {
    """
    <rect class="cursor" x="\(cell.column * width)" y="\(row * height)" \
    width="\(cell.columns * width)" height="\(height)"/>

    """
  }

  /// What stands behind the letters of a row: one rectangle for neighbours of one colour.
  private static func grounds(
    _ cells: [ExportedCell], _ row: Int, _ palette: ExportPalette
  ) -> String {
    var result = ""
    var rest = cells[...]
    while let first = rest.first {
      let ground = palette.colors(of: first.style).ground
      let run = rest.prefix { palette.colors(of: $0.style).ground == ground }
      rest = rest.dropFirst(run.count)
      guard let ground else { continue }
      let columns = run.reduce(0) { $0 + $1.columns }
      result += """
        <rect x="\(first.column * width)" y="\(row * height)" width="\(columns * width)" \
        height="\(height)" fill="\(ground.css)"/>

        """
    }
    return result
  }

  private static func sheet(_ classes: StyleClasses, _ palette: ExportPalette) -> String {
    let cursor = ".cursor{fill:none;stroke:\(palette.foreground.css)}"
    let own = classes.all.map { name, style in
      ".\(name){fill:\(palette.colors(of: style).glyph.css)\(StyleClasses.letters(style))}"
    }
    return ([cursor] + own).joined(separator: "\n")
  }
}
