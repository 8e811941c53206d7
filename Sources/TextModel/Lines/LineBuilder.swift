internal import Algorithms
internal import BidiAlgorithm
internal import UnicodeData

/// Builds the cells of one line: L1 and L2 from the resolved paragraph, L3 by keeping marks in
/// their cluster's cell, L4 in each cell.
struct LineBuilder {
  let units: CellUnits

  /// The line over a range of the paragraph. O(length of the line).
  func line(_ range: Range<Int>, isFirst: Bool, isLast: Bool) -> VisualLine {
    let resolved = units.levels.line(range)
    var cells: [VisualCell] = []
    cells.reserveCapacity(range.count)
    /// The cells of each run, in storage order.
    var parts: [Range<Int>] = []
    var advance = 0
    var position = range.lowerBound
    for run in resolved.runs {
      let first = cells.count
      // A cluster's end may lie in the next run: L1 resets what X9 removes at a line's end.
      while position < run.range.upperBound {
        let end = units.end(from: position, limit: range.upperBound)
        let cell = self.cell(position..<end, level: run.level, advance: advance)
        advance += cell.width
        cells.append(cell)
        position = end
      }
      parts.append(first..<cells.count)
    }
    let starts = resolved.runs.map(\.range.lowerBound)
    let order = resolved.visualRuns.map { run in
      parts[starts.partitioningIndex { $0 >= run.range.lowerBound }]
    }
    var line = assemble(
      range, cells, order.filter { !$0.isEmpty }, isFirst: isFirst, isLast: isLast)
    line.isExact = resolved.isExact
    return line
  }

  /// Puts the cells of each run where it stands on the screen.
  private func assemble(
    _ range: Range<Int>, _ stored: [VisualCell], _ order: [Range<Int>], isFirst: Bool, isLast: Bool
  ) -> VisualLine {
    var cells: [VisualCell] = []
    cells.reserveCapacity(stored.count)
    var runs: [VisualRun] = []
    var column = 0
    for part in order {
      let isRightToLeft = stored[part.lowerBound].level.isRightToLeft
      for step in 0..<part.count {
        var cell = stored[isRightToLeft ? part.upperBound - 1 - step : part.lowerBound + step]
        cell.column = column
        column += cell.width
        cells.append(cell)
      }
      runs.append(
        VisualRun(
          range: stored[part.lowerBound].range
            .lowerBound..<stored[part.upperBound - 1].range
            .upperBound,
          level: stored[part.lowerBound].level, cells: cells.count - part.count..<cells.count))
    }
    return VisualLine(
      range: range, cells: cells, runs: runs, width: column,
      paragraphLevel: units.levels.paragraphLevel, isFirst: isFirst, isLast: isLast,
      separatorCount: max(0, range.upperBound - max(range.lowerBound, units.contentEnd)),
      storageOrder: runs.indices.sorted { runs[$0].range.lowerBound < runs[$1].range.lowerBound })
  }

  private func cell(_ range: Range<Int>, level: EmbeddingLevel, advance: Int) -> VisualCell {
    let unit = units.unit(range)
    var base = unit.base
    if unit.kind == .text, level.isRightToLeft, let mirror = BidiProperties.mirror(of: base) {
      base = mirror
    }
    return VisualCell(
      range: range, level: level,
      width: unit.kind == .tab ? units.tabWidth(at: advance) : unit.width, kind: unit.kind,
      base: base, marks: unit.marks)
  }
}
