import Foundation
import Testing

extension EndToEnd {
  /// However the program ends, the terminal is as it was.
  @Suite struct EndingTests {
    private static let modes = [
      "alternate_on", "cursor_flag", "insert_flag", "keypad_cursor_flag", "keypad_flag",
      "mouse_any_flag", "mouse_button_flag", "mouse_sgr_flag", "mouse_standard_flag", "wrap_flag",
    ]

    /// Ends the program in a way, and compares the terminal with what it was before.
    private func compare(status: Int, end: (TmuxTerminal, pid_t) throws -> Void) throws {
      let line = """
        stty -a >"$FOLDER/before"; echo ready; read line
        sh -c 'echo $$ >"$0/pid"; exec "$1" --text abc' "$FOLDER" "$BIDISCOPE"
        echo ended $?; stty -a >"$FOLDER/after"; echo done; cat -v
        """
      try TmuxTerminal.run(line) { terminal in
        try terminal.see("the shell") { $0.contains("ready") }
        let before = try Self.modes.map { try terminal.state($0) }
        try terminal.type("\r")
        try terminal.see("the text") { $0.contains("storage a b c") }
        try terminal.wait("alternate_on 1") { try terminal.state("alternate_on") == "1" }
        try terminal.wait("mouse_sgr_flag 1") { try terminal.state("mouse_sgr_flag") == "1" }
        let number = try String(
          contentsOf: terminal.folder.appending(path: "pid"), encoding: .utf8)
        try end(terminal, try #require(pid_t(number.dropLast())))
        try terminal.see("the shell again") {
          $0.contains("ended \(status)") && $0.contains("done") && $0.contains("ready")
        }
        #expect(try Self.modes.map { try terminal.state($0) } == before)
        func settings(_ name: String) throws -> String {
          try String(contentsOf: terminal.folder.appending(path: name), encoding: .utf8)
        }
        #expect(try settings("after") == settings("before"))
        // A terminal that still brackets pastes would show their ends.
        try terminal.paste("plain\n")
        let screen = try terminal.see("the paste") { $0.contains("plain") }
        #expect(!screen.contains("200~"))
      }
    }

    @Test func quittingRestoresTheTerminal() throws {
      try compare(status: 0) { terminal, _ in try terminal.press("C-q") }
    }

    @Test func anInterruptRestoresTheTerminal() throws {
      try compare(status: 130) { terminal, process in try terminal.kill(2, process) }
    }

    @Test func aTerminationRestoresTheTerminal() throws {
      try compare(status: 143) { terminal, process in try terminal.kill(15, process) }
    }

    @Test func aHangUpRestoresTheTerminal() throws {
      try compare(status: 129) { terminal, process in try terminal.kill(1, process) }
    }

    @Test func aTrapRestoresTheTerminal() throws {
      try compare(status: 132) { terminal, process in try terminal.kill(4, process) }
    }

    @Test func suspendingRestoresTheTerminalAndResumingDrawsAgain() throws {
      let line = """
        set -m; "$BIDISCOPE" --text abc
        echo suspended; read line; fg >/dev/null; echo ended $?
        """
      try TmuxTerminal.run(line) { terminal in
        try terminal.see("the text") { $0.contains("storage a b c") }
        try terminal.kill(20, terminal.foreground())
        try terminal.see("the shell") { $0.contains("suspended") }
        try terminal.wait("alternate_on 0") { try terminal.state("alternate_on") == "0" }
        try terminal.wait("mouse_sgr_flag 0") { try terminal.state("mouse_sgr_flag") == "0" }
        try terminal.type("\r")
        try terminal.see("the text again") { $0.contains("storage a b c") }
        try terminal.wait("mouse_sgr_flag 1") { try terminal.state("mouse_sgr_flag") == "1" }
        try terminal.type("x")
        try terminal.see("a letter typed") { $0.contains("storage x a b c") }
        try terminal.press("C-q")
        try terminal.see("the question") { $0.contains("unsaved changes") }
        try terminal.type("q")
        try terminal.see("the end") { $0.contains("ended 0") }
      }
    }
  }
}
