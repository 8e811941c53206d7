extension Edit {
  /// Where a gap of the document before the edit is after it. O(replacements before it).
  ///
  /// - Parameters:
  ///   - offset: a gap before the edit.
  ///   - affinity: where a gap goes whose place was taken: one at an insertion, or inside a replaced
  ///     range, goes before the new text (upstream) or after it (downstream). The ends of a replaced
  ///     range stay outside it.
  /// - Returns: the gap after the edit.
  public func map(
    _ offset: ScalarOffset, affinity: TextPosition.Affinity = .downstream
  ) -> ScalarOffset {
    var growth = 0
    for replacement in replacements {
      let range = replacement.range
      let added = replacement.text.scalarCount
      if offset < range.lowerBound { break }
      if offset > range.upperBound || (offset == range.upperBound && !range.isEmpty) {
        growth += added - range.count
        continue
      }
      if offset == range.lowerBound, !range.isEmpty { break }
      return range.lowerBound.advanced(by: growth + (affinity == .downstream ? added : 0))
    }
    return offset.advanced(by: growth)
  }

  /// Where a place for the caret is after the edit.
  public func map(_ position: TextPosition) -> TextPosition {
    TextPosition(map(position.offset, affinity: position.affinity), position.affinity)
  }

  /// What is left of a range after the edit, and what was put inside it.
  ///
  /// Text inserted at its ends stays outside.
  public func map(_ range: Range<ScalarOffset>) -> Range<ScalarOffset> {
    let lower = map(range.lowerBound, affinity: .downstream)
    return lower..<max(lower, map(range.upperBound, affinity: .upstream))
  }

  /// What is left of ranges after the edit. O(ranges × replacements).
  public func map(_ ranges: RangeSet<ScalarOffset>) -> RangeSet<ScalarOffset> {
    RangeSet(ranges.ranges.map { map($0) as Range<ScalarOffset> })
  }
}
