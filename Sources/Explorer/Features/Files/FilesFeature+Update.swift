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
    case .save: return save(&app, thenQuit: false)
    case .openSaveAs: askForName(&app, app.path ?? "", thenQuit: false)
    case .saveAs(let path, let thenQuit):
      return .effect(FilesFeature.self, .save(path: path, thenQuit: thenQuit, overwrites: false))
    case .overwrite(let path, let thenQuit):
      return .effect(FilesFeature.self, .save(path: path, thenQuit: thenQuit, overwrites: true))
    case .saveElsewhere(let path, let thenQuit): askForName(&app, path, thenQuit: thenQuit)
    case .quit:
      guard app.session.isModified else { return .effect(.quit) }
      app.open(Questions.quitUnsaved)
    case .saveAndQuit: return save(&app, thenQuit: true)
    case .quitWithoutSaving:
      return .effect(FilesFeature.self, .discardUnsaved).then(.effect(.quit))
    case .recover: return recover(&app, analyser)
    case .askToDiscardRecovery: app.open(Questions.discardRecovery)
    case .discardRecovery:
      app[FilesFeature.self].recovered = nil
      return .effect(FilesFeature.self, .discardRecovery)
    case .askForNews:
      app[FilesFeature.self].awaitsNews = false
      return .effect(FilesFeature.self, .tellNews)
    case .lookForLost: return .effect(FilesFeature.self, .lookForLost)
    case .foundLost(let text, let notice):
      app[FilesFeature.self].looksForLost = false
      app[FilesFeature.self].recovered = text
      if let notice { app.message = notice }
      if let text { app.open(Questions.recover(text.origin)) }
    case .saved(let path, let stamp, let thenQuit):
      note(&app, path, stamp)
      return thenQuit ? .effect(.quit) : .nothing
    case .wouldOverwrite(let path, let thenQuit):
      let isOwn = path == app.path
      app.open(Questions.overwrite(path, isOwn: isOwn, thenQuit: thenQuit))
    case .saveFailed(let reason): app.message = reason
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
    case .news(let isKept, let notice):
      app[FilesFeature.self].isUnkept = !isKept
      if let notice { app.message = notice }
    }
    return .nothing
  }

  private static func save(_ app: inout AppState, thenQuit: Bool) -> Reaction {
    guard let path = app.path else {
      askForName(&app, "", thenQuit: thenQuit)
      return .nothing
    }
    return .effect(FilesFeature.self, .save(path: path, thenQuit: thenQuit, overwrites: false))
  }

  private static func askForName(_ app: inout AppState, _ name: String, thenQuit: Bool) {
    app.open(PromptOverlay(NamePrompt(thenQuit: thenQuit), text: name))
  }

  private static func note(_ app: inout AppState, _ path: String, _ stamp: FileStamp?) {
    app.session.markSaved()
    app.path = path
    app[FilesFeature.self].stamp = stamp
    // The file holds them.
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
    // What the file holds by now is in no edit of the text: saving asks before it is gone.
    if text.origin == .changedFile { app[FilesFeature.self].stamp = nil }
    app.message = "Recovered. Save to keep it."
    return .effect(FilesFeature.self, .adoptRecovery)
  }

  private struct NamePrompt: PromptPurpose {
    var thenQuit: Bool
    var title: Words { "Save to file" }
    func action(for text: String) -> ExplorerCore.Action {
      .feature(FilesFeature.self, .saveAs(text, thenQuit: thenQuit))
    }
  }

  private struct CopiedNamePrompt: PromptPurpose {
    var title: Words { "Save what was copied to file" }
    func action(for text: String) -> ExplorerCore.Action {
      .feature(FilesFeature.self, .saveCopied(text, overwrites: false))
    }
  }

  /// What is asked before something is lost.
  package enum Questions {
    /// Unsaved changes at the end.
    package static let quitUnsaved = QuestionOverlay(
      text: "There are unsaved changes.",
      answers: [
        answer("s", "save and quit", .saveAndQuit),
        answer("q", "quit without saving", .quitWithoutSaving), answer("c", "stay", nil),
      ])

    /// A file that is not as it was read or written last.
    package static func overwrite(
      _ path: String, isOwn: Bool, thenQuit: Bool
    ) -> QuestionOverlay {
      QuestionOverlay(
        text: isOwn ? "Another program changed the file." : "A file of this name already exists.",
        answers: [
          answer("o", "overwrite", .overwrite(path, thenQuit: thenQuit)),
          answer("a", "save as", .saveElsewhere(path, thenQuit: thenQuit)),
          answer("c", "stay", nil),
        ])
    }

    /// A file that what was copied would replace.
    package static func overwriteByCopied(_ path: String) -> QuestionOverlay {
      QuestionOverlay(
        text: "A file of this name already exists.",
        answers: [
          answer("o", "overwrite", .saveCopied(path, overwrites: true)), answer("c", "stay", nil),
        ])
    }

    /// A text that an earlier process left.
    package static func recover(_ origin: RecoveredText.Origin) -> QuestionOverlay {
      let text: Words =
        switch origin {
        case .file: "There is unsaved text of this file from an earlier session."
        case .changedFile:
          "There is unsaved text of this file from an earlier session; the file has changed since."
        case .formerName(let name):
          "There is unsaved text of '\(verbatim: name)' from an earlier session."
        case .noFile: "There is unsaved text from an earlier session."
        }
      return QuestionOverlay(
        text: text,
        answers: [
          answer("r", "recover it", .recover), answer("d", "discard it", .askToDiscardRecovery),
          answer("c", "decide later", nil),
        ])
    }

    /// The text that an earlier process left is to be thrown away: a letter may have been meant for
    /// something else.
    package static let discardRecovery = QuestionOverlay(
      text: "Discarded text cannot be brought back.",
      answers: [answer("y", "discard it", .discardRecovery), answer("c", "keep it", nil)])

    private static func answer(
      _ key: Unicode.Scalar, _ label: Words, _ action: Action?
    ) -> QuestionOverlay.Answer {
      QuestionOverlay.Answer(
        key: key, label: label, action: action.map { .feature(FilesFeature.self, $0) })
    }
  }
}
