import Foundation
import Testing

/// Wrong usage of every command has the status 64 and one line that says what is wrong; what fails
/// though the command line is right has the status 1.
@Suite struct UsageTests {
  /// A wrong command line: its words, and how the line begins that tells what is wrong.
  private static let wrong: [(words: [String], line: String)] = [
    (["-", "-"], "the standard input can be read only once"),
    (
      ["--plain", "README.md", "-"],
      "without a screen the standard input is for your lines, not for a text"
    ),
    (["--text", "a", "README.md"], "give either a file or --text, not both"),
    (
      ["--no-restore", "play", "deletion"],
      "'play' is a command, and stands before its options; ./play is a file"
    ),
    (["--text", "a", "--colour", "x"], "Unknown option '--colour'"),
    (["--pseudo"], "--pseudo applies to --text only"),
    (["--engine", "", "--text", "a"], "--engine needs a command, not ''"),
    (["--direction", "foo"], "The value 'foo' is invalid for '--direction <direction>'"),
    (["--controls", "foo"], "The value 'foo' is invalid for '--controls <controls>'"),
    (["--letters", "foo"], "The value 'foo' is invalid for '--letters <letters>'"),
    (["--terminal-bidi", "foo"], "The value 'foo' is invalid for '--terminal-bidi"),
    (["--text"], "Missing value for '--text <s>'"),
    (["--plain", "--bogus"], "Unknown option '--bogus'"),
    (["--generate-completion-script", "foo"], "Can't generate completion scripts for 'foo'"),
    (["help", "foo"], "there is no command called 'foo'"),
    (["inspect", "--text", "a", "README.md"], "give either a file or --text, not both"),
    (["inspect", "--select", "1", "--text", "a"], "--select needs LINE:COLUMN..LINE:COLUMN"),
    (["inspect", "--select", "9:0..9:1", "--text", "a"], "--select: the text has no line 9"),
    (["inspect", "--select", "1:0..1:9", "--text", "a"], "--select: line 1 ends at column 1"),
    (["inspect", "--engine", "", "--text", "a"], "The value '' is invalid for '--engine"),
    (
      ["inspect", "--keyboard", "foo", "--text", "a"], "The value 'foo' is invalid for '--keyboard"
    ),
    (["inspect", "--policy", "foo", "--text", "a"], "The value 'foo' is invalid for '--policy"),
    (["inspect", "--width", "x", "--text", "a"], "The value 'x' is invalid for '--width"),
    ([""], "a file's name is empty"), (["inspect", ""], "a file's name is empty"),
    (["inspect", "--width", "0", "--text", "a"], "--width is 1 to 100000, not 0"),
    (["inspect", "--format", "xml", "--text", "a"], "The value 'xml' is invalid for '--format"),
    (["inspect", "--lines", "--format", "text"], "--lines prints JSON"),
    (["caret", "--text", "a"], "give either --at or --all"),
    (["caret", "--text", "a", "--at", "7"], "--at: the text has gaps 0 to 1, not 7"),
    (["caret", "--text", "a", "--at", "-1"], "--at is 0 to 1073741824, not -1"),
    (["caret", "--at", "0", "a", "b"], "caret reads one text"),
    (["caret", "--affinity", "foo", "--at", "0"], "The value 'foo' is invalid for '--affinity"),
    (["keys", "left"], "Missing expected argument '--text <s>'"),
    (["keys", "--text", "a"], "Missing expected argument '<keys> ...'"),
    (["keys", "--text", "a", "frobnicate"], "'frobnicate' is not a key"),
    (["keys", "--text", "a", "click 9:9"], "'click 9:9' is not a place on the screen"),
    (
      ["keys", "--text", "a", "--motion", "foo", "left"], "The value 'foo' is invalid for '--motion"
    ),
    (["keys", "--text", "a", "--words", "foo", "left"], "The value 'foo' is invalid for '--words"),
    (["keys", "--text", "a", "--wraps", "foo", "left"], "The value 'foo' is invalid for '--wraps"),
    (["type", "a"], "Missing expected argument '--keyboard <name>'"),
    (["type", "--keyboard", "arabizi"], "give at least one <word>, or --text"),
    (
      ["type", "--keyboard", "arabizi", "--candidates", "0", "a"], "--candidates is 1 to 50, not 0"
    ),
    (["type", "--keyboard", "foo", "a"], "The value 'foo' is invalid for '--keyboard"),
    (["keyboards", "foo"], "there is no keyboard 'foo'; 'bidiscope keyboards' lists them"),
    (["keyboards", "--format", "layout"], "--format layout needs a layout's name"),
    (["keyboards", "arabizi", "--format", "layout"], "'arabizi' has no table"),
    (["direction", "--strategy", "foo", "--text", "a"], "there is no strategy 'foo'"),
    (["direction", "--direction", "ltr", "--text", "a"], "Unknown option '--direction'"),
    (["direction", "--locale", "foo", "--text", "a"], "The value 'foo' is invalid for '--locale"),
    (["direction", "--lines", "--cursor-line", "0"], "--cursor-line is 1 to 1073741824, not 0"),
    (
      ["direction", "--cursor-line", "3", "--text", "a"],
      "--cursor-line: the text has 1 line, not 3"
    ),
    (["fix", "--text", "a", "--text", "b"], "give --text once: each run reads one text"),
    (["direction", "--timeline", "--summary"], "--timeline draws text; leave out --summary"),
    (["explain", "--rule", "Z9", "--text", "a"], "there is no rule 'Z9'; the rules are P1, P2"),
    (["explain", "--at", "9", "--text", "a"], "--at: the text has offsets 0 to 0, not 9"),
    (["explain", "--at", "0", "--text", ""], "--at: the text is empty"),
    (["explain", "--width", "0", "--text", "a"], "--width is 1 to 100000, not 0"),
    (["explain", "--strategy", "uax9", "--text", "a"], "Unknown option '--strategy'"),
    (
      ["lint", "--show", "--format", "json", "README.md"],
      "--show prints no findings; leave out --format json"
    ),
    (["lint", "--show", "--fix", "README.md"], "--show prints no findings; leave out --fix"),
    (["lint", "--explain", "torn", "--show"], "--explain prints no findings; leave out --show"),
    (["lint", "--diff", "--format", "tap"], "--diff prints no findings; leave out --format tap"),
    (["rules", "ZZ"], "there is no rule, definition, class or term 'ZZ'"),
    (["check", "--random", "0"], "--random is 1 to 1000000000, not 0"),
    (["check", "--first", "-1"], "--first is 0 to 1000000, not -1"),
    (["check", "--case", "foo"], "--case needs code points and a direction"),
    (["check", "--seed", "-1"], "The value '-1' is invalid for '--seed"),
    (["check", "--deadline", "0"], "--deadline is above 0 and at most 3600 seconds"),
    (["check", "--engine", ""], "The value '' is invalid for '--engine"),
    (["calendar", "--date", "foo"], "'foo' is not a day"),
    (["calendar", "--on", "foo"], "'foo' is not a date"),
    (["calendar", "--calendar", "foo"], "there is no calendar 'foo'"),
    (["calendar", "--locale", "foo"], "there is no locale 'foo'"),
    (["calendar", "--from", "2026-01-01"], "--from and --to go together"),
    (["calendar", "--date", "1700-01-01"], "1700-01-01 is out of range"),
    (["calendar", "foo"], "Unexpected argument 'foo'"),
    (["format"], "a value is missing"),
    (["format", "1", "--as", "foo"], "there is no formatter 'foo'"),
    (["format", "1", "--locale", "qqqq"], "there is no locale 'qqqq'"),
    (["format", "1", "--in", "none"], "the sentence must have {} once"),
    (["format", "1", "2"], "one value at a time, not '2'"),
    (["format", "--lcoale", "he", "1234"], "Unknown option '--lcoale'"),
    (["format", "--foo=bar"], "Unknown option '--foo'"),
    (["format", "5", "-x"], "Unknown option '-x'"),
    (["format", "--message", "a", "--vlaue", "n=1"], "Unknown option '--vlaue'"),
    (["format", "--", "--foo"], "nothing formats '--foo' by itself"),
    (["format", "-5x", "--as", "number"], "'-5x' is not a number"),
    (["locales", "--available", "x!"], "--available: 'x!' is not a locale's name"),
    (["identify", "--format", "foo"], "The value 'foo' is invalid for '--format"),
    (["identify", "--text", "a", "b"], "give either a file or --text, not both"),
    (["recover", "frob"], "The value 'frob' is invalid for '<action>'"),
    (["recover", "show"], "show needs a name from the list"),
    (["recover", "list", "x"], "list takes no name"),
    (["recover", "--to", "x"], "--to goes with restore"),
    (["terminal", "--terminal-bidi", "foo"], "The value 'foo' is invalid for '--terminal-bidi"),
  ]

  @Test func wrongUsageIsNamedInOneLineWithItsOwnStatus() throws {
    for (words, line) in Self.wrong {
      let result = try Program.run(words)
      #expect(result.status == 64, "\(words)")
      #expect(result.errors.hasPrefix("bidiscope: \(line)"), "\(words): \(result.errors)")
      #expect(result.errors.split(separator: "\n").count == 1, "\(words)")
    }
  }

  /// The first lines of what fails.
  private static let failing: [(words: [String], line: String)] = [
    (["inspect", "no/such/file"], "no/such/file: No such file or directory"),
    (["direction", "no/such/file"], "no/such/file: No such file or directory"),
    (["direction", "--lines", "no/such/file"], "no/such/file: No such file or directory"),
    (["caret", "--at", "0", "no/such/file"], "no/such/file: No such file or directory"),
    (["explain", "no/such/file"], "no/such/file: No such file or directory"),
    (["check", "no/such/file"], "no/such/file: No such file or directory"),
    (["identify", "--lines", "no/such/file"], "no/such/file: No such file or directory"),
    (["type", "--keyboard", "no/such.layout", "a"], "no/such.layout: No such file or directory"),
    (["keyboards", "no/such.layout"], "no/such.layout: No such file or directory"),
    (
      ["inspect", "--keyboard", "no/such.layout", "--text", "a"],
      "no/such.layout: No such file or directory"
    ),
    (["inspect", "--engine", "./no-such-engine", "--text", "a"], "./no-such-engine could not"),
    (["recover", "show", "no-such-text"], "there is no unsaved text 'no-such-text'"),
  ]

  @Test func whatCannotBeReadOrAskedHasTheStatusTwo() throws {
    for (words, line) in Self.failing {
      let result = try Program.run(words)
      #expect(result.status == 2, "\(words)")
      #expect(result.errors.hasPrefix("bidiscope: \(line)"), "\(words): \(result.errors)")
      #expect(result.errors.split(separator: "\n").count == 1, "\(words)")
    }
  }

  /// Where help lists what an option may be, shells complete that.
  @Test(arguments: [
    ("--direction", "rtl"), ("--as", "markdown"), ("--as", "xcstrings"), ("--policy", "natural"),
    ("--strategy", "all"), ("--terminal", "kitty"), ("--words", "hull"), ("--wraps", "two"),
    ("--motion", "mixed"), ("--language", "he"), ("--engine", "fribidi"), ("--skip", "torn"),
  ]) func shellsCompleteNames(_ option: String, _ name: String) throws {
    let script = try Program.run(["--generate-completion-script", "bash"]).output
    let lines = script.split(separator: "\n", omittingEmptySubsequences: false)
    let places = lines.indices.dropLast().filter { lines[$0] == "    '\(option)')" }
    #expect(places.contains { lines[$0 + 1].contains("'\(name)'") })
  }

  @Test func shellsAskForTheNamesOfKeyboards() throws {
    let line = ["bidiscope", "type", "--keyboard", "heb"]
    let result = try Program.run(["---completion", "type", "--", "--keyboard", "3", "3"] + line)
    #expect(result.status == 0)
    let names = result.output.split(separator: "\n")
    #expect(names.starts(with: ["ltr", "rtl"]) && names.contains("hebrew-phonetic"))
  }
}
