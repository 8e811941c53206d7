internal import ExplorerCore
internal import TextModel
internal import UnicodeData
internal import Wording

extension FilesFeature {
  /// Ends the program if no text has unsaved changes other than those that are given up. Else shows
  /// the first such text and asks. Nothing is lost before every question is answered.
  static func leave(
    _ app: inout AppState, givingUp givenUp: [TextID], _ analyser: Analyser
  ) -> Reaction {
    let unsaved = app.openTexts.filter { $0.isModified && !givenUp.contains($0.id) }
    guard let next = unsaved.first(where: { $0.id == app.textID }) ?? unsaved.first else {
      let discarding = givenUp.reduce(Reaction.nothing) {
        $0.then(.effect(FilesFeature.self, .discardUnsaved($1)))
      }
      return discarding.then(.effect(.quit))
    }
    app.show(next.id, analyser)
    app.open(
      Questions.quitUnsaved(
        app.hasSeveralTexts ? next.name : nil, of: next.id, givingUp: givenUp))
    return .nothing
  }

  /// Closes the text that is shown.
  static func close(_ app: inout AppState) -> Reaction {
    guard app.hasSeveralTexts else {
      app.message = "This is the only text that is open."
      return .nothing
    }
    guard app.session.isModified else { return closing }
    app.open(Questions.closeUnsaved(app.name))
    return .nothing
  }

  /// What is remembered of the text is stored while the text is still open.
  static var closing: Reaction {
    .effect(FilesFeature.self, .letGo).then(.action(.feature(FilesFeature.self, .closed)))
  }

  /// Does what the text was saved for.
  static func follow(_ next: AfterSaving) -> Reaction {
    switch next {
    case .stay: .nothing
    case .close: closing
    case .quit(let givenUp): .action(.feature(FilesFeature.self, .leave(givingUp: givenUp)))
    }
  }
}
