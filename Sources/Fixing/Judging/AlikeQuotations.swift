internal import BidiAlgorithm

/// Quotations side by side that are drawn through each other and look as if each were whole:
/// `"ABC" "ABC"`.
///
/// What stands between the first mark and the last runs against the sentence, so that the two words
/// have changed places, and their inner marks as well. Where both are the same, nobody can see it.
struct AlikeQuotations {
  /// The parts of the row, with quotations that follow another one each by itself.
  let parts: [Element]
  /// The places on the screen that quotations seem to take, by their numbers among the parts.
  let places: [Int: ClosedRange<Int>]

  /// The most scalars of quotations that are looked at together.
  private static let longest = 256

  /// The parts of a row in which there are such quotations; nil of others, where a reader sees that
  /// they are torn, and where each is whole. O(*n* log *n*).
  init?(_ row: Element, in text: Skeleton) {
    guard row.kind == nil, let direction = row.order.direction,
      row.parts.contains(where: Self.isPlain)
    else { return nil }
    let parts = Self.apart(row.parts)
    var places: [Int: ClosedRange<Int>] = [:]
    var start = 0
    while start < parts.count {
      var end = start
      while end < parts.count, Self.isPlain(parts[end]) { end += 1 }
      if end > start + 1 {
        for (number, place) in Self.seeming(parts, start..<end, direction, text) {
          places[number] = place
        }
      }
      start = max(end, start + 1)
    }
    if places.isEmpty { return nil }
    self.parts = parts
    self.places = places
  }

  /// Parts of a row, where a phrase of quotations and nothing else stands behind a quotation as its
  /// own parts: it is a phrase only because of the direction in which it is drawn.
  private static func apart(_ parts: [Element]) -> [Element] {
    var apart: [Element] = []
    apart.reserveCapacity(parts.count)
    for part in parts {
      if part.kind == .name, !part.parts.isEmpty, part.parts.allSatisfy(isPlain),
        apart.last.map(isPlain) == true
      {
        apart += part.parts
      } else {
        apart.append(part)
      }
    }
    return apart
  }

  /// Whether an element is a quotation with something between its marks.
  private static func isPlain(_ element: Element) -> Bool {
    element.kind == .quotation && element.parts.count == 3
  }

  private static func seeming(
    _ parts: [Element], _ run: Range<Int>, _ direction: TextDirection, _ text: Skeleton
  ) -> [(number: Int, place: ClosedRange<Int>)] {
    let all = parts[run.lowerBound].range.lowerBound..<parts[run.upperBound - 1].range.upperBound
    guard all.count <= longest, isTogether(all, text),
      !run.allSatisfy({ isTogether(parts[$0].range, text) })
    else { return [] }
    var wanted: [Unicode.Scalar] = []
    var places: [(number: Int, place: ClosedRange<Int>)] = []
    let low = all.map { text.ranks[$0] }.min() ?? 0
    var end: Int?
    for number in direction == .leftToRight ? Array(run) : run.reversed() {
      let range = parts[number].range
      if let end {
        let gap =
          direction == .leftToRight ? end..<range.lowerBound : range.upperBound..<end
        wanted += gap.map { text.scalars[$0] }
      }
      end = direction == .leftToRight ? range.upperBound : range.lowerBound
      let place = low + wanted.count
      guard let quotation = drawn(parts[number], direction, text) else { return [] }
      wanted += quotation
      places.append((number: number, place: place...place + quotation.count - 1))
    }
    return wanted == drawn(all, text) ? places : []
  }

  /// What a quotation looks like from the left where its marks are those of a sentence of a
  /// direction; nil where what stands between them is not together.
  private static func drawn(
    _ quotation: Element, _ direction: TextDirection, _ text: Skeleton
  ) -> [Unicode.Scalar]? {
    let (opening, closing) = (quotation.parts[0].range, quotation.parts[2].range)
    let inside = opening.upperBound..<closing.lowerBound
    guard opening.count == 1, closing.count == 1, isTogether(inside, text) else { return nil }
    let isRightToLeft = direction == .rightToLeft
    let marks = [opening.lowerBound, closing.lowerBound].map {
      text.glyph($0, isRightToLeft: isRightToLeft)
    }
    return [marks[isRightToLeft ? 1 : 0]] + drawn(inside, text) + [marks[isRightToLeft ? 0 : 1]]
  }

  /// What stands in a range, as it is drawn from the left.
  private static func drawn(_ range: Range<Int>, _ text: Skeleton) -> [Unicode.Scalar] {
    range.sorted { text.ranks[$0] < text.ranks[$1] }
      .map { text.glyph($0, isRightToLeft: text.areRightToLeft[$0]) }
  }

  /// Whether nothing else is drawn among the scalars of a range.
  private static func isTogether(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    let ranks = range.map { text.ranks[$0] }
    guard let low = ranks.min(), let high = ranks.max() else { return true }
    return high - low == range.count - 1
  }
}
