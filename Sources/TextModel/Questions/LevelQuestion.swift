public import BidiAlgorithm
internal import Synchronization

/// What is to be worked out before the levels and lines of a long paragraph are exact: a value that
/// any thread may answer.
public struct LevelQuestion: Sendable {
  /// What is lacking.
  public typealias Lack = LevelLack

  /// All that decides the answer.
  private struct Inputs: Hashable {
    let paragraph: ParagraphIndex
    let content: UInt64
    let direction: BaseDirection
    let lack: Lack
    /// Only lines depend on how text is laid out.
    let lines: LineInputs?
  }

  /// What lines depend on beside the content and its levels.
  struct LineInputs: Hashable {
    let settings: LayoutSettings
    /// By whose rules lines are broken.
    let languages: LineBreakRuns
  }

  private let inputs: Inputs
  /// What ``content`` names.
  private let long: LongParagraph

  /// The paragraph.
  public var paragraph: ParagraphIndex { inputs.paragraph }
  /// The ``ParagraphContent/id`` of its content.
  public var content: UInt64 { inputs.content }
  /// What decides its level.
  public var direction: BaseDirection { inputs.direction }
  /// What is lacking.
  public var lack: Lack { inputs.lack }

  /// A question about what is laid out.
  init(_ paragraph: ParagraphIndex, _ layout: ParagraphLayout, _ lack: Lack, _ long: LongParagraph)
  {
    self.long = long
    inputs = Inputs(
      paragraph: paragraph, content: layout.content.id, direction: layout.direction, lack: lack,
      lines: lack == .lines
        ? LineInputs(settings: layout.settings, languages: layout.languages) : nil)
  }

  /// Works it out. O(the paragraph).
  ///
  /// - Parameter isWanted: asked now and then.
  /// - Returns: the answer; nil where it is not wanted any more.
  public func answer(while isWanted: () -> Bool = { true }) -> LevelAnswer? {
    switch lack {
    case .index: return LevelAnswer(question: self, found: .index(long.completed()))
    case .whole:
      let whole = resolve(paragraphContent.input, direction: direction)
      return LevelAnswer(question: self, found: .whole(whole))
    case .lines:
      let content = paragraphContent
      let levels = ParagraphLevels(long, content, direction, nil, waits: false, nil)
      guard let lines = inputs.lines else { return nil }
      let units = CellUnits(content, levels: levels, settings: lines.settings)
      let starts = LineStarts(units, lines.languages, known: nil, atOnce: nil)
      guard let all = starts.all(while: isWanted) else { return nil }
      return LevelAnswer(question: self, found: .lines(all, lines))
    }
  }

  private var paragraphContent: ParagraphContent {
    ParagraphContent(
      id: content, StoredScalars(long),
      separatorCount: long.last.separatorCount(original: long.original))
  }
}

/// The answer to a ``LevelQuestion``.
public struct LevelAnswer: Hashable, Sendable {
  /// What was asked.
  public let question: LevelQuestion
  let found: Found

  /// What was worked out.
  enum Found: Sendable {
    /// The same paragraph with what is open at each piece.
    case index(LongParagraph)
    case whole(ResolvedParagraph)
    case lines(LineStarts.Known, LevelQuestion.LineInputs)
  }

  /// Whether both answer the same question: there is one answer to each.
  public static func == (a: Self, b: Self) -> Bool { a.question == b.question }
  /// Hashes the question.
  public func hash(into hasher: inout Hasher) { hasher.combine(question) }
}

extension LevelQuestion: Hashable {
  /// Whether both ask the same.
  public static func == (a: Self, b: Self) -> Bool { a.inputs == b.inputs }
  /// Hashes what is asked.
  public func hash(into hasher: inout Hasher) { hasher.combine(inputs) }
}

extension TextLayout {
  /// Whether the cells on both sides of a gap begin and end there by whatever levels.
  func cellsNeedNoLevels(around offset: ScalarOffset) -> Bool {
    let number = document.paragraph(containing: offset)
    return paragraph(number).cellsNeedNoLevels(around: offset.rawValue - start(of: number).rawValue)
  }

  /// What is to be worked out before these lines and their levels are exact; nil where they are.
  public func levelQuestion(on lines: [LinePosition]) -> LevelQuestion? {
    for line in lines {
      let layout = paragraph(line.paragraph)
      guard let long = layout.content.scalars.long, let lack = layout.lacks(line.line) else {
        continue
      }
      return LevelQuestion(line.paragraph, layout, lack, long)
    }
    return nil
  }
}

extension TextLayout {
  /// The question for all levels of a long paragraph; nil where they are worked out, or never
  /// guessed.
  public func levelQuestion(aboutAllOf number: ParagraphIndex) -> LevelQuestion? {
    let layout = paragraph(number)
    guard let long = layout.content.scalars.long, layout.levels.mayGuess else { return nil }
    return LevelQuestion(number, layout, .whole, long)
  }

  /// How often levels were read so far that are not exact.
  package var guessCount: Int { cache.readings.guessCount }

  /// How often exact ones were waited for so far; drawing never does.
  package var waitCount: Int { cache.readings.waitCount }
}

extension ParagraphLayout {
  /// What is to be worked out before a line and its levels are exact; nil where they are.
  fileprivate func lacks(_ line: Int) -> LevelQuestion.Lack? {
    let lack = levels.lacks(range(ofLine: line))
    // Levels that need all of the paragraph may be of another line once this one starts where it
    // does.
    return lack != .index && !hasExactStart(line) ? .lines : lack
  }
}

extension Document {
  /// Whether it is so long that levels or lines may be guessed where nobody waits for them.
  public var mayGuess: Bool { scalarCount > min(sizes.longestWaitedFor, sizes.longestBroken) }

  /// Takes what was worked out of what is open in a long paragraph.
  ///
  /// The text stays as it is; the content of the paragraph has another ``ParagraphContent/id``.
  mutating func take(_ long: LongParagraph, of paragraph: ParagraphIndex) {
    var entry = table.place(ofParagraph: paragraph.rawValue).entry
    entry.id = ParagraphIdentity.take(1)
    entry.long = long
    table.replace(paragraph.rawValue..<paragraph.rawValue + 1, with: [entry])
  }
}
