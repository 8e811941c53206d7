internal import BidiAlgorithm
internal import ExplorerCore
package import Linting
internal import TextModel
package import Wording

/// What lint and fix find in a text, as a question that is worked out beside the loop.
package struct FindingsQuestion: Hashable, Sendable {
  /// All that the answer depends on.
  struct Key: Hashable, Sendable {
    private let version: UInt64
    private let notes: DirectionNotes
    private let choice: DirectionChoice
    /// The name of the file, by whose ending it is read; nil for a text from elsewhere.
    let path: String?

    init(_ app: AppState) {
      version = app.session.document.version
      notes = app.session.notes
      choice = app.direction
      path = app.path
    }

  }

  let key: Key
  /// The file of the text; nil for a text from elsewhere.
  package var path: String? { key.path }
  private let document: Document
  private let options: LintOptions

  /// Longer texts are not searched, in scalars.
  static let longest = 2_000_000

  /// The question about the text of a state; nil where it is too long. O(paragraphs) where another
  /// rule than P2 decides their directions.
  init?(_ app: AppState) {
    guard app.session.document.scalarCount <= Self.longest else { return nil }
    key = Key(app)
    document = app.session.document
    options = Self.options(app)
  }

  /// Directions as the screen has them, so that what is found here is what F9 finds.
  private static func options(_ app: AppState) -> LintOptions {
    var options = LintOptions()
    let layout = app.session.layout
    for paragraph in (0..<layout.document.paragraphCount).lazy.map(ParagraphIndex.init) {
      options.paragraphs.append(
        layout.directions.decide(paragraph, in: layout.directed).base,
        from: layout.document.range(of: paragraph).lowerBound.rawValue)
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
    let text = FileText(document.encoded())
    // A byte order mark is in the file and not in the text.
    let mark = max(0, text.scalars.count - document.scalarCount)
    var rules = rules
    rules.direction = nil
    let kind = rules.kind ?? key.path.map { SourceKind(path: $0) } ?? .plain
    let found = Linter(rules.options(options)).findings(in: text, path: key.path ?? "", kind: kind)
    return FindingsAnswer(
      key: key, kind: kind, asksFewer: !rules.only.isEmpty || !rules.skip.isEmpty,
      complaint: complaint,
      findings: found.map { FoundDefect($0, at: text.place(of: $0.range.lowerBound), mark: mark) })
  }

  package static func == (a: Self, b: Self) -> Bool { a.key == b.key }

  package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
