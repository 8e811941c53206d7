import Foundation
import TestSupport
import Testing

/// The command lines that the documents show, each run as a reader would type it.
@Suite struct ShownCommandsTests {
  /// The lines of blocks marked `sh`, with the page that shows them.
  private static func lines() throws -> [(page: String, line: String)] {
    try DocumentPage.all().flatMap { page in
      page.blocks("sh").joined().filter { $0.hasPrefix("bidiscope") }
        .map { (page.path, String($0)) }
    }
  }

  /// What opens the explorer needs a terminal; its options are read all the same.
  private static func opensTheExplorer(_ line: String, _ commands: Set<String>) -> Bool {
    let words = line.split(separator: " ").dropFirst()
    return words.first.map { !commands.contains(String($0)) } ?? true
  }

  private static func commands() throws -> Set<String> {
    let help = try Program.run(["--help"]).output
    let list = try #require(help.firstRange(of: "COMMANDS:"))
    return Set(
      help[list.upperBound...].matches(of: /(?m)^ {2}([a-z]+)\s/).map { String($0.output.1) })
  }

  @Test func everyLineIsUnderstoodAndAnswers() throws {
    let commands = try Self.commands()
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "bidiscope-shown-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // What a line writes is written beside links to what it reads.
    for name in ["Samples"] {
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: name),
        withDestinationURL: InspectTests.root.appending(path: name))
    }
    let lines = try Self.lines()
    #expect(lines.count >= 20)
    for (page, line) in lines {
      let asked = Self.opensTheExplorer(line, commands) ? line.withHelp : line
      let command = asked.replacing(/^bidiscope/, with: "\"$BIDISCOPE\"")
      let result = try Program.shell(
        """
        cd '\(folder.path)' && export HOME=$PWD XDG_STATE_HOME=$PWD XDG_CONFIG_HOME=$PWD
        \(command) < /dev/null
        """)
      #expect(result.status <= 1 && result.errors.isEmpty, "\(page): \(line): \(result.errors)")
      let isWritten = line.contains(" > ")
      #expect(result.output.isEmpty == isWritten, "\(page): \(line) prints nothing")
    }
  }

  /// What lines of the documents are marked as is known: a new mark would be read by no test.
  @Test func everyBlockHasAKnownMark() throws {
    for page in try DocumentPage.all() {
      let fences = page.text.split(separator: "\n").filter { $0.hasPrefix("```") }
      #expect(fences.count.isMultiple(of: 2), "\(page.path)")
      #expect(Set(fences).isSubset(of: ["```", "```sh", "```json", "```toml"]), "\(page.path)")
    }
  }
}

extension String {
  /// The line asking for help in place of a screen, its comment left out.
  fileprivate var withHelp: String {
    let end = firstRange(of: "  #")?.lowerBound ?? endIndex
    return self[..<end] + " --help"
  }
}
