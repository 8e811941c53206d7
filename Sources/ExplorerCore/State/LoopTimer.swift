/// An action that is done after some time in a state that asks for it.
package struct LoopTimer: Hashable, Sendable {
  /// After how long, in milliseconds, since the state first asked for it or it was last done.
  package var milliseconds: Int
  /// What is done. It tells timers apart.
  package var action: Action
  /// Whether each event from the terminal starts it anew, so that it waits until the user rests.
  package var waitsForRest: Bool

  /// A timer.
  package init(after milliseconds: Int, _ action: Action, waitsForRest: Bool = false) {
    self.milliseconds = milliseconds
    self.action = action
    self.waitsForRest = waitsForRest
  }
}

/// When the timers of the states so far are due, on the loop's clock.
package struct TimerTable {
  private var due: [Action: Due] = [:]

  private struct Due {
    var time: Int
    var waitsForRest: Bool
  }

  /// Takes the timers of a state. Those that it no longer asks for are forgotten, and new ones
  /// start now.
  package mutating func take(_ timers: [LoopTimer], now: Int) {
    guard !timers.isEmpty || !due.isEmpty else { return }
    due = Dictionary(
      timers.map {
        let time = due[$0.action]?.time ?? now + $0.milliseconds
        return ($0.action, Due(time: time, waitsForRest: $0.waitsForRest))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Starts the timers that wait for rest anew.
  package mutating func disturb() {
    if !due.isEmpty { due = due.filter { !$0.value.waitsForRest } }
  }

  /// How long the loop may wait for the terminal, in milliseconds; nil without limit.
  package func patience(now: Int) -> Int? { due.values.map(\.time).min().map { max(0, $0 - now) } }

  /// Takes the action that has been due longest; nil where none is due.
  package mutating func next(now: Int) -> Action? {
    guard let first = due.min(by: { $0.value.time < $1.value.time }), first.value.time <= now
    else { return nil }
    due[first.key] = nil
    return first.key
  }
}
