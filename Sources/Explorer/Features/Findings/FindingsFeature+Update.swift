package import ExplorerCore
internal import Linting
internal import TextModel
internal import Wording

extension FindingsFeature {
  package static func update(
    _ app: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
    switch action {
    case .ask:
      let question = FindingsQuestion(app)
      guard !question.isTooLong else {
        app.findings.asked = nil
        app.findings.answer = FindingsAnswer(question: question, kind: nil, findings: [])
        return .nothing
      }
      app.findings.asked = question
      return .effect(FindingsFeature.self, .workOut(question))
    case .look: return .effect(FindingsFeature.self, .look)
    case .answered(let answer):
      // What comes late, for a text that has changed since, is dropped.
      guard app.findings.asked == answer.question else { return .nothing }
      app.findings.asked = nil
      guard answer.question == FindingsQuestion(app) else { return .nothing }
      app.findings.answer = answer
      choose(app.findings.chosen, &app)
      if app.focus == findings { app.showChosenFinding() }
    case .choose(let step):
      choose(app.findings.chosen + step, &app)
      app.showChosenFinding()
    case .goTo(let index):
      if let index { choose(index, &app) }
      guard let found = app.chosenFinding else { return .nothing }
      return .action(.goTo(found.offset))
    case .fix: return fix(&app)
    case .apply(let fixes, let index): apply(fixes, index, &app, analyser)
    }
    return .nothing
  }

  private static func choose(_ index: Int, _ app: inout AppState) {
    let count = app.findings.answer?.findings.count ?? 0
    app.findings.chosen = min(max(0, index), max(0, count - 1))
  }

  /// Puts the caret there, so that the text shows what the fixes are about.
  private static func fix(_ app: inout AppState) -> Reaction {
    guard let found = app.chosenFinding else { return .nothing }
    let going = Reaction.action(.goTo(found.offset))
    // In plain text there are more ways to fix what is torn: a direction, another order.
    if found.finding.isTorn, app.findings.answer?.kind == .plain {
      return going.then(.action(.fixing(.open)))
    }
    guard !found.finding.fixes.isEmpty else {
      return going.then(.action(.say("No fix is known for this one.")))
    }
    app.open(FindingOverlay(fixes: FindingFixes(found)))
    return going
  }

  /// Makes the change, as one step to undo. Whether the defect is gone shows in the list.
  private static func apply(
    _ fixes: FindingFixes, _ index: Int, _ app: inout AppState, _ analyser: Analyser
  ) {
    guard fixes.found.finding.fixes.indices.contains(index) else { return }
    let fix = fixes.found.finding.fixes[index]
    guard app.perform(.apply(fixes.found.edit(fix)), analyser) else { return }
    app.message =
      app.commands.keyName(of: .edit(.undo)).map {
        "Changed: \(fix.words). \(verbatim: $0) undoes it."
      } ?? "Changed: \(fix.words)."
  }
}

extension AppState {
  /// The chosen finding, while the list is that of the text as it is.
  var chosenFinding: FoundDefect? {
    guard let answer = findings.answer, answer.question == FindingsQuestion(self),
      answer.findings.indices.contains(findings.chosen)
    else { return nil }
    return answer.findings[findings.chosen]
  }

  /// Shows the text where the chosen finding is. The caret stays, out of view if need be.
  fileprivate mutating func showChosenFinding() {
    guard let found = chosenFinding, !found.finding.isAboutName else { return }
    showLine(of: found.offset)
  }
}
