public import Screen

/// A frame written in ASCII, in planes, so that no viewer or diff can reorder what it shows.
///
/// First the text, where `?` stands for every scalar beyond ASCII and for the right half of a wide
/// cell; then the exact scalars of those cells, one cell a line, or a row of equal ones; then the
/// styles, a letter for each in order of appearance, with a legend. Plain cells are `.` in the
/// style plane, and blank ends of lines are left out.
public struct FrameSnapshot: Equatable, Sendable, CustomStringConvertible {
  /// The planes, one line after another, ending with a line feed.
  public let description: String

  /// The snapshot of a frame. O(cells).
  public init(_ frame: Frame) {
    var planes = FramePlanes()
    for row in 0..<max(0, frame.size.rows) { planes.add(row: row, of: frame) }
    let cursor = frame.cursor.map { "\($0.row),\($0.column)" } ?? "hidden"
    var lines = ["size \(frame.size.columns)x\(frame.size.rows) cursor \(cursor)", "text"]
    lines += planes.text
    lines.append("scalars")
    lines += planes.scalars
    lines.append("styles")
    lines += planes.styles
    lines += planes.legend
    description = lines.joined(separator: "\n") + "\n"
  }
}

/// The planes of a snapshot as they are gathered, row by row.
private struct FramePlanes {
  var text: [String] = []
  var scalars: [String] = []
  var styles: [String] = []
  var legend: [String] = []
  private var letters: [Style: Character] = [Style(): "."]

  private static let alphabet = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")

  mutating func add(row: Int, of frame: Frame) {
    var textLine = ""
    var styleLine = ""
    var run: (first: Int, exact: String)?
    func end(before column: Int) {
      guard let (first, exact) = run else { return }
      let place = column - first > 1 ? "\(first)-\(column - 1)" : "\(first)"
      scalars.append("\(row),\(place) \(exact)")
      run = nil
    }
    for column in 0..<frame.size.columns {
      let cell = frame[row, column]
      textLine.append(character(of: cell))
      styleLine.append(letter(of: cell.style))
      let isWide = frame[row, column + 1].content == .wideTail
      let exact = Self.exactly(cell).map { $0 + (isWide ? " wide" : "") }
      if exact != run?.exact || isWide {
        end(before: column)
        run = exact.map { (column, $0) }
      }
    }
    end(before: frame.size.columns)
    text.append("|" + Self.trimmed(textLine, of: " "))
    styles.append("|" + Self.trimmed(styleLine, of: "."))
  }

  private func character(of cell: Cell) -> Character {
    switch cell.content {
    case .blank: " "
    case .wideTail: "?"
    case .glyph(let base, _): (0x20..<0x7F).contains(base.value) ? Character(base) : "?"
    }
  }

  /// The scalars of a cell that the text plane does not tell.
  private static func exactly(_ cell: Cell) -> String? {
    guard case .glyph(let base, let marks) = cell.content else { return nil }
    let isPlain = marks.isEmpty && (0x20..<0x7F).contains(base.value)
    if isPlain { return nil }
    let names = ([base] + marks).map { scalar in
      let hex = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
    }
    return names.joined(separator: "+")
  }

  private mutating func letter(of style: Style) -> Character {
    if let known = letters[style] { return known }
    let index = letters.count - 1
    let letter = index < Self.alphabet.count ? Self.alphabet[index] : "*"
    letters[style] = letter
    legend.append("\(letter) \(Self.words(style))")
    return letter
  }

  private static func words(_ style: Style) -> String {
    var words: [String] = []
    if style.foreground != .standard { words.append("fg=\(name(style.foreground))") }
    if style.background != .standard { words.append("bg=\(name(style.background))") }
    let flags = [
      (style.isBold, "bold"), (style.isDim, "dim"), (style.isItalic, "italic"),
      (style.isUnderlined, "underlined"), (style.isReversed, "reversed"),
    ]
    words += flags.filter(\.0).map(\.1)
    return words.joined(separator: " ")
  }

  private static func name(_ color: Style.Color) -> String {
    switch color {
    case .standard: "standard"
    case .indexed(let index): "\(index)"
    case .rgb(let red, let green, let blue): "\(red)/\(green)/\(blue)"
    }
  }

  private static func trimmed(_ line: String, of blank: Character) -> String {
    var line = line
    while line.last == blank { line.removeLast() }
    return line
  }
}
