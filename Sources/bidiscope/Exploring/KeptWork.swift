internal import Explorer
internal import ExplorerCore
internal import Storage
internal import TextModel
internal import Wording

/// What is kept of a text and of what its user chose, from one start to the next and through a
/// crash.
struct KeptWork {
  private let opened: OpenedText
  /// What is remembered beside files; nil where there is no folder for it.
  let sessions: SessionStore?
  /// What is remembered for the user.
  let memory: MemoryStore?
  /// Who keeps unsaved edits.
  let keeper: TextKeeper?

  /// The work on a text, in the user's own folder.
  init(_ opened: OpenedText) {
    self.opened = opened
    let folder = StateFolder()
    sessions = folder.map { SessionStore(folder: $0) }
    memory = folder.map { MemoryStore(folder: $0) }
    keeper = folder.map {
      TextKeeper(folder: $0, document: opened.document, path: opened.path)
    }
  }

  /// What the user chose at earlier starts.
  func recallUser(_ app: inout AppState, _ analyser: Analyser) {
    app.recall(memory?.read() ?? [:], for: .user, analyser)
  }

  /// What was chosen for this text, and what was pinned in it.
  func recallDocument(_ app: inout AppState, _ analyser: Analyser) {
    guard let path = opened.path else { return }
    let known = sessions?.restore(&app.session, of: path) ?? [:]
    app.recall(known, for: .document, analyser)
  }

  /// From here on edits are kept, and what an earlier process left is searched for.
  func watch(_ app: inout AppState) {
    if keeper != nil { app.session.unkeptEdits = [] }
    app.message = keeper == nil ? "Unsaved text cannot be kept: HOME is not set." : keeper?.notice
    app[FilesFeature.self].looksForLost = keeper?.isSearching ?? false
  }

  /// The explorer has ended: what is not saved stays for the next start, and so does what was
  /// chosen.
  func keep(_ app: AppState) {
    let session = app.ownSession
    if session.isModified {
      keeper?.finish(session.document)
    } else {
      keeper?.discard()
    }
    if !session.isModified, let path = app.path {
      sessions?.keep(session, memory: app.memory(for: .document), of: path)
    }
    close()
    memory?.keep(app.memory(for: .user))
  }

  /// Lets the text go.
  func close() { keeper?.close() }
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
