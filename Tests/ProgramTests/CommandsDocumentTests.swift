import Foundation
import TestSupport
import Testing

/// What the documents say of the commands' options, held against the program.
@Suite struct CommandsDocumentTests {
  /// Those that commands share, described once beside the table.
  private static let common: Set = ["--pseudo", "--unescape", "--help", "--version"]

  /// The usage of each command in the table of the commands, as `["inspect"]` and its options.
  private static func usages() throws -> [(command: [String], options: Set<String>)] {
    try DocumentPage("docs/commands.md").text.split(separator: "\n").filter {
      $0.hasPrefix("| `bidiscope ")
    }.flatMap { row in
      row.prefix(upTo: row.firstRange(of: "` | ")?.lowerBound ?? row.endIndex)
        .split(separator: "`").filter { $0.hasPrefix("bidiscope ") }
        .map { usage in
          let words = usage.split(separator: " ").dropFirst().map(String.init)
          let command = words.first == "cases" ? words.prefix(2) : words.prefix(1)
          return (Array(command), options(of: String(usage)))
        }
    }
  }

  private static func options(of usage: String) -> Set<String> {
    Set(usage.matches(of: /--[a-z][a-z-]*/).map { String($0.output) }).subtracting(common)
  }

  /// The options that the program describes.
  private static func described(_ command: [String]) throws -> Set<String> {
    let help = try Program.run(command + ["--help"]).output
    let lines = help.split(separator: "\n").drop { $0 != "OPTIONS:" }
    // A flag that can be taken back has both names in one word.
    let names = lines.compactMap { $0.firstMatch(of: /^ {2}(?:-[a-z], )?(--[a-z\/-]+)/)?.output.1 }
    return Set(names.flatMap { $0.split(separator: "/") }.map(String.init)).subtracting(common)
  }

  @Test func everyOptionIsInTheTableAndInTheProgram() throws {
    let usages = try Self.usages()
    #expect(usages.count >= 17)
    for (command, options) in usages {
      #expect(try Self.described(command) == options, "\(command)")
    }
  }

  @Test func everyOptionOfTheExplorerIsInItsUsage() throws {
    let text = try DocumentPage("docs/explorer.md").text
    let start = try #require(text.firstRange(of: "\nbidiscope [FILE… | -]"))
    let end = try #require(text[start.upperBound...].firstRange(of: "```"))
    let usage = Self.options(of: String(text[start.upperBound..<end.lowerBound]))
    #expect(try Self.described(["explore"]) == usage)
  }

  @Test func everyCommandIsInTheTable() throws {
    let help = try Program.run(["--help"]).output
    let list = try #require(help.firstRange(of: "COMMANDS:"))
    let names = help[list.upperBound...].split(separator: "\n")
      .compactMap { $0.firstMatch(of: /^ {2}([a-z]+)\s/).map { String($0.output.1) } }
    let told = Set(try Self.usages().compactMap(\.command.first))
    #expect(Set(names).subtracting(["help", "explore"]) == told)
  }
}
