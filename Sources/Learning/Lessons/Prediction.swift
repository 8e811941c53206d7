internal import BidiAlgorithm
internal import Explanation
internal import TextModel

/// What a learner predicts of a text before it is shown.
public struct Prediction: Hashable, Sendable {
  /// What is predicted.
  public enum Kind: Hashable, Sendable {
    /// The order of the pieces of the line on the screen, from the left: their numbers.
    case order
    /// The level of each scalar.
    case levels
    /// The level of one scalar.
    case level(Int)
    /// The direction of the paragraph.
    case direction
    /// The columns of a gap.
    case caret(Int)
    /// The ranges that a drag takes.
    case ranges(policy: String, from: Int, to: Int)
    /// The rule that decides a scalar.
    case rule(Int)
    /// Which of the options is shown as is wanted.
    case fix(wanted: String)
    /// Which of the options is the text after a script of keys.
    case result(keys: String)
    /// Which of the options are the lines in so many columns.
    case lines(within: Int)
  }

  /// What is predicted.
  public var kind: Kind
  /// The text; its display is covered until the answer is given.
  public var text: LearnedText
  /// What the file says the answer is.
  public var answer: String
  /// The choices, as the file has them; none where the answer is typed.
  public var options: [String] = []
  /// The rules that its lesson has named before it, in the order in which they were met.
  var namedRules: [BidiRule] = []

  /// The pieces that are put in order, in storage order, as they are written; a space in them is a
  /// sign that is seen.
  public var pieces: [String] {
    guard kind == .order else { return [] }
    return storedRuns.map { written(text.scalars[$0.range]) }
  }

  /// The text with the offset below each sign, in two lines, and two more for each part beyond the
  /// columns. For questions that name an offset.
  public func ruler(within columns: Int = .max) -> [String] {
    signs(within: columns).rows.map(\.text)
  }

  /// Scalars as they are written, with a sign for each space.
  func written(_ scalars: some Collection<Unicode.Scalar>) -> String {
    text.notation.write(scalars).replacing(" ", with: "\u{B7}")
  }

  private var storedRuns: [VisualRun] {
    text.session().layout.line(LinePosition(paragraph: ParagraphIndex(0), line: 0)).runs
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The true answer, found by resolving.
  public var truth: String {
    let explained = text.explained
    switch kind {
    case .order:
      let runs = storedRuns
      let order = runs.indices.sorted { runs[$0].cells.lowerBound < runs[$1].cells.lowerBound }
      return order.map { String($0 + 1) }.joined(separator: " ")
    case .levels:
      return explained.scalars.indices.map { levelName($0, explained) }.joined()
    case .level(let position): return levelName(position, explained)
    case .direction: return explained.paragraph.paragraphLevel.direction.shortName
    case .caret(let gap):
      let layout = text.session().layout
      let columns = [TextPosition.Affinity.upstream, .downstream].map {
        layout.place(of: TextPosition(ScalarOffset(gap), $0)).column.rawValue
      }
      return Set(columns).sorted().map(String.init).joined(separator: " ")
    case .ranges(let policy, let from, let to):
      guard let policy = SelectionPolicy(name: policy) else { return "" }
      return LearnedRanges.text(LearnedRanges.taken(text, from: from, to: to, by: policy))
    case .rule(let position): return Self.decidingRule(position, explained)
    case .fix(let wanted):
      return chosen { LearnedText($0, text.notation, direction: text.direction).shown == wanted }
    case .result(let keys):
      var session = text.session()
      guard let steps = try? KeyScript.steps(keys, reading: text.notation.read) else { return "" }
      for step in steps { session.perform(step.step) }
      let after = session.document.text
      return chosen { text.notation.read($0) == after }
    case .lines(let columns):
      let lines = text.lines(within: columns)
      return chosen { $0 == lines }
    }
  }

  /// The true answer as it is shown: ranges as all screens write them.
  public var shownTruth: String { areRanges ? LearnedRanges.inBrackets(truth) : truth }

  /// Whether ranges are asked for.
  private var areRanges: Bool { if case .ranges = kind { true } else { false } }

  /// The number of the only option for which something holds; none where it holds for several.
  private func chosen(_ holds: (String) -> Bool) -> String {
    let found = options.indices.filter { holds(options[$0]) }
    return found.count == 1 ? String(found[0] + 1) : "\(found.count) of the options"
  }

  private func levelName(_ position: Int, _ explained: ExplainedParagraph) -> String {
    guard explained.scalars.indices.contains(position) else { return "nothing" }
    return explained.paragraph.isRemoved(at: position)
      ? "-" : "\(explained.lineLevels[position - explained.line.lowerBound])"
  }

  /// The last rule of W1 to N2 that changed a scalar, else the last one of all up to I2; X10, which
  /// puts it in a sequence, gives it neither a class nor a level.
  private static func decidingRule(_ position: Int, _ explained: ExplainedParagraph) -> String {
    let changes = explained.events(at: position).filter {
      $0.isChange && $0.rule <= .i2 && $0.rule != .x10
    }
    let resolving = changes.filter { $0.rule >= .w1 && $0.rule <= .n2 }
    return (resolving.last ?? changes.last)?.rule.rawValue ?? "nothing"
  }

  /// Whether an answer is the true one. Spaces and order count only where they mean something.
  public func isRight(_ given: String) -> Bool { form(given) == form(truth) }

  /// An answer in one form.
  func form(_ answer: String) -> String {
    let written = areRanges ? LearnedRanges.withDashes(answer) : answer
    let words = written.uppercased().split { $0 == " " || $0 == "," || $0 == ";" }.map(String.init)
    switch kind {
    case .levels: return words.joined()
    case .order:
      // One digit each, with or without blanks.
      return words.count == 1
        ? words[0].map(String.init).joined(separator: " ")
        : words.joined(separator: " ")
    case .caret:
      return words.compactMap { Int($0) }.sorted().map(String.init).joined(separator: " ")
    case .level, .direction, .ranges, .rule, .fix, .result, .lines:
      return words.joined(separator: " ")
    }
  }
}
