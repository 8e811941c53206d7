import BidiAlgorithm
import Foundation
import Storage
import TestSupport
import Testing
import TextModel

/// What is remembered of files from one start to the next, in a state folder.
@Suite struct RememberedTests {
  private let place: URL
  private let folder: StateFolder

  init() throws {
    var template = Array("/tmp/bidiscope-remembered-XXXXXX".utf8CString)
    let made = try #require(mkdtemp(&template))
    place = URL(filePath: String(cString: made), directoryHint: .isDirectory)
    folder = StateFolder(place.appending(path: "state").path)
  }

  /// Removes the folder after a test's body.
  private func cleaned(_ body: () throws -> Void) rethrows {
    defer { try? FileManager.default.removeItem(at: place) }
    try body()
  }

  private func file(_ name: String, _ text: String = "abc\ndef") throws -> String {
    let file = place.appending(path: name)
    try Data(text.utf8).write(to: file)
    return StateFolder.absolute(file.path)
  }

  private func restored(_ store: SessionStore, _ path: String) -> (
    memory: [String: String], pins: Int
  ) {
    var session = EditingSession(
      Document(text: "abc\ndef"), settings: LayoutSettings(), directions: .automatic)
    let memory = store.restore(&session, of: path)
    return (memory, session.notes.pinned.count)
  }

  // MARK: How texts were left

  /// What features know is there in a file that has changed since; pins are not.
  @Test func whatFeaturesKnowOutlivesAChange() throws {
    try cleaned {
      let store = SessionStore(folder: folder)
      let path = try file("a")
      var session = EditingSession(
        Document(text: "abc\ndef"), settings: LayoutSettings(), directions: .automatic)
      session.perform(.pin(.rightToLeft, ParagraphIndex(0)..<ParagraphIndex(1)))
      store.keep(session, memory: ["caret": "3"], of: path)
      #expect(restored(store, path) == (["caret": "3"], 1))
      _ = try file("a", "abc\ndef and more")
      #expect(restored(store, path) == (["caret": "3"], 0))
    }
  }

  /// Where a pin is from is known again.
  @Test func aPinOfMarkupStaysOne() throws {
    try cleaned {
      let store = SessionStore(folder: folder)
      let path = try file("a")
      var session = EditingSession(
        Document(text: "abc\ndef"), settings: LayoutSettings(), directions: .automatic)
      session.remember(.rightToLeft, of: ParagraphIndex(0), isFromMarkup: true, isDefault: true)
      session.perform(.pin(.rightToLeft, ParagraphIndex(1)..<ParagraphIndex(2)))
      store.keep(session, memory: nil, of: path)
      var next = EditingSession(
        Document(text: "abc\ndef"), settings: LayoutSettings(), directions: .automatic)
      _ = store.restore(&next, of: path)
      #expect(next.notes.pinned == [ParagraphIndex(0), ParagraphIndex(1)])
      #expect(next.notes[ParagraphIndex(0)].isFromMarkup)
      #expect(next.notes[ParagraphIndex(0)].isDefault)
      #expect(!next.notes[ParagraphIndex(1)].isFromMarkup)
      #expect(!next.notes[ParagraphIndex(1)].isDefault)
    }
  }

  /// A text that is given up leaves the pins as they were; nil leaves what features knew.
  @Test func aTextThatIsNotSavedLeavesThePins() throws {
    try cleaned {
      let store = SessionStore(folder: folder)
      let path = try file("a")
      var session = EditingSession(
        Document(text: "abc\ndef"), settings: LayoutSettings(), directions: .automatic)
      session.perform(.pin(.rightToLeft, ParagraphIndex(0)..<ParagraphIndex(1)))
      store.keep(session, memory: ["caret": "3"], of: path)
      let other = EditingSession(
        Document(text: "x"), settings: LayoutSettings(), directions: .automatic)
      store.keep(other, isSaved: false, memory: ["caret": "5"], of: path)
      #expect(restored(store, path) == (["caret": "5"], 1))
      store.keep(session, memory: nil, of: path)
      #expect(restored(store, path) == (["caret": "5"], 1))
      store.keep(other, memory: nil, of: path)
      #expect(restored(store, path) == (["caret": "5"], 0))
      store.keep(other, memory: [:], of: path)
      #expect(restored(store, path) == ([:], 0) && folder.names.allSatisfy { $0.hasPrefix(".") })
    }
  }

  @Test func thoseLeftFirstAreForgottenButNoPins() throws {
    try cleaned {
      let store = SessionStore(folder: folder, atMost: 3)
      var pinned = EditingSession(
        Document(text: "abc\ndef"), settings: LayoutSettings(), directions: .automatic)
      pinned.perform(.pin(.rightToLeft, ParagraphIndex(0)..<ParagraphIndex(1)))
      let plain = EditingSession(
        Document(text: "abc\ndef"), settings: LayoutSettings(), directions: .automatic)
      let paths = try (0..<6).map { try file("\($0)") }
      for (number, path) in paths.enumerated() {
        store.keep(number == 0 ? pinned : plain, memory: ["caret": "\(number)"], of: path)
        // The age goes by the file's date.
        let session = folder.path + "/" + StateFolder.key(path) + ".session"
        if FileManager.default.fileExists(atPath: session) {
          try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1_000_000 + Double(number))],
            ofItemAtPath: session)
        }
      }
      let known = paths.map { restored(store, $0).memory["caret"] }
      #expect(known == ["0", nil, nil, nil, "4", "5"])
    }
  }

  @Test func forgettingLeavesPinsAlone() throws {
    try cleaned {
      let store = SessionStore(folder: folder)
      var pinned = EditingSession(
        Document(text: "abc\ndef"), settings: LayoutSettings(), directions: .automatic)
      pinned.perform(.pin(.rightToLeft, ParagraphIndex(0)..<ParagraphIndex(1)))
      let (one, two) = (try file("one"), try file("two"))
      store.keep(pinned, memory: ["caret": "1"], of: one)
      store.keep(
        EditingSession(Document(text: "x"), settings: LayoutSettings(), directions: .automatic),
        memory: ["caret": "1"], of: two)
      try Data("nonsense".utf8).write(to: URL(filePath: folder.path + "/x.session"))
      store.forget()
      #expect(restored(store, one) == ([:], 1))
      #expect(folder.names.filter { $0.hasSuffix(".session") }.count == 1)
    }
  }

  @Test(arguments: ["", "nonsense", "[]", "{\"path\":1}", "null"])
  func aBrokenFileIsNothing(_ text: String) throws {
    try cleaned {
      let store = SessionStore(folder: folder)
      let path = try file("a")
      store.keep(
        EditingSession(Document(text: "x"), settings: LayoutSettings(), directions: .automatic),
        memory: ["caret": "1"], of: path)
      let session = folder.path + "/" + StateFolder.key(path) + ".session"
      try Data(text.utf8).write(to: URL(filePath: session))
      #expect(restored(store, path) == ([:], 0))
      store.keep(
        EditingSession(Document(text: "x"), settings: LayoutSettings(), directions: .automatic),
        memory: ["caret": "2"], of: path)
      #expect(restored(store, path) == (["caret": "2"], 0))
    }
  }

  // MARK: Recent files

  @Test func theNewestIsFirstAndEachIsThereOnce() throws {
    try cleaned {
      let store = RecentStore(folder: folder)
      #expect(store.read().isEmpty)
      let (one, two, three) = (try file("one"), try file("two"), try file("\u{202E}\u{1B}[2J"))
      store.add([one])
      store.add([two, three])
      store.add([one])
      #expect(store.read() == [one, two, three])
      #expect(store.forget() == nil && store.read().isEmpty)
      #expect(store.forget() == nil)
    }
  }

  /// Only files count: no folder, no device, nothing that is not there.
  @Test func onlyFilesCount() throws {
    cleaned {
      let store = RecentStore(folder: folder)
      store.add([place.path, "/dev/null", place.path + "/none", ""])
      #expect(store.read().isEmpty)
    }
  }

  @Test func theListIsBounded() throws {
    try cleaned {
      let store = RecentStore(folder: folder)
      let paths = try (0..<60).map { try file("\($0)") }
      for path in paths { store.add([path]) }
      #expect(store.read() == Array(paths.reversed().prefix(RecentStore.most)))
    }
  }

  @Test func aListOfAnybodyDoesNoHarm() throws {
    try cleaned {
      let store = RecentStore(folder: folder)
      let path = try file("a")
      folder.make()
      let list = URL(filePath: folder.path + "/recent.json")
      for text in ["", "nonsense", "{}", "[1]", "[[\"/a\"]]", "\u{0}"] {
        try Data(text.utf8).write(to: list)
        #expect(store.read().isEmpty, "\(text)")
        store.add([path])
        #expect(store.read() == [path], "\(text)")
      }
      let wrong = ["relative", "", "/a\0b", "/" + String(repeating: "a", count: 5000), "/b", "/b"]
      try JSONEncoder().encode(wrong + (0..<100).map { "/\($0)" }).write(to: list)
      #expect(store.read().first == "/b" && store.read().count == RecentStore.most)
      #expect(Set(store.read()).count == RecentStore.most)
      // What is no file of ours is not waited for.
      try FileManager.default.removeItem(at: list)
      try FileManager.default.createDirectory(at: list, withIntermediateDirectories: false)
      #expect(store.read().isEmpty)
      store.add([path])
      #expect(store.forget() != nil)
    }
  }
}
