internal import BidiAlgorithm
internal import ExplorerCore
internal import Screen
internal import UnicodeData
internal import Wording
internal import WritingDirection

/// The direction after each scalar as it was typed, in cells under the text: a thin line where it
/// is left-to-right, a double one where it is right-to-left, and at each turn the new direction's
/// arrow with the offset.
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

  /// The cell in which each turn stands. A cell of several scalars may hold several turns: then
  /// some stand a cell beside their own, so that no direction is left out, as long as there are
  /// cells for all.
  private func turns(_ flips: [Int]) -> [Int] {
    let places = flips.map { ($0 - 1) / scale }
    // The stretch before a turn at the first scalar has none.
    let first = flips.first == 1 ? 0 : 1
    guard places.count + first <= cells else { return places }
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
    for cell in cells {
      canvas.put(
        isRightToLeft ? Sign.rightToLeftTime : Sign.leftToRightTime, row: row,
        column: column + cell, style: style)
    }
    guard !cells.isEmpty else { return }
    canvas.put(Sign.arrow(direction), row: row, column: column + cells.lowerBound, style: style)
    // What no stretch follows may be written past its end.
    let space = cells.upperBound == self.cells ? width - cells.lowerBound : cells.count - 1
    if let turn, String(turn).count + 1 <= space {
      canvas.write(
        Words(verbatim: String(turn)), row: row, column: column + cells.lowerBound + 1, style: style
      )
    }
  }
}
