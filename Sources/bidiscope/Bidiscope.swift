internal import ArgumentParser

@main
struct Bidiscope: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bidiscope", abstract: "Explore bidirectional text.",
    subcommands: [
      TerminalCommand.self, InspectCommand.self, DirectionCommand.self, CaretCommand.self,
      KeysCommand.self,
    ])
}
