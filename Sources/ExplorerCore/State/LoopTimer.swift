/// An action that is due when some time has passed in a state that wants it.
package struct LoopTimer: Hashable, Sendable {
  /// After how long, in milliseconds, counted from when the state began to want it, or from when it
  /// was done last.
  package var milliseconds: Int
  /// What is due; timers are told apart by it.
  package var action: Action
  /// Whether each event from the terminal lets it begin anew: it waits for the user to rest.
  package var waitsForRest: Bool

  /// A timer.
  package init(after milliseconds: Int, _ action: Action, waitsForRest: Bool = false) {
    self.milliseconds = milliseconds
    self.action = action
    self.waitsForRest = waitsForRest
  }
}

/// All that is due at some time in a state: a function of the state alone.
package func timers(for app: AppState) -> [LoopTimer] {
  var timers: [LoopTimer] = []
  if app.isDraggingOutside { timers.append(LoopTimer(after: 50, .pointerHeld)) }
  if app.gesture?.isHeld == false {
    // A press so long after the last is no double click.
    timers.append(LoopTimer(after: 400, .pointerRested, waitsForRest: true))
  }
  return app.registry.features.reduce(into: timers) { $0 += $1.timers(app) }
}

/// When the timers of the states so far are due, on the loop's clock.
package struct TimerTable {
  private var due: [Action: Due] = [:]

  private struct Due {
    var time: Int
    var waitsForRest: Bool
  }

  /// Takes the timers of a state: those that it no longer wants are forgotten, new ones begin now.
  package mutating func take(_ timers: [LoopTimer], now: Int) {
    guard !timers.isEmpty || !due.isEmpty else { return }
    due = Dictionary(
      timers.map {
        let time = due[$0.action]?.time ?? now + $0.milliseconds
        return ($0.action, Due(time: time, waitsForRest: $0.waitsForRest))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Lets timers that wait for rest begin anew.
  package mutating func disturb() {
    if !due.isEmpty { due = due.filter { !$0.value.waitsForRest } }
  }

  /// How long the terminal may be waited for, in milliseconds; nil for ever.
  package func patience(now: Int) -> Int? { due.values.map(\.time).min().map { max(0, $0 - now) } }

  /// The action that has been due for longest, which is then no longer due; nil where none is due.
  package mutating func next(now: Int) -> Action? {
    guard let first = due.min(by: { $0.value.time < $1.value.time }), first.value.time <= now
    else { return nil }
    due[first.key] = nil
    return first.key
  }
}
