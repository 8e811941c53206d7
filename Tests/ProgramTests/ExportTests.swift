import ExplorerCore
import Foundation
import Screen
import TestSupport
import Testing
import UnicodeData

@testable import bidiscope

/// Exported screens: the forms hold the same cells, and nothing else gets out.
@Suite struct ExportTests {
  private static let palette = ExportPalette(Theme(depth: .colors256))

  /// A frame of cells of all kinds, those included that no pane would draw.
  private static func frame(_ random: inout SeededGenerator) -> Frame {
    let size = Size(
      rows: .random(in: 1...6, using: &random), columns: .random(in: 1...12, using: &random))
    var frame = Frame(size: size)
    let bases: [Unicode.Scalar] = [
      "a", "<", "&", "\"", "'", " ", "\u{5D0}", "\u{FE91}", "\u{4E00}", "\u{1F600}", "\u{2500}",
      "\u{202E}", "\u{1B}", "\u{9B}", "\u{2028}", "\u{AD}", "\u{0301}", "\u{A0}", "\u{E0041}",
    ]
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let base = bases.randomElement(using: &random) ?? "a"
        var style = Style()
        style.isBold = .random(using: &random)
        style.isReversed = .random(using: &random)
        style.isUnderlined = .random(using: &random)
        let colors: [Style.Color] = [
          .standard, .indexed(3), .indexed(12), .indexed(200), .rgb(1, 20, 255),
        ]
        style.foreground = colors.randomElement(using: &random) ?? .standard
        style.background = colors.randomElement(using: &random) ?? .standard
        style.purpose = .random(in: 0...0xFFFF, using: &random)
        let marks: [Unicode.Scalar] = .random(using: &random) ? [] : ["\u{5B8}"]
        frame[row, column] = Cell(
          .random(using: &random) ? .blank : .glyph(base, marks: base == " " ? [] : marks),
          style: style)
        if ScalarFacts.cellWidth(of: base) == 2, column + 1 < size.columns, .random(using: &random)
        {
          frame[row, column] = Cell(.glyph(base), style: style)
          frame[row, column + 1] = Cell(.wideTail, style: style)
        }
      }
    }
    return frame
  }

  /// The text of elements, row by row, with references read.
  private static func texts(_ markup: Substring, _ tag: String) -> [String] {
    let pieces = markup.split(separator: "<\(tag)", omittingEmptySubsequences: false)
    let references = [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&"),
    ]
    return pieces.dropFirst().map { piece in
      let start = piece.firstIndex(of: ">").map { piece.index(after: $0) } ?? piece.startIndex
      let end = piece[start...].firstRange(of: "</\(tag)>")?.lowerBound ?? piece.endIndex
      // Scalar by scalar: a mark may follow a reference.
      return references.reduce(String(piece[start..<end])) {
        $0.replacingOccurrences(of: $1.0, with: $1.1, options: .literal)
      }
    }
  }

  private static func trimmed(_ row: String) -> String {
    String(row.reversed().drop { $0 == " " }.reversed())
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func everyFormHoldsTheSameCells(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let frame = Self.frame(&random)
    let rows = FrameText.text(frame).split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
    #expect(rows.count == frame.size.rows)

    let sequences = FrameANSI.text(frame).replacing(/\u{1B}\[[0-9;]*m/, with: "")
    let plain = sequences.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(plain.map { Self.trimmed(String($0)) } == rows.map(Self.trimmed), "seed \(seed)")

    let page = FrameHTML.text(frame, title: "a", Self.palette)
    let divisions = page.split(separator: "<div>").dropFirst()
    let lines = divisions.map { Self.texts($0, "span") }
    #expect(lines.map { Self.trimmed($0.joined()) } == rows.map(Self.trimmed), "seed \(seed)")
    for (row, cells) in lines.enumerated() {
      let columns = frame.exported(row: row).map(\.columns)
      #expect(cells.count == columns.count && columns.reduce(0, +) == frame.size.columns)
    }

    // In a picture each cell stands at its column.
    let picture = FrameSVG.text(frame, title: "a", Self.palette)
    let places = picture.matches(
      of: /y="(\d+)" x="(\d+)" (?:text-anchor="middle"|textLength="(\d+)"[^>]*)>/)
    let shown = (0..<frame.size.rows).flatMap { row in
      frame.exported(row: row).filter { !$0.isBlank }.map { (row, $0) }
    }
    #expect(places.count == shown.count, "seed \(seed)")
    for (place, (row, cell)) in zip(places, shown) {
      #expect(Int(place.output.1) == row * 18 + 14)
      let x = try #require(Int(place.output.2))
      #expect(x / 9 == (place.output.3 == nil ? cell.column + cell.columns / 2 : cell.column))
    }
    #expect(
      Self.texts(picture[...], "text") == shown.map(\.1.text),
      "seed \(seed)")
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func noControlOfATextGetsOut(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let frame = Self.frame(&random)
    for form in ExportForm.allCases {
      let text = form.text(frame, title: OutputGateTests.hostile, Self.palette)
      let own = form == .ans ? text.replacing(/\u{1B}\[[0-9;]*m/, with: "") : text
      for scalar in own.unicodeScalars where scalar != "\n" {
        #expect(Cell.isWritable(scalar), "\(form) seed \(seed): \(scalar.escaped(asASCII: true))")
      }
    }
  }

  /// A cluster of three columns has the place of three in each form.
  @Test func aClusterHasAllItsColumns() {
    var frame = Frame(size: Size(rows: 1, columns: 5))
    frame[0, 0] = Cell(.glyph("\u{92E}", marks: ["\u{93E}", "\u{903}"]))
    for tail in 1..<3 { frame[0, tail] = Cell(.wideTail) }
    frame[0, 3] = Cell(.glyph("x"))
    let cluster = "\u{92E}\u{93E}\u{903}"
    #expect(FrameText.text(frame) == cluster + "x\n")
    #expect(FrameANSI.text(frame) == cluster + "x\n")
    let page = FrameHTML.text(frame, title: "", Self.palette)
    #expect(page.contains(/style="width: 3ch">[^<]+<\/span><span class="[^"]*">x</))
    #expect(frame.exported(row: 0).map(\.column) == [0, 3, 4])
    #expect(FrameText.text(frame.part(rows: 0..<1, columns: 0..<4)) == cluster + "x\n")
    for column in 1..<3 {
      #expect(FrameText.text(frame.part(rows: 0..<1, columns: column..<5)).hasSuffix(" x\n"))
    }
  }

  @Test func aPartIsTheCellsOfThePart() {
    var frame = Frame(size: Size(rows: 2, columns: 5))
    frame[1, 1] = Cell(.glyph("\u{4E00}"))
    frame[1, 2] = Cell(.wideTail)
    frame[1, 3] = Cell(.glyph("x"))
    frame.cursor = Point(row: 1, column: 3)
    let whole = frame.part(rows: 1..<2, columns: 1..<9)
    #expect(whole.size == Size(rows: 1, columns: 4))
    #expect(FrameText.text(whole) == "\u{4E00}x\n")
    #expect(whole.cursor == Point(row: 0, column: 2))
    // Half of a wide cell is a blank, on either side.
    #expect(frame.part(rows: 1..<2, columns: 2..<4)[0, 0].content == .blank)
    #expect(frame.part(rows: 1..<2, columns: 0..<2)[0, 1].content == .blank)
    #expect(frame.part(rows: 0..<1, columns: 0..<5).cursor == nil)
  }

  /// Runs the program in a folder of its own; gives what it wrote there.
  private static func export(
    _ arguments: [String], _ name: String
  ) throws -> (result: Program.Result, text: String?) {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: name).path
    let result = try Program.run(arguments + ["--export", path])
    return (result, try? String(contentsOfFile: path, encoding: .utf8))
  }

  @Test(arguments: ["txt", "ans", "html", "svg", "SVG"])
  func aScreenIsWrittenWithoutATerminal(ending: String) throws {
    let (result, text) = try Self.export(
      ["--text", OutputGateTests.hostile, "--size", "90x30"], "a.\(ending)")
    #expect(result.status == 0 && result.bytes.isEmpty, "\(result.errors)")
    let own = try #require(text).replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(own.contains("Text") || ending != "txt")
    #expect(own.unicodeScalars.allSatisfy { $0 == "\n" || Cell.isWritable($0) })
    if ending == "txt" { #expect(own.split(separator: "\n").count == 30) }
  }

  /// The same command writes the same file, and keys go to the screen first.
  @Test func aScreenIsTheSameEachTime() throws {
    let plain = ["--text", "abc \u{5D0}\u{5D1}\u{5D2}"]
    let first = try Self.export(plain + ["--keys", "F3 Right*2 \"x\""], "a.html").text
    #expect(try Self.export(plain + ["--keys", "F3 Right*2 \"x\""], "b.html").text == first)
    #expect(try Self.export(plain, "a.html").text != first)
    #expect(first?.contains("BD16") != nil)
  }

  /// Keys behind one that opens a list find what is in it, as they do for users, who look first.
  @Test func keysWaitForWhatIsWorkedOut() throws {
    let sample = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Samples/isolates.txt").path
    let opening = "Ctrl+P \"findings\" Enter"
    let opened = try Self.export(["--size", "120x40", "--keys", opening, sample], "a.txt").text
    let below = try Self.export(
      ["--size", "120x40", "--keys", opening + " Down", sample], "b.txt"
    ).text
    #expect(opened != nil && below != opened, "\(below ?? "")")
  }

  /// A message has its value in the order in which it is read, in every language of the screen.
  @Test(arguments: ["en", "he"]) func aValueIsSeenInItsOrder(language: String) throws {
    for (typed, seen) in [
      ("\u{5D0}\u{5D1}\u{5D2}", "\u{5D2}\u{5D1}\u{5D0}"),
      ("\u{628}\u{64A}\u{62A}", "\u{FE96}\u{FEF4}\u{FE91}"),
    ] {
      let keys = ["--keys", "Ctrl+F \"\(typed)\" Enter"]
      let screen = try #require(
        try Self.export(["--language", language, "--text", "abc"] + keys, "a.txt").text)
      let message = try #require(screen.split(separator: "\n").last)
      #expect(message.contains(seen), "\(screen)")
      if language == "en" { #expect(message.contains("Not found: \(seen)")) }
    }
  }

  /// A text to type may have quotes and backslashes, and begin with a mark; a backslash before
  /// anything else is itself.
  @Test(arguments: [
    (#""a\"b""#, "a\"b"), (#""\"""#, "\""), (#""\\""#, "\\"), (#""\\\"""#, "\\\""),
    (#""a\nb\u""#, #"a\nb\u"#), ("\"\" \"a\"\"b\"", "ab"), ("\"\u{301}a\"", "\u{301}a"),
  ])
  func quotesAreTyped(list: String, typed: String) throws {
    #expect(try KeyList.keys(list) == typed.unicodeScalars.map { KeyPress(.character($0)) })
  }

  @Test(arguments: [#""a\""#, #""\""#, #""\\\""#])
  func aQuoteOfTheTextEndsNothing(list: String) {
    #expect(throws: UsageError.self) { try KeyList.keys(list) }
  }

  @Test func aQuoteGetsIntoTheText() throws {
    let run = try Self.export(["--text", "xyz", "--keys", #""a\"b""#], "a.txt")
    #expect(run.result.status == 0, "\(run.result.errors)")
    #expect(run.text?.contains("a\"bxyz") == true, "\(run.text ?? "")")
  }

  /// No key writes a file of its own.
  @Test func keysSaveNothing() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = folder.appending(path: "text.txt").path
    try Data("abc".utf8).write(to: URL(filePath: text))
    let picture = folder.appending(path: "a.svg").path
    let run = try Program.run(["--export", picture, "--keys", "\"x\" Ctrl+S", text])
    #expect(run.status == 0)
    #expect(try String(contentsOfFile: text, encoding: .utf8) == "abc")
    // Nor does the export take the text's place.
    let own = try Program.run(["--export", text, text])
    #expect(own.status == 64 && own.errors.contains("the text itself"))
    #expect(try String(contentsOfFile: text, encoding: .utf8) == "abc")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
  }

  @Test(arguments: [
    (["--export", "a.pdf"], ".svg"), (["--export", "txt"], ".svg"), (["--export", ""], ".svg"),
    (["--export", "a.txt", "--size", "80"], "--size is 40x12 to 2048x512, not '80'"),
    (["--export", "a.txt", "--size", "80x24x1"], "--size is"),
    (["--export", "a.txt", "--size", "39x24"], "--size is"),
    (["--export", "a.txt", "--size", "99999999999999999999x24"], "--size is"),
    (["--export", "a.txt", "--size", "+80x24"], "--size is"),
    (["--size", "80x24"], "--size applies to --export only"),
    (["--keys", "F3"], "--keys applies to --export only"),
    (["--export", "a.txt", "--keys", "Foo"], "'Foo' is not a key"),
    (["--export", "a.txt", "--keys", "Left*0"], "'Left*0' is not a key"),
    (["--export", "a.txt", "--keys", "Left*9999 Left*9999"], "more than 10000 keys"),
    (["--export", "a.txt", "--keys", "\"abc"], "a quote without an end"),
  ])
  func aMistakeIsNamed(arguments: [String], words: String) throws {
    let result = try Program.run(arguments)
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(result.errors.contains(words), "\(result.errors)")
  }

  @Test func theHelpSaysWhichSizesThereAre() throws {
    let help = try Program.run(["explore", "--help"]).output
    #expect(help.contains("The size of that screen, 40x12 to 2048x512"))
  }

  /// A recording takes the place of no file, and needs a screen.
  @Test func aRecordingIsRefused() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "a.cast").path
    try Data("abc".utf8).write(to: URL(filePath: path))
    let there = try Program.run(["--text", "a", "--record", path])
    #expect(there.status == 74 && there.errors.contains("already exists"), "\(there.errors)")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "abc")
    let nowhere = try Program.run(["--text", "a", "--record", folder.path + "/b/a.cast"])
    #expect(nowhere.status == 74 && nowhere.errors.contains("No such file"), "\(nowhere.errors)")
    let plain = try Program.run(["--text", "a", "--plain", "--record", folder.path + "/b.cast"])
    #expect(plain.status == 64 && plain.errors.contains("screen only"), "\(plain.errors)")
    let text = folder.path + "/new.txt"
    let own = try Program.run([text, "--record", text])
    #expect(own.status == 64 && own.errors.contains("the text itself"), "\(own.errors)")
    // Without a terminal nothing is left behind.
    let none = try Program.run(["--text", "a", "--record", folder.path + "/c.cast"])
    #expect(none.status == 2, "\(none.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.cast"])
  }
}
