internal import ArgumentParser
internal import BidiAlgorithm
internal import Engines
internal import Storage
internal import TextModel
internal import Wording

/// `bidiscope inspect`: the facts about a text, for programs and for users.
struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Print what the explorer shows: levels, runs, lines, display and selection.",
    discussion: """
      The JSON is described by Schemas/inspect.schema.json. All indices count from the start of the text, \
      in scalars unless stated otherwise.
      """)

  @OptionGroup var source: TextSource

  @OptionGroup var markup: MarkupOption

  @OptionGroup var layout: LayoutOptions

  @OptionGroup var cursor: CursorLineOption

  @Flag(help: "Take each line of the input as a text of its own; print one JSON object per line.")
  var lines = false

  @Option(
    help: ArgumentHelp(
      "Select between two gaps on the screen, each LINE:COLUMN, from 1:0.", valueName: "from..to"))
  var select: String?

  @Option(help: "What a selection takes.") var policy = SettingArgument(SelectionPolicy.natural)

  @Option(
    help: ArgumentHelp(
      "The engine that resolves the levels: \(EngineChoice.help)", valueName: "engine"))
  var engine = EngineChoice.bidiscope

  @OptionGroup var deadline: AnswerDeadline

  @Option(help: "How to print it.") var format: OutputFormat?

  func validate() throws {
    if lines, format == .text {
      throw UsageError("--lines prints JSON; leave out --format text")
    }
    _ = try select.map { try SelectArgument($0) }
  }

  func run() throws {
    let asked = try Asked(
      engine, deadline: deadline.seconds, layout: LayoutRequest(layout, cursor))
    do {
      try inspect(asked)
    } catch let failure as EngineFailure {
      throw Complaint("\(verbatim: asked.name) \(failure.words)")
    }
  }

  /// What is asked about every text: the engine, started once, and how it is laid out.
  private struct Asked {
    var name: String
    /// The engine in place of ours; nil for ours.
    var resolver: (any BidiResolver)?
    var layout: LayoutRequest

    init(_ choice: EngineChoice, deadline: Double, layout: LayoutRequest) throws {
      self.layout = layout
      let resolver = try choice.resolver(deadline: deadline)
      name = choice == .bidiscope ? "UAX #9" : resolver.name
      self.resolver = choice == .bidiscope ? nil : resolver
    }
  }

  private func inspect(_ asked: Asked) throws {
    var output = StandardOutput(isForUsers: !lines && format != .json)
    let longest = try lines ? inspectLines(asked, &output) : inspectTexts(asked, &output)
    try cursor.check(longest, &output)
  }

  /// Prints what there is about each text; returns how many paragraphs the longest has.
  private func inspectTexts(_ asked: Asked, _ output: inout StandardOutput) throws -> Int {
    var longest = 0
    try source.forEach { file, document in
      let inspection = try inspection(of: document, asked)
      longest = max(longest, inspection.inspector.paragraphCount)
      if source.isOne { try cursor.check(longest, &output) }
      if format == .json {
        var json = InspectionJSON(file: source.files.count > 1 ? file : nil)
        try json.write(inspection, to: &output)
      } else {
        var report = InspectionReport(file: source.files.count > 1 ? file : nil)
        try report.write(inspection, to: &output)
      }
      try output.flush()
    }
    return longest
  }

  private func inspection(of source: Document, _ asked: Asked) throws -> Inspection {
    let marked = markup.markup.map { _ in MarkedDocument(html: source, direction: layout.direction)
    }
    let document = marked?.document ?? source
    let inspector = Inspector(
      asked.layout.inputs(
        of: document,
        directions: marked?.decider(unless: layout.direction) ?? layout.direction.decider
      ),
      resolver: asked.resolver)
    let selection = try select.map { try inspector.selection(SelectArgument($0), policy.value) }
    return Inspection(
      inspector: inspector, engine: engine, engineName: asked.name, selection: selection,
      words: marked.map {
        PlainWords(marked: $0) {
          Inspector(asked.layout.inputs(of: $0), resolver: asked.resolver)
        }
      })
  }

  /// The same of each line as a text of its own.
  private func inspectLines(_ asked: Asked, _ output: inout StandardOutput) throws -> Int {
    var longest = 0
    func answer(_ line: ArraySlice<UInt8>) throws {
      let count = try inspectLine(line, asked, &output)
      longest = max(longest, count)
    }
    try source.check()
    if let text = source.text {
      for line in LineStream.lines(of: Array(text.utf8)) { try answer(line) }
      try output.flush()
      return longest
    }
    for file in source.files.isEmpty ? ["-"] : source.files {
      let stream = try TypedInput.lines(of: file)
      while let lines = try stream.next() {
        for line in lines { try answer(line) }
        // A program that sends a line may wait for its answer before it sends the next.
        try output.flush()
      }
    }
    return longest
  }

  /// Prints what there is about a line; returns how many paragraphs P1 finds in it.
  private func inspectLine(
    _ line: ArraySlice<UInt8>, _ asked: Asked, _ output: inout StandardOutput
  ) throws -> Int {
    var json = InspectionJSON(file: nil)
    let document = source.notation.document(Document(utf8: Array(line)))
    let inspection = try inspection(of: document, asked)
    try json.write(inspection, to: &output)
    return inspection.inspector.paragraphCount
  }
}
