import Testing

extension EndToEnd {
  /// The tour at the first start in a terminal.
  @Suite struct TourTests {
    /// What is typed meanwhile is in the text.
    @Test func theFirstStartHasTheTour() throws {
      try TmuxTerminal.run("exec $BIDISCOPE", isKnownUser: false) { terminal in
        try terminal.see("the tour") { $0.contains("Tour, step 1 of 5") }
        try terminal.see("the sweep") { $0.contains("natural 2 ranges") }
        try terminal.press("Right")
        try terminal.see("no selection") { !$0.contains("natural 2 ranges") }
        try terminal.type("xy")
        try terminal.see("the letters") {
          $0.contains("Tour, step 2 of 5") && $0.contains("xy")
        }
        try terminal.press("Escape")
        try terminal.see("no tour") {
          !$0.contains("Tour") && $0.contains("xy") && $0.contains("There are lessons")
        }
      }
    }

    @Test func theSecondStartHasNone() throws {
      let run = "$BIDISCOPE; echo again; read line; exec $BIDISCOPE"
      try TmuxTerminal.run(run, isKnownUser: false) { terminal in
        try terminal.see("the tour") { $0.contains("Tour, step 1 of 5") }
        try terminal.press("C-q")
        try terminal.see("the end") { $0.contains("again") }
        try terminal.press("Enter")
        try terminal.see("the second start") {
          $0.contains("The title is") && !$0.contains("again")
        }
        #expect(try !terminal.screen().contains("Tour"))
      }
    }

    /// Not beside a file or a text, and not where the next start could not know of it.
    @Test(arguments: [
      "exec $BIDISCOPE $FOLDER/text", "exec $BIDISCOPE --text 'The title is'",
      "exec env XDG_STATE_HOME=/dev/null $BIDISCOPE",
    ])
    func otherStartsHaveNone(_ line: String) throws {
      try TmuxTerminal.run(
        line, files: ["text": Array("The title is".utf8)], isKnownUser: false
      ) { terminal in
        try terminal.see("the text") { $0.contains("The title is") && $0.contains("Paragraph") }
        #expect(try !terminal.screen().contains("Tour"))
      }
    }
  }
}
