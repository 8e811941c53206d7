import Testing
import UnicodeData

extension EndToEnd {
  /// The terminal of these tests itself, held against programs that are known.
  @Suite struct TerminalTests {
    @Test func whatIsTypedPassesVerbatim() throws {
      try TmuxTerminal.run("stty raw -echo; echo ready; dd bs=1 count=22 2>/dev/null | od -An -tx1")
      {
        terminal in
        try terminal.see("ready") { $0.contains("ready") }
        try terminal.type("a;")
        try terminal.type("\u{05D0}\u{0628}")
        try terminal.mouse(0, at: ScreenPoint(row: 2, column: 4))
        try terminal.press("S-Right", "C-z")
        try terminal.see("the bytes") { screen in
          screen.text.split { $0 == " " || $0 == "\n" }.joined(separator: " ").contains(
            "61 3b d7 90 d8 a8 1b 5b 3c 30 3b 35 3b 33 4d 1b 5b 31 3b 32 43 1a")
        }
      }
    }

    @Test func sizesAndCellsAreRead() throws {
      let letters = PseudoText.decode("1A{LRM}B{LRM}2")
      try TmuxTerminal.run("stty size; printf '\(letters)\u{6F22}x'; cat", columns: 50, rows: 5) {
        terminal in
        let screen = try terminal.see("the text") { $0.contains("x") }
        #expect(screen.rows.count == 5)
        #expect(screen.rows[0] == "5 50")
        #expect(screen.rows[1] == PseudoText.decode("1AB2") + "\u{6F22}x")
        #expect(screen.find("x") == ScreenPoint(row: 1, column: 6))
        try terminal.wait("the cursor there") {
          try terminal.cursor() == ScreenPoint(row: 1, column: 7)
        }
        try terminal.resize(columns: 1, rows: 1)
        try terminal.see("one row") { $0.rows.count == 1 }
      }
    }

    @Test func theCalibrationCardReadsRight() throws {
      try TmuxTerminal.run("$BIDISCOPE terminal --test; echo ended $?") { terminal in
        let screen = try terminal.see("the card") {
          $0.contains("Does each line match the description below")
        }
        let order = try #require(screen.rows.first { $0.hasPrefix("Order") })
        #expect(order.filter(\.isASCII) == "Order      1234 5")
        #expect(order.hasSuffix("1\u{05D0}2\u{05D1}3\u{05D2}4 \u{05E9}\u{05DE}\u{05D9}5"))
        try terminal.wait("alternate_on 1") { try terminal.state("alternate_on") == "1" }
        try terminal.press("y")
        try terminal.see("the end") { $0.contains("ended 0") }
        try terminal.wait("alternate_on 0") { try terminal.state("alternate_on") == "0" }
      }
    }

    @Test func theCalibrationCardTriesEveryWayAndSaysThatNoneIsRight() throws {
      try TmuxTerminal.run("$BIDISCOPE terminal --test; echo ended $?") { terminal in
        var titles: [String] = []
        while titles.count < 9 {
          let screen = try terminal.see("the next card") {
            $0.contains("ended")
              || $0.rows[0].hasPrefix("Calibration: ") && !titles.contains($0.rows[0])
          }
          if screen.contains("ended") { break }
          titles.append(screen.rows[0])
          try terminal.press("n")
        }
        #expect(titles.count == 5, "\(titles)")
        let screen = try terminal.see("the end") { $0.contains("ended 1") }
        #expect(screen.contains("bidiscope: no setting reads correctly: use another terminal"))
      }
    }
  }
}
