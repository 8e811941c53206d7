import Foundation
import Testing

/// The statuses of every command, against the one table.
@Suite struct StatusTests {
  private static let liar = "while read line; do echo '0;0 0;0 1'; done"
  private static let missing = "/no/such/file"

  /// Lines of the shell, by the status that each ends with; `$BIDISCOPE` is the program.
  private static let lines: [(line: String, status: Int32)] = [
    ("inspect --text a", 0), ("inspect \(missing)", 2), ("inspect --lines \(missing)", 2),
    ("inspect --text a --engine 'exit 3'", 2), ("inspect --frob", 64),
    ("caret --text a --at 0", 0), ("caret --at 0 \(missing)", 2), ("caret --text a --at 9", 64),
    ("keys --text a right", 0), ("keys --text a frob", 64),
    ("fix --text a", 0), ("fix --text 'ABC +972-50-123' --pseudo", 1),
    ("fix --text a --want b", 1), ("fix \(missing)", 2), ("fix --frob", 64),
    ("direction --text a", 0), ("direction \(missing)", 2), ("direction --strategy x", 64),
    ("type --keyboard hebrew a", 0), ("type --keyboard /no.layout a", 2),
    ("type --keyboard frob a", 64),
    ("keyboards", 0), ("keyboards /no.layout", 2), ("keyboards frob", 64),
    ("calendar --date 2025-01-01", 0), ("calendar --date frob", 64),
    ("format 1", 0), ("format 1 2", 64),
    ("explain --text a", 0), ("explain \(missing)", 2), ("explain --rule frob --text a", 64),
    ("recover", 0), ("recover show none", 2), ("recover frob", 64),
    ("rules W1", 0), ("rules frob", 64),
    ("config show", 0), ("config set frob 1", 64),
    ("lessons", 0), ("lessons frob", 64), ("samples", 0), ("samples frob", 64),
    ("play", 0), ("play frob", 64),
    ("locales", 0), ("locales --available '!'", 64),
    ("identify --text abc", 0), ("identify \(missing)", 2), ("identify --format x", 64),
    ("lint --explain torn", 0), ("lint \(missing)", 2), ("lint --only frob", 64),
    ("lsp --help", 0), ("lsp --frob", 64),
    ("terminal", 0), ("terminal --frob", 64),
    ("explore --text a", 2), ("--frob", 64), ("frob-nothing/at/all", 2),
    ("check --random 50", 0), ("check --engine \"\(liar)\" --case '0061 0062;1'", 1),
    ("check --case '0061;0'", 0), ("check \(missing)", 2),
    ("check --engine 'exit 3' --case '0061;0'", 2), ("check --engine /no/engine --random 10", 2),
    ("check --engine 'while read line; do echo x; done' --case '0061;0'", 2),
    // What differs before an engine dies does not hide that it died.
    ("check --engine \"read line; echo '0;0;0'; exit\" --case '05D0;0' --case '0061;0'", 2),
    ("check --case frob", 64), ("check --engine ''", 64), ("check /dev/null", 2),
    ("cases run '\(motion)'", 0), ("cases run /dev/null", 2), ("cases run \(missing)", 2),
    ("cases run", 64), ("cases run '\(motion)' --only 'Left in' --engine 'exit 3'", 2),
    (
      "cases run '\(motion)' --only Left --engine \"while read line; do echo '0061;0<;0<;'; done\"",
      1
    ),
  ]

  private static let motion = InspectTests.root.appending(path: "Samples/cases/motion.cases").path

  /// Commands that are there have lines above: one that ends well, and one with wrong usage.
  @Test func everyCommandIsAsked() throws {
    let help = try Program.run(["help"]).output
    let commands = try #require(help.firstRange(of: "COMMANDS:").map { help[$0.upperBound...] })
    let names = commands.matches(of: /(?m)^  ([a-z]+)(?: |$)/).map { String($0.1) }
    #expect(names.count > 15)
    for name in names where name != "explore" {
      let statuses = Self.lines.filter { $0.line == name || $0.line.hasPrefix(name + " ") }
      #expect(
        statuses.contains { $0.status == 0 } && statuses.contains { $0.status == 64 }, "\(name)")
    }
  }

  /// A reader that has seen enough is no error, and hides nothing.
  @Test func aBrokenPipeKeepsTheStatus() throws {
    for (line, status) in Self.lines {
      let result = try Program.shell(
        "{ \"$BIDISCOPE\" \(line) < /dev/null; echo $? >&3; } 3>&2 2>/dev/null | true")
      #expect(result.errors.hasSuffix("\(status)\n"), "\(line): \(result.errors)")
    }
  }

  /// An engine does not get the number of a stream that is closed, with what was meant for that.
  @Test func whatGoesToAClosedOutputIsLost() throws {
    for line in [
      "inspect --text a", "inspect --text a --engine \"\(Self.liar)\"", "check --random 5",
    ] {
      let result = try Program.shell("\"$BIDISCOPE\" \(line) <&- >&-")
      #expect(result.status == 74 || result.status == 2, "\(line): \(result.errors)")
    }
  }

  @Test func everyStatusIsThatOfTheTable() throws {
    for (line, status) in Self.lines {
      let result = try Program.shell(
        "\"$BIDISCOPE\" \(line) < /dev/null")
      #expect(result.status == status, "\(line): \(result.errors)")
    }
  }

  /// Whatever a command prints, and whatever it found before: what was lost is told.
  @Test func whatCannotBeWrittenHasItsOwnStatus() throws {
    let printing = Self.lines.filter { $0.status <= 1 } + [("--help", 0), ("cases run --help", 0)]
    for (line, _) in printing where !line.hasPrefix("keys") || line.contains("right") {
      let result = try Program.shell("\"$BIDISCOPE\" \(line) < /dev/null > /dev/full")
      #expect(result.status == 74, "\(line): \(result.errors)")
    }
    let save = try Program.shell(
      "\"$BIDISCOPE\" check --engine \"\(Self.liar)\" --case '0061 0062;1' --save /no/such/folder/file"
    )
    #expect(save.status == 74 && save.errors.contains("/no/such/folder/file"))
  }

  /// The table of the document is the program's.
  @Test func theDocumentHasTheTable() throws {
    let help = try Program.run(["help"]).output
    let document = try DocumentPage("docs/commands.md").text
    let rows = help.matches(of: /(?m)^  (\d+) +(.+)$/).map { ($0.1, $0.2) }
    #expect(rows.map(\.0) == ["0", "1", "2", "64", "74"])
    for (status, words) in rows { #expect(document.contains("\n| \(status) | \(words) |\n")) }
  }
}
