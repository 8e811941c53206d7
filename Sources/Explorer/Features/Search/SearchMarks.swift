internal import ExplorerCore
internal import TextModel
internal import UnicodeData

/// The matches of a search that start in some paragraphs, in storage order.
struct ShownMatches: Question {
  @Exact private(set) var search: String
  let paragraphs: ClosedRange<ParagraphIndex>
  let version: TextVersion

  /// O(the paragraphs' text).
  func answer(_ memory: Memory) -> [Range<ScalarOffset>] {
    guard let pattern = SearchPattern(query: search) else { return [] }
    return version.text.document.matches(
      of: pattern, in: paragraphs.lowerBound..<paragraphs.upperBound.advanced(by: 1))
  }
}

/// The marks on matches.
enum SearchMarks: TextContribution {
  static func marks(
    on lines: [LinePosition], _ app: AppState, _ analysis: Analysis
  ) -> [TextMark] {
    let search = app[SearchFeature.self]
    guard search.marksMatches, let first = lines.first, let last = lines.last else { return [] }
    let all = analysis.memory[
      ShownMatches(
        search: search.query, paragraphs: first.paragraph...last.paragraph,
        version: analysis.layout.directed.version)]
    let current = app.currentMatch
    return [
      TextMark(all.filter { $0 != current }, .match(isCurrent: false)),
      TextMark(all.filter { $0 == current }, .match(isCurrent: true)),
    ]
  }
}
