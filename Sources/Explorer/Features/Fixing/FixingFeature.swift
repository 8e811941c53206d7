internal import BidiAlgorithm
package import ExplorerCore
internal import Fixing
package import Markup
internal import Screen
internal import TextModel
internal import Wording

/// What looks wrong in the caret's paragraph, why, and what makes it look right.
package enum FixingFeature: Feature {
  package struct State: Equatable, Sendable {
    /// What was judged last, while nobody typed.
    var judged: JudgedParagraph?
    /// What is known of the paragraphs in view, and of those of a short text.
    var inView = TornParagraphs()
    /// What is being searched for.
    var searched: FixQuestion?
    /// The line that was arranged for that search.
    var arranged: ArrangingOverlay?
  }

  package enum Action: Hashable, Sendable {
    /// Shows what is torn of the caret's paragraph, and what fixes it.
    case open
    /// Makes a change that was shown.
    case apply(FixChoices, Int)
    /// Copies the paragraph after a change as source.
    case copy(FixChoices, Int, SourceForm)
    /// The page with a change is written; nil where the change has no place in it.
    case written(MarkupFix, String?)
    /// Lets the paragraph's pieces be put into the order in which they should be seen.
    case arrange
    /// Searches for the smallest insertion after which the paragraph is seen so, from left to
    /// right.
    case want([Unicode.Scalar])
    /// Time has passed while something is searched for.
    case look
    /// The search has ended.
    case found(FixQuestion, FixChoices)
    /// Ends the search.
    case stop
    /// Judges the caret's paragraph.
    case judge
    /// Judges paragraphs in view, and those of a short text.
    case judgeInView
  }

  package enum Effect: Hashable, Sendable {
    /// Search, and return at once.
    case search(FixQuestion)
    /// Answer with what was found since.
    case look
    /// What is searched for is wanted no more.
    case stop
    /// Write a change into the markup that the text was read from, and answer at once.
    case write(MarkupFix)
  }

  package static let initial = State()

  package static func state(_ state: State, for text: State?) -> State { initial }

  /// The longest paragraph that is judged, in scalars.
  static let longest = 20_000
  /// The longest paragraph that is judged for each frame, in scalars: that takes less time than the
  /// frame.
  static let judgedAtOnce = 400
  /// After so long without a key any other paragraph is judged, in milliseconds.
  private static let rest = 250
  /// While something is searched for the answer is looked for so often, in milliseconds.
  private static let lookAgain = 40

  package static let commands = [
    Command(
      "Fix it",
      "Shows what looks wrong or broken in the paragraph, why, and each repair as the line will look.",
      .direction, keys: [KeyPress(.function(9))], bar: "fix", barPlace: .leading,
      menu: [.caret(0, 3), .selection(2, 5)],
      .fixing(.open)),
    Command(
      "Arrange as it should look",
      "Moves pieces of the line to where they should be seen, and finds the fewest controls that fix it so.",
      .direction, keys: [], menu: [.caret(0, 4)],
      .fixing(.arrange)),
  ]

  package static var text: (any TextContribution.Type)? { TornMarks.self }

  package static func timers(_ app: AppState) -> [LoopTimer] {
    if app.fixing.searched != nil { return [LoopTimer(after: lookAgain, .fixing(.look))] }
    let isJudged = app.isJudgedAtOnce || app.fixing.judged?.judged == app.toBeJudged
    let inView = app.fixing.inView
    let areOthersJudged =
      ShortText(app).map { $0 == inView.known } != false
      && app.contentsInView.allSatisfy { inView.knows($0) }
    return (isJudged ? [] : [LoopTimer(after: rest, .fixing(.judge), waitsForRest: true)])
      + (areOthersJudged
        ? [] : [LoopTimer(after: rest, .fixing(.judgeInView), waitsForRest: true)])
  }

  /// Most paragraphs are whole: that they are known to be is not seen.
  package static func looksAlike(_ state: State, _ former: State, _ app: AppState) -> Bool {
    var other = former
    other.inView = state.inView
    return state == other && state.inView.looksLike(former.inView)
  }
}

extension FixingFeature {
  /// On a small screen no pane beside the text has room for the verdict.
  package static func titleFacts(_ app: AppState, _ analysis: Analysis) -> [TitleFact] {
    guard app.size.columns < 60 || app.size.rows < 16, analysis.caretScalar != nil,
      app.shownParagraph == analysis.paragraph,
      let verdict = Self.verdict(app, analysis)
    else { return [] }
    if let elsewhere = verdict.elsewhere {
      return [
        TitleFact(
          11, weight: 9, elsewhere.inBrief, bare: elsewhere.inSigns, .warning,
          press: elsewhere.action)
      ]
    }
    if JudgedParagraph.isWhole(verdict) {
      // The verdict is on the caret's paragraph, behind whose number it stands; it says so where
      // there are others, and room.
      guard app.session.document.paragraphCount == 1 else {
        // Above a list of what is torn in the whole text, few words would deny what is listed.
        let isDenial =
          app.size.columns < 60
          && app.arrangement.panes.contains { $0.pane.tellsOfWholeText }
        guard !isDenial else { return [] }
        return [
          TitleFact(
            11, weight: 9, "nothing torn in this paragraph", short: "0 torn in \u{00B6}",
            bare: "\u{00B6}: 0 torn", .good, press: .fixing(.open))
        ]
      }
      return [
        TitleFact(11, weight: 9, "nothing torn", bare: "0 torn", .good, press: .fixing(.open))
      ]
    }
    guard verdict.isBad else { return [] }
    let key = app.commands.keyName(of: .fixing(.open)) ?? ""
    return [
      TitleFact(
        11, weight: 9, "torn: \(verbatim: key) fixes it", short: "torn \(verbatim: key)", .warning,
        press: .fixing(.open))
    ]
  }

  /// What is said of a paragraph in which nothing is torn is no comfort where another one is torn:
  /// that is said with it.
  package static func verdict(_ app: AppState, _ analysis: Analysis) -> Verdict? {
    guard var verdict = JudgedParagraph.verdict(app, analysis) else { return nil }
    if JudgedParagraph.isWhole(verdict) { verdict.elsewhere = app.tornElsewhere(analysis) }
    return verdict
  }
}

extension AppState {
  /// What is known of torn pieces.
  var fixing: FixingFeature.State {
    get { self[FixingFeature.self] }
    _modify { yield &self[FixingFeature.self] }
  }
}

extension Action {
  /// Something to do about what looks wrong.
  package static func fixing(_ action: FixingFeature.Action) -> Action {
    .feature(FixingFeature.self, action)
  }
}
