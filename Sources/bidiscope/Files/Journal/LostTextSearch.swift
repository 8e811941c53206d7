internal import Dispatch
internal import Synchronization
internal import TextModel

/// Looks for what an earlier process left of a text. It does so beside the loop: journals may be many and long, and the
/// first frame does not wait for them.
final class LostTextSearch: Sendable {
  /// What was found. Unchecked: it is made on the search's queue, and handed over once.
  struct Found: @unchecked Sendable {
    /// The latest journal of the text; nil where there is none.
    var journal: Recovery?
    /// The text that it gives; nil where the text's file has changed.
    var text: Document?
    /// Whether there are more.
    var isMore = false
  }

  private let found = Mutex<Found?>(nil)

  /// Begins to look.
  init(in folder: StateFolder, path: String?, _ document: Document) {
    DispatchQueue(label: "bidiscope.lost").async { [self] in
      let all = RecoveryShelf(folder: folder).find(path: path) { document.encoded() }
      let answer = Found(
        journal: all.first, text: all.first?.document(in: path), isMore: all.count > 1)
      found.withLock { $0 = answer }
    }
  }

  /// What was found, to be had once; nil while it is being looked for.
  func take() -> Found? {
    found.withLock { found in
      defer { found = nil }
      return found
    }
  }
}
