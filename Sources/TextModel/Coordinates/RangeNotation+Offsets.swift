public import UnicodeData

extension RangeNotation {
  /// One range of offsets, counted in their own unit.
  public static func text(_ range: Range<some TextOffset>) -> String {
    text(range.lowerBound.rawValue..<range.upperBound.rawValue)
  }

  /// Several ranges of offsets, as they come. O(ranges).
  public static func text<Offset: TextOffset>(_ ranges: some Sequence<Range<Offset>>) -> String {
    ranges.map { text($0) }.joined(separator: ", ")
  }
}
