public import ArgumentParser
internal import BidiAlgorithm
internal import Explorer
internal import ExplorerCore
public import NcursesTerminal
internal import Screen
internal import TextModel
internal import Wording

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
      throw Complaint(error.words)
    }
    let analyser = Analyser()
    var state = AppState(
      document: Document(text: ""), name: "", size: terminal.size,
      theme: Theme(depth: .monochrome, background: .unknown), locale: .leftToRight,
      registry: Registry(
        features: [CalibrationFeature.self], arrangements: Registry.standard.arrangements),
      analyser)
    state[CalibrationFeature.self].isAlone = true
    let world = ExplorerWorld(
      terminal: terminal, clipboards: ClipboardPrograms([]), memory: nil,
      performers: [CalibrationPerformer(terminal: terminal, first: first)])
    let ending = ExplorerLoop(
      terminal: terminal, performer: world, analyser: analyser, clock: MonotonicClock.milliseconds
    ).run(state, beginningWith: .feature(CalibrationFeature.self, .start))
    terminal.close()
    if let signal = ending.signal { NcursesTerminal.end(by: signal) }
    switch ending.app[CalibrationFeature.self].outcome {
    case .right(let words):
      var output = StandardOutput()
      output.write(words.english + "\n")
      try output.flush()
    case .noWay:
      throw Complaint(
        "no setting reads correctly: use another terminal, or --letters latin", status: .found)
    case .stopped, nil: break
    }
  }
}
