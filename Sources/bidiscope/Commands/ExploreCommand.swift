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

/// `bidiscope [FILE|-]`: the explorer.
struct ExploreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore",
    abstract: "Open a text on the screen and see its structure after every key (the default).")

  @Argument(
    help: ArgumentHelp(
      "The file to open; - for the standard input; without one, a sample opens.", valueName: "file")
  )
  var file: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The text itself, in place of a file.", valueName: "s"))
  var text: String?

  @OptionGroup var notation: TextNotationOption

  @OptionGroup var markup: MarkupOption

  @Option(help: "What decides the paragraphs' direction (default: the last choice, else uax9).")
  var direction: DirectionArgument?

  @Option(help: "How controls are shown at first: as labels, or hidden.")
  var controls = ControlsArgument.labels

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

  @Flag(help: "Open the text read-only; the command Read-only makes it writable.")
  var readOnly = false

  /// (Not in `validate`: the parser asks that before it names an unknown option.)
  private func check() throws {
    if text != nil, file != nil { throw UsageError("give either a file or --text, not both") }
    if file == "" { throw UsageError(TextSource.namelessFile) }
    if notation.pseudo, text == nil {
      throw UsageError("--pseudo applies to --text only")
    }
    // A file would be saved without its escapes.
    if notation.unescape, text == nil, file != "-" {
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
    let keyboard = try keyboard.map { (layout: try $0.keyboard(), direction: try $0.direction()) }
    let wanted = try Configuration.load()
    let locales = SystemLocales.read()
    let words = words(wanted, locales)
    if let order = try exporting.order(showing: file) {
      return try export(order, keyboard, wanted, locales, words)
    }
    guard !isPlain(wanted) else {
      return try runPlain(direction ?? wanted.direction ?? .automatic, words) {
        EnginesAtHand.all((wanted.engines ?? []) + engine, deadline: deadline.seconds)
      }
    }
    var commands = Registry.standard.commands
    try wanted.bindKeys(&commands)
    let layouts = try wanted.layouts()
    let opened = try open(words)
    let taming = terminalBidi ?? wanted.terminalBidi ?? .auto
    let terminal = try Self.terminal(taming)
    commands.avoid(terminal.profile.takenKeys)

    let analyser = Analyser()
    var app = state(
      opened, terminal.size, Theme(terminal.profile), commands, layouts, locales, words, analyser)
    show(opened, wanted, &app)
    warn(of: terminal.profile, &app)

    let kept = KeptWork(opened)
    defer { kept.close() }
    kept.recallUser(&app, analyser)
    if let known = app.takeTerminal(named: terminal.profile.clusterName) { terminal.take(known) }
    if let direction = direction ?? wanted.direction { app.choose(direction.choice, analyser) }
    kept.recallDocument(&app, analyser)
    if let keyboard { app.begin(with: keyboard, analyser) }
    kept.watch(&app)
    tellOfNewFile(opened, &app)
    app.message = app.message ?? EscapesFeature.notice(ofOpened: app)
    app.take(terminal.size)
    if file == nil, text == nil, action == nil { kept.beginTour(&app) }

    let engines = EngineQueues(
      EnginesAtHand.all((wanted.engines ?? []) + engine, deadline: deadline.seconds))
    defer { engines.close() }
    app.engines.names = engines.names
    let world = ExplorerWorld(
      terminal: terminal, memory: kept.memory,
      performers: [
        FilesPerformer(keeper: kept.keeper, sessions: kept.sessions),
        EnginesPerformer(engines: engines),
        CalendarsPerformer(),
        LanguagesPerformer(locales: locales),
        LevelsPerformer(),
        FindingsPerformer(),
        FixingPerformer(),
        CalibrationPerformer(terminal: terminal, first: taming),
        ExportPerformer(analyser: analyser),
      ])
    let ending = ExplorerLoop(
      terminal: terminal, performer: world, analyser: analyser, clock: MonotonicClock.milliseconds
    ).run(app, beginningWith: action)
    kept.keep(ending.state)
    terminal.close()
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
    try wanted.bindKeys(&commands)
    let opened = try open(words)
    let theme = ScreenExport.theme(of: order.form)
    let analyser = Analyser()
    var app = state(
      opened, order.size, theme, commands, try wanted.layouts(), locales, words, analyser)
    show(opened, wanted, &app)
    if let direction = direction ?? wanted.direction { app.choose(direction.choice, analyser) }
    if let keyboard { app.begin(with: keyboard, analyser) }

    let engines = EngineQueues(
      EnginesAtHand.all((wanted.engines ?? []) + engine, deadline: deadline.seconds))
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
        frame, to: order.path, order.form, title: ending.state.name, theme: theme)
    }
  }

  /// The state at the start, before anything is shown of the text in its own way.
  private func state(
    _ opened: OpenedText, _ size: Size, _ theme: Theme, _ commands: CommandTable,
    _ layouts: [Keyboard], _ locales: PreferredLocales, _ words: Catalogue, _ analyser: Analyser
  ) -> AppState {
    var app = AppState(
      document: opened.document, name: opened.name, size: size, theme: theme,
      locale: Self.localeDirection, analyser)
    app.commands = commands
    app.preferredLocales = locales.entries.map(\.identifier)
    app.speak(words)
    app[KeyboardsFeature.self].own = layouts
    return app
  }

  /// Whether it works line by line, without a screen.
  private func isPlain(_ wanted: Configuration) -> Bool {
    plain || wanted.plain ?? false || ProcessEnvironment.words("ACCESSIBLE") == "1"
  }

  /// The terminal, ready to be drawn on.
  private static func terminal(_ taming: BidiTamingChoice) throws -> NcursesTerminal {
    do {
      return try NcursesTerminal(options: TerminalOptions(bidi: taming))
    } catch {
      throw Complaint(error.words)
    }
  }

  /// What the command line and the configuration say of the text and of how it is shown.
  private func show(_ opened: OpenedText, _ wanted: Configuration, _ app: inout AppState) {
    app.path = opened.path
    app[FilesFeature.self].stamp = opened.stamp
    app.choose(letters ?? wanted.letters ?? .joined)
    app.session.settings.invisibles = controls.invisibles
    app.session.protection.isDocumentReadOnly = readOnly
    if file == nil, text == nil { Sample.sweep(&app) }
    for (paragraph, direction) in opened.directions {
      app.session.remember(direction, of: ParagraphIndex(paragraph))
    }
  }

  /// What is known of the terminal's own reordering.
  private func warn(of profile: TerminalProfile, _ app: inout AppState) {
    let kind = profile.kind.rawValue
    app[CalibrationFeature.self].terminal = kind
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
    let document =
      file == nil && text == nil || file == "-" ? Document(text: "") : try open(words).document
    var session = PlainSession(document, direction: direction, words, engines: engines)
    try session.run()
  }

  /// The language of the screen: that of the command line, else of the configuration, else of the
  /// user's locales.
  private func words(_ wanted: Configuration, _ locales: PreferredLocales) -> Catalogue {
    (language ?? wanted.language)?.words ?? .first(of: locales.ofMessages)
  }

  private func open(_ words: Catalogue) throws -> OpenedText {
    let opened = try openAsWritten(words)
    return markup.markup == nil ? opened : opened.withoutMarkup
  }

  private func openAsWritten(_ words: Catalogue) throws -> OpenedText {
    if let text {
      return OpenedText(document: Document(text: notation.read(text)), name: words("text"))
    }
    guard let file else {
      return OpenedText(document: Document(text: Sample.text), name: words("sample"))
    }
    if file == "-" {
      let bytes = try TypedInput.read(file)
      return OpenedText(
        document: notation.document(Document(bytes: bytes)), name: words("standard input"))
    }
    let name = PathText.shown(file.split(separator: "/").last.map { String($0) } ?? file)
    // A file that is not there yet is made when it is saved.
    if FilePath(text: file).isMissing {
      return OpenedText(document: Document(text: ""), path: file, name: name, isNew: true)
    }
    // The stamp first: what changes while we read is then seen.
    let stamp = TextFile.stamp(file)
    return OpenedText(
      document: Document(bytes: try TextFile.read(file)), path: file, stamp: stamp, name: name)
  }

  /// The direction of the locale's language, for text that decides nothing.
  private static var localeDirection: TextDirection {
    let variables = ["LC_ALL", "LC_CTYPE", "LANG"]
    let values = variables.compactMap { ProcessEnvironment.words($0) }
    let name = values.first { !$0.isEmpty }
    guard let name, case .tag(let tag) = LocaleName.read(name) else { return .leftToRight }
    return LocaleDirection.of(tag)
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
