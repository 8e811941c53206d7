import Foundation
import TestSupport
import TextModel
import Testing
import bidiscope

/// The journal as it is written: whatever was compacted and whoever went on with it, it holds the text.
@Suite struct JournalWriterTests {
  /// A folder of its own, gone with this.
  private final class Folder {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("bidiscope-journal-\(UUID().uuidString)").path
    deinit { try? FileManager.default.removeItem(atPath: path) }

    var journals: [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
        .filter { $0.hasSuffix(".journal") }.map { "\(path)/\($0)" }
    }

    var names: [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }
  }

  private static func edit(of count: Int, _ generator: inout SeededGenerator) -> Edit {
    let lower = Int.random(in: 0...count, using: &generator)
    let upper = min(count, lower + Int.random(in: 0...3, using: &generator))
    let texts: [StoredText] = ["a", "\u{5D0}\u{5D1}", "\n", "", "some words of text"]
    return .replace(
      ScalarOffset(lower)..<ScalarOffset(upper), with: texts.randomElement(using: &generator)!)
  }

  private static func recovered(_ folder: Folder, _ file: [UInt8]) -> [UInt8]? {
    guard folder.journals.count == 1,
      let bytes = FileManager.default.contents(atPath: folder.journals[0])
    else { return nil }
    return JournalContents(Array(bytes))?.document { file }?.encoded()
  }

  /// Random edits, compacted now and then, by one process after another; the base kept or not.
  @Test(arguments: 1...12 as ClosedRange<UInt64>) func theTextIsAlwaysThere(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let folder = Folder()
    let file = Array(String(repeating: "one line of \u{5D0}\u{5D1}\r\n", count: 30).utf8)
    let opened = Document(bytes: file)
    let limit = seed % 2 == 0 ? 0 : 1 << 20
    var document = opened
    func base() -> JournalBase {
      JournalBase(document: opened, path: "/t/text.txt", limit: limit, isAsOpened: true)
    }
    var writer = JournalWriter(
      folder: StateFolder(folder.path), base: base(), compactAfter: 400)
    var compactions = 0
    for step in 0..<120 {
      var edits: [Edit] = []
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let edit = Self.edit(of: document.scalarCount, &generator)
        document.apply(edit)
        edits.append(edit)
      }
      let wanted = writer.wantsText
      writer.append(edits)
      if wanted {
        writer.compact(document)
        compactions += 1
      }
      #expect(writer.failure == nil)
      #expect(
        Self.recovered(folder, file) == document.encoded(), "seed \(seed), step \(step)")
      if step % 30 == 29 {
        // The process dies while it writes; another goes on.
        writer = JournalWriter(
          folder: StateFolder(folder.path + "/elsewhere"), base: base(), compactAfter: 400)
        let handle = try #require(FileHandle(forWritingAtPath: folder.journals[0]))
        handle.seekToEndOfFile()
        handle.write(Data([3, 200, 0, 0, 0, 1, 2]))
        try handle.close()
        let recovery = try #require(Recovery(file: folder.journals[0]))
        #expect(!recovery.isOpen)
        writer.adopt(recovery, path: "/t/text.txt")
        #expect(
          Self.recovered(folder, file) == document.encoded(), "seed \(seed), after step \(step)")
        // Nobody else takes it now.
        #expect(Recovery(file: folder.journals[0])?.isOpen == true)
      }
    }
    if limit > 0 { #expect(compactions > 0) }
    writer.remove()
    #expect(folder.names.filter { $0 != "elsewhere" }.isEmpty)
  }

  /// What a process that was killed leaves behind beside its journal goes at another start; what is in use stays.
  @Test func leftLocksAreSweptAway() throws {
    let folder = Folder()
    let state = StateFolder(folder.path)
    let held = FileLock(folder: state, path: "/t/held.txt")
    try Data("1\n".utf8).write(to: URL(fileURLWithPath: folder.path + "/dead.txt-1.lock"))
    try Data("x".utf8).write(to: URL(fileURLWithPath: folder.path + "/dead.txt-1.2.journal.new"))
    try Data("{}".utf8).write(to: URL(fileURLWithPath: folder.path + "/sessions.json"))
    state.sweep()
    #expect(held.holder == nil)
    #expect(folder.names.count == 2 && folder.names.contains("sessions.json"))
    #expect(FileLock(folder: state, path: "/t/held.txt").holder == getpid())
    held.release()
    #expect(folder.names == ["sessions.json"])
  }
}
