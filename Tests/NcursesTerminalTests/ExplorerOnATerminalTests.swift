import CVTerm
import Foundation
import Screen
import Testing
import UnicodeData

/// The built program on a headless terminal: what it draws is read back cell by cell.
@Suite struct ExplorerOnATerminalTests {
  /// Columns of the Text pane's content at 80×24: the gutter ends before the fifth.
  private static let left = 4

  private func open(
    _ text: String, answers: PseudoTerminal.Answers? = .plain, _ options: [String] = []
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(program: ["--text", text] + options, answers: answers)
    // The key bar is the last row to be drawn.
    terminal.run("the key bar") { terminal.text(23).contains(" help") }
    return terminal
  }

  /// Whether the answers have come, before the screen opened or after.
  private func isTamed(_ terminal: PseudoTerminal) -> Bool {
    terminal.writtenText.contains("\u{1B}[8l")
  }

  /// The scalars of the cells of the Text pane's row, left to right, in hexadecimal; blanks left
  /// out.
  private func cells(_ terminal: PseudoTerminal, _ row: Int) -> [String] {
    terminal.row(row).compactMap { cell in
      let parts = cell.split(separator: " ")
      guard let column = Int(parts[0]), column >= Self.left, column < 50 else { return nil }
      return String(parts[1])
    }
  }

  private func bases(_ scalars: String) -> [String] {
    scalars.unicodeScalars.map { String($0.value, radix: 16) }
  }

  @Test func mixedTextStandsInDisplayOrder() throws {
    let terminal = try open(PseudoText.decode("ab AB 12"))
    expect("ab12\u{5D1}\u{5D0}", on: terminal)
  }

  @Test func marksStayOnTheirBaseAndWideLettersShiftNothing() throws {
    let terminal = try open("e\u{301}\u{6F22}x\u{1F468}\u{200D}\u{1F469}y")
    // Clusters are written behind the frame that has their cells.
    let isWhole = terminal.run {
      let row = terminal.row(2)
      return row.contains { $0.hasPrefix("13 79") } && row.contains { $0.contains("1f469") }
    }
    #expect(isWhole)
    let row = terminal.row(2)
    #expect(row.contains { $0.hasPrefix("5 65+301") })
    #expect(row.contains { $0.hasPrefix("6 6f22 wide") })
    #expect(row.contains { $0.hasPrefix("8 78") })
    // The terminal was asked, and gives the family four columns: it is drawn whole in these.
    let family = row.drop { !$0.hasPrefix("9 ") }.prefix { !$0.hasPrefix("13 ") }
    for scalar in ["1f468", "1f469"] {
      #expect(family.contains { $0.contains(scalar) }, "\(row)")
    }
    #expect(!family.contains { $0.contains("2026") || $0.contains("underlined") }, "\(row)")
  }

  /// The terminal gives a spacing mark and a sara am a column each, and a trailing jamo none.
  @Test func everyScriptIsDrawnWhole() throws {
    let terminal = try open("\u{939}\u{93F}x\u{E19}\u{E49}\u{E33}y\u{1112}\u{1161}\u{11AB}z")
    // Boxes first, and as the terminal does it once it has answered.
    let isWhole = terminal.run {
      let row = terminal.row(2)
      return row.contains { $0.hasPrefix("13 7a") } && row.contains { $0.contains("11ab") }
    }
    #expect(isWhole)
    let row = terminal.row(2)
    let expected = ["5 939", "6 93f", "7 78", "8 e19+e49", "9 e33", "10 79", "11 1112", "13 7a"]
    for cell in expected { #expect(row.contains { $0.hasPrefix(cell) }, "\(cell) in \(row)") }
    #expect(row.contains { $0.hasPrefix("11 ") && $0.contains("1161") && $0.contains("11ab") })
  }

  /// What stood on rows that are gone is written nowhere.
  @Test func clustersOfRowsThatAreGoneAreGone() throws {
    let terminal = try open("\u{939}\u{93F}\u{939}\u{93F}")
    func holdsMark(_ row: Int) -> Bool { terminal.row(row).contains { $0.contains("93f") } }
    #expect(terminal.run { (14..<23).contains(where: holdsMark) })
    terminal.resize(Size(rows: 14, columns: 80))
    #expect(terminal.run { terminal.text(13).contains(" help") })
    // A key's frame is written behind all of that.
    terminal.send("\u{1B}[C")
    #expect(terminal.run { terminal.text(0).contains("caret 2") })
    #expect(!holdsMark(13), "\(terminal.row(13))")
  }

  @Test func hostileTextReachesTheTerminalAsLabels() throws {
    let hostile = "a\u{1B}[31mb\u{9B}2Jc\u{7}\u{202E}d\u{2067}e\u{200F}\u{E0001}\u{7F}\u{85}"
    let terminal = try open(hostile)
    let drawn = terminal.written
    #expect(PseudoTerminal.firstIndex(of: Array("\u{1B}[31mb".utf8), in: drawn, from: 0) == nil)
    let text = String(decoding: drawn, as: UTF8.self)
    let raw = text.unicodeScalars.filter { scalar in
      scalar.properties.generalCategory == .format || (0x80..<0xA0).contains(scalar.value)
        || scalar == "\u{7F}"
    }
    #expect(raw.isEmpty, "\(raw.map { String($0.value, radix: 16) })")
    #expect(cells(terminal, 2).starts(with: bases("aESC[31mbCSI2JcBEL")))
  }

  @Test func typingPastingAndDraggingWork() throws {
    let terminal = try open("")
    #expect(terminal.send("x\u{5D0}", untilRow: 2) { $0.contains { $0.hasPrefix("6 5d0") } })
    // A paste is text, whatever is in it: the DC1 of Ctrl+Q is a label in its run.
    #expect(
      terminal.send("\u{1B}[200~\u{5D1}\u{11}y\u{1B}[201~", untilRow: 2) { row in
        row.contains { $0.hasPrefix("9 5d1") }
      })
    #expect(terminal.ended == nil)
    // Row 3 and columns 6 to 8 as the mouse counts: a press, a drag over two cells, a release.
    let drag = "\u{1B}[<0;6;3M\u{1B}[<32;7;3M\u{1B}[<32;8;3M\u{1B}[<0;8;3m"
    #expect(
      terminal.send(drag, untilRow: 2) { row in
        row.contains { $0.hasPrefix("5 78") && $0.contains("reversed") }
      })
    #expect(terminal.send("\u{1B}[3~", untilRow: 2) { !$0.contains { $0.hasPrefix("5 78") } })
  }

  @Test func noRightToLeftLetterIsSentInLatin() throws {
    let terminal = try open(PseudoText.decode("ab AB") + "\u{628}", ["--letters", "latin"])
    expect("abBBA", on: terminal)
    let sent = String(decoding: terminal.written, as: UTF8.self).unicodeScalars
    #expect(
      !sent.contains { (0x590..<0x900).contains($0.value) || (0xFB1D..<0xFF00).contains($0.value) })
  }

  /// Waits until the text's first line is so.
  private func expect(
    _ scalars: String, on terminal: PseudoTerminal,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    terminal.run("the line", sourceLocation: sourceLocation) {
      cells(terminal, 2) == bases(scalars)
    }
    #expect(cells(terminal, 2) == bases(scalars), sourceLocation: sourceLocation)
  }

  private func expectAsItWasFound(
    _ terminal: PseudoTerminal, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    terminal.run("the terminal as it was", sourceLocation: sourceLocation) {
      terminal.lineNow == terminal.line && terminal.state.alternate_screen == 0
        && terminal.state.mouse == 0 && terminal.writtenText.hasSuffix("\u{1B}[8h")
    }
    #expect(terminal.lineNow == terminal.line, sourceLocation: sourceLocation)
    let state = terminal.state
    #expect(
      state.alternate_screen == 0 && state.cursor_visible == 1 && state.mouse == 0,
      sourceLocation: sourceLocation)
    #expect(terminal.writtenText.hasSuffix("\u{1B}[8h"), sourceLocation: sourceLocation)
  }

  /// Requests to end, crashes, and a trap, which is SIGILL or SIGTRAP.
  @Test(arguments: [
    SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP,
  ])
  func theTerminalIsLeftAsItWasFound(_ number: Int32) throws {
    let terminal = try open("abc", answers: .vte)
    terminal.run("the screen") { terminal.state.alternate_screen == 1 && isTamed(terminal) }
    terminal.signal(number)
    #expect(terminal.finished())
    #expect(terminal.ended == number)
    expectAsItWasFound(terminal)
  }

  @Test func quittingLeavesTheTerminalAsItWasFound() throws {
    let terminal = try open("abc", answers: .vte)
    terminal.run("mode 8 reset") { isTamed(terminal) }
    terminal.send("\u{11}")
    #expect(terminal.finished())
    #expect(terminal.ended == 0)
    expectAsItWasFound(terminal)
  }

  @Test func aStopLeavesTheTerminalAsItWasFoundAndTheTextComesBack() throws {
    let terminal = try open("abc", answers: .vte)
    terminal.run("mode 8 reset") { isTamed(terminal) }
    terminal.signal(SIGTSTP)
    terminal.run("the stop") { terminal.stops == [SIGTSTP] }
    expectAsItWasFound(terminal)
    terminal.signal(SIGCONT)
    #expect(terminal.send("x", untilRow: 2) { $0.contains { $0.hasPrefix("5 78") } })
    terminal.run("the screen") { terminal.state.alternate_screen == 1 }
    expect("xabc", on: terminal)
    terminal.signal(SIGTERM)
    #expect(terminal.finished())
    expectAsItWasFound(terminal)
  }

  /// What goes wrong before the screen opens is said in a line, and the terminal is told nothing.
  @Test func anErrorLeavesTheTerminalAlone() throws {
    let terminal = try PseudoTerminal(program: ["/"], answers: .vte)
    #expect(terminal.finished())
    // Status 2: what is named could not be read.
    #expect(terminal.ended == -2)
    #expect(terminal.lineNow == terminal.line)
    #expect(terminal.writtenText.hasPrefix("bidiscope: "))
    #expect(!terminal.writtenText.contains("\u{1B}"))
  }
}
