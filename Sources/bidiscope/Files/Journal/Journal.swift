internal import Dispatch
internal import NcursesTerminal
internal import Synchronization
internal import TextModel

/// Keeps a text's edits on the disk as they are made, so that no death of the process loses them.
///
/// Each edit is written at once and reaches the disk within a second or 64 edits, all of it off the loop's thread;
/// a signal that ends the process waits for what is being written (``NcursesTerminal/PendingWrites``). The journal
/// begins with the first edit, and ends with a save or by the user's word alone.
///
/// Unchecked: the writer, and what is known of its base, are used on ``queue`` alone.
final class Journal: @unchecked Sendable {
  /// Files up to so many bytes are kept whole; of longer ones the edited paragraphs are.
  static let baseLimit = 16 << 20

  private let queue = DispatchQueue(label: "bidiscope.journal")
  private let writer: JournalWriter
  private let state = Mutex(State())

  private struct State {
    var wantsText = false
    var isSyncComing = false
    var failure: FileFailure?
    var isFailureTold = false
  }

  /// How many bases there were before this one; used on the queue.
  private var generation = 0
  private var isIdentifying = false

  /// A journal in a folder, of a text as it is in its file.
  init(folder: StateFolder, base: JournalBase) {
    writer = JournalWriter(folder: folder, base: base)
  }

  /// Keeps edits, in the order in which they were made; returns at once.
  ///
  /// - Parameters:
  ///   - edits: what was done since the last call.
  ///   - document: the text after them.
  func note(_ edits: [Edit], _ document: Document) {
    guard !edits.isEmpty else { return }
    // A copy of the document makes the next edit dearer, so it is handed over only where it is wanted.
    let whole = state.withLock { state in
      defer { state.wantsText = false }
      return state.wantsText ? document : nil
    }
    PendingWrites.begin()
    queue.async { [self] in
      PendingWrites.perform {
        writer.append(edits)
        if let whole { writer.compact(whole) }
      }
      identify()
      if writer.unsynced >= 64 { writer.synchronize() }
      let isLate = writer.unsynced > 0
      let mustCome = state.withLock { state in
        state.wantsText = writer.wantsText
        if writer.failure == nil { state.isFailureTold = false }
        state.failure = writer.failure
        defer { if isLate { state.isSyncComing = true } }
        return isLate && !state.isSyncComing
      }
      guard mustCome else { return }
      queue.asyncAfter(deadline: .now() + .milliseconds(900)) { [self] in
        state.withLock { $0.isSyncComing = false }
        writer.synchronize()
      }
    }
  }

  /// Finds what a long base is known by on another thread: edits do not wait for it.
  private func identify() {
    guard !isIdentifying, let base = writer.unidentified else { return }
    isIdentifying = true
    let generation = generation
    DispatchQueue.global(qos: .utility).async { [self] in
      let identity = base.identity()
      queue.async { [self] in
        guard generation == self.generation else { return }
        isIdentifying = false
        PendingWrites.begin()
        PendingWrites.perform { writer.identify(identity) }
      }
    }
  }

  /// Why the last edits could not be kept, told once.
  func takeFailure() -> FileFailure? {
    state.withLock { state in
      guard let failure = state.failure, !state.isFailureTold else { return nil }
      state.isFailureTold = true
      return failure
    }
  }

  /// Goes on with a journal that was left behind.
  func adopt(_ recovery: Recovery, path: String?) {
    queue.sync {
      forgetBase()
      writer.adopt(recovery, path: path)
    }
  }

  /// The text is in a file now, from which the next edits begin.
  func begin(_ base: JournalBase) {
    queue.sync {
      forgetBase()
      writer.begin(base)
    }
  }

  /// The user does not want what was kept.
  func discard() {
    queue.sync {
      forgetBase()
      writer.remove()
    }
  }

  private func forgetBase() {
    generation += 1
    isIdentifying = false
  }

  /// Waits until everything is on the disk.
  func finish() { queue.sync { writer.synchronize() } }
}
