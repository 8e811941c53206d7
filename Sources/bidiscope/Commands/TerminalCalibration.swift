internal import NcursesTerminal
internal import Screen

/// Shows the calibration card in one way of taming after another, until the person says that it reads right.
struct TerminalCalibration {
  let terminal: NcursesTerminal

  /// How it came out.
  enum Outcome {
    /// The card reads right; the choice is what to ask for next time, nil where it is the usual way.
    case right(BidiTaming.Backend, choice: BidiTamingChoice?)
    /// Every way was tried.
    case none
    /// The person gave up; the first way is in force again.
    case stopped
    /// A signal asks the program to end.
    case ended(signal: Int32)
  }

  private enum Answer {
    case yes, no, quit
    case ended(signal: Int32)
  }

  /// Asks until there is an outcome; the terminal stays in the way that reads right, else in the first one.
  func run(first: BidiTamingChoice) -> Outcome {
    var tried: Set<BidiTaming.Backend> = []
    for choice in [first, .native, .bdsm, .lrm, .konsole, .mlterm] {
      terminal.tame(choice)
      let backend = terminal.profile.bidi.backend
      guard tried.insert(backend).inserted else { continue }
      switch ask(backend) {
      case .yes: return .right(backend, choice: choice == .auto ? nil : choice)
      case .no: continue
      case .quit:
        terminal.tame(first)
        return .stopped
      case .ended(let signal): return .ended(signal: signal)
      }
    }
    terminal.tame(first)
    return .none
  }

  private func ask(_ backend: BidiTaming.Backend) -> Answer {
    let title = "Calibration: \(backend.rawValue) in \(terminal.profile.kind.rawValue)"
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
      "right with \(backend.rawValue), which is used without being asked for"
    case .right(let backend, let choice?):
      "right with \(backend.rawValue): use --terminal-bidi \(choice.rawValue), or set it in config.json"
    case .none: "none of them reads right: use another terminal, or --letters latin"
    case .stopped, .ended: nil
    }
  }
}
