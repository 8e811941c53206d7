package import Languages
package import Screen
package import UnicodeData
package import Wording

/// A part of a frame to draw on. What falls outside is not drawn.
///
/// Rows and columns count from the part's own top left corner; in a mirrored part, columns count
/// from its right end.
package struct Canvas {
  /// The frame being drawn.
  package private(set) var frame: Frame
  /// The part of the frame that is drawn on.
  package private(set) var bounds: Rect
  /// How roles look.
  package let theme: Theme
  /// How right-to-left letters are drawn.
  package let letters: LetterStyle
  /// The words of the screen's language.
  package let words: Catalogue
  /// How the terminal counts the columns of grapheme clusters.
  package let clusters: ClusterMetrics
  /// Whether columns count from the right end of the part.
  package private(set) var isMirrored: Bool
  /// What presses on the drawing do. It is kept only where a press is answered, not for each frame.
  private(set) var offers: [Offer] = []
  var keepsOffers = false
  /// The list that is cut; nil where all is shown.
  private(set) var cutList: CutList?
  /// Which words were written where, in this order. They are kept only where somebody asks for
  /// them, not for each frame.
  package private(set) var written: [WrittenWords] = []
  package var keepsWritten = false
  /// Which words of the program are in which cells. It is kept only where somebody asks for it, not
  /// for each frame.
  package private(set) var said: SaidWords?
  /// Whether the hardware cursor goes where ``placeCursor(row:column:)`` says.
  package var takesCursor = true

  /// A canvas over a whole new frame of a size in cells.
  package init(
    size: Size, theme: Theme, letters: LetterStyle, words: Catalogue, clusters: ClusterMetrics
  ) {
    self.words = words
    self.clusters = clusters
    isMirrored = words.isRightToLeft
    frame = Frame(size: size)
    bounds = Rect(row: 0, column: 0, rows: size.rows, columns: size.columns)
    self.theme = theme
    self.letters = letters
  }

  /// Whether it is drawn on to find out how many rows that fills.
  package internal(set) var isMeasured = false

  /// Keeps ``said`` from now on.
  mutating func keepSaid() { said = SaidWords(size: frame.size) }

  /// Draws what are words of the program.
  ///
  /// - Parameters:
  ///   - words: the words; they are asked for only where somebody wants to know them.
  ///   - body: what puts them into cells.
  package mutating func putOwnWords(
    _ words: @autoclosure () -> [Words], _ body: (inout Canvas) -> Void
  ) {
    said?.begin(words())
    body(&self)
    said?.end()
  }

  /// The inside of a frame that is drawn on; nil where no frame stands beside it.
  private var inside: Rect?

  /// Whether the last column of this part, in the order of reading, stands beside a frame.
  package var endsAtFrame: Bool {
    guard let inside else { return false }
    // On a mirrored screen parts count from the right end, and their own columns may not.
    return words.isRightToLeft && !isMirrored
      ? bounds.column == inside.column
      : bounds.column + bounds.columns == inside.column + inside.columns
  }

  /// How many rows there are.
  package var rows: Int { bounds.rows }
  /// How many columns there are.
  package var columns: Int { bounds.columns }

  /// Draws on a part of the frame, given in the frame's coordinates.
  ///
  /// - Parameters:
  ///   - part: the part. Where the screen is mirrored, its columns count from the right end of the
  ///     frame.
  ///   - keepsLeft: whether its own columns count from the left, on a mirrored screen too: it shows
  ///     what stands left and right.
  ///   - isFramed: whether a frame stands at its sides.
  ///   - body: what draws.
  package mutating func draw(
    in part: Rect, keepsLeft: Bool = false, isFramed: Bool = false,
    _ body: (inout Canvas) -> Void
  ) {
    let (outer, wasMirrored, wasInside) = (bounds, isMirrored, inside)
    bounds = part
    isMirrored = words.isRightToLeft && !keepsLeft
    if isFramed { inside = part }
    body(&self)
    (bounds, isMirrored, inside) = (outer, wasMirrored, wasInside)
  }

  /// Draws on this part without its first rows.
  package mutating func draw(below rows: Int, _ body: (inout Canvas) -> Void) {
    let outer = bounds
    bounds.row += rows
    bounds.rows = max(0, bounds.rows - rows)
    body(&self)
    bounds = outer
  }

  /// Says which rows of a list are shown. If not all are, the pane's upper edge says so, unless the
  /// pane does.
  package mutating func lists(_ shown: Range<Int>, of count: Int, isOnEdge: Bool = true) {
    if shown.count < count { cutList = CutList(shown: shown, count: count, isOnEdge: isOnEdge) }
  }

  /// Says how many items the rows of a list that is cut hold, and how many it has: the upper edge
  /// counts these, and no rows.
  mutating func counts(_ shown: Int, of count: Int) {
    cutList?.items = (shown: shown, count: count)
  }

  /// What ``lists(_:of:isOnEdge:)`` said while a part was drawn.
  mutating func cutList(whileDrawing draw: (inout Canvas) -> Void) -> CutList? {
    cutList = nil
    draw(&self)
    defer { cutList = nil }
    return cutList
  }

  /// Keeps what a press asks for.
  mutating func take(_ offer: Offer) { offers.append(offer) }

  /// A canvas over a frame of its own, as wide as this part and of so many rows.
  func ofHeight(_ rows: Int) -> Canvas {
    var whole = self
    whole.frame = Frame(size: Size(rows: rows, columns: frame.size.columns))
    whole.bounds = Rect(row: 0, column: bounds.column, rows: rows, columns: bounds.columns)
    (whole.offers, whole.written, whole.cutList) = ([], [], nil)
    if said != nil { whole.said = SaidWords(size: whole.frame.size) }
    return whole
  }

  /// Shows as many rows of such a canvas as this part has, from one on, with what a press on them
  /// does.
  mutating func show(rowsOf whole: Canvas, from first: Int) {
    let left =
      words.isRightToLeft ? frame.size.columns - bounds.column - columns : bounds.column
    let shown = left..<left + columns
    let seen = first..<min(first + rows, whole.rows)
    let move = bounds.row - first
    for row in seen {
      for x in shown { frame[row + move, x] = whole.frame[row, x] }
    }
    if let own = whole.said {
      said?.take(rows: seen, columns: shown, of: own, movedBy: move)
    }
    for offer in whole.offers where seen.contains(offer.row) {
      take(Offer(row: offer.row + move, columns: offer.columns, meaning: offer.meaning))
    }
    for one in whole.written where seen.contains(one.row) {
      written.append(
        WrittenWords(
          words: one.words, part: bounds, row: one.row + move, columns: one.columns))
    }
    if takesCursor, let cursor = whole.frame.cursor, seen.contains(cursor.row) {
      frame.cursor = Point(row: cursor.row + move, column: cursor.column)
    }
  }

  /// Draws on columns of this part that count from the left, also on a mirrored screen. The first
  /// of them is column 0.
  package mutating func drawLeftToRight(
    columns range: Range<Int>, _ body: (inout Canvas) -> Void
  ) {
    let left = isMirrored || !words.isRightToLeft ? range.lowerBound : columns - range.upperBound
    let part = Rect(
      row: bounds.row, column: bounds.column + left, rows: bounds.rows, columns: range.count)
    draw(in: part, keepsLeft: true, body)
  }

  /// Draws words from the right end on a mirrored screen, in a part whose picture is not mirrored.
  package mutating func drawWords(_ body: (inout Canvas) -> Void) {
    let wasMirrored = isMirrored
    isMirrored = words.isRightToLeft
    body(&self)
    isMirrored = wasMirrored
  }

  /// The column of the frame for cells of this part.
  package func frameColumn(_ column: Int, width: Int = 1) -> Int {
    guard words.isRightToLeft else { return bounds.column + column }
    return isMirrored
      ? frame.size.columns - bounds.column - column - width
      : frame.size.columns - bounds.column - bounds.columns + column
  }

  /// Puts the hardware cursor on a cell.
  package mutating func placeCursor(row: Int, column: Int) {
    guard takesCursor, row >= 0, row < rows, column >= 0, column < columns else { return }
    frame.cursor = Point(row: bounds.row + row, column: frameColumn(column))
  }

  /// Draws one base scalar with what continues its cluster.
  package mutating func put(
    _ base: Unicode.Scalar, marks: [Unicode.Scalar] = [], width: Int = 1, row: Int, column: Int,
    style: Style
  ) {
    guard row >= 0, row < rows, column >= 0, column + width <= columns else { return }
    let base = isMirrored ? Sign.mirrored(base, style) : base
    put(
      base, marks: marks, width: width, y: bounds.row + row,
      x: frameColumn(column, width: width), style: style)
  }

  /// Draws one base scalar at a cell of the frame.
  package mutating func put(
    _ base: Unicode.Scalar, marks: [Unicode.Scalar], width: Int, y: Int, x: Int, style: Style
  ) {
    if letters.isLatin, LatinLetters.standsFor(base) {
      // Where the terminal would reorder right-to-left letters, none of any pane reaches it.
      frame[y, x] = Cell(.glyph(LatinLetters.initial(of: base)), style: style)
      noteOwnWords(y, x)
      return
    }
    // A letter without a given shape stands alone, so that it does not join its neighbour by
    // accident.
    let base = letters == .terminal ? base : ArabicShaper.isolated(base)
    frame[y, x] = Cell(.glyph(base, marks: marks), style: style)
    for tail in 1..<max(1, width) { frame[y, x + tail] = Cell(.wideTail, style: style) }
    noteOwnWords(y, x)
  }

  /// Keeps of which words a cell of the frame is.
  private mutating func noteOwnWords(_ y: Int, _ x: Int) {
    guard said != nil else { return }
    let isBlank = frame[y, x].content == .glyph(" ")
    said?.note(row: y, column: x, isBlank: isBlank)
  }

  /// Draws a grapheme cluster whole, as the terminal shows it.
  ///
  /// - Returns: how many columns it takes.
  @discardableResult
  package mutating func put(
    cluster: some Collection<Unicode.Scalar>, row: Int, column: Int, style: Style
  ) -> Int {
    let drawing = ClusterDrawing.of(cluster, clusters)
    guard let base = drawing.glyphs.first else { return 0 }
    put(
      base, marks: Array(drawing.glyphs.dropFirst()), width: drawing.width, row: row,
      column: column, style: style)
    return drawing.width
  }

  /// Notes words that were written at columns of the frame.
  mutating func note(_ words: @autoclosure () -> String, row: Int, columns: Range<Int>) {
    guard keepsWritten, row >= 0, row < rows else { return }
    let y = bounds.row + row
    let seen = columns.filter { x in
      x >= 0 && x < frame.size.columns && frame[y, x].content != .blank
        && frame[y, x].content != .glyph(" ")
    }
    written.append(WrittenWords(words: words(), part: bounds, row: y, columns: Set(seen)))
  }

  /// Fills cells of a row with blanks in a style.
  package mutating func fill(row: Int, columns range: Range<Int>, style: Style) {
    guard row >= 0, row < rows else { return }
    for column in range.clamped(to: 0..<max(0, columns)) {
      let (y, x) = (bounds.row + row, frameColumn(column))
      frame[y, x] = Cell(.blank, style: style)
      said?.note(row: y, column: x, isBlank: true)
    }
  }

  /// Replaces everything by a whole frame, cell by cell.
  package mutating func show(_ frame: Frame) {
    self.frame = frame
    if said != nil { keepSaid() }
  }

  /// Changes the style of a cell, and leaves its content.
  package mutating func restyle(row: Int, column: Int, _ change: (inout Style) -> Void) {
    guard row >= 0, row < rows, column >= 0, column < columns else { return }
    let y = bounds.row + row
    var x = frameColumn(column)
    // Counted from the right end, the first column of a wide cell is its tail.
    if isMirrored { while x > 0, frame[y, x].content == .wideTail { x -= 1 } }
    var cell = frame[y, x]
    change(&cell.style)
    guard cell.content != .wideTail else { return }
    let width = frame.width(row: y, column: x)
    frame[y, x] = cell
    for tail in 1..<width { frame[y, x + tail] = Cell(.wideTail, style: cell.style) }
  }

  /// Shows columns of a row as selected.
  package mutating func select(row: Int, columns range: Range<Int>) {
    let theme = theme
    for column in range { restyle(row: row, column: column) { theme.select(&$0) } }
  }

  /// Shows columns of a row as chosen and puts the hardware cursor on them.
  ///
  /// Where that is said by turned colours, the cursor is on the first cell, which is not turned:
  /// the cursor turns it, and would turn it back. Where it is said by a colour, the cursor is on
  /// the last one that holds something: of several the first keeps that colour.
  package mutating func choose(row: Int, columns range: Range<Int>) {
    select(row: row, columns: range)
    let isTurned = style(row: row, column: range.lowerBound).isReversed
    let last = range.last { $0 < columns && !isBlank(row: row, column: $0) } ?? range.lowerBound
    placeCursor(row: row, column: isTurned ? range.lowerBound : last)
    guard takesCursor else { return }
    restyle(row: row, column: range.lowerBound) { style in
      guard style.isReversed else { return }
      style.isReversed = false
      style.isBold = true
      style.isUnderlined = true
    }
  }

  /// How a cell looks.
  package func style(row: Int, column: Int) -> Style {
    frame[bounds.row + row, frameColumn(column)].style
  }

  /// Whether nothing is drawn in a cell.
  package func isBlank(row: Int, column: Int) -> Bool {
    frame[bounds.row + row, frameColumn(column)].content == .blank
  }

  /// Whether nothing is to be seen in a cell: it may hold a blank of a text.
  package func isEmpty(row: Int, column: Int) -> Bool {
    let content = frame[bounds.row + row, frameColumn(column)].content
    return content == .blank || content == .glyph(" ")
  }
}
