import Explorer
import ExplorerCore
import Foundation
import Glibc
import Storage
import Testing
import TextModel
import Wording

@testable import bidiscope

/// What an earlier process left of a text is looked for beside the loop.
@Suite struct LostTextTests {
  private struct Late: Error {}

  /// Waits until there is something; the limit is far longer than any machine needs.
  private static func wait<Found>(for find: () throws -> Found?) throws -> Found {
    let end = ContinuousClock.now + .seconds(120)
    while ContinuousClock.now < end {
      if let found = try find() { return found }
      usleep(1000)
    }
    throw Late()
  }

  private static func found(by keeper: TextKeeper) throws -> FilesFeature.Action {
    try wait { keeper.takeLost() }
  }

  private static let edit = Edit.insert("x", at: ScalarOffset(0))

  /// Leaves an edit of a text in a folder, as a process does that is ended.
  private static func leave(
    _ document: Document, of path: String? = nil, in folder: StateFolder
  ) throws {
    func keep() {
      let keeper = TextKeeper(folder: folder, document: document, path: path)
      var edited = document
      edited.apply(edit)
      keeper.note([edit], edited)
      keeper.finish(edited)
      keeper.close()
    }
    keep()
    try untilNobodyWrites(in: folder)
  }

  /// The journal is let go once nothing of it waits to be written.
  private static func untilNobodyWrites(in folder: StateFolder) throws {
    try wait { RecoveryShelf(folder: folder).all().contains { !$0.isOpen } ? () : nil }
  }

  private static func inFolder(_ body: (StateFolder) throws -> Void) throws {
    let path = "/tmp/bidiscope-lost-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(StateFolder(path))
  }

  @Test func aLostTextIsOffered() throws {
    try Self.inFolder { folder in
      let document = Document(text: "abc")
      try Self.leave(document, in: folder)
      let keeper = TextKeeper(folder: folder, document: document, path: nil)
      #expect(keeper.isSearching)
      guard case .foundLost(let text?, notice: nil) = try Self.found(by: keeper) else {
        Issue.record("nothing was offered")
        return
      }
      #expect(text.document.text == "xabc")
      #expect(!keeper.isSearching && keeper.takeLost() == nil)
    }
  }

  /// The question would be about a text that is no longer there.
  @Test func whoHasGoneOnIsToldAndNotAsked() throws {
    try Self.inFolder { folder in
      let document = Document(text: "abc")
      try Self.leave(document, in: folder)
      let keeper = TextKeeper(folder: folder, document: document, path: nil)
      var edited = document
      edited.apply(Self.edit)
      keeper.note([Self.edit], edited)
      guard case .foundLost(nil, let notice?) = try Self.found(by: keeper) else {
        Issue.record("nothing was told")
        return
      }
      #expect(notice.english.contains("bidiscope recover"))
      keeper.discard()
    }
  }

  /// A process that died before it had kept all of a long text without a file left the edits:
  /// whoever gives the program that text again has all of it.
  @Test func whoGivesTheTextAgainHasItWhole() throws {
    try Self.inFolder { folder in
      let document = Document(text: "one \u{5D0}\ntwo\n")
      let base = JournalBase(document: document, path: nil, limit: 4, isAsOpened: true)
      do {
        let writer = JournalWriter(folder: folder, base: base)
        writer.append([Self.edit])
        base.forEachPiece(of: 5) { piece in
          _ = writer.append(base: piece)
          return false
        }
        #expect(writer.missingBase == 5)
      }
      try Self.untilNobodyWrites(in: folder)
      let keeper = TextKeeper(folder: folder, document: document, path: nil)
      guard case .foundLost(let text?, notice: nil) = try Self.found(by: keeper) else {
        Issue.record("nothing was offered")
        return
      }
      #expect(text.document.text == "xone \u{5D0}\ntwo\n")
    }
  }

  /// The journal of a long text without a file has its edits, and soon the whole text; it goes with
  /// the user's word.
  @Test func aLongTextWithoutAFileIsKeptWhole() throws {
    try Self.inFolder { folder in
      let text = String(repeating: "one \u{5D0}\n", count: 400_000)
      let document = Document(text: text)
      let base = JournalBase(document: document, path: nil, limit: 1 << 20, isAsOpened: true)
      let journal = Journal(folder: folder, base: base, guarding: .none)
      #expect(RecoveryShelf(folder: folder).all().isEmpty)
      journal.note([Self.edit], document)
      journal.note([Self.edit], document)
      journal.finish(document)
      let kept = try #require(RecoveryShelf(folder: folder).all().first).contents
      #expect(kept.edits.count == 2 && kept.base == Array(text.utf8))
      #expect(kept.document { nil }?.text == "xx" + text)
      journal.discard()
      #expect(RecoveryShelf(folder: folder).all().isEmpty)
    }
  }

  @Test func whereNothingWasLeftNothingIsSaid() throws {
    try Self.inFolder { folder in
      let keeper = TextKeeper(folder: folder, document: Document(text: "abc"), path: nil)
      guard case .foundLost(nil, notice: nil) = try Self.found(by: keeper) else {
        Issue.record("something was found")
        return
      }
    }
  }

  /// What is found of a text, by its file's name and its bytes.
  private static func origin(
    _ path: String?, _ text: String, in folder: StateFolder
  ) throws -> RecoveredText.Origin? {
    // A program that another test is starting holds what is locked here for a moment.
    try untilNobodyWrites(in: folder)
    let keeper = TextKeeper(folder: folder, document: Document(text: text), path: path)
    guard case .foundLost(let text, _) = try found(by: keeper) else { return nil }
    keeper.close()
    return text?.origin
  }

  /// A file that was not there yet, and what else is not there yet.
  @Test func aNewFilesTextIsOfferedToNoOther() throws {
    try Self.inFolder { folder in
      let files = folder.path + "-files"
      try Self.leave(Document(text: ""), of: files + "/new", in: folder)
      #expect(try Self.origin(files + "/other", "", in: folder) == nil)
      #expect(try Self.origin(nil, "", in: folder) == nil)
      #expect(try Self.origin(files + "/new", "", in: folder) == .file)
    }
  }

  /// A file, its copy, and itself as another program left it or under another name.
  @Test func aTextIsOfferedToItsFile() throws {
    try Self.inFolder { folder in
      let files = folder.path + "-files"
      try FileManager.default.createDirectory(atPath: files, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(atPath: files) }
      for name in ["old", "copy"] {
        try "words".write(toFile: "\(files)/\(name)", atomically: true, encoding: .utf8)
      }
      try Self.leave(Document(text: "words"), of: files + "/old", in: folder)
      #expect(try Self.origin(files + "/copy", "words", in: folder) == nil)
      #expect(try Self.origin(files + "/old", "words", in: folder) == .file)
      #expect(try Self.origin(files + "/old", "words and more", in: folder) == .changedFile)
      try FileManager.default.removeItem(atPath: files + "/old")
      #expect(try Self.origin(files + "/copy", "words", in: folder) == .formerName("old"))
    }
  }

  @Test(arguments: ["", "one"]) func aTextWithoutAFileIsKnownByItsBytes(_ text: String) throws {
    try Self.inFolder { folder in
      try Self.leave(Document(text: text), in: folder)
      #expect(try Self.origin(nil, "two", in: folder) == nil)
      #expect(try Self.origin(nil, text, in: folder) == .noFile)
    }
  }

  /// Whoever comes after the first instance is gone is told of the second, once that has edited.
  @Test func theLockGoesOnToWhoIsThere() throws {
    try Self.inFolder { folder in
      let path = folder.path + "-text"
      let first = FileLock(folder: folder, path: path)
      let second = FileLock(folder: folder, path: path)
      #expect(first.holder == nil && second.holder == getpid())
      first.release()
      second.keep()
      #expect(second.holder == nil)
      #expect(FileLock(folder: folder, path: path).holder == getpid())
    }
  }

  /// Whoever looks at what was left of other texts keeps nobody from it.
  @Test func manyLookAtOnce() throws {
    try Self.inFolder { folder in
      let texts = ["one", "two"].map { Document(text: $0) }
      try Self.leave(texts[0], in: folder)
      try Self.leave(texts[1], in: folder)
      let shelf = RecoveryShelf(folder: folder)
      let seen = try Self.wait {
        let all = shelf.all()
        return all.map(\.isOpen) == [false, false] ? all : nil
      }
      // A child that another test starts may have copies of locks for a moment.
      let held = try texts.map { text in
        try Self.wait { shelf.find(path: nil, count: text.encodedCount) { text.encoded() }.first }
      }
      // Who goes on with one keeps others from it.
      let left = shelf.find(path: nil, count: texts[0].encodedCount) { texts[0].encoded() }
      #expect(left.isEmpty)
      let areOpen = shelf.all().map(\.isOpen)
      #expect(areOpen == [true, true])
      withExtendedLifetime((seen, held)) {}
    }
  }

  /// A process may end after the journal's header and before its first edit: then nothing is lost,
  /// and nothing is offered that cannot be given.
  @Test(arguments: [true, false]) func aJournalWithoutAnEditOffersNothing(keepsBase: Bool) throws {
    try Self.inFolder { folder in
      let path = folder.path + ".txt"
      let text = Array("one\ntwo\n".utf8)
      defer { try? FileManager.default.removeItem(atPath: path) }
      try Data(text).write(to: URL(fileURLWithPath: path))
      let header = JournalHeader(
        owner: .current(), path: Array(path.utf8), time: 0, digest: [], count: text.count,
        keepsBase: keepsBase, frame: [])
      let records: [JournalRecord] =
        [.header(header)] + (keepsBase ? [.base(Array(text.prefix(3)))] : [])
      let bytes = JournalRecord.mark + records.enumerated().flatMap { $1.encoded(number: $0) }
      try FileManager.default.createDirectory(
        atPath: folder.path, withIntermediateDirectories: true)
      try Data(bytes).write(to: URL(fileURLWithPath: folder.path + "/0.abc.journal"))
      let shelf = RecoveryShelf(folder: folder)
      #expect(shelf.all().isEmpty && shelf.find(name: "abc") == nil)
      #expect(shelf.find(path: path, count: text.count) { text }.isEmpty)
      #expect(!folder.names.contains { $0.hasSuffix(".journal") })
    }
  }

  /// What is known only with the help of its file is kept whole before that changes.
  @Test func whatNeedsItsFileOutlivesASave() throws {
    try Self.inFolder { folder in
      let path = folder.path + ".txt"
      defer { try? FileManager.default.removeItem(atPath: path) }
      let document = Document(text: "one \u{5D0}\ntwo\n")
      try Data(document.encoded()).write(to: URL(fileURLWithPath: path))
      func leave() {
        let base = JournalBase(document: document, path: path, limit: 0, isAsOpened: true)
        let journal = Journal(folder: folder, base: base, guarding: .none)
        var edited = document
        edited.apply(Self.edit)
        journal.note([Self.edit], edited)
        journal.finish(edited)
      }
      leave()
      try Self.untilNobodyWrites(in: folder)
      #expect(RecoveryShelf(folder: folder).all().first?.needsItsFile == true)
      let keeper = TextKeeper(folder: folder, document: document, path: path)
      _ = try Self.found(by: keeper)
      let later = Edit.insert("z", at: ScalarOffset(1))
      keeper.note([later], document)
      // A child that another test starts may have a copy of the lock that was let go for a moment.
      _ = try Self.wait {
        RecoveryShelf(folder: folder).all().contains { !$0.isOpen } ? true : nil
      }
      keeper.willSave(path: path)
      try Data("another text".utf8).write(to: URL(fileURLWithPath: path))
      let left = RecoveryShelf(folder: folder).all().compactMap { $0.document()?.text }
      #expect(left.contains("xone \u{5D0}\ntwo\n"))
      keeper.discard()
      keeper.close()
    }
  }

  /// A lock that somebody has removed is taken anew, though its folder is gone too.
  @Test func aLockThatWasRemovedIsTakenAgain() throws {
    try Self.inFolder { folder in
      let path = folder.path + "-text"
      let first = FileLock(folder: folder, path: path)
      try FileManager.default.removeItem(atPath: folder.path)
      first.keep()
      #expect(first.holder == nil)
      #expect(FileLock(folder: folder, path: path).holder == getpid())
    }
  }

  /// A journal that somebody removes is written anew though nobody types any more.
  @Test func aJournalThatWasRemovedIsWrittenAnew() throws {
    try Self.inFolder { folder in
      var document = Document(text: "abc")
      let keeper = TextKeeper(folder: folder, document: document, path: nil)
      document.apply(Self.edit)
      keeper.note([Self.edit], document)
      func journal() -> String? { folder.names.first { $0.hasSuffix(".journal") } }
      let name = try Self.wait { journal() }
      try FileManager.default.removeItem(atPath: "\(folder.path)/\(name)")
      let again = try Self.wait {
        _ = keeper.news(document, of: .first)
        return journal()
      }
      keeper.finish(document)
      keeper.close()
      let left = try #require(Recovery(file: "\(folder.path)/\(again)", isToBeHeld: false))
      #expect(left.contents.document { nil }?.encoded() == document.encoded())
    }
  }

  /// A file that is not there yet goes by one name, however it is written.
  @Test func aNewFileHasOneName() {
    let name = "/tmp/bidiscope-\(UUID().uuidString)"
    #expect(StateFolder.absolute("/tmp/../tmp/./\(name.dropFirst(5))") == name)
    #expect(StateFolder.absolute("/no folder/../\(name.dropFirst(1))") == name)
    #expect(StateFolder.absolute(name) == name)
  }
}
