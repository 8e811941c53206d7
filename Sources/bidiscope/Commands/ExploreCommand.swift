internal import Dispatch
internal import ArgumentParser
internal import BidiAlgorithm
internal import Explorer
internal import ExplorerCore
internal import Glibc
internal import Keyboards
internal import Languages
internal import NcursesTerminal
internal import Screen
internal import Storage
internal import SystemPackage
internal import TextModel
internal import UnicodeData
internal import Wording

/// `bidiscope [FILE…|-]`: the explorer.
struct ExploreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore",
    abstract: "Open a text on the screen and see its structure after every key (the default).")

  @Argument(
    help: ArgumentHelp(
      "The files to open; - for the standard input; without one, a sample opens.",
      valueName: "file"))
  var files: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The text itself, in place of a file.", valueName: "s"))
  var text: String?

  @OptionGroup var notation: TextNotationOption

  @OptionGroup var markup: MarkupOption

  @Option(help: "What decides the paragraphs' direction (default: the last choice, else uax9).")
  var direction: DirectionArgument?

  @Option(help: "How controls are shown at first: as labels (the default), or hidden.")
  var controls: ControlsArgument?

  @Option(
    help: ArgumentHelp(
      "The keyboard to type with: ltr, rtl, a name that 'bidiscope keyboards' lists, or the file of a layout.",
      valueName: "name"),
    completion: KeyboardArgument.completion, transform: KeyboardArgument.init(reading:))
  var keyboard: KeyboardArgument?

  @Option(help: "What to do about the terminal's own reordering.")
  var terminalBidi: BidiTamingChoice?

  @Option(
    help: "How right-to-left letters are drawn; latin and names suit a terminal that reorders.")
  var letters: LetterStyle?

  @Option(
    help: ArgumentHelp(
      "The colours of the screen: auto, dark, light, high-contrast, monochrome, or a theme of your own.",
      valueName: "name"),
    completion: .list(ThemeChoice.standardNames))
  var theme: String?

  @Option(
    help: "The language of the screen (default: the first of your preferred locales among these).")
  var language: LanguageArgument?

  @Flag(help: "Work line by line without a screen, for screen readers; ACCESSIBLE=1 does the same.")
  var plain = false

  @Option(
    help: ArgumentHelp(
      "Also compare with this engine, a command as in 'bidiscope check --engine'; may be repeated.",
      valueName: "command"))
  var engine: [String] = []

  @OptionGroup var deadline: AnswerDeadline

  @OptionGroup var exporting: ExportOptions

  @OptionGroup var recording: RecordingOptions

  @Flag(help: "Open the text read-only; the command Read-only makes it writable.")
  var readOnly = false

  @Flag(
    inversion: .prefixedNo,
    help: "Open a text as it was left: caret, panes and policies (default: --restore).")
  var restore: Bool?

  /// (Not in `validate`: the parser asks that before it names an unknown option.)
  private func check() throws {
    if text != nil, !files.isEmpty { throw UsageError("give either a file or --text, not both") }
    if files.contains("") { throw UsageError(TextSource.namelessFile) }
    if files.count(where: { $0 == "-" }) > 1 {
      throw UsageError("the standard input can be read only once")
    }
    if files.count > KeptWork.mostTexts {
      throw UsageError("at most \(number: KeptWork.mostTexts) files can be opened at once")
    }
    if notation.pseudo, text == nil {
      throw UsageError("--pseudo applies to --text only")
    }
    // A file would be saved without its escapes.
    if notation.unescape, text == nil, files != ["-"] {
      throw UsageError("--unescape applies to --text and to the standard input only")
    }
    if engine.contains("") { throw UsageError("--engine needs a command, not ''") }
  }

  /// Makes what the first frame needs whatever is explored, beside the parsing of the command line:
  /// that takes as long.
  static func prepare() {
    DispatchQueue.global(qos: .userInteractive).async { _ = Registry.standard }
  }

  func run() throws { try explore() }

  /// Explores, beginning with an action.
  func explore(beginningWith action: Action? = nil) throws {
    try check()
    // The file of a layout is read before there is a screen.
    let wanted = try Configuration.load()
    let keyboard = try (keyboard ?? wanted.keyboard).map {
      (layout: try $0.keyboard(), direction: try $0.direction())
    }
    let begin = { (app: inout AppState, analyser: Analyser) in
      if let keyboard { app.begin(with: keyboard, analyser) }
    }
    let locales = SystemLocales.read()
    let words = words(wanted, locales)
    try recording.check(hasScreen: exporting.export == nil && !isPlain(wanted))
    if let order = try exporting.order(showing: files) {
      return try export(order, keyboard, wanted, locales, words)
    }
    guard !isPlain(wanted) else {
      return try runPlain(direction ?? wanted.direction ?? .automatic, words) {
        EnginesAtHand.all((wanted.engines ?? []) + engine, deadline: seconds(wanted))
      }
    }
    var commands = Registry.standard.commands
    wanted.keys.bind(&commands)
    let layouts = try wanted.layouts()
    let texts = try open(words)
    let opened = texts[0]
    let taming = terminalBidi ?? wanted.terminalBidi ?? .auto
    let theme = try themeChoice(wanted)
    let cast = try recording.file(beside: files)
    let terminal = try Self.terminal(taming) { cast?.discard() }
    commands.avoid(terminal.profile.takenKeys)

    let analyser = Analyser()
    var app = state(
      opened, terminal.size, TerminalColors(terminal.profile), theme, commands, layouts, locales,
      words, analyser)
    try show(opened, wanted, &app)
    warn(of: terminal.profile, &app)

    app.themes.own = wanted.ownThemes()
    app[SettingsFeature.self].wishes = try wishes(of: wanted)
    app[SettingsFeature.self].ownWords = language?.words ?? .first(of: locales.ofMessages)
    app[SettingsFeature.self].takenKeys = terminal.profile.takenKeys

    let kept = KeptWork(restores: restore ?? wanted.restore ?? true, isReadOnly: isReadOnly(wanted))
    defer { kept.close() }
    kept.recallUser(&app, analyser)
    if let known = app.takeTerminal(named: terminal.profile.clusterName) { terminal.take(known) }
    if let direction = direction ?? wanted.direction { app.choose(direction.choice, analyser) }
    let known = kept.begin(opened, as: .first, &app.session)
    // What is remembered of the text goes before the settings, an option before both.
    begin(&app, analyser)
    app.recall(known.memory, for: .document, analyser)
    if self.keyboard != nil { begin(&app, analyser) }
    app.message = known.notice
    app[FilesFeature.self].looksForLost = known.looksForLost
    tellOfNewFile(opened, &app)
    app.message = app.message ?? EscapesFeature.notice(ofOpened: app)
    for text in texts.dropFirst() {
      let said = app.message
      app.takeOpened(kept.file(text, beside: app), analyser) {
        pin(text.directions, &$0)
        begin(&$0, analyser)
      }
      let notice = app.message
      if self.keyboard != nil { begin(&app, analyser) }
      app.message = said ?? notice
    }
    kept.noteOpened(texts.filter { !$0.isNew }.compactMap(\.path))
    app.show(.first, analyser)
    app.take(terminal.size)
    if files.isEmpty, text == nil, action == nil { kept.beginTour(&app) }

    let engines = EngineQueues(
      EnginesAtHand.all((wanted.engines ?? []) + engine, deadline: seconds(wanted)))
    defer { engines.close() }
    app.engines.names = engines.names
    let clipboards = ClipboardPrograms()
    defer { clipboards.finish() }
    let recorder = SessionRecorder()
    if let cast { recorder.begin(cast, &app) }
    let world = ExplorerWorld(
      terminal: terminal, clipboards: clipboards, memory: kept.memory,
      performers: [
        FilesPerformer(kept: kept),
        OpeningPerformer(),
        RecentPerformer(kept: kept),
        EnginesPerformer(engines: engines),
        CalendarsPerformer(),
        LanguagesPerformer(locales: locales),
        LevelsPerformer(),
        FindingsPerformer(),
        FixingPerformer(),
        CalibrationPerformer(terminal: terminal, first: taming),
        ExportPerformer(analyser: analyser),
        RecordingPerformer(recorder: recorder),
        SettingsPerformer(wanted, wishes: wishes(of:)),
      ])
    let ending = ExplorerLoop(
      terminal: RecordedTerminal(terminal, recorder), performer: world, analyser: analyser,
      clock: MonotonicClock.milliseconds
    ).run(app, beginningWith: action ?? ReopeningFeature.beginning(app))
    kept.keep(ending.state, analyser)
    terminal.close()
    recorder.endAndTell()
    engines.close()
    if let signal = ending.signal { NcursesTerminal.end(by: signal) }
  }

  /// Writes the screen to a file. Nothing is remembered, nothing but that file is written, and
  /// neither is anything that was remembered read: the same command gives the same screen.
  private func export(
    _ order: ExportOrder, _ keyboard: (layout: Keyboard?, direction: TextDirection)?,
    _ wanted: Configuration, _ locales: PreferredLocales, _ words: Catalogue
  ) throws {
    var commands = Registry.standard.commands
    wanted.keys.bind(&commands)
    let opened = try open(words)[0]
    let isThemed = theme != nil || wanted.theme != nil
    let chosen = isThemed ? try themeChoice(wanted) : .automatic
    let colors = ScreenExport.colors(for: order.form, chosen)
    let analyser = Analyser()
    var app = state(
      opened, order.size, colors, chosen, commands, try wanted.layouts(), locales, words, analyser)
    try show(opened, wanted, &app)
    if let direction = direction ?? wanted.direction { app.choose(direction.choice, analyser) }
    if let keyboard { app.begin(with: keyboard, analyser) }

    let engines = EngineQueues(
      EnginesAtHand.all((wanted.engines ?? []) + engine, deadline: seconds(wanted)))
    defer { engines.close() }
    app.engines.names = engines.names
    let terminal = PaperTerminal(size: order.size, keys: order.keys)
    let world = PaperWorld(performers: [
      EnginesPerformer(engines: engines), CalendarsPerformer(),
      LanguagesPerformer(locales: locales), LevelsPerformer(), FindingsPerformer(),
      FixingPerformer(),
    ])
    let ending = ExplorerLoop(
      terminal: terminal, performer: world, analyser: analyser, clock: MonotonicClock.milliseconds
    ).run(app)
    let frame = terminal.frame ?? render(ending.state, analyser)
    try FileFailure.ofOutput {
      try ScreenExport.write(
        frame, to: order.path, order.form, title: ending.state.name,
        theme: ending.state.theme)
    }
  }

  /// The state at the start, before anything is shown of the text in its own way.
  private func state(
    _ opened: OpenedText, _ size: Size, _ colors: TerminalColors, _ theme: ThemeChoice,
    _ commands: CommandTable, _ layouts: [Keyboard], _ locales: PreferredLocales,
    _ words: Catalogue, _ analyser: Analyser
  ) -> AppState {
    var app = AppState(
      document: opened.document, name: opened.name, size: size,
      theme: Theme(theme.sheet, on: colors), locale: Self.localeDirection, analyser)
    app.themes.chosen = theme
    app.themes.terminal = colors
    app.commands = commands
    app.preferredLocales = locales.entries.map(\.identifier)
    app.speak(words)
    app[KeyboardsFeature.self].own = layouts
    return app
  }

  /// The terminal, ready to be drawn on.
  private static func terminal(
    _ taming: BidiTamingChoice, orElse giveUp: () -> Void
  ) throws -> NcursesTerminal {
    do {
      return try NcursesTerminal(options: TerminalOptions(bidi: taming, honoursNoColor: false))
    } catch {
      giveUp()
      throw Complaint(error.words)
    }
  }

  /// What the command line and the configuration say of the text and of how it is shown.
  ///
  /// - Throws: what is wrong with a theme of the user's own.
  private func show(_ opened: OpenedText, _ wanted: Configuration, _ app: inout AppState) throws {
    app.path = opened.path
    app[FilesFeature.self].stamp = opened.stamp
    app.choose(letters ?? wanted.letters ?? .joined)
    app.session.settings.invisibles = (controls ?? wanted.controls ?? .labels).invisibles
    app.session.protection.isDocumentReadOnly = isReadOnly(wanted)
    app.usual = try wishes(of: wanted).policiesAtFirst
    app.session.policies = app.usual.applied(to: app.session.policies)
    app.hasModalKeys = wanted.keys.preset.isModal
    pin(opened.directions, &app)
    if files.isEmpty, text == nil { Sample.sweep(&app) }
  }

  /// The directions that markup gives to paragraphs of the text that is shown.
  private func pin(
    _ directions: [(paragraph: Int, direction: TextDirection)], _ app: inout AppState
  ) {
    for (paragraph, direction) in directions {
      app.session.remember(direction, of: ParagraphIndex(paragraph))
    }
  }

  /// What is known of the terminal's own reordering.
  private func warn(of profile: TerminalProfile, _ app: inout AppState) {
    let kind = profile.kind.rawValue
    app[CalibrationFeature.self].terminal = kind
    app[ReportFeature.self].program = Bidiscope.version
    app[ReportFeature.self].terminal = profile.name
    app.warning = profile.bidi.warning.map {
      CalibrationFeature.warning(of: kind, inFull: $0)
    }
  }

  /// A file that is not there yet, where nothing else has to be said.
  private func tellOfNewFile(_ opened: OpenedText, _ app: inout AppState) {
    guard opened.isNew, app.message == nil else { return }
    let key = app.commands.keyName(of: .feature(FilesFeature.self, .save))
    app.message =
      key.map { "\(verbatim: opened.name) is a new file; \(verbatim: $0) writes it." }
      ?? "\(verbatim: opened.name) is a new file."
  }

  /// Lines come from the standard input, so that a text from there is read line by line.
  private func runPlain(
    _ direction: DirectionArgument, _ words: Catalogue,
    engines: @escaping () -> [any BidiResolver]
  ) throws {
    guard files.count < 2 else { throw UsageError("without a screen only one file can be opened") }
    let document =
      files.isEmpty && text == nil || files == ["-"]
      ? Document(text: "") : try open(words)[0].document
    var session = PlainSession(document, direction: direction, words, engines: engines)
    try session.run()
  }

  /// The language of the screen: that of the command line, else of the configuration, else of the
  /// user's locales.
  private func words(_ wanted: Configuration, _ locales: PreferredLocales) -> Catalogue {
    (language ?? wanted.language)?.words ?? .first(of: locales.ofMessages)
  }
}

extension LetterStyle: ExpressibleByArgument {}

extension DirectionArgument {
  /// The same choice in the explorer's words.
  var choice: DirectionChoice {
    switch self {
    case .automatic: .standard
    case .fixed(let direction): .fixed(direction)
    case .strategy(let strategy): .strategy(strategy)
    }
  }
}

extension AppState {
  /// Begins with the keyboard that the command line names: a layout, or the direction of one.
  fileprivate mutating func begin(
    with keyboard: (layout: Keyboard?, direction: TextDirection), _ analyser: Analyser
  ) {
    if let layout = keyboard.layout {
      begin(with: layout, analyser)
    } else {
      session.keyboard = keyboard.direction
    }
  }
}
