import Testing

@testable import bidiscope

/// The commands of a session of lines are answered by each of their names.
@Suite struct PlainCommandTests {
  @Test func noNameIsThatOfTwo() {
    let names = PlainCommand.allCases.flatMap(\.names)
    #expect(Set(names).count == names.count)
    for command in PlainCommand.allCases {
      #expect(command.names.allSatisfy { PlainCommand((":" + $0)[...]) == command })
    }
    #expect(PlainCommand("help") == nil && PlainCommand(":") == nil && PlainCommand("::") == nil)
  }

  @Test func everyNameIsAnswered() throws {
    let commands = PlainCommand.allCases.filter { $0 != .quit }
    for name in commands.flatMap(\.names) {
      let result = try Program.run(
        ["--plain", "--language", "en"], input: Array("a\n:\(name)\n".utf8))
      #expect(result.status == 0 && !result.output.contains("There is no such command"), "\(name)")
    }
    for name in PlainCommand.quit.names {
      let input = Array(":\(name)\n:help\n".utf8)
      #expect(try Program.run(["--plain"], input: input).output.isEmpty, "\(name)")
    }
  }

  /// What is told of the commands names each, but those that only say where else to look.
  @Test func everyCommandIsInTheHelp() throws {
    let help = try Program.run(["--plain", "--language", "en"], input: Array("help\n".utf8)).output
    for command in PlainCommand.allCases where ![.help, .tour].contains(command) {
      #expect(help.contains(":" + command.names[0]), "\(command)")
    }
  }
}
