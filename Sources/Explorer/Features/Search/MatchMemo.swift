internal import TextModel
package import Wording

/// The matches of a search in the paragraphs that are shown, kept as long as these are the same.
final class MatchMemo: Memo {
  private struct Key: Equatable {
    var search: String
    var first: ParagraphIndex
    var start: ScalarOffset
    var paragraphs: [UInt64]
  }

  private var key: Key?
  private var kept: [Range<ScalarOffset>] = []

  init() {}

  /// The matches that start in paragraphs, in storage order. O(their text) where they have changed.
  func matches(
    of search: String, in paragraphs: ClosedRange<ParagraphIndex>, _ document: Document
  ) -> [Range<ScalarOffset>] {
    guard let pattern = SearchPattern(query: search) else { return [] }
    // A match may reach into the paragraph after.
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

/// The marks on matches.
enum SearchMarks: TextContribution {
  static func marks(
    on lines: [LinePosition], _ app: AppState, _ analysis: Analysis
  ) -> [TextMark] {
    let search = app[SearchFeature.self]
    guard search.marksMatches, let first = lines.first, let last = lines.last else { return [] }
    let all = analysis.memo(MatchMemo.self).matches(
      of: search.query, in: first.paragraph...last.paragraph, app.session.document)
    let current = app.currentMatch
    return [
      TextMark(all.filter { $0 != current }, .match(isCurrent: false)),
      TextMark(all.filter { $0 == current }, .match(isCurrent: true)),
    ]
  }
}
