internal import ArgumentParser
internal import BidiAlgorithm
internal import Engines
internal import TextModel

/// `bidiscope inspect`: the facts about a text, for programs and for people.
struct InspectCommand: ParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }
  enum Policy: String, CaseIterable, ExpressibleByArgument {
    case natural, single, snap

    var policy: SelectionPolicy {
      switch self {
      case .natural: .natural
      case .single: .single
      case .snap: .snap
      }
    }
  }

  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Print what the explorer shows: levels, runs, lines, display and selection.",
    discussion: """
      The JSON is described by Schemas/inspect.schema.json. All indices count from the start of the text, \
      in scalars where nothing else is said.
      """)

  @OptionGroup var source: TextSource

  @Option(help: "The paragraphs' direction: auto (P2 and P3), ltr, rtl, or a strategy's name.")
  var direction = DirectionArgument.automatic

  @Option(help: ArgumentHelp("Wrap lines at this many cells.", valueName: "columns"))
  var width: Int?

  @Flag(help: "Take each line of the input as a text of its own; print one JSON object a line.")
  var lines = false

  @Option(
    help: ArgumentHelp(
      "Select between two gaps on the screen, each LINE:COLUMN, from 1:0.", valueName: "from..to"))
  var select: String?

  @Option(help: "What a selection takes.") var policy = Policy.natural

  @Option(help: ArgumentHelp("Who resolves the levels: \(EngineChoice.help)", valueName: "engine"))
  var engine = EngineChoice.bidiscope

  @Option(help: "How to print it.") var format: Format?

  func validate() throws {
    if let width, width < 1 { throw ValidationError("--width is at least 1, not \(width)") }
    if lines, format == .text {
      throw ValidationError("--lines prints JSON; leave --format text away")
    }
    _ = try select.map { try SelectArgument($0) }
  }

  func run() throws {
    let engine = try AskedEngine(engine)
    do {
      try inspect(engine)
    } catch let failure as EngineFailure {
      throw Complaint("\(engine.name) \(failure)")
    }
  }

  /// The engine that is asked in place of ours, started once; nil for ours.
  private struct AskedEngine {
    var name: String
    var resolver: (any BidiResolver)?

    init(_ choice: EngineChoice) throws {
      let resolver = try choice.resolver(deadline: 5)
      name = choice == .bidiscope ? "UAX #9" : resolver.name
      self.resolver = choice == .bidiscope ? nil : resolver
    }
  }

  private func inspect(_ engine: AskedEngine) throws {
    var output = StandardOutput()
    if lines { return try inspectLines(engine, &output) }
    try source.forEach { file, document in
      let inspection = try inspection(of: document, engine)
      if format == .json {
        var json = InspectionJSON(file: source.files.count > 1 ? file : nil)
        try json.write(inspection, to: &output)
      } else {
        var report = InspectionReport(file: source.files.count > 1 ? file : nil)
        try report.write(inspection, to: &output)
      }
      try output.flush()
    }
  }

  private func inspection(of document: Document, _ asked: AskedEngine) throws -> Inspection {
    let inspector = Inspector(
      document, directions: direction.decider(for: document), width: width,
      resolver: asked.resolver)
    let selection = try select.map { try inspector.selection(SelectArgument($0), policy.policy) }
    return Inspection(
      inspector: inspector, engine: engine, engineName: asked.name, selection: selection)
  }

  private func inspectLines(_ engine: AskedEngine, _ output: inout StandardOutput) throws {
    try source.check()
    if let text = source.text {
      for line in LineStream.lines(of: Array(text.utf8)) { try inspectLine(line, engine, &output) }
      return try output.flush()
    }
    for file in source.files.isEmpty ? ["-"] : source.files {
      var stream = try LineStream(path: file == "-" ? nil : file)
      while let lines = try stream.next() {
        for line in lines { try inspectLine(line, engine, &output) }
        // Who sends a line and waits for its answer must get it.
        try output.flush()
      }
    }
  }

  private func inspectLine(
    _ line: ArraySlice<UInt8>, _ engine: AskedEngine, _ output: inout StandardOutput
  ) throws {
    var json = InspectionJSON(file: nil)
    let document = source.notation.document(Document(utf8: Array(line)))
    try json.write(try inspection(of: document, engine), to: &output)
  }
}
