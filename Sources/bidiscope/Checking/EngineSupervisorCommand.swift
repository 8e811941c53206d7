internal import ArgumentParser
internal import Engines
internal import Wording

/// `bidiscope engine-supervisor`: a program that ends with all its descendants when the one that
/// asked for it does.
struct EngineSupervisorCommand: ParsableCommand {
  static let name = "engine-supervisor"

  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Run an engine and end all its processes with it.",
    shouldDisplay: false)

  @Argument(parsing: .captureForPassthrough) var arguments: [String]

  func validate() throws {
    if arguments.isEmpty { throw Complaint("engine-supervisor needs a program") }
  }

  func run() throws { EngineSupervisor.run(arguments) }
}
