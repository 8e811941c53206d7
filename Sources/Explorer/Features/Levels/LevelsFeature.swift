package import ExplorerCore
internal import Screen
package import TextModel

/// Has the levels and lines of very long paragraphs worked out beside the loop, where the screen
/// shows some that are not exact yet.
package enum LevelsFeature: Feature {
  package struct State: Hashable, Sendable {
    /// What is being worked out.
    package var asked: LevelQuestion?
    /// What is missing since the text changed. It is asked when the user rests, because each key
    /// changes the question.
    package var waiting: LevelQuestion?
    /// Whether the first screen was looked at.
    var hasBegun = false
  }

  package enum Action: Hashable, Sendable {
    /// The first screen stands.
    case begin
    /// The user rests.
    case ask
    /// Time has passed while something is being worked out.
    case look
    /// Something was worked out.
    case answered(LevelAnswer)
  }

  package enum Effect: Hashable, Sendable {
    /// Work it out, and return at once; what was asked before is wanted no more.
    case workOut(LevelQuestion)
    /// What was asked is wanted no more.
    case drop
    /// Answer with what was worked out since.
    case look
  }

  package static let initial = State()

  /// What was asked of one text is not waited for in another.
  package static func state(_ state: State, for text: State?) -> State { initial }

  /// How often an answer is looked for, in milliseconds.
  private static let lookAgain = 20
  /// How long after the last key the user is said to rest, in milliseconds.
  private static let rest = 150

  package static func timers(_ app: AppState) -> [LoopTimer] {
    guard app.session.document.mayGuess else { return [] }
    if app.levels.waiting != nil {
      return [LoopTimer(after: rest, .feature(LevelsFeature.self, .ask), waitsForRest: true)]
    }
    if app.levels.asked != nil {
      return [LoopTimer(after: lookAgain, .feature(LevelsFeature.self, .look))]
    }
    return app.levels.hasBegun
      ? [] : [LoopTimer(after: 0, .feature(LevelsFeature.self, .begin))]
  }

  package static func update(
    _ app: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
    switch action {
    case .begin: app.levels.hasBegun = true
    case .ask:
      guard let question = app.levels.waiting else { return .nothing }
      (app.levels.asked, app.levels.waiting) = (question, nil)
      return .effect(LevelsFeature.self, .workOut(question))
    case .look: return .effect(LevelsFeature.self, .look)
    case .answered(let answer):
      // What comes late, for a text that has changed since, is dropped.
      guard app.levels.asked == answer.question else { return .nothing }
      app.levels.asked = nil
      app.take(answer)
    }
    return .nothing
  }

  /// Asks for what the screen lacks.
  package static func follow(
    _ app: inout AppState, _ change: Change, _ analyser: Analyser
  ) -> Reaction {
    let question =
      app.session.document.mayGuess ? app.levelQuestion(analyser.analysis(of: app)) : nil
    guard question != app.levels.waiting ?? app.levels.asked else { return .nothing }
    let isWorking = app.levels.asked != nil
    (app.levels.asked, app.levels.waiting) = (nil, nil)
    // An answer changes what is lacking too, and nobody types then.
    if let question, !change.hasChangedText || change.source == .outside {
      app.levels.asked = question
      return .effect(LevelsFeature.self, .workOut(question))
    }
    app.levels.waiting = question
    return isWorking ? .effect(LevelsFeature.self, .drop) : .nothing
  }
}

extension AppState {
  /// Takes an answer. Lines may then start elsewhere and have other numbers. The caret stays in its
  /// row of the view; without a caret in view, the view begins with the same text as before.
  fileprivate mutating func take(_ answer: LevelAnswer) {
    let before = session.layout
    let start = before.range(of: before.clamp(top)).lowerBound
    let row = before.lines(from: top, count: lineCount)
      .firstIndex(of: before.place(of: session.selection.focus).line)
    let isScrolled = scrolledOver == ScrolledOver(session)
    guard session.take(answer) else { return }
    let after = session.layout
    let stays = row == nil ? TextPosition(start, .downstream) : session.selection.focus
    top = after.line(after.place(of: stays).line, movedBy: -(row ?? 0))
    if isScrolled { scrolledOver = ScrolledOver(session) }
  }

  /// What is being worked out about levels.
  package var levels: LevelsFeature.State {
    get { self[LevelsFeature.self] }
    _modify { yield &self[LevelsFeature.self] }
  }
}
