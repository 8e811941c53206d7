import CVTerm
import Screen
import Testing

@testable import bidiscope

/// A screen that was exported as escape sequences is the same screen on a terminal.
@Suite struct ExportedScreenTests {
  @Test func aTerminalShowsTheCellsOfTheFrame() {
    var frame = Frame(size: Size(rows: 3, columns: 8))
    let plain = Style()
    let colors: [Style.Color] = [.standard, .indexed(5), .indexed(11), .indexed(117)]
    for (column, color) in colors.enumerated() {
      frame[0, column] = Cell(.glyph("\u{5D0}"), style: Style(foreground: color))
      frame[0, column + 4] = Cell(.glyph("x"), style: Style(background: color))
    }
    frame[1, 0] = Cell(.glyph("\u{4E00}"), style: Style(bold: true))
    frame[1, 1] = Cell(.wideTail, style: Style(bold: true))
    frame[1, 3] = Cell(.glyph("\u{FE91}"), style: Style(italic: true, underlined: true))
    frame[1, 5] = Cell(.blank, style: Style(reversed: true))
    frame[2, 7] = Cell(.glyph("e", marks: ["\u{301}"]), style: plain)

    let screen = cvterm_new(3, 8)
    defer { cvterm_free(screen) }
    // A terminal's line makes both of a line feed.
    let bytes = Array(FrameANSI.text(frame).dropLast().replacing("\n", with: "\r\n").utf8)
    cvterm_feed(screen, bytes, bytes.count)
    for row in 0..<3 {
      for cell in frame.exported(row: row) {
        let shown = cvterm_cell_at(screen, Int32(row), Int32(cell.column))
        let scalars = withUnsafeBytes(of: shown.scalars) { bytes in
          Array(bytes.bindMemory(to: UInt32.self).prefix(Int(shown.count)))
        }
        let expected = cell.isBlank && scalars.isEmpty ? [] : cell.text.unicodeScalars.map(\.value)
        #expect(scalars == expected, "row \(row) column \(cell.column)")
        #expect(Int(shown.width) == cell.columns)
        #expect((shown.bold != 0) == cell.style.isBold)
        #expect((shown.italic != 0) == cell.style.isItalic)
        #expect((shown.underline != 0) == cell.style.isUnderlined)
        #expect((shown.reverse != 0) == cell.style.isReversed)
        #expect(shown.foreground == Self.index(cell.style.foreground))
        #expect(shown.background == Self.index(cell.style.background))
      }
    }
  }

  private static func index(_ color: Style.Color) -> Int32 {
    switch color {
    case .standard: -1
    case .indexed(let index): Int32(index)
    case .rgb: -2
    }
  }
}
