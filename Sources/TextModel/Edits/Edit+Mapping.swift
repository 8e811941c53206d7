extension Edit {
  /// Where a gap of the document before the edit is after it. O(replacements before it).
  ///
  /// - Parameters:
  ///   - offset: a gap before the edit.
  ///   - affinity: where a gap goes whose place was taken: one at an insertion, or inside a
  ///     replaced range, goes before the new text (upstream) or after it (downstream). The ends of
  ///     a replaced range stay outside it.
  /// - Returns: the gap after the edit.
  public func map(
    _ offset: ScalarOffset, affinity: TextPosition.Affinity = .downstream
  ) -> ScalarOffset {
    var mapping = GapMapping(replacements)
    return mapping.map(offset, affinity: affinity)
  }

  /// Where a place for the caret is after the edit.
  public func map(_ position: TextPosition) -> TextPosition {
    TextPosition(map(position.offset, affinity: position.affinity), position.affinity)
  }

  /// What is left of a range after the edit, and what was put inside it.
  ///
  /// Text inserted at its ends stays outside.
  public func map(_ range: Range<ScalarOffset>) -> Range<ScalarOffset> {
    var mapping = GapMapping(replacements)
    return mapping.map(range)
  }

  /// What is left of ranges after the edit. O(ranges + replacements).
  public func map(_ ranges: RangeSet<ScalarOffset>) -> RangeSet<ScalarOffset> {
    var mapping = GapMapping(replacements)
    return RangeSet(ranges.ranges.map { mapping.map($0) })
  }
}

/// Takes gaps through an edit in ascending order; all of them together pass each replacement once.
private struct GapMapping {
  private var rest: ArraySlice<Edit.Replacement>
  /// By how much the text before what is left has grown.
  private var growth = 0

  init(_ replacements: [Edit.Replacement]) { rest = replacements[...] }

  /// Where a gap is after the edit; it is not before the last one asked about.
  mutating func map(_ offset: ScalarOffset, affinity: TextPosition.Affinity) -> ScalarOffset {
    while let next = rest.first,
      offset > next.range.upperBound || (offset == next.range.upperBound && !next.range.isEmpty)
    {
      growth += next.text.scalarCount - next.range.count
      rest.removeFirst()
    }
    guard let next = rest.first, offset >= next.range.lowerBound,
      offset > next.range.lowerBound || next.range.isEmpty
    else { return offset.advanced(by: growth) }
    let added = affinity == .downstream ? next.text.scalarCount : 0
    return next.range.lowerBound.advanced(by: growth + added)
  }

  mutating func map(_ range: Range<ScalarOffset>) -> Range<ScalarOffset> {
    let lower = map(range.lowerBound, affinity: .downstream)
    return lower..<max(lower, map(range.upperBound, affinity: .upstream))
  }
}
