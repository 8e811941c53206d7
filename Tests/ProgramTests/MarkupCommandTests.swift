import Foundation
import Testing
import UnicodeData

/// `--markup html` and `--unescape` as users give them.
@Suite struct MarkupCommandTests {
  private static func inspect(_ arguments: String...) throws -> Inspected {
    let result = try Program.run(["inspect", "--format", "json"] + arguments)
    #expect(result.status == 0 && result.errors.isEmpty)
    return try JSONDecoder().decode(Inspected.self, from: Data(result.output.utf8))
  }

  @Test func eachParagraphOfHTMLIsAParagraph() throws {
    let html = PseudoText.decode(
      "<div dir=rtl><p>ABC def<p dir=ltr>x <bdi>ABC</bdi> (3)</div>y<br>&rlm;1")
    let inspected = try Self.inspect("--markup", "html", "--text", html)
    #expect(inspected.paragraphs.map(\.direction) == ["rtl", "ltr", "ltr", "ltr"])
    #expect(inspected.paragraphs.map(\.reason?.rule) == ["HL1", "HL1", "HL1", "HL1"])
    #expect(inspected.display == ["def CBA", "x CBA (3)", "y", "1"])
    #expect(
      inspected.paragraphs[1].levels == [0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0])
    #expect(inspected.paragraphs[1].sources?[1] == [35, 36])
    #expect(inspected.paragraphs[1].sources?[2] == [Int]?.none)
  }

  /// The same words in HTML and in plain text have the same levels.
  @Test(arguments: [
    ("<p>Results: <bdi>ABC</bdi> (3)", "Results: {FSI}ABC{PDI} (3)", "ltr"),
    ("<p dir=rtl>ABC <span dir=ltr>+1 (800) 55</span>!", "ABC {LRI}+1 (800) 55{PDI}!", "rtl"),
    ("<p dir=rtl>A<bdo dir=ltr>BC</bdo>", "A{FSI}{LRO}BC{PDF}{PDI}", "rtl"),
  ]) func htmlAndPlainTextAgree(_ html: String, _ text: String, _ direction: String) throws {
    let marked = try Self.inspect("--markup", "html", "--text", PseudoText.decode(html))
    let plain = try Self.inspect("--direction", direction, "--text", PseudoText.decode(text))
    #expect(marked.paragraphs.map(\.levels) == plain.paragraphs.map(\.levels))
    #expect(marked.display == plain.display && marked.text == plain.text)
  }

  @Test func directionIsThatOfThePage() throws {
    let html = PseudoText.decode("a<p dir=ltr>b")
    let page = try Self.inspect("--markup", "html", "--direction", "rtl", "--text", html)
    #expect(page.paragraphs.map(\.direction) == ["rtl", "ltr"])
    let empty = try Self.inspect("--markup", "html", "--text", "<title>a</title>")
    #expect(empty.paragraphs.count == 1 && empty.text.isEmpty)
  }

  @Test func escapesAreReadInEveryCommandThatTakesAText() throws {
    let source = #"\u05D0\u05D1 (3)"#
    let text = PseudoText.decode("AB (3)")
    for command in [
      ["inspect", "--format", "json"], ["explain"], ["caret", "--at", "1"], ["direction"],
      ["direction", "--lines"], ["identify"],
    ] {
      let escaped = try Program.run(command + ["--unescape", "--text", source])
      #expect(escaped.status == 0)
      #expect(escaped.output == (try Program.run(command + ["--text", text]).output), "\(command)")
    }
    let keys = try Program.run(["keys", "--unescape", "--text", source, "right"])
    #expect(keys.output == (try Program.run(["keys", "--text", text, "right"]).output))
    let lines = try Program.run(["inspect", "--lines", "--unescape"], input: Array(source.utf8))
    #expect(
      lines.output == (try Program.run(["inspect", "--lines"], input: Array(text.utf8)).output))
    let read = try Program.run(["direction", "--lines", "--unescape"], input: Array(source.utf8))
    #expect(
      read.output == (try Program.run(["direction", "--lines"], input: Array(text.utf8)).output))
    let keyboard = ["type", "--keyboard", "il"]
    let typed = try Program.run(keyboard + ["--unescape", "--text", #"\u0061b \u0063"#])
    #expect(typed.output == (try Program.run(keyboard + ["--text", "ab c"]).output))
    let word = try Program.run(keyboard + ["--unescape", #"\u0061b"#])
    #expect(word.output == (try Program.run(keyboard + ["ab"]).output))
    let value = ["format", "12", "--as", "number", "--in"]
    let formatted = try Program.run(value + [#"\u05D0\u05D1 {}"#, "--unescape"])
    #expect(formatted.status == 0)
    #expect(formatted.output == (try Program.run(value + [PseudoText.decode("AB {}")]).output))
  }

  /// Lines, texts and files without a screen.
  @Test func escapesAreReadInPlainLines() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "escapes.txt")
    try Data(#"\u05D0\u05D1 1"#.utf8).write(to: file)
    let told = "On the screen from the left: 1, space, bet, alef."
    func says(_ arguments: [String], _ lines: [String]) throws -> [Bool] {
      let input = Array((lines.joined(separator: "\n") + "\n").utf8)
      let result = try Program.run(["--plain", "--unescape"] + arguments, input: input)
      #expect(result.status == 0, "\(result.errors)")
      return result.output.split(separator: "\n").filter { $0.hasPrefix("On the screen") }
        .map { $0 == told }
    }
    #expect(try says([file.path], [":quit"]) == [true])
    #expect(try says([], [#"\u05D0\u05D1 1"#, ":read \(file.path)"]) == [true, true])
    #expect(try says(["-"], [#"&#x5D0;&#x5D1; 1"#]) == [true])
  }

  /// A file's text is read into a text of its own: the file keeps its escapes, whatever is saved.
  @Test func theExplorerReadsEscapesOfAFileAndLeavesTheFile() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "escapes.txt")
    let source = #"\u05D0\u05D1 1"#
    try Data(source.utf8).write(to: file)
    let screen = folder.appending(path: "screen.txt")
    func export(_ arguments: [String]) throws -> String {
      let result = try Program.run(arguments + ["--export", screen.path])
      #expect(result.status == 0, "\(result.errors)")
      return try String(contentsOf: screen, encoding: .utf8)
    }
    #expect(try export([file.path]).contains("u 0 5 D 0"))
    let read = try export(["--unescape", file.path])
    #expect(!read.contains("u 0 5 D 0") && read.contains("U+05D0"))
    let html = try export(["--markup", "html", "--text", "<p dir=rtl>a"])
    #expect(html.contains("HL1 set by HTML") && !html.contains("by hand"))
    #expect(try export(["--unescape", "--keys", "Ctrl+S", file.path]).contains("Save to file:"))
    #expect(try String(contentsOf: file, encoding: .utf8) == source)
  }

  @Test func whatIsNoEscapeStays() throws {
    for text in [#"C:\users"#, "100%25", #"\uD800"#] {
      #expect(try Self.inspect("--unescape", "--text", text).text == text)
    }
    #expect(try Program.run(["inspect", "--markup", "xml", "--text", "a"]).status == 64)
  }

  @Test func markupFitsTheSchemaAndIsMarkedInTheReport() throws {
    let schema = try JSONSchema(
      file: InspectTests.root.appending(path: "Schemas/inspect.schema.json"))
    let arguments = ["inspect", "--markup", "html", "--text", "<p>a <bdi>b</bdi><br>c<br><br>"]
    let json = try Program.run(arguments + ["--format", "json"])
    #expect(schema.fault(in: try JSONSerialization.jsonObject(with: Data(json.output.utf8))) == nil)
    let report = try Program.run(arguments).output
    #expect(report.contains("FIRST STRONG ISOLATE (markup)"))
    #expect(!report.contains("LATIN SMALL LETTER A (markup)"))
  }

  @Test func deepAndBrokenHTMLIsReadToItsEnd() throws {
    for piece in ["<div dir=rtl>", "<bdi>", "</p", "<a b=\"", "\0<"] {
      let html = Array(String(repeating: piece, count: 100_000).utf8)
      let result = try Program.run(
        ["inspect", "--markup", "html", "--format", "json"], input: html)
      #expect(result.status == 0, "\(piece)")
    }
  }

  /// What somebody wrote with `bdo` is meant, and no candidate takes a part of an element away.
  @Test func whatMarkupTurnsIsMeant() throws {
    let meant = try Program.run([
      "fix", "--markup", "html", "--text", "<p>a <bdo dir=rtl>abc</bdo> d</p>",
    ])
    #expect(meant.status == 0, "\(meant.output)")
    let beside = try Program.run([
      "fix", "--markup", "html", "--format", "json", "--text",
      "<p dir=rtl>\u{5D0}\u{5D1} <bdo dir=rtl>abc</bdo> \u{5D4}\u{5D5}\u{5D0} C++ \u{5D2}\u{5D3}</p>",
    ])
    #expect(beside.status == 1)
    #expect(!beside.output.contains("taken out") && beside.output.contains("\"removals\":[]"))
    #expect(!beside.output.contains("invisible control"))
  }

  /// Below `dir=auto` an element around the first letters changes the direction: only there
  /// references are written.
  @Test func elementsAreWrittenWhereTheyCanBe() throws {
    let run = try Program.run([
      "fix", "--markup", "html", "--as", "html", "--text",
      "<div dir=auto>C++ \u{5E9}\u{5DC} \u{5DC}\u{5DB}<br>\u{5E9}\u{5D5}\u{5E8} C++ \u{5D1}</div>",
    ])
    let parts = run.output.split(separator: "<br>")
    #expect(parts.count == 2)
    #expect(parts.last?.contains("<bdi dir=\"ltr\">C++</bdi>") == true, "\(run.output)")
  }
}
