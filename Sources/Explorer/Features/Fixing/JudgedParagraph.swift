internal import BidiAlgorithm
internal import ExplorerCore
internal import Fixing
internal import TextModel
internal import Wording
internal import WritingDirection

/// What was found about the caret's paragraph while nobody typed.
struct JudgedParagraph: Hashable, Sendable {
  /// All that the judgement depends on.
  struct Key: Hashable, Sendable {
    private let version: UInt64
    private let paragraph: ParagraphIndex
    private let choice: DirectionChoice
    private let pinned: TextDirection?

    init(_ app: AppState) {
      version = app.session.document.version
      paragraph = app.caretParagraph
      choice = app.direction
      pinned = app.session.notes[paragraph].pinned
    }
  }

  let key: Key
  /// The paragraph's content, by its number.
  let content: UInt64
  /// How its direction was decided.
  let direction: BaseDirection
  /// What is torn; nil where the paragraph is too long to tell.
  let problems: [Problem]?

  /// Judges the caret's paragraph. O(*n* log *n*).
  init(_ app: AppState, _ analysis: Analysis) {
    key = Key(app)
    content = analysis.content.id
    direction = analysis.paragraphLayout.direction
    problems =
      analysis.content.scalars.count > FixingFeature.longest
      ? nil : JudgedContent(analysis).problems
  }

  /// The plain answer to whether anything is wrong: what is torn first, and how much more is.
  static func verdict(_ app: AppState, _ analysis: Analysis) -> Verdict? {
    guard app.isJudgedAtOnce else { return restedVerdict(app, analysis) }
    return verdict(analysis.memory[JudgedContent(analysis)], app)
  }

  /// The same of a paragraph that is judged while nobody types.
  private static func restedVerdict(_ app: AppState, _ analysis: Analysis) -> Verdict? {
    guard let judged = app.fixing.judged else { return nil }
    // What was said of another text is not said of this one; the row waits.
    let waiting = Words(verbatim: Sign.more)
    guard judged.key == Key(app), judged.content == analysis.content.id,
      judged.direction == analysis.paragraphLayout.direction
    else { return Verdict(waiting, inBrief: waiting, isBad: false, press: .fixing(.open)) }
    guard let problems = judged.problems else {
      return Verdict(
        "Too long to judge.", inBrief: "Too long to judge.", isBad: false, press: .fixing(.open))
    }
    return verdict(problems, app)
  }

  /// What is said where every piece is drawn as it is read.
  static let nothingTorn = Verdict(
    "Nothing is torn here.", inBrief: "Nothing is torn here.", isBad: false, press: .fixing(.open))

  private static func verdict(_ problems: [Problem], _ app: AppState) -> Verdict {
    guard let first = problems.first else { return nothingTorn }
    let key = app.commands.keyName(of: .fixing(.open)) ?? ""
    let sentence = first.sentence
    return Verdict(
      problems.count == 1
        ? "\(sentence) \(verbatim: key) fixes it."
        : "\(sentence) And \(number: problems.count - 1) more: \(verbatim: key).",
      sentence: sentence, inBrief: "Torn: the \(first.kind.noun). \(verbatim: key)", isBad: true,
      piece: first.kind == .paragraph ? nil : first.range, press: .fixing(.open))
  }
}

/// What is torn of a paragraph as it stands.
struct JudgedContent: Question {
  private let content: ParagraphContent
  private let direction: BaseDirection

  /// The caret's paragraph.
  init(_ analysis: Analysis) {
    content = analysis.content
    direction = analysis.paragraphLayout.direction
  }

  /// What is torn. O(*n* log *n*).
  var problems: [Problem] {
    Judge().problems(
      of: content.scalars.dropLast(content.separatorCount).map(\.scalar), direction: direction)
  }

  func answer(_ memory: Memory) -> [Problem] { problems }
}

extension AppState {
  /// Whether the caret's paragraph is short enough to be judged for each frame.
  var isJudgedAtOnce: Bool {
    session.document.range(of: caretParagraph).count <= FixingFeature.judgedAtOnce
  }
}
