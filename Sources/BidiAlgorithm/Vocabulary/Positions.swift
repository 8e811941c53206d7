extension Sequence<Int> {
  /// The longest ranges that hold just these positions, which ascend. O(positions).
  @inlinable public var asRanges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    for position in self {
      if let last = ranges.last, last.upperBound == position {
        ranges[ranges.count - 1] = last.lowerBound..<position + 1
      } else {
        ranges.append(position..<position + 1)
      }
    }
    return ranges
  }
}
