package import ExplorerCore
package import TextModel
internal import Wording

/// Edits of very many places: the screen shows how far they are, and Esc takes them back.
package enum LongEditsFeature: Feature {
  package struct State: Hashable, Sendable {
    /// The edit that is under way.
    var run: LongEdit?
  }

  package enum Action: Hashable, Sendable {
    /// Does a step with the selection, part by part.
    case make(SessionStep)
    /// Makes the next part; stops, and takes back the parts that were made.
    case goOn, stop
  }

  package static let initial = State()

  /// A step that changes very many places is done part by part.
  package static func meaning(ofStep step: SessionStep, _ app: AppState) -> ExplorerCore.Action? {
    LongEdit.isWanted(for: step, in: app.session)
      ? .feature(LongEditsFeature.self, .make(step)) : nil
  }

  /// The next part is made as soon as no key waits.
  package static func timers(_ app: AppState) -> [LoopTimer] {
    guard app[LongEditsFeature.self].run != nil else { return [] }
    return [LoopTimer(after: 0, .feature(LongEditsFeature.self, .goOn))]
  }

  package static func update(
    _ app: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
    switch action {
    case .make(let step):
      app[LongEditsFeature.self].run = LongEdit(step, in: app.session)
      goOn(&app, analyser)
    case .goOn: goOn(&app, analyser)
    case .stop:
      takeBack(&app, analyser)
      app.message = "Stopped, and undone."
    }
    // Parts of one edit are kept in the journal together.
    app.session.isAmidChange = app[LongEditsFeature.self].run != nil
    return .nothing
  }

  private static func goOn(_ app: inout AppState, _ analyser: Analyser) {
    guard var run = app[LongEditsFeature.self].run else { return }
    guard app.perform(run.next(), analyser) else {
      // Where the guard refuses a part, the whole edit is taken back. The refusal stays to be read.
      let refusal = app.message
      takeBack(&app, analyser)
      app.message = refusal
      return
    }
    guard run.isDone else {
      app[LongEditsFeature.self].run = run
      return app.open(
        ProgressOverlay(
          "Changing the text: \(number: run.done) of \(number: run.count).",
          stop: .feature(LongEditsFeature.self, .stop)))
    }
    app.overlay = nil
    app[LongEditsFeature.self].run = nil
    let change = app.session.document.scalarCount - run.before
    app.message = run.step.words(run.ranges, change: change, app.session)
  }

  /// Takes back what was done, and ends the run.
  private static func takeBack(_ app: inout AppState, _ analyser: Analyser) {
    let hasChanged = (app[LongEditsFeature.self].run?.done ?? 0) > 0
    app.overlay = nil
    app[LongEditsFeature.self].run = nil
    if hasChanged { _ = app.perform(.undo, analyser) }
  }
}
