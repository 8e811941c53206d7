import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import bidiscope

/// Every number that the command line, a case or a variable gives is bounded where it is read.
@Suite struct NumberBoundTests {
  /// An option as the program's own dump of its help names it.
  struct Option: CustomTestStringConvertible {
    let command: [String]
    let name: String
    var testDescription: String { (command + [name]).joined(separator: " ") }
  }

  private struct Dump: Decodable {
    struct Command: Decodable {
      struct Argument: Decodable {
        struct Name: Decodable { var kind, name: String }
        var kind: String
        var names: [Name]?
        var allValues: [String]?
      }
      var commandName: String
      var arguments: [Argument]?
      var subcommands: [Command]?
    }
    var command: Command
  }

  /// What each command needs beside an option.
  private static let needs: [String: [String]] = [
    "explore": [], "terminal": [], "inspect": [], "direction": ["--lines"], "caret": [],
    "keys": ["right"], "type": ["--keyboard", "arabizi", "salam"], "keyboards": [], "check": [],
    "cases run": ["file"], "cases serve": [], "explain": [], "rules": [], "lessons": [], "play": [],
    "samples": [], "calendar": [],
    "format": ["12"], "locales": [], "identify": [], "recover": [],
  ]

  /// All options that take a number: found by what they take, so that none is forgotten.
  static let numeric: [Option] = {
    guard let result = try? Program.run(["--experimental-dump-help"]),
      let dump = try? JSONDecoder().decode(Dump.self, from: Data(result.output.utf8))
    else { return [] }
    var found: [Option] = []
    func collect(_ command: Dump.Command, _ path: [String]) {
      for argument in command.arguments ?? [] where argument.kind == "option" {
        guard argument.allValues == nil, let name = argument.names?.last?.name else { continue }
        let option = Option(command: path, name: "--" + name)
        if (try? parse(option, "7")) != nil, (try? parse(option, "x7z")) == nil {
          found.append(option)
        }
      }
      for next in command.subcommands ?? [] { collect(next, path + [next.commandName]) }
    }
    for command in dump.command.subcommands ?? [] { collect(command, [command.commandName]) }
    return found
  }()

  private static func parse(_ option: Option, _ value: String) throws {
    let path = option.command.joined(separator: " ")
    var arguments = option.command + (needs[path] ?? [])
    if path == "caret", option.name != "--at" { arguments.append("--all") }
    _ = try Bidiscope.parseAsRoot(arguments + ["\(option.name)=\(value)"])
  }

  /// What is said of a value; nil where it is taken.
  private static func refusal(_ option: Option, _ value: String) -> String? {
    do {
      try parse(option, value)
      return nil
    } catch {
      #expect(ExitStatus(of: error) == .usage, "\(option.name) \(value)")
      return Bidiscope.message(for: error)
    }
  }

  @Test func everyNumericOptionIsFound() {
    let names = Set(Self.numeric.map(\.name))
    #expect(Self.numeric.count >= 15, "\(Self.numeric.map(\.testDescription))")
    #expect(names == Set(NumberBound.all.map(\.option)).union(["--seed", "--deadline"]))
  }

  @Test(arguments: numeric) func everyNumericOptionHasItsLimits(_ option: Option) throws {
    for value in ["9223372036854775808", "-1", "1\(String(repeating: "0", count: 60))"] {
      // A seed is any number of 64 bits.
      if option.name == "--seed", value == "9223372036854775808" { continue }
      #expect(Self.refusal(option, value) != nil, "\(value)")
    }
    if option.name == "--seed" { return #expect(Self.refusal(option, "\(UInt64.max)") == nil) }
    guard let bound = NumberBound.all.first(where: { $0.option == option.name }) else {
      for value in ["0", "nan", "inf", "3600.5", "2147483648", "9223372036854775807"] {
        #expect(Self.refusal(option, value)?.contains("at most 3600") == true, "\(value)")
      }
      return #expect(Self.refusal(option, "3600") == nil)
    }
    let ends = (bound.range.lowerBound, bound.range.upperBound)
    #expect(Self.refusal(option, "\(ends.0)") == nil && Self.refusal(option, "\(ends.1)") == nil)
    for value in [ends.0 - 1, ends.1 + 1, 1 << 31, Int.max] {
      let said = Self.refusal(option, "\(value)")
      #expect(said == "\(option.name) is \(ends.0) to \(ends.1), not \(value)")
    }
  }

  /// The widest lines, in every command that lays out.
  @Test(arguments: ["inspect", "caret --at 2", "caret --all", "keys right", "explain"])
  func theWidestLinesAreLaidOut(_ command: String) throws {
    for width in ["1", "\(NumberBound.width.range.upperBound)"] {
      let result = try Program.run(
        command.split(separator: " ").map(String.init) + [
          "--width", width, "--text", "a \u{5D0} b",
        ])
      #expect(result.status == 0 && !result.output.isEmpty, "\(result.errors)")
    }
  }

  /// One line must not end the answering of all others.
  @Test(arguments: [
    "0", "-1", "100001", "2147483648", "4611686018427387904", "9223372036854775807",
    "9223372036854775808", "99999999999999999999999999999999",
  ])
  func aCaseOfAnImpossibleWidthIsDeclined(_ width: String) throws {
    let good = "0061 05D0;width=10;;0<;right"
    let result = try Program.run(
      ["cases", "serve"], input: Array("0061;width=\(width);;0<;right\n\(good)\n".utf8))
    let lines = result.output.split(separator: "\n")
    #expect(result.status == 0 && lines.count == 2, "\(result.errors)")
    #expect(lines.first == "? 'width=' needs one of: columns, 1 to 100000", "\(lines)")
    #expect(lines.last?.hasPrefix("0061 05D0;") == true)
  }

  /// Help is set in as many columns as a variable says, within bounds, and an error is told
  /// whatever it says.
  @Test(arguments: [
    "", "x", "-9223372036854775808", "-1", "0", "1", "5", "26", "27", "79", "2147483648",
    "9223372036854775807", "9223372036854775808",
  ])
  func theWidthOfHelpIsBounded(_ columns: String) throws {
    for (words, status) in [
      ("help inspect", 0), ("inspect --help", 0), ("--help", 0), ("inspect --nothing", 64),
      ("inspect --width x", 64), ("--version", 0),
    ] {
      let result = try Program.shell("COLUMNS='\(columns)' LINES='\(columns)' $BIDISCOPE \(words)")
      #expect(result.status == status, "\(words): \(result.errors)")
      #expect(!(result.output + result.errors).isEmpty)
    }
  }

  @Test(arguments: ["1:0..1:9999999999", "1:0..9223372036854775808:0", "2147483648:0..1:0"])
  func aSelectionOfImpossiblePlacesIsRefused(_ places: String) throws {
    let result = try Program.run(["inspect", "--text", "a", "--select", places])
    #expect(result.status == 64 && result.errors.contains("--select needs"), "\(result.errors)")
  }

  @Test(arguments: [
    ("duration", "-9223372036854775808"), ("relative", "-9223372036854775808"),
    ("bytes", "-9223372036854775808"), ("bytes", "9223372036854775807"),
    ("number", "-99999999999999999999999999999"), ("duration", "999999999999"),
  ])
  func theGreatestValuesAreFormattedOrRefused(_ way: String, _ value: String) throws {
    let result = try Program.run(["format", value, "--as", way])
    #expect([0, 64].contains(result.status), "\(result.errors)")
  }
}
