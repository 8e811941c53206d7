/// What a change of several ranges becomes in programs with one selected range, or that delete
/// ranges one by one.
///
/// Sources: `UITextView.selectedRange`, which `selectedRanges` replaces since iOS 26, and session
/// 222 of WWDC 2025, which deletes `selectedRanges.reversed()`. Offsets are an `NSRange`'s: UTF-16
/// units.
public struct OneRangeOutcome: Hashable, Sendable {
  /// What comes of the ranges deleted one by one from the first on, with offsets that go stale.
  public enum Ascending: Hashable, Sendable {
    /// The text from the first range's start to the end of the paragraph that is changed last, as
    /// it is then.
    case leaves(StoredText)
    /// A range reaches past the text's end: `NSRangeException`.
    case raises(Range<Int>)
  }

  /// The one range around all of them.
  public var around: Range<ScalarOffset>
  /// How many scalars in it were not meant.
  public var excess: Int
  /// Deletion in ascending order.
  public var ascending: Ascending
  /// The same part of the text as it has to be.
  public var right: StoredText

  /// A longer text, and more ranges, are not tried.
  private static let longest = 20_000
  private static let mostRanges = 64

  /// The outcome for a change of several ranges, in storage order; nil for one range, for places of
  /// insertion, or where there is too much of it.
  public init?(_ ranges: [Range<ScalarOffset>], in document: Document) {
    guard ranges.count > 1, ranges.count <= Self.mostRanges, !ranges.contains(where: \.isEmpty),
      document.scalarCount <= Self.longest, let first = ranges.first,
      let last = ranges.last
    else { return nil }
    around = first.lowerBound..<last.upperBound
    let taken = RangeSet(ranges)
    excess = around.count - taken.scalarCount
    // A stale offset reaches as far behind the last range as the ranges before it were long.
    let damaged = min(
      document.scalarCount, last.upperBound.rawValue + taken.scalarCount - last.count)
    let paragraph = document.paragraph(containing: ScalarOffset(max(0, damaged - 1)))
    let shown =
      first
      .lowerBound..<max(
        last.upperBound,
        document.range(of: paragraph).upperBound.advanced(
          by: -document.content(of: paragraph).separatorCount))
    right = StoredText(
      scalars: RangeSet(shown).subtracting(taken).ranges.flatMap { document.scalars(in: $0) })
    ascending = Self.ascending(
      document.storageRanges(ranges).map(\.utf16), document.storageRange(shown).utf16, document)
  }

  /// The ranges deleted one by one, and what is then from the start of what is shown to as far
  /// before the text's end as that ended before.
  private static func ascending(
    _ ranges: [Range<UTF16Offset>], _ shown: Range<UTF16Offset>, _ document: Document
  ) -> Ascending {
    var units: [UInt16] = []
    for stored in document.scalars(in: document.fullRange) { units += stored.scalar.utf16 }
    let tail = units.count - shown.upperBound.rawValue
    for range in ranges {
      let stale = range.lowerBound.rawValue..<range.upperBound.rawValue
      guard stale.upperBound <= units.count else { return .raises(stale) }
      units.removeSubrange(stale)
    }
    let left = units.dropLast(tail).dropFirst(shown.lowerBound.rawValue)
    return .leaves(StoredText(String(decoding: left, as: UTF16.self)))
  }
}
