internal import BidiAlgorithm
internal import ExplorerCore
package import Linting
internal import TextModel
package import UnicodeData
package import Wording
internal import WritingDirection

/// What lint and fix find in a text, as a question that is worked out beside the loop.
///
/// The answer is worked out from these values alone, so questions that are equal have one answer.
package struct FindingsQuestion: Hashable, Sendable {
  /// The text with what is known of its paragraphs.
  private let text: DirectedText
  /// What decides the paragraphs' directions on the screen.
  private let directions: DirectionDecider
  /// The file of the text, by whose ending it is read; nil for a text from elsewhere.
  @Exact package private(set) var path: String?

  /// Longer texts are not searched, in scalars.
  static let longest = 2_000_000

  /// The question about the text of a state.
  init(_ app: AppState) {
    let layout = app.session.layout
    var text = layout.directed
    // For most strategies nothing changes as the caret moves.
    if !app.direction.heedsCursor { text.cursor = nil }
    self.text = text
    directions = layout.directions
    path = app.path
  }

  /// Whether the text is not searched.
  var isTooLong: Bool { text.document.scalarCount > Self.longest }

  /// Directions as the screen has them, so that what is found here is what F9 finds. O(paragraphs)
  /// where another rule than P2 decides them.
  private var options: LintOptions {
    var options = LintOptions()
    for paragraph in (0..<text.document.paragraphCount).lazy.map(ParagraphIndex.init) {
      options.paragraphs.append(
        directions.decide(paragraph, in: text).base,
        from: text.document.range(of: paragraph).lowerBound.rawValue)
    }
    return options
  }

  /// Works the answer out, in the way of `bidiscope lint`. O(*n* log *n*).
  ///
  /// - Parameters:
  ///   - rules: what the project says about the file; directions are those of the screen.
  ///   - complaint: why nothing can be said, where something is wrong.
  /// - Returns: what was found, and by what rules.
  package func answer(
    by rules: FileRules = FileRules(), complaint: Words? = nil
  ) -> FindingsAnswer {
    let document = text.document
    let file = FileText(document.encoded())
    // A byte order mark is in the file and not in the text.
    let mark = max(0, file.scalars.count - document.scalarCount)
    var rules = rules
    rules.direction = nil
    let kind = rules.kind ?? path.map { SourceKind(path: $0) } ?? .plain
    let found = Linter(rules.options(options)).findings(in: file, path: path ?? "", kind: kind)
    return FindingsAnswer(
      question: self, kind: kind, asksFewer: !rules.only.isEmpty || !rules.skip.isEmpty,
      complaint: complaint,
      findings: found.map { FoundDefect($0, at: file.place(of: $0.range.lowerBound), mark: mark) })
  }
}

extension DirectionChoice {
  /// Whether a direction can change because the cursor goes to another paragraph.
  fileprivate var heedsCursor: Bool {
    if case .strategy(let strategy) = self { strategy.heedsCursor } else { false }
  }
}
