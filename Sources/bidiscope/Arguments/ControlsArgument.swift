internal import ArgumentParser
internal import TextModel

/// What stands for a scalar without a picture, as `--controls` names it.
enum ControlsArgument: String, CaseIterable, ExpressibleByArgument {
  /// Each takes the cells of its label, as `RLI`.
  case labels
  /// None takes a cell.
  case hidden

  /// How commands count columns, unless they are told otherwise.
  static let withoutScreen = ControlsArgument.hidden

  var invisibles: LayoutSettings.Invisibles { self == .labels ? .labelled : .hidden }
}
