import Foundation
import TestSupport
import Testing
import UnicodeData

/// `inspect` as a program among programs: its JSON, its complaints, its streams.
@Suite struct InspectTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Random lines of what is hard, and of bytes that are not UTF-8.
  private static func lines(_ count: Int, seed: UInt64) -> [[UInt8]] {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "a", "B", "C", "1", " ", "(", ")", "{RLI}", "{LRI}", "{PDI}", "{RLE}", "{PDF}", "{RLO}",
      "{U+0627}", "{U+0661}", "{U+05B0}", "{U+1F600}", "{PS}", "\t", "\r", "\u{1}", "\"", "\\",
      "{ZWJ}", "{U+0378}", "<",
    ]
    return (0..<count).map { _ in
      (0..<Int.random(in: 0...12, using: &generator)).flatMap { _ in
        generator.next() % 20 == 0
          ? [0xD7] : Array(PseudoText.decode(pieces.randomElement(using: &generator)!).utf8)
      }
    }
  }

  @Test func everyObjectFitsTheSchemaAndItself() throws {
    let schema = try JSONSchema(file: Self.root.appending(path: "Schemas/inspect.schema.json"))
    let lines = Self.lines(3000, seed: 5)
    let input = Array(lines.joined(separator: [0x0A])) + [0x0A]
    for (engine, width) in [("bidiscope", "7"), ("bidiscope", "1"), ("icu", "7")] {
      let result = try Program.run(
        ["inspect", "--engine", engine, "--lines", "--width", width, "--select", "1:0..1:0"],
        input: input)
      #expect(result.status == 0 && result.errors.isEmpty)
      let objects = result.output.split(separator: "\n")
      #expect(objects.count == lines.count)
      var fault: String?
      for object in objects where fault == nil {
        let data = Data(object.utf8)
        fault = schema.fault(in: try JSONSerialization.jsonObject(with: data))
        fault =
          try fault ?? Self.contradiction(in: JSONDecoder().decode(Inspected.self, from: data))
        fault = fault.map { "\($0) in \(PseudoText.encode(String(object)))" }
      }
      #expect(fault == nil)
    }
  }

  /// What the text output says of levels and runs is that of the lines shown, after L1.
  @Test func levelsInTheTextAreAfterL1() throws {
    let text = PseudoText.decode("ab CD{TAB}EF gh")
    let told = try Program.run(["inspect", "--text", text]).output.split(separator: "\n")
    #expect(told.contains { $0.contains(/HT.* S +0 +5\s/) })
    #expect(told.contains { $0.contains(/^ +\[5,6\) +0 +3$/) })
    let wrapped = PseudoText.decode("ab CD EF")
    let lines = try Program.run(["inspect", "--text", wrapped, "--width", "6"]).output
    #expect(lines.contains(/\n +1 +\[5,6\) +0 +3\n/))
    #expect(lines.contains(/\n +2 +\[6,8\) +1 +1\n/))
  }

  /// What does not fit together in an object, or nil.
  private static func contradiction(in inspected: Inspected) -> String? {
    var end = 0
    for paragraph in inspected.paragraphs {
      guard let range = paragraph.range["scalars"] else { return "no range" }
      if range[0] != end { return "paragraphs do not follow each other" }
      end = range[1]
      let counts = [paragraph.scalars, paragraph.classes].map(\.count) + [paragraph.levels.count]
      if counts != Array(repeating: range[1] - range[0], count: 3) { return "counts" }
      if paragraph.runs.map(\.visualIndex).sorted() != Array(paragraph.runs.indices) {
        return "visual indices"
      }
      if paragraph.lines.map({ $0.range[1] }).last != end { return "lines" }
      for line in paragraph.lines {
        let kept = (line.range[0]..<line.range[1]).filter {
          paragraph.levels[$0 - range[0]] != nil
        }
        if line.order.sorted() != kept { return "order" }
      }
    }
    return end == inspected.text.unicodeScalars.count ? nil : "text"
  }

  @Test func badInputIsOneLineAndAStatus() throws {
    let complaints: [([String], String)] = [
      (["no-such-file"], "no-such-file: No such file or directory"),
      (["/"], "/: Is a directory"),
      (["--nonsense", "--text", "a"], "Unknown option '--nonsense'"),
      (["--text", "a", "--width", "0"], "--width is 1 to 100000, not 0"),
      (["--text", "a", "--width", "x"], "The value 'x' is invalid for '--width <columns>'"),
      (
        ["--text", "a", "--direction", "up"],
        "The value 'up' is invalid for '--direction <direction>'. Please provide one of"
      ),
      (["--text", "a", "--select", "1:0..1:2"], "--select: line 1 ends at column 1"),
      (["--text", "a", "--select", "2:0..1:0"], "--select: the text has no line 2"),
      (["--text", "a", "file"], "give either a file or --text, not both"),
      (["--text", "a", "--policy", "\u{1B}[2J"], "The value '{ESC}[2J' is invalid for"),
    ]
    for (arguments, complaint) in complaints {
      let result = try Program.run(["inspect"] + arguments)
      #expect(result.status != 0 && result.output.isEmpty, "\(arguments)")
      #expect(result.errors.hasPrefix("bidiscope: " + complaint), "\(arguments): \(result.errors)")
      #expect(result.errors.split(separator: "\n").count == 1, "\(arguments)")
    }
    for select in ["1:0", "1:0..", "0:0..1:0", "1:-1..1:0", "1:0...1:1", "a", "1:0..1:1..1:2"] {
      let result = try Program.run(["inspect", "--text", "a", "--select=" + select])
      #expect(
        result.errors.hasPrefix("bidiscope: --select needs LINE:COLUMN..LINE:COLUMN"), "\(select)")
      #expect(result.status != 0)
    }
  }

  @Test func aLineIsAnsweredBeforeTheNextIsSent() throws {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    // Without its answer the test would wait for ever.
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["timeout", "20", Program.path, "inspect", "--lines"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    for text in ["one", "two"] {
      try input.fileHandleForWriting.write(contentsOf: Data((text + "\n").utf8))
      let answer = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      #expect(answer.contains("\"text\":\"\(text)\"") && answer.hasSuffix("\n"))
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func linesAreTextsOfTheirOwn() throws {
    let input = Array("a\r\n\nb".utf8) + [0x0A, 0xFF, 0xFE, 0x0A, 0xEF, 0xBB, 0xBF, 0x63]
    let result = try Program.run(["inspect", "--lines"], input: input)
    let objects = try result.output.split(separator: "\n").map {
      try JSONDecoder().decode(Inspected.self, from: Data($0.utf8))
    }
    #expect(objects.map(\.text) == ["a", "", "b", "\u{FFFD}\u{FFFD}", "\u{FEFF}c"])
    #expect(
      objects.map { $0.paragraphs[0].range["utf8"] } == [
        [0, 1], [0, 0], [0, 1], [0, 2], [0, 4],
      ])
    let text = try Program.run(["inspect", "--lines", "--text", "a\nb\n"])
    #expect(text.output.split(separator: "\n").count == 2)
  }

  @Test func aBrokenPipeEndsQuietly() throws {
    for setting in ["", "trap '' PIPE;"] {
      let result = try Program.shell(
        "\(setting) { yes abc | head -20000; } 2>/dev/null | { \"$BIDISCOPE\" inspect --lines; } | head -c 10"
      )
      #expect(result.output == "{\"unicode\"")
      #expect(result.errors.isEmpty)
    }
  }

  @Test func filesKeepTheirNamesWhereThereAreSeveral() throws {
    let samples = ["Samples/welcome.txt", "Package.swift"].map {
      Self.root.appending(path: $0).path
    }
    let result = try Program.run(["inspect", "--format", "json"] + samples)
    let objects = try result.output.split(separator: "\n").map {
      try JSONDecoder().decode(Inspected.self, from: Data($0.utf8))
    }
    #expect(objects.map(\.file) == samples)
    let one = try Program.run(["inspect", "--format", "json", samples[0]])
    #expect(!one.output.contains("\"file\":"))
  }

  @Test func theTextReportHoldsNoControls() throws {
    for text in ["a{RLO}B\u{1B}[31m\u{7}", "AB{LRI}c{PDI}", "{U+0301}", ""] {
      let result = try Program.run(
        ["inspect", "--select", "1:0..1:0", "--text", PseudoText.decode(text)])
      #expect(result.status == 0)
      let controls = result.output.unicodeScalars.filter {
        ($0.properties.generalCategory == .control && $0 != "\n")
          || $0.properties.generalCategory == .format
      }
      #expect(controls.isEmpty)
    }
    let report = try Program.run(["inspect", "--text", PseudoText.decode("a {RLI}B")]).output
    #expect(report.contains("RLI  U+2067  RLI    0      2      RIGHT-TO-LEFT ISOLATE"))
    #expect(report.contains("Paragraph 1: ltr, level 0, by P2: U+0061 LATIN SMALL LETTER A at 0"))
  }

  /// A flag has two columns by Unicode's tables, and what chooses a glyph is a part of what is
  /// displayed.
  @Test func aFlagIsWideAndAVariationSelectorIsDisplayed() throws {
    func first(_ text: String) throws -> Inspected.Paragraph.Line {
      let result = try Program.run(["inspect", "--format", "json", "--text", text])
      let inspected = try JSONDecoder().decode(Inspected.self, from: Data(result.output.utf8))
      return inspected.paragraphs[0].lines[0]
    }
    let flag = try first("\u{5D0}\u{1F1EE}\u{1F1F1}b")
    #expect(flag.cells.map(\.width) == [2, 1, 1] && flag.cells.map(\.column) == [0, 2, 3])
    for text in ["\u{2764}\u{FE0F}", "1\u{FE0F}\u{20E3}", "\u{1F468}\u{200D}\u{1F469}"] {
      let line = try first(text)
      #expect(line.display == text && line.cells.map(\.width) == [2])
    }
    #expect(try first("\u{5D1}\u{200C}\u{5D0}").display == "\u{5D0}\u{5D1}")
  }
}
