internal import Explorer
internal import ExplorerCore
internal import Languages
internal import NcursesTerminal
internal import Screen
internal import Storage
internal import TextModel
internal import Wording

extension ExplorerStart {
  /// Explores on the terminal, beginning with an action, until the user ends it.
  func explore(beginningWith action: Action?) throws {
    let layouts = try wanted.layouts()
    let texts = try command.open(words, direction ?? .automatic)
    let theme = try command.themeChoice(wanted)
    let cast = try command.recording.file(beside: command.files)
    let terminal = try terminal { cast?.discard() }

    var app = try state(
      of: texts[0], size: terminal.size, colors: TerminalColors(terminal.profile), theme: theme,
      commands: commands(on: terminal), layouts: layouts)
    try tell(&app, of: terminal.profile)
    let kept = KeptWork(
      restores: command.restore ?? wanted.restore ?? true, isReadOnly: command.isReadOnly(wanted))
    defer { kept.close() }
    recallUser(&app, kept, terminal)
    open(texts[0], &app, kept)
    for text in texts.dropFirst() { openBeside(text, &app, kept) }
    kept.noteOpened(texts.filter { !$0.isNew }.compactMap(\.path))
    app.show(.first, analyser)
    app.take(terminal.size)
    if command.showsSample, action == nil { kept.beginTour(&app) }

    let engines = EngineQueues(engines())
    defer { engines.close() }
    app.engines.names = engines.names
    let clipboards = ClipboardPrograms()
    defer { clipboards.finish() }
    let recorder = SessionRecorder()
    if let cast { recorder.begin(cast, &app) }
    let world = ExplorerWorld(
      terminal: terminal, clipboards: clipboards, memory: kept.memory,
      performers: performers(app, kept, engines, terminal, recorder))
    let ending = ExplorerLoop(
      terminal: RecordedTerminal(terminal, recorder), performer: world, analyser: analyser,
      clock: MonotonicClock.milliseconds
    ).run(app, beginningWith: action ?? ReopeningFeature.beginning(app))
    kept.keep(ending.app, analyser)
    terminal.close()
    recorder.endAndTell()
    engines.close()
    if let signal = ending.signal { NcursesTerminal.end(by: signal) }
  }

  /// The performers of what the features ask for.
  private func performers(
    _ app: AppState, _ kept: KeptWork, _ engines: EngineQueues, _ terminal: NcursesTerminal,
    _ recorder: SessionRecorder
  ) -> [any FeaturePerformer] {
    [
      FilesPerformer(kept: kept),
      OpeningPerformer(),
      RecentPerformer(kept: kept),
      EnginesPerformer(engines: engines),
      CalendarsPerformer(),
      LanguagesPerformer(locales: locales, preferred: app.preferredLocales),
      LevelsPerformer(),
      FindingsPerformer(),
      FixingPerformer(),
      CalibrationPerformer(terminal: terminal, first: taming),
      ExportPerformer(analyser: analyser),
      RecordingPerformer(recorder: recorder),
      SettingsPerformer(wanted, wishes: command.wishes(of:)),
    ]
  }

  private var taming: BidiTamingChoice { command.terminalBidi ?? wanted.terminalBidi ?? .auto }

  /// The terminal, ready to be drawn on.
  private func terminal(orElse giveUp: () -> Void) throws -> NcursesTerminal {
    do {
      return try NcursesTerminal(options: TerminalOptions(bidi: taming, honoursNoColor: false))
    } catch {
      giveUp()
      throw Complaint(error.words)
    }
  }

  /// The commands without the keys that the terminal takes.
  private func commands(on terminal: NcursesTerminal) -> CommandTable {
    var commands = commands
    commands.avoid(terminal.profile.takenKeys)
    return commands
  }

  /// What the features have to know of the terminal and of the settings.
  private func tell(_ app: inout AppState, of profile: TerminalProfile) throws {
    let kind = profile.kind.rawValue
    app[CalibrationFeature.self].terminal = kind
    app[ReportFeature.self].program = Bidiscope.version
    app[ReportFeature.self].terminal = profile.name
    app.warning = profile.bidi.warning.map {
      CalibrationFeature.warning(of: kind, inFull: $0)
    }
    app.themes.own = wanted.ownThemes()
    app[SettingsFeature.self].wishes = try command.wishes(of: wanted)
    app[SettingsFeature.self].ownWords = command.language?.words ?? .first(of: locales.ofMessages)
    app[SettingsFeature.self].takenKeys = profile.takenKeys
  }

  /// What the user chose at earlier starts, and what the terminal answered then.
  private func recallUser(_ app: inout AppState, _ kept: KeptWork, _ terminal: NcursesTerminal) {
    kept.recallUser(&app, analyser)
    if let known = app.takeTerminal(named: terminal.profile.clusterName) { terminal.take(known) }
  }

  /// Takes care of the first text. What is remembered of it goes before the settings, an option
  /// before both.
  private func open(_ opened: OpenedText, _ app: inout AppState, _ kept: KeptWork) {
    choose(&app)
    let known = kept.begin(opened, as: .first, &app.session)
    begin(&app)
    app.recall(known.memory, for: .document, analyser)
    if command.keyboard != nil { begin(&app) }
    app.message = known.notice
    app[FilesFeature.self].looksForLost = known.looksForLost
    tellOfNewFile(opened, &app)
    app.message = app.message ?? opened.sourceNotice ?? EscapesFeature.notice(ofOpened: app)
  }

  /// Takes care of a further text. What was said first stays.
  private func openBeside(_ opened: OpenedText, _ app: inout AppState, _ kept: KeptWork) {
    let said = app.message
    app.takeOpened(kept.file(opened, beside: app), analyser) {
      take(opened, in: &$0)
      begin(&$0)
    }
    let notice = app.message
    if command.keyboard != nil { begin(&app) }
    app.message = said ?? notice
  }

  /// A file that is not there yet, where nothing else has to be said.
  private func tellOfNewFile(_ opened: OpenedText, _ app: inout AppState) {
    guard opened.isNew, app.message == nil else { return }
    let key = app.commands.keyName(of: .feature(FilesFeature.self, .save))
    app.message =
      key.map { "\(verbatim: opened.name) is a new file; \(verbatim: $0) writes it." }
      ?? opened.newNotice
  }
}
