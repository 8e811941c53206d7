package import Screen

/// What the world outside does for the explorer.
package protocol EffectPerformer {
  /// Does an effect; the answers, if any, come back as actions.
  func perform(_ effect: Effect, _ state: AppState) -> [Action]
}

/// How the loop ended.
package struct Ending {
  /// The last state.
  package var state: AppState
  /// The signal that asked for the end, if one did.
  package var signal: Int32?
}

/// The one loop: an event becomes an action, the action a state, the state a frame.
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
  package func run(_ first: AppState) -> Ending {
    var state = first
    var table = TimerTable()
    terminal.present(render(state, analyser))
    while true {
      table.take(timers(for: state), now: clock())
      if let action = table.next(now: clock()) {
        if take(action, .outside, &state) { return Ending(state: state) }
        continue
      }
      let patience = table.patience(now: clock())
      guard let event = terminal.nextEvent(timeoutMilliseconds: patience) else {
        if patience == nil || terminal.isClosed { return Ending(state: state) }
        continue
      }
      table.disturb(timers(for: state))
      guard let action = Keymap.action(for: event, in: state) else { continue }
      let isEnding = take(action, Occasion(event), &state)
      if case .terminate(let signal) = event { return Ending(state: state, signal: signal) }
      if isEnding { return Ending(state: state) }
    }
  }

  /// Does an action with all that comes of it, and shows the state then; whether the program ends.
  private func take(_ action: Action, _ occasion: Occasion, _ state: inout AppState) -> Bool {
    let isEnding = turn(&state, action, occasion, analyser, performer.perform)
    if !isEnding { terminal.present(render(state, analyser)) }
    return isEnding
  }
}

extension Occasion {
  /// Who brings what an event asks for.
  package init(_ event: InputEvent) {
    switch event {
    case .key, .paste: self = .key
    case .mouse: self = .mouse
    case .resize, .terminate, .focus, .unknown, .pastePaused: self = .outside
    }
  }
}
