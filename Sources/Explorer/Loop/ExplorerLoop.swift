package import Screen

/// What the world outside does for the explorer.
package protocol EffectPerformer {
  /// Does an effect; the answer, if any, comes back as an action.
  func perform(_ effect: Effect, _ state: AppState) -> Action?
  /// What engines have answered since it was asked last, as actions.
  func answers() -> [Action]
  /// The person rests: what is unsaved can be copied to where a crash does not lose it.
  func rest(_ state: AppState)
}

extension EffectPerformer {
  package func answers() -> [Action] { [] }
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
  /// A press so long after the last is no double click, in milliseconds.
  private static let doubleClick = 400

  /// A loop over a terminal.
  package init(terminal: any Terminal, performer: any EffectPerformer) {
    self.terminal = terminal
    self.performer = performer
  }

  /// A step of the rules lasts so long while they play, in milliseconds.
  private static let playStep = 900

  /// A drag held outside the text scrolls a line in so long, in milliseconds.
  private static let scrolling = 50

  /// While engines are at work their answers are looked for so often, in milliseconds.
  private static let lookAgain = 30

  /// Unsaved text is copied after so long a rest, in milliseconds.
  private static let restAfter = 700

  /// Runs until the person quits or the terminal is gone.
  package func run(_ first: AppState) -> Ending {
    var state = first
    var isCopied = true
    terminal.present(render(state))
    while true {
      if takeAnswers(&state) { terminal.present(render(state)) }
      let isWaiting = state.engines.isWaiting
      let patience =
        state.isDraggingOutside
        ? Self.scrolling
        : isWaiting
          ? Self.lookAgain
          : state.gesture?.isHeld == false
            ? Self.doubleClick
            : state.trace.isPlaying ? Self.playStep : isCopied ? nil : Self.restAfter
      guard let event = terminal.nextEvent(timeoutMilliseconds: patience) else {
        guard patience != nil, !terminal.isClosed else { return Ending(state: state) }
        if state.isDraggingOutside {
          _ = update(&state, .pointerHeld)
          terminal.present(render(state))
          continue
        }
        if isWaiting { continue }
        _ = update(&state, .pointerRested)
        if state.trace.isPlaying {
          _ = update(&state, .trace(.tick))
          terminal.present(render(state))
          continue
        }
        if !isCopied {
          performer.rest(state)
          isCopied = true
        }
        continue
      }
      guard take(event, &state) else {
        if case .terminate(let signal) = event { return Ending(state: state, signal: signal) }
        return Ending(state: state)
      }
      if case .key = event { isCopied = false }
      if case .paste = event { isCopied = false }
      terminal.present(render(state))
    }
  }

  /// Takes what engines have answered; whether there was anything.
  private func takeAnswers(_ state: inout AppState) -> Bool {
    let answers = performer.answers()
    for answer in answers { _ = update(&state, answer) }
    return !answers.isEmpty
  }

  /// Whether the loop goes on.
  private func take(_ event: InputEvent, _ state: inout AppState) -> Bool {
    guard let action = Keymap.action(for: event, in: state) else { return true }
    var effects = update(&state, action)
    while !effects.isEmpty {
      let effect = effects.removeFirst()
      if effect == .quit { return false }
      if let answer = performer.perform(effect, state) { effects += update(&state, answer) }
      if effect == .keepRecoveryAndEnd { return false }
    }
    return true
  }
}
