/// A cell of the screen; rows and columns count from 0.
struct ScreenPoint: Equatable {
  var row: Int
  var column: Int
}

/// What is on a terminal's screen, row by row as a user sees it.
struct CapturedScreen {
  /// A pane's inside.
  struct Pane {
    /// Where its first inner cell stands.
    var origin: ScreenPoint
    /// Its inner rows, trimmed at their ends.
    var rows: [String]

    /// Its rows as one string.
    var text: String { rows.joined(separator: "\n") }

    /// Its rows with each stretch of blanks as one.
    var words: String {
      rows.map { $0.split(separator: " ").joined(separator: " ") }.joined(separator: "\n")
    }

    /// The first place of a text in it, on the screen.
    func find(_ text: String) -> ScreenPoint? {
      for (index, row) in rows.enumerated() {
        guard let column = row.cells(before: text) else { continue }
        return ScreenPoint(row: origin.row + index, column: origin.column + column)
      }
      return nil
    }
  }

  /// The rows, without the marks that hold a reordering terminal still (U+200E).
  let rows: [String]

  /// The screen that tmux printed.
  init(_ captured: String) {
    let kept = captured.unicodeScalars.filter { $0.value != 0x200E }
    rows = String(String.UnicodeScalarView(kept)).split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast().map(String.init)
  }

  /// The rows as one string.
  var text: String { rows.joined(separator: "\n") }

  /// Whether a text stands in one of the rows, with any number of blanks where it has one.
  func contains(_ text: String) -> Bool {
    rows.contains { row in
      row.cells(before: text) != nil
        || row.split(separator: " ").joined(separator: " ").contains(text)
    }
  }

  /// The first place of a text.
  func find(_ text: String) -> ScreenPoint? {
    for (index, row) in rows.enumerated() {
      if let column = row.cells(before: text) { return ScreenPoint(row: index, column: column) }
    }
    return nil
  }

  /// The box with a title in its upper edge.
  func pane(_ title: String) -> Pane? {
    let grid = rows.map(\.cells)
    for (top, row) in grid.enumerated() {
      for left in row.indices where Self.leftCorners.contains(row[left] ?? " ") {
        let edge = row[(left + 1)...]
        guard let right = edge.firstIndex(where: { Self.rightCorners.contains($0 ?? " ") }),
          String(edge[..<right].compactMap { $0 }).contains(" \(title) ")
        else { continue }
        var inner: [String] = []
        for below in grid[(top + 1)...] {
          // An edge that comes from the left ends the neighbour only.
          guard below.count > right, below[left] == "\u{2502}" || below[left] == "\u{2524}"
          else { break }
          inner.append(String(below[(left + 1)..<right].compactMap { $0 }).trimmedAtEnd)
        }
        return Pane(origin: ScreenPoint(row: top + 1, column: left + 1), rows: inner)
      }
    }
    return nil
  }

  private static let leftCorners: Set<Character> = ["\u{256D}", "\u{251C}", "\u{252C}", "\u{253C}"]
  private static let rightCorners: Set<Character> = [
    "\u{256E}", "\u{2524}", "\u{252C}", "\u{253C}", "\u{251C}",
  ]
}

extension String {
  /// Its cells; the second cell of a wide character is nil.
  fileprivate var cells: [Character?] {
    flatMap { character -> [Character?] in
      let value = character.unicodeScalars.first?.value ?? 0
      let isWide = Self.wide.contains { $0.contains(value) }
      return isWide ? [character, nil] : [character]
    }
  }

  /// How many cells stand before the first place of a text, scalar by scalar.
  fileprivate func cells(before text: String) -> Int? {
    let (own, wanted) = (Array(unicodeScalars), Array(text.unicodeScalars))
    guard own.count >= wanted.count else { return nil }
    for start in 0...(own.count - wanted.count)
    where own[start..<(start + wanted.count)].elementsEqual(wanted) {
      return String(String.UnicodeScalarView(own[..<start])).cells.count
    }
    return nil
  }

  fileprivate var trimmedAtEnd: String {
    String(reversed().drop { $0 == " " }.reversed())
  }

  /// Where the wide letters of the samples are: hangul, ideographs, kana, emoji.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xFF00...0xFF60,
    0x1F1E6...0x1F1FF, 0x1F300...0x1FAFF,
  ]
}
