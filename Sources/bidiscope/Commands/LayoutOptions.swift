internal import ArgumentParser
internal import BidiAlgorithm
internal import TextModel
internal import UnicodeData
internal import Wording

/// How a command lays a text out: what its columns count.
struct LayoutOptions: ParsableArguments {
  @Option(help: DirectionArgument.help)
  var direction = DirectionArgument.automatic

  @Option(help: ArgumentHelp("Wrap lines at this many cells.", valueName: "columns"))
  var width: Int?

  @Option(help: "How controls are shown: as labels, as in the explorer, or hidden.")
  var controls = ControlsArgument.withoutScreen

  @OptionGroup var keyboard: KeyboardOption

  @Option(
    help: ArgumentHelp(
      "Count the columns of grapheme clusters as this terminal does, not by Unicode's tables: \(TerminalColumns.names).",
      valueName: "name"))
  var terminal: TerminalColumns?

  @OptionGroup var lineLanguage: LineLanguageOption

  func validate() throws {
    try NumberBound.width.check(width)
  }

  /// The settings; with labels the columns are those of the explorer.
  var settings: LayoutSettings {
    var settings = LayoutSettings.ofReports(controls.invisibles, width: width)
    if let terminal { settings.clusters = terminal.terminal.metrics }
    return settings
  }
}

/// A terminal whose counting of columns was measured, as `--terminal` names it.
struct TerminalColumns: ListedArgument {
  let terminal: ClusterMetrics.Terminal

  init?(argument: String) {
    guard let terminal = ClusterMetrics.terminals.first(where: { $0.name == argument }) else {
      return nil
    }
    self.terminal = terminal
  }

  static var allValueStrings: [String] { ClusterMetrics.terminals.map(\.name) }
  static var names: String { allValueStrings.joined(separator: ", ") }
}
