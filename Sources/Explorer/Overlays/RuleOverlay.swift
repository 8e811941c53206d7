internal import Explanation
internal import Screen

/// What a rule or definition of UAX #9 says in our words, and what it does on an example.
enum RuleOverlay {
  /// A line of the overlay.
  private struct Line {
    var text: String
    var role: Role = .text
  }

  /// How many rows it has on a screen.
  static func rows(_ size: Size) -> Int { max(3, size.rows - 2) }

  /// The last line that may stand first, so that the end fills the overlay.
  static func lastFirstRow(_ name: String, _ size: Size) -> Int {
    max(0, lines(name, columns: size.columns).count - (rows(size) - 2))
  }

  private static func lines(_ name: String, columns: Int) -> [Line] {
    guard let text = RuleReference.text(named: name) else { return [] }
    let room = max(20, min(columns - 4, 96))
    var lines = wrapped("\(text.name): \(text.summary)", to: room).map {
      Line(text: $0, role: .accent)
    }
    lines.append(Line(text: ""))
    for paragraph in text.body.split(separator: "\n") {
      lines += wrapped(plain(String(paragraph)), to: room).map { Line(text: $0) }
    }
    lines.append(Line(text: ""))
    lines += wrapped("Example: " + plain(text.example), to: room).map { Line(text: $0) }
    lines.append(
      Line(
        text: "Capitals stand for right-to-left letters, controls stand in braces.", role: .quiet))
    if let demonstration = RuleReference.demonstration(of: text) {
      lines.append(Line(text: ""))
      let codes = demonstration.paragraph.scalars.map { codePoint($0.value) }
      lines += wrapped("At work on " + codes.joined(separator: " "), to: room).map {
        Line(text: $0, role: .title)
      }
      for sentence in demonstration.sentences {
        lines += wrapped(sentence, to: room).map { Line(text: $0) }
      }
    }
    lines.append(Line(text: ""))
    lines.append(Line(text: text.source, role: .quiet))
    return lines
  }

  /// Our words without the marks of the source's comments.
  private static func plain(_ text: String) -> String {
    String(text.filter { $0 != "`" && $0 != "*" })
  }

  /// Draws the overlay over the whole body.
  static func draw(_ name: String, typed: String, firstRow: Int, into canvas: inout Canvas) {
    OverlayFrame.draw(
      title: canvas.columns > 60
        ? "\(name): Up and Down scroll, a rule's name goes to it, Esc closes"
        : "\(name), Esc closes",
      into: &canvas)
    let lines = lines(name, columns: canvas.columns)
    for (row, line) in lines.dropFirst(firstRow).prefix(canvas.rows - 2).enumerated() {
      canvas.write(line.text, row: row + 1, column: 2, line.role)
    }
    if firstRow + canvas.rows - 2 < lines.count {
      canvas.write(" more below ", row: canvas.rows - 1, column: 3, .quiet)
    }
    if !typed.isEmpty {
      canvas.writeRight(" \(PrintableText.of(typed)) ", row: 0, before: canvas.columns - 2, .accent)
    }
    canvas.placeCursor(row: 0, column: canvas.columns - 1)
  }
}
