internal import TextModel

/// The hits of what was sought in the paragraphs that are shown, kept as long as these are the same.
final class HitMemo {
  private struct Key: Equatable {
    var search: String
    var first: ParagraphIndex
    var start: ScalarOffset
    var paragraphs: [UInt64]
  }

  private var key: Key?
  private var kept: [Range<ScalarOffset>] = []

  /// The hits that start in paragraphs, in storage order. O(their text) where they have changed.
  func hits(
    of search: String, in paragraphs: ClosedRange<ParagraphIndex>, _ document: Document
  ) -> [Range<ScalarOffset>] {
    guard let pattern = SearchPattern(query: search) else { return [] }
    // A hit may reach into the paragraph after.
    let last = min(paragraphs.upperBound.rawValue + 1, document.paragraphCount - 1)
    let new = Key(
      search: search, first: paragraphs.lowerBound,
      start: document.range(of: paragraphs.lowerBound).lowerBound,
      paragraphs: (paragraphs.lowerBound.rawValue...last).map {
        document.paragraphID(ParagraphIndex($0))
      })
    if new == key { return kept }
    key = new
    kept = document.matches(
      of: pattern, in: paragraphs.lowerBound..<paragraphs.upperBound.advanced(by: 1))
    return kept
  }
}
