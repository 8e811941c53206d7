package import Screen

extension Pane {
  /// A pane that says nothing else wishes for the rows that it fills.
  package static func wish(
    _ app: AppState, _ analysis: Analysis, rows: Int, columns: Int
  ) -> Int {
    rowsFilled(app, analysis, rows: rows, columns: columns)
  }

  /// The fewest columns, `least` or more, in which it shows all it has on the rows of a place; the
  /// columns of the place where they do not suffice either.
  package static func fewestColumns(
    _ app: AppState, _ analysis: Analysis, in size: Size, from least: Int
  ) -> Int {
    guard least < size.columns else { return size.columns }
    // With one row more than there is, a pane that is cut would fill that row too.
    let fitting = (least...size.columns).first {
      rowsFilled(app, analysis, rows: size.rows + 1, columns: $0) <= size.rows
    }
    return fitting ?? size.columns
  }

  /// How many of these rows it would fill now. It is drawn on a screen of its own to find out.
  package static func rowsFilled(
    _ app: AppState, _ analysis: Analysis, rows: Int, columns: Int
  ) -> Int {
    rowsFilled(app, rows: rows, columns: columns) { draw(app, analysis, into: &$0) }
  }

  /// How many of these rows it fills with all that it says where rows are left, and whether it has
  /// a list of which not all is shown.
  package static func rowsDrawn(
    _ app: AppState, _ analysis: Analysis, rows: Int, columns: Int
  ) -> (rows: Int, isCut: Bool) {
    var canvas = Canvas(app, size: Size(rows: rows, columns: columns))
    let whole = Rect(row: 0, column: 0, rows: rows, columns: columns)
    let list = canvas.cutList { canvas in
      canvas.draw(in: whole, keepsLeft: !isMirrored, isFramed: true) {
        draw(app, analysis, into: &$0)
      }
    }
    let counted = list?.counted
    return (rows: canvas.frame.rowsFilled, isCut: counted.map { $0.shown < $0.count } ?? false)
  }

  /// How many of these rows a part of what it draws would fill.
  package static func rowsFilled(
    _ app: AppState, rows: Int, columns: Int, _ draw: (inout Canvas) -> Void
  ) -> Int {
    var canvas = Canvas(app, size: Size(rows: rows, columns: columns))
    canvas.isMeasured = true
    let whole = Rect(row: 0, column: 0, rows: rows, columns: columns)
    canvas.draw(in: whole, keepsLeft: !isMirrored, draw)
    return canvas.frame.rowsFilled
  }
}

extension Frame {
  /// How many rows there are up to the last one on which anything is drawn.
  var rowsFilled: Int {
    let last = (0..<size.rows).last { row in
      (0..<size.columns).contains { self[row, $0].hasInk }
    }
    return (last ?? -1) + 1
  }
}

extension Cell {
  /// Whether anything is drawn on it.
  fileprivate var hasInk: Bool {
    switch content {
    case .blank: false
    case .glyph(let base, _): base != " "
    case .wideTail: true
    }
  }
}
