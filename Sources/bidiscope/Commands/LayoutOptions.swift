internal import ArgumentParser
internal import BidiAlgorithm
internal import TextModel
internal import Wording

/// How a command lays a text out: what its columns count.
struct LayoutOptions: ParsableArguments {
  @Option(help: "The paragraphs' direction: auto (P2 and P3), ltr, rtl, or a strategy's name.")
  var direction = DirectionArgument.automatic

  @Option(help: ArgumentHelp("Wrap lines at this many cells.", valueName: "columns"))
  var width: Int?

  @Option(help: "How controls are shown: as labels, as in the explorer, or hidden.")
  var controls = ControlsArgument.hidden

  @Option(
    help: ArgumentHelp(
      "The active keyboard, which says where text goes at a boundary of directions: ltr, rtl, or a keyboard's name.",
      valueName: "name"),
    completion: KeyboardArgument.completion, transform: KeyboardArgument.init(reading:))
  var keyboard: KeyboardArgument?

  func validate() throws {
    try NumberBound.width.check(width)
  }

  /// The direction of the active keyboard; the file of a layout is read for it.
  func keyboardDirection() throws -> TextDirection? { try keyboard?.direction() }

  /// The settings; with labels the columns are those of the explorer.
  var settings: LayoutSettings { controls.settings(width: width) }
}

/// What stands for a scalar without a picture, as `--controls` names it.
enum ControlsArgument: String, CaseIterable, ExpressibleByArgument {
  /// Each takes the cells of its label, as `RLI`.
  case labels
  /// None takes a cell.
  case hidden

  var invisibles: LayoutSettings.Invisibles { self == .labels ? .labelled : .hidden }

  /// The settings of a command that prints a text; with labels the columns are those of the
  /// explorer.
  func settings(width: Int?) -> LayoutSettings {
    self == .labels
      ? LayoutSettings(width: width, invisibles: .labelled)
      : LayoutSettings(width: width, tabWidth: 1, hasControlPictures: true)
  }
}
