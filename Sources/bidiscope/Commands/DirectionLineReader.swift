internal import WritingDirection

/// Reads a text line by line, and prints each line's answers.
struct DirectionLineReader {
  private var comparison: DirectionComparison
  private let lines: DirectionLines
  private var report: DirectionReport
  private let cursorLine: Int?
  /// Whether a strategy asks for the languages.
  private let isHeeded: Bool
  /// The texts of the lines that are not answered yet, where they are drawn.
  private var texts: WaitingLine<[Unicode.Scalar]>?
  /// How many lines were read.
  private(set) var read = 0
  private var answered = 0

  init(
    _ comparison: DirectionComparison, _ lines: DirectionLines, _ report: DirectionReport,
    keepsText: Bool, cursorLine: Int?
  ) {
    self.comparison = comparison
    self.lines = lines
    self.report = report
    self.cursorLine = cursorLine
    isHeeded = comparison.strategies.contains(where: \.heedsLanguages)
    texts = keepsText ? WaitingLine() : nil
  }

  /// Reads a line of bytes.
  mutating func read(_ line: ArraySlice<UInt8>) {
    unsafe lines.forEachParagraph(of: line) { unsafe take($0) }
    takeAnswers()
  }

  /// Reads a paragraph, without its separator.
  mutating func read(_ paragraph: [Unicode.Scalar]) {
    unsafe paragraph.withUnsafeBufferPointer { unsafe take($0) }
    takeAnswers()
  }

  private mutating func take(_ scalars: UnsafeBufferPointer<Unicode.Scalar>) {
    read += 1
    let languages = unsafe isHeeded ? lines.recognised?.ofParagraph(Array(scalars)) : nil
    unsafe comparison.add(scalars, holdsCursor: read == cursorLine, languages: languages)
    unsafe texts?.append(Array(scalars))
  }

  private mutating func takeAnswers() {
    while let answers = comparison.next() {
      answered += 1
      report.write(answers, line: answered, text: texts?.next())
    }
  }

  /// Ends the text.
  mutating func finish() {
    // Only now it is known whether the first is the only one.
    let holdsCursor = cursorLine == nil && read == 1
    comparison.finish(holdsCursor: holdsCursor)
    takeAnswers()
  }

  /// Takes out what was written so far.
  mutating func take() -> [UInt8] { report.take() }
}
