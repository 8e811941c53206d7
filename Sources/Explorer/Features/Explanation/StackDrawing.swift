internal import BidiAlgorithm
internal import Explanation
internal import ExplorerCore
internal import Screen
internal import TextModel
internal import Wording

/// The directional status stack when X1 to X8 have reached the caret's scalar, with the last entry
/// on top.
enum StackDrawing {
  static func draw(_ view: TraceView, _ analysis: Analysis, into canvas: inout Canvas) {
    guard let stack = view.explained.statusStack(at: view.position) else {
      canvas.write("X1 to X8 pass over a boundary neutral.", fromRow: 0, column: 0, .quiet)
      return
    }
    let isWide = canvas.columns >= 54
    let valid: Words =
      isWide
      ? "valid isolates \(number: stack.validIsolates), "
      : "isolates \(number: stack.validIsolates), "
    let overflowing: Words =
      isWide
      ? """
      overflow: isolates \(number: stack.overflowIsolates), embeddings \
      \(number: stack.overflowEmbeddings)
      """
      : """
      overflow: isolates \(number: stack.overflowIsolates), emb. \
      \(number: stack.overflowEmbeddings)
      """
    // Where columns are few, the counts take two rows.
    let isBeside = canvas.width(of: valid) + canvas.width(of: overflowing) <= canvas.columns
    let space = max(1, canvas.rows - (isBeside ? 1 : 2))
    let shown = stack.entries.suffix(space)
    let hidden = stack.entries.count - shown.count
    for (row, entry) in shown.reversed().enumerated() {
      draw(entry, number: stack.entries.count - row, row: row, analysis, &canvas)
      canvas.offer(StructurePane.choose(entry.initiator ?? 0, view, analysis), row: row)
    }
    if hidden > 0 {
      canvas.writeRight(
        "+\(number: hidden) below", row: shown.count - 1, before: canvas.columns - 1, .quiet)
    }
    let innermost = stack.entries.last?.initiator ?? 0
    for row in shown.count...shown.count + (isBeside ? 0 : 1) {
      canvas.offer(StructurePane.choose(innermost, view, analysis), row: row)
    }
    let overflow = stack.overflowIsolates + stack.overflowEmbeddings
    let at = canvas.write(valid, row: shown.count, column: 0, .quiet)
    canvas.write(
      overflowing, row: shown.count + (isBeside ? 0 : 1), column: isBeside ? at : 0,
      overflow > 0 ? .accent : .quiet)
  }

  private static func draw(
    _ entry: DirectionalStatusSnapshot.Entry, number: Int, row: Int, _ analysis: Analysis,
    _ canvas: inout Canvas
  ) {
    let level = Int(entry.level.rawValue)
    canvas.writeRight(Words(verbatim: number), row: row, before: 3, .quiet)
    canvas.put("\u{2502}", row: row, column: 4, style: canvas.theme[.level(level)])
    var at = canvas.write(
      Words.number(level, arrow: entry.level.direction) + " ", row: row, column: 6, .level(level))
    canvas.put("\u{2502}", row: row, column: max(at, 11), style: canvas.theme[.level(level)])
    at = max(at, 11) + 2
    guard let initiator = entry.initiator else {
      canvas.write("paragraph", row: row, column: at, .text)
      return
    }
    let name = analysis.paragraphLayout.bidiClass(at: initiator).shortName
    at = canvas.write(
      "\(verbatim: name) at \(verbatim: analysis.offset(initiator))", row: row, column: at, .text)
    if entry.isIsolate { at = canvas.write(", isolate", row: row, column: at, .quiet) }
    if let override = entry.override {
      let full: Words = ", all count as \(verbatim: override.shortName)"
      let isNarrow = at + canvas.width(of: full) > canvas.columns
      canvas.write(
        isNarrow ? ", all \(verbatim: override.shortName)" : full, row: row, column: at, .accent)
    }
  }
}
