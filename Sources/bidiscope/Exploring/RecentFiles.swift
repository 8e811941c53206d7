internal import Dispatch
internal import Storage
internal import Wording

/// The list of files that were opened, written off the loop's thread: the disk is waited for there.
struct RecentFiles: Sendable {
  private let store: RecentStore
  private let queue = DispatchQueue(label: "recent files")

  /// The list in a folder.
  init(folder: StateFolder) { store = RecentStore(folder: folder) }

  /// Puts files before all others, and returns at once.
  func add(_ paths: [String]) {
    guard !paths.isEmpty else { return }
    queue.async { store.add(paths) }
  }

  /// The paths, the newest first.
  func all() -> [String] { queue.sync { store.read() } }

  /// Removes the list; why it cannot be removed.
  func forget() -> Words? { queue.sync { store.forget() } }

  /// Waits until what was added is written.
  func finish() { queue.sync {} }
}
