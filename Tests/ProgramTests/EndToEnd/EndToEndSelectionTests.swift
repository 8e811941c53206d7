import Foundation
import Testing
import UnicodeData
import Wording

extension EndToEnd {
  /// Selecting by mouse and keys across directions, and taking away what is selected.
  @Suite struct SelectionTests {
    private static let mixed = PseudoText.decode("abc ABC def")

    /// A text in a file, on the screen.
    private func open(_ text: String, body: (TmuxTerminal) throws -> Void) throws {
      try TmuxTerminal.run(
        "exec $BIDISCOPE --direction auto \"$FOLDER/text\"", files: ["text": Array(text.utf8)]
      ) { terminal in
        try terminal.see("the text") {
          $0.contains(PseudoText.decode("\u{B7} d e f")) || $0.contains("storage")
        }
        try body(terminal)
      }
    }

    private func saved(_ terminal: TmuxTerminal) throws -> String {
      try terminal.press("C-s")
      try terminal.see("that it was saved") { $0.contains("Saved to") && !$0.contains("\u{25CF}") }
      return String(
        decoding: try Data(contentsOf: terminal.folder.appending(path: "text")), as: UTF8.self)
    }

    @Test func aDragAcrossABoundaryTakesTwoRangesAndDeletesThem() throws {
      try open(Self.mixed) { terminal in
        let shown = PseudoText.decode("abc CBA def")
        let screen = try terminal.see("the text") { $0.pane("Text")?.find(shown) != nil }
        let start = try #require(screen.pane("Text")?.find(shown))
        // From before b to between C and B; the press on C takes its right edge.
        try terminal.drag(
          from: ScreenPoint(row: start.row, column: start.column + 1),
          to: ScreenPoint(row: start.row, column: start.column + 4))
        try terminal.see("two ranges, and the one that would have been") { screen in
          let selection = screen.pane("Selection")?.words ?? ""
          return selection.contains("2 ranges, 4 scalars")
            && selection.contains("[1,4) b c \u{B7}")
            && selection.contains(PseudoText.decode("6 C"))
            && selection.contains("single 2 too much, 1 missed")
        }
        try terminal.wait("the cursor there") {
          try terminal.cursor() == ScreenPoint(row: start.row, column: start.column + 5)
        }
        try terminal.press("DC")
        try terminal.see("what is left") { screen in
          screen.pane("Text")?.words.contains(PseudoText.decode("aBA def")) == true
            && screen.pane("Order")?.words.contains(PseudoText.decode("storage a A B \u{B7} d"))
              == true
            && screen.pane("Runs")?.words.contains("[1,3) level 1") == true
        }
        #expect(try saved(terminal) == PseudoText.decode("aAB def"))
        try terminal.press("C-z")
        try terminal.see("all of it, selected as before") { screen in
          screen.pane("Text")?.find(shown) == start
            && screen.pane("Selection")?.words.contains("2 ranges, 4 scalars") == true
        }
        #expect(try saved(terminal) == Self.mixed)
        try terminal.press("C-y")
        try terminal.see("what is left, again") {
          $0.pane("Text")?.words.contains(PseudoText.decode("aBA def")) == true
        }
      }
    }

    /// tmux takes no clipboard from a program by what it writes, as it is shipped.
    @Test func whatIsCopiedIsInTheMultiplexer() throws {
      try open(Self.mixed) { terminal in
        try terminal.press("C-a", "C-c")
        try terminal.wait("the buffer of tmux") {
          (try? terminal.tmux("show-buffer")) == Self.mixed
        }
      }
    }

    @Test func aDragInARightToLeftParagraphFollowsThePointer() throws {
      try open(PseudoText.decode("ABC abc DEF")) { terminal in
        let shown = PseudoText.decode("FED abc CBA")
        let screen = try terminal.see("the text at the right edge") { screen in
          screen.pane("Text")?.rows.first?.hasSuffix(shown) == true
        }
        let start = try #require(screen.pane("Text")?.find(shown))
        // From the right end to between b and c.
        try terminal.drag(
          from: ScreenPoint(row: start.row, column: start.column + 11),
          to: ScreenPoint(row: start.row, column: start.column + 6))
        try terminal.see("two ranges") { screen in
          let selection = screen.pane("Selection")?.words ?? ""
          return selection.contains("2 ranges, 5 scalars")
            && selection.contains(PseudoText.decode("[0,4) A B C \u{B7}"))
            && selection.contains("6 c")
        }
        try terminal.press("BSpace")
        try terminal.see("what is left") {
          $0.pane("Text")?.rows.first?.hasSuffix(PseudoText.decode(" ab FED")) == true
        }
        #expect(try saved(terminal) == PseudoText.decode("ab DEF"))
      }
    }

    @Test func shiftAndArrowsSelectAsTheMouseDoes() throws {
      try open(Self.mixed) { terminal in
        try terminal.press("Home", "Right", "S-Right", "S-Right", "S-Right", "S-Right")
        try terminal.see("the same two ranges") { screen in
          let selection = screen.pane("Selection")?.words ?? ""
          return selection.contains("2 ranges, 4 scalars") && selection.contains("[1,4)")
            && selection.contains("6 ")
        }
        try terminal.type("x")
        try terminal.see("them replaced") { $0.pane("Text")?.words.contains("ax") == true }
        #expect(try saved(terminal) == PseudoText.decode("axAB def"))
        try terminal.press("C-a", "DC")
        try terminal.see("nothing") {
          $0.pane("Paragraph")?.words.contains("0 scalars") == true
        }
        #expect(try saved(terminal).isEmpty)
      }
    }

    @Test func selectedCellsLookSelected() throws {
      try open(Self.mixed) { terminal in
        let screen = try terminal.see("the text") { $0.pane("Text")?.find("abc") != nil }
        let start = try #require(screen.pane("Text")?.find("abc"))
        let plain = try terminal.colouredScreen().split(separator: "\n")[start.row]
        try terminal.drag(
          from: start, to: ScreenPoint(row: start.row, column: start.column + 2))
        try terminal.see("the range") {
          $0.pane("Selection")?.words.contains("1 range, 2 scalars") == true
        }
        try terminal.wait("another look of the line") {
          try terminal.colouredScreen().split(separator: "\n")[start.row] != plain
        }
      }
    }

    @Test func theWheelScrollsAndTheSelectionStays() throws {
      let text = (1...60).map { "line \($0)" }.joined(separator: "\n")
      try open(text) { terminal in
        let screen = try terminal.see("the text") { $0.pane("Text")?.find("line 2") != nil }
        let start = try #require(screen.pane("Text")?.find("line 1"))
        try terminal.drag(
          from: start, to: ScreenPoint(row: start.row, column: start.column + 4))
        try terminal.see("the range") {
          $0.pane("Selection")?.words.contains("1 range, 4 scalars") == true
        }
        for _ in 0..<3 { try terminal.mouse(65, at: start) }
        try terminal.see("other lines, the same range and caret") { screen in
          screen.pane("Text")?.words.contains("line 10") == true
            && screen.pane("Text")?.words.contains("line 1 ") != true
            && screen.pane("Selection")?.words.contains("1 range, 4 scalars") == true
            && screen.contains("caret 4")
        }
        for _ in 0..<3 { try terminal.mouse(64, at: start) }
        try terminal.see("the first lines again") {
          $0.pane("Text")?.find("line 1") != nil && $0.contains("1 range, 4 scalars")
        }
      }
    }

    @Test func aDragBelowTheTextLeavesItInView() throws {
      try open("first\nsecond") { terminal in
        let screen = try terminal.see("the text") { $0.pane("Text")?.find("second") != nil }
        let start = try #require(screen.pane("Text")?.find("first"))
        try terminal.mouse(0, at: start)
        for row in start.row..<22 {
          try terminal.mouse(32, at: ScreenPoint(row: row, column: start.column + 2))
        }
        try terminal.see("both lines and the range") { screen in
          screen.pane("Text")?.find("first") == start
            && screen.pane("Selection")?.words.contains("1 range, 8 scalars") == true
        }
        try terminal.mouse(0, at: ScreenPoint(row: 21, column: start.column + 2), isReleased: true)
        try terminal.see("both lines still") { $0.pane("Text")?.find("first") == start }
      }
    }

    @Test func altAndADragTakeARectangle() throws {
      try open("abcdef\nghijkl") { terminal in
        let screen = try terminal.see("the text") { $0.pane("Text")?.find("ghijkl") != nil }
        let start = try #require(screen.pane("Text")?.find("abcdef"))
        try terminal.mouse(8, at: ScreenPoint(row: start.row, column: start.column + 1))
        try terminal.mouse(40, at: ScreenPoint(row: start.row + 1, column: start.column + 3))
        try terminal.mouse(
          8, at: ScreenPoint(row: start.row + 1, column: start.column + 3), isReleased: true)
        try terminal.see("a range a line") {
          $0.pane("Selection")?.words.contains("columns 2 ranges, 4 scalars") == true
        }
        try terminal.press("DC")
        #expect(try saved(terminal) == "adef\ngjkl")
      }
    }

    @Test func aClickMovesTheCaretInEveryPane() throws {
      try open(Self.mixed) { terminal in
        let screen = try terminal.see("the text") { $0.pane("Text")?.find("def") != nil }
        let text = try #require(screen.pane("Text")?.find("def"))
        try terminal.click(ScreenPoint(row: text.row, column: text.column + 1))
        try terminal.see("the caret before e") { screen in
          screen.contains("caret 9") && screen.pane("Selection")?.words.contains("column 9") == true
            && screen.pane("Characters")?.words.contains("\u{25B8} 9 e") == true
            && screen.pane("Order")?.words.contains("\u{25B2}9") == true
        }
        try terminal.wait("the cursor there") {
          try terminal.cursor() == ScreenPoint(row: text.row, column: text.column + 1)
        }
        let row = try #require(try terminal.screen().pane("Characters")?.find("U+05D2"))
        try terminal.click(row)
        try terminal.see("the caret before the third Hebrew letter") { screen in
          screen.contains("caret 6")
            && screen.pane("Characters")?.words.contains(PseudoText.decode("\u{25B8} 6 C")) == true
        }
      }
    }
  }
}
