internal import BidiAlgorithm
internal import Explorer
internal import ExplorerCore
internal import Keyboards
internal import Languages
internal import Screen
internal import Storage
internal import TextModel
internal import UnicodeData
internal import Wording

/// One start of the explorer: what the command line, the settings and the user's locales want.
struct ExplorerStart {
  let command: ExploreCommand
  let wanted: Configuration
  let locales: PreferredLocales
  /// The language of the screen: that of the command line, else of the settings, else of the user's
  /// locales.
  let words: Catalogue
  /// The keyboard to type with: a layout, or the direction of one; nil where none was asked for.
  let keyboard: (layout: Keyboard?, direction: TextDirection)?
  let analyser = Analyser()

  /// A start with these options and settings.
  ///
  /// The file of a layout is read here, before there is a screen.
  ///
  /// - Throws: why there is no such keyboard.
  init(_ command: ExploreCommand, _ wanted: Configuration) throws {
    self.command = command
    self.wanted = wanted
    let locales = SystemLocales.read()
    self.locales = locales
    words = (command.language ?? wanted.language)?.words ?? .first(of: locales.ofMessages)
    keyboard = try (command.keyboard ?? wanted.keyboard).map {
      (layout: try $0.keyboard(), direction: try $0.direction())
    }
  }

  /// Whether it works line by line, without a screen.
  var isPlain: Bool { command.isPlain(wanted) }

  /// What decides the direction of paragraphs; nil where neither options nor settings say it.
  var direction: DirectionArgument? { command.direction ?? wanted.direction }

  /// The engines that options and settings name.
  func engines() -> [any BidiResolver] {
    EnginesAtHand.all(
      (wanted.engines ?? []) + command.engine, deadline: command.seconds(wanted))
  }

  /// The commands with the user's own keys.
  var commands: CommandTable {
    var commands = Registry.standard.commands
    wanted.keys.bind(&commands)
    return commands
  }

  /// The state at the start: a text, and how options and settings want it shown.
  ///
  /// - Throws: what is wrong with a theme or a keyboard of the user's own.
  func state(
    of opened: OpenedText, size: Size, colors: TerminalColors, theme: ThemeChoice,
    commands: CommandTable, layouts: [Keyboard]
  ) throws -> AppState {
    var app = AppState(
      document: opened.document, name: opened.name, size: size,
      theme: Theme(theme.sheet, on: colors), locale: LocaleDirection.ofEnvironment, analyser)
    app.themes.chosen = theme
    app.themes.terminal = colors
    app.commands = commands
    app.preferredLocales = locales.entries.map(\.identifier)
    app.speak(words)
    app[KeyboardsFeature.self].own = layouts
    try show(opened, in: &app)
    return app
  }

  private func show(_ opened: OpenedText, in app: inout AppState) throws {
    app.path = opened.path
    app[FilesFeature.self].stamp = opened.stamp
    app.choose(command.letters ?? wanted.letters ?? .joined)
    app.session.settings.invisibles = (command.controls ?? wanted.controls ?? .labels).invisibles
    app.session.protection.isDocumentReadOnly = command.isReadOnly(wanted)
    app.usual = try command.wishes(of: wanted).policiesAtFirst
    app.session.policies = app.usual.applied(to: app.session.policies)
    app.hasModalKeys = wanted.keys.preset.isModal
    take(opened, in: &app)
    app.session.remember(opened.spelling)
    if command.showsSample { Sample.sweep(&app) }
  }

  /// What markup says of the text that is shown: the directions that it gives to paragraphs, and
  /// what it put there.
  func take(_ opened: OpenedText, in app: inout AppState) {
    app.markup = opened.markup
    for (paragraph, direction, isDefault) in opened.directions {
      app.session.remember(
        direction, of: ParagraphIndex(paragraph), isFromMarkup: true, isDefault: isDefault)
    }
  }

  /// Decides directions as options and settings say, where they do.
  func choose(_ app: inout AppState) {
    if let direction { app.choose(direction.choice, analyser) }
  }

  /// Types with the keyboard that was asked for, where one was.
  func begin(_ app: inout AppState) {
    guard let keyboard else { return }
    if let layout = keyboard.layout {
      app.begin(with: layout, analyser)
    } else {
      app.session.keyboard = keyboard.direction
    }
  }

  /// A text in a session of lines: none that is typed takes the place of what markup displays.
  private func plain(_ opened: OpenedText) -> PlainText {
    guard let marked = opened.marked else { return PlainText(name: opened.name, opened.document) }
    var text = PlainText(name: opened.name, marked)
    text.isKept = true
    return text
  }

  /// Lines come from the standard input, so that a text from there is read line by line.
  func explorePlainly() throws {
    guard command.files.count < 2 || !command.files.contains("-") else {
      throw UsageError("without a screen the standard input is for your lines, not for a text")
    }
    let isTyped = command.showsSample || command.files == ["-"]
    let opened = isTyped ? [] : try command.open(words, direction ?? .automatic)
    let reading = PlainReading(
      notation: TextReading(unescapes: command.notation.unescape),
      readsMarkup: command.markup.markup != nil)
    var notices = opened.compactMap(\.newNotice)
    if reading.readsMarkup { notices.append(PlainReading.markupNotice) }
    var session = PlainSession(
      opened.map(plain), notices: notices,
      PlainSurroundings(
        direction ?? .automatic, keyboard: keyboard?.direction,
        controls: command.controls ?? wanted.controls ?? .withoutScreen), words,
      reading: reading, engines: engines)
    try session.run()
  }
}
