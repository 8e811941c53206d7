public import BidiAlgorithm

internal import Synchronization

/// What is to be worked out before the levels of a long paragraph are exact: a value that any thread may answer.
public struct LevelQuestion: Sendable {
  /// What is lacking.
  public enum Lack: Hashable, Sendable {
    /// What is open at each piece: after that most levels can be resolved where they are looked at.
    case index
    /// All levels at once: something reaches further than is looked.
    case whole
  }

  /// The paragraph.
  public let paragraph: ParagraphIndex
  /// The ``ParagraphContent/id`` of its content.
  public let content: UInt64
  /// What decides its level.
  public let direction: BaseDirection
  /// What is lacking.
  public let lack: Lack
  let long: LongParagraph

  /// Works it out. O(the paragraph).
  public func answer() -> LevelAnswer {
    let completed = long.completed()
    guard lack == .whole else { return LevelAnswer(question: self, long: completed) }
    let content = ParagraphContent(
      id: content, StoredScalars(completed),
      separatorCount: completed.last.separatorCount(original: completed.original))
    let whole = resolve(content.input, direction: direction)
    return LevelAnswer(
      question: self,
      long: LongParagraph(completed, completed.index, whole: (direction, whole)))
  }
}

/// The answer to a ``LevelQuestion``.
public struct LevelAnswer: Hashable, Sendable {
  /// What was asked.
  public let question: LevelQuestion
  let long: LongParagraph

  /// Whether both answer the same question: there is one answer to each.
  public static func == (a: Self, b: Self) -> Bool { a.question == b.question }
  /// Hashes the question.
  public func hash(into hasher: inout Hasher) { hasher.combine(question) }
}

extension LevelQuestion: Hashable {
  /// Whether both ask the same of the same content.
  public static func == (a: Self, b: Self) -> Bool {
    (a.paragraph, a.content, a.direction, a.lack) == (b.paragraph, b.content, b.direction, b.lack)
  }
  /// Hashes what is asked.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(content)
    hasher.combine(lack)
  }
}

extension TextLayout {
  /// Whether the cells on both sides of a gap begin and end there by whatever levels.
  func cellsNeedNoLevels(around offset: ScalarOffset) -> Bool {
    let number = document.paragraph(containing: offset)
    return paragraph(number).cellsNeedNoLevels(around: offset.rawValue - start(of: number).rawValue)
  }

  /// What is to be worked out before the levels of these lines are exact; nil where they are.
  public func levelQuestion(on lines: [LinePosition]) -> LevelQuestion? {
    for line in lines {
      let layout = paragraph(line.paragraph)
      guard let long = layout.content.scalars.long,
        let lack = layout.levels.lacks(layout.range(ofLine: line.line))
      else { continue }
      return LevelQuestion(
        paragraph: line.paragraph, content: layout.content.id, direction: layout.direction,
        lack: lack, long: long)
    }
    return nil
  }
}

extension TextLayout {
  /// The question for all levels of a long paragraph; nil where they are worked out, or never guessed.
  public func levelQuestion(aboutAllOf number: ParagraphIndex) -> LevelQuestion? {
    let layout = paragraph(number)
    guard let long = layout.content.scalars.long, layout.levels.mayGuess else { return nil }
    return LevelQuestion(
      paragraph: number, content: layout.content.id, direction: layout.direction, lack: .whole,
      long: long)
  }

  /// How often levels were read so far that are not exact.
  package var guessCount: Int { cache.readings.guessCount }
}

extension Document {
  /// Whether it is so long that levels may be guessed where nobody waits for them.
  public var mayGuessLevels: Bool { scalarCount > sizes.longestWaitedFor }

  /// Takes what was worked out about the levels of a paragraph; false where the text has changed since.
  ///
  /// The text stays as it is; the content of the paragraph has another ``ParagraphContent/id``.
  mutating func take(_ answer: LevelAnswer) -> Bool {
    let number = answer.question.paragraph.rawValue
    guard number < paragraphCount else { return false }
    var entry = table.place(ofParagraph: number).entry
    guard entry.id == answer.question.content, entry.long != nil else { return false }
    entry.id = ParagraphIdentity.take(1)
    entry.long = answer.long
    table.replace(number..<number + 1, with: [entry])
    return true
  }
}

/// How often levels were read that are not exact.
final class LevelReadings: Sendable {
  private let guesses = Atomic<Int>(0)

  /// So many so far.
  var guessCount: Int { guesses.load(ordering: .relaxed) }

  /// A level was read that is not exact.
  func noteGuess() { guesses.add(1, ordering: .relaxed) }
}
