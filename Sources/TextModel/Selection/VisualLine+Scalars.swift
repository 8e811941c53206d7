internal import Algorithms
internal import BidiAlgorithm

extension VisualLine {
  /// The scalars whose cells stand between two columns, grouped in storage. O(log *n* + runs met).
  ///
  /// A cell without width strictly between the columns is taken. One at a border is taken with its
  /// host: the visible cell before it in storage in its run, or else the one after it there; where
  /// its run has no visible cell, of the line. So it belongs to the run it is in and widens nothing
  /// on the screen. A line without any visible cell is taken where it is taken to its end.
  ///
  /// - Parameters:
  ///   - left: the left border, or nil to take the line from its left end.
  ///   - right: the right border, or nil to take the line to its right end.
  /// - Returns: scalars from the paragraph's start. The paragraph separator is among them only if
  ///   the line is taken to its end in its paragraph's direction.
  func scalars(from left: Int?, to right: Int?) -> RangeSet<Int> {
    var result = RangeSet<Int>()
    if let left, let right, left >= right { return result }
    let low = left.map { border in
      cells.partitioningIndex { $0.column > border || ($0.column == border && $0.isVisible) }
    }
    let high = right.map { border in cells.partitioningIndex { $0.column >= border } }
    let taken = (low ?? 0)..<max(low ?? 0, high ?? cells.count)
    insert(cells: taken, into: &result)
    insertHidden(
      left.map { border in cells.partitioningIndex { $0.column >= border }..<taken.lowerBound },
      with: taken, into: &result)
    insertHidden(
      right.map { border in
        taken
          .upperBound..<max(
            taken.upperBound,
            cells.partitioningIndex {
              $0.column > border || ($0.column == border && $0.isVisible)
            })
      }, with: taken, into: &result)
    let isToEnd = direction == .rightToLeft ? left == nil : right == nil
    if isToEnd {
      // A line without a visible cell goes with its end, and so does the separator.
      result.insert(contentsOf: (width == 0 ? range.lowerBound : contentEnd)..<range.upperBound)
    } else {
      result.remove(contentsOf: contentEnd..<range.upperBound)
    }
    return result
  }

  private func insert(cells taken: Range<Int>, into result: inout RangeSet<Int>) {
    guard !taken.isEmpty else { return }
    var run = runs.partitioningIndex { $0.cells.upperBound > taken.lowerBound }
    while run < runs.count, runs[run].cells.lowerBound < taken.upperBound {
      let part = runs[run].cells.clamped(to: taken)
      let first = cells[part.lowerBound].range
      let last = cells[part.upperBound - 1].range
      result.insert(
        contentsOf: min(first.lowerBound, last.lowerBound)..<max(first.upperBound, last.upperBound))
      run += 1
    }
  }

  private func insertHidden(
    _ hidden: Range<Int>?, with taken: Range<Int>, into result: inout RangeSet<Int>
  ) {
    for index in hidden ?? 0..<0 where !cells[index].isVisible {
      if let host = host(of: index), taken.contains(host) {
        result.insert(contentsOf: cells[index].range)
      }
    }
  }

  /// The visible cell to which a cell without width belongs.
  func host(of index: Int) -> Int? {
    let run = runs[runs.partitioningIndex { $0.cells.upperBound > index }]
    let before = run.level.isRightToLeft ? 1 : -1
    return visible(from: index, by: before, in: run.cells)
      ?? visible(from: index, by: -before, in: run.cells)
      ?? visibleInStorage(from: cells[index].range.lowerBound - 1, by: -1)
      ?? visibleInStorage(from: cells[index].range.upperBound, by: 1)
  }

  private func visible(from index: Int, by step: Int, in bounds: Range<Int>) -> Int? {
    var index = index + step
    while bounds.contains(index) {
      if cells[index].isVisible { return index }
      index += step
    }
    return nil
  }

  private func visibleInStorage(from position: Int, by step: Int) -> Int? {
    var position = position
    while let index = cellIndex(containing: position) {
      if cells[index].isVisible { return index }
      position = step < 0 ? cells[index].range.lowerBound - 1 : cells[index].range.upperBound
    }
    return nil
  }

  /// The outermost columns of the visible cells of a range of scalars, or nil if it has none.
  /// O(runs met).
  func columns(of scalars: Range<Int>) -> Range<Int>? {
    var hull: Range<Int>?
    var place = storageOrder.partitioningIndex { runs[$0].range.upperBound > scalars.lowerBound }
    while place < storageOrder.count {
      let run = runs[storageOrder[place]]
      let part = run.range.clamped(to: scalars)
      guard run.range.lowerBound < scalars.upperBound, !part.isEmpty,
        let first = cellIndex(containing: part.lowerBound),
        let last = cellIndex(containing: part.upperBound - 1)
      else { break }
      let left = cells[min(first, last)].column
      let right = cells[max(first, last)].columns.upperBound
      if left < right {
        hull = min(hull?.lowerBound ?? left, left)..<max(hull?.upperBound ?? right, right)
      }
      place += 1
    }
    return hull
  }
}
