internal import Explorer
internal import ExplorerCore
internal import Storage
internal import TextModel
internal import Wording

/// What is kept of the open texts and of what their user chose, from one start to the next and
/// through a crash. Used on the loop's thread.
final class KeptWork {
  private let folder: StateFolder?
  /// What is remembered beside files; nil where there is no folder for it.
  private let sessions: SessionStore?
  /// The files that were opened last.
  let recent: RecentFiles?
  /// What is remembered for the user.
  let memory: MemoryStore?
  /// For each open text, the keeper of its unsaved edits.
  private var keepers: [TextID: TextKeeper] = [:]
  /// Whether texts stand as they were left, and it is kept how they are left.
  private let restores: Bool
  /// Whether texts open read-only.
  let isReadOnly: Bool

  /// The work in the user's own folder.
  ///
  /// - Parameters:
  ///   - restores: whether texts stand as they were left. If not, nothing of that is read or
  ///     written, and no file is noted as opened; pins are kept all the same.
  ///   - isReadOnly: whether texts open read-only.
  init(restores: Bool, isReadOnly: Bool) {
    (self.restores, self.isReadOnly) = (restores, isReadOnly)
    folder = StateFolder()
    sessions = folder.map { SessionStore(folder: $0) }
    recent = folder.map { RecentFiles(folder: $0) }
    memory = folder.map { MemoryStore(folder: $0) }
  }

  /// The keeper of a text's unsaved edits.
  func keeper(of text: TextID) -> TextKeeper? { keepers[text] }

  /// What the user chose at earlier starts.
  func recallUser(_ app: inout AppState, _ analyser: Analyser) {
    app.recall(memory?.read() ?? [:], for: .user, analyser)
  }

  /// Takes care of a text from here on: its edits are kept, and what an earlier process left is
  /// searched for.
  ///
  /// - Parameters:
  ///   - opened: the text as it was opened.
  ///   - text: which of the open texts it becomes.
  ///   - session: the text; what was pinned in it is pinned again.
  /// - Returns: what was remembered of it, and what its user should know.
  func begin(
    _ opened: OpenedText, as text: TextID, _ session: inout EditingSession
  ) -> KeptText {
    let keeper = folder.map {
      TextKeeper(folder: $0, document: opened.document, path: opened.path)
    }
    keepers[text] = keeper
    if keeper != nil { session.unkeptEdits = [] }
    let known = opened.path.flatMap { sessions?.restore(&session, of: $0) } ?? [:]
    return KeptText(
      memory: restores ? known : [:],
      looksForLost: keeper?.isSearching ?? false,
      notice: keeper == nil
        ? "Unsaved text cannot be kept: HOME is not set." : keeper?.notice)
  }

  /// The explorer has ended: what is not saved stays for the next start, and so does what was
  /// chosen.
  func keep(_ app: AppState, _ analyser: Analyser) {
    var texts = app
    for text in app.openTexts {
      texts.show(text.id, analyser)
      letGo(texts)
    }
    memory?.keep(app.memory(for: .user))
    recent?.finish()
  }

  /// The text that is shown is closed: what is not saved stays for the next time.
  func letGo(_ app: AppState) {
    let session = app.ownSession
    let keeper = keepers.removeValue(forKey: app.textID)
    if session.isModified {
      keeper?.finish(session.document)
    } else {
      keeper?.discard()
    }
    remember(app)
    keeper?.close()
  }

  /// How the text that is shown stands now is known at its next start, with the directions that
  /// were pinned in it.
  func remember(_ app: AppState) {
    guard let path = app.path else { return }
    remember(app, isSaved: !app.ownSession.isModified, of: path)
  }

  /// The text that is shown was saved to a file.
  func remember(savedTo path: String, _ app: AppState) {
    remember(app, isSaved: true, of: path)
    noteOpened([path])
  }

  private func remember(_ app: AppState, isSaved: Bool, of path: String) {
    sessions?.keep(
      app.ownSession, isSaved: isSaved, memory: restores ? app.memory(for: .document) : nil,
      of: path)
  }

  /// Files were opened, or made; the first of them is the last that the user asked for.
  func noteOpened(_ paths: [String]) {
    if restores { recent?.add(paths) }
  }

  /// Forgets which files were opened and how texts were left; why it cannot.
  func forget() -> Words? {
    sessions?.forget()
    return recent?.forget()
  }

  /// Everything that was kept is on the disk, for the next start.
  func finish(_ app: AppState) {
    for text in app.openTexts where text.isModified { keepers[text.id]?.finish(text.document) }
  }

  /// Lets all texts go.
  func close() {
    for keeper in keepers.values { keeper.close() }
  }
}

/// What is known of a text beside what is in it.
struct KeptText {
  /// What features wanted to know again.
  var memory: [String: String]
  /// Whether it is being searched for what an earlier process left of it.
  var looksForLost: Bool
  /// What the user should know.
  var notice: Words?
}

extension KeptWork {
  /// Begins the tour at the very first start; not where the next one could not know of it.
  func beginTour(_ app: inout AppState) {
    guard let memory, memory.read().isEmpty else { return }
    var toured = app
    toured.beginTour()
    memory.keep(toured.memory(for: .user))
    if !memory.read().isEmpty { app = toured }
  }
}
