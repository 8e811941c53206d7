package import ExplorerCore
package import TextModel
package import Wording

/// The text's file: saving, leaving, and what is kept against a crash.
package enum FilesFeature: Feature {
  package struct State: Equatable, Sendable {
    /// The file as it was read or written last; nil where it was not there.
    package var stamp: FileStamp?
    /// Whether the search for what an earlier process left of the text still runs.
    package var looksForLost = false
    /// The text of a recovery file.
    package var recovered: RecoveredText?
    /// Whether edits are being kept, and it is not known yet how that went.
    var awaitsNews = false
    /// Whether the last edits could not be kept: what is unsaved would be lost.
    var isUnkept = false
  }

  package enum Action: Hashable, Sendable {
    case save, openSaveAs, quit
    case saveAs(String, thenQuit: Bool)
    case overwrite(String, thenQuit: Bool), saveElsewhere(String, thenQuit: Bool)
    case saveAndQuit, quitWithoutSaving
    /// Saves what was copied to a file of its own.
    case openSaveCopied
    case saveCopied(String, overwrites: Bool)
    case recover, askToDiscardRecovery, discardRecovery
    /// Asks whether the last edits could be kept.
    case askForNews
    /// Asks whether it is known by now what an earlier process left of the text.
    case lookForLost
    // Answers from outside
    /// The text that is to be offered, and what the user should know, where there is something.
    case foundLost(RecoveredText?, notice: Words?)
    case saved(path: String, stamp: FileStamp?, thenQuit: Bool)
    /// Nothing was written: the file was changed, or made, by somebody else.
    case wouldOverwrite(path: String, thenQuit: Bool)
    case saveFailed(reason: Words)
    case savedCopied(path: String)
    case copiedWouldOverwrite(path: String)
    /// Whether the last edits could be kept, and what the user should know.
    case news(isKept: Bool, notice: Words?)
  }

  package enum Effect: Hashable, Sendable {
    /// Write the document to a file and answer with `.saved` or `.saveFailed`. Where the file is
    /// there and not as the state's stamp has it, answer with `.wouldOverwrite` unless that is
    /// wanted.
    case save(path: String, thenQuit: Bool, overwrites: Bool)
    /// Write what was copied to a file and answer with `.savedCopied`, `.copiedWouldOverwrite` or
    /// `.saveFailed`.
    case saveCopied(path: String, overwrites: Bool)
    /// Keep what was just done where no end of the program loses it: all of it or nothing.
    case keep([Edit])
    /// Answer with `.foundLost` once it is known, else with nothing.
    case lookForLost
    /// Answer with `.news`.
    case tellNews
    /// Wait until what was kept is on the disk, for the next start.
    case keepForNextStart
    /// The recovered text is the text now; what was kept of it goes on until it is saved.
    case adoptRecovery
    /// Throw the recovered text away.
    case discardRecovery
    /// Throw away what was kept of the text that is open.
    case discardUnsaved
  }

  package static let initial = State()

  package static let commands = [
    Command(
      "Save", "Saves the text to its file.", .file, keys: [.control("s")], bar: "save",
      .feature(FilesFeature.self, .save)),
    Command(
      "Save as", "Saves the text to another file.", .file, keys: [.control("o")],
      .feature(FilesFeature.self, .openSaveAs)),
    Command(
      "Save what was copied", "Saves what was copied last to a file of its own.", .file, keys: [],
      .feature(FilesFeature.self, .openSaveCopied)),
    Command(
      "Quit", "Ends the program; asks first if there are unsaved changes.", .file,
      keys: [.control("q")], bar: "quit", inOverlays: .quit, .feature(FilesFeature.self, .quit)),
  ]

  package static func follow(
    _ app: inout AppState, _ change: Change, _ analyser: Analyser
  ) -> Reaction {
    guard let edits = app.session.unkeptEdits, !edits.isEmpty, !app.session.isAmidChange else {
      return .nothing
    }
    app.session.unkeptEdits = []
    app[FilesFeature.self].awaitsNews = true
    return .effect(FilesFeature.self, .keep(edits))
  }

  /// Keeping goes on beside the keys: how it went is asked a little later, for there may be no key
  /// to tell it at.
  ///
  /// What was lost is offered where nobody is asked for it. So no letter that is meant for
  /// something else may meet the question: it comes when no key does, and over no overlay.
  package static func timers(_ app: AppState) -> [LoopTimer] {
    let files = app[FilesFeature.self]
    let news = ExplorerCore.Action.feature(FilesFeature.self, .askForNews)
    return
      (files.awaitsNews ? [LoopTimer(after: 500, news)] : [])
      + (files.isUnkept && !files.awaitsNews ? [LoopTimer(after: 2000, news)] : [])
      // Somebody may remove what is kept while nobody types: it is told within ten seconds.
      + (app.session.isModified && !files.isUnkept && !files.awaitsNews
        ? [LoopTimer(after: 3000, news)] : [])
      + (files.looksForLost && app.overlay == nil
        ? [LoopTimer(after: 300, .feature(FilesFeature.self, .lookForLost), waitsForRest: true)]
        : [])
  }

  package static func titleFacts(_ app: AppState, _ analysis: Analysis) -> [TitleFact] {
    guard app[FilesFeature.self].isUnkept else { return [] }
    return [
      TitleFact(
        2, weight: 9, "unsaved text is not kept", short: "not kept", .warning,
        press: .feature(FilesFeature.self, .save))
    ]
  }

  package static func receive(
    _ signal: Signal, _ app: inout AppState, _ analyser: Analyser
  ) -> Reaction {
    if signal == .quitAsked { return .action(.feature(FilesFeature.self, .quit)) }
    guard signal == .ending, app.session.isModified else { return .nothing }
    return .effect(FilesFeature.self, .keepForNextStart)
  }
}

extension FilesFeature.Action {
  /// Whether it is for the user's own text, which is then put back first.
  var isAboutTheOwnText: Bool {
    switch self {
    case .save, .openSaveAs, .quit, .saveAs, .overwrite, .saveElsewhere, .saveAndQuit, .recover:
      true
    case .quitWithoutSaving, .askToDiscardRecovery, .discardRecovery, .askForNews, .lookForLost,
      .foundLost, .saved, .wouldOverwrite, .saveFailed, .news, .openSaveCopied, .saveCopied,
      .savedCopied, .copiedWouldOverwrite:
      false
    }
  }
}
