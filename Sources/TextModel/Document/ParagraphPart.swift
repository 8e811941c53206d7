/// What ranges of a text take of one paragraph.
package struct ParagraphPart: Hashable, Sendable {
  /// The paragraph.
  package var paragraph: ParagraphIndex
  /// Where it stands, without its separator.
  package var content: Range<ScalarOffset>
  /// What is taken of it, its separator included: ascending and disjoint, at least one.
  package var ranges: [Range<ScalarOffset>]

  /// What is taken of a paragraph.
  package init(
    paragraph: ParagraphIndex, content: Range<ScalarOffset>, ranges: [Range<ScalarOffset>]
  ) {
    self.paragraph = paragraph
    self.content = content
    self.ranges = ranges
  }

  /// What is taken, without the separator.
  package var rangesOfContent: [Range<ScalarOffset>] {
    ranges.map { $0.clamped(to: content) }.filter { !$0.isEmpty }
  }
}

extension Document {
  /// The parts of ranges by paragraph; a paragraph of which nothing is taken has none. O(paragraphs
  /// between the first range and the last + ranges).
  package func parts(of ranges: RangeSet<ScalarOffset>) -> [ParagraphPart] {
    let ranges = Array(ranges.ranges)
    guard let first = ranges.first, let last = ranges.last else { return [] }
    let touched = paragraphs(touching: first.lowerBound..<last.upperBound)
    var parts: [ParagraphPart] = []
    // Ranges before this one end before the paragraph.
    var next = 0
    table.forEach(in: touched.lowerBound.rawValue..<touched.upperBound.rawValue) { place in
      let start = ScalarOffset(place.start.scalars)
      let end = ScalarOffset(place.end.scalars)
      while next < ranges.count, ranges[next].upperBound <= start { next += 1 }
      var own: [Range<ScalarOffset>] = []
      for range in ranges[next...] {
        guard range.lowerBound < end else { break }
        own.append(range.clamped(to: start..<end))
      }
      if !own.isEmpty {
        let separator = place.entry.separatorCount(original: original)
        parts.append(
          ParagraphPart(
            paragraph: ParagraphIndex(place.start.paragraphs),
            content: start..<end.advanced(by: -separator), ranges: own))
      }
      return true
    }
    return parts
  }
}
