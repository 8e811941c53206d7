internal import ArgumentParser
internal import NcursesTerminal
internal import Screen

/// Shows the calibration card in one way of taming after another, until the person says that it reads right.
struct TerminalCalibration {
  let first: BidiTamingChoice

  private enum Answer { case yes, no, quit }

  func run() throws {
    let others: [BidiTamingChoice] = [.native, .bdsm, .lrm, .konsole, .mlterm]
    var tried: Set<BidiTaming.Backend> = []
    for choice in [first] + others {
      let (answer, backend) = try ask(choice, tried)
      guard let answer, let backend else { continue }
      tried.insert(backend)
      switch answer {
      case .yes:
        let isUsual = choice == .auto
        print(
          "right with \(backend.rawValue)"
            + (isUsual
              ? ", which is used without being asked for"
              : ": use --terminal-bidi \(choice.rawValue)"))
        return
      case .no: continue
      case .quit: return
      }
    }
    print("none of them reads right: use another terminal, or show letters by their names")
    throw ExitCode.failure
  }

  /// The answer in one way, or nil where that way was tried already.
  private func ask(
    _ choice: BidiTamingChoice, _ tried: Set<BidiTaming.Backend>
  ) throws -> (Answer?, BidiTaming.Backend?) {
    let terminal = try NcursesTerminal(options: TerminalOptions(bidi: choice))
    defer { terminal.close() }
    let backend = terminal.profile.bidi.backend
    if tried.contains(backend) { return (nil, nil) }
    let title = "Calibration: \(backend.rawValue) in \(terminal.profile.kind.rawValue)"
    terminal.present(CalibrationCard.frame(size: terminal.size, title: title))
    while let event = terminal.nextEvent(timeoutMilliseconds: nil) {
      switch event {
      case .key(let press):
        switch press.key {
        case .character("y"): return (.yes, backend)
        case .character("n"): return (.no, backend)
        case .character("q"), .escape: return (.quit, backend)
        case .character("c") where press.modifiers == .control: return (.quit, backend)
        case .character("z") where press.modifiers == .control: terminal.suspend()
        default: break
        }
      case .resize(let size):
        terminal.present(CalibrationCard.frame(size: size, title: title))
      case .terminate(let signal):
        terminal.close()
        NcursesTerminal.end(by: signal)
      default: break
      }
    }
    return (.quit, backend)
  }
}
