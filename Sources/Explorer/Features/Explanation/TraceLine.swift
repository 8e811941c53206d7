internal import BidiAlgorithm
internal import Explanation
internal import ExplorerCore
internal import Screen
internal import UnicodeData
internal import Wording

/// One row of the table: the cells of a stage, or a drawing of what it made.
struct TraceLine {
  /// A bar over several scalars; a row of a drawing has several.
  struct Stroke {
    enum Shape {
      case sequence(IsolatingRunSequence, holdsCaret: Bool)
      case pair(BidiEvent.BracketBranch, holdsCaret: Bool)
      case reversal(EmbeddingLevel)
    }

    var shape: Shape
    /// From its first scalar to its last.
    var span: ClosedRange<Int>
  }

  var stage: TraceStage
  /// What is written before the row.
  var title: Words
  /// What is drawn; nil for the stage's cells.
  var strokes: [Stroke]?
  /// Whether it is the stage's first row.
  var isHead: Bool

  /// The rows of the stages that are shown, for these columns of scalars.
  static func lines(_ view: TraceView, columns: Range<Int>) -> [TraceLine] {
    view.stages.flatMap { stage in
      let title = view.explained.words(for: stage)
      switch stage {
      case .x10:
        let rows = packed(sequences(view, columns))
        return (rows.isEmpty ? [[]] : rows).enumerated().map { number, strokes in
          TraceLine(
            stage: stage, title: number == 0 ? title : .none, strokes: strokes, isHead: number == 0)
        }
      case .n0:
        return [TraceLine(stage: stage, title: title, isHead: true)]
          + packed(pairs(view, columns)).prefix(3).map {
            TraceLine(stage: stage, title: .none, strokes: $0, isHead: false)
          }
      case .l2:
        let levels = Dictionary(grouping: view.explained.reversals) { $0.level }
        return [TraceLine(stage: stage, title: title, isHead: true)]
          + levels.keys.sorted(by: >).map { level in
            TraceLine(
              stage: stage, title: Words(own: "\u{2265}\(level)"),
              strokes: (levels[level] ?? []).map {
                Stroke(
                  shape: .reversal(level), span: $0.range.lowerBound...$0.range.upperBound - 1)
              }, isHead: false)
          }
      case .database, .paragraph, .explicit, .override, .x9, .w1, .w2, .w3, .w4, .w5, .w6, .w7,
        .n1, .n2, .i1, .i2, .l1, .l3, .l4:
        return [TraceLine(stage: stage, title: title, isHead: true)]
      }
    }
  }

  private static func sequences(_ view: TraceView, _ columns: Range<Int>) -> [Stroke] {
    view.explained.sequences.compactMap { sequence in
      guard let first = sequence.levelRuns.first?.lowerBound,
        let end = sequence.levelRuns.last?.upperBound, first < end,
        first < columns.upperBound, end > columns.lowerBound
      else { return nil }
      let holdsCaret = view.explained.sequence(at: view.position) == sequence
      return Stroke(shape: .sequence(sequence, holdsCaret: holdsCaret), span: first...end - 1)
    }
  }

  private static func pairs(_ view: TraceView, _ columns: Range<Int>) -> [Stroke] {
    view.explained.bracketPairs.compactMap { pair, branch in
      guard pair.opening < columns.upperBound, pair.closing >= columns.lowerBound else {
        return nil
      }
      let holdsCaret = pair.opening == view.position || pair.closing == view.position
      return Stroke(
        shape: .pair(branch, holdsCaret: holdsCaret), span: pair.opening...pair.closing)
    }.sorted { $0.span.count < $1.span.count }
  }

  /// Puts the strokes into as few rows as possible, so that none touches another.
  private static func packed(_ strokes: [Stroke]) -> [[Stroke]] {
    var rows: [[Stroke]] = []
    for stroke in strokes {
      let free = rows.firstIndex { row in
        row.allSatisfy {
          $0.span.upperBound + 1 < stroke.span.lowerBound
            || stroke.span.upperBound + 1 < $0.span.lowerBound
        }
      }
      if let free { rows[free].append(stroke) } else { rows.append([stroke]) }
    }
    return rows
  }

  // MARK: - Drawing

  /// Draws the row. `cells` are the cells of the visible scalars at the stage.
  func draw(
    _ cells: [Int: [TraceCell]], _ grid: TracePane.Grid, row: Int, into canvas: inout Canvas
  ) {
    canvas.write(
      title, row: row, column: 2, stage == grid.view.stage ? .accent : .title)
    if let strokes {
      for stroke in strokes { stroke.draw(grid, row: row, into: &canvas) }
      return
    }
    for position in grid.columns {
      guard let cell = cells[position]?[stage.rawValue] else { continue }
      Self.draw(cell, at: grid.x(position), space: grid.step - 1, row: row, into: &canvas)
    }
  }

  private static func draw(
    _ cell: TraceCell, at x: Int, space: Int, row: Int, into canvas: inout Canvas
  ) {
    if cell.isChanged {
      canvas.put(Sign.changed, row: row, column: x, style: canvas.theme[.caretMark])
    }
    let role: Role = cell.isChanged ? .accent : .quiet
    switch cell.content {
    case .nothing: break
    case .bidiClass(let bidiClass):
      canvas.write(Words(verbatim: bidiClass.shortName), row: row, column: x + 1, role)
    case .level(let level):
      var style = canvas.theme[.level(Int(level.rawValue))]
      style.isBold = cell.isChanged
      canvas.write(Words(verbatim: level), row: row, column: x + 1, style: style)
    case .removed: canvas.write("\u{00D7}", row: row, column: x + 1, role)
    case .passedOver: canvas.write("\u{2013}", row: row, column: x + 1, .quiet)
    case .sequence(let number):
      canvas.write(Words(verbatim: number + 1), row: row, column: x + 1, .quiet)
    case .place(let place):
      let text = String(place)
      canvas.write(
        Words(verbatim: text.count > space ? String(Sign.more) : text), row: row, column: x + 1,
        role)
    case .mirror(let scalar?):
      canvas.put(scalar, row: row, column: x + 1, style: canvas.theme[.accent])
    case .mirror(nil): canvas.write("?", row: row, column: x + 1, .quiet)
    }
  }
}

extension TraceLine.Stroke {
  /// Draws the stroke over the columns that are shown.
  func draw(_ grid: TracePane.Grid, row: Int, into canvas: inout Canvas) {
    let left = grid.x(span.lowerBound) + 1
    let right = grid.x(span.upperBound) + grid.step - 1
    let shown = TracePane.Grid.margin..<min(canvas.columns, grid.x(grid.columns.upperBound) + 1)
    func put(_ sign: Unicode.Scalar, _ x: Int, _ style: Style) {
      if shown.contains(x) { canvas.put(sign, row: row, column: x, style: style) }
    }
    switch shape {
    case .sequence(let sequence, let holdsCaret):
      var style = canvas.theme[.level(Int(sequence.level.rawValue))]
      style.isBold = holdsCaret
      for x in left...right { put("\u{2504}", x, canvas.theme[.border]) }
      for run in sequence.levelRuns {
        let end = grid.x(run.upperBound - 1) + grid.step - 1
        for x in grid.x(run.lowerBound) + 1...end { put("\u{2501}", x, style) }
      }
      put("\u{2523}", left, style)
      put("\u{252B}", right, style)
      let end = canvas.theme[holdsCaret ? .accent : .title]
      canvas.label(sequence.startOfSequence.shortName, left - 1, row, shown, end)
      canvas.label(sequence.endOfSequence.shortName, right + 1, row, shown, end)
    case .pair(let branch, let holdsCaret):
      let style = canvas.theme[holdsCaret ? .accent : .quiet]
      for x in left...max(left, right - grid.step + 2) { put("\u{2500}", x, style) }
      put("\u{2570}", left, style)
      let end = grid.x(span.upperBound) + 1
      put("\u{256F}", end, style)
      let name = branch.rawValue
      let middle = max(left + 1, (left + end - name.count) / 2)
      if middle + name.count < end || end - left > 2 {
        canvas.label(name, middle, row, shown, style)
      }
    case .reversal(let level):
      let style = canvas.theme[.level(Int(level.rawValue))]
      for x in left...right { put("\u{2501}", x, style) }
      put(Sign.leftward, left, style)
      put(Sign.rightward, right, style)
    }
  }
}

extension Canvas {
  /// Writes words if all of them fit into these columns.
  fileprivate mutating func label(
    _ text: String, _ x: Int, _ row: Int, _ shown: Range<Int>, _ style: Style
  ) {
    guard shown.contains(x), shown.contains(x + text.count - 1) else { return }
    write(Words(verbatim: text), row: row, column: x, style: style)
  }
}
