import Foundation
import Storage
import TestSupport
import Testing
import TextModel
import bidiscope

/// The journal of a file that is too long to be kept in it.
@Suite struct LongFileJournalTests {
  /// What is typed behind the last line of a long file is there, though the process ended before
  /// the file's digest was known.
  @Test func aLongFileIsKnownByWhatStandsBeforeItsEnd() {
    let folder = JournalFolder()
    let file = Array(String(repeating: "one line of \u{5D0}\u{5D1}\n", count: 300).utf8)
    var document = Document(bytes: file)
    let writer = JournalWriter(
      folder: StateFolder(folder.path),
      base: JournalBase(document: document, path: "/t/text", limit: 0, isAsOpened: true))
    let edit = Edit.insert("typed", at: document.endOffset)
    document.apply(edit)
    writer.append([edit])
    #expect(folder.recovered(file) == document.encoded())
    var other = file
    other[other.count - 3] = 0x21
    #expect(folder.recovered(other) == nil)
  }

  /// Of a long file the edits alone are kept; once somebody else has written to it, they are of no
  /// use without the text.
  @Test(arguments: [true, false]) func theTextIsKeptWholeOnceItsFileIsAnother(_ isRemoved: Bool)
    throws
  {
    let folder = JournalFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path, withIntermediateDirectories: true)
    let path = folder.path + "/text"
    let file = Array(String(repeating: "one line of \u{5D0}\u{5D1}\n", count: 300).utf8)
    try Data(file).write(to: URL(fileURLWithPath: path))
    var document = Document(bytes: file)
    let writer = JournalWriter(
      folder: StateFolder(folder.path),
      base: JournalBase(document: document, path: path, limit: 0, isAsOpened: true))
    let edit = Edit.insert("typed", at: ScalarOffset(40))
    document.apply(edit)
    writer.append([edit])
    #expect(!writer.wantsText)
    if isRemoved {
      try FileManager.default.removeItem(atPath: path)
    } else {
      try Data("another text".utf8).write(to: URL(fileURLWithPath: path))
    }
    #expect(writer.wantsText)
    writer.compact(document)
    #expect(!writer.wantsText)
    #expect(folder.recovered(Array("another text".utf8)) == document.encoded())
  }
}
