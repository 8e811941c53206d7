import Foundation
import Storage
import Testing

extension EndToEnd {
  /// Several texts in one program.
  @Suite struct TextsTests {
    private func bytes(_ name: String, _ terminal: TmuxTerminal) throws -> [UInt8] {
      Array(try Data(contentsOf: terminal.folder.appending(path: name)))
    }

    /// The journals that have edits.
    private func journals(_ terminal: TmuxTerminal) -> [Recovery] {
      let folder = StateFolder(terminal.folder.appending(path: "state/bidiscope").path)
      return RecoveryShelf(folder: folder).all().filter { !$0.contents.isEmpty }
    }

    private static let files = ["one": Array("abc".utf8), "two": Array("def".utf8)]

    /// A process that is killed with two texts edited loses neither.
    @Test func aKillLosesNoText() throws {
      let line = "$BIDISCOPE \"$FOLDER/one\" \"$FOLDER/two\""
      try TmuxTerminal.run(
        "sh -c 'echo $$ >\"$0/pid\"; exec \"$1\" \"$0/one\" \"$0/two\"' \"$FOLDER\" \"$BIDISCOPE\"\n"
          + "stty sane; echo again; read line; \(line); echo ended $?", files: Self.files
      ) { terminal in
        try terminal.see("the first text") {
          $0.contains("storage a b c") && $0.contains("text 1 of 2")
        }
        try terminal.type("x")
        try terminal.see("a letter") { $0.contains("storage x a b c") }
        try terminal.press("M-NPage")
        try terminal.see("the second text") { $0.contains("storage d e f") }
        try terminal.type("y")
        try terminal.see("a letter") { $0.contains("storage y d e f") }
        try terminal.wait("journals of both texts") { journals(terminal).count == 2 }
        let number = String(decoding: try bytes("pid", terminal), as: UTF8.self)
        try terminal.kill(9, try #require(Int32(number.dropLast())))
        try terminal.see("the shell") { $0.contains("again") }
        #expect(try bytes("one", terminal) == Array("abc".utf8))
        #expect(try bytes("two", terminal) == Array("def".utf8))
        try terminal.type("\r")
        for (text, stored) in [("one", "x a b c"), ("two", "y d e f")] {
          try terminal.see("the offer for \(text)") { $0.contains("[r]") }
          try terminal.type("r")
          try terminal.see("what was kept of \(text)") { $0.contains("storage \(stored)") }
          try terminal.press("C-s")
          try terminal.see("that \(text) was saved") { $0.contains("Saved to") }
          try terminal.press("M-NPage")
        }
        #expect(try bytes("one", terminal) == Array("xabc".utf8))
        #expect(try bytes("two", terminal) == Array("ydef".utf8))
        try terminal.press("C-q")
        try terminal.see("the end") { $0.contains("ended 0") }
        #expect(journals(terminal).isEmpty)
      }
    }

    /// A file that is opened joins the others; at the end each with changes is asked about.
    @Test func aFileIsOpenedBesideTheOthers() throws {
      try TmuxTerminal.run(
        "cd \"$FOLDER\"; $BIDISCOPE one; echo ended $?", files: Self.files
      ) { terminal in
        try terminal.see("the first text") { $0.contains("storage a b c") }
        try terminal.type("x")
        try terminal.press("C-o")
        try terminal.type("tw")
        try terminal.see("the first line of the other file") { screen in
          screen.rows.contains { $0.contains("def") }
        }
        try terminal.type("\r")
        try terminal.see("the second text") {
          $0.contains("storage d e f") && $0.contains("text 2 of 2")
        }
        try terminal.type("y")
        try terminal.press("C-q")
        try terminal.see("a question") { $0.contains("'two' has unsaved changes.") }
        try terminal.type("q")
        try terminal.see("a question") {
          $0.contains("'one' has unsaved changes.") && $0.contains("storage x a b c")
        }
        try terminal.type("s")
        try terminal.see("the end") { $0.contains("ended 0") }
        #expect(try bytes("one", terminal) == Array("xabc".utf8))
        #expect(try bytes("two", terminal) == Array("def".utf8))
        #expect(journals(terminal).isEmpty)
      }
    }

    /// A file that is open already is shown, by whatever name it is asked for.
    @Test func aFileIsOpenOnce() throws {
      try TmuxTerminal.run(
        "cd \"$FOLDER\"; ln -s one link; $BIDISCOPE one ./one link two; echo ended $?",
        files: Self.files
      ) { terminal in
        try terminal.see("two texts") { $0.contains("text 1 of 2") }
        try terminal.press("M-NPage", "C-o")
        try terminal.type("link\r")
        try terminal.see("the first text") {
          $0.contains("storage a b c") && $0.contains("text 1 of 2")
        }
        try terminal.press("C-q")
        try terminal.see("the end") { $0.contains("ended 0") }
      }
    }
  }
}
