import Foundation
import Storage
import TestSupport
import Testing
import TextModel

/// What a journal promises of edits that belong together, of files of some length, and of journals
/// that somebody touches.
@Suite struct JournalPromiseTests {
  private static let file = Array(String(repeating: "one line of \u{5D0}\u{5D1}\n", count: 40).utf8)

  private static func base(_ document: Document, eager: Int = 1 << 18) -> JournalBase {
    JournalBase(
      document: document, path: "/t/text", limit: 1 << 20, eager: eager, isAsOpened: true)
  }

  /// Wherever a death cuts the journal: the edits of one turn are all there, or none is.
  @Test(arguments: [0, 1 << 18]) func editsOfOneTurnAreKeptTogether(_ eager: Int) throws {
    let folder = JournalFolder()
    var document = Document(bytes: Self.file)
    let writer = JournalWriter(
      folder: StateFolder(folder.path), base: Self.base(document, eager: eager))
    let first = Edit.insert("typed", at: ScalarOffset(0))
    document.apply(first)
    writer.append([first])
    let before = document.encoded()
    let path = try #require(folder.journals.first)
    let start = try Data(contentsOf: URL(fileURLWithPath: path)).count
    let run = (0..<20).map { line in
      Edit.replace(
        ScalarOffset(5 + line * 16)..<ScalarOffset(8 + line * 16), with: "\u{5D2}\u{5D3}")
    }
    for edit in run { document.apply(edit) }
    writer.append(run)
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(folder.recovered(Self.file) == document.encoded())
    for length in start..<whole.count {
      let contents = try #require(JournalContents(Array(whole.prefix(length))))
      #expect(contents.document { Self.file }?.encoded() == before, "\(length) bytes")
    }
  }

  /// A file of some length: its first edit is there before its bytes are, which follow.
  @Test func theBaseFollowsTheFirstEdit() throws {
    let folder = JournalFolder()
    var document = Document(bytes: Self.file)
    let base = Self.base(document, eager: 0)
    let writer = JournalWriter(folder: StateFolder(folder.path), base: base)
    let edit = Edit.insert("typed", at: ScalarOffset(40))
    document.apply(edit)
    writer.append([edit])
    #expect(writer.missingBase == 0 && folder.recovered(Self.file) == document.encoded())
    #expect(folder.recovered(Array("another text".utf8)) == nil)
    let later = Edit.insert("more", at: ScalarOffset(2))
    base.forEachPiece(of: 100) { piece in
      let isMore = writer.append(base: piece)
      if piece.count < 100 {
        document.apply(later)
        writer.append([later])
      }
      return isMore
    }
    // The bytes are there: what became of the file does not count any more.
    #expect(writer.missingBase == nil)
    #expect(folder.recovered(Array("another text".utf8)) == document.encoded())
  }

  enum Harm: CaseIterable { case removed, folder, cut, grown, anotherFile, emptied }

  /// A journal that somebody removes, cuts or replaces is noticed, and written anew.
  @Test(arguments: Harm.allCases) func aHarmedJournalIsWrittenAnew(_ harm: Harm) throws {
    let folder = JournalFolder()
    var document = Document(bytes: Self.file)
    let writer = JournalWriter(folder: StateFolder(folder.path), base: Self.base(document))
    let edit = Edit.insert("typed", at: ScalarOffset(40))
    document.apply(edit)
    writer.append([edit])
    #expect(!writer.wantsText)
    let path = try #require(folder.journals.first)
    switch harm {
    case .removed: #expect(unlink(path) == 0)
    case .folder: #expect(unlink(path) == 0 && mkdir(path, 0o700) == 0)
    case .cut: #expect(truncate(path, 30) == 0)
    case .grown: #expect(truncate(path, 1 << 20) == 0)
    case .emptied: #expect(truncate(path, 0) == 0)
    case .anotherFile:
      #expect(rename(path, folder.path + "/elsewhere") == 0)
      try Data("something".utf8).write(to: URL(fileURLWithPath: path))
    }
    #expect(writer.wantsText)
    writer.compact(document)
    #expect(!writer.wantsText && writer.failure == nil)
    let more = Edit.insert("more", at: ScalarOffset(3))
    document.apply(more)
    writer.append([more])
    let kept = folder.journals.compactMap { file in
      FileManager.default.contents(atPath: file).flatMap { JournalContents(Array($0)) }
    }
    #expect(kept.compactMap { $0.document { nil }?.encoded() } == [document.encoded()])
  }
}
