import Testing
import UnicodeData
import Wording

extension EndToEnd {
  /// The screen at every size, and while the size changes.
  @Suite struct SizeTests {
    @Test func everySizeIsDrawnAndTheFirstComesBack() throws {
      let text = PseudoText.decode("abc ABC def")
      try TmuxTerminal.run("exec $BIDISCOPE --direction auto --text '\(text)'") { terminal in
        let shown = PseudoText.decode("abc CBA def")
        let panes = ["Text", "Order", "Characters", "Paragraph", "Selection", "Runs"]
        let first = try terminal.see("every pane at 80 columns") { screen in
          panes.allSatisfy { screen.pane($0) != nil } && screen.rows.last?.contains("^Q") == true
            && screen.contains(shown)
            && screen.pane("Paragraph")?.words.contains("Nothing is torn") == true
        }
        try terminal.resize(columns: 40, rows: 12)
        try terminal.see("the five facts at 40 columns") { screen in
          screen.rows.count == 12 && screen.contains(shown) && screen.contains("storage a b c")
            && screen.contains(PseudoText.decode("display a b c \u{B7} C B A"))
            && screen.contains("level 0 ltr") && screen.contains("caret at 0")
        }
        try terminal.resize(columns: 160, rows: 48)
        try terminal.see("more at 160 columns") { screen in
          screen.rows.count == 48 && panes.allSatisfy { screen.pane($0) != nil }
            && screen.pane("Characters")?.words.contains("HEBREW LETTER ALEF") == true
            && screen.pane("Paragraph")?.words.contains("U+0061 at 0") == true
        }
        try terminal.resize(columns: 20, rows: 5)
        try terminal.see("one line at 20 columns") { screen in
          screen.rows.first?.hasPrefix("Needs 40x12") == true
            && screen.rows.dropFirst().allSatisfy(\.isEmpty)
        }
        try terminal.resize(columns: 1, rows: 1)
        try terminal.type("x")
        try terminal.press("BSpace")
        try terminal.see("one cell") { $0.rows.count == 1 }
        try terminal.press("C-z", "C-z")
        try terminal.resize(columns: 80, rows: 24)
        try terminal.see("the first screen again") { $0.rows == first.rows }
      }
    }

    @Test func keysCountAtOneCell() throws {
      try TmuxTerminal.run("exec $BIDISCOPE --text ''", columns: 1, rows: 1) { terminal in
        try terminal.wait("the program") { try terminal.state("mouse_sgr_flag") == "1" }
        try terminal.type(PseudoText.decode("xA"))
        try terminal.click(ScreenPoint(row: 0, column: 0))
        try terminal.press("F1", "Escape")
        try terminal.resize(columns: 80, rows: 24)
        try terminal.see("what was typed") { $0.contains(PseudoText.decode("storage x A")) }
      }
    }

    @Test func everySizeOnTheWayIsSurvived() throws {
      let text = PseudoText.decode("abc (ABC) {RLI}d {U+0645}{PDI} \u{6F22}\u{5B57}")
      try TmuxTerminal.run("exec $BIDISCOPE --direction auto --text '\(text)'") { terminal in
        try terminal.see("the first frame") { $0.pane("Runs") != nil }
        for size in 1...14 {
          try terminal.resize(columns: size * 7, rows: size * 2)
          try terminal.type("z")
          try terminal.resize(columns: 100 - size * 7, rows: 30 - size * 2)
        }
        try terminal.resize(columns: 120, rows: 40)
        try terminal.see("fourteen letters") { screen in
          screen.rows.count == 40 && screen.contains(String(repeating: "z", count: 14) + "abc")
        }
      }
    }

    @Test func aZoomedPaneHasTheScreen() throws {
      try TmuxTerminal.run("exec $BIDISCOPE --text abc") { terminal in
        try terminal.see("the first frame") { $0.pane("Runs") != nil }
        try terminal.press("Tab", "F2")
        try terminal.see("one pane") { $0.pane("Order") != nil && $0.pane("Text") == nil }
        try terminal.press("F2")
        try terminal.see("all of them") { $0.pane("Order") != nil && $0.pane("Text") != nil }
      }
    }
  }
}
