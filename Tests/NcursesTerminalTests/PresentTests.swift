import CVTerm
import Foundation
import Screen
import Testing
import UnicodeData

/// What reaches a terminal's cells.
@Suite struct PresentTests {
  @Test func everyCellIsAsInTheFrame() throws {
    let terminal = try PseudoTerminal()
    #expect(terminal.opened())
    terminal.sendAndWait("x")
    #expect(terminal.row(0) == ["0 70 bold", "1 72 bold", "2 6f bold", "3 62 bold", "4 65 bold"])
    #expect(terminal.row(2) == ["0 5d2", "1 5d1", "2 5d0"])
    #expect(terminal.row(3) == ["0 5e9+5c1+5b8", "1 78"])
    #expect(terminal.row(4) == ["0 6f22 wide", "2 1f600 wide", "4 79"])
    #expect(
      terminal.row(5) == [
        "0 fffd", "1 fffd", "2 fffd", "3 fffd", "4 fffd", "5 fffd", "6 61+301+302+303+304+305",
      ])
    #expect(
      terminal.row(6) == ["0 63 italic underlined fg=208 bg=17", "1 72 reversed", "2 74 fg=208"])
    #expect(terminal.row(22) == ["78 6f22 wide"])
    #expect(terminal.row(23) == ["79 5a"])
    #expect(terminal.state.row == 2 && terminal.state.column == 1)
    #expect(terminal.state.alternate_screen == 1 && terminal.state.cursor_visible == 1)
  }

  /// Nothing but the terminal's own sequences and letters: no format character, no C1 control. (The
  /// samples of the questions about clusters are ours, and are asked about for these.)
  @Test func noControlOrFormatCharacterIsWritten() throws {
    let terminal = try PseudoTerminal()
    #expect(terminal.opened())
    terminal.sendAndWait("+")
    terminal.send("q")
    #expect(terminal.finished())
    let asked = ClusterKind.allCases.flatMap(\.samples)
    let text = asked.reduce(terminal.writtenText) { text, sample in
      text.replacingOccurrences(of: "\u{1B}[2;1H\(sample)\u{1B}[6n", with: "")
    }
    let foreign = text.unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control: return !["\u{1B}", "\r", "\n", "\u{8}", "\u{F}", "\u{7}"].contains(scalar)
      case .format, .lineSeparator, .paragraphSeparator, .unassigned: return true
      default: return false
      }
    }
    #expect(foreign.map(\.value) == [])
  }

  /// In a terminal that answers nothing: what it answers of clusters has them drawn anew.
  @Test func onlyWhatChangedIsSent() throws {
    let terminal = try PseudoTerminal(answers: PseudoTerminal.Answers.mute)
    #expect(terminal.opened())
    terminal.sendAndWait("x")
    let before = terminal.written.count
    terminal.sendAndWait("x")
    #expect(terminal.written.count == before)
    terminal.sendAndWait("+")
    let sent = terminal.written.count - before
    #expect(sent > 0 && sent <= 24, "\(sent) bytes: \(terminal.written.suffix(sent))")
    #expect(terminal.row(1) == ["0 58"])
    #expect(terminal.state.row == 2 && terminal.state.column == 1)
  }

  @Test func theCursorAndTheMouseCanBeOff() throws {
    let terminal = try PseudoTerminal()
    #expect(terminal.opened())
    #expect(terminal.run { terminal.state.mouse > 0 })
    terminal.sendAndWait("-")
    #expect(terminal.state.cursor_visible == 0)
    #expect(terminal.state.mouse == 0)
  }

  @Test func aNewSizeIsDrawnAtOnce() throws {
    let terminal = try PseudoTerminal()
    #expect(terminal.opened())
    for (columns, rows) in [(40, 12), (132, 50), (9, 8)] {
      terminal.resize(Size(rows: rows, columns: columns))
      #expect(terminal.run { terminal.log.contains("resize \(columns)x\(rows)") })
      terminal.sendAndWait("x")
      #expect(terminal.row(2).first == "0 5d2")
      #expect(terminal.row(rows - 1, columns: columns).last == "\(columns - 1) 5a")
    }
  }

  @Test func aOneCellScreenDoesNotEndIt() throws {
    let terminal = try PseudoTerminal(size: Size(rows: 1, columns: 1))
    #expect(terminal.opened())
    terminal.resize(Size(rows: 2, columns: 2))
    #expect(terminal.run { terminal.log.contains("resize 2x2") })
    terminal.send("q")
    #expect(terminal.finished())
    #expect(terminal.ended == 0)
  }

  @Test func aMultiplexerGetsAMarkInEachRightToLeftCellAndNowhereElse() throws {
    let terminal = try PseudoTerminal(answers: .tmux)
    #expect(terminal.opened())
    terminal.sendAndWait("x")
    #expect(terminal.row(2) == ["0 5d2+200e", "1 5d1+200e", "2 5d0+200e"])
    #expect(terminal.row(3) == ["0 5e9+5c1+5b8+200e", "1 78"])
    #expect(terminal.row(4) == ["0 6f22 wide", "2 1f600 wide", "4 79"])
    // Arabic digits turn a line; boxes and brackets do not, and some terminals draw them otherwise
    // with a mark.
    #expect(
      terminal.row(7) == ["0 661+200e", "1 2502", "2 662+200e", "3 28", "4 5d0+200e", "5 31"])
  }

  /// kitty, told not to reorder, still draws a lam and an alef as one, unless something stands
  /// between them.
  @Test func kittyDrawsNoLigature() throws {
    let kitty = try PseudoTerminal(answers: .kitty)
    #expect(kitty.opened())
    kitty.sendAndWait("x")
    #expect(kitty.row(8) == ["0 fe8e+200c", "1 fee0"])
    #expect(kitty.row(2) == ["0 5d2", "1 5d1", "2 5d0"])
    let plain = try PseudoTerminal()
    #expect(plain.opened())
    plain.sendAndWait("x")
    #expect(plain.row(8) == ["0 fe8e", "1 fee0"])
  }

  @Test func coloursAreWithinWhatTheTerminalHas() throws {
    let none = try PseudoTerminal(environment: ["NO_COLOR": "1"])
    #expect(none.opened())
    none.sendAndWait("x")
    #expect(none.row(6) == ["0 63 italic underlined", "1 72 reversed", "2 74"])
    let eight = try PseudoTerminal(environment: ["TERM": "xterm"])
    #expect(eight.opened())
    eight.sendAndWait("x")
    #expect(eight.row(6).first == "0 63 italic underlined fg=3 bg=0")
    let monochrome = try PseudoTerminal(environment: ["TERM": "vt100"])
    #expect(monochrome.opened())
    monochrome.sendAndWait("x")
    #expect(monochrome.row(6).last == "2 74")
    // The user's palette is never touched.
    for terminal in [none, eight, monochrome] {
      #expect(!terminal.writtenText.contains("\u{1B}]4;"))
    }
  }

  /// Only in terminals known to read the colour by its parts, and where the terminal database can
  /// say it.
  @Test func allColoursWhereTheTerminalSaysSo() throws {
    let described = FileManager.default.fileExists(atPath: "/usr/share/terminfo/x/xterm-direct256")
    let kitty = try PseudoTerminal(answers: .kitty, environment: ["COLORTERM": "truecolor"])
    #expect(kitty.opened())
    kitty.sendAndWait("x")
    #expect(kitty.writtenText.contains("38:2::255:135:0") == described)
    #expect(kitty.writtenText.contains("38;5;208"))
    let unknown = try PseudoTerminal(environment: ["COLORTERM": "truecolor"])
    #expect(unknown.opened())
    unknown.sendAndWait("x")
    #expect(!unknown.writtenText.contains("38:2"))
  }

  @Test func updatesAreHeldTogetherWhereThatIsKnown() throws {
    let kitty = try PseudoTerminal(answers: .kitty)
    #expect(kitty.opened())
    kitty.sendAndWait("+")
    #expect(kitty.writtenText.contains("\u{1B}[?2026h"))
    let plain = try PseudoTerminal()
    #expect(plain.opened())
    #expect(!plain.writtenText.contains("\u{1B}[?2026h"))
  }
}
