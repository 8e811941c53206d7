import Foundation
import Testing
import UnicodeData
import Wording

extension EndToEnd {
  /// The menu on a selection by mouse and by key, copying in another form, and what may only be
  /// read.
  @Suite struct MenuTests {
    private static let mixed = PseudoText.decode("abc ABC def")

    /// The text in a terminal whose clipboard is the only one: the program does not know of tmux's.
    private func open(
      _ options: String = "", columns: Int = 100, rows: Int = 30,
      body: (TmuxTerminal, ScreenPoint) throws -> Void
    ) throws {
      try TmuxTerminal.run(
        "exec env -u TMUX $BIDISCOPE --direction auto \(options) \"$FOLDER/text\"",
        columns: columns,
        rows: rows,
        files: ["text": Array(Self.mixed.utf8)]
      ) { terminal in
        let shown = PseudoText.decode("abc CBA def")
        let screen = try terminal.see("the text") { $0.pane("Text")?.find(shown) != nil }
        try body(terminal, try #require(screen.pane("Text")?.find(shown)))
      }
    }

    /// Drags over the first five cells, which are two ranges: the fifth begins at its right edge.
    private func drag(_ terminal: TmuxTerminal, _ start: ScreenPoint) throws {
      try terminal.drag(from: start, to: ScreenPoint(row: start.row, column: start.column + 4))
      try terminal.see("two ranges") {
        $0.pane("Selection")?.words.contains("2 ranges, 5 scalars") == true
      }
    }

    @Test func theRightButtonOpensTheMenuAndAClickChooses() throws {
      try open { terminal, start in
        try drag(terminal, start)
        let inside = ScreenPoint(row: start.row, column: start.column + 1)
        try terminal.mouse(2, at: inside)
        try terminal.mouse(2, at: inside, isReleased: true)
        let menu = try terminal.see("the menu") {
          $0.contains("Wrap in FSI and PDI") && $0.contains("Copy as JSON literal")
        }
        try terminal.click(try #require(menu.find("Wrap in FSI")))
        try terminal.see("both ranges wrapped") { screen in
          screen.contains("Wrapped 2 ranges in FSI and PDI.")
            && screen.pane("Text")?.words.contains("FSI") == true
            && !screen.contains("Copy as JSON")
        }
        try terminal.press("C-z")
        try terminal.see("what was selected, selected again") { screen in
          screen.pane("Text")?.find(PseudoText.decode("abc CBA def")) == start
            && screen.pane("Selection")?.words.contains("2 ranges, 5 scalars") == true
        }
      }
    }

    @Test func aKeyOpensTheMenuAndWhatItCopiesIsPasted() throws {
      try open { terminal, start in
        try drag(terminal, start)
        try terminal.press("S-F10")
        try terminal.see("the menu") { $0.contains("\u{25B8} Cut") }
        for _ in 0..<5 { try terminal.press("Down") }
        try terminal.see("the fifth item after it") { $0.contains("\u{25B8} Copy as escapes") }
        try terminal.press("Enter")
        try terminal.see("what was copied") { $0.contains("Copied 5 scalars as") }
        try terminal.press("C-End", "C-v")
        try terminal.see("the escapes in the text") {
          $0.pane("Text")?.words.contains("abc \\u{05D2}") == true
        }
      }
    }

    @Test func whatIsCopiedIsOnTheTerminalsClipboard() throws {
      try open { terminal, start in
        try terminal.tmux("set", "-s", "set-clipboard", "on")
        try drag(terminal, start)
        try terminal.press("C-c")
        try terminal.wait("the ranges' text") {
          try terminal.tmux("show-buffer") == PseudoText.decode("abc C")
        }
      }
    }

    /// Escapes that were read at the start are copied as they were written.
    @Test func escapesReadAtTheStartAreCopiedAsTheyWere() throws {
      let source = #"&#x5D4; x &rlm; %D7%94 \u05d4"#
      try TmuxTerminal.run(
        "exec env -u TMUX $BIDISCOPE --unescape \"$FOLDER/text\"",
        files: ["text": Array(source.utf8)]
      ) { terminal in
        try terminal.see("where the text is from") { $0.contains("A text read from text") }
        try terminal.tmux("set", "-s", "set-clipboard", "on")
        try terminal.press("C-a", "S-F10")
        try terminal.see("the menu") { $0.contains("Copy with escapes") }
        try terminal.type("with escapes")
        try terminal.press("Enter")
        try terminal.wait("the text as it was written") {
          try terminal.tmux("show-buffer") == source
        }
      }
    }

    @Test func aTextTooLongForTheClipboardIsKeptForPasteOnly() throws {
      try TmuxTerminal.run(
        "exec env -u TMUX $BIDISCOPE \"$FOLDER/long\"",
        files: ["long": [UInt8](repeating: 0x61, count: 75_000)]
      ) { terminal in
        try terminal.see("the text") { $0.pane("Text")?.words.contains("aaaa") == true }
        try terminal.tmux("set", "-s", "set-clipboard", "on")
        try terminal.tmux("set-buffer", "untouched")
        try terminal.press("C-a", "C-c")
        try terminal.see("why") { $0.contains("too long for the terminal's clipboard") }
        #expect(try terminal.tmux("show-buffer") == "untouched")
      }
    }

    /// tmux's own buffer has no such limit.
    @Test func aLongTextIsInTheMultiplexer() throws {
      let long = [UInt8](repeating: 0x61, count: 75_000)
      try TmuxTerminal.run("exec $BIDISCOPE \"$FOLDER/long\"", files: ["long": long]) { terminal in
        try terminal.see("the text") { $0.pane("Text")?.words.contains("aaaa") == true }
        try terminal.press("C-a", "C-c")
        try terminal.wait("the buffer of tmux") {
          (try? terminal.tmux("show-buffer"))?.utf8.count == long.count
        }
      }
    }

    @Test func aTextThatIsReadOnlyStaysAsItIs() throws {
      try open("--read-only") { terminal, start in
        try terminal.see("the sign") { $0.contains("\u{2298} read-only") }
        try terminal.type("x")
        try terminal.see("why not") { $0.contains("This text is read-only") }
        try drag(terminal, start)
        try terminal.press("DC", "M-2")
        try terminal.see("the refused calls") { screen in
          let log = screen.pane("Log: should the text change?")?.words ?? ""
          return log.contains("1 [0,0) x no: read-only")
            && log.contains("2 [0,4), 6 nothing no: read-only")
        }
        try terminal.press("M-w", "DC")
        try terminal.see("it gone") {
          $0.pane("Text")?.words.contains(PseudoText.decode("def BA")) == true
        }
      }
    }

    @Test func aDragHeldBelowTheTextScrollsOnByItself() throws {
      let lines = (0..<60).map { "line \($0)" }.joined(separator: "\n")
      try TmuxTerminal.run(
        "exec $BIDISCOPE \"$FOLDER/lines\"", files: ["lines": Array(lines.utf8)]
      ) { terminal in
        let screen = try terminal.see("the text") { $0.pane("Text")?.find("line 0") != nil }
        let start = try #require(screen.pane("Text")?.find("line 0"))
        try terminal.mouse(0, at: start)
        try terminal.mouse(32, at: ScreenPoint(row: 20, column: start.column + 6))
        // No more events come, but the button is held.
        try terminal.see("the last line") { $0.pane("Text")?.words.contains("line 59") == true }
        try terminal.mouse(0, at: ScreenPoint(row: 20, column: start.column + 6), isReleased: true)
        try terminal.see("nearly all selected") {
          $0.pane("Selection")?.words.contains("natural 1 range, 468 scalars") == true
        }
      }
    }

    @Test func doubleTripleAndQuadrupleClicksSelect() throws {
      try open { terminal, start in
        let word = ScreenPoint(row: start.row, column: start.column + 5)
        for expected in ["gap", "[4,7)", "[0,11)", "[0,11)"] {
          try terminal.click(word)
          try terminal.see(expected) {
            $0.pane("Selection")?.words.contains(expected) == true
          }
        }
      }
    }
  }
}
