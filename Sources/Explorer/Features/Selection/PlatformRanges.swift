internal import ExplorerCore
internal import Languages
internal import TextModel
internal import Wording

/// What the APIs of Apple's text views say of a selection, in UTF-16: `selectedRanges`, an array of
/// ranges, and `selectedRange`, one range alone.
struct PlatformRanges {
  /// A row of the array: some ranges, and how many more there are where not all have a place.
  private struct Line {
    var ranges: Range<Int>
    var left = 0
  }

  private static let name = "selectedRanges"
  private static let nameOfOne = "selectedRange"
  /// Where a row begins that goes on with the one above it.
  private static let indent = 2
  /// Scalars in fewer columns say nothing.
  private static let fewestForScalars = 3
  /// More ranges than this have a place on no screen.
  private static let mostShown = 1000

  private let ranges: [Range<ScalarOffset>]
  private let document: Document
  private let words: Catalogue
  private let columns: Int
  /// What a press on a range asks for.
  private let show: (Range<ScalarOffset>) -> Action
  /// Ranges as `NSRange` says them: where each begins and how long it is. No more than may be seen.
  private let texts: [String]
  private let whole: String
  /// How many units of UTF-16 the one range takes that are not selected.
  private let excess: Int

  /// What is said of ranges in rows of so many columns; O(n) in the ranges.
  init(
    _ ranges: [Range<ScalarOffset>], in document: Document, _ words: Catalogue, columns: Int,
    show: @escaping (Range<ScalarOffset>) -> Action
  ) {
    (self.ranges, self.document, self.words, self.columns) = (ranges, document, words, columns)
    self.show = show
    let stored = ranges.map { document.storageRange($0).utf16 }
    texts = stored.prefix(Self.mostShown).map(Self.nsRange)
    guard let first = stored.first, let last = stored.last else {
      (whole, excess) = ("", 0)
      return
    }
    let around = first.lowerBound..<last.upperBound
    whole = Self.nsRange(around)
    excess = stored.reduce(around.count) { $0 - $1.count }
  }

  private static func nsRange(_ range: Range<UTF16Offset>) -> String {
    "{\(range.lowerBound.rawValue),\(range.count)}"
  }

  // MARK: - In full

  /// Adds the array, over so many rows at most, and the one range with what it takes too much.
  func add(need: Int, rowsOfArray: Int, to rows: inout PaneRows) {
    addArray(need: need, below: .max, most: rowsOfArray, &rows)
    addOne(need: need, below: .max, isBrief: false, &rows)
  }

  // MARK: - In few rows

  /// Adds what stands for the ranges and for both APIs where these have no rows of their own: of so
  /// many rows as many as it takes.
  ///
  /// Each range has a row with its scalars; where not all have one, several share a row. No range
  /// is cut. The one range comes next, and what it takes too much where there is a row for it.
  func addInBrief(_ space: Int, below: Int, to rows: inout PaneRows) {
    let one = rowsOfOne
    if ranges.count == texts.count, ranges.count + 1 <= space {
      for number in ranges.indices { addRange(number, below: below, &rows) }
      addOne(need: 0, below: below, isBrief: ranges.count + one > space, &rows)
      return
    }
    let taken = addArray(need: 0, below: below, most: max(1, space - 1), &rows)
    guard space > 1 else { return }
    addOne(need: 0, below: below, isBrief: taken + one > space, &rows)
  }

  /// Adds a range with its scalars. The first one stands behind the name of the array.
  private func addRange(_ number: Int, below: Int, _ rows: inout PaneRows) {
    let range = ranges[number]
    let isFirst = number == 0
    rows.add(below: below, goesOn: !isFirst, press: show(range)) { canvas, row in
      let at = isFirst ? writeName(row, &canvas) : Self.indent
      let end = canvas.write(verbatim: texts[number], row: row, column: at, .text)
      guard canvas.columns - end - 1 >= Self.fewestForScalars else { return }
      ScalarRow.draw(
        range, of: document, row: row, columns: end + 1..<canvas.columns, into: &canvas)
    }
  }

  // MARK: - Rows of both

  private func writeName(_ row: Int, _ canvas: inout Canvas) -> Int {
    canvas.write(Words(own: Self.name), row: row, column: 0, .title) + 1
  }

  /// Adds the array over so many rows at most. Returns how many it takes.
  @discardableResult private func addArray(
    need: Int, below: Int, most: Int, _ rows: inout PaneRows
  ) -> Int {
    let lines = self.lines(most: most)
    for (number, line) in lines.enumerated() {
      let press = ranges[line.ranges.lowerBound]
      rows.add(need: need, below: below, goesOn: number > 0, press: show(press)) { canvas, row in
        let at = number == 0 ? writeName(row, &canvas) : Self.indent
        let text = texts[line.ranges].joined(separator: " ")
        let end = canvas.write(verbatim: text, row: row, column: at, .text)
        guard line.left > 0 else { return }
        canvas.write(
          "and \(number: line.left) more", row: row, column: line.ranges.isEmpty ? at : end + 1,
          .quiet)
      }
    }
    return lines.count
  }

  /// The ranges over so many rows at most: as many in each as fit, in the last row as many as leave
  /// room for how many there are besides.
  private func lines(most: Int) -> [Line] {
    var lines: [Line] = []
    var next = 0
    while next < texts.count, lines.count < most {
      let space = columns - (lines.isEmpty ? Self.name.count + 1 : Self.indent)
      // A range that is wider than the row is alone in it.
      var (end, taken) = (next + 1, texts[next].count)
      while end < texts.count, taken + 1 + texts[end].count <= space {
        taken += 1 + texts[end].count
        end += 1
      }
      guard end < texts.count, lines.count == most - 1 else {
        lines.append(Line(ranges: next..<end))
        next = end
        continue
      }
      func isRoom(_ end: Int) -> Bool {
        let left = ranges.count - end
        let more = words.onScreen("and \(number: left) more").columns
        // A blank stands behind each range.
        let shown = texts[next..<end].reduce(0) { $0 + $1.count + 1 }
        return shown + more <= space
      }
      while end > next, !isRoom(end) { end -= 1 }
      lines.append(Line(ranges: next..<end, left: ranges.count - end))
      next = texts.count
    }
    return lines
  }

  private var tooMuch: Words { excess > 0 ? ": \(number: excess) too much" : .none }

  /// Whether the one range and what it takes too much stand side by side.
  private var isOneRow: Bool {
    Self.nameOfOne.count + 1 + whole.count + words.onScreen(tooMuch).columns <= columns
  }

  private var rowsOfOne: Int { isOneRow || excess == 0 ? 1 : 2 }

  /// Adds the one range. In brief it says no more than fits in a row.
  private func addOne(need: Int, below: Int, isBrief: Bool, _ rows: inout PaneRows) {
    guard let start = ranges.first.map(show) else { return }
    let isOneRow = self.isOneRow
    rows.add(need: need, below: below, press: start) { canvas, row in
      let at = canvas.write(Words(own: Self.nameOfOne), row: row, column: 0, .title)
      let end = canvas.write(verbatim: whole, row: row, column: at + 1, .text)
      if isOneRow { canvas.write(tooMuch, row: row, column: end, .warning) }
    }
    guard !isBrief, rowsOfOne > 1 else { return }
    rows.add(need: need, below: below, goesOn: true, press: start) { canvas, row in
      canvas.write(
        "\(number: excess) too much", row: row, column: Self.indent, .warning)
    }
  }
}
