import Foundation
import Storage
import TestSupport
import Testing
import TextModel
import bidiscope

/// The journal as it is written: whatever was compacted and whoever went on with it, it holds the
/// text.
@Suite struct JournalWriterTests {
  private static func edit(of count: Int, _ generator: inout SeededGenerator) -> Edit {
    let lower = Int.random(in: 0...count, using: &generator)
    let upper = min(count, lower + Int.random(in: 0...3, using: &generator))
    let texts: [StoredText] = ["a", "\u{5D0}\u{5D1}", "\n", "", "some words of text"]
    return .replace(
      ScalarOffset(lower)..<ScalarOffset(upper), with: texts.randomElement(using: &generator)!)
  }

  /// A journal once nobody has its lock.
  ///
  /// A child that another test starts has our open files, and so their locks, until it is a program
  /// of its own.
  private static func abandoned(_ file: String) throws -> Recovery {
    for _ in 0..<6000 {
      let recovery = try #require(Recovery(file: file))
      if !recovery.isOpen { return recovery }
      Thread.sleep(forTimeInterval: 0.01)
    }
    throw TmuxTerminal.Failure(description: "not seen: a journal that nobody writes")
  }

  /// Random edits, compacted now and then, by one process after another; the base kept or not.
  @Test(arguments: 1...12 as ClosedRange<UInt64>) func theTextIsAlwaysThere(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let folder = JournalFolder()
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
        folder.recovered(file) == document.encoded(), "seed \(seed), step \(step)")
      if step % 30 == 29 {
        // The process dies while it writes; another goes on.
        writer = JournalWriter(
          folder: StateFolder(folder.path + "/elsewhere"), base: base(), compactAfter: 400)
        let handle = try #require(FileHandle(forWritingAtPath: folder.journals[0]))
        handle.seekToEndOfFile()
        handle.write(Data([3, 200, 0, 0, 0, 1, 2]))
        try handle.close()
        let recovery = try Self.abandoned(folder.journals[0])
        writer.adopt(recovery, path: "/t/text.txt")
        #expect(
          folder.recovered(file) == document.encoded(), "seed \(seed), after step \(step)")
        // Nobody else takes it now.
        #expect(Recovery(file: folder.journals[0])?.isOpen == true)
      }
    }
    if limit > 0 { #expect(compactions > 0) }
    writer.remove()
    #expect(folder.names.filter { $0 != "elsewhere" }.isEmpty)
  }

  /// A text that was never in a file is whole in its journal, however often that is written anew.
  @Test func aTextThatBeganEmptyNeedsNoFile() throws {
    let folder = JournalFolder()
    var document = Document(bytes: [])
    let base = JournalBase(document: document, path: "/t/new", limit: 1 << 20, isAsOpened: true)
    let writer = JournalWriter(folder: StateFolder(folder.path), base: base, compactAfter: 400)
    for number in 0..<100 {
      let edit = Edit.insert(
        StoredText("\u{5D0}\u{5D1} \(number)\n"), at: document.endOffset)
      document.apply(edit)
      let wanted = writer.wantsText
      writer.append([edit])
      if wanted { writer.compact(document) }
      let bytes = try #require(FileManager.default.contents(atPath: folder.journals[0]))
      let contents = try #require(JournalContents(Array(bytes)))
      #expect(contents.document { nil }?.encoded() == document.encoded(), "edit \(number)")
    }
  }

  /// Where somebody removes the journal, the text is asked for and kept whole; the base of a long
  /// one too.
  @Test(arguments: [0, 1 << 20]) func aJournalThatWasRemovedIsWrittenAnew(_ limit: Int) throws {
    let folder = JournalFolder()
    let file = Array("one\ntwo \u{5D0}\n".utf8)
    var document = Document(bytes: file)
    let base = JournalBase(document: document, path: "/t/a", limit: limit, isAsOpened: true)
    let writer = JournalWriter(folder: StateFolder(folder.path), base: base)
    for number in 0..<6 {
      let edit = Edit.insert(StoredText("\u{5D1}\(number)\n"), at: ScalarOffset(number * 2))
      document.apply(edit)
      writer.append([edit])
      #expect(writer.wantsText == (number == 3))
      if number == 2 { try FileManager.default.removeItem(atPath: folder.path) }
      if number == 3 {
        #expect(folder.journals.isEmpty)
        writer.compact(document)
      }
      if number != 2 {
        #expect(folder.recovered(file) == document.encoded())
      }
    }
  }

  /// What could not be written is written as soon as it can be, without another edit.
  @Test func whatCouldNotBeWrittenIsTriedAgain() throws {
    let folder = JournalFolder()
    // A file stands where the folder should be.
    try Data().write(to: URL(fileURLWithPath: folder.path))
    var document = Document(bytes: Array("one\n".utf8))
    let base = JournalBase(document: document, path: nil, limit: 1 << 20, isAsOpened: true)
    let writer = JournalWriter(folder: StateFolder(folder.path), base: base)
    let edit = Edit.insert("x", at: ScalarOffset(1))
    document.apply(edit)
    writer.append([edit])
    writer.retry()
    #expect(writer.failure != nil)
    try FileManager.default.removeItem(atPath: folder.path)
    writer.retry()
    #expect(writer.failure == nil)
    #expect(folder.recovered([]) == document.encoded())
  }

  /// A long base is known by what was edited in it until its digest is known, and then by every
  /// byte.
  @Test func aLongBaseIsKnownBeforeItsDigest() throws {
    let folder = JournalFolder()
    let file = Array("one \u{5D0}\ntwo\nthree\n".utf8)
    var document = Document(bytes: file)
    let base = JournalBase(document: document, path: "/t/text", limit: 4, isAsOpened: true)
    let writer = JournalWriter(folder: StateFolder(folder.path), base: base)
    let edit = Edit.insert("x", at: ScalarOffset(7))
    document.apply(edit)
    writer.append([edit])
    func changed(_ place: Int) -> [UInt8] {
      var bytes = file
      bytes[place] = 0x7A
      return bytes
    }
    #expect(folder.recovered(file) == document.encoded())
    #expect(folder.recovered(changed(7)) == nil)
    #expect(folder.recovered(changed(13)) != nil)
    #expect(folder.recovered(file + [0x7A]) == nil)
    let unidentified = try #require(writer.unidentified)
    writer.identify(unidentified.identity())
    #expect(writer.unidentified == nil && unidentified.identity().digest == SHA256.digest(file))
    #expect(folder.recovered(file) == document.encoded())
    for place in file.indices {
      #expect(folder.recovered(changed(place)) == nil, "byte \(place)")
    }
  }

  private static let line = "one \u{5D0}\u{5D1}, a line\n"

  /// Three lines in UTF-16, with half a unit at the end.
  private static let utf16: [UInt8] = {
    let units = Array(String(repeating: line, count: 3).utf16)
    return [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } + [7]
  }()

  /// A long text without a file is written after its first edits, which nothing holds up, and with
  /// others between.
  @Test(arguments: 1...10 as ClosedRange<UInt64>) func aLongTextFollowsItsEdits(
    _ seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    let folder = JournalFolder()
    let text = Array(String(repeating: Self.line, count: 30).utf8)
    let file = seed % 3 == 0 ? Self.utf16 : seed % 3 == 1 ? text : [0xEF, 0xBB, 0xBF] + text
    let opened = Document(bytes: file)
    let base = JournalBase(document: opened, path: nil, limit: 4, isAsOpened: true)
    var writer = JournalWriter(folder: StateFolder(folder.path), base: base, compactAfter: 100)
    var document = opened
    var count = 0
    func edit() {
      let one = Self.edit(of: document.scalarCount, &generator)
      document.apply(one)
      writer.append([one])
      count += 1
    }
    func contents() throws -> JournalContents {
      let bytes = try #require(FileManager.default.contents(atPath: folder.journals[0]))
      return try #require(JournalContents(Array(bytes)))
    }
    edit()
    var given: [UInt8] = []
    while let start = writer.missingBase {
      let kept = try contents()
      #expect(start == given.count && kept.baseCount == start && kept.base == nil)
      #expect(kept.edits.count == count && kept.header.count == file.count, "seed \(seed)")
      #expect(kept.document { nil } == nil)
      #expect(kept.document { file }?.encoded() == document.encoded(), "seed \(seed)")
      // Another text of this length is not taken for it where what is kept says so.
      if start > 0 {
        var other = file
        other[Int.random(in: 0..<start, using: &generator)] ^= 1
        #expect(kept.document { other } == nil)
      }
      if Int.random(in: 0..<4, using: &generator) == 0 {
        // The process dies between two pieces; another goes on, with the text that it was given
        // again.
        writer = JournalWriter(folder: StateFolder(folder.path + "/none"), base: base)
        writer.adopt(try Self.abandoned(folder.journals[0]), path: nil)
        #expect(writer.missingBase == start)
      }
      var isMore = true
      base.forEachPiece(of: Int.random(in: 1...60, using: &generator), from: start) { piece in
        given += piece
        isMore = writer.append(base: piece)
        return isMore && Bool.random(using: &generator)
      }
      #expect(isMore == (writer.missingBase != nil))
      for _ in 0..<Int.random(in: 0...3, using: &generator) { edit() }
    }
    #expect(given == file, "seed \(seed)")
    for _ in 0..<40 {
      edit()
      #expect(try contents().document { nil }?.encoded() == document.encoded(), "seed \(seed)")
      if writer.wantsText { writer.compact(document) }
    }
  }

  /// A text that would be another one when its bytes are read again is kept as it is, however long
  /// it is.
  @Test func aTextThatBeginsWithAMarkIsKept() throws {
    let folder = JournalFolder()
    var document = Document(text: "\u{FEFF}one two")
    let base = JournalBase(document: document, path: nil, limit: 4, isAsOpened: true)
    let writer = JournalWriter(folder: StateFolder(folder.path), base: base)
    let edit = Edit.insert("x", at: ScalarOffset(3))
    document.apply(edit)
    writer.append([edit])
    #expect(writer.missingBase == nil && writer.unidentified == nil)
    let bytes = try #require(FileManager.default.contents(atPath: folder.journals[0]))
    #expect(JournalContents(Array(bytes))?.document { nil }?.encoded() == document.encoded())
  }

  /// Of a long file in UTF-16 the edited paragraphs are kept, as of others.
  @Test func aLongFileInUTF16IsKnownLater() throws {
    let folder = JournalFolder()
    var document = Document(bytes: Self.utf16)
    let base = JournalBase(document: document, path: "/t/text", limit: 4, isAsOpened: true)
    let writer = JournalWriter(folder: StateFolder(folder.path), base: base)
    let edit = Edit.insert("x", at: ScalarOffset(20))
    document.apply(edit)
    writer.append([edit])
    let bytes = try #require(FileManager.default.contents(atPath: folder.journals[0]))
    let contents = try #require(JournalContents(Array(bytes)))
    #expect(contents.paragraphs.count == 1 && contents.baseCount == 0)
    #expect(folder.recovered(Self.utf16) == document.encoded())
    writer.identify(try #require(writer.unidentified).identity())
    #expect(writer.unidentified == nil)
    #expect(folder.recovered(Self.utf16) == document.encoded())
    #expect(folder.recovered(Self.utf16.dropLast() + [8]) == nil)
  }

  /// A long text that was saved is known later too. Where its bytes read again are another text, as
  /// two that were apart make a letter, the journal keeps the text whole.
  @Test(arguments: [true, false]) func aSavedTextIsKnownLater(_ isFaithful: Bool) throws {
    let folder = JournalFolder()
    var document = Document(bytes: [0xD7, 0x61, 0x90, 0x0A] + Array("two\n".utf8))
    let middle = ScalarOffset(1)..<ScalarOffset(2)
    document.apply(.replace(middle, with: isFaithful ? "b" : ""))
    let file = document.encoded()
    let base = JournalBase(document: document, path: "/t/text", limit: 4, isAsOpened: false)
    let writer = JournalWriter(folder: StateFolder(folder.path), base: base)
    func insert(_ text: StoredText, at place: Int) {
      let edit = Edit.insert(text, at: ScalarOffset(place))
      document.apply(edit)
      writer.append([edit])
    }
    insert("x", at: 0)
    #expect(folder.recovered(file) == (isFaithful ? document.encoded() : nil))
    writer.identify(try #require(writer.unidentified).identity())
    #expect(writer.unidentified == nil)
    #expect(folder.recovered(file) == document.encoded())
    insert("y", at: 4)
    insert("z", at: document.scalarCount)
    #expect(folder.recovered(file) == document.encoded())
  }

  /// Of a long base the paragraphs that many replacements touch are kept once, and all of them.
  @Test(arguments: 1...8 as ClosedRange<UInt64>) func replacementsKeepTheirParagraphs(
    _ seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    let folder = JournalFolder()
    let line = "x \u{5D0}\u{5D1} and x in a line\r\n"
    let file = Array(String(repeating: line, count: 200).utf8)
    var document = Document(bytes: file)
    let base = JournalBase(document: document, path: "/t/text", limit: 0, isAsOpened: true)
    let writer = JournalWriter(folder: StateFolder(folder.path), base: base, compactAfter: 20_000)
    let texts: [StoredText] = ["", "y", "xx", "\u{5D2}\u{5D3}", "\n"]
    for _ in 0..<6 {
      let all = document.matches(of: SearchPattern(text: "x")!)
      let text = texts.randomElement(using: &generator)!
      let first = Int.random(in: 0...all.count, using: &generator)
      let last = Int.random(in: first...all.count, using: &generator)
      let edit = Edit(all[first..<last].map { Edit.Replacement($0, with: text) })
      document.apply(edit)
      writer.append([edit])
      #expect(folder.recovered(file) == document.encoded(), "seed \(seed)")
    }
    let bytes = try #require(FileManager.default.contents(atPath: folder.journals[0]))
    let contents = try #require(JournalContents(Array(bytes)))
    // No paragraph twice, and each as it stands in the base.
    let opened = Document(bytes: file)
    var end = 0
    for known in contents.paragraphs.sorted(by: { $0.offset < $1.offset }) {
      #expect(known.offset >= end, "seed \(seed)")
      end = known.offset + known.text.scalarCount
      #expect(
        opened.storedText(in: ScalarOffset(known.offset)..<ScalarOffset(end)) == known.text,
        "seed \(seed)")
    }
    // What is known is text of the document, each piece of it from a paragraph's start.
    for fragment in contents.fragments() {
      #expect(document.text.contains(fragment), "seed \(seed)")
    }
  }

  /// What a process that was killed leaves behind beside its journal goes at another start; what is
  /// in use stays.
  @Test func leftLocksAreSweptAway() throws {
    let folder = JournalFolder()
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
