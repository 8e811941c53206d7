internal import NcursesTerminal
internal import Screen

/// Lets a terminal work in one way of taming after another, until the user says that the card reads right.
struct TerminalCalibration {
  let terminal: NcursesTerminal
  /// The way in force at the start.
  let first: BidiTamingChoice

  /// How it came out.
  enum Outcome {
    /// The card reads right; the choice is what to ask for next time, nil where it is the usual way.
    case right(BidiTaming.Backend, choice: BidiTamingChoice?)
    /// Every way was tried.
    case none
    /// The user gave up; the first way is in force again.
    case stopped
    /// A signal asks the program to end.
    case ended(signal: Int32)
  }

  private enum Answer {
    case yes, no, quit
    case ended(signal: Int32)
  }

  private var choices: [BidiTamingChoice] { [first, .native, .bdsm, .lrm, .konsole, .mlterm] }

  /// Lets the terminal work in the next way whose name is not among those tried.
  ///
  /// - Returns: a title for the card; nil where every way was tried.
  func tryNext(after tried: [String]) -> String? {
    for choice in choices {
      terminal.tame(choice)
      let backend = terminal.profile.bidi.backend
      if !tried.contains(backend.rawValue) {
        return "\(backend.rawValue) in \(terminal.profile.kind.rawValue)"
      }
    }
    return nil
  }

  /// Lets the terminal work as at the start.
  func goBack() { terminal.tame(first) }

  /// The outcome where the card reads right in the way that is in force.
  var outcome: Outcome {
    let backend = terminal.profile.bidi.backend
    for choice in choices {
      terminal.tame(choice)
      if terminal.profile.bidi.backend == backend {
        return .right(backend, choice: choice == .auto ? nil : choice)
      }
    }
    return .none
  }

  /// Asks until there is an outcome; the terminal stays in the way that reads right, else in the first one.
  func run() -> Outcome {
    var tried: [String] = []
    while let title = tryNext(after: tried) {
      tried.append(terminal.profile.bidi.backend.rawValue)
      switch ask(title) {
      case .yes: return outcome
      case .no: continue
      case .quit:
        goBack()
        return .stopped
      case .ended(let signal): return .ended(signal: signal)
      }
    }
    goBack()
    return .none
  }

  private func ask(_ title: String) -> Answer {
    let title = "Calibration: \(title)"
    terminal.present(CalibrationCard.frame(size: terminal.size, title: title))
    while let event = terminal.nextEvent(timeoutMilliseconds: nil) {
      switch event {
      case .key(let press):
        switch press.key {
        case .character("y"): return .yes
        case .character("n"): return .no
        case .character("q"), .escape: return .quit
        case .character("c") where press.modifiers == .control: return .quit
        case .character("z") where press.modifiers == .control: terminal.suspend()
        default: break
        }
      case .resize(let size):
        terminal.present(CalibrationCard.frame(size: size, title: title))
      case .terminate(let signal): return .ended(signal: signal)
      default: break
      }
    }
    return .quit
  }
}

extension TerminalCalibration.Outcome {
  /// The outcome in a line, with what to do next; nil where there is nothing to say.
  var words: String? {
    switch self {
    case .right(let backend, nil):
      "correct with \(backend.rawValue), which is the default here"
    case .right(let backend, let choice?):
      "correct with \(backend.rawValue): use --terminal-bidi \(choice.rawValue), or set it in config.json"
    case .none: "no setting reads correctly: use another terminal, or --letters latin"
    case .stopped, .ended: nil
    }
  }
}
