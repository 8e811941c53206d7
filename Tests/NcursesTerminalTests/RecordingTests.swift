import CVTerm
import Foundation
import Screen
import TestSupport
import Testing
import UnicodeData

@testable import bidiscope

/// Recordings: played again, they give the screen that was seen.
@Suite struct RecordingTests {
  /// A headless terminal that plays what was recorded.
  private final class Player {
    let screen: OpaquePointer

    init(_ size: Size) { screen = cvterm_new(Int32(size.rows), Int32(size.columns)) }
    deinit { cvterm_free(screen) }

    func feed(_ text: String) {
      let bytes = Array(text.utf8)
      cvterm_feed(screen, bytes, bytes.count)
    }

    func cells(_ size: Size) -> [String] {
      (0..<size.rows).flatMap { row in
        (0..<size.columns).map { RecordingTests.cell(screen, row, $0) }
      }
    }
  }

  private static func cell(_ screen: OpaquePointer, _ row: Int, _ column: Int) -> String {
    let cell = cvterm_cell_at(screen, Int32(row), Int32(column))
    let scalars = withUnsafeBytes(of: cell.scalars) { bytes in
      Array(bytes.bindMemory(to: UInt32.self).prefix(Int(cell.count)))
    }
    // The right half of a wide cell: what libvterm keeps of its own style is not seen.
    if scalars.first == UInt32.max { return "\(row),\(column) tail" }
    let text = (scalars.isEmpty ? [0x20] : scalars).map { String($0, radix: 16) }
    // Nothing is seen of the colour of letters that are not there, but where it is reversed.
    let isBlank = text == ["20"] && cell.reverse == 0
    return "\(row),\(column) \(text.joined(separator: "+")) \(cell.width) \(cell.bold)"
      + " \(cell.underline) \(cell.italic) \(cell.reverse)"
      + " \(isBlank ? -1 : cell.foreground) \(cell.background)"
  }

  private static func frame(_ size: Size, _ random: inout SeededGenerator) -> Frame {
    var frame = Frame(size: size)
    change(&frame, count: size.rows * size.columns, &random)
    return frame
  }

  private static func change(_ frame: inout Frame, count: Int, _ random: inout SeededGenerator) {
    let bases: [Unicode.Scalar] = [
      "a", " ", "\u{5D0}", "\u{FE91}", "\u{4E00}", "\u{1F600}", "\u{2500}", "\u{202E}", "\u{1B}",
      "\u{9B}", "\u{2028}",
    ]
    for _ in 0..<count {
      let row = Int.random(in: 0..<frame.size.rows, using: &random)
      let column = Int.random(in: 0..<frame.size.columns, using: &random)
      let base = bases.randomElement(using: &random) ?? "a"
      var style = Style()
      style.isBold = .random(using: &random)
      style.isReversed = .random(using: &random)
      style.foreground = [.standard, .indexed(3), .indexed(200)].randomElement(using: &random)!
      style.background = [.standard, .indexed(12)].randomElement(using: &random)!
      let marks: [Unicode.Scalar] = base == "\u{5D0}" && .random(using: &random) ? ["\u{5B8}"] : []
      frame[row, column] = Cell(
        .random(using: &random) ? .blank : .glyph(base, marks: marks), style: style)
      if ScalarFacts.cellWidth(of: base) == 2, column + 1 < frame.size.columns {
        frame[row, column] = Cell(.glyph(base), style: style)
        frame[row, column + 1] = Cell(.wideTail, style: style)
      }
    }
    frame.cursor = .random(using: &random) ? nil : Point(row: frame.size.rows - 1, column: 0)
  }

  /// Frame after frame, what was sent of the changes shows what the whole frame would.
  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func changesMakeTheFrame(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let size = Size(
      rows: .random(in: 1...5, using: &random), columns: .random(in: 2...14, using: &random))
    var frame = Self.frame(size, &random)
    var painter = FramePainter()
    let player = Player(size)
    for step in 0..<12 {
      player.feed(painter.paint(frame, .safe, .indexed256))
      #expect(painter.paint(frame, .safe, .indexed256).isEmpty)
      var fresh = FramePainter()
      let whole = Player(size)
      let text = fresh.paint(frame, .safe, .indexed256)
      whole.feed(text)
      #expect(player.cells(size) == whole.cells(size), "seed \(seed) step \(step)")
      let own = text.replacing(/\u{1B}\[[0-9;?]*[mHJhl]/, with: "")
      #expect(own.unicodeScalars.allSatisfy(Cell.isWritable), "seed \(seed) step \(step)")
      let looks = (cvterm_look(player.screen), cvterm_look(whole.screen))
      #expect(looks.0.cursor_visible == looks.1.cursor_visible)
      if frame.cursor != nil {
        #expect(looks.0.row == looks.1.row && looks.0.column == looks.1.column)
      }
      Self.change(&frame, count: .random(in: 0...6, using: &random), &random)
    }
  }

  private static func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// The events of a recording so far: each line is whole.
  private static func events(_ file: URL) throws -> (header: [String: Any], events: [[Any]]) {
    let lines = try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.last == "")
    let values = try lines.dropLast().map { try JSONSerialization.jsonObject(with: Data($0.utf8)) }
    return (values.first as? [String: Any] ?? [:], values.dropFirst().map { $0 as? [Any] ?? [] })
  }

  /// What a recording shows after all its events.
  private static func played(_ file: URL) throws -> (cells: [String], size: Size) {
    let (header, events) = try events(file)
    var size = Size(
      rows: header["height"] as? Int ?? 0, columns: header["width"] as? Int ?? 0)
    guard size.rows > 0 else { return ([], size) }
    let player = Player(size)
    for event in events {
      let text = event[2] as? String ?? ""
      if event[1] as? String == "r" {
        let parts = text.split(separator: "x").compactMap { Int($0) }
        size = Size(rows: parts[1], columns: parts[0])
        cvterm_resize(player.screen, Int32(size.rows), Int32(size.columns))
      } else {
        player.feed(text)
      }
    }
    return (player.cells(size), size)
  }

  /// Waits until the recording shows what the terminal does.
  private func expectSame(
    _ terminal: PseudoTerminal, _ file: URL, _ size: Size,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    func live() -> [String] {
      (0..<size.rows).flatMap { row in
        (0..<size.columns).map { column in terminal.look { Self.cell($0, row, column) } }
      }
    }
    var recorded: [String] = []
    let isSame = terminal.run("the recorded screen", sourceLocation: sourceLocation) {
      recorded = (try? Self.played(file))?.cells ?? []
      return recorded == live()
    }
    if !isSame {
      let differences = zip(live(), recorded).filter { $0 != $1 }.prefix(8)
      Issue.record("\(Array(differences))", sourceLocation: sourceLocation)
    }
  }

  private static let text =
    "ab \u{5D0}\u{5B8}\u{5D1} 12 \u{628}\u{64E}\u{64A}\u{652}\u{62A} \u{6F22}x\u{1F600} \u{202E}e"

  @Test func theRecordingIsTheSession() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.cast")
    var size = Size(rows: 24, columns: 80)
    let terminal = try PseudoTerminal(
      program: ["--text", Self.text, "--record", file.path], size: size)
    terminal.run("the key bar") { terminal.text(23).contains(" help") }
    try expectSame(terminal, file, size)
    terminal.send("secret\u{5D0}")
    terminal.run("the letters") { terminal.text(2).contains("secret") }
    try expectSame(terminal, file, size)
    terminal.send("\u{1B}OR")
    terminal.run("the rules") { terminal.screenText.contains("Trace") }
    try expectSame(terminal, file, size)
    size = Size(rows: 20, columns: 100)
    terminal.resize(size)
    terminal.run("the other size") { terminal.text(19, columns: 100).contains(" help") }
    try expectSame(terminal, file, size)

    let (header, events) = try Self.events(file)
    #expect(header["version"] as? Int == 2)
    #expect(header["width"] as? Int == 80 && header["height"] as? Int == 24)
    #expect((header["env"] as? [String: String])?["TERM"] == "xterm-256color")
    #expect(events.allSatisfy { $0.count == 3 && ["o", "r"].contains($0[1] as? String) })
    #expect(events.contains { $0[2] as? String == "100x20" })
    let times = events.compactMap { $0[0] as? Double }
    #expect(times == times.sorted())
    let output = events.filter { $0[1] as? String == "o" }.compactMap { $0[2] as? String }.joined()
    let own = output.replacing(/\u{1B}\[[0-9;?]*[mHJhl]/, with: "")
    #expect(own.unicodeScalars.allSatisfy { Cell.isWritable($0) })
    // Killed, it leaves what was shown until then.
    terminal.signal(SIGKILL)
    terminal.finished()
    #expect(try Self.events(file).events.count == events.count)
  }

  /// Begun in the middle by the palette, ended by it; and what cannot be written ends it alone.
  @Test func theRecordingBeginsAndEndsInTheMiddle() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.cast")
    let size = Size(rows: 24, columns: 80)
    let terminal = try PseudoTerminal(program: ["--text", Self.text], size: size)
    terminal.run("the key bar") { terminal.text(23).contains(" help") }
    terminal.send("\u{10}record the session\r")
    terminal.run("the question") { terminal.screenText.contains("Record the session to file") }
    terminal.send(file.path + "\r")
    terminal.run("the recording") { terminal.text(0).contains("rec") }
    try expectSame(terminal, file, size)
    terminal.send("\u{10}stop recording\r")
    terminal.run("its end") { terminal.screenText.contains("The recording is in") }
    let count = try Self.events(file).events.count
    terminal.send("x")
    terminal.run("the letter") { !terminal.screenText.contains("The recording is in") }
    #expect(try Self.events(file).events.count == count)

    terminal.send("\u{10}record the session\r")
    terminal.run("the question") { terminal.screenText.contains("Record the session to file") }
    terminal.send("/dev/full\r")
    terminal.run("the file") { terminal.screenText.contains("already exists") }
    terminal.send("o")
    terminal.run("the failure") { terminal.screenText.contains("The recording has ended") }
    terminal.send("y")
    terminal.run("the session") { !terminal.screenText.contains("The recording has ended") }
    #expect(terminal.ended == nil)
  }
}
