import Foundation
import TestSupport
import Testing
import UnicodeData

/// No death of the program loses text: what was typed is offered at the next start, and goes only
/// by a save or by the user's word.
@Suite final class RecoveryTests {
  /// A folder of the test's own; the state folder is in it.
  private let folder: String

  init() throws {
    folder =
      FileManager.default.temporaryDirectory.path + "/bidiscope-recovery-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private var environment: [String: String] { ["XDG_STATE_HOME": folder + "/state"] }

  private func write(_ text: String, _ name: String = "text") throws {
    try Data(text.utf8).write(to: URL(filePath: folder + "/" + name))
  }

  private func read(_ name: String = "text") throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: folder + "/" + name)), as: UTF8.self)
  }

  /// The program with the key bar drawn.
  private func open(_ arguments: [String]) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(program: arguments, environment: environment)
    terminal.run("the key bar") { !terminal.text(23).isEmpty }
    return terminal
  }

  private func openFile() throws -> PseudoTerminal { try open([folder + "/text"]) }

  /// Types, and waits until the text's line is so.
  private func type(_ keys: String, _ terminal: PseudoTerminal, until line: String) {
    terminal.send(keys)
    terminal.run("the line \(line)") { terminal.text(2).contains(line) }
  }

  /// Waits until the journals hold so many edits in all, and ends the program as nothing else does.
  private func kill(_ terminal: PseudoTerminal, afterEdits count: Int) throws {
    terminal.run("\(count) edits kept") { (try? edits()) == count }
    terminal.signal(SIGKILL)
    #expect(terminal.finished())
    #expect(terminal.ended == SIGKILL)
  }

  /// What `bidiscope recover` prints.
  private func recover(_ arguments: String...) throws -> (text: String, status: Int32) {
    let variables = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"].merging(environment) { $1 }
    let result = try SpawnedCommand.run(
      [try PseudoTerminal.built("bidiscope"), "recover"] + arguments, environment: variables)
    return (String(decoding: result.output + result.errors, as: UTF8.self), result.status)
  }

  private func rows() throws -> [Substring] { try recover().text.split(separator: "\n") }

  private func names() throws -> [String] {
    try rows().compactMap {
      $0.contains(" edit") ? $0.split(separator: " ").first.map(String.init) : nil
    }
  }

  private func edits() throws -> Int {
    try rows().reduce(0) { sum, row in
      let words = row.split(separator: " ")
      guard let index = words.firstIndex(where: { $0 == "edit" || $0 == "edits" }) else {
        return sum
      }
      return sum + (Int(words[index - 1]) ?? 0)
    }
  }

  @Test func whatIsTypedSurvivesAKill() throws {
    try write("abc\n")
    let first = try openFile()
    let typed = String(repeating: "\u{5D0} x", count: 40)
    first.send(typed)
    try kill(first, afterEdits: 120)
    #expect(try read() == "abc\n")
    // What another program does to the file's time changes nothing.
    #expect(utimes(folder + "/text", nil) == 0)
    let second = try openFile()
    second.run("the offer") { second.screenText.contains("recover it") }
    second.send("r")
    second.run("the sign of a change") { second.text(0).contains("\u{25CF}") }
    // Recovered is not saved: the next death loses nothing either.
    second.send("y")
    try kill(second, afterEdits: 121)
    let third = try openFile()
    third.run("the offer again") { third.screenText.contains("recover it") }
    third.send("r")
    third.run("the sign of a change") { third.text(0).contains("\u{25CF}") }
    third.send("\u{13}")
    third.run("that it was saved") { third.screenText.contains("Saved") }
    #expect(try read() == "y" + typed + "abc\n")
    #expect(try names() == [])
    third.send("\u{11}")
    #expect(third.finished())
  }

  @Test(arguments: [SIGSEGV, SIGTERM, SIGUSR1, SIGXCPU]) func everyEndKeepsWhatWasTyped(
    _ signal: Int32
  ) throws {
    try write("abc\n")
    let terminal = try openFile()
    type("hello", terminal, until: "helloabc")
    terminal.signal(signal)
    #expect(terminal.finished())
    #expect(terminal.ended == signal)
    #expect(try edits() == 5)
  }

  @Test func aTextWithoutAFileIsKeptWithAllOfIt() throws {
    let first = try open(["--text", "one two"])
    type("x", first, until: "xone two")
    try kill(first, afterEdits: 1)
    let name = try #require(try names().first)
    #expect(try recover("restore", name).status == 2)
    #expect(try recover("restore", name, "--to", folder + "/new").status == 0)
    #expect(try read("new") == "xone two")
    #expect(try names() == [])
  }

  @Test func undoneIsNothingToRecover() throws {
    try write("abc\n")
    let first = try openFile()
    type("x", first, until: "xabc")
    type("\u{1A}", first, until: " abc")
    try kill(first, afterEdits: 2)
    let second = try openFile()
    #expect(!second.screenText.contains("recover it"))
    #expect(try names() == [])
  }

  @Test func twoDeadInstancesAreBothThere() throws {
    try write("abc\n")
    let first = try openFile()
    type("x", first, until: "xabc")
    let second = try openFile()
    second.run("who has it") { second.screenText.contains("open in another") }
    type("y", second, until: "yabc")
    try kill(second, afterEdits: 2)
    // The path alone does not tell which.
    let several = try recover("show", "text")
    #expect(several.status == 2 && several.text.contains("several unsaved texts are called 'text'"))
    #expect(try names().allSatisfy { several.text.contains($0) })
    // The second one's death, and a save of the first, take nothing of the other's.
    first.send("\u{13}")
    first.run("that it was saved") { first.screenText.contains("Saved") }
    #expect(try names().count == 1)
    type("z", first, until: "xzabc")
    try kill(first, afterEdits: 2)
    #expect(try names().count == 2)
  }

  @Test func decidingLaterKeepsIt() throws {
    try write("abc\n")
    let first = try openFile()
    type("lost", first, until: "lostabc")
    try kill(first, afterEdits: 4)
    let second = try openFile()
    second.run("the offer") { second.screenText.contains("recover it") }
    second.send("c")
    type("q", second, until: "qabc")
    second.send("\u{11}")
    second.run("the question") { second.screenText.contains("unsaved changes") }
    second.send("q")
    #expect(second.finished())
    #expect(try edits() == 4)
    let third = try openFile()
    third.run("the offer") { third.screenText.contains("recover it") }
    // A letter that was meant for something else takes nothing away.
    third.send("d")
    third.run("the second question") { third.screenText.contains("cannot be brought back") }
    #expect(try edits() == 4)
    third.send("y")
    third.run("no question") { !third.screenText.contains("brought back") }
    third.send("\u{11}")
    #expect(third.finished())
    #expect(try names() == [])
  }

  @Test func aFileOfAnotherNameIsKnownByItsBytes() throws {
    try write("abc\n")
    let first = try openFile()
    type("x", first, until: "xabc")
    try kill(first, afterEdits: 1)
    #expect(rename(folder + "/text", folder + "/other") == 0)
    let second = try open([folder + "/other"])
    second.run("the offer") { second.screenText.contains("recover it") }
  }

  @Test func anotherContentOfTheFileIsNotOverwritten() throws {
    try write("abc\n")
    let first = try openFile()
    type("x", first, until: "xabc")
    try kill(first, afterEdits: 1)
    try write("theirs\n")
    let name = try #require(try names().first)
    #expect(try recover("restore", name).text.contains("changed since"))
    #expect(try recover("show", name).text == "- abc{LF}\n+ xabc{LF}\n")
    #expect(try recover("restore", name, "--to", folder + "/ours").status == 0)
    #expect(try read("ours") == "xabc\n")
    #expect(try read() == "theirs\n")
  }

  /// A text is named by the path that the list shows, too, or by the end of that.
  @Test func thePathNamesIt() throws {
    try write("abc\n")
    let first = try openFile()
    type("x", first, until: "xabc")
    try kill(first, afterEdits: 1)
    let last = try #require(folder.split(separator: "/").last)
    for path in [folder + "/text", "text", "./text", "\(last)/text"] {
      #expect(try recover("show", path).text == "- abc{LF}\n+ xabc{LF}\n", "\(path)")
    }
    for path in ["ext", "/text", "text/abc", "."] {
      #expect(try recover("show", path).status == 2, "\(path)")
    }
    #expect(try recover("discard", "text").text == "Discarded.\n")
    #expect(try recover().text == "There is no unsaved text.\n")
  }

  @Test func theListNamesAndDiscards() throws {
    #expect(try recover().text == "There is no unsaved text.\n")
    try write("abc\n")
    let first = try openFile()
    type("x", first, until: "xabc")
    first.run("the journal") { (try? names().isEmpty) == false }
    let name = try #require(try names().first)
    #expect(try rows()[0].contains("open in process"))
    #expect(try recover("discard", name).status == 2)
    try kill(first, afterEdits: 1)
    #expect(try recover("discard", "none").status == 2)
    #expect(try recover("discard", name).text == "Discarded.\n")
    #expect(try recover().text == "There is no unsaved text.\n")
    #expect(try recover("discard").status == 64)
  }

  @Test func whereNothingCanBeKeptItIsSaid() throws {
    try write("in the way", "state")
    try write("abc\n")
    let terminal = try openFile()
    terminal.run("the notice") { terminal.screenText.contains("cannot be kept") }
  }

  /// A name is bytes; a file whose name is not UTF-8 is opened, and saved under the same name.
  @Test func namesThatAreNotUTF8() throws {
    let name = Array(folder.utf8) + Array("/caf".utf8) + [0xE9, 0xFF]
    let path = name.map { CChar(bitPattern: $0) } + [0]
    let descriptor = Foundation.open(path, O_WRONLY | O_CREAT, 0o600)
    #expect(Foundation.write(descriptor, "abc", 3) == 3)
    close(descriptor)
    #expect(symlink(path, folder + "/link") == 0)
    for (number, arguments) in [[name], [Array((folder + "/link").utf8)]].enumerated() {
      let terminal = try PseudoTerminal(program: arguments, environment: environment)
      terminal.run("the text") { terminal.text(2).contains("abc") }
      terminal.send("x")
      terminal.run("the letter") {
        terminal.text(2).contains("xabc") || terminal.text(2).contains("xxabc")
      }
      terminal.send("\u{13}")
      terminal.run("that it was saved") { terminal.screenText.contains("Saved") }
      terminal.send("\u{11}")
      #expect(terminal.finished())
      var bytes = [UInt8](repeating: 0, count: 16)
      let reading = Foundation.open(path, O_RDONLY)
      let count = Foundation.read(reading, &bytes, 16)
      close(reading)
      #expect(
        String(decoding: bytes.prefix(count), as: UTF8.self) == (number == 0 ? "xabc" : "xxabc"))
    }
    // Nothing was made beside it.
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 3)
  }

  @Test func aFIFOInTheStateFolderHoldsNothingUp() throws {
    let state = folder + "/state/bidiscope"
    try FileManager.default.createDirectory(atPath: state, withIntermediateDirectories: true)
    #expect(mkfifo(state + "/a.1234.journal", 0o600) == 0)
    try write("abc\n")
    let terminal = try openFile()
    type("x", terminal, until: "xabc")
  }

  /// Writing past a limit is an error that is said, and the text is kept.
  @Test func aFileThatGrowsTooLargeIsAnError() throws {
    try write(String(repeating: "abc\n", count: 3000))
    let line = "ulimit -f 4; exec \"$0\" \"$1\""
    let terminal = try PseudoTerminal(
      shell: line, [try PseudoTerminal.built("bidiscope"), folder + "/text"],
      environment: environment)
    terminal.run("the text") { terminal.text(2).contains("abc") }
    terminal.send("x\u{13}")
    terminal.run("why it was not saved") { terminal.screenText.contains("Not saved") }
    #expect(terminal.ended == nil)
    #expect(terminal.screenText.contains("File too large"))
    terminal.signal(SIGTERM)
    #expect(terminal.finished())
    #expect(try read() == String(repeating: "abc\n", count: 3000))
  }

  /// However little may be written to files, in blocks of 512 bytes, the screen is drawn and says
  /// what is not kept.
  @Test(arguments: [0, 1, 8]) func theScreenIsNoFile(_ blocks: Int) throws {
    try write(String(repeating: "abc\n", count: 3000))
    let terminal = try PseudoTerminal(
      shell: "ulimit -f \(blocks); exec \"$0\" \"$1\"",
      [try PseudoTerminal.built("bidiscope"), folder + "/text"], environment: environment)
    terminal.run("the key bar") { terminal.text(23).contains("F1 help") }
    #expect(terminal.text(2).contains("abc"))
    terminal.send("x")
    terminal.run("the letter") { terminal.text(2).contains("xabc") }
    terminal.run("that it is not kept") { terminal.screenText.contains("is not kept") }
    terminal.send("\u{13}")
    terminal.run("why it was not saved") { terminal.screenText.contains("Not saved") }
    #expect(terminal.text(0).contains("\u{25CF}"))
    #expect(terminal.ended == nil)
    terminal.signal(SIGTERM)
    #expect(terminal.finished())
    #expect(try read() == String(repeating: "abc\n", count: 3000))
  }

  /// That nothing can be kept is said though no other key follows.
  @Test func aJournalThatCannotBeWrittenIsTold() throws {
    try write(String(repeating: "abc\n", count: 3000))
    let terminal = try PseudoTerminal(
      shell: "ulimit -f 4; exec \"$0\" \"$1\"",
      [try PseudoTerminal.built("bidiscope"), folder + "/text"], environment: environment)
    terminal.run("the text") { terminal.text(2).contains("abc") }
    terminal.send("x")
    terminal.run("that it is not kept") { terminal.screenText.contains("is not kept") }
    terminal.signal(SIGTERM)
    #expect(terminal.finished())
  }

  /// What has come of a paste is kept where its end cannot come any more.
  @Test(arguments: [SIGHUP, SIGTERM]) func anOpenPasteIsKept(_ signal: Int32) throws {
    try write("abc\n")
    let terminal = try openFile()
    terminal.send("\u{1B}[200~half a paste")
    terminal.run("that it waits") { terminal.screenText.contains("Esc ends it") }
    terminal.signal(signal)
    #expect(terminal.finished())
    #expect(terminal.ended == signal)
    let name = try #require(try names().first)
    #expect(try recover("restore", name).status == 0)
    #expect(try read() == "half a pasteabc\n")
  }

  /// A paste that pauses is a paste still, and the user is told so.
  @Test func aPasteThatPausesIsTold() throws {
    let terminal = try open(["--text", ""])
    terminal.send("\u{1B}[200~ab")
    terminal.run("that it waits") { terminal.screenText.contains("Esc ends it") }
    terminal.send("\u{11}c\u{1B}[201~")
    terminal.run("the text") { terminal.text(2).contains("c") }
    #expect(terminal.ended == nil)
    // The last row is drawn after the text: what it said before must be gone.
    terminal.run("the key bar") { !terminal.screenText.contains("Esc ends it") }
    terminal.send("\u{1B}[200~de")
    terminal.run("that it waits") { terminal.screenText.contains("Esc ends it") }
    terminal.send("\u{1B}")
    terminal.run("the text") { terminal.text(2).contains("de") }
  }
}
