internal import Explorer
internal import ExplorerCore
internal import Storage
internal import TextModel
internal import UnicodeData
internal import Wording

/// Saves the text, and keeps what is unsaved where no end of the program loses it.
struct FilesPerformer: FeaturePerformer {
  typealias F = FilesFeature

  let kept: KeptWork

  func perform(_ effect: FilesFeature.Effect, _ app: AppState) -> [Action] {
    let keeper = kept.keeper(of: app.textID)
    switch effect {
    case .save(let path, let next, let overwrites):
      return [.feature(FilesFeature.self, save(path, next, overwrites, app))]
    case .saveCopied(let path, let overwrites):
      return [.feature(FilesFeature.self, saveCopied(path, overwrites, app))]
    case .open(let path): return [.feature(FilesFeature.self, kept.open(path.withHome, app))]
    case .keep(let edits, let id):
      guard let text = app.openTexts.first(where: { $0.id == id }) else { return [] }
      kept.keeper(of: id)?.note(edits, text.document)
    case .lookForLost: return keeper?.takeLost().map { [.feature(FilesFeature.self, $0)] } ?? []
    case .tellNews: return news(app)
    case .keepForNextStart: kept.finish(app)
    case .adoptRecovery: keeper?.adopt(path: app.path)
    case .discardRecovery: keeper?.discardOffered()
    case .discardUnsaved(let text): kept.keeper(of: text)?.discard()
    case .letGo: kept.letGo(app)
    }
    return []
  }

  /// How keeping goes: the text that is shown, and every other that has something to keep.
  private func news(_ app: AppState) -> [Action] {
    app.openTexts.filter { $0.id == app.textID || $0.isModified }.compactMap { text in
      kept.keeper(of: text.id)?.news(text.document, of: text.id)
    }
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
    _ path: String, _ next: AfterSaving, _ overwrites: Bool, _ app: AppState
  ) -> FilesFeature.Action {
    let files = app[FilesFeature.self]
    let known = app.path.map { Exact($0) } == Exact(path) ? files.stamp : nil
    if !overwrites, let found = TextFile.stamp(path), found != known {
      return .wouldOverwrite(path: path, then: next)
    }
    let keeper = kept.keeper(of: app.textID)
    keeper?.willSave(path: path)
    do {
      try TextFile.save(app.ownSession.document, to: path)
    } catch {
      return .saveFailed(reason: "Not saved, nothing is lost: \(error.reason).")
    }
    keeper?.saved(app.ownSession.document, path: path)
    kept.remember(savedTo: path, app)
    return .saved(path: path, stamp: TextFile.stamp(path), then: next)
  }
}
