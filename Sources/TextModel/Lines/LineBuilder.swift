internal import BidiAlgorithm
internal import UnicodeData

/// Builds the cells of one line: L1 and L2 from the resolved paragraph, L3 by keeping marks in their
/// cluster's cell, L4 in each cell.
struct LineBuilder {
  let units: CellUnits

  /// The line over a range of the paragraph. O(length of the line).
  func line(_ range: Range<Int>, isFirst: Bool, isLast: Bool) -> VisualLine {
    let resolved = units.resolved.line(range)
    var advance = 0
    var cellsByRun: [Int: [VisualCell]] = [:]
    var position = range.lowerBound
    for run in resolved.runs {
      var cells: [VisualCell] = []
      cells.reserveCapacity(run.range.count)
      // A cluster's end may lie in the next run: L1 resets what X9 removes at a line's end.
      while position < run.range.upperBound {
        let end = units.end(from: position, limit: range.upperBound)
        let cell = self.cell(position..<end, level: run.level, advance: advance)
        advance += cell.width
        cells.append(cell)
        position = end
      }
      cellsByRun[run.range.lowerBound] = cells
    }
    return assemble(range, resolved.visualRuns, cellsByRun, isFirst: isFirst, isLast: isLast)
  }

  private func assemble(
    _ range: Range<Int>, _ visualRuns: [DirectionalRun], _ cellsByRun: [Int: [VisualCell]],
    isFirst: Bool, isLast: Bool
  ) -> VisualLine {
    var cells: [VisualCell] = []
    cells.reserveCapacity(range.count)
    var runs: [VisualRun] = []
    var column = 0
    for run in visualRuns {
      let first = cells.count
      guard let ofRun = cellsByRun[run.range.lowerBound], let start = ofRun.first?.range.lowerBound,
        let end = ofRun.last?.range.upperBound
      else { continue }
      if run.level.isRightToLeft {
        cells.append(contentsOf: ofRun.reversed())
      } else {
        cells.append(contentsOf: ofRun)
      }
      for index in first..<cells.count {
        cells[index].column = column
        column += cells[index].width
      }
      runs.append(VisualRun(range: start..<end, level: run.level, cells: first..<cells.count))
    }
    return VisualLine(
      range: range, cells: cells, runs: runs, width: column,
      paragraphLevel: units.resolved.paragraphLevel, isFirst: isFirst, isLast: isLast,
      separatorCount: max(0, range.upperBound - max(range.lowerBound, units.contentEnd)),
      storageOrder: runs.indices.sorted {
        runs[$0].range.lowerBound < runs[$1].range.lowerBound
      })
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
