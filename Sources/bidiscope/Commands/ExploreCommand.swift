internal import Storage
internal import ArgumentParser
internal import BidiAlgorithm
internal import Explorer
internal import Glibc
internal import Languages
internal import NcursesTerminal
internal import Screen
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

  @Flag(help: "Open the text read-only; the command Read-only makes it writable.")
  var readOnly = false

  /// (Not in `validate`: the parser asks that before it names an unknown option.)
  private func check() throws {
    if text != nil, file != nil { throw UsageError("give either a file or --text, not both") }
    if notation.pseudo, text == nil {
      throw UsageError("--pseudo applies to --text only")
    }
    if engine.contains("") { throw UsageError("--engine needs a command, not ''") }
  }

  func run() throws {
    try check()
    // The file of a layout is read before there is a screen.
    let keyboard = try keyboard.map { (layout: try $0.keyboard(), direction: try $0.direction()) }
    let wanted = try Configuration.load()
    let direction = direction ?? wanted.direction
    if plain || wanted.plain ?? false
      || ProcessEnvironment.words("ACCESSIBLE") == "1"
    {
      return try runPlain(direction ?? .automatic, words(wanted, SystemLocales.read()))
    }
    let locales = SystemLocales.read()
    let words = words(wanted, locales)
    var commands = Registry.standard.commands
    try wanted.bindKeys(&commands)
    let opened = try open(words)
    let taming = terminalBidi ?? wanted.terminalBidi ?? .auto
    let terminal: NcursesTerminal
    do {
      terminal = try NcursesTerminal(
        options: TerminalOptions(bidi: taming))
    } catch {
      throw Complaint(error.words)
    }
    commands.avoid(terminal.profile.takenKeys)
    let analyser = Analyser()
    var state = AppState(
      document: opened.document, name: opened.name, size: terminal.size,
      theme: Self.theme(terminal.profile), locale: Self.localeDirection, analyser)
    state.commands = commands
    state.preferredLocales = locales.entries.map(\.identifier)
    state.speak(words)
    state[FilesFeature.self].path = opened.path
    state[FilesFeature.self].stamp = opened.stamp
    state.choose(letters ?? wanted.letters ?? .joined)
    state.session.settings.invisibles = controls.invisibles
    state.session.protection.isDocumentReadOnly = readOnly
    let kind = terminal.profile.kind.rawValue
    state[CalibrationFeature.self].terminal = kind
    state.warning = terminal.profile.bidi.warning.map {
      CalibrationFeature.warning(of: kind, inFull: $0)
    }
    state[KeyboardsFeature.self].own = try wanted.layouts()
    let folder = StateFolder()
    let sessions = folder.map(SessionStore.init)
    let memory = folder.map(MemoryStore.init)
    state.recall(memory?.read() ?? [:], for: .user, analyser)
    if let direction { state.choose(direction.choice, analyser) }
    if let path = opened.path {
      let known = sessions?.restore(&state.session, of: path) ?? [:]
      state.recall(known, for: .document, analyser)
    }
    if let keyboard {
      if let layout = keyboard.layout {
        state.begin(with: layout, analyser)
      } else {
        state.session.keyboard = keyboard.direction
      }
    }
    let keeper = folder.map {
      TextKeeper(folder: $0, document: opened.document, path: opened.path)
    }
    defer { keeper?.close() }
    if keeper != nil { state.session.unkeptEdits = [] }
    state.message = keeper == nil ? "Unsaved text cannot be kept: HOME is not set." : keeper?.notice
    if opened.isNew, state.message == nil {
      let key = commands.keyName(of: .feature(FilesFeature.self, .save))
      state.message =
        key.map { "\(verbatim: opened.name) is a new file; \(verbatim: $0) writes it." }
        ?? "\(verbatim: opened.name) is a new file."
    }
    state.take(terminal.size)
    state[FilesFeature.self].looksForLost = keeper?.isSearching ?? false
    let desk = EngineDesk(
      EnginesAtHand.all((wanted.engines ?? []) + engine, deadline: deadline.seconds))
    defer { desk.close() }
    state.engines.names = desk.names
    let world = ExplorerWorld(
      terminal: terminal, memory: memory,
      performers: [
        FilesPerformer(keeper: keeper, sessions: sessions),
        EnginesPerformer(desk: desk),
        CalendarsPerformer(),
        LanguagesPerformer(locales: locales),
        LevelsPerformer(),
        CalibrationPerformer(terminal: terminal, first: taming),
      ])
    let ending = ExplorerLoop(
      terminal: terminal, performer: world, analyser: analyser, clock: MonotonicClock.milliseconds
    ).run(state)
    let path = ending.state[FilesFeature.self].path
    if ending.state.ownSession.isModified {
      keeper?.finish(ending.state.ownSession.document)
    } else {
      keeper?.discard()
    }
    if !ending.state.ownSession.isModified, let path {
      sessions?.keep(
        ending.state.ownSession, memory: ending.state.memory(for: .document), of: path)
    }
    keeper?.close()
    memory?.keep(ending.state.memory(for: .user))
    terminal.close()
    desk.close()
    if let signal = ending.signal { NcursesTerminal.end(by: signal) }
  }

  /// Lines come from the standard input, so that a text from there is read line by line.
  private func runPlain(_ direction: DirectionArgument, _ words: Catalogue) throws {
    let document =
      file == nil && text == nil || file == "-" ? Document(text: "") : try open(words).document
    var session = PlainSession(document, direction: direction, words)
    try session.run()
  }

  /// A text with where it is from.
  private struct Opened {
    var document: Document
    var path: String?
    var stamp: FileStamp?
    var name: String
    /// Whether it is of a file that is not there yet.
    var isNew = false
  }

  /// The language of the screen: that of the command line, else of the configuration, else of the user's locales.
  private func words(_ wanted: Configuration, _ locales: PreferredLocales) -> Catalogue {
    (language ?? wanted.language)?.words ?? .first(of: locales.ofMessages)
  }

  private func open(_ words: Catalogue) throws -> Opened {
    if let text {
      return Opened(document: Document(text: notation.read(text)), name: words("text"))
    }
    guard let file else {
      return Opened(document: Document(text: Sample.text), name: words("sample"))
    }
    if file == "-" {
      let bytes = try TypedInput.read(file)
      return Opened(document: Document(bytes: bytes), name: words("standard input"))
    }
    let name = PathText.shown(file.split(separator: "/").last.map { String($0) } ?? file)
    // A file that is not there yet is made when it is saved.
    if FilePath(text: file).isMissing {
      return Opened(document: Document(text: ""), path: file, name: name, isNew: true)
    }
    // The stamp first: what changes while we read is then seen.
    let stamp = TextFile.stamp(file)
    return Opened(
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

  private static func theme(_ profile: TerminalProfile) -> Theme {
    let depth: Theme.Depth =
      switch profile.colors {
      case .none: .monochrome
      case .eight, .sixteen: .colors16
      case .indexed256, .direct, .direct256: .colors256
      }
    let background: Theme.Background =
      switch profile.background {
      case .dark: .dark
      case .light: .light
      case .unknown: .unknown
      }
    return Theme(depth: depth, background: background)
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

/// The text that opens where none is named.
enum Sample {
  static let text = """
    The title is \u{5E1}\u{5E4}\u{5E8} \u{5D4}\u{5D1}\u{5D9}\u{5EA} in Hebrew, 123 pages.
    \u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5E2}\u{5D5}\u{5DC}\u{5DD}! (50%)
    \u{645}\u{631}\u{62D}\u{628}\u{627} \u{628}\u{643}\u{645} \u{641}\u{64A} Bidiscope
    Drag from here \u{5D0}\u{5D1}\u{5D2} \u{5D3}\u{5D4}\u{5D5} to here: one sweep, several ranges.
    """
}
