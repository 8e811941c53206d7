import Foundation
import Testing

extension EndToEnd {
  /// A text that is opened again, and the files that were opened before.
  @Suite struct ReopeningTests {
    private static let lines = Array((0..<60).map { "line \($0)\n" }.joined().utf8)

    /// Caret, first line, arrangement and policy are there again; without restoring none is.
    @Test func aTextStandsAsItWasLeft() throws {
      let run = "$BIDISCOPE \"$FOLDER/text\""
      try TmuxTerminal.run(
        "\(run); echo ended 1; read line; \(run); echo ended 2; read line; "
          + "\(run) --no-restore; echo ended 3; read line; \(run)", files: ["text": Self.lines]
      ) { terminal in
        try terminal.see("the text") { $0.contains("line 0") }
        try terminal.press("C-End", "Up", "Up", "End", "M-2")
        let left = try terminal.see("the selection's panes") {
          $0.contains("Policies") && $0.contains("line 58") && !$0.contains("line 40")
        }
        let cursor = try terminal.cursor()
        try terminal.press("C-q")
        try terminal.see("the end") { $0.contains("ended 1") }
        try terminal.press("Enter")
        try terminal.see("the text as it was left") {
          $0.pane("Text")?.words == left.pane("Text")?.words && $0.contains("Policies")
        }
        #expect(try terminal.cursor() == cursor)
        try terminal.press("C-q")
        try terminal.see("the second end") { $0.contains("ended 2") }
        try terminal.press("Enter")
        try terminal.see("the text as a new one") {
          $0.contains("line 0") && !$0.contains("Policies")
        }
        try terminal.press("C-q")
        try terminal.see("the third end") { $0.contains("ended 3") }
        try terminal.press("Enter")
        try terminal.see("that nothing was forgotten meanwhile") {
          $0.contains("line 58") && $0.contains("Policies")
        }
      }
    }

    /// The list outlives a kill and a broken file; a file is opened from it, and all is forgotten.
    @Test func aRecentFileIsOpened() throws {
      let run = "$BIDISCOPE \"$FOLDER/two\""
      try TmuxTerminal.run(
        "sh -c 'echo $$ >\"$0/pid\"; exec \"$1\" \"$0/one\"' \"$FOLDER\" \"$BIDISCOPE\"\n"
          + "stty sane; echo again; read line; \(run); echo ended $?",
        files: ["one": Array("abc".utf8), "two": Array("def".utf8)]
      ) { terminal in
        try terminal.see("the first text") { $0.contains("storage a b c") }
        let list = terminal.folder.appending(path: "state/bidiscope/recent.json")
        try terminal.wait("the list") { FileManager.default.fileExists(atPath: list.path) }
        let number = String(
          decoding: try Data(contentsOf: terminal.folder.appending(path: "pid")), as: UTF8.self)
        try terminal.kill(9, try #require(Int32(number.dropLast())))
        try terminal.see("the shell") { $0.contains("again") }
        try terminal.press("Enter")
        try terminal.see("the second text") { $0.contains("storage d e f") }
        try terminal.press("M-R")
        try terminal.see("the other file") { screen in
          screen.contains("Recent files") && screen.rows.contains { $0.contains(" one ") }
        }
        try terminal.press("Enter")
        try terminal.see("the first text") {
          $0.contains("storage a b c") && $0.contains("text 2 of 2")
        }
        try terminal.press("C-p")
        try terminal.type("forget recent\r")
        try terminal.see("that they are forgotten") { $0.contains("Forgotten:") }
        #expect(!FileManager.default.fileExists(atPath: list.path))
        try terminal.press("C-q")
        try terminal.see("the end") { $0.contains("ended 0") }
      }
    }

    /// A language that was taken up is preferred at the next start, without restoring too, until it
    /// is removed there.
    @Test func aLanguageInUseIsThereAgain() throws {
      let run = "LANGUAGE=en_US $BIDISCOPE --no-restore $FOLDER"
      try TmuxTerminal.run(
        "\(run)/a; echo ended 1; read line; \(run)/b; echo ended 2; read line; \(run)/c",
        columns: 160, rows: 50
      ) { terminal in
        try terminal.see("the text") { $0.pane("Text") != nil }
        try terminal.type(Self.persian)
        try terminal.see("the hint") { $0.contains("in Persian? Alt+H") }
        try terminal.press("M-h")
        try terminal.see("the row") { $0.contains("not one of your languages") }
        try terminal.press("Enter")
        try terminal.see("the question") { $0.contains("Add fa-IR?") }
        try terminal.type("u")
        try terminal.see("the settings") { $0.contains("Settings for fa-IR") }
        try terminal.press("Escape")
        try terminal.see("its row") {
          $0.contains("Bidiscope; Enter can remove it") && !$0.contains("Settings for")
        }
        try terminal.press("C-q")
        try terminal.see("the question") { $0.contains("unsaved changes") }
        try terminal.type("q")
        try terminal.see("the end") { $0.contains("ended 1") }
        try terminal.press("Enter")
        try terminal.see("the second start") { $0.pane("Text") != nil }
        try terminal.press("M-h")
        let second = try terminal.see("its row") { $0.contains("Bidiscope; Enter can remove it") }
        let rows = second.rows.drop { !$0.contains(" preferred ") }
        let down = try #require(rows.firstIndex { $0.contains(" fa-IR ") })
        let top = try #require(second.rows.firstIndex { $0.contains("typed in this paragraph") })
        for _ in top..<down { try terminal.press("Down") }
        try terminal.press("Enter")
        try terminal.see("the question") { $0.contains("Remove it?") }
        try terminal.type("r")
        try terminal.see("no such row") { !$0.contains("Bidiscope; Enter") }
        try terminal.press("C-q")
        try terminal.see("the second end") { $0.contains("ended 2") }
        try terminal.press("Enter")
        try terminal.see("the third start") { $0.pane("Text") != nil }
        try terminal.press("M-h")
        try terminal.see("the system's own") {
          $0.contains("en-US") && $0.contains(" preferred ") && !$0.contains("fa-IR")
        }
      }
    }

    private static let persian = """
      \u{627}\u{6CC}\u{646} \u{6CC}\u{6A9} \u{62C}\u{645}\u{644}\u{647} \u{641}\u{627}\u{631}\
      \u{633}\u{6CC} \u{627}\u{633}\u{62A} \u{6A9}\u{647} \u{645}\u{646} \u{646}\u{648}\u{634}\
      \u{62A}\u{645}.
      """

    /// Where nothing can be kept, the text opens all the same.
    @Test func aFolderThatCannotBeWrittenIsNoObstacle() throws {
      try TmuxTerminal.run(
        "export XDG_STATE_HOME=/dev/null; $BIDISCOPE \"$FOLDER/text\"; echo ended $?",
        files: ["text": Array("abc".utf8)]
      ) { terminal in
        try terminal.see("the text") { $0.contains("storage a b c") }
        try terminal.press("M-R")
        try terminal.see("no file") { $0.contains("No other file was opened before.") }
        try terminal.press("Escape")
        try terminal.see("no list") { !$0.contains("No other file") }
        try terminal.press("Right")
        try terminal.see("the caret") { $0.contains("caret 1") }
        try terminal.press("C-q")
        try terminal.see("the end") { $0.contains("ended 0") }
      }
    }
  }
}
