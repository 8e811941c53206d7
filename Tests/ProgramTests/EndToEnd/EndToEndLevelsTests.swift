import Testing

extension EndToEnd {
  /// A line so long that its levels are worked out beside the loop.
  @Suite struct LevelsTests {
    @Test func aLongLineIsShownAndTypedInto() throws {
      // A bracket and an isolate that end with the line, so that nothing near decides them.
      let text =
        "(\u{2067}\u{5D0}\u{5D1}\u{5D2} " + String(repeating: "\u{5D3}\u{5D4} ", count: 1_500_000)
        + "\u{2069}x)"
      try TmuxTerminal.run(
        "exec $BIDISCOPE --direction auto $FOLDER/long.txt", columns: 120,
        files: ["long.txt": Array(text.utf8)]
      ) { terminal in
        try terminal.see("the line, with exact levels") { screen in
          screen.contains("\u{5D2}\u{5D1}\u{5D0}") && !screen.contains("not exact")
            && !screen.contains("worked out")
        }
        try terminal.type("y")
        try terminal.see("what was typed, with exact levels") { screen in
          screen.contains("caret 1") && !screen.contains("not exact")
            && !screen.contains("worked out")
        }
        try terminal.press("C-z")
        try terminal.see("the caret back") { $0.contains("caret 0") }
        try terminal.press("C-q")
      }
    }
  }
}
