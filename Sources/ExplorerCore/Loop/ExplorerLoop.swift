package import Screen

/// How the loop ended.
package struct Ending {
  /// The last state.
  package var app: AppState
  /// The signal that asked for the end, if one did.
  package var signal: Int32?
}

/// The only loop: an event becomes an action, the action changes the state, and the state becomes a
/// frame.
package struct ExplorerLoop {
  private let terminal: any Terminal
  private let performer: any EffectPerformer
  private let analyser: Analyser
  private let clock: () -> Int

  /// A loop over a terminal.
  ///
  /// - Parameters:
  ///   - terminal: where frames go and events come from.
  ///   - performer: does the effects.
  ///   - analyser: what is kept between states.
  ///   - clock: milliseconds since any moment, for the timers.
  package init(
    terminal: any Terminal, performer: any EffectPerformer, analyser: Analyser,
    clock: @escaping () -> Int
  ) {
    self.terminal = terminal
    self.performer = performer
    self.analyser = analyser
    self.clock = clock
  }

  /// Runs until the user quits or the terminal is gone.
  ///
  /// - Parameters:
  ///   - first: the state at the start.
  ///   - action: what is done before the first frame.
  /// - Returns: how it ended.
  package func run(_ first: AppState, beginningWith action: Action? = nil) -> Ending {
    var app = first
    var table = TimerTable()
    app.fit()
    app.measure(analyser, again: true)
    app.fit()
    if let action, turn(&app, action, .outside, analyser, performer.perform) {
      return Ending(app: app)
    }
    terminal.present(render(app, analyser))
    // Keys and timers take turns, so that neither waits for ever.
    var isTimersTurn = false
    while true {
      table.take(timers(for: app), now: clock())
      if isTimersTurn, let action = table.next(now: clock()) {
        isTimersTurn = false
        if take(action, &app) { return Ending(app: app) }
        continue
      }
      isTimersTurn = true
      let patience = table.patience(now: clock())
      if let event = terminal.nextEvent(timeoutMilliseconds: patience) {
        if let ending = take(event, &app, &table) { return ending }
      } else if let action = table.next(now: clock()) {
        if take(action, &app) { return Ending(app: app) }
      } else if patience == nil || terminal.isClosed {
        return Ending(app: app)
      }
    }
  }

  /// Does an action that is due, with all that follows from it. Shows the state if it looks
  /// otherwise: most looks at a file or a queue find nothing. Returns whether the program ends.
  private func take(_ action: Action, _ app: inout AppState) -> Bool {
    let before = app
    let isEnding = turn(&app, action, .outside, analyser, performer.perform)
    if !isEnding, !app.looks(like: before) { terminal.present(render(app, analyser)) }
    return isEnding
  }

  /// How long waiting keys are taken before a frame is shown, in milliseconds.
  private static let longestWithoutFrame = 100

  /// Does what an event asks for, and the events that wait behind it, and then shows one frame for
  /// all. Returns how the program ends, if it does.
  private func take(
    _ first: InputEvent, _ app: inout AppState, _ table: inout TimerTable
  ) -> Ending? {
    let start = clock()
    var waiting = WaitingEvents(terminal, first)
    var isChanged = false
    while let event = waiting.next() {
      table.disturb()
      guard var action = Keymap.action(for: event, in: app, analyser) else { continue }
      if let word = waiting.word(startingWith: action, in: app, analyser) {
        action = .insert(word)
      }
      isChanged = true
      let isEnding = turn(&app, action, ActionSource(event), analyser, performer.perform)
      if case .terminate(let signal) = event { return Ending(app: app, signal: signal) }
      if isEnding { return Ending(app: app) }
      if clock() - start >= Self.longestWithoutFrame { waiting.leaveRest() }
    }
    if isChanged { terminal.present(render(app, analyser)) }
    return nil
  }
}

extension ActionSource {
  /// Where the action of an event comes from.
  package init(_ event: InputEvent) {
    switch event {
    case .key, .paste: self = .key
    case .mouse: self = .mouse
    case .resize, .clusters, .terminate, .focus, .unknown, .pastePaused: self = .outside
    }
  }
}
