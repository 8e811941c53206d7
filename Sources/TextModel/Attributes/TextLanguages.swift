/// The languages of a text as far as they are known: those that ranges are marked with, and elsewhere those that were
/// recognised.
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

  /// Takes what was recognised of a content. Only what is sure should be handed in.
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

  /// Goes on with a paragraph's own language in its next content, until that is recognised.
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

  /// By whose rules the lines of a paragraph are broken. O(1) where nothing is known; else O(marked ranges).
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
    for mark in marks { left.subtract(RangeSet(mark.range)) }
    let others = known.runs.flatMap { run in
      left.intersection(RangeSet(run.range)).ranges.map {
        LanguagePiece($0, language: run.language)
      }
    }
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
