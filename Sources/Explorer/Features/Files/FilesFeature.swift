package import ExplorerCore
internal import Screen
package import TextModel
package import Wording

/// The text's file: saving, leaving, and what is kept against a crash.
package enum FilesFeature: Feature {
  package struct State: Equatable, Sendable {
    /// The file as it was last read or written; nil where there was no file.
    package var stamp: FileStamp?
    /// Whether the search for what an earlier process left of the text still runs.
    package var looksForLost = false
    /// The text of a recovery file.
    package var recovered: RecoveredText?
    /// Whether edits are being stored in the journal, and the result is not known yet.
    var awaitsNews = false
    /// Whether the last edits could not be stored: a crash would lose what is unsaved.
    var isUnkept = false
  }

  package enum Action: Hashable, Sendable {
    case save, openSaveAs
    /// Ends the program, or closes the text; asks first where changes would be lost.
    case quit, close
    case saveAs(String, then: AfterSaving)
    case overwrite(String, then: AfterSaving), saveElsewhere(String, then: AfterSaving)
    /// Saves the text, and then does what it was saved for.
    case saveFirst(then: AfterSaving)
    /// Ends the program if no other text has to be asked about. The changes of some are given up.
    case leave(givingUp: [TextID])
    case closeWithoutSaving
    /// The text that is shown was let go.
    case closed
    /// Saves what was copied to a file of its own.
    case openSaveCopied
    case saveCopied(String, overwrites: Bool)
    case recover, askToDiscardRecovery, discardRecovery
    /// Asks whether the last edits were stored.
    case askForNews
    /// Asks whether the search for a text of an earlier process has ended.
    case lookForLost
    // Answers from outside
    /// The text that is to be offered, and what the user should know, where there is something.
    case foundLost(RecoveredText?, notice: Words?)
    case saved(path: String, stamp: FileStamp?, then: AfterSaving)
    /// Nothing was written: the file was changed, or made, by somebody else.
    case wouldOverwrite(path: String, then: AfterSaving)
    case saveFailed(reason: Words)
    /// A file was opened beside the other texts.
    case opened(OpenedFile)
    /// The file that was asked for is open already.
    case isOpen(TextID)
    /// No file was opened, and nothing changed.
    case openFailed(reason: Words)
    case savedCopied(path: String)
    case copiedWouldOverwrite(path: String)
    /// Whether the last edits were stored, and what the user should know.
    case news(of: TextID, isKept: Bool, notice: Words?)
  }

  package enum Effect: Hashable, Sendable {
    /// Write the document to a file and answer with `.saved` or `.saveFailed`. Where the file is
    /// there and not as the state's stamp has it, answer with `.wouldOverwrite` unless that is
    /// wanted.
    case save(path: String, then: AfterSaving, overwrites: Bool)
    /// Write what was copied to a file and answer with `.savedCopied`, `.copiedWouldOverwrite` or
    /// `.saveFailed`.
    case saveCopied(path: String, overwrites: Bool)
    /// Read a file that becomes the next text, and answer with `.opened`, `.isOpen` or
    /// `.openFailed`.
    case open(path: String)
    /// Store these edits so that they survive any end of the program: all of them or none.
    case keep([Edit], of: TextID)
    /// Answer with `.foundLost` once it is known, else with nothing.
    case lookForLost
    /// Answer with `.news` of the shown text, and of each other text with unsaved changes.
    case tellNews
    /// Wait until the stored edits of every text are on the disk, for the next start.
    case keepForNextStart
    /// The recovered text is the text now. What was stored of it is kept until it is saved.
    case adoptRecovery
    /// Throw the recovered text away.
    case discardRecovery
    /// Throw away what was stored of a text's unsaved changes.
    case discardUnsaved(TextID)
    /// The shown text is closed: store what is remembered of it, and let its file go.
    case letGo
  }

  package static let initial = State()

  package static func state(_ state: State, for text: State?) -> State { text ?? initial }

  package static let commands = [
    Command(
      "Save", "Saves the text to its file.", .file, keys: [.control("s")], bar: "save",
      barPlace: .late, .feature(FilesFeature.self, .save)),
    Command(
      "Save as", "Saves the text to another file.", .file,
      keys: [
        KeyPress(.character("s"), [.alt, .shift]), KeyPress(.character("s"), [.control, .shift]),
      ], .feature(FilesFeature.self, .openSaveAs)),
    Command(
      "Save what was copied", "Saves what was copied last to a file of its own.", .file, keys: [],
      .feature(FilesFeature.self, .openSaveCopied)),
    Command(
      "Close text", "Closes the text; asks first if it has unsaved changes.", .file,
      keys: [KeyPress(.character("w"), [.alt, .shift]), KeyPress(.function(4), .control)],
      .feature(FilesFeature.self, .close)),
    Command(
      "Quit", "Ends the program; asks first if there are unsaved changes.", .file,
      keys: [.control("q")], bar: "quit", inOverlays: .quit, .feature(FilesFeature.self, .quit)),
  ]

  package static func follow(
    _ app: inout AppState, _ change: Change, _ analyser: Analyser
  ) -> Reaction {
    let unkept = app.takeUnkeptEdits()
    for (text, _) in unkept { app.change(FilesFeature.self, in: text) { $0.awaitsNews = true } }
    return unkept.reduce(.nothing) {
      $0.then(.effect(FilesFeature.self, .keep($1.edits, of: $1.text)))
    }
  }

  /// The journal works beside the keys. Its result is asked for a little later, as there may be no
  /// further key.
  ///
  /// What was lost is offered where nobody is asked for it. So no letter that is meant for
  /// something else may meet the question: it comes when no key does, and over no overlay.
  package static func timers(_ app: AppState) -> [LoopTimer] {
    let files = app[FilesFeature.self]
    let news = ExplorerCore.Action.feature(FilesFeature.self, .askForNews)
    let all = app.openTexts.compactMap { text in
      app.state(of: FilesFeature.self, in: text.id).map { (text: text, files: $0) }
    }
    let awaitsNews = all.contains { $0.files.awaitsNews }
    let isUnkept = all.contains { $0.files.isUnkept }
    return
      (awaitsNews ? [LoopTimer(after: 500, news)] : [])
      + (isUnkept && !awaitsNews ? [LoopTimer(after: 2000, news)] : [])
      // Another program may remove the journal while nobody types. The user is told within ten
      // seconds.
      + (all.contains { $0.text.isModified } && !isUnkept && !awaitsNews
        ? [LoopTimer(after: 3000, news)] : [])
      + (files.looksForLost && app.overlay == nil
        ? [LoopTimer(after: 300, .feature(FilesFeature.self, .lookForLost), waitsForRest: true)]
        : [])
  }

  package static func titleFacts(_ app: AppState, _ analysis: Analysis) -> [TitleFact] {
    let isUnkept = app.openTexts.contains {
      app.state(of: FilesFeature.self, in: $0.id)?.isUnkept ?? false
    }
    guard isUnkept else { return [] }
    return [
      TitleFact(
        2, weight: 9, "unsaved text is not kept", short: "not kept", .warning,
        press: .feature(FilesFeature.self, .save))
    ]
  }

  package static func receive(
    _ signal: Signal, _ app: inout AppState, _ analyser: Analyser
  ) -> Reaction {
    if case .fileAsked(let wish) = signal { return reaction(to: wish, app) }
    guard signal == .ending, app.openTexts.contains(where: \.isModified) else { return .nothing }
    return .effect(FilesFeature.self, .keepForNextStart)
  }

  private static func reaction(to wish: FileWish, _ app: AppState) -> Reaction {
    func does(_ action: Action) -> Reaction { .action(.feature(FilesFeature.self, action)) }
    return switch wish {
    case .open(let path): .effect(FilesFeature.self, .open(path: path))
    case .save: does(.save)
    case .saveAs(let path): does(.saveAs(path, then: .stay))
    case .close: does(app.hasSeveralTexts ? .close : .quit)
    case .saveAndClose:
      does(.saveFirst(then: app.hasSeveralTexts ? .close : .quit(givingUp: [])))
    case .giveUp:
      does(app.hasSeveralTexts ? .closeWithoutSaving : .leave(givingUp: [app.textID]))
    case .quit: does(.quit)
    }
  }
}

extension FilesFeature.Action {
  /// Whether it is for the user's own text, which is then put back first.
  var isAboutTheOwnText: Bool {
    switch self {
    case .save, .openSaveAs, .quit, .close, .saveAs, .overwrite, .saveElsewhere, .saveFirst,
      .leave, .closeWithoutSaving, .closed, .recover, .opened, .isOpen:
      true
    case .askToDiscardRecovery, .discardRecovery, .askForNews, .lookForLost, .foundLost, .saved,
      .wouldOverwrite, .saveFailed, .news, .openSaveCopied, .saveCopied, .savedCopied,
      .copiedWouldOverwrite, .openFailed:
      false
    }
  }
}
