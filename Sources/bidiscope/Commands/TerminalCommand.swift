public import ArgumentParser
public import NcursesTerminal
internal import Screen

extension BidiTamingChoice: ExpressibleByArgument {}

/// `bidiscope terminal`: what was found out about the terminal, and what is done for that.
struct TerminalCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "terminal",
    abstract:
      "Say what this terminal does with right-to-left text, and what Bidiscope does about it.")

  @Option(help: "What to do about the terminal's own reordering.")
  var terminalBidi: BidiTamingChoice?

  @Flag(help: "Show a card that reads right only if the terminal shows the cells it is given.")
  var test = false

  func run() throws {
    let terminalBidi = try terminalBidi ?? Configuration.load().terminalBidi ?? .auto
    if test {
      try TerminalCalibration(first: terminalBidi).run()
      return
    }
    let (profile, wasAsked) = TerminalProfile.probe(choice: terminalBidi)
    if !wasAsked { print("asked       nobody: there is no terminal, so the environment must do") }
    for line in profile.report { print(line) }
  }
}
