import BidiAlgorithm
import TestSupport
import Testing
import TextModel
import Wording

/// Lines far behind those that are found, where nobody waits for all lines between.
@Suite struct FarLinesTests {
  private static let parts = [
    "a", "word ", "longer words, and signs. ", " ", "(", ") ", "-", "1,000 ", "\u{E9}",
    "\u{4E2D}\u{6587}", "\u{301}", "\u{1F600}", "\t", "\u{2028}", "\u{5D0}\u{5D1} ",
    "\u{627}\u{64E}\u{644} ", "\u{2067}\u{5D0}\u{2069} ", "\u{2068}", "xxxxxxxxxxxxxxxxxxxxxxx",
  ]

  private static func text(_ count: Int, _ generator: inout SeededGenerator) -> String {
    (0..<count).map { _ in parts.randomElement(using: &generator)! }.joined()
  }

  private static func document(_ text: String, atOnce: Int) -> Document {
    Document(
      bytes: Array(text.utf8), longFrom: 20, piece: 16, window: 64, reach: 2, lookedAtOnce: 32,
      waitedFor: 50, linesAtOnce: atOnce)
  }

  private struct Fault: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }

  /// Wherever one looks, lines join without a gap, their numbers grow with the text, and those that
  /// are called exact are those of the whole paragraph; also after edits, and once the rest is
  /// worked out all are.
  @Test func linesThatNobodyWaitsForJoin() {
    for seed in 0..<120 as Range<UInt64> {
      do { try Self.compare(seed) } catch {
        Issue.record("seed \(seed): \(error)")
        return
      }
    }
  }

  private static func compare(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var document = document(
      text(300, &generator) + ["", "\n", "\r\nab"][Int(seed % 3)],
      atOnce: [8, 60, 300].randomElement(using: &generator)!)
    let settings = LayoutSettings(
      width: [5, 12, 40].randomElement(using: &generator)!,
      invisibles: Bool.random(using: &generator) ? .hidden : .labelled)
    let cache = LayoutCache()
    for _ in 0..<6 {
      let hasty = TextLayout(document, settings: settings, waiting: .forNothing, cache: cache)
      let patient = TextLayout(document, settings: settings)
      for _ in 0..<4 {
        let gap = Int.random(
          in: 0...document.range(of: ParagraphIndex(0)).upperBound.rawValue, using: &generator)
        try check(hasty.paragraph(ParagraphIndex(0)), patient.paragraph(ParagraphIndex(0)), gap)
      }
      if let question = hasty.levelQuestion(on: [hasty.lastLine]), question.lack == .index,
        let answer = question.answer()
      {
        var session = EditingSession(document, settings: settings, directions: .automatic)
        guard session.take(answer) else { throw Fault("an answer is not taken") }
        document = session.document
      }
      let length = document.range(of: ParagraphIndex(0)).upperBound.rawValue - 2
      let start = Int.random(in: 0..<length, using: &generator)
      let end = min(length, start + Int.random(in: 0..<30, using: &generator))
      document.apply(
        .replace(
          ScalarOffset(start)..<ScalarOffset(end), with: StoredText(text(2, &generator))))
    }
    try checkAnswer(document, settings)
  }

  private static func check(
    _ hasty: ParagraphLayout, _ patient: ParagraphLayout, _ gap: Int
  ) throws {
    let line = hasty.line(of: gap, .downstream)
    let range = hasty.range(ofLine: line)
    guard range.lowerBound <= gap, gap < range.upperBound || gap == hasty.count else {
      throw Fault("the gap \(gap) is not in its line \(range)")
    }
    if !hasty.hasExactStart(line), line != range.lowerBound {
      throw Fault("line \(line) starts at \(range)")
    }
    if hasty.hasExactStart(line), patient.range(ofLine: line) != range {
      throw Fault("line \(line) is \(range), exactly \(patient.range(ofLine: line))")
    }
    var end = range.upperBound
    var last = line
    for _ in 0..<5 {
      guard let next = hasty.line(after: last) else {
        guard end == hasty.count else { throw Fault("no line after \(end)") }
        break
      }
      let range = hasty.range(ofLine: next)
      guard next > last, range.lowerBound == end else {
        throw Fault("line \(next) is \(range), not from \(end)")
      }
      guard hasty.line(next).range == range else { throw Fault("line \(next) is another") }
      (last, end) = (next, range.upperBound)
    }
    var (first, start) = (line, range.lowerBound)
    for _ in 0..<5 {
      guard let former = hasty.line(before: first) else {
        guard start == 0 else { throw Fault("no line before \(start)") }
        break
      }
      let range = hasty.range(ofLine: former)
      // The first lines come to be known up to here, and are what they are.
      guard former < first, range.upperBound == start || hasty.hasExactStart(former) else {
        throw Fault("line \(former) is \(range), not up to \(start)")
      }
      (first, start) = (former, range.lowerBound)
    }
  }

  /// Once all lines are worked out, they are those of who waits.
  private static func checkAnswer(_ document: Document, _ settings: LayoutSettings) throws {
    var session = EditingSession(document, settings: settings, directions: .automatic)
    session.waiting = .forNothing
    var asked = 0
    while let question = session.layout.levelQuestion(on: [session.layout.lastLine]) {
      asked += 1
      guard asked < 4, let answer = question.answer(), session.take(answer) else {
        throw Fault("it asks again and again for \(question.lack)")
      }
    }
    let patient = TextLayout(document, settings: settings)
    let number = ParagraphIndex(document.paragraphCount - 1)
    guard session.layout.paragraph(number).lineCount == patient.paragraph(number).lineCount else {
      throw Fault("there are other lines than for who waits")
    }
  }

  /// Whoever asks for the paragraph's end gets it without all lines before it.
  @Test func theEndIsReachedWithoutTheMiddle() {
    let document = Self.document(String(repeating: "word ", count: 4000), atOnce: 80)
    let layout = TextLayout(
      document, settings: LayoutSettings(width: 12), waiting: .forNothing)
    let paragraph = layout.paragraph(ParagraphIndex(0))
    let last = paragraph.line(of: paragraph.count, .upstream)
    #expect(!paragraph.hasExactStart(last))
    #expect(paragraph.range(ofLine: last).upperBound == paragraph.count)
    #expect(paragraph.hasExactStart(0))
    #expect(!paragraph.hasExactStart(200))
    #expect(layout.levelQuestion(on: [layout.lastLine])?.lack == .lines)
    #expect(
      layout.levelQuestion(
        on: layout.lines(from: .init(paragraph: ParagraphIndex(0), line: 0), count: 4)) == nil)
  }

  /// A selection is what the sweep covers on the lines that are shown, though they may start
  /// elsewhere in the end: that is what goes, and nobody waits for the lines before.
  @Test func whatIsSweptOnFarLinesGoes() {
    var generator = SeededGenerator(seed: 11)
    let words = (0..<4000).map { _ in
      ["word ", "\u{5D0}\u{5D1} ", "1, ", "x"].randomElement(using: &generator)!
    }
    let document = Self.document(words.joined(), atOnce: 80)
    var isElsewhere = false
    for _ in 0..<60 {
      var session = EditingSession(
        document, settings: LayoutSettings(width: 12), directions: .automatic)
      session.waiting = .forNothing
      let start = Int.random(in: 2000..<document.scalarCount - 60, using: &generator)
      let end = start + Int.random(in: 1..<60, using: &generator)
      session.select(
        Selection(anchor: TextPosition(ScalarOffset(start)), focus: TextPosition(ScalarOffset(end)))
      )
      let shown = session.layout.ranges(of: session.selection, policy: session.selectionPolicy)
      var patient = EditingSession(document, settings: session.settings, directions: .automatic)
      patient.select(session.selection)
      isElsewhere = isElsewhere || patient.ranges != shown
      #expect(session.ranges == shown)
      let isDone = session.perform(.delete)
      #expect(isDone)
      var expected = document
      expected.apply(.delete(shown))
      #expect(session.document == expected)
    }
    #expect(isElsewhere, "lines are as in the whole paragraph, and nothing was tested")
  }

  /// What is not wanted any more is not finished.
  @Test func workIsGivenUpWhenNobodyWantsIt() {
    let document = Self.document(String(repeating: "word ", count: 20_000), atOnce: 80)
    let layout = TextLayout(
      document, settings: LayoutSettings(width: 12), waiting: .forNothing)
    let question = layout.levelQuestion(on: [layout.lastLine])
    #expect(question != nil)
    #expect(question?.answer(while: { false }) == nil)
    #expect(question?.answer() != nil)
  }
}
