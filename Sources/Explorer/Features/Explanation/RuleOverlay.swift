internal import Explanation
internal import Screen

/// What a rule or definition of UAX #9 says in our words, and what it does on an example.
package struct RuleOverlay: Overlay {
  /// The name under which the reference has it.
  var name: String
  /// What was typed of another one's name.
  var typed = ""
  var firstRow = 0

  /// A line of the overlay.
  private struct Line {
    var text: String
    var role: Role = .text
  }

  /// How many rows it has on a screen.
  private static func rows(_ size: Size) -> Int { max(3, size.rows - 2) }

  /// The last line that may stand first, so that the end fills the overlay.
  private static func lastFirstRow(_ name: String, _ size: Size) -> Int {
    max(0, lines(name, columns: size.columns).count - (rows(size) - 2))
  }

  private static func lines(_ name: String, columns: Int) -> [Line] {
    guard let text = RuleReference.text(named: name) else { return [] }
    let width = max(20, min(columns - 4, 96))
    var lines = wrapped("\(text.name): \(text.summary)", to: width).map {
      Line(text: $0, role: .accent)
    }
    lines.append(Line(text: ""))
    for paragraph in text.body.split(separator: "\n") {
      lines += wrapped(plain(String(paragraph)), to: width).map { Line(text: $0) }
    }
    lines.append(Line(text: ""))
    lines += wrapped("Example: " + plain(text.example), to: width).map { Line(text: $0) }
    lines.append(
      Line(
        text: "Capitals stand for right-to-left letters, controls stand in braces.", role: .quiet))
    if let demonstration = RuleReference.demonstration(of: text) {
      lines.append(Line(text: ""))
      let codes = demonstration.paragraph.scalars.map { codePoint($0.value) }
      lines += wrapped("At work on " + codes.joined(separator: " "), to: width).map {
        Line(text: $0, role: .title)
      }
      for sentence in demonstration.sentences {
        lines += wrapped(sentence, to: width).map { Line(text: $0) }
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

  package func frame(_ app: AppState, _ analyser: Analyser) -> Rect { app.body }

  package func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    OverlayFrame.draw(
      title: canvas.columns > 60
        ? "\(name): Up and Down scroll, type a rule's name to go to it, Esc closes"
        : "\(name), Esc closes",
      into: &canvas)
    let lines = Self.lines(name, columns: canvas.columns)
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

  package func update(
    _ app: inout AppState, _ key: OverlayKey, _ analyser: Analyser
  ) -> Reaction {
    let page = max(1, Self.rows(app.size) - 3)
    func show(_ name: String, _ typed: String, _ row: Int) {
      let most = Self.lastFirstRow(name, app.size)
      app.open(RuleOverlay(name: name, typed: typed, firstRow: min(max(0, row), most)))
    }
    switch key {
    case .up: show(name, "", firstRow - 1)
    case .down: show(name, "", firstRow + 1)
    case .pageUp: show(name, "", firstRow - page)
    case .pageDown, .type(" "): show(name, "", firstRow + page)
    case .type(let letters):
      if let (found, beginning) = Self.rule(beginning: [typed + letters, letters]) {
        show(found, beginning, 0)
      }
    case .erase: show(name, String(typed.dropLast()), firstRow)
    case .close, .accept: app.overlay = nil
    case .suspend: break
    }
    return .nothing
  }

  /// The first rule whose name is, or begins with, one of some letters: `B`, `BD`, `BD1`, `BD16` each lead to one.
  private static func rule(beginning attempts: [String]) -> (name: String, beginning: String)? {
    let names = RuleReference.all.map(\.name)
    for attempt in attempts {
      let beginning = attempt.lowercased()
      let found =
        names.first { $0.lowercased() == beginning }
        ?? names.first { $0.lowercased().hasPrefix(beginning) }
      if let found { return (found, attempt) }
    }
    return nil
  }
}
