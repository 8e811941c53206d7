internal import Glibc
internal import NcursesTerminal
internal import Storage

extension OutputFence {
  /// For the standard output.
  static func ofStandardOutput() -> OutputFence { OutputFence(isNeeded: standardOutputNeedsIt) }

  private static func standardOutputNeedsIt() -> Bool {
    // What is read aloud is spelled where a mark stands between two letters.
    guard isatty(STDOUT_FILENO) == 1, ProcessEnvironment.words("ACCESSIBLE") != "1" else {
      return false
    }
    let choice = (try? Configuration.load().terminalBidi).flatMap { $0 } ?? .auto
    // Only the foreground process may ask the terminal: the system would stop any other.
    let isInFront = tcgetpgrp(STDOUT_FILENO) == getpgrp()
    let profile =
      isInFront
      ? TerminalProfile.probe(choice: choice).profile
      : TerminalProfile(
        environment: .current(), replies: [], choice: choice, describedColors: -1)
    switch profile.bidi.backend {
    case .bdsm, .konsole, .lrm: return true
    case .native, .mlterm, .warn: return false
    }
  }
}
