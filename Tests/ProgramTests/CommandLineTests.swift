import Testing

@testable import bidiscope
import Wording

/// What the first words of a command line mean.
@Suite struct CommandLineTests {
  private static let commands = ["inspect", "explain", "rules", "keys", "check"]

  private func suggestion(_ words: String..., files: Set<String> = []) -> String? {
    CommandLineWords(words: words).suggestion(among: Self.commands) { files.contains($0) }?.instead
  }

  @Test func aWordNearACommandIsQuestioned() {
    #expect(suggestion("explian") == "explain")
    #expect(suggestion("inspct", "--text", "a") == "inspect")
    #expect(suggestion("key") == "keys")
    #expect(suggestion("version") == "--version")
    #expect(suggestion("versoin") == "--version")
    #expect(suggestion("hlep") == "--help")
  }

  @Test func aFileIsOpened() {
    #expect(suggestion("explian", files: ["explian"]) == nil)
    #expect(suggestion("./explian") == nil)
    #expect(suggestion("notes.txt") == nil)
    #expect(suggestion("letter") == nil)
    #expect(suggestion("explain") == nil)
    #expect(suggestion("-") == nil)
    #expect(suggestion("--explian") == nil)
    #expect(suggestion() == nil)
  }

  @Test func wordsThatTheParserWouldMisread() {
    func parsable(_ words: String...) -> [String] { CommandLineWords(words: words).parsable }
    #expect(parsable("-V") == ["--version"])
    #expect(parsable("inspect", "--width", "-4") == ["inspect", "--width=-4"])
    #expect(parsable("inspect", "--", "-4") == ["inspect", "--", "-4"])
    #expect(parsable("inspect", "--width=4", "-4") == ["inspect", "--width=4", "-4"])
    #expect(parsable("keys", "--text", "a", "-") == ["keys", "--text", "a", "-"])
  }

  /// A file or an option's value may be called as a command is: then the whole program's parser
  /// decides.
  @Test func wordsThatMayNameACommand() {
    func mayName(_ words: String...) -> Bool {
      CommandLineWords(words: words).mayName(oneOf: Self.commands)
    }
    #expect(!mayName())
    #expect(!mayName("notes.txt", "--letters", "latin"))
    #expect(mayName("explain", "notes.txt"))
    #expect(mayName("--text", "explain"))
    #expect(mayName("--", "explain"))
    #expect(mayName("help", "explain"))
  }

  @Test func versionAndHelp() throws {
    for flag in ["--version", "-V"] {
      let result = try Program.run([flag])
      #expect(result.status == 0)
      #expect(result.line.contains(/^bidiscope \S+, Unicode \d+\.\d+, ICU \d+\.\d+$/))
    }
    for flag in ["--help", "-h", "help"] {
      let help = try Program.run([flag]).output
      let options = try #require(help.firstRange(of: "--letters"))
      let commands = try #require(help.firstRange(of: "COMMANDS:"))
      #expect(options.lowerBound < commands.lowerBound)
      #expect(help.contains("<file>") && help.contains("--text"))
      #expect(help[commands.upperBound...].contains("inspect"))
    }
  }

  @Test func wrongUsageIsNamedInOneLineWithItsStatus() throws {
    let cases: [([String], String)] = [
      (["explian"], "did you mean 'explain'?"),
      (["version"], "did you mean '--version'?"),
      (["inspect", "--width", "-4", "--text", "a"], "--width is 1 to 100000, not -4"),
      (["inspect", "--direction", "foo", "--text", "a"], "one of the following: auto, ltr, rtl"),
      (["caret", "--colour", "x", "--at", "0", "--text", "abc"], "Unknown option '--colour'"),
      (["explain", "--strategy", "uax9", "--text", "a"], "Unknown option '--strategy'"),
      (["inspect", "--text", "a", "README.md"], "either a file or --text"),
    ]
    for (arguments, words) in cases {
      let result = try Program.run(arguments)
      #expect(result.status == 64, "\(arguments)")
      #expect(result.errors.hasPrefix("bidiscope: "))
      #expect(result.errors.contains(words), "\(arguments): \(result.errors)")
      #expect(result.errors.split(separator: "\n").count == 1)
      #expect(result.output.isEmpty)
    }
  }
}
