internal import UnicodeData

/// The words of a paragraph (UAX #29, WB1 to WB999), found where they are asked for.
final class WordSegments {
  /// A segment between two word boundaries.
  struct Segment {
    /// Its scalars, from the paragraph's start.
    var range: Range<Int>
    /// Whether it is a word: it holds a letter or a digit.
    var isWord: Bool
  }

  private let scalars: ScalarView
  private let contentEnd: Int
  private var latest: Segment?

  init(_ content: ParagraphContent) {
    scalars = ScalarView(content.scalars)
    contentEnd = content.scalars.count - content.separatorCount
  }

  /// Whether a scalar is surely in no word: a regional indicator, of which a segment must be
  /// counted from the start of their run.
  func isInNoWord(_ position: Int) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalars.stored(position).value)
  }

  /// The segment that holds a scalar. O(its length), once while the same segment is asked for.
  func segment(at position: Int) -> Segment {
    if let latest, latest.range.contains(position) { return latest }
    let isNext = latest.map { $0.range.upperBound == position } ?? false
    let range =
      isNext && position < scalars.count
      ? position..<WordBreaks(scalars).next(afterBoundary: position)
      : WordBreaks(scalars).segment(at: position)
    let isWord = range.contains {
      let category = ScalarFacts.category(of: scalars[$0])
      return category.isLetter || category == .nd || category == .nl || category == .no
    }
    let segment = Segment(range: range, isWord: isWord)
    latest = segment
    return segment
  }
}
