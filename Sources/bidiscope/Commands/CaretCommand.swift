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
      the caret leans on. With --all nothing is typed on trial in paragraphs of more than \
      \(TextLayout.longestTrialOfAll) scalars. The JSON is described by Schemas/caret.schema.json.
      """)

  @OptionGroup var source: TextSource

  @Option(help: ArgumentHelp("The gap, in scalars from the text's start.", valueName: "offset"))
  var at: Int?

  @Flag(help: "All gaps of the text, with both affinities of each; one JSON object for each.")
  var all = false

  @Option(help: "Which neighbour of the gap the caret leans on.")
  var affinity = Affinity.downstream

  @OptionGroup var layout: LayoutOptions

  @Option(help: "How to print it.") var format = OutputFormat.text

  func validate() throws {
    if source.files.count > 1 { throw UsageError("caret reads one text") }
    try NumberBound.at.check(at)
    if all == (at != nil) { throw UsageError("give either --at or --all") }
  }

  func run() throws {
    let request = try LayoutRequest(layout, nil)
    try source.forEach { _, document in
      let layouts = CaretLayouts(request.inputs(of: document))
      var output = StandardOutput(isForUsers: format == .text)
      if all {
        try printAll(layouts, &output)
      } else {
        guard let at, (0...document.scalarCount).contains(at) else {
          throw UsageError(
            "--at: the text has gaps 0 to \(number: document.scalarCount), not \(verbatim: at ?? -1)"
          )
        }
        let position = TextPosition(
          ScalarOffset(at), affinity == .upstream ? .upstream : .downstream)
        let text = layouts.layout(at: position.offset)
        var reader = CaretReader(document)
        write(position, text, LineNumbers(text), &reader, &output)
      }
      try output.flush()
    }
  }

  /// Each gap with both affinities, the upstream one first.
  private func printAll(_ layouts: CaretLayouts, _ output: inout StandardOutput) throws {
    let lineNumbers = LineNumbers(layouts.layout(at: ScalarOffset(0)))
    var reader = CaretReader(layouts.document)
    for offset in 0...layouts.document.scalarCount {
      let text = layouts.layout(at: ScalarOffset(offset))
      for affinity in [TextPosition.Affinity.upstream, .downstream] {
        write(TextPosition(ScalarOffset(offset), affinity), text, lineNumbers, &reader, &output)
      }
      if offset % 64 == 63 { try output.flush() }
    }
  }

  private func write(
    _ position: TextPosition, _ text: TextLayout, _ lineNumbers: LineNumbers,
    _ reader: inout CaretReader, _ output: inout StandardOutput
  ) {
    let inspection = CaretInspection(
      text,
      text.report(
        at: position, unit: .cluster,
        trialsUpTo: all ? TextLayout.longestTrialOfAll : TextLayout.longestTrial),
      lineNumbers, reading: &reader)
    output.write(format == .json ? inspection.json : Array(inspection.text.utf8))
  }
}
