internal import Explorer
internal import TextModel
internal import UnicodeData

/// Sees to it that no text is lost: the journal of the text that is open, what was left behind of it, and the lock
/// that tells instances of one file from each other. Used on the loop's thread.
final class TextKeeper {
  private let folder: StateFolder
  private let journal: Journal
  private var lock: FileLock?
  /// What was left behind and is offered.
  private var offered: Recovery?
  /// The text that is offered.
  private(set) var lost: Document?
  /// What the user should know at the start, in one line.
  private(set) var notice: String?

  /// Takes care of a text as it was opened.
  init(folder: StateFolder, document: Document, path: String?) {
    self.folder = folder
    let absolute = path.map { StateFolder.absolute($0) }
    journal = Journal(
      folder: folder,
      base: JournalBase(
        document: document, path: absolute, limit: Journal.baseLimit, isAsOpened: true))
    if let reason = folder.reasonNotToWrite() {
      notice = "Unsaved text cannot be kept: \(reason)"
      return
    }
    folder.sweep()
    lock = path.map { FileLock(folder: folder, path: $0) }
    offer(RecoveryShelf(folder: folder).find(path: absolute) { document.encoded() }, absolute)
    if let holder = lock?.holder {
      let process = holder > 0 ? " (process \(holder))" : ""
      notice = "This file is open in another Bidiscope\(process): the last to save wins."
    }
  }

  /// Where the recovered text comes from, to be asked about; nil where there is nothing to ask.
  var source: String? { lost == nil ? nil : offered?.file }

  private func offer(_ found: [Recovery], _ path: String?) {
    guard let first = found.first else { return }
    lost = first.document(in: path)
    if lost == nil {
      notice = "Unsaved edits were kept, but the file has changed: see 'bidiscope recover'."
    } else if found.count > 1 {
      notice = "There is more unsaved text of this file: see 'bidiscope recover'."
    }
    offered = lost == nil ? nil : first
  }

  /// Keeps what was done since the last call.
  func note(_ edits: [Edit], _ document: Document) {
    guard !edits.isEmpty else { return }
    // Whoever goes on without an answer wants it later, perhaps in another process.
    offered = nil
    journal.note(edits, document)
  }

  /// The user takes the lost text: its journal goes on, until the text is saved.
  func adopt(path: String?) {
    guard let recovery = offered else { return }
    journal.adopt(recovery, path: path.map { StateFolder.absolute($0) })
    offered = nil
  }

  /// The user throws the lost text away.
  func discardOffered() {
    offered?.remove()
    offered = nil
  }

  /// The text is in its file.
  func saved(_ document: Document, path: String) {
    journal.begin(
      JournalBase(
        document: document, path: StateFolder.absolute(path), limit: Journal.baseLimit,
        isAsOpened: false))
    lock?.release()
    lock = FileLock(folder: folder, path: path)
  }

  /// The user gives up what was not saved, or there is nothing.
  func discard() { journal.discard() }

  /// Everything is on the disk, for the next start.
  func finish() { journal.finish() }

  /// Lets the text go.
  func close() {
    offered = nil
    lock?.release()
  }

  /// What the user should know now.
  func news() -> Action? {
    journal.takeFailure().map { .say("Unsaved text is not kept: \($0.description)") }
  }
}
