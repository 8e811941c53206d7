extension Keyboard {
  /// The keyboard as lines of text: the keys of a layout or a pad in their rows, the spellings of
  /// letters.
  public func drawing() -> [String] {
    switch self {
    case .layout(let layout): Self.drawing(layout)
    case .pad(let pad): Self.drawing(pad)
    case .spelling(let spelling):
      spelling.spellingTable().map { "\($0.letter)  " + $0.spellings.joined(separator: " ") }
    }
  }

  private static func drawing(_ layout: KeyboardLayout) -> [String] {
    var lines: [String] = []
    for (index, row) in KeyPosition.Row.allCases.enumerated() where row != .space {
      // Each row stands a little to the right of the one above it, as on the desk.
      let indent = String(repeating: " ", count: row == .lower ? 1 : 2 * index)
      let faces = KeyPosition.keys(of: row).map { KeyFace($0, on: layout) }
      lines += drawing(faces.map(\.lines), indent)
    }
    let face = KeyFace(.space, on: layout)
    return lines + drawing([face.lines], String(repeating: " ", count: 18))
  }

  private static func drawing(_ pad: KeyPad) -> [String] {
    pad.rows.enumerated().flatMap { row, keys in
      drawing(
        keys.enumerated().map { column, letters in
          let stroke = KeyPad.stroke(row: row, column: column).map { String($0) } ?? ""
          let shown = letters.map { KeyCap(letter: $0) }
          let text = shown.map(\.text).joined(separator: " ")
          return [
            (stroke, stroke.count), (text, shown.reduce(-1) { $0 + $1.width + 1 }),
          ]
        }, "")
    }
  }

  /// Boxes side by side, each with two lines.
  private static func drawing(
    _ keys: [[(text: String, width: Int)]], _ indent: String
  ) -> [String] {
    let widths = keys.map { max(3, $0.map(\.width).max() ?? 0) }
    func border(_ left: String, _ middle: String, _ right: String) -> String {
      indent + left
        + widths.map { String(repeating: "\u{2500}", count: $0) }.joined(separator: middle) + right
    }
    var lines = [border("\u{250C}", "\u{252C}", "\u{2510}")]
    for line in 0..<2 {
      lines.append(
        indent + "\u{2502}"
          + zip(keys, widths).map { key, width in
            key[line].text + String(repeating: " ", count: width - key[line].width)
          }.joined(separator: "\u{2502}") + "\u{2502}")
    }
    return lines + [border("\u{2514}", "\u{2534}", "\u{2518}")]
  }
}

/// A key as it looks: two lines, above with Shift and with Shift and AltGr, below plain and with
/// AltGr.
struct KeyFace {
  var lines: [(text: String, width: Int)]

  init(_ position: KeyPosition, on layout: KeyboardLayout) {
    func cap(_ level: KeyLevel) -> KeyCap {
      KeyCap(layout.meaning(of: KeyStroke(position, level)), on: layout)
    }
    let pairs = [(cap(.shift), cap(.shiftAltGr)), (cap(.plain), cap(.altGr))]
    let left = pairs.map(\.0.width).max() ?? 0
    let hasThird = pairs.contains { $0.1.width > 0 }
    lines = pairs.map { first, second in
      guard hasThird else { return (first.text, first.width) }
      let gap = String(repeating: " ", count: left - first.width + 1)
      return (first.text + gap + second.text, left + 1 + second.width)
    }
  }
}
