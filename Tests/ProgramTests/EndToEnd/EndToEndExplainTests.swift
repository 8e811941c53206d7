import Testing
import UnicodeData
import Wording

extension EndToEnd {
  /// The explanation, and engines that answer, hang, die and lie, in the running program.
  @Suite struct ExplainTests {
    @Test func aKeyExplainsAndStepsPlay() throws {
      try TmuxTerminal.run(
        "exec $BIDISCOPE --text \"$(cat \"$FOLDER/text\")\"", columns: 100, rows: 40,
        files: ["text": Array(PseudoText.decode("A 1,2 (b)").utf8)]
      ) { terminal in
        try terminal.see("the first frame") { $0.pane("Characters") != nil }
        try terminal.press("F3", "M-j")
        try terminal.type("W4")
        try terminal.press("Enter")
        try terminal.see("the sentence of the comma, and what decided") { screen in
          screen.contains("W4: the comma U+002C at 3 is")
            && screen.contains("\u{25C6}2 \u{25B2}3 \u{25C6}4")
        }
        // Each step is shown for a while only; the last one stays.
        try terminal.press("M-g")
        try terminal.see("the end of the steps") { screen in
          screen.contains("All rules have been played")
            && screen.contains("L4 changes nothing at the comma U+002C at 3.")
        }
        try terminal.press("F3")
        try terminal.see("the panes of before") { $0.pane("Characters") != nil }
      }
    }

    @Test(arguments: ["explain", "inspect --lines", "direction --lines", "check"])
    func aCommandThatWaitsForATypedTextSaysSo(command: String) throws {
      let line = command == "check" ? "check -" : command
      try TmuxTerminal.run("$BIDISCOPE \(line); echo ended $?", columns: 100) { terminal in
        try terminal.see("what is waited for") {
          $0.contains("bidiscope: waiting for a text; Ctrl+D on an empty line ends it")
        }
        try terminal.press("C-d")
        try terminal.see("the end") { $0.contains("ended") }
      }
    }

    @Test func enginesThatHangDieAndLieHoldNothingUp() throws {
      let engines = [
        "read l; exec sleep 611", "read l; kill -SEGV $$", "while read l; do echo hello; done",
        "while read l; do echo \"1;1 1;1 0\"; done",
      ]
      let options = engines.map { "--engine '\($0)'" }.joined(separator: " ")
      try TmuxTerminal.run(
        "$BIDISCOPE --deadline 600 --direction auto \(options) --text ab; echo ended $?",
        columns: 100, rows: 40
      ) { terminal in
        try terminal.see("the first frame") { $0.pane("Characters") != nil }
        try terminal.press("F5")
        try terminal.see("each engine's answer, and one still at work") { screen in
          screen.contains("ICU") && screen.contains("= the same levels and order")
            && screen.contains("! died: ended by signal 11")
            && screen.contains("! gave an invalid")
            && screen.contains("gives 1, UAX #9 gives 0") && screen.contains("as paragraph level")
            && screen.contains("working")
        }
        // Typing goes on meanwhile.
        try terminal.press("Escape")
        try terminal.see("that keys are the text's") {
          $0.rows.last?.contains("select") == true
        }
        try terminal.type("c")
        try terminal.see("what was typed") { $0.pane("Text")?.words.contains("cab") == true }
        try terminal.press("C-z", "C-q")
        try terminal.see("the end") { $0.contains("ended 0") }
      }
    }

    @Test func anEngineThatDoesNotAnswerIsSaidToBeSilent() throws {
      try TmuxTerminal.run(
        "exec $BIDISCOPE --deadline 0.5 --engine 'read l; exec sleep 611' --text ab",
        columns: 100, rows: 40
      ) { terminal in
        try terminal.see("the first frame") { $0.pane("Characters") != nil }
        try terminal.press("F5")
        try terminal.see("the silence") { $0.contains("! did not answer within 0.5 s") }
      }
    }
  }
}
