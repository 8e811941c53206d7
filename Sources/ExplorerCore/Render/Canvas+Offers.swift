package import Screen
internal import TextModel

// What is drawn also says what a press on it does, so that the two always agree.
extension Canvas {
  /// Says what a press on a row of this part does, or on some of its columns. A later call replaces
  /// an earlier one.
  package mutating func offer(
    _ action: @autoclosure () -> Action?, row: Int, columns range: Range<Int>? = nil
  ) {
    guard keepsOffers else { return }
    let range = (range ?? 0..<columns).clamped(to: 0..<max(0, columns))
    guard let action = action(), row >= 0, row < rows, let last = range.last else { return }
    let ends = [frameColumn(range.lowerBound), frameColumn(last)].sorted()
    take(Offer(row: bounds.row + row, columns: ends[0]..<ends[1] + 1, meaning: action))
  }

  /// What a press on a cell of this part does.
  package func offered(at point: Point) -> Action? {
    let (row, column) = (bounds.row + point.row, frameColumn(point.column))
    return offers.last { $0.row == row && $0.columns.contains(column) }?.meaning as? Action
  }
}

extension Canvas {
  /// A canvas of a size in cells, with the looks of the state's screen.
  package init(_ app: AppState, size: Size) {
    self.init(
      size: size, theme: app.shownTheme, letters: app.letters, words: app.words,
      clusters: app.session.settings.clusters)
  }
}

extension Overlay {
  /// What a press on a cell of the overlay's frame does: what is drawn there says it.
  package func offered(
    at point: Point, frame: Rect, _ app: AppState, _ analysis: Analysis
  ) -> Action? {
    var canvas = Canvas(app, size: app.size)
    canvas.keepsOffers = true
    var action: Action?
    canvas.draw(in: frame) {
      draw(app, analysis, into: &$0)
      action = $0.offered(at: point)
    }
    return action
  }
}

extension Pane {
  /// What a press on a cell of the pane's inside does: what is drawn there says it.
  package static func offered(
    at point: Point, size: Size, _ app: AppState, _ analysis: Analysis
  ) -> Action? {
    var canvas = Canvas(app, size: size)
    canvas.keepsOffers = true
    let whole = Rect(row: 0, column: 0, rows: size.rows, columns: size.columns)
    var action: Action?
    canvas.draw(in: whole, keepsLeft: !isMirrored) {
      draw(app, analysis, into: &$0)
      action = $0.offered(at: point)
    }
    return action
  }
}
