package import ExplorerCore
internal import TextModel
internal import UnicodeData
internal import Wording

extension FilesFeature {
  package static func update(
    _ app: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
    if app.isShowingAnotherText, action.isAboutTheOwnText {
      return .action(.putBack).then(.action(.feature(FilesFeature.self, action)))
    }
    switch action {
    case .save: return save(&app, then: .stay)
    case .openSaveAs: askForName(&app, app.path ?? "", then: .stay)
    case .saveAs(let path, let next):
      return .effect(FilesFeature.self, .save(path: path, then: next, overwrites: false))
    case .overwrite(let path, let next):
      return .effect(FilesFeature.self, .save(path: path, then: next, overwrites: true))
    case .saveElsewhere(let path, let next): askForName(&app, path, then: next)
    case .saveFirst(let next): return save(&app, then: next)
    case .quit: return leave(&app, givingUp: [], analyser)
    case .leave(let givenUp): return leave(&app, givingUp: givenUp, analyser)
    case .close: return close(&app)
    case .closeWithoutSaving:
      return .effect(FilesFeature.self, .discardUnsaved(app.textID)).then(closing)
    case .closed: app.closeText(analyser)
    case .recover: return recover(&app, analyser)
    case .askToDiscardRecovery: app.open(Questions.discardRecovery)
    case .discardRecovery:
      app[FilesFeature.self].recovered = nil
      return .effect(FilesFeature.self, .discardRecovery)
    case .askForNews:
      for text in app.openTexts {
        app.change(FilesFeature.self, in: text.id) { $0.awaitsNews = false }
      }
      return .effect(FilesFeature.self, .tellNews)
    case .lookForLost: return .effect(FilesFeature.self, .lookForLost)
    case .foundLost(let text, let notice):
      app[FilesFeature.self].looksForLost = false
      app[FilesFeature.self].recovered = text
      if let notice { app.message = notice }
      if let text { app.open(Questions.recover(text.origin)) }
    case .saved(let path, let stamp, let next):
      note(&app, path, stamp)
      return follow(next)
    case .wouldOverwrite(let path, let next):
      let isOwn = app.path.map { Exact($0) } == Exact(path)
      app.open(Questions.overwrite(path, isOwn: isOwn, then: next))
    case .saveFailed(let reason), .openFailed(let reason): app.message = reason
    case .opened(let file): app.takeOpened(file, analyser)
    case .isOpen(let text): app.show(text, analyser)
    case .openSaveCopied:
      guard !app.session.register.isEmpty else {
        app.message = "Nothing has been cut or copied yet."
        return .nothing
      }
      app.open(PromptOverlay(CopiedNamePrompt()))
    case .saveCopied(let path, let overwrites):
      return .effect(FilesFeature.self, .saveCopied(path: path, overwrites: overwrites))
    case .savedCopied(let path):
      app.message = "Saved what was copied to \(verbatim: PathText.shown(path))."
    case .copiedWouldOverwrite(let path): app.open(Questions.overwriteByCopied(path))
    case .news(let text, let isKept, let notice):
      app.change(FilesFeature.self, in: text) { $0.isUnkept = !isKept }
      if let notice { app.message = notice }
    }
    return .nothing
  }

  private static func save(_ app: inout AppState, then next: AfterSaving) -> Reaction {
    guard let path = app.path else {
      askForName(&app, "", then: next)
      return .nothing
    }
    return .effect(FilesFeature.self, .save(path: path, then: next, overwrites: false))
  }

  private static func askForName(_ app: inout AppState, _ name: String, then next: AfterSaving) {
    app.open(PromptOverlay(NamePrompt(next: next), text: name))
  }

  private static func note(_ app: inout AppState, _ path: String, _ stamp: FileStamp?) {
    app.session.markSaved()
    app.path = path
    app[FilesFeature.self].stamp = stamp
    // The file has these edits now.
    if app.session.unkeptEdits != nil { app.session.unkeptEdits = [] }
    app.name = PathText.shown(path.split(separator: "/").last.map { String($0) } ?? path)
    app.message =
      app.session.notes.hasPins
      ? """
      Saved to \(verbatim: PathText.shown(path)). Pins are kept by Bidiscope, not in the file.
      """
      : "Saved to \(verbatim: PathText.shown(path))."
  }

  private static func recover(_ app: inout AppState, _ analyser: Analyser) -> Reaction {
    guard let text = app[FilesFeature.self].recovered else { return .nothing }
    app.session.replaceDocument(text.document)
    app[FilesFeature.self].recovered = nil
    // The text does not have what another program wrote to the file since, so saving asks first.
    if text.origin == .changedFile { app[FilesFeature.self].stamp = nil }
    app.message = "Recovered. Save to keep it."
    return .effect(FilesFeature.self, .adoptRecovery)
  }

  private struct NamePrompt: PromptPurpose {
    var next: AfterSaving
    var title: Words { "Save to file" }
    func action(for text: String) -> ExplorerCore.Action {
      .feature(FilesFeature.self, .saveAs(text, then: next))
    }
  }

  private struct CopiedNamePrompt: PromptPurpose {
    var title: Words { "Save what was copied to file" }
    func action(for text: String) -> ExplorerCore.Action {
      .feature(FilesFeature.self, .saveCopied(text, overwrites: false))
    }
  }
}
