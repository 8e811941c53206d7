internal import BidiAlgorithm
internal import Engines
package import ExplorerCore
internal import TextModel
internal import Wording

extension EnginesFeature {
  package static func update(
    _ app: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
    switch action {
    case .answered(let engine, let content, let direction, let outcome):
      // What comes late, for a text that has changed since, is dropped.
      guard let asked = app.engines.asked, asked.content == content, asked.direction == direction,
        app.engines.outcomes.indices.contains(engine)
      else { return .nothing }
      app.engines.outcomes[engine] = outcome
    case .choose(let step):
      app.engines.chosen = min(
        max(0, app.engines.chosen + step), max(0, app.engines.names.count - 1))
    case .goToDifference(let engine):
      if let engine { app.engines.chosen = engine }
      return goToDifference(app, analyser)
    case .look: return .effect(EnginesFeature.self, .look)
    }
    return .nothing
  }

  /// Puts the caret on the scalar and points at the rule.
  private static func goToDifference(_ app: AppState, _ analyser: Analyser) -> Reaction {
    guard app.engines.hasDifference else {
      return .action(.say("There is no difference to go to."))
    }
    let analysis = analyser.analysis(of: app)
    // Where the pane is not shown, what was asked about may be another paragraph.
    guard app.engines.isAsked(about: analysis),
      app.engines.outcomes.indices.contains(app.engines.chosen),
      case .answer(let answer, _, let difference?, _) = app.engines.outcomes[app.engines.chosen]
    else { return .nothing }
    let position: Int? =
      switch difference.kind {
      case .level(let position): position
      case .order(let column): column < answer.order.count ? answer.order[column] : nil
      case .paragraphLevel: nil
      }
    let going =
      position.map { Reaction.action(.goTo(ScalarOffset(analysis.offset($0)))) } ?? .nothing
    return going.then(.action(.signal(.rule(difference.rule))))
  }

  /// Asks the engines about the caret's paragraph where they are shown and were not asked about it
  /// yet.
  package static func follow(
    _ app: inout AppState, _ change: Change, _ analyser: Analyser
  ) -> Reaction {
    guard app.arrangement.panes.contains(EnginesFeature.engines), !app.engines.names.isEmpty else {
      return .nothing
    }
    let analysis = analyser.analysis(of: app)
    if app.engines.isAsked(about: analysis) { return .nothing }
    let count = analysis.paragraphLayout.count
    guard count > 0, count <= EnginesState.longest else {
      app.engines.asked = nil
      app.engines.outcomes = []
      return .nothing
    }
    let question = EngineQuestion(
      content: analysis.content.id, scalars: analysis.content.scalars.map(\.scalar),
      direction: analysis.paragraphLayout.direction)
    app.engines.asked = question
    app.engines.outcomes = Array(repeating: nil, count: app.engines.names.count)
    return .effect(EnginesFeature.self, .ask(question))
  }
}
