internal import BidiAlgorithm

/// What was worked out beside the loop of long paragraphs, by the identity of their contents: all
/// levels, and where all lines start. Of a content that is no more, nothing is found.
struct WorkedOut: Hashable, Sendable {
  /// What was worked out of one content.
  struct Content: Sendable {
    /// All its levels, by what decides the paragraph's.
    var levels: ResolvedParagraph?
    /// Where all its lines start.
    var lines: LineStarts.Known?

    /// Nothing.
    static let nothing = Content()

    /// Of what there is an answer.
    var answered: Answered { Answered(levels: levels != nil, lines: lines != nil) }
  }

  /// Of what there is an answer.
  struct Answered: Hashable, Sendable {
    var levels: Bool
    var lines: Bool
  }

  /// An answer. Two are equal where they answer the same question: there is one answer to each.
  private struct Answer<Question: Hashable & Sendable, Found: Sendable>: Hashable, Sendable {
    let question: Question
    let found: Found

    static func == (a: Self, b: Self) -> Bool { a.question == b.question }
    func hash(into hasher: inout Hasher) { hasher.combine(question) }
  }

  private struct Levels: Hashable {
    var content: UInt64
    var direction: BaseDirection
  }

  private struct Lines: Hashable {
    var content: UInt64
    var settings: LayoutSettings
    var languages: LineBreakRuns
  }

  private var levels: [Answer<Levels, ResolvedParagraph>] = []
  private var lines: [Answer<Lines, LineStarts.Known>] = []

  /// Nothing.
  init() {}

  /// Whether nothing was worked out.
  var isEmpty: Bool { levels.isEmpty && lines.isEmpty }

  /// What was worked out of a content.
  func of(
    _ content: UInt64, _ direction: BaseDirection, _ settings: LayoutSettings,
    _ languages: LineBreakRuns
  ) -> Content {
    if isEmpty { return .nothing }
    let levels = Levels(content: content, direction: direction)
    let lines = Lines(content: content, settings: settings, languages: languages)
    return Content(
      levels: self.levels.first { $0.question == levels }?.found,
      lines: self.lines.first { $0.question == lines }?.found)
  }

  /// Takes all levels of a content; false where they are known.
  mutating func take(
    _ found: ResolvedParagraph, of content: UInt64, _ direction: BaseDirection
  ) -> Bool {
    let own = Levels(content: content, direction: direction)
    guard !levels.contains(where: { $0.question == own }) else { return false }
    levels.removeAll { $0.question.content == content }
    levels.append(Answer(question: own, found: found))
    return true
  }

  /// Takes where all lines of a content start; false where that is known.
  mutating func take(
    _ found: LineStarts.Known, of content: UInt64, _ settings: LayoutSettings,
    _ languages: LineBreakRuns
  ) -> Bool {
    let own = Lines(content: content, settings: settings, languages: languages)
    guard !lines.contains(where: { $0.question == own }) else { return false }
    lines.removeAll { $0.question.content == content }
    lines.append(Answer(question: own, found: found))
    return true
  }

  /// Goes on with what is known of a content that has another identity now.
  mutating func rename(_ content: UInt64, to new: UInt64) {
    levels = levels.map { answer in
      var question = answer.question
      if question.content == content { question.content = new }
      return Answer(question: question, found: answer.found)
    }
    lines = lines.map { answer in
      var question = answer.question
      if question.content == content { question.content = new }
      return Answer(question: question, found: answer.found)
    }
  }

  /// Forgets what is known of the contents that an edit is about to change, so that it takes no
  /// memory. O(replacements · log *n*) where something is known.
  mutating func forget(changedBy edit: Edit, in document: Document) {
    if isEmpty { return }
    var changed: Set<UInt64> = []
    for range in edit.ranges {
      let first = document.paragraph(containing: range.lowerBound).rawValue
      let last = document.paragraph(containing: range.upperBound).rawValue
      guard last - first < Self.fewParagraphs else {
        self = WorkedOut()
        return
      }
      for number in first...last { changed.insert(document.paragraphID(ParagraphIndex(number))) }
    }
    levels.removeAll { changed.contains($0.question.content) }
    lines.removeAll { changed.contains($0.question.content) }
  }

  /// An edit of as many paragraphs at once lets go of everything.
  private static let fewParagraphs = 64
}
