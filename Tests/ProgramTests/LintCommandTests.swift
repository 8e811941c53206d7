import Foundation
import TestSupport
import Testing

/// `bidiscope lint` as users run it.
@Suite struct LintCommandTests {
  private static let torn = "\u{5D0}\u{5D1}: (800) 955-2292 \u{5D2}"
  private static let useless = "\u{5D0}\u{200F}\u{5D1}"

  /// Runs with a folder of files, gone afterwards.
  private func withFiles(_ files: [String: String], _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(folder.path)
  }

  private func lint(_ arguments: [String], input: String = "") throws -> Program.Result {
    try Program.run(["lint"] + arguments, input: Array(input.utf8))
  }

  /// The rules and the files of a report.
  private func found(_ arguments: [String]) throws -> [String] {
    let report = try lint(["--format", "json"] + arguments)
    let json = try JSONSerialization.jsonObject(with: Data(report.output.utf8)) as? [String: Any]
    let findings = json?["findings"] as? [[String: Any]] ?? []
    return findings.map {
      let file = ($0["file"] as? String ?? "").split(separator: "/").last ?? ""
      return "\(file) \($0["rule"] as? String ?? "")"
    }
  }

  @Test func statusesAreThoseOfTheFindings() throws {
    try withFiles(["clean.txt": "abc", "torn.txt": Self.torn]) { (folder: String) throws in
      #expect(try lint([folder + "/clean.txt"]).status == 0)
      #expect(try lint([folder]).status == 1)
      #expect(try lint([folder, "/no/such"]).status == 2)
      #expect(try lint(["--only", "frob", folder]).status == 64)
      #expect(try lint(["-"], input: Self.torn).status == 1)
      #expect(try lint(["--fix", folder]).status == 0)
      #expect(try lint([folder]).status == 0)
    }
  }

  @Test func treesAreWalked() throws {
    try withFiles([
      "a/x.txt": Self.torn, "a/y.txt": Self.torn, "a/.hidden.txt": Self.torn,
      "build/z.txt": Self.torn, "b/keep.log": Self.torn, "b/other.log": Self.torn,
      "bin.txt": "\u{0}" + Self.torn, ".gitignore": "build/\n*.log\n!keep.log\n",
      "b/.gitignore": "nothing\n",
    ]) { (folder: String) throws in
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/a/circle", withDestinationPath: folder)
      #expect(try found([folder]) == ["x.txt torn", "y.txt torn"])
      try Data("{\"as\": {\"*.log\": \"plain\"}}".utf8).write(
        to: URL(filePath: folder + "/.bidiscope-lint"))
      #expect(try found([folder]) == ["x.txt torn", "y.txt torn", "keep.log torn"])
      try Data("{\"skip\": [\"torn\"]}".utf8).write(
        to: URL(filePath: folder + "/a/.bidiscope-lint"))
      #expect(try found([folder]) == ["keep.log torn"])
      try Data("{\"frob\": 1}".utf8).write(to: URL(filePath: folder + "/a/.bidiscope-lint"))
      let wrong = try lint([folder])
      #expect(wrong.status == 2 && wrong.errors.contains("frob"))
    }
  }

  /// A compiler takes a NUL in a comment; what is named is read whatever it holds.
  @Test func whatHoldsNULIsReadWhereSomebodyReadsIt() throws {
    let hidden = "/*\u{202E} } \u{2066}if (a)\u{2069} \u{2066} begin */ /* \u{0} */\n"
    let text = Self.torn + "\n\u{0}\n"
    try withFiles([
      "nul.c": hidden, "bin.txt": text, "table.strings": "bplist00\u{0}" + text, "x.raw": hidden,
    ]) { (folder: String) throws in
      #expect(try found([folder]) == ["nul.c trojan-source"])
      #expect(try found([folder + "/bin.txt"]) == ["bin.txt torn"])
      // A shell names pictures, too.
      #expect(try lint([folder + "/x.raw"]).output == "1 binary file passed over.\n")
      #expect(try lint(["-"], input: text).status == 1)
      #expect(try found(["--as", "plain", folder]).contains("bin.txt torn"))
      #expect(try lint([folder]).output.hasSuffix("\n3 binary files passed over.\n"))
      let json = try JSONSerialization.jsonObject(
        with: Data(try lint(["--format", "json", folder]).output.utf8))
      #expect((json as? [String: Any])?["binaryFiles"] as? Int == 3)
      try Data("{\"as\": {\"*.raw\": \"c\"}}".utf8).write(
        to: URL(filePath: folder + "/.bidiscope-lint"))
      #expect(try found([folder]) == ["nul.c trojan-source", "x.raw trojan-source"])
    }
  }

  @Test func fixesAreMadeOnceAndShown() throws {
    try withFiles(["a.txt": "x\n\(Self.useless)\n\(Self.torn)\r\ny"]) { (folder: String) throws in
      let file = folder + "/a.txt"
      let diff = try lint(["--diff", folder])
      #expect(diff.status == 1)
      #expect(diff.output.contains("-\u{5D0}\u{200F}\u{5D1}\n"))
      #expect(diff.output.contains("+\u{5D0}\u{5D1}\n"))
      try Data(diff.output.utf8).write(to: URL(filePath: folder + "/patch"))
      try FileManager.default.copyItem(atPath: file, toPath: folder + "/b")
      let patch = try SpawnedCommand.run(["patch", "--binary", folder + "/b", folder + "/patch"])
      #expect(patch.status == 0, "\(String(decoding: patch.output, as: UTF8.self))")
      let patched = try Data(contentsOf: URL(filePath: folder + "/b"))
      try FileManager.default.removeItem(atPath: folder + "/patch")
      try FileManager.default.removeItem(atPath: folder + "/b")
      let fixed = try lint(["--fix", folder])
      #expect(fixed.status == 0, "\(fixed.output)")
      let once = try Data(contentsOf: URL(filePath: file))
      #expect(patched == once)
      #expect(once.starts(with: Data("x\n\u{5D0}\u{5D1}\n".utf8)))
      #expect(String(decoding: once, as: UTF8.self).hasSuffix("\r\ny"))
      #expect(try lint(["--fix", folder]).status == 0)
      #expect(try Data(contentsOf: URL(filePath: file)) == once)
    }
  }

  /// A byte that is no text stays: in the file, and in the patch.
  @Test func whatIsNoTextStays() throws {
    try withFiles([:]) { (folder: String) throws in
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let file = URL(filePath: folder + "/a.txt")
      let bad = Data([0x63, 0xE9, 0x0A])
      try (bad + Data(Self.useless.utf8)).write(to: file)
      let diff = try SpawnedCommand.run([Program.path, "lint", "--diff", folder + "/a.txt"])
      #expect(Data(diff.output).range(of: Data([0x20, 0x63, 0xE9, 0x0A])) != nil)
      #expect(try lint(["--fix", folder]).output.contains("1 fix"))
      #expect(try Data(contentsOf: file) == bad + Data("\u{5D0}\u{5D1}".utf8))
    }
  }

  @Test func baselinesLeaveOutWhatIsKnown() throws {
    try withFiles(["a.txt": Self.torn]) { (folder: String) throws in
      let (file, baseline) = (folder + "/a.txt", folder + "/known.json")
      #expect(try lint([file, "--write-baseline", baseline]).status == 0)
      #expect(try lint([file, "--baseline", baseline]).status == 0)
      try Data("new line\n\(Self.torn)\n\(Self.torn) 2".utf8).write(to: URL(filePath: file))
      #expect(try found([file, "--baseline", baseline]).count == 1)
      #expect(try lint([file, "--baseline", "/no/such"]).status == 2)
    }
  }

  @Test func everyFormatTellsTheSame() throws {
    try withFiles(["a.txt": Self.torn]) { (folder: String) throws in
      for format in ["text", "json", "sarif", "github", "tap", "junit"] {
        let report = try lint(["--format", format, folder])
        #expect(report.status == 1)
        #expect(report.output.contains("torn") && report.output.contains("a.txt"), "\(format)")
        if format == "sarif" {
          let json = try JSONSerialization.jsonObject(with: Data(report.output.utf8))
          #expect((json as? [String: Any])?["version"] as? String == "2.1.0")
        }
      }
    }
  }

  @Test func rulesAreExplainedByTheirExamples() throws {
    let help = try lint(["--help"]).output
    for rule in ["trojan-source", "torn", "placeholder", "encoding", "look-alike"] {
      #expect(help.contains(rule))
      let text = try lint(["--explain", rule]).output
      #expect(text.contains("displayed:"), "\(text)")
    }
  }

  /// The parts of a line stand in their order, each by itself.
  @Test func linesAreShownByTheirAtoms() throws {
    let line = "f(\"\u{5D0}\u{5D1}\", \"\u{5D2}\u{5D3}\")"
    let shown = try lint(["--as", "python", "--show"], input: line).output
    #expect(shown == "f(\"\u{5D1}\u{5D0}\", \"\u{5D3}\u{5D2}\")\n")
  }

  @Test func reportsFollowTheSchema() throws {
    let schema = try JSONSchema(
      file: InspectTests.root.appending(path: "Schemas/lint.schema.json"))
    for text in ["abc", Self.torn, Self.useless, "/*\u{202E} } */", "pass\u{200B}word"] {
      for kind in ["plain", "c", "json"] {
        let output = try lint(["--format", "json", "--as", kind], input: text).output
        let json = try JSONSerialization.jsonObject(with: Data(output.utf8))
        #expect(schema.fault(in: json) == nil)
      }
    }
  }
}
