internal import BidiAlgorithm
package import ExplorerCore
package import Linting
internal import Screen
internal import TextModel
internal import Wording

/// What lint and fix find in the whole text, as a list that follows it.
package enum FindingsFeature: Feature {
  package struct State: Equatable, Sendable {
    /// What is being worked out.
    var asked: FindingsQuestion?
    /// What was found last.
    var answer: FindingsAnswer?
    /// The chosen finding.
    package var chosen = 0

    /// What was found last, in the order of the text.
    package var found: [Finding] { answer?.findings.map(\.finding) ?? [] }
  }

  package enum Action: Hashable, Sendable {
    /// The user rests.
    case ask
    /// Time has passed while something is being worked out.
    case look
    /// Something was worked out.
    case answered(FindingsAnswer)
    case choose(by: Int)
    /// Puts the caret where the chosen finding is, or another one, which is chosen then.
    case goTo(Int?)
    /// Shows what fixes the chosen finding.
    case fix
    /// Makes a fix that was shown.
    case apply(FindingFixes, Int)
  }

  package enum Effect: Hashable, Sendable {
    /// Work it out, and return at once; what was asked before is wanted no more.
    case workOut(FindingsQuestion)
    /// Answer with what was worked out since.
    case look
  }

  package static let initial = State()

  /// What was asked of one text is not waited for in another.
  package static func state(_ state: State, for text: State?) -> State {
    State(answer: text?.answer, chosen: text?.chosen ?? 0)
  }

  package static let findings = PaneID(FindingsPane.self)
  package static let panes = [findings]
  package static var text: (any TextContribution.Type)? { FindingMarks.self }

  /// How long after the last key the text is searched, in milliseconds.
  private static let rest = 250
  /// How often the answer is looked for, in milliseconds.
  private static let lookAgain = 40

  /// Only where the pane is on the screen.
  package static func timers(_ app: AppState) -> [LoopTimer] {
    guard app.arrangement.panes.contains(findings) else { return [] }
    let question = FindingsQuestion(app)
    if app.findings.asked == question {
      return [LoopTimer(after: lookAgain, .findings(.look))]
    }
    return app.findings.answer?.question == question
      ? [] : [LoopTimer(after: rest, .findings(.ask), waitsForRest: true)]
  }
}

extension AppState {
  /// What is known of defects in the text.
  package var findings: FindingsFeature.State {
    get { self[FindingsFeature.self] }
    _modify { yield &self[FindingsFeature.self] }
  }
}

extension Action {
  /// Something to do with what was found.
  package static func findings(_ action: FindingsFeature.Action) -> Action {
    .feature(FindingsFeature.self, action)
  }
}
