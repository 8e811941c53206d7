public import ArgumentParser
public import NcursesTerminal
internal import Screen

extension BidiTamingChoice: ExpressibleByArgument {}

/// `bidiscope terminal`: what was found out about the terminal, and what is done for that.
struct TerminalCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "terminal",
    abstract:
      "Print what this terminal does with right-to-left text, and what Bidiscope does about it.")

  @Option(help: "What to do about the terminal's own reordering.")
  var terminalBidi: BidiTamingChoice?

  @Flag(help: "Show a card that reads correctly only if the terminal shows the cells it is given.")
  var test = false

  func run() throws {
    let terminalBidi = try terminalBidi ?? Configuration.load().terminalBidi ?? .auto
    if test {
      return try calibrate(terminalBidi)
    }
    let (profile, wasAsked) = TerminalProfile.probe(choice: terminalBidi)
    var output = StandardOutput()
    if !wasAsked {
      output.write("asked       nothing: there is no terminal, so the environment decides\n")
    }
    for line in profile.report { output.write(Printable.text(line) + "\n") }
    try output.flush()
  }

  private func calibrate(_ first: BidiTamingChoice) throws {
    let terminal: NcursesTerminal
    do {
      terminal = try NcursesTerminal(options: TerminalOptions(bidi: first))
    } catch {
      throw Complaint(error.description)
    }
    let outcome = TerminalCalibration(terminal: terminal, first: first).run()
    terminal.close()
    if let words = outcome.words {
      var output = StandardOutput()
      output.write(words + "\n")
      try output.flush()
    }
    switch outcome {
    case .none: throw ExitCode.failure
    case .ended(let signal): NcursesTerminal.end(by: signal)
    case .right, .stopped: break
    }
  }
}
