internal import Dispatch
internal import Explorer
internal import Storage
internal import Synchronization
internal import TextModel
internal import UnicodeData

/// Looks for what an earlier process left of a text. It does so beside the loop: journals may be
/// many and long, and the first frame does not wait for them.
final class LostTextSearch: Sendable {
  /// What was found. Unchecked: it is made on the search's queue, and handed over once.
  struct Found: @unchecked Sendable {
    /// The latest journal of the text; nil where there is none.
    var journal: Recovery?
    /// The text that it gives; nil where the text's file has changed.
    var text: Document?
    /// Of what it is.
    var origin = RecoveredText.Origin.file
    /// Whether there are more.
    var isMore = false
  }

  private let found = Mutex<Found?>(nil)
  /// Whether it is known. The loop asks often, and so takes the lock once.
  private let isDone = Atomic(false)

  /// Begins to look.
  init(in folder: StateFolder, path: String?, _ document: Document) {
    DispatchQueue(label: "bidiscope.lost").async { [self] in
      lazy var bytes = document.encoded()
      let all = RecoveryShelf(folder: folder).find(path: path, count: document.encodedCount) {
        bytes
      }
      var answer = Found(journal: all.first, isMore: all.count > 1)
      if let lost = all.first {
        // A text without a file is here alone.
        answer.text =
          path == nil ? lost.contents.document { bytes } : lost.document(in: path)
        answer.origin = Self.origin(lost, path: path, bytes)
      }
      found.withLock { $0 = answer }
      isDone.store(true, ordering: .releasing)
    }
  }

  /// Of what a journal is, beside the text that is open.
  private static func origin(
    _ journal: Recovery, path: String?, _ bytes: [UInt8]
  ) -> RecoveredText.Origin {
    guard let name = journal.path else { return .noFile }
    if journal.contents.header.path != path.map({ StateFolder.bytes(of: $0) }) {
      return .formerName(PathText.shown(name.split(separator: "/").last.map(String.init) ?? name))
    }
    return journal.contents.isBase(bytes) ? .file : .changedFile
  }

  /// What was found, to be had once; nil while it is being looked for.
  func take() -> Found? {
    guard isDone.load(ordering: .acquiring) else { return nil }
    return found.withLock { found in
      defer { found = nil }
      return found
    }
  }
}
