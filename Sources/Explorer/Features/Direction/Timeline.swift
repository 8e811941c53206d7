internal import BidiAlgorithm
internal import ExplorerCore
internal import Screen
internal import UnicodeData
internal import Wording
internal import WritingDirection

/// The direction after each scalar as it was typed, in cells under the text: a thin line where it
/// is left-to-right, a double one where it is right-to-left, and at each turn the new direction's
/// arrow with the offset. Where there are more turns than cells, those that share one have the sign
/// of more there.
struct Timeline {
  let count: Int
  let width: Int

  /// How many scalars a cell stands for.
  var scale: Int { max(1, (count + width - 1) / max(1, width)) }
  private var cells: Int { count == 0 ? 0 : (count + scale - 1) / scale }

  /// What is said of a text that is longer than it, in brief.
  static func length(of count: Int) -> Words { counted(count, .scalars) }

  /// How many of its columns it needs to show as many turns, below words of so many columns where
  /// it is shorter than the text.
  func usedColumns(_ head: Int) -> Int {
    min(width, max(cells, scale > 1 && head <= width ? head : 0))
  }

  /// The text itself in storage order, one scalar a cell; where it is longer, its length.
  func drawHead(
    _ scalars: [Unicode.Scalar], row: Int, column: Int, into canvas: inout Canvas
  ) {
    guard scale == 1 else {
      let words: Words = "typed: \(number: count) scalars, \(number: scale) a cell"
      canvas.write(
        canvas.width(of: words) <= width ? words : Self.length(of: count), row: row,
        column: column, .quiet)
      return
    }
    for (index, scalar) in scalars.enumerated() {
      let drawing = ClusterDrawing.of([scalar], canvas.clusters)
      let isRightToLeft = BidiProperties.bidiClass(of: scalar).isStrongRightToLeft
      var base = drawing.glyphs.first ?? Sign.space
      if scalar == " " || drawing.label != nil { base = Sign.space }
      if drawing.label == nil, drawing.width != 1 { base = Sign.more }
      canvas.put(
        base, row: row, column: column + index,
        style: canvas.theme[base == Sign.space ? .border : .level(isRightToLeft ? 1 : 0)])
    }
  }

  /// The directions up to the last one.
  func draw(
    _ history: DirectionHistory, row: Int, column: Int, isChosen: Bool, into canvas: inout Canvas
  ) {
    guard cells > 0 else { return }
    let flips = history.flips
    guard flips.count + leading(flips) <= cells else {
      return drawCrowded(history, row: row, column: column, isChosen: isChosen, &canvas)
    }
    var direction = history.first
    var start = 0
    for (index, end) in (turns(flips) + [cells]).enumerated() {
      drawStretch(
        direction, start..<max(start, end), turn: index == 0 ? nil : flips[index - 1], row: row,
        column: column, isChosen: isChosen, &canvas)
      start = max(start, end)
      direction = direction.opposite
    }
  }

  /// How many cells the stretch before the first turn needs: none before one at the first scalar.
  private func leading(_ flips: [Int]) -> Int { flips.first == 1 ? 0 : 1 }

  /// More turns than cells. A cell in which more than one direction begins has the sign of more; of
  /// the last one, which shows how it ends, the sign stands before it.
  private func drawCrowded(
    _ history: DirectionHistory, row: Int, column: Int, isChosen: Bool, _ canvas: inout Canvas
  ) {
    var begun = [Int](repeating: 0, count: cells)
    begun[0] = leading(history.flips)
    for flip in history.flips { begun[min((flip - 1) / scale, cells - 1)] += 1 }
    var direction = leading(history.flips) == 0 ? history.first : history.first.opposite
    for (cell, count) in begun.enumerated() {
      if count % 2 == 1 { direction = direction.opposite }
      let isRightToLeft = direction == .rightToLeft
      let isCut = count > 1 || cell == cells - 2 && begun[cells - 1] > 1
      var sign = isRightToLeft ? Sign.rightToLeftTime : Sign.leftToRightTime
      if count > 0 { sign = Sign.arrow(direction) }
      if isCut, cell < cells - 1 { sign = Sign.more }
      canvas.put(
        sign, row: row, column: column + cell,
        style: canvas.theme.onRow(.level(isRightToLeft ? 1 : 0), isChosen: isChosen))
    }
  }

  /// The cell in which each turn stands. A cell of several scalars may hold several turns: then
  /// some stand a cell beside their own, so that no direction is left out. There are cells for all.
  private func turns(_ flips: [Int]) -> [Int] {
    let places = flips.map { ($0 - 1) / scale }
    let first = leading(flips)
    var turns = places
    for index in turns.indices {
      turns[index] = max(places[index], index == 0 ? first : turns[index - 1] + 1)
    }
    for index in turns.indices.reversed() {
      turns[index] = min(turns[index], cells - (turns.count - index))
    }
    return turns
  }

  private func drawStretch(
    _ direction: TextDirection, _ cells: Range<Int>, turn: Int?, row: Int, column: Int,
    isChosen: Bool, _ canvas: inout Canvas
  ) {
    let isRightToLeft = direction == .rightToLeft
    let style = canvas.theme.onRow(.level(isRightToLeft ? 1 : 0), isChosen: isChosen)
    guard !cells.isEmpty else { return }
    let (arrow, time) = (
      Sign.arrow(direction), isRightToLeft ? Sign.rightToLeftTime : Sign.leftToRightTime
    )
    canvas.putOwnWords([Words(own: "\(arrow)\(time)")]) { canvas in
      for cell in cells {
        canvas.put(
          cell == cells.lowerBound ? arrow : time, row: row, column: column + cell, style: style)
      }
    }
    // What no stretch follows may be written past its end.
    let space = cells.upperBound == self.cells ? width - cells.lowerBound : cells.count - 1
    if let turn, String(turn).count + 1 <= space {
      canvas.write(
        Words(verbatim: String(turn)), row: row, column: column + cells.lowerBound + 1, style: style
      )
    }
  }
}
