internal import Glibc
internal import NcursesTerminal
internal import Screen

/// Pages for pictures of real terminals: `Scripts/terminals` asks for one after another and compares them.
///
/// The first page marks two corners. The second shows each glyph alone on a row, where no terminal can put it
/// anywhere else; the third shows the samples, whose cells must look like those glyphs.
struct PicturePages {
  /// A line of cells as they are to be seen.
  private struct Sample {
    var name: String
    var scalars: [[Unicode.Scalar]]

    init(_ name: String, _ text: String) {
      self.name = name
      // A point stays with the letter before it.
      scalars = text.unicodeScalars.reduce(into: []) { cells, scalar in
        if scalar.properties.generalCategory == .nonspacingMark, !cells.isEmpty {
          cells[cells.count - 1].append(scalar)
        } else {
          cells.append([scalar])
        }
      }
    }
  }

  private static let samples = [
    Sample("mixed", "ab \u{05DD}\u{05D5}\u{05DC}\u{05E9} cd"),
    Sample("hebrew", "\u{05DD}\u{05D5}\u{05DC}\u{05E9} \u{05D1}\u{05D0}"),
    Sample("numbers", "12 \u{05D1}\u{05D0} 34 \u{05DC}\u{05E9} 5"),
    Sample("brackets", "a (\u{05D1}\u{05D0}) [\u{05DC}\u{05E9}] z"),
    Sample("forms", "a \u{FE90}\u{FE92}\u{FE91} \u{FE8F} \u{FEDE}\u{FEDF} z"),
    Sample("points", "a \u{05DC}\u{05B9}\u{05E9}\u{05B8} \u{05D1}\u{05BC} z"),
    Sample("boxes", "\u{2502}\u{05D1}\u{05D0}\u{2502}\u{05DC}\u{2502}12\u{2502}"),
    Sample("latin", "plain words, e\u{0301}"),
  ]

  private static let column = 2

  let folder: String

  /// Shows the page that the file `page` names, until it names none.
  func run(_ terminal: NcursesTerminal) {
    writeFile("samples", Self.samples.enumerated().map(Self.describe).joined(separator: "\n"))
    var shown = ""
    while true {
      if case .terminate? = terminal.nextEvent(timeoutMilliseconds: 30) { return }
      let wanted = readFile("page")
      if wanted == "end" { return }
      if wanted == shown || wanted.isEmpty { continue }
      terminal.present(frame(wanted, terminal.size))
      shown = wanted
      writeFile("shown", wanted)
    }
  }

  /// The glyphs of all samples, each once.
  private static var glyphs: [[Unicode.Scalar]] {
    var result: [[Unicode.Scalar]] = []
    for cell in samples.flatMap(\.scalars) where cell != [" "] && !result.contains(cell) {
      result.append(cell)
    }
    return result
  }

  /// A sample's name, its row, and for each cell the number of its glyph, -1 for a blank.
  private static func describe(_ index: Int, _ sample: Sample) -> String {
    let numbers = sample.scalars.map { cell in
      String(glyphs.firstIndex(of: cell) ?? -1)
    }
    return "\(sample.name) \(index * 2 + 1) \(numbers.joined(separator: " "))"
  }

  private func frame(_ page: String, _ size: Size) -> Frame {
    var frame = Frame(size: size)
    switch page {
    case "corners":
      let block = Cell(.blank, style: Style(reversed: true))
      frame[0, 0] = block
      frame[size.rows - 1, size.columns - 1] = block
    case "glyphs":
      for (row, glyph) in Self.glyphs.enumerated() { put(&frame, row, Self.column, glyph) }
    case "samples":
      for (index, sample) in Self.samples.enumerated() {
        for (offset, cell) in sample.scalars.enumerated() where cell != [" "] {
          put(&frame, index * 2 + 1, Self.column + offset, cell)
        }
      }
    default: break
    }
    return frame
  }

  private func put(_ frame: inout Frame, _ row: Int, _ column: Int, _ scalars: [Unicode.Scalar]) {
    guard let base = scalars.first else { return }
    let isRightToLeft =
      (0x0590...0x08FF).contains(base.value) || (0xFB1D...0xFEFC).contains(base.value)
    frame[row, column] = Cell(
      .glyph(base, marks: Array(scalars.dropFirst())), isRightToLeft: isRightToLeft)
  }

  private func readFile(_ name: String) -> String {
    let descriptor = open(folder + "/" + name, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return "" }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(descriptor, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  private func writeFile(_ name: String, _ text: String) {
    let descriptor = open(folder + "/" + name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    _ = write(descriptor, text, text.utf8.count)
    close(descriptor)
  }
}
