import Foundation
import FoundationXML
import Testing

/// `bidiscope cases`, run as users run it.
@Suite struct CasesCommandTests {
  private static let root = InspectTests.root
  private static var samples: [String] {
    let folder = root.appending(path: "Samples/cases").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".cases") }.sorted().map { folder + "/" + $0 }
  }

  private static let file = """
    bidiscope-cases 1

    # A letter in Hebrew
    why    It goes into the gap.
    before A<|B
    keys   "C"
    after  AC|B
    at     1:1

    # Right in Hebrew
    why    Right goes back in the text.
    before A<|B
    keys   right
    after  |AB

    """

  /// Runs a file that stands on the standard input.
  private func run(_ file: String, _ arguments: String...) throws -> Program.Result {
    try Program.run(["cases", "run", "-"] + arguments, input: Array(file.utf8))
  }

  @Test func theSamplesPass() throws {
    let result = try Program.run(["cases", "run"] + Self.samples)
    #expect(result.status == 0)
    #expect(!result.output.contains("failed"))
    #expect(Self.samples.count >= 10)
  }

  @Test func ourOwnEditorAnswersOverTheProtocol() throws {
    let result = try Program.run(
      ["cases", "run", "--engine", "'\(Program.path)' cases serve"] + Self.samples)
    #expect(result.status == 0, "\(result.output.suffix(2000))")
  }

  @Test func anEditorThatKnowsNoDirectionsIsToldWhereItIsWrong() throws {
    let editor = Self.root.appending(path: "Samples/engines/storage_editor.py").path
    let result = try run(Self.file, "--engine", "python3 '\(editor)'")
    #expect(result.status == 1)
    #expect(
      result.output == """
        python3 '\(editor)'
        standard input: 2 cases, 1 passed, 1 failed

        standard input:10: Right in Hebrew
            why       Right goes back in the text.
            before    A<|B
            keys      right (line 13)
            expected  |AB
            given     AB|

        """)
  }

  @Test func whatAnEditorHasNotIsSkipped() throws {
    let result = try run(Self.file, "--engine", "while read line; do echo '? no keys'; done")
    #expect(result.status == 1, "none passed")
    #expect(result.output.contains("2 cases, 0 passed, 2 skipped\n  skipped 2: no keys\n"))
    let tap = try run(
      Self.file, "--format", "tap", "--engine", "while read line; do echo '? no #'; done")
    #expect(tap.output.contains("ok 1 - standard input:3: A letter in Hebrew # SKIP no \\#\n"))
  }

  @Test(arguments: [
    ("exit 3", "no answer: the editor died: ended with status 3"),
    ("while read line; do echo 'x'; done", "an answer is CODEPOINTS;ANCHOR;FOCUS;RANGES"),
    ("/no/such/editor", "could not be started"),
  ]) func whatIsNoAnswerFails(_ editor: String, _ words: String) throws {
    let result = try run(Self.file, "--engine", editor)
    #expect(result.status == 2)
    #expect(result.output.contains("2 cases, 0 passed, 2 failed"))
    #expect(result.output.contains(words), "\(result.output)")
  }

  @Test func nothingThatAnEditorSaysReachesTheTerminal() throws {
    let liar = #"while read line; do printf '? \033[31m\342\200\256x\n'; done"#
    for format in ["text", "tap", "json"] {
      let result = try run(Self.file, "--engine", liar, "--format", format)
      #expect(!result.output.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
    }
  }

  /// Whatever stands in titles and answers, an XML parser reads it.
  @Test func junitIsWellFormed() throws {
    let hostile = "]]> <&\"'> \u{1}\u{1B}[31m \u{FFFE} \u{202E}x \u{85} \u{10FFFF}"
    let file = Self.file.replacing("# A letter in Hebrew", with: "# \(hostile)")
    let liar = #"while read line; do printf '? ]]>\033[31m\342\200\256\377<&x\n'; done"#
    for (engine, counts) in [
      ("bidiscope", [2, 0, 0, 0]), (liar, [2, 0, 0, 2]), ("exit 3", [2, 0, 2, 0]),
      ("while read line; do echo '0061;0<;0<;'; done # ]]>", [2, 2, 0, 0]),
    ] {
      let result = try run(file, "--engine", engine, "--format", "junit")
      let xml = try XMLDocument(xmlString: result.output)
      for (element, count) in zip(["testcase", "failure", "error", "skipped"], counts) {
        #expect(try xml.nodes(forXPath: "//\(element)").count == count, "\(engine): \(element)")
      }
      let root = try #require(xml.rootElement())
      for (name, count) in zip(["tests", "failures", "errors", "skipped"], counts) {
        #expect(root.attribute(forName: name)?.stringValue == "\(count)", "\(engine): \(name)")
      }
      #expect(!result.output.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{FFFE}" })
    }
  }

  @Test func aMistakeIsSaidWithFileAndLine() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).cases").path
    try Self.file.replacing("keys   right", with: "keys   rigth").write(
      toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let result = try Program.run(["cases", "run", path])
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(
      result.errors
        == "bidiscope: \(path):13: 'rigth' is not a key; 'bidiscope help keys' lists them\n")
    #expect(try Program.run(["cases", "run", "/no/such.cases"]).status == 2)
  }

  @Test(arguments: [
    ["cases", "run"], ["cases", "rnu"], ["cases", "run", "-", "--format", "xml"],
    ["cases", "run", "-", "--first", "-1"], ["cases", "run", "-", "--deadline", "0"],
    ["cases", "run", "-", "--engine", ""],
  ]) func wrongUsage(_ arguments: [String]) throws {
    let result = try Program.run(arguments)
    #expect(result.status == 64 && result.errors.hasPrefix("bidiscope: "), "\(arguments)")
  }

  @Test func onlySomeAreRun() throws {
    #expect(try run(Self.file, "--only", "letter").output.contains("1 case, 1 passed"))
    #expect(try run(Self.file, "--only", "no such").status == 2)
  }

  @Test func theReportKeepsToItsSchema() throws {
    let schema = try JSONSchema(file: Self.root.appending(path: "Schemas/cases.schema.json"))
    for editor in ["bidiscope", "exit 3", "while read line; do echo '?'; done"] {
      let output = try run(Self.file, "--engine", editor, "--format", "json").output
      #expect(schema.fault(in: try JSONSerialization.jsonObject(with: Data(output.utf8))) == nil)
    }
  }

  @Test func aServerRefusesWhatItDoesNotUnderstand() throws {
    let result = try Program.run(
      ["cases", "serve"], input: Array("0061;;;0;right\nnonsense\n0061;;;0;rigth\n".utf8))
    #expect(
      result.output == """
        0061;;1<;;1:1
        ? a question is CODEPOINTS;OPTIONS;ANCHOR;FOCUS;KEYS
        ? 'rigth' is not a key; 'bidiscope help keys' lists them

        """)
  }
}
