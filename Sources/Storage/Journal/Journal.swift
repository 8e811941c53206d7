internal import Dispatch
internal import Synchronization
package import TextModel

/// Keeps a text's edits on the disk as they are made, so that no death of the process loses them.
///
/// Each edit is written at once and reaches the disk within a second or 64 edits, all of it off the
/// loop's thread; a signal that ends the process waits for what is being written (``WriteGuard``).
/// The journal begins with the first edit, and ends with a save or by the user's word alone. A text
/// of some length follows its first edits piece by piece, and other edits are written between the
/// pieces.
///
/// Unchecked: what can change is used on ``queue`` alone.
package final class Journal: @unchecked Sendable {
  /// Texts up to so many bytes are kept whole; of longer files the edited paragraphs are.
  package static let baseLimit = 16 << 20

  private let queue = DispatchQueue(label: "bidiscope.journal")
  /// Waits for the disk, which takes seconds where a long text is on its way there; edits are
  /// written meanwhile.
  private let syncing = DispatchQueue(label: "bidiscope.journal.sync")
  private let writer: JournalWriter
  private let guarding: WriteGuard
  private let state = Mutex(State())

  private struct State {
    var wantsText = false
    var failure: FileFailure?
    var isFailureTold = false
    var isRewritten = false
  }

  /// How many bases there were before this one; used on the queue.
  private var generation = 0
  private var isFollowing = false
  /// Whoever writes the base beside the edits.
  private let following = DispatchGroup()
  private var isSyncing = false
  private var isSyncComing = false
  private var isRetryComing = false

  /// A journal in a folder, of a text as it is in its file; what it writes is guarded.
  package init(folder: StateFolder, base: JournalBase, guarding: WriteGuard) {
    self.guarding = guarding
    writer = JournalWriter(folder: folder, base: base)
  }

  /// Keeps edits, in the order in which they were made, and the text where it is wanted; returns at
  /// once.
  ///
  /// - Parameters:
  ///   - edits: what was done since the last call.
  ///   - document: the text after them.
  package func note(_ edits: [Edit], _ document: Document) {
    // A copy of the document makes the next edit dearer, so it is handed over only where it is
    // wanted.
    let whole = state.withLock { state in
      defer { state.wantsText = false }
      return state.wantsText ? document : nil
    }
    guard !edits.isEmpty || whole != nil else { return }
    guarding.begin()
    queue.async { [self] in
      guarding.perform {
        writer.append(edits)
        if let whole { writer.compact(whole) }
      }
      follow()
      settle()
    }
  }

  /// After each change of the journal: what the loop is told of it, and its way to the disk.
  private func settle() {
    state.withLock { state in
      state.wantsText = writer.wantsText
      if writer.failure == nil { state.isFailureTold = false }
      state.failure = writer.failure
    }
    if writer.failure != nil { tryAgainLater() }
    if writer.unsynced >= 64 { return synchronize() }
    guard writer.unsynced > 0, !isSyncComing else { return }
    isSyncComing = true
    queue.asyncAfter(deadline: .now() + .milliseconds(900)) { [self] in
      isSyncComing = false
      synchronize()
    }
  }

  /// What could not be written, as where the disk is full, is tried again without another edit.
  private func tryAgainLater() {
    guard !isRetryComing else { return }
    isRetryComing = true
    queue.asyncAfter(deadline: .now() + .seconds(2)) { [self] in
      isRetryComing = false
      guard writer.failure != nil else { return }
      writer.retry()
      follow()
      settle()
    }
  }

  /// Begins to wait for the disk, once at a time.
  private func synchronize() {
    guard !isSyncing, let file = writer.takeUnsynced() else { return }
    isSyncing = true
    syncing.async { [self] in
      file.synchronize()
      queue.async { [self] in
        isSyncing = false
        settle()
      }
    }
  }

  /// Writes a long base that is to be kept, and finds what it is known by, on another thread: edits
  /// do not wait for it.
  private func follow() {
    guard !isFollowing, let base = writer.unfinished else { return }
    isFollowing = true
    let generation = generation
    let isUnidentified = writer.unidentified != nil
    guarding.begin()
    following.enter()
    DispatchQueue.global().async { [self] in
      guarding.perform {
        // Bytes that could be other scalars when they are read again follow only once it is known
        // that they are not.
        if isUnidentified, !base.canFollow { identify(base, generation) }
        write(base, generation)
      }
      following.leave()
      if isUnidentified, base.canFollow { identify(base, generation) }
      queue.async { [self] in
        if generation == self.generation { isFollowing = false }
      }
    }
  }

  /// Finds what a base is known by, and notes it in the journal.
  private func identify(_ base: JournalBase, _ generation: Int) {
    let identity = base.identity()
    queue.sync {
      guard generation == self.generation else { return }
      guarding.begin()
      guarding.perform { writer.identify(identity) }
      settle()
    }
  }

  /// Writes what is missing of a base, as long as it is the journal's.
  private func write(_ base: JournalBase, _ generation: Int) {
    let start = queue.sync { generation == self.generation ? writer.missingBase : nil }
    guard let start else { return }
    base.forEachPiece(from: start) { piece in
      queue.sync {
        guard generation == self.generation else { return false }
        let isMore = writer.append(base: piece)
        if !isMore { settle() }
        return isMore
      }
    }
  }

  /// Looks whether somebody has removed the journal or changed it, or the file that it needs; then
  /// it is written anew. Returns at once.
  ///
  /// - Parameter document: the text as it is now.
  package func look(_ document: Document) {
    guarding.begin()
    queue.async { [self] in
      guarding.perform {
        let wasBroken = writer.isBroken
        guard wasBroken || writer.hasLostItsFile else { return }
        writer.compact(document)
        if wasBroken, !writer.isBroken { state.withLock { $0.isRewritten = true } }
        settle()
      }
    }
  }

  /// Whether the journal was gone, or was changed by somebody, and has been written anew; told
  /// once.
  package func takeRewriting() -> Bool {
    state.withLock { state in
      defer { state.isRewritten = false }
      return state.isRewritten
    }
  }

  /// Whether all edits so far could be kept.
  package var isKeeping: Bool { state.withLock { $0.failure == nil } }

  /// Why the last edits could not be kept, told once.
  package func takeFailure() -> FileFailure? {
    state.withLock { state in
      guard let failure = state.failure, !state.isFailureTold else { return nil }
      state.isFailureTold = true
      return failure
    }
  }

  /// Goes on with a journal that was left behind.
  package func adopt(_ recovery: Recovery, path: String?) {
    queue.sync {
      forgetBase()
      writer.adopt(recovery, path: path)
      follow()
      settle()
    }
  }

  /// The text is in a file now, from which the next edits begin.
  package func begin(_ base: JournalBase) {
    queue.sync {
      forgetBase()
      writer.begin(base)
    }
  }

  /// The user does not want what was kept.
  package func discard() {
    queue.sync {
      forgetBase()
      writer.remove()
    }
  }

  private func forgetBase() {
    generation += 1
    isFollowing = false
  }

  /// Tries once more what could not be written, and waits until everything is on the disk.
  ///
  /// - Parameter document: the text as it is now.
  package func finish(_ document: Document) {
    // Only what was noted before can have begun to write a base.
    queue.sync {}
    following.wait()
    queue.sync {
      writer.retry()
      if writer.isBroken || writer.hasLostItsFile { writer.compact(document) }
    }
    let file = queue.sync { writer.takeUnsynced() }
    syncing.sync { file?.synchronize() }
  }
}
