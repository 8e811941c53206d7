extension Frame {
  /// A step on the way to another frame of the same size: this one with as many of its cells as
  /// may be sent at once, those from the cursor's row on first, then those above. O(cells).
  ///
  /// - Parameters:
  ///   - target: the frame that is to be reached.
  ///   - budget: how many bytes may be sent; one cluster is taken whatever it costs.
  ///   - styleBytes: how many bytes tell a terminal of another style.
  /// - Returns: the frame after the step, and how many bytes it sends at most.
  public func step(
    toward target: Frame, within budget: Int, styleBytes: Int
  ) -> (frame: Frame, bytes: Int) {
    var next = self
    (next.cursor, next.wantsMouse) = (target.cursor, target.wantsMouse)
    let changes = target.changes(since: self)
    let first = (target.cursor?.row ?? 0) * size.columns
    let split = changes.firstIndex { $0 >= first } ?? changes.endIndex
    var bytes = 0
    var last: Range<Int>?
    for index in changes[split...] + changes[..<split] {
      if let last, last.contains(index) { continue }
      let cluster = target.cluster(at: index)
      let isBeside = cluster.lowerBound == last?.upperBound
      let former = last.map { target.cells[$0.lowerBound].style }
      let cost =
        cluster.reduce(isBeside ? 0 : Self.moveBytes) { $0 + target.cells[$1].bytes }
        + (former == target.cells[index].style ? 0 : styleBytes)
      if last != nil, bytes + cost > budget { break }
      bytes += cost
      for part in cluster {
        next[part / size.columns, part % size.columns] = target.cells[part]
      }
      last = cluster
    }
    return (next, bytes)
  }

  /// The cells of the cluster that a cell belongs to.
  private func cluster(at index: Int) -> Range<Int> {
    let row = index / size.columns
    var start = index
    while start % size.columns > 0, cells[start].content == .wideTail { start -= 1 }
    let column = start % size.columns
    return start..<start + width(row: row, column: column)
  }

  /// How many bytes move the cursor, at most.
  private static let moveBytes = 10
}

extension Cell {
  /// How many bytes of UTF-8 its text takes, with a mark that holds it in its place.
  fileprivate var bytes: Int {
    switch content {
    case .blank: 1
    case .wideTail: 0
    case .glyph(let base, let marks):
      marks.reduce(UTF8.width(base) + 3) { $0 + UTF8.width($1) }
    }
  }
}
