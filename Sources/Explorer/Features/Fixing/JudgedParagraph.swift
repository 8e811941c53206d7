internal import BidiAlgorithm
internal import ExplorerCore
internal import Fixing
internal import TextModel
internal import Wording

/// What was found about the caret's paragraph while nobody typed.
struct JudgedParagraph: Hashable, Sendable {
  /// What was judged.
  let judged: JudgedContent
  /// What is torn; nil where the paragraph is too long to tell.
  let problems: [Problem]?
  /// Whether it has tags or references of HTML and was judged.
  private let hasTags: Bool

  /// Judges the caret's paragraph. O(*n* log *n*).
  init(_ app: AppState, _ analysis: Analysis) {
    judged = app.judgedContent(analysis)
    problems = judged.isTooLong ? nil : judged.problems
    hasTags = !judged.isTooLong && judged.hasTags
  }

  /// The plain answer to whether anything is wrong: what is torn first, and how much more is.
  static func verdict(_ app: AppState, _ analysis: Analysis) -> Verdict? {
    guard app.isJudgedAtOnce else { return restedVerdict(app, analysis) }
    let content = app.judgedContent(analysis)
    let problems = analysis.memory[content]
    return verdict(problems, hasTags: problems.isEmpty && content.hasTags, app)
  }

  /// The same of a paragraph that is judged while nobody types.
  private static func restedVerdict(_ app: AppState, _ analysis: Analysis) -> Verdict? {
    guard let last = app.fixing.judged else { return nil }
    // What was said of another text is not said of this one; the row waits.
    let waiting = Words(verbatim: Sign.more)
    guard last.judged == app.judgedContent(analysis) else {
      return Verdict(waiting, inBrief: waiting, isBad: false, press: .fixing(.open))
    }
    guard let problems = last.problems else {
      return Verdict(
        "Too long to judge.", inBrief: "Too long to judge.", isBad: false, press: .fixing(.open))
    }
    return verdict(problems, hasTags: last.hasTags, app)
  }

  /// What is said where every piece is drawn as it is read.
  static let nothingTorn = Verdict(
    VerdictSentence.nothingTorn, inBrief: VerdictSentence.nothingTorn, isBad: false,
    press: .fixing(.open))

  /// The same of a paragraph with tags of HTML.
  static let nothingTornBesideTags = Verdict(
    VerdictSentence.nothingTornBesideTags, sentence: VerdictSentence.nothingTorn,
    inBrief: VerdictSentence.nothingTorn, isBad: false, press: .fixing(.open))

  /// Whether a verdict says that nothing is torn.
  static func isWhole(_ verdict: Verdict) -> Bool {
    [nothingTorn, nothingTornBesideTags].contains(verdict)
  }

  private static func verdict(
    _ problems: [Problem], hasTags: Bool, _ app: AppState
  ) -> Verdict {
    guard let first = problems.first else { return hasTags ? nothingTornBesideTags : nothingTorn }
    let key = app.commands.keyName(of: .fixing(.open)) ?? ""
    return Verdict(
      VerdictSentence.of(problems, hasTags: hasTags, key: key), sentence: first.sentence,
      inBrief: "Torn: the \(first.noun). \(verbatim: key)", isBad: true,
      piece: first.kind == .paragraph ? nil : first.range, press: .fixing(.open))
  }
}

extension AppState {
  /// What there is to judge of the caret's paragraph.
  var toBeJudged: JudgedContent {
    JudgedContent(session.layout.paragraph(caretParagraph), at: caretParagraph, markup)
  }

  /// The same as it was analysed.
  func judgedContent(_ analysis: Analysis) -> JudgedContent {
    JudgedContent(analysis.paragraphLayout, at: analysis.paragraph, markup)
  }

  /// Whether the caret's paragraph is short enough to be judged for each frame.
  var isJudgedAtOnce: Bool {
    session.document.range(of: caretParagraph).count <= FixingFeature.judgedAtOnce
  }
}
