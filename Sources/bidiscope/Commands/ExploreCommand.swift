internal import Dispatch
internal import ArgumentParser
internal import Explorer
internal import ExplorerCore
internal import Glibc
internal import NcursesTerminal
internal import Screen
internal import Storage
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

  @Option(
    help: "How controls are shown at first: as labels (the default), or hidden (with --plain).")
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
      "The colours of the screen: \(ThemeChoice.standardNames.joined(separator: ", ")), or a theme of your own.",
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
    // After an option a command's name would be taken for a new file's.
    if let name = files.first, unsafe access(name, F_OK) != 0,
      Bidiscope.configuration.subcommands.contains(where: { $0.configuration.commandName == name })
    {
      throw UsageError(
        "'\(verbatim: name)' is a command, and stands before its options; ./\(verbatim: name) is a file"
      )
    }
    if files.count(where: { $0 == "-" }) > 1 {
      throw UsageError("the standard input can be read only once")
    }
    if files.count > KeptWork.mostTexts {
      throw UsageError("at most \(number: KeptWork.mostTexts) files can be opened at once")
    }
    if notation.pseudo, text == nil {
      throw UsageError("--pseudo applies to --text only")
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
    let start = try ExplorerStart(self, Configuration.load())
    try recording.check(hasScreen: exporting.export == nil && !start.isPlain)
    if let order = try exporting.order(showing: files) {
      try start.export(order)
    } else if start.isPlain {
      try start.explorePlainly()
    } else {
      try start.explore(beginningWith: action)
    }
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
