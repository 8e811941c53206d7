internal import ArgumentParser

/// What surrounds a command's text.
struct MarkupOption: ParsableArguments {
  /// The kinds of markup that are read.
  enum Markup: String, CaseIterable, ExpressibleByArgument { case html }

  @Option(
    help:
      "Read markup as a browser displays it: its paragraphs, directions and isolates count, its tags take no place."
  )
  var markup: Markup?
}
