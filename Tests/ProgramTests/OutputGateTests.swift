import Foundation
import Testing

/// Whatever a text, a name, a file or an engine holds, no command writes a control or an escape
/// sequence.
@Suite struct OutputGateTests {
  /// One of every kind of scalar that must not get out: C0 and C1 with whole escape sequences, bidi
  /// and other format characters of every plane, both separators, tags, noncharacters.
  static let hostile =
    "a\u{1B}[2J\u{1B}]0;x\u{07}\u{9B}31m\u{9D}0;y\u{9C}\u{08}\u{0D}\u{7F}\u{85}\u{202E}\u{2066}\u{2069}"
    + "\u{200E}\u{200F}\u{061C}\u{2028}\u{2029}\u{AD}\u{600}\u{6DD}\u{70F}\u{891}\u{8E2}\u{180E}"
    + "\u{200B}\u{2060}\u{FEFF}\u{FFF9}\u{110BD}\u{13430}\u{1BCA0}\u{1D173}\u{E0001}"
    + "\u{E0041}\u{E007F}\u{5D0}\u{5B0}b"
    + String([0xFFFE, 0xFDD0, 0x1FFFF].compactMap(Unicode.Scalar.init).map(Character.init))

  /// The same in one line, as a name for a file: with a line feed that must not begin a line of a
  /// report.
  static let name = hostile.replacingOccurrences(of: "/", with: "") + "\nnot ok 1 # SKIP"

  /// Hostile uses of each command; FILE stands for a hostile file of a hostile name, BAD for a file
  /// of conformance lines that is one as well, ENGINE for a program that answers with hostile
  /// bytes.
  static let uses: [String: [[String]]] = [
    "explore": [[name], ["--plain", "FILE"], ["--direction", hostile], ["--key\(hostile)"]],
    "terminal": [[], ["--terminal-bidi", hostile]],
    "inspect": [
      ["FILE"], ["FILE", "FILE"], ["--format", "json", "FILE", "FILE"], ["--text", hostile],
      ["--format", "json", "--text", hostile], ["--lines", "FILE"], [name],
      ["--text", hostile, "--select", "1:0..1:5"], ["--select", hostile, "--text", "a"],
      ["--engine", "icu", "FILE"], ["--engine", "ENGINE", "FILE"], ["--pseudo", "--text", hostile],
      ["--width", hostile], ["--markup", "html", "FILE"], ["--markup", "html", "--text", hostile],
      ["--markup", "html", "--format", "json", "FILE"], ["--markup", hostile, "FILE"],
      ["--unescape", "--text", #"\u202E\x1B[2J&#x9B;%D7%90"# + hostile],
    ],
    "direction": [
      ["FILE", "FILE"], ["--strategy", "all", "--text", hostile], ["--strategy", hostile, "FILE"],
      ["--timeline", "--lines", "FILE", "FILE"], ["--format", "json", "FILE", "FILE"], [name],
    ],
    "caret": [
      ["--at", "3", "FILE"], ["--at", "3", "--format", "json", "FILE"], ["--at", hostile, "FILE"],
      ["--at", "9", "--text", hostile], ["--at", "1", name],
    ],
    "keys": [
      ["--text", hostile, "right", "S-right", "\"\(hostile)\""], ["--text", "a", hostile],
      ["--pseudo", "--text", hostile, "left", "backspace"],
    ],
    "check": [
      ["FILE"], ["BAD"], ["--format", "tap", "BAD"], ["--format", "json", "BAD"], [name],
      ["--engine", "ENGINE", "BAD"], ["--engine", "ENGINE", "--format", "tap", "BAD"],
      ["--engine", "ENGINE", "--format", "json", "BAD"],
      ["--engine", "ENGINE", "--random", "20"], ["--engine", ": \(name)", "--random", "60"],
      ["--engine", ": \(name)", "--random", "60", "--format", "tap"],
      ["--engine", ": \(name)", "--random", "60", "--format", "json"],
      ["--engine", "icu", "--random", hostile], ["--format", hostile],
    ],
    "cases": [
      ["run", "FILE"], ["run", "--format", "tap", "FILE"], ["run", "--engine", "ENGINE", "FILE"],
      ["run", "--only", hostile, "FILE"], ["run", name], [hostile],
    ],
    "fix": [
      ["FILE", "FILE"], ["--format", "json", "FILE", "FILE"], ["--text", hostile],
      ["--want", hostile, "--text", "a"], [name], ["--as", hostile, "--text", "a"],
      ["--as", "swift", "--text", hostile], ["--as", "latex", "FILE"],
      ["--markup", "html", "--text", hostile],
    ],
    "lint": [
      ["FILE", "BAD"], ["--format", "json", "FILE"], ["--format", "sarif", "FILE"],
      ["--format", "github", "FILE"], ["--format", "tap", "FILE"], ["--format", "junit", "FILE"],
      ["--show", "FILE"], ["--show", "--as", "swift", "FILE"], ["--diff", "FILE"],
      ["--explain", "torn"],
      ["--explain", hostile], ["--only", hostile, "FILE"], ["--as", "c", "FILE"], [name],
    ],
    "lsp": [[], [hostile]],
    "explain": [
      ["FILE", "FILE"], ["--format", "json", "FILE", "FILE"], ["--format", "markdown", "FILE"],
      ["--text", hostile, "--at", "7"], ["--rule", hostile, "FILE"], [name],
    ],
    "rules": [[], ["--format", "markdown"], ["--format", "json"], [hostile], ["L3"]],
    "lessons": [[], [hostile], ["levels"], ["check", hostile], ["check", "FILE"]],
    "play": [[], [hostile], ["roman-urdu"]],
    "samples": [[], [hostile], ["isolates"], ["persian"]],
    "type": [
      ["--keyboard", "hebrew", "--", hostile], ["--keyboard", hostile, "abc"],
      ["--keyboard", "hebrew", "--format", "json", "--", hostile],
      ["--keyboard", "arabizi", "--format", "json", "--text", hostile],
    ],
    "keyboards": [[], [hostile], ["hebrew"], ["hebrew", "--format", "json"]],
    "calendar": [
      ["--date", hostile], ["--on", hostile], ["--calendar", hostile], ["--locale", hostile],
      ["--date", "2024-03-11", "--locale", "ar", "--locale", "fa"],
      ["--date", "2024-03-11", "--locale", "ar", "--format", "json"],
    ],
    "format": [
      [hostile], ["1234.5", "--locale", hostile], ["1234.5", "--locale", "ar", "--locale", "fa"],
      ["-1234.5", "--locale", "ar", "--in", hostile + " {}"], ["1", "--as", hostile],
      ["-1234.5", "--locale", "he", "--format", "json", "--in", hostile + " {}"],
    ],
    "locales": [[], ["--available", hostile], ["--available", hostile, "--format", "json"]],
    "identify": [
      ["FILE"], ["--text", hostile], ["--text", hostile, "--format", "json"], ["--lines", "FILE"],
      [name],
    ],
    "config": [
      ["path"], ["check"], ["show"], [hostile], ["check", hostile], ["set", hostile, "x"],
      ["set", "language", hostile], ["set", "keys.\(hostile)", hostile],
    ],
    "recover": [
      [], [hostile], ["show", hostile], ["restore", hostile, "--to", name], ["list", hostile],
    ],
    "help": [[hostile], ["check", hostile]],
    "engine-fribidi": [[], [hostile]],
    "engine-supervisor": [[], [hostile]],
  ]

  /// A folder with the hostile files, gone after the body.
  private func withFiles<Result>(
    _ body: ([String: String]) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.path + "/" + Self.name
    let bad = file + "2"
    let bytes = Array((Self.hostile + "\n" + Self.hostile).utf8) + [0x9B, 0x32, 0x4A, 0xC2, 0x0A]
    try Data(bytes).write(to: URL(filePath: file))
    let lines =
      "0061;\(Self.hostile)\n\(Self.hostile)\n0061 05D0;0;0;0 1;0 1\nL \(Self.hostile); 7\n"
    try Data(lines.utf8).write(to: URL(filePath: bad))
    let engine = folder.appending(path: "engine").path
    let script = "while read line; do printf '\(Self.hostile)\\033[2J\\233\\n'; done\n"
    try Data(script.utf8).write(to: URL(filePath: engine))
    return try body(["FILE": file, "BAD": bad, "ENGINE": "/bin/sh '\(engine)' # \(Self.name)"])
  }

  @Test(arguments: uses.keys.sorted()) func nothingRawGetsOut(of command: String) throws {
    try withFiles { names in
      for use in Self.uses[command] ?? [] {
        let arguments = (command == "explore" ? [] : [command]) + use.map { names[$0] ?? $0 }
        let result = try Program.run(arguments, input: Array(Self.hostile.utf8) + [0x9B, 0x0A])
        let words: [String] = use.map { $0.count > 12 ? "…" : $0 }
        let label: String = command + " " + words.joined(separator: " ")
        #expect(TerminalOutput.faults(result.bytes) == [], "\(label)")
        let isSilent = command.hasPrefix("engine-") || command == "lsp" || use.contains("--diff")
        #expect(!result.bytes.isEmpty || isSilent, "\(label)")
        // A line feed in a name begins no line.
        let forged = result.output.split(separator: "\n").contains {
          $0.hasPrefix("not ok 1 # SKIP")
        }
        #expect(!forged, "\(label)")
        #expect(result.errors.split(separator: "\n").count <= 1, "\(label): \(result.errors)")
      }
    }
  }

  /// No command is forgotten here.
  @Test func everyCommandIsTried() throws {
    let help = try Program.run(["--help"]).output
    let list = help.components(separatedBy: "COMMANDS:").last ?? ""
    let commands = list.matches(of: /(?m)^  (\w[\w-]*)(?: {2,}| \(|$)/).map { String($0.1) }
    #expect(commands.count >= 9)
    #expect(commands.filter { Self.uses[$0] == nil } == [])
  }

  @Test func theEnvironmentIsNotBelieved() throws {
    let result = try Program.shell(
      "TERM='\(Self.hostile)' TERM_PROGRAM='\(Self.hostile)' TERM_PROGRAM_VERSION='\(Self.hostile)' "
        + "VTE_VERSION='\(Self.hostile)' KONSOLE_VERSION='\(Self.hostile)' \"$BIDISCOPE\" terminal")
    #expect(TerminalOutput.faults(result.bytes) == [])
    #expect(!result.output.isEmpty)
  }

  /// Escaped, and the same text when it is read back.
  @Test func jsonKeepsEveryScalar() throws {
    let result = try Program.run(["inspect", "--format", "json", "--text", Self.hostile])
    let root = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    #expect(root?["text"] as? String == Self.hostile)
    #expect(result.output.contains("\\uDB40\\uDC41"))
  }

  /// The exception: a text that goes on elsewhere has its controls, what is fixed and what is
  /// typed; of this one nothing else that `fix` writes has any.
  @Test func onlyPlainTextHasItsControls() throws {
    let text = "Results: \u{5D0}\u{5D1}\u{5D2} (3)"
    for form in [
      "html", "swift", "attributed", "json", "js", "java", "android", "icu", "rust", "python",
      "latex", "markdown",
    ] {
      let result = try Program.run(["fix", "--as", form, "--text", text])
      #expect(TerminalOutput.faults(result.bytes) == [], "\(form)")
      #expect(!result.bytes.isEmpty)
    }
    let plain = try Program.run(["fix", "--as", "plain", "--text", text])
    #expect(plain.output.unicodeScalars.contains("\u{2069}"))
    let typed = try Program.run(["type", "--keyboard", "hebrew", "--text", "a\u{2069}"])
    #expect(typed.output == "\u{5E9}\u{2069}\n")
  }

  /// HTML has references to all that hides but to U+0080 to U+009F, which a parser reads as others.
  @Test(arguments: ["html", "markdown"]) func onlyWhatHasNoReferenceIsRaw(_ form: String) throws {
    let output = try Program.run(["fix", "--as", form, "--text", Self.hostile]).output
    #expect(output.unicodeScalars.contains("\u{9B}") && !output.contains("FFFD"))
    #expect(!output.unicodeScalars.contains("\u{FFFD}"))
    let rest = output.unicodeScalars.filter { !(0x80...0x9F).contains($0.value) }
    #expect(TerminalOutput.faults(Array(String(rest).utf8)) == [])
  }

  /// What the tests look with sees what they look for.
  @Test func theParserSeesWhatIsRaw() {
    for scalar in Self.hostile.unicodeScalars where scalar.properties.generalCategory == .format {
      #expect(TerminalOutput.faults(Array("a\(scalar)b".utf8)).count == 1)
    }
    #expect(TerminalOutput.faults(Array("a\u{1B}[2Jb\u{9B}3mc".utf8)).count == 2)
    #expect(TerminalOutput.faults([0x61, 0x9B, 0x32]) == ["not UTF-8"])
    #expect(TerminalOutput.faults(Array("a \u{5D0}\u{5B0}\t\u{1F600}\n".utf8)).isEmpty)
  }
}
