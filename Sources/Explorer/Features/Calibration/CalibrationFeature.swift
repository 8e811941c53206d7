package import ExplorerCore
internal import Screen
package import Wording

/// A card that reads right only if the terminal shows the cells it is given. One way of drawing
/// after another is tried.
package enum CalibrationFeature: Feature {
  package struct State: Equatable, Sendable {
    /// The kind of the terminal.
    package var terminal = ""
    /// The kinds of terminals for which the user has answered.
    var answered: Set<String> = []
    /// Whether only the card is shown, and the program ends with it.
    package var isAlone = false
    /// How the last try ended, with words for the user if there are any.
    package var outcome: Outcome?
  }

  package enum Action: Hashable, Sendable {
    case start
    /// The terminal is drawn to in this way now. Does the card read right?
    case show(Attempt)
    /// The user's answer about the card on the screen.
    case answer(Answer, Attempt)
    case ended(Outcome)
  }

  /// How the tries ended, in words for the user.
  package enum Outcome: Hashable, Sendable {
    /// The card reads right in the way in use.
    case right(words: Words)
    /// The card reads right in no way.
    case noWay(words: Words)
    /// The user gave up.
    case stopped
  }

  /// What the user says of the card.
  package enum Answer: Hashable, Sendable { case right, wrong, stop, suspend }

  /// A way of showing text that is being tried.
  package struct Attempt: Hashable, Sendable {
    /// What the way is called on this terminal.
    package var title: String
    /// The ways that were tried so far, this one the last.
    package var tried: [String]

    /// A way being tried.
    package init(title: String, tried: [String]) {
      self.title = title
      self.tried = tried
    }
  }

  package enum Effect: Hashable, Sendable {
    /// Let the terminal work in the next way that was not tried, and answer with `.show` or
    /// `.ended`.
    case tryNext(after: [String])
    /// Keep the way in force, and answer with `.ended`.
    case keep(Attempt)
    /// Go back to the first way, and answer with `.ended`.
    case giveUp
    /// Stop the program as Ctrl+Z does in a shell.
    case suspend
  }

  package static let initial = State()

  package static let commands = [
    Command(
      "Calibrate the terminal",
      "Shows a test card that reads correctly only if the terminal is set up right; your answers find the setting.",
      .view, keys: [.alt("t")], .feature(CalibrationFeature.self, .start))
  ]

  package static func update(
    _ app: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
    switch action {
    case .start: return .effect(CalibrationFeature.self, .tryNext(after: []))
    case .show(let attempt): app.open(CalibrationOverlay(attempt: attempt))
    case .answer(.right, let attempt): return .effect(CalibrationFeature.self, .keep(attempt))
    case .answer(.wrong, let attempt):
      return .effect(CalibrationFeature.self, .tryNext(after: attempt.tried))
    case .answer(.stop, _): return .effect(CalibrationFeature.self, .giveUp)
    case .answer(.suspend, _): return .effect(CalibrationFeature.self, .suspend)
    case .ended(let outcome):
      app[CalibrationFeature.self].outcome = outcome
      if app[CalibrationFeature.self].isAlone { return .effect(.quit) }
      app.overlay = nil
      switch outcome {
      case .right(let words), .noWay(let words):
        app.message = words
        // After an answer the warning is not shown again.
        app.warning = nil
        app[CalibrationFeature.self].answered.insert(app[CalibrationFeature.self].terminal)
      case .stopped: app.message = nil
      }
    }
    return .nothing
  }

  /// What is remembered, by name.
  private enum MemoryKey {
    static let terminals = "terminals"
  }

  package static func memory(_ app: AppState, for scope: MemoryScope) -> [String: String] {
    let answered = app[CalibrationFeature.self].answered
    return scope == .user && !answered.isEmpty
      ? [MemoryKey.terminals: answered.sorted().joined(separator: ",")] : [:]
  }

  package static func recall(
    _ memory: [String: String], for scope: MemoryScope, _ app: inout AppState, _ analyser: Analyser
  ) {
    guard scope == .user, let names = memory[MemoryKey.terminals] else { return }
    app[CalibrationFeature.self].answered = Set(names.split(separator: ",").map { String($0) })
    let terminal = app[CalibrationFeature.self].terminal
    if app[CalibrationFeature.self].answered.contains(terminal) { app.warning = nil }
  }

  /// A warning that a terminal shows right-to-left text otherwise than the program asks it to.
  package static func warning(of terminal: String, inFull: Words) -> TerminalWarning {
    TerminalWarning(
      inFull: inFull, inBrief: "\(verbatim: terminal) may reorder text",
      answers: [.feature(CalibrationFeature.self, .start)])
  }
}

/// The card over the whole screen.
package struct CalibrationOverlay: Overlay {
  var attempt: CalibrationFeature.Attempt

  package var mayStandBehind: Bool { false }

  package func frame(_ app: AppState, _ analyser: Analyser) -> Rect {
    Rect(row: 0, column: 0, rows: app.size.rows, columns: app.size.columns)
  }

  package func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    canvas.show(
      CalibrationCard.frame(size: app.size, title: "Calibration: \(attempt.title)"))
  }

  package func update(
    _ app: inout AppState, _ key: OverlayKey, _ analyser: Analyser
  ) -> Reaction {
    func answer(_ answer: CalibrationFeature.Answer) -> Reaction {
      .action(.feature(CalibrationFeature.self, .answer(answer, attempt)))
    }
    switch key {
    case .type("y"): return answer(.right)
    case .type("n"): return answer(.wrong)
    case .type("q"), .close, .quit: return answer(.stop)
    case .suspend: return answer(.suspend)
    case .type, .erase, .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .accept:
      return .nothing
    }
  }
}
