/// The languages that a text is marked with: one for all of it, and others over ranges.
public struct LanguageMarks: Hashable, Sendable {
  /// The language of most of the text; nil where it is not known for sure.
  public var language: String?
  /// Ranges in another language, ascending and disjoint.
  public var others: [LanguageMark]

  /// No language.
  public init() { others = [] }

  /// The languages that were recognised for sure: a run in another language than the text reaches
  /// from its first letter to its last. O(*n*).
  public init(_ text: IdentifiedText, of scalars: [Unicode.Scalar]) {
    language = text.isReliable ? text.language : nil
    others = []
    for span in text.spans where span.isReliable && span.language != language {
      guard let own = span.language, span.range.upperBound <= scalars.count,
        let first = span.range.first(where: { ScalarTable.isLetterOrMark(scalars[$0]) }),
        let last = span.range.last(where: { ScalarTable.isLetterOrMark(scalars[$0]) })
      else { continue }
      others.append(LanguageMark(first..<last + 1, language: own))
    }
  }

  /// The same with what a user marked, which goes before what was recognised.
  ///
  /// - Parameters:
  ///   - marks: ascending and disjoint; one that holds all of the text is the language of it.
  ///   - count: how many scalars the text has.
  /// - Returns: the languages of both.
  public func overlaid(by marks: [LanguageMark], count: Int) -> LanguageMarks {
    guard !marks.isEmpty else { return self }
    var result = LanguageMarks()
    if let only = marks.first, marks.count == 1, only.range.lowerBound == 0,
      only.range.upperBound >= count
    {
      result.language = only.language
      return result
    }
    result.language = language
    var kept: [LanguageMark] = []
    var next = 0
    for other in others {
      // Marks that end before it end before all that follow.
      while next < marks.count, marks[next].range.upperBound <= other.range.lowerBound { next += 1 }
      var start = other.range.lowerBound
      var index = next
      while index < marks.count, marks[index].range.lowerBound < other.range.upperBound {
        if start < marks[index].range.lowerBound {
          kept.append(
            LanguageMark(start..<marks[index].range.lowerBound, language: other.language))
        }
        start = max(start, marks[index].range.upperBound)
        index += 1
      }
      if start < other.range.upperBound {
        kept.append(LanguageMark(start..<other.range.upperBound, language: other.language))
      }
    }
    result.others = (kept + marks.filter { $0.language != language })
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    return result
  }

  /// The text cut where its language changes: every scalar is in one piece. O(marks).
  public func pieces(count: Int) -> [(range: Range<Int>, language: String?)] {
    var pieces: [(range: Range<Int>, language: String?)] = []
    var at = 0
    for other in others {
      if at < other.range.lowerBound { pieces.append((at..<other.range.lowerBound, language)) }
      pieces.append((other.range, other.language))
      at = other.range.upperBound
    }
    if at < count { pieces.append((at..<count, language)) }
    return pieces
  }
}
