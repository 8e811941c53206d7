import Foundation
import Testing
import UnicodeData
import Wording

extension EndToEnd {
  /// Files: opened, saved, and kept when the end comes unasked.
  @Suite struct FilesTests {
    private func bytes(_ name: String, _ terminal: TmuxTerminal) throws -> [UInt8] {
      Array(try Data(contentsOf: terminal.folder.appending(path: name)))
    }

    /// What is kept between starts: names, or their endings where a name has a text's key.
    private static func keptNames(_ terminal: TmuxTerminal) throws -> [String] {
      let state = terminal.folder.appending(path: "state/bidiscope").path
      return try FileManager.default.contentsOfDirectory(atPath: state)
        .map { $0.hasSuffix(".json") ? $0 : String($0.split(separator: ".").last ?? "") }.sorted()
    }

    @Test func savingKeepsEveryOtherByte() throws {
      let original: [UInt8] =
        [0xEF, 0xBB, 0xBF] + Array("one\r\n".utf8) + [0xFF, 0x00] + Array(" two\rthree".utf8)
      try TmuxTerminal.run("exec $BIDISCOPE \"$FOLDER/a b\"", files: ["a b": original]) {
        terminal in
        try terminal.see("the bytes that are no UTF-8") { $0.contains("\\xFF") }
        try terminal.press("C-s")
        try terminal.see("that it was saved") { $0.contains("Saved to") }
        #expect(try bytes("a b", terminal) == original)
        try terminal.press("C-Home")
        try terminal.type("\u{5D0}\r")
        try terminal.see("the sign of a change") { $0.rows.first?.contains("\u{25CF}") == true }
        try terminal.press("C-s")
        try terminal.see("no sign of a change") {
          $0.contains("Saved to") && $0.rows.first?.contains("\u{25CF}") == false
        }
        let saved = try bytes("a b", terminal)
        #expect(saved.starts(with: [0xEF, 0xBB, 0xBF, 0xD7, 0x90]))
        #expect(saved.suffix(original.count - 3) == original.dropFirst(3))
        let lineEnd = saved.dropFirst(5).dropLast(original.count - 3)
        #expect(lineEnd.elementsEqual([0x0D, 0x0A]))
      }
    }

    /// A name is shown as it is, though it is words of the screen, or a place in them.
    @Test(arguments: ["he", "ar"]) func aNameIsNotTranslated(_ language: String) throws {
      for name in ["Undo  abc", "Help {0}", "{=0}"] {
        let line = "exec $BIDISCOPE --language \(language) \"$FOLDER/\(name)\""
        try TmuxTerminal.run(line) { terminal in
          try terminal.see("the name in the title and in the message") { screen in
            screen.rows.count { $0.contains(name) } == 2
          }
        }
      }
    }

    /// What stands beside the file holds in the Findings pane as in `bidiscope lint`.
    @Test func theRulesBesideTheFileHoldInThePane() throws {
      let files = [
        "a.log": Array("pass\u{200B}word".utf8),
        ".bidiscope-lint": Array("{\"skip\": [\"invisible\"]}".utf8),
      ]
      try TmuxTerminal.run("exec $BIDISCOPE \"$FOLDER/a.log\"", files: files) { terminal in
        try terminal.see("the text") { $0.contains("pass") }
        try terminal.press("C-p")
        try terminal.see("the palette") { $0.contains("Commands") || $0.contains("Palette") }
        try terminal.type("findings")
        try terminal.press("Enter")
        try terminal.see("that the rules beside the file were followed") {
          $0.contains("Nothing is found by the rules")
        }
      }
    }

    /// What was read from a file with its escapes is not that file.
    @Test func aTextWithoutItsEscapesSaysWhereItIsFrom() throws {
      let files = ["escapes.txt": Array(#"\u05D0\u05D1 1"#.utf8)]
      let line = "exec $BIDISCOPE --unescape \"$FOLDER/escapes.txt\""
      try TmuxTerminal.run(line, files: files) { terminal in
        try terminal.see("where the text is from") {
          $0.contains("A text read from escapes.txt, not that file")
        }
        try terminal.press("C-s")
        try terminal.see("the question for a name") { $0.contains("Save to file:") }
      }
    }

    @Test func aFileThatCannotBeWrittenLosesNothing() throws {
      try TmuxTerminal.run("exec $BIDISCOPE \"$FOLDER/none/new\"") { terminal in
        try terminal.see("that the file is new") {
          $0.contains("new is a new file; Ctrl+S writes it.")
        }
        try terminal.type("kept")
        try terminal.press("C-s")
        try terminal.see("why it was not saved") {
          $0.contains("Not saved") && $0.contains("kept") && $0.contains("\u{25CF}")
        }
      }
    }

    @Test func whatAnotherProgramWroteIsNotOverwrittenUnasked() throws {
      let line = "$BIDISCOPE \"$FOLDER/text\""
      try TmuxTerminal.run(line, files: ["text": Array("abc".utf8), "other": Array("zzz".utf8)]) {
        terminal in
        let file = terminal.folder.appending(path: "text")
        try terminal.see("the text") { $0.contains("storage a b c") }
        try terminal.type("x")
        try terminal.see("the letter") { $0.contains("storage x a b c") }
        try Data("theirs".utf8).write(to: file)
        try terminal.press("C-s")
        try terminal.see("the question") { $0.contains("Another program changed the file.") }
        try terminal.type("c")
        try terminal.see("no question") { !$0.contains("Another program") }
        #expect(try bytes("text", terminal) == Array("theirs".utf8))

        try terminal.press("C-s")
        try terminal.see("the question") { $0.contains("Another program changed the file.") }
        try terminal.type("o")
        try terminal.see("that it was saved") { $0.contains("Saved to") }
        #expect(try bytes("text", terminal) == Array("xabc".utf8))

        // Our own writing is no other program's.
        try terminal.type("y")
        try terminal.see("the letter") { $0.contains("storage x y a b c") }
        try terminal.press("C-s")
        try terminal.see("that it was saved") { $0.contains("Saved to") }
        #expect(try bytes("text", terminal) == Array("xyabc".utf8))

        // Another file's name, by way of the palette.
        try terminal.press("C-p")
        try terminal.type("save as\r")
        try terminal.see("the name") { $0.contains("Save to file: ") }
        // The name there is selected: a letter would replace all of it.
        try terminal.press("End")
        for _ in "text" { try terminal.press("BSpace") }
        try terminal.type("other\r")
        try terminal.see("the question") { $0.contains("A file of this name already exists.") }
        try terminal.type("a")
        try terminal.see("the name again") { $0.contains("Save to file: ") }
        #expect(try bytes("other", terminal) == Array("zzz".utf8))
        try terminal.press("End")
        try terminal.type("2\r")
        try terminal.see("that it was saved") { $0.contains("other2") && $0.contains("Saved to") }
        #expect(try bytes("other2", terminal) == Array("xyabc".utf8))
      }
    }

    @Test func pinnedDirectionsAreThereAgainUntilTheFileIsAnother() throws {
      let run = "$BIDISCOPE \"$FOLDER/text\""
      try TmuxTerminal.run(
        "\(run); echo once; read line; \(run); echo twice; read line; "
          + "echo abd > \"$FOLDER/text\"; \(run)", files: ["text": Array("abc".utf8)]
      ) { terminal in
        try terminal.see("the text") { $0.contains("storage a b c") }
        try terminal.press("M-p", "M-p")
        try terminal.see("the pin") { $0.contains("1\u{2020}\u{25C2}") }
        try terminal.press("C-q")
        try terminal.see("the end") { $0.contains("once") }
        try terminal.press("Enter")
        try terminal.see("the pin at the next start") {
          $0.contains("storage a b c") && $0.contains("1\u{2020}\u{25C2}")
        }
        try terminal.press("C-q")
        try terminal.see("the second end") { $0.contains("twice") }
        try terminal.press("Enter")
        try terminal.see("no pin in another text") {
          $0.contains("storage a b d") && !$0.contains("\u{2020}")
        }
      }
    }

    @Test func quittingWithUnsavedChangesAsks() throws {
      try TmuxTerminal.run(
        "$BIDISCOPE \"$FOLDER/text\"; echo ended $?", files: ["text": Array("abc".utf8)]
      ) { terminal in
        try terminal.see("the text") { $0.contains("storage a b c") }
        try terminal.type("x")
        try terminal.press("C-q")
        try terminal.see("the question") { $0.contains("unsaved changes") }
        try terminal.type("c")
        try terminal.see("the text, as it was") {
          !$0.contains("unsaved changes") && $0.contains("storage x a b c")
        }
        #expect(try bytes("text", terminal) == Array("abc".utf8))
        try terminal.press("C-q")
        try terminal.see("the question") { $0.contains("unsaved changes") }
        try terminal.type("s")
        try terminal.see("the end") { $0.contains("ended 0") }
        #expect(try bytes("text", terminal) == Array("xabc".utf8))
      }
    }

    @Test func unsavedChangesCanBeGivenUp() throws {
      try TmuxTerminal.run(
        "$BIDISCOPE \"$FOLDER/text\"; echo ended $?", files: ["text": Array("abc".utf8)]
      ) { terminal in
        try terminal.see("the text") { $0.contains("storage a b c") }
        try terminal.type("x")
        try terminal.press("C-q")
        try terminal.see("the question") { $0.contains("unsaved changes") }
        try terminal.type("q")
        try terminal.see("the end") { $0.contains("ended 0") }
        #expect(try bytes("text", terminal) == Array("abc".utf8))
        #expect(try Self.keptNames(terminal) == ["memory.json", "recent.json", "session"])
      }
    }

    @Test func standardInputIsReadAndTheKeyboardIsTheTerminals() throws {
      try TmuxTerminal.run("printf 'ab\\n' | $BIDISCOPE -; echo ended $?") { terminal in
        try terminal.see("the text") { $0.contains("storage a b LF") }
        try terminal.type("x")
        try terminal.see("a letter typed") { $0.contains("storage x a b LF") }
        try terminal.press("C-q")
        try terminal.see("the question") { $0.contains("unsaved changes") }
        try terminal.type("q")
        try terminal.see("the end") { $0.contains("ended 0") }
      }
    }

    @Test func everySampleOpens() throws {
      let folder = InspectTests.root.appending(path: "Samples").path
      let samples = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        .filter { $0.hasSuffix(".txt") }
      #expect(samples.count > 5)
      for sample in samples {
        try TmuxTerminal.run("$BIDISCOPE '\(folder)/\(sample)'; echo ended $?") { terminal in
          try terminal.see("\(sample), and its first character") { screen in
            // The title gives the paragraph's number up where platforms differ on its direction.
            screen.rows.first?.contains(sample) == true
              && screen.pane("Characters")?.words.contains("\u{25B8} 0 ") == true
          }
          try terminal.press("C-End", "C-q")
          try terminal.see("the end of \(sample)") { $0.contains("ended 0") }
        }
      }
    }

    @Test func aHangUpKeepsTheTextAndTheNextStartOffersIt() throws {
      try TmuxTerminal.run(
        "sh -c 'echo $$ >\"$0/pid\"; exec \"$1\" \"$0/text\"' \"$FOLDER\" \"$BIDISCOPE\"\n"
          + "echo again; read line; $BIDISCOPE \"$FOLDER/text\"; echo ended $?",
        files: ["text": Array("abc".utf8)]
      ) { terminal in
        try terminal.see("the text") { $0.contains("storage a b c") }
        try terminal.type(PseudoText.decode("A.B"))
        try terminal.see("what was typed") { $0.contains(PseudoText.decode("storage A . B a")) }
        let number = String(decoding: try bytes("pid", terminal), as: UTF8.self)
        try terminal.kill(1, try #require(Int32(number.dropLast())))
        try terminal.see("the shell") { $0.contains("again") }
        #expect(try bytes("text", terminal) == Array("abc".utf8))
        try terminal.type("\r")
        try terminal.see("the offer") { $0.contains("[r]") && $0.contains("storage a b c") }
        try terminal.type("r")
        try terminal.see("the text that was kept") {
          $0.contains(PseudoText.decode("storage A . B a")) && $0.contains("\u{25CF}")
        }
        try terminal.press("C-s")
        try terminal.see("that it was saved") { $0.contains("Saved to") }
        #expect(try bytes("text", terminal) == Array(PseudoText.decode("A.Babc").utf8))
        try terminal.press("C-q")
        try terminal.see("the end") { $0.contains("ended 0") }
        #expect(try Self.keptNames(terminal) == ["memory.json", "recent.json"])
      }
    }
  }
}
