internal import ArgumentParser
internal import BidiAlgorithm

/// The keyboard beside a command's texts.
struct KeyboardOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The active keyboard, for text that decides nothing and for where typed text goes at a boundary of directions: ltr, rtl, or a keyboard's name.",
      valueName: "name"),
    completion: KeyboardArgument.completion, transform: KeyboardArgument.init(reading:))
  var keyboard: KeyboardArgument?

  /// The direction of what it types; nil where none was named.
  ///
  /// - Throws: why the file of a layout cannot be read.
  func direction() throws -> TextDirection? { try keyboard?.direction() }
}
