internal import Screen

/// A frame as a page of HTML that keeps the order of its cells in every browser.
///
/// Each cell is an element of its own, as wide as its columns, isolated and overridden: no cell can
/// move another, whatever stands in it. A row's text is the row of the plain form.
enum FrameHTML {
  /// The page. O(*n*).
  static func text(_ frame: Frame, title: String, _ palette: ExportPalette) -> String {
    var classes = StyleClasses()
    let rows = (0..<frame.size.rows).map { row in
      let cells = frame.exported(row: row).map { cell in
        let names =
          [classes.name(of: cell.style)] + (cell.columns == 2 ? ["wide"] : [])
          + (cell.hasCursor ? ["cursor"] : [])
        let text = HTMLText.withReferences(cell.text)
        let width = cell.columns > 2 ? " style=\"width: \(cell.columns)ch\"" : ""
        return "<span class=\"\(names.joined(separator: " "))\"\(width)>\(text)</span>"
      }
      return "<div>\(cells.joined())</div>\n"
    }
    return """
      <!DOCTYPE html>
      <html dir="ltr">
      <head>
      <meta charset="utf-8">
      <title>\(HTMLText.escaped(title))</title>
      <style>
      \(sheet(classes, palette))
      </style>
      </head>
      <body>
      <main>
      \(rows.joined())</main>
      </body>
      </html>

      """
  }

  private static func sheet(_ classes: StyleClasses, _ palette: ExportPalette) -> String {
    let general = """
      body { margin: 1em; background: \(palette.background.css); color: \(palette.foreground.css) }
      main { direction: ltr; font: 16px/1.16 "DejaVu Sans Mono", "Noto Sans Mono", monospace; font-variant-ligatures: none }
      div { height: 1.16em; white-space: nowrap }
      span { display: inline-block; width: 1ch; height: 1.16em; direction: ltr; unicode-bidi: isolate-override; \
      white-space: pre; vertical-align: top; text-align: center }
      .wide { width: 2ch }
      .cursor { outline: 1px solid }
      """
    let own = classes.all.map { name, style in
      let (glyph, ground) = palette.colors(of: style)
      let back = ground.map { ";background:\($0.css)" } ?? ""
      return ".\(name){color:\(glyph.css)\(back)\(StyleClasses.letters(style))}"
    }
    return ([general] + own).joined(separator: "\n")
  }
}
