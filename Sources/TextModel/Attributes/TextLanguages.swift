/// The languages of a text as far as they are known: those that ranges are marked with, and
/// elsewhere those that were recognised.
public struct TextLanguages: Hashable, Sendable {
  /// The languages of one paragraph.
  public struct Known: Hashable, Sendable {
    /// That of most of its letters; nil where it is not known.
    public var language: String?
    /// The runs in a known language, ascending and disjoint, in scalars from the paragraph's start.
    public var runs: [LanguagePiece]
    /// Whether the user marked all of it.
    public var isMarked = false

    /// Languages by run.
    public init(language: String?, runs: [LanguagePiece]) {
      self.language = language
      self.runs = runs
    }

    /// By whose rules lines are broken.
    fileprivate var lines: LineBreakRuns {
      LineBreakRuns(
        language: language,
        runs: runs.compactMap { run in
          run.language.map { (run.range.lowerBound.rawValue..<run.range.upperBound.rawValue, $0) }
        })
    }
  }

  /// What was recognised of contents, by their numbers.
  private var recognised: [UInt64: Known] = [:]
  /// The same, as far as it changes how lines are broken.
  private var lines: [UInt64: LineBreakRuns] = [:]
  private var marked: [TextAttributes.Marking] = []
  /// What is said of every content that nothing was recognised of.
  private let otherwise: Known?
  private let otherLines: LineBreakRuns

  /// Nothing known, but for a language that all of the text is said to be in.
  public init(otherwise language: String? = nil) {
    otherwise = language.map { Known(language: $0, runs: []) }
    otherLines = otherwise?.lines ?? .root
  }

  /// Takes what was recognised of a content. Callers hand in only what is certain.
  public mutating func recognise(_ content: UInt64, as known: Known) {
    recognised[content] = known
    let own = known.lines
    lines[content] = own.isRoot ? nil : own
  }

  /// Forgets what was recognised of all but some contents.
  public mutating func forgetAll(but contents: Set<UInt64>) {
    recognised = recognised.filter { contents.contains($0.key) }
    lines = lines.filter { contents.contains($0.key) }
  }

  /// Keeps a paragraph's language for its next content, until that is recognised.
  public mutating func keep(_ content: UInt64, for next: UInt64) {
    guard let known = recognised[content] else { return }
    recognise(next, as: Known(language: known.language, runs: []))
  }

  /// The same with the languages that ranges are marked with.
  func marked(by attributes: TextAttributes) -> TextLanguages {
    var result = self
    result.marked = attributes.markings.filter { $0.attribute.language != nil }
    return result
  }

  /// By whose rules the lines of a paragraph are broken. O(1) where nothing is known; else O(marked
  /// ranges).
  func lineRuns(of paragraph: ParagraphIndex, in document: Document) -> LineBreakRuns {
    if lines.isEmpty, marked.isEmpty { return otherLines }
    let marks = marks(in: paragraph, of: document)
    guard marks.isEmpty else { return known(paragraph, marks, in: document).lines }
    let content = document.paragraphID(paragraph)
    return lines[content] ?? (recognised[content] == nil ? otherLines : .root)
  }

  /// The languages of a paragraph; nil where none is known. O(marked ranges).
  public func known(_ paragraph: ParagraphIndex, in document: Document) -> Known? {
    if recognised.isEmpty, marked.isEmpty { return otherwise }
    let marks = marks(in: paragraph, of: document)
    return marks.isEmpty
      ? recognised[document.paragraphID(paragraph)] ?? otherwise
      : known(paragraph, marks, in: document)
  }

  /// The last of some paragraphs that are marked with one language from end to end; nil where there
  /// is none. O(marked ranges).
  package func lastMarked(in paragraphs: Range<Int>, of document: Document) -> Int? {
    marked.lazy.flatMap(\.ranges.ranges).compactMap { range -> Int? in
      let touched = numbers(range, paragraphs, document)
      // Only where a range begins or ends a paragraph is marked in part: two are looked at.
      return touched.last { isMarked($0, in: document) }
    }.max()
  }

  /// The first of some paragraphs that are marked with one language from end to end; nil where
  /// there is none. O(marked ranges).
  package func firstMarked(in paragraphs: Range<Int>, of document: Document) -> Int? {
    marked.lazy.flatMap(\.ranges.ranges).compactMap { range -> Int? in
      let touched = numbers(range, paragraphs, document)
      return touched.first { isMarked($0, in: document) }
    }.min()
  }

  /// The paragraphs of a range that a marked one touches.
  private func numbers(
    _ range: Range<ScalarOffset>, _ paragraphs: Range<Int>, _ document: Document
  ) -> Range<Int> {
    let touched = document.paragraphs(touching: range)
    return (touched.lowerBound.rawValue..<touched.upperBound.rawValue).clamped(to: paragraphs)
  }

  private func isMarked(_ paragraph: Int, in document: Document) -> Bool {
    known(ParagraphIndex(paragraph), in: document)?.isMarked == true
  }

  private func known(
    _ paragraph: ParagraphIndex, _ marks: [LanguagePiece], in document: Document
  ) -> Known {
    let content = document.content(of: paragraph)
    let length = content.scalars.count - content.separatorCount
    if let only = marks.first, marks.count == 1, only.range.lowerBound.rawValue == 0,
      only.range.upperBound.rawValue >= length
    {
      var known = Known(language: only.language, runs: [only])
      known.isMarked = true
      return known
    }
    var known = recognised[content.id] ?? otherwise ?? Known(language: nil, runs: [])
    var left = RangeSet(known.runs.map(\.range))
    left.subtract(RangeSet(marks.map(\.range)))
    let others = left.cut(known.runs)
    known.runs = (others + marks).sorted { $0.range.lowerBound < $1.range.lowerBound }
    return known
  }

  /// The marks in a paragraph, from its start, ascending.
  private func marks(in paragraph: ParagraphIndex, of document: Document) -> [LanguagePiece] {
    guard !marked.isEmpty else { return [] }
    let range = document.range(of: paragraph)
    let start = range.lowerBound.rawValue
    return marked.flatMap { marking in
      marking.ranges.intersection(RangeSet(range)).ranges.map {
        LanguagePiece(
          $0.lowerBound.advanced(by: -start)..<$0.upperBound.advanced(by: -start),
          language: marking.attribute.language)
      }
    }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

extension RangeSet<ScalarOffset> {
  /// What is in the set of pieces that ascend and are apart, each for itself. O(ranges + pieces).
  func cut(_ pieces: [LanguagePiece]) -> [LanguagePiece] {
    var result: [LanguagePiece] = []
    let ranges = Array(ranges)
    var next = 0
    for piece in pieces {
      while next < ranges.count, ranges[next].upperBound <= piece.range.lowerBound { next += 1 }
      var index = next
      while index < ranges.count, ranges[index].lowerBound < piece.range.upperBound {
        result.append(
          LanguagePiece(ranges[index].clamped(to: piece.range), language: piece.language))
        index += 1
      }
    }
    return result
  }
}
