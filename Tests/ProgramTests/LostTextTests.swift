import Explorer
import Foundation
import Glibc
import TextModel
import Testing

@testable import bidiscope

/// What an earlier process left of a text is looked for beside the loop.
@Suite struct LostTextTests {
  private struct Late: Error {}

  private static func found(by keeper: TextKeeper) throws -> FilesFeature.Action {
    let end = ContinuousClock.now + .seconds(120)
    while ContinuousClock.now < end {
      if let action = keeper.takeLost() { return action }
      usleep(1000)
    }
    throw Late()
  }

  private static let edit = Edit.insert("x", at: ScalarOffset(0))

  /// Leaves an edit of a text in a folder, as a process does that is ended.
  private static func leave(_ document: Document, in folder: StateFolder) throws {
    func keep() {
      let keeper = TextKeeper(folder: folder, document: document, path: nil)
      var edited = document
      edited.apply(edit)
      keeper.note([edit], edited)
      keeper.finish()
      keeper.close()
    }
    keep()
    // The journal is let go once nothing of it waits to be written.
    let end = ContinuousClock.now + .seconds(120)
    while RecoveryShelf(folder: folder).all().allSatisfy(\.isOpen) {
      guard ContinuousClock.now < end else { throw Late() }
      usleep(1000)
    }
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
      #expect(notice.contains("bidiscope recover"))
      keeper.discard()
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
}
