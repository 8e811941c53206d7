import Foundation
import TestSupport
import Testing
import Wording

@testable import bidiscope

/// The names that the documents list, held against those that the program has.
@Suite struct DocumentedNamesTests {
  /// The words that a help lists after a heading, up to the full stop.
  private static func listed(_ command: [String], after heading: String) throws -> [String] {
    let help = try Program.run(command + ["--help"]).output
      .replacing("\n", with: " ").replacing("  ", with: " ")
    let start = try #require(help.firstRange(of: heading))
    let end = try #require(help[start.upperBound...].firstRange(of: ". "))
    return help[start.upperBound..<end.lowerBound].replacing(" ", with: "")
      .split(separator: ",").map(String.init)
  }

  /// The values that a help gives an option.
  private static func values(_ command: [String], _ option: String) throws -> [String] {
    let help = try Program.run(command + ["--help"]).output
    let start = try #require(help.firstRange(of: "  \(option)"))
    let words = help[start.upperBound...].replacing(/\s+/, with: " ")
    let list = try #require(words.firstMatch(of: /\(values: ([^;)]*)/)?.output.1)
    return list.split(separator: ", ").map(String.init)
  }

  private static func missing(_ names: [String], in page: String) throws -> [String] {
    let page = try DocumentPage(page)
    return names.filter { !page.names($0) }
  }

  @Test func everyStrategyIsNamed() throws {
    let names = try Self.listed(["direction"], after: "Strategies: ")
    #expect(names.count >= 32)
    #expect(try Self.missing(names, in: "docs/directions.md") == [])
  }

  @Test func everyRuleOfLintIsNamed() throws {
    let names = try Self.listed(["lint"], after: "The rules: ").map {
      String($0.prefix { $0 != ";" })
    }
    #expect(names.count >= 14)
    #expect(try Self.missing(names, in: "docs/fixing.md") == [])
  }

  @Test func everyCalendarIsNamed() throws {
    let names = try Self.listed(["calendar"], after: "Calendars and variants: ")
    #expect(names.count >= 27)
    #expect(try Self.missing(names, in: "docs/calendars.md") == [])
  }

  @Test func everyWayToFormatIsNamed() throws {
    let names = try Self.listed(["format"], after: "Ways: ").map {
      String($0.prefix { $0 != "[" })
    }
    #expect(names.count >= 20)
    #expect(try Self.missing(names, in: "docs/calendars.md") == [])
  }

  @Test func everyWayToTameATerminalIsNamed() throws {
    let names = try Self.values(["explore"], "--terminal-bidi <terminal-bidi>")
    #expect(names.count >= 7)
    #expect(try Self.missing(names, in: "docs/terminals.md") == [])
    let letters = try Self.values(["explore"], "--letters <letters>")
    #expect(try Self.missing(letters, in: "docs/terminals.md") == [])
  }

  /// Every setting is in the table, and the example is a configuration.
  @Test func everySettingIsNamed() throws {
    let page = try DocumentPage("docs/configuration.md")
    let example = try #require(page.blocks("json").first).joined(separator: "\n")
    _ = try ConfigurationFile(path: "docs/configuration.json").read(Array(example.utf8))
    let toml = try #require(page.blocks("toml").first).joined(separator: "\n")
    _ = try ConfigurationFile(path: "docs/configuration.toml").read(Array(toml.utf8))
    let rows = page.text.split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(ConfiguredSetting.all.count >= 16)
    for setting in ConfiguredSetting.all {
      let row = rows.first { $0.split(separator: "|")[0].contains("`\(setting.name)`") }
      #expect(row != nil, "\(setting.name)")
      if let option = setting.option {
        #expect(row?.contains("`--\(option)`") == true, "\(option)")
      }
    }
  }

  /// The table beside other programs counts what there is.
  @Test func theCountsAreThose() throws {
    let page = try DocumentPage("docs/comparison.md").text
    let keyboards = try Program.run(["keyboards"]).output.split(separator: "\n")
      .count { $0.contains("right-to-left") }
    #expect(page.contains("| right-to-left keyboards of its own | \(keyboards) |"))
    let strategies = try Self.listed(["direction"], after: "Strategies: ").count
    #expect(page.contains(" | \(strategies) strategies |"))
    #expect(page.contains("| calendars | 27 |"))
  }

  /// The case that the page shows passes.
  @Test func theCaseThatIsShownPasses() throws {
    let page = try DocumentPage("docs/cases.md")
    let lines = try #require(page.blocks("").first { $0.first == "bidiscope-cases 1" })
    let file = FileManager.default.temporaryDirectory.appending(
      path: "bidiscope-shown-\(ProcessInfo.processInfo.processIdentifier).cases")
    try lines.joined(separator: "\n").appending("\n").write(
      to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let result = try Program.run(["cases", "run", file.path])
    #expect(result.status == 0, "\(result.output)\(result.errors)")
  }
}
