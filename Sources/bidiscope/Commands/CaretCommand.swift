internal import ArgumentParser
internal import BidiAlgorithm
internal import TextModel
internal import Wording

/// `bidiscope caret`: all there is to say about one gap of a text.
struct CaretCommand: ParsableCommand {
  enum Affinity: String, CaseIterable, ExpressibleByArgument { case upstream, downstream }

  static let configuration = CommandConfiguration(
    commandName: "caret",
    abstract: "Print where a gap is on the screen, and what the keys do there.",
    discussion: """
      A gap between runs of different direction has two places. The primary one is that of the neighbour \
      the caret leans on. The JSON is described by Schemas/caret.schema.json.
      """)

  @OptionGroup var source: TextSource

  @Option(help: ArgumentHelp("The gap, in scalars from the text's start.", valueName: "offset"))
  var at: Int?

  @Flag(help: "All gaps of the text, with both affinities of each; one JSON object for each.")
  var all = false

  @Option(help: "Which neighbour of the gap the caret leans on.")
  var affinity = Affinity.downstream

  @OptionGroup var layout: LayoutOptions

  @OptionGroup var lineLanguage: LineLanguageOption

  @Option(help: "How to print it.") var format = InspectCommand.Format.text

  func validate() throws {
    if source.files.count > 1 { throw UsageError("caret reads one text") }
    if all == (at != nil) { throw UsageError("give either --at or --all") }
  }

  func run() throws {
    let keyboard = try layout.keyboardDirection()
    try source.forEach { _, document in
      let text = TextLayout(
        document, settings: layout.settings,
        directions: layout.direction.decider(for: document), keyboard: keyboard,
        languages: LineLanguages(lineLanguage, width: layout.width).languages(of: document))
      if all { return try printAll(text, keyboard) }
      guard let at, (0...document.scalarCount).contains(at) else {
        throw UsageError(
          "--at: the text has gaps 0 to \(number: document.scalarCount), not \(verbatim: at ?? -1)")
      }
      let position = TextPosition(
        ScalarOffset(at), affinity == .upstream ? .upstream : .downstream)
      var output = StandardOutput(isForUsers: format == .text)
      write(position, text, LineNumbers(text), keyboard, &output)
      try output.flush()
    }
  }

  /// Each gap with both affinities, the upstream one first.
  private func printAll(_ text: TextLayout, _ keyboard: TextDirection?) throws {
    var output = StandardOutput(isForUsers: format == .text)
    let lineNumbers = LineNumbers(text)
    for offset in 0...text.document.scalarCount {
      for affinity in [TextPosition.Affinity.upstream, .downstream] {
        write(TextPosition(ScalarOffset(offset), affinity), text, lineNumbers, keyboard, &output)
      }
      if offset % 64 == 63 { try output.flush() }
    }
    try output.flush()
  }

  private func write(
    _ position: TextPosition, _ text: TextLayout, _ lineNumbers: LineNumbers,
    _ keyboard: TextDirection?, _ output: inout StandardOutput
  ) {
    let inspection = CaretInspection(
      text, text.report(at: position), lineNumbers, keyboard: keyboard)
    output.write(format == .json ? inspection.json : Array(inspection.text.utf8))
  }
}
