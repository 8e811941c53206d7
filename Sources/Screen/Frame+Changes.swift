extension Frame {
  /// The indices into ``cells`` of those that differ from another frame's, in order; all of them
  /// where the other has another size. O(cells).
  public func changes(since other: Frame?) -> [Int] {
    guard let other, other.size == size else { return Array(cells.indices) }
    var result: [Int] = []
    unsafe cells.withUnsafeBufferPointer { now in
      unsafe other.cells.withUnsafeBufferPointer { before in
        guard let new = now.baseAddress, let old = before.baseAddress, unsafe new != old else {
          return
        }
        for start in stride(from: 0, to: now.count, by: Self.comparedAtOnce) {
          let end = min(start + Self.comparedAtOnce, now.count)
          // Cells of the same bytes are equal; those of other bytes may be. Most stay as they are.
          let bytes = (end - start) * MemoryLayout<Cell>.stride
          if unsafe Self.haveSameBytes(new + start, old + start, count: bytes) { continue }
          for index in start..<end where unsafe !now[index].isSame(as: before[index]) {
            result.append(index)
          }
        }
      }
    }
    return result
  }

  /// Whether so many bytes are the same in two places, asked word by word; cells are whole words.
  private static func haveSameBytes(
    _ one: UnsafeRawPointer, _ other: UnsafeRawPointer, count: Int
  ) -> Bool {
    guard count.isMultiple(of: 8) else { return false }
    var differences: UInt64 = 0
    for offset in stride(from: 0, to: count, by: 8) {
      unsafe differences |=
        one.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        ^ other.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }
    return differences == 0
  }

  /// How many cells are compared by their bytes at once.
  private static let comparedAtOnce = 32
}

extension Cell {
  /// Equality with the usual case, a glyph without marks, decided first.
  @inline(__always)
  fileprivate func isSame(as other: Cell) -> Bool {
    guard style == other.style else { return false }
    switch (content, other.content) {
    case (.blank, .blank), (.wideTail, .wideTail): return true
    case (.glyph(let base, let marks), .glyph(let otherBase, let otherMarks)):
      guard base == otherBase else { return false }
      return marks.isEmpty && otherMarks.isEmpty || marks == otherMarks
    case (.blank, _), (.wideTail, _), (.glyph, _): return false
    }
  }
}
