internal import Languages
package import Screen
internal import TextModel
package import Wording

/// Draws the state as a frame of its size.
///
/// Pure: the same state gives the same frame.
package func render(_ app: AppState, _ analyser: Analyser) -> Frame {
  var canvas = Canvas(app, size: app.size)
  draw(app, analyser, &canvas)
  var frame = canvas.frame
  app.shownTheme.paint(&frame)
  return frame
}

/// The words on the frame, in the order in which they are written.
package func writtenWords(_ app: AppState, _ analyser: Analyser) -> [WrittenWords] {
  var canvas = Canvas(app, size: app.size)
  canvas.keepsWritten = true
  draw(app, analyser, &canvas)
  return canvas.written
}

/// The words of the program on the frame: which ones they are if the state's catalogue keeps words,
/// and in which cells they are seen.
package func saidWords(_ app: AppState, _ analyser: Analyser) -> SaidWords {
  var canvas = Canvas(app, size: app.size)
  canvas.keepSaid()
  draw(app, analyser, &canvas)
  return canvas.said ?? SaidWords(size: app.size)
}

private func draw(_ app: AppState, _ analyser: Analyser, _ canvas: inout Canvas) {
  let plan = app.plan
  if plan.isTooSmall {
    let smallest = ScreenPlan.smallest
    canvas.write(
      """
      Needs \(verbatim: "\(smallest.columns)x\(smallest.rows)"), has \
      \(verbatim: "\(app.size.columns)x\(app.size.rows)")
      """,
      row: 0, column: 0, .text)
    return
  }
  let analysis = analyser.analysis(of: app)
  let levelQuestion = app.levelQuestion(analysis)
  let opened = app.overlay?.overlay.frame(app, analyser)
  let bar = KeyBar.frame(app, plan, analyser)
  let panes = PanesBehind(plan, app, opened: opened, bar: bar)
  drawBorders(panes, app, &canvas)
  let cursorOwner = plan[app.focus] == nil ? .text : app.focus
  for placement in panes.drawn {
    canvas.takesCursor = placement.pane == cursorOwner
    let cutList = canvas.cutList { canvas in
      canvas.draw(
        in: placement.inner, keepsLeft: !placement.pane.pane.isMirrored,
        isFramed: placement.isBoxed
      ) {
        placement.pane.pane.draw(app, analysis, into: &$0)
      }
    }
    drawEdge(of: placement, app, analysis, isGuessed: levelQuestion != nil, cutList, &canvas)
    // A pane that points at nothing has the cursor on the beginning of what it says. A caret that
    // was scrolled out of view has no cursor.
    let isOutOfView = placement.pane == .text && app.scrolledOver != nil
    if canvas.takesCursor, canvas.frame.cursor == nil, !isOutOfView {
      canvas.draw(in: placement.inner) { canvas in
        guard canvas.rows > 0, canvas.columns > 0 else { return }
        let first = (0..<canvas.columns).first { !canvas.isBlank(row: 0, column: $0) }
        canvas.placeCursor(row: 0, column: first ?? 0)
      }
    }
  }
  canvas.takesCursor = true
  canvas.draw(in: plan.title) { TitleBar.draw(app, analysis, levelQuestion, into: &$0) }
  if let foot = app.foot {
    canvas.draw(in: plan.foot) { FootBar.draw(foot, app, into: &$0) }
  }
  // A message of several rows is whole over what is open, too.
  let isOverOpened = app.message != nil && opened.map { $0.row > 0 } ?? false
  func drawKeyBar() { canvas.draw(in: bar) { KeyBar.draw(app, analyser, into: &$0) } }
  if !isOverOpened { drawKeyBar() }
  drawFloating(app, analysis, &canvas)
  if let overlay = app.overlay?.overlay, let frame = opened {
    if !clearSlivers(beside: frame, &canvas) {
      panes.clearScraps(beside: frame, app, into: &canvas)
    }
    canvas.draw(in: frame) { overlay.draw(app, analysis, into: &$0) }
  }
  if isOverOpened { drawKeyBar() }
}

/// Blanks what an overlay leaves of the panes beside it where that is too narrow to be read: ends
/// of their lines would be read as part of it. The outline of the panes stays whole, its lower edge
/// too. Gives whether that was done.
private func clearSlivers(beside frame: Rect, _ canvas: inout Canvas) -> Bool {
  let sides = [0..<frame.column, frame.column + frame.columns..<canvas.columns]
  // A box beside the caret leaves the line there, however little of it is seen; one in the middle
  // of the screen stands beside nothing.
  let isInTheMiddle = abs(sides[0].count - sides[1].count) <= 1
  let widest = isInTheMiddle ? 23 : 4
  guard !sides.contains(where: { $0.count > widest }) else { return false }
  let upright = "\u{2502}\u{251C}\u{2524}"
  for (side, column) in zip(sides, [0, canvas.columns - 1]) {
    let goesOn =
      side.contains(column) && frame.row > 0
      && canvas.isOutline(
        row: frame.row - 1, column: column, of: "\u{256D}\u{256E}" + upright)
    for row in frame.row..<min(frame.row + frame.rows, canvas.rows) {
      let isOutline = goesOn && canvas.isOutline(row: row, column: column, of: upright)
      let style = canvas.style(row: row, column: column)
      if goesOn, canvas.isOutline(row: row, column: column, of: "\u{2570}\u{256F}") {
        for other in side where other != column {
          canvas.put("\u{2500}", row: row, column: other, style: style)
        }
        continue
      }
      canvas.fill(row: row, columns: side, style: Style())
      if isOutline { canvas.put("\u{2502}", row: row, column: column, style: style) }
    }
  }
  return true
}

extension Canvas {
  /// Whether a cell holds one of some signs of a box.
  fileprivate func isOutline(row: Int, column: Int, of signs: String) -> Bool {
    sign(row: row, column: column).map(signs.unicodeScalars.contains) ?? false
  }

  /// The sign in a cell; nil where none begins there.
  func sign(row: Int, column: Int) -> Unicode.Scalar? {
    guard case .glyph(let sign, _) = frame[row, frameColumn(column)].content else { return nil }
    return sign
  }
}

/// The frames of the panes; the focused one is drawn last, over its neighbours' edges.
private func drawBorders(_ panes: PanesBehind, _ app: AppState, _ canvas: inout Canvas) {
  var borders = Borders(size: Size(rows: canvas.rows, columns: canvas.columns))
  if let outline = panes.outline { borders.add(outline, isFocused: false) }
  for placement in panes.drawn where placement.isBoxed {
    borders.add(placement.outer, isFocused: placement.pane == app.focus)
  }
  borders.draw(into: &canvas)
  for placement in panes.drawn where !placement.isBoxed {
    let role: Role = placement.pane == app.focus ? .focusedBorder : .border
    for column in 0..<placement.outer.columns {
      canvas.put(
        "\u{2500}", row: placement.outer.row, column: placement.outer.column + column,
        style: canvas.theme[role])
    }
  }
}

/// The upper edge of a pane: its title, and its note at the right end.
private func drawEdge(
  of placement: PanePlacement, _ app: AppState, _ analysis: Analysis, isGuessed: Bool,
  _ cutList: CutList?, _ canvas: inout Canvas
) {
  let isFocused = placement.pane == app.focus
  let outer = placement.outer
  // A list that goes on says so.
  var list: (words: Words, inFull: Words)?
  if let cutList, cutList.isOnEdge {
    let (shown, count) = cutList.counted
    // Where each item has a part of its own, the items say what they leave out.
    if shown < count {
      list = (
        countShown(shown, of: count), "\(number: shown) of \(number: count) shown"
      )
    }
  }
  let warns = isGuessed && placement.pane.pane.tellsLevels
  let own = warns ? LevelNews.note : placement.pane.pane.note(app, analysis)
  let both: Words? = own.flatMap { own in list.map { "\(own), \($0.words)" } }
  // Where there is no space for both, the warning that levels are not exact comes first.
  let rest = warns ? [own, list?.words] : [list?.words, own]
  let notes = ([both] + rest).compactMap(\.self)
  let title = app.edgeTitle(placement, beside: notes, list?.words)
  let end = canvas.write(
    " \(title) ", row: outer.row, column: outer.column + 2, isFocused ? .focusedTitle : .title)
  let space = outer.column + outer.columns - 2 - end
  func drawNote(_ notes: [Words], own: Words?, in space: Int, _ role: Role) {
    guard let note = notes.first(where: { canvas.width(of: $0) <= space }) else { return }
    let right = outer.column + outer.columns - 2
    let left = canvas.writeRight(" \(note) ", row: outer.row, before: right, role)
    guard canvas.keepsOffers else { return }
    let said = note == list?.words ? list?.inFull ?? note : note
    canvas.offer(
      .say("\(placement.pane.title(in: app)): \(said)"), row: outer.row, columns: left..<right)
    guard let own, note != list?.words else { return }
    canvas.offer(app.action(ofFact: own, analysis), row: outer.row, columns: left..<right)
    var column = left + 1
    for words in own.members {
      let start = column
      column += canvas.width(of: words)
      canvas.offer(
        placement.pane.pane.action(forNote: words, app, analysis), row: outer.row,
        columns: start..<column)
    }
  }
  if app.isZoomed {
    // Where all other panes are hidden, the edge names the way out.
    let way = app.zoomWords(app.edgeSpace(placement, title), list?.words)
    let zoomEnd = canvas.write("\(way) ", row: outer.row, column: end, width: space, .key)
    canvas.offer(.zoom, row: outer.row, columns: end..<zoomEnd)
  } else if isFocused, let way = app.wayToMorePanesBesideTheBar {
    // The way out matters more than the pane's note.
    let wayEnd = canvas.write("\(way) ", row: outer.row, column: end, width: space, .key)
    canvas.offer(.focusNext, row: outer.row, columns: end..<wayEnd)
    let rest = outer.column + outer.columns - 5 - wayEnd
    // Behind it stands a key that the bar has no place for either, where no count has to.
    if list == nil, let key = app.keyBesideTheBar, canvas.width(of: key.words) <= rest {
      let right = outer.column + outer.columns - 2
      let left = canvas.writeRight(" \(key.words) ", row: outer.row, before: right, .key)
      canvas.offer(key.action, row: outer.row, columns: left..<right)
    }
    drawNote([list?.words].compactMap(\.self), own: nil, in: rest, .quiet)
    return
  }
  drawNote(
    notes, own: own, in: app.noteSpace(placement, title, list?.words), warns ? .warning : .quiet)
}

/// What a press on a pane's note does: what the pane says of these words, or the same as one on the
/// fact of the title with them; else they are said with the pane's name.
func noteAction(
  at point: Point, of placement: PanePlacement, _ app: AppState, _ analysis: Analysis
) -> Action? {
  var canvas = Canvas(app, size: app.size)
  let cutList = canvas.cutList { canvas in
    canvas.draw(in: placement.inner, keepsLeft: !placement.pane.pane.isMirrored) {
      placement.pane.pane.draw(app, analysis, into: &$0)
    }
  }
  canvas.keepsOffers = true
  let isGuessed = app.levelQuestion(analysis) != nil
  drawEdge(of: placement, app, analysis, isGuessed: isGuessed, cutList, &canvas)
  return canvas.offered(at: point)
}

private func drawFloating(_ app: AppState, _ analysis: Analysis, _ canvas: inout Canvas) {
  for (floating, frame) in app.floating(analysis) {
    canvas.draw(in: frame) { floating.draw(app, analysis, into: &$0) }
  }
}

extension AppState {
  /// What a press on the fact of the title with these words does; nil where there is none.
  fileprivate func action(ofFact words: Words, _ analysis: Analysis) -> Action? {
    registry.features.flatMap { $0.titleFacts(self, analysis) }.first { $0.text == words }?.action
  }

  /// The title on the upper edge of a pane: the short one where the long one leaves no place for
  /// what the pane says beside it and what its list says, or for these one by one.
  ///
  /// - Parameters:
  ///   - placement: the pane and where it is.
  ///   - notes: what may stand beside the title; the first one that has a place is shown.
  ///   - list: what a list that is cut says; nil where none is.
  /// - Returns: the long title where nothing stands beside it.
  fileprivate func edgeTitle(
    _ placement: PanePlacement, beside notes: [Words], _ list: Words?
  ) -> Words {
    let title = placement.pane.title(in: self)
    guard let short = placement.pane.pane.shortTitle else { return title }
    for note in notes {
      let columns = words.onScreen(note).columns
      let fitting = [title, short].first { columns <= noteSpace(placement, $0, list) }
      if let fitting { return fitting }
    }
    return list == nil ? title : short
  }

  /// How many columns the upper edge of a pane has behind its title.
  fileprivate func edgeSpace(_ placement: PanePlacement, _ title: Words) -> Int {
    placement.outer.columns - words.onScreen(title).columns - 8
  }

  /// How many columns the upper edge of a pane has for its note.
  fileprivate func noteSpace(
    _ placement: PanePlacement, _ title: Words, _ list: Words?
  ) -> Int {
    let space = edgeSpace(placement, title)
    return isZoomed ? space - words.onScreen(zoomWords(space, list)).columns - 1 : space
  }

  /// That a pane is zoomed and the key that ends it, in as many words as fit beside what a list
  /// says.
  fileprivate func zoomWords(_ space: Int, _ list: Words?) -> Words {
    // Without a count the words may go to the end of the edge.
    let space = space + (list.map { -words.onScreen($0).columns - 1 } ?? 2)
    let all: [Words] = [
      "(zoomed, Esc goes back)", "(Esc: back)", Words(verbatim: "(Esc)"),
    ]
    return all.first { words.onScreen($0).columns < space } ?? all[2]
  }

  /// The first of some notes that fits on a pane's upper edge. They are ordered from long to short;
  /// the last one serves where none fits.
  package func note(of pane: PaneID, _ notes: [Words]) -> Words? {
    guard let placement = plan[pane] else { return notes.last }
    let space = noteSpace(placement, placement.pane.title(in: self), nil)
    return notes.first { words.onScreen($0).columns <= space } ?? notes.last
  }

  /// What floats beside the caret of the Text pane, and where on the screen.
  package func floating(
    _ analysis: Analysis
  ) -> [(floating: any Floating.Type, frame: Rect)] {
    guard overlay == nil, let caret = caretCell(analysis) else { return [] }
    return registry.features.flatMap { $0.floats }.compactMap { floating in
      floating.frame(caret: caret, screen: size, self, analysis).map { (floating, $0) }
    }
  }

  /// The cell of the screen with the caret of the Text pane, in the plan's columns; nil where it is
  /// out of view.
  private func caretCell(_ analysis: Analysis) -> Point? {
    guard let own = TextPane.caretCell(self, analysis) else { return nil }
    return plan[.text].map { besideMirrored(own, in: $0) } ?? own
  }

  /// The cell beside which a box about the text stands: the caret's, or the corner of the focused
  /// pane where the caret is out of view.
  package func besideCaret(_ analysis: Analysis) -> Point {
    if let caret = caretCell(analysis) { return caret }
    guard let inner = (plan[focus] ?? plan[.text])?.inner else { return Point(row: 0, column: 0) }
    return Point(row: inner.row, column: inner.column)
  }
}
