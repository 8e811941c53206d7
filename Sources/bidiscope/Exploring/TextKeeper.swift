internal import Explorer
internal import ExplorerCore
internal import NcursesTerminal
internal import Storage
internal import TextModel
internal import UnicodeData
internal import Wording

/// Sees to it that no text is lost: the journal of the text that is open, what was left behind of
/// it, and the lock that tells instances of one file from each other. Used on the loop's thread.
final class TextKeeper {
  private let folder: StateFolder
  private let journal: Journal
  private var lock: FileLock?
  /// The search for what was left of the text; nil once it is known.
  private var search: LostTextSearch?
  /// What was left of the text and is offered.
  private var offered: Recovery?
  /// Whether there may be something of the file beside that, or that the user passed over.
  private var isMoreLeft = false
  /// Whether the text was opened from a file.
  private let isOfFile: Bool
  /// Whether the user went on with the text as it is.
  private var hasGoneOn = false
  /// What the user should know at the start, in one line.
  private(set) var notice: Words?

  /// Takes care of a text as it was opened.
  init(folder: StateFolder, document: Document, path: String?) {
    self.folder = folder
    let absolute = path.map { StateFolder.absolute($0) }
    isOfFile = path != nil
    journal = Journal(
      folder: folder,
      base: JournalBase(
        document: document, path: absolute, limit: Journal.baseLimit, isAsOpened: true),
      guarding: WriteGuard(
        begin: { PendingWrites.begin() }, perform: { PendingWrites.perform($0) }))
    if let reason = folder.reasonNotToWrite() {
      notice = "Unsaved text cannot be kept: \(reason)"
      // What was kept before can be read all the same.
      search = LostTextSearch(in: folder, path: absolute, document)
      return
    }
    folder.sweep()
    lock = path.map { FileLock(folder: folder, path: $0) }
    search = LostTextSearch(in: folder, path: absolute, document)
    if let holder = lock?.holder {
      notice =
        holder > 0
        ? """
        This file is open in another Bidiscope (process \(number: holder)): the last to save wins.
        """
        : "This file is open in another Bidiscope: the last to save wins."
    }
  }

  /// Whether it is still being looked for what an earlier process left.
  var isSearching: Bool { search != nil }

  /// What is found of it, to be offered or told, once it is known; nil until then.
  ///
  /// Whoever has gone on without it wants it later, perhaps in another process.
  func takeLost() -> FilesFeature.Action? {
    guard let found = search?.take() else { return nil }
    search = nil
    guard let journal = found.journal else { return .foundLost(nil, notice: nil) }
    isMoreLeft = true
    guard let text = found.text else {
      return .foundLost(
        nil,
        notice: "Unsaved edits were kept, but the file has changed: see 'bidiscope recover'.")
    }
    if hasGoneOn {
      return .foundLost(
        nil,
        notice: isOfFile
          ? "There is unsaved text of this file: see 'bidiscope recover'."
          : "There are unsaved edits of this text: see 'bidiscope recover'.")
    }
    offered = journal
    isMoreLeft = found.isMore
    return .foundLost(
      RecoveredText(text, file: journal.file, of: found.origin),
      notice: found.isMore ? moreIsLeft : nil)
  }

  private var moreIsLeft: Words {
    isOfFile
      ? "There is more unsaved text of this file: see 'bidiscope recover'."
      : "There are more unsaved edits of this text: see 'bidiscope recover'."
  }

  /// Keeps what was done since the last call.
  func note(_ edits: [Edit], _ document: Document) {
    guard !edits.isEmpty else { return }
    hasGoneOn = true
    if offered != nil { isMoreLeft = true }
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

  /// The text is about to be written to a file. What was left of that file, and is known only with
  /// its help, is kept whole first.
  func willSave(path: String) {
    guard search != nil || isMoreLeft else { return }
    RecoveryShelf(folder: folder).keepWhole(of: StateFolder.absolute(path))
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
  func finish(_ document: Document) { journal.finish(document) }

  /// Lets the text go.
  func close() {
    offered = nil
    lock?.release()
  }

  private static let rewritten: Words =
    "Somebody removed or changed what was kept of the unsaved text; it has been kept anew."

  /// How keeping a text goes, one of those that are open. A journal that somebody has removed is
  /// written anew from the text.
  func news(_ document: Document, of text: TextID) -> Action {
    // The process that opened the file first may have ended. This one takes its lock, so that later
    // ones are told.
    lock?.keep()
    journal.note([], document)
    journal.look(document)
    let notice: Words? =
      journal.takeFailure().map { "Unsaved text is not kept: \($0.words)" }
      ?? (journal.takeRewriting() ? Self.rewritten : nil)
    return .feature(
      FilesFeature.self,
      .news(of: text, isKept: journal.isKeeping, notice: notice))
  }
}
