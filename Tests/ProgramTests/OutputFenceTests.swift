import Testing

@testable import bidiscope

/// What a command prints keeps its order on a terminal that reorders lines, and is plain everywhere
/// else.
@Suite struct OutputFenceTests {
  private func fenced(_ text: String, needed: Bool = true) -> (text: String, asked: Int) {
    var asked = 0
    var fence = OutputFence {
      asked += 1
      return needed
    }
    let bytes = fence.fenced(Array(text.utf8)) + fence.fenced(Array(text.utf8))
    return (String(decoding: bytes.prefix(bytes.count / 2), as: UTF8.self), asked)
  }

  @Test func aMarkStandsBehindEachLetterAndArabicDigitWithItsMarks() {
    #expect(fenced("a \u{5D0}\u{5D1} 1\n").text == "a \u{5D0}\u{200E}\u{5D1}\u{200E} 1\n")
    #expect(fenced("\u{5D0}\u{5B0}\u{5BC}b").text == "\u{5D0}\u{5B0}\u{5BC}\u{200E}b")
    #expect(fenced("\u{661}\u{662}").text == "\u{661}\u{200E}\u{662}\u{200E}")
    #expect(fenced("\u{10900}\n").text == "\u{10900}\u{200E}\n")
    #expect(fenced("\u{5D0}\n\u{5D0}\t").text == "\u{5D0}\u{200E}\n\u{5D0}\u{200E}\t")
  }

  @Test func theTerminalIsAskedOnceAndOnlyWhereThereIsSomethingToFence() {
    #expect(fenced("\u{5D0}").asked == 1)
    let plain = "abc \u{E9} \u{6F22} \u{25B8} 12\n"
    #expect(fenced(plain).asked == 0 && fenced(plain).text == plain)
    #expect(fenced("\u{5D0}\u{5D1}", needed: false).text == "\u{5D0}\u{5D1}")
  }

  @Test func aPipeGetsPlainText() throws {
    let result = try Program.run(["inspect", "--text", "a \u{5D0}\u{5D1}"])
    #expect(result.output.contains("a \u{5D1}\u{5D0}") && !result.output.contains("\u{200E}"))
  }
}

extension EndToEnd {
  /// Commands in a terminal that passes on no controls.
  @Suite struct FenceTests {
    /// A multiplexer keeps the marks in its cells. JSON has none, and a file has none.
    @Test func theDisplayIsFencedInAMultiplexer() throws {
      let line =
        "$BIDISCOPE inspect --text \"$(cat $FOLDER/text)\" | head -7; "
        + "$BIDISCOPE inspect --text \"$(cat $FOLDER/text)\" | tee $FOLDER/piped >/dev/null; "
        + "$BIDISCOPE inspect --text \"$(cat $FOLDER/text)\"; echo ended"
      try TmuxTerminal.run(
        line, columns: 100, rows: 60, files: ["text": Array("a \u{5D0}\u{5D1}".utf8)]
      ) { terminal in
        try terminal.see("both reports") { $0.contains("ended") }
        let screen = try terminal.tmux("capture-pane", "-p")
        #expect(screen.contains("a \u{5D1}\u{5D0}\n"), "through a pipe")
        #expect(screen.contains("a \u{5D1}\u{200E}\u{5D0}\u{200E}"), "on the terminal")
      }
    }

    /// A screen reader spells what has a mark behind each letter.
    @Test func whatIsReadAloudHasNoFence() throws {
      let line =
        "export VTE_VERSION=6800; echo :quit | $BIDISCOPE --plain $FOLDER/text; "
        + "ACCESSIBLE=1 $BIDISCOPE inspect --text \"$(cat $FOLDER/text)\"; echo ended"
      try TmuxTerminal.run(
        line, columns: 100, rows: 60, files: ["text": Array("a \u{5D0}\u{5D1}".utf8)]
      ) { terminal in
        try terminal.see("both") { $0.contains("ended") }
        let screen = try terminal.tmux("capture-pane", "-p")
        #expect(screen.contains("a \u{5D0}\u{5D1}"), "in storage order")
        #expect(screen.contains("a \u{5D1}\u{5D0}"), "in display order")
        #expect(!screen.unicodeScalars.contains("\u{200E}"))
      }
    }
  }
}
