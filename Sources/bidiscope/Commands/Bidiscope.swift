internal import ArgumentParser

@main
struct Bidiscope: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bidiscope", abstract: "Explore bidirectional text.",
    version: version,
    subcommands: [
      ExploreCommand.self,
      TerminalCommand.self, InspectCommand.self, FixCommand.self, LintCommand.self, LSPCommand.self,
      DirectionCommand.self,
      CaretCommand.self,
      ConfigCommand.self,
      KeysCommand.self, TypeCommand.self, KeyboardsCommand.self, CheckCommand.self,
      CasesCommand.self,
      ExplainCommand.self,
      RulesCommand.self, LessonsCommand.self, PlayCommand.self, SamplesCommand.self,
      CalendarCommand.self,
      FormatCommand.self, LocalesCommand.self,
      IdentifyCommand.self, RecoverCommand.self, EngineSupervisorCommand.self,
      EngineFriBidiCommand.self,
    ], defaultSubcommand: ExploreCommand.self)
}
