internal import Explorer
internal import ExplorerCore
internal import Storage
internal import TextModel
internal import Wording

/// Saves the text, and keeps what is unsaved where no end of the program loses it.
struct FilesPerformer: FeaturePerformer {
  typealias F = FilesFeature

  let keeper: TextKeeper?
  let sessions: SessionStore?

  func perform(_ effect: FilesFeature.Effect, _ app: AppState) -> [Action] {
    switch effect {
    case .save(let path, let thenQuit, let overwrites):
      return [.feature(FilesFeature.self, save(path, thenQuit, overwrites, app))]
    case .saveCopied(let path, let overwrites):
      return [.feature(FilesFeature.self, saveCopied(path, overwrites, app))]
    case .keep(let edits):
      keeper?.note(edits, app.ownSession.document)
    case .lookForLost: return keeper?.takeLost().map { [.feature(FilesFeature.self, $0)] } ?? []
    case .tellNews: return keeper.map { [$0.news(app.ownSession.document)] } ?? []
    case .keepForNextStart: keeper?.finish(app.ownSession.document)
    case .adoptRecovery: keeper?.adopt(path: app.path)
    case .discardRecovery: keeper?.discardOffered()
    case .discardUnsaved: keeper?.discard()
    }
    return []
  }

  private func saveCopied(
    _ path: String, _ overwrites: Bool, _ app: AppState
  ) -> FilesFeature.Action {
    if !overwrites, TextFile.stamp(path) != nil { return .copiedWouldOverwrite(path: path) }
    var document = Document(text: "")
    document.apply(.insert(app.session.register, at: ScalarOffset(0)))
    do {
      try TextFile.save(document, to: path)
    } catch {
      return .saveFailed(reason: "Not saved, nothing is lost: \(error.reason).")
    }
    return .savedCopied(path: path)
  }

  private func save(
    _ path: String, _ thenQuit: Bool, _ overwrites: Bool, _ app: AppState
  ) -> FilesFeature.Action {
    let files = app[FilesFeature.self]
    let known = path == app.path ? files.stamp : nil
    if !overwrites, let found = TextFile.stamp(path), found != known {
      return .wouldOverwrite(path: path, thenQuit: thenQuit)
    }
    keeper?.willSave(path: path)
    do {
      try TextFile.save(app.ownSession.document, to: path)
    } catch {
      return .saveFailed(reason: "Not saved, nothing is lost: \(error.reason).")
    }
    keeper?.saved(app.ownSession.document, path: path)
    sessions?.keep(app.ownSession, memory: app.memory(for: .document), of: path)
    return .saved(path: path, stamp: TextFile.stamp(path), thenQuit: thenQuit)
  }
}
