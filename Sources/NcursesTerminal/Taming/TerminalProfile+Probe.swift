internal import CNcurses
internal import Glibc
internal import Screen
internal import SystemPackage

extension TerminalProfile {
  /// Asks the controlling terminal what it is, without opening a screen; where there is none, only
  /// the environment tells. Where the user has typed ahead nothing is asked: those keys belong to
  /// the next reader.
  ///
  /// - Parameter choice: what the user asks to be done about reordering.
  /// - Returns: the profile, and whether there was a terminal to ask.
  public static func probe(choice: BidiTamingChoice) -> (profile: TerminalProfile, wasAsked: Bool) {
    let environment = TerminalEnvironment.current()
    let terminal = TerminalLine.openTerminal()
    defer { try? terminal?.close() }
    let colors =
      unsafe cncurses_describe(environment["TERM"] ?? "unknown", STDOUT_FILENO)
      == CNCURSES_USABLE.rawValue
      ? Int(cncurses_number("colors")) : -1
    var replies: [TerminalReply] = []
    var isAsked = false
    if let terminal, cncurses_line_save(terminal.rawValue) == 0,
      unsafe cncurses_guard_arm(terminal.rawValue, [], 0) >= 0
    {
      cncurses_line_raw(terminal.rawValue)
      let line = TerminalLine(both: terminal)
      // Raw now, so that an unfinished line counts too.
      isAsked = !line.hasInput
      if isAsked {
        var parser = InputParser()
        var typed: [InputEvent] = []
        replies = DetectionExchange(
          line: line, environment: environment,
          limitMilliseconds: TerminalOptions().answerLimitMilliseconds
        )
        .run(&parser, events: &typed)
      }
      cncurses_line_restore()
      cncurses_guard_disarm()
    }
    let profile = TerminalProfile(
      environment: environment, replies: replies, choice: choice, describedColors: colors,
      canDescribeDirect: TerminalDescription.exists(directTerm, STDOUT_FILENO))
    return (profile, isAsked)
  }
}
