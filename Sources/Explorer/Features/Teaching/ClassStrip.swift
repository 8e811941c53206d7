internal import BidiAlgorithm
internal import Explanation
internal import ExplorerCore
internal import Screen
internal import UnicodeData
internal import Wording

/// Characters in wide cells, in bands one below the other, in boxes where there is room.
struct ClassStrip {
  /// The columns of a cell.
  private let width: Int
  /// The columns of the longest label of a character, or of the longest class.
  private let labelWidth: Int
  /// How many cells a band has.
  private let across: Int
  /// How many bands there is room for.
  private let bands: Int
  /// Whether each character has a box.
  let isBoxed: Bool
  /// Whether a row above the display says what it is: wherever there is a row for it.
  let hasDisplayHead: Bool
  /// Whether the displayed line takes several bands that are seen at once, which could be taken
  /// for lines.
  private let isDisplayCut: Bool
  /// How many pages of bands further on than by itself it begins.
  private let moved: Int
  /// How many pages of bands there are.
  let pages: Int
  /// The rows that it takes at most, with what says what they are.
  let rowCount: Int

  /// The columns of a class of three letters.
  private static let classWidth = 3
  /// The fewest columns of a cell: a class of three letters, its mark, and a blank.
  private static let leastWidth = classWidth + 2
  /// The same where no class has three letters and no character a label.
  private static let leastNarrowWidth = 4
  private static let mostWidth = 9
  /// The rows that title, sentences and keys need.
  private static let rowsOfWords = 7
  /// The fewest rows of cells with which one row is given to the head.
  private static let rowsWithHead = 3

  init(_ walk: ClassWalk, moved: Int, columns: Int, rows: Int) {
    self.moved = moved
    // Of a longer label no part is left out: that could be the label of another character.
    labelWidth = max(Self.classWidth, walk.longestLabel)
    let least = labelWidth + 2
    let columns = max(least, columns)
    let count = walk.cells.count
    // A line that fits in narrow cells is not torn into rows: its numbers stay whole.
    let isNarrow =
      count * least > columns && count * Self.leastNarrowWidth <= columns && walk.isNarrow
    width =
      isNarrow
      ? Self.leastNarrowWidth
      : max(least, min(Self.mostWidth, columns / max(1, count)))
    across = columns / width
    let needed = (count + across - 1) / across
    let rows = rows - Self.rowsOfWords
    // Two heads; for each band, two boxes of three rows and a row for what the step made of the
    // cells.
    isBoxed = 2 + 7 * needed <= rows
    hasDisplayHead = isBoxed || rows >= Self.rowsWithHead
    let space = hasDisplayHead ? rows - 1 : rows
    bands = isBoxed ? needed : min(needed, max(1, space / 3))
    isDisplayCut = bands > 1 && walk.display.count > across
    pages = max(1, (needed + bands - 1) / bands)
    let perBand = isBoxed ? 7 : 3
    rowCount = perBand * bands + (isBoxed ? 3 : hasDisplayHead ? 1 : 0)
  }

  /// What the display is. Where it takes several bands: that they are one line, and at which end
  /// they begin.
  func displayHead(_ walk: ClassWalk) -> Words {
    guard isDisplayCut else { return "display" }
    return walk.isRightToLeft
      ? "display: one line in several rows, its right end first"
      : "display: one line in several rows, its left end first"
  }

  /// Draws the stored characters with what a step made of them, from the band with the first change
  /// on. Returns the next row.
  func drawStored(
    _ walk: ClassWalk, _ step: ClassWalk.Step, row: Int, into canvas: inout Canvas
  ) -> Int {
    let first = walk.cells.indices.first { walk.value(step, at: $0).isChanged } ?? 0
    return draw(count: walk.cells.count, from: first, row: row, into: &canvas) {
      position, row, column, canvas in
      let (text, isChanged) = walk.value(step, at: position)
      let below = put(
        walk.scalar(at: position), isChanged: isChanged, row: row, column: column,
        into: &canvas)
      let mark = isChanged ? String(Sign.changed) : " "
      canvas.write(
        verbatim: mark + text, row: below, column: column, isChanged ? .accent : .quiet)
      return below + 1
    }
  }

  /// Draws the display, or covers it. Returns the next row.
  func drawDisplay(
    _ walk: ClassWalk, isUncovered: Bool, row: Int, into canvas: inout Canvas
  ) -> Int {
    let display = walk.display
    // The first band begins the line, at its right end in right-to-left text.
    return draw(
      count: display.count, from: 0, endsFirst: walk.isRightToLeft, row: row, into: &canvas
    ) { place, row, column, canvas in
      put(
        isUncovered ? display[place] : "?", isChanged: false, row: row, column: column,
        into: &canvas)
    }
  }

  /// Draws cells band by band, with a sign at each end behind which there are more. Bands of
  /// right-to-left lines are filled from the right. Returns the next row.
  private func draw(
    count: Int, from first: Int, endsFirst: Bool = false, row: Int, into canvas: inout Canvas,
    cell: (_ index: Int, _ row: Int, _ column: Int, _ canvas: inout Canvas) -> Int
  ) -> Int {
    let isFromRight = endsFirst && count > across
    var row = row
    // What fits is seen whole; of the rest the pages come one after the other, the first after the
    // last.
    var start = 0
    if count > across * bands {
      let needed = (count + across - 1) / across
      let pages = (needed + bands - 1) / bands
      let page = (first / across / bands + moved) % pages
      start = (moved == 0 ? first / across : page * bands) * across
    }
    let (top, isBegun) = (row, start > 0)
    for _ in 0..<bands where start < count {
      let end = min(count, start + across)
      var below = row
      for place in start..<end {
        let column = isFromRight ? across - 1 - (place - start) : place - start
        let index = isFromRight ? count - 1 - place : place
        below = cell(index, row, column * width, &canvas)
      }
      (start, row) = (end, below)
    }
    // Cells without boxes leave the first column of their character free.
    func sign(row: Int, isAtRight: Bool) {
      canvas.write(
        verbatim: String(Sign.more), row: row, column: isAtRight ? canvas.columns - 1 : 0, .quiet)
    }
    if isBegun { sign(row: top, isAtRight: isFromRight) }
    if start < count { sign(row: row - 1, isAtRight: !isFromRight) }
    return row
  }

  /// Draws a character in its cell. Returns the next row.
  private func put(
    _ scalar: Unicode.Scalar, isChanged: Bool, row: Int, column: Int, into canvas: inout Canvas
  ) -> Int {
    guard isBoxed else {
      Self.put(scalar, row: row, column: column + 1, into: &canvas)
      return row + 1
    }
    let inside = width < Self.leastWidth ? width - 2 : max(labelWidth, width - 3)
    let line = String(repeating: "\u{2500}", count: inside)
    let role: Role = isChanged ? .accent : .border
    canvas.write(verbatim: "\u{250C}\(line)\u{2510}", row: row, column: column, role)
    canvas.write(verbatim: "\u{2502}", row: row + 1, column: column, role)
    canvas.write(verbatim: "\u{2502}", row: row + 1, column: column + inside + 1, role)
    canvas.write(verbatim: "\u{2514}\(line)\u{2518}", row: row + 2, column: column, role)
    let isLabel = ScalarFacts.label(of: scalar) != nil
    Self.put(
      scalar, row: row + 1, column: column + 1 + (isLabel ? 0 : (inside - 1) / 2), into: &canvas)
    return row + 3
  }

  /// A character alone in its cell: a control as its label, a mark on a circle.
  private static func put(
    _ scalar: Unicode.Scalar, row: Int, column: Int, into canvas: inout Canvas
  ) {
    let style = canvas.theme[.title]
    if scalar == " " {
      canvas.write(verbatim: String(Sign.space), row: row, column: column, .title)
    } else if let label = ScalarFacts.label(of: scalar) {
      canvas.writeLabel(label, row: row, column: column, style: style)
    } else {
      switch ScalarFacts.category(of: scalar) {
      case .mn, .mc, .me:
        canvas.put(cluster: ["\u{25CC}", scalar], row: row, column: column, style: style)
      default: canvas.put(cluster: [scalar], row: row, column: column, style: style)
      }
    }
  }
}
