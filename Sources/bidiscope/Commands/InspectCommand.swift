internal import ArgumentParser
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

  @OptionGroup var layout: LayoutOptions

  @Flag(help: "Take each line of the input as a text of its own; print one JSON object a line.")
  var lines = false

  @Option(
    help: ArgumentHelp(
      "Select between two gaps on the screen, each LINE:COLUMN, from 1:0.", valueName: "from..to"))
  var select: String?

  @Option(help: "What a selection takes.") var policy = Policy.natural

  @Option(help: "Who resolves the levels.") var engine = LevelSource.bidiscope

  @Option(help: "How to print it.") var format: Format?

  func validate() throws {
    if lines, format == .text {
      throw ValidationError("--lines prints JSON; leave --format text away")
    }
    _ = try select.map { try SelectArgument($0) }
  }

  func run() throws {
    var output = StandardOutput()
    if lines { return try inspectLines(&output) }
    try source.forEach { file, document in
      let inspection = try inspection(of: document)
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

  private func inspection(of document: Document) throws -> Inspection {
    let inspector = Inspector(
      document, directions: layout.direction.decider(for: document), settings: layout.settings,
      keyboard: layout.keyboard?.direction, resolver: engine.resolver())
    let selection = try select.map { try inspector.selection(SelectArgument($0), policy.policy) }
    return Inspection(inspector: inspector, engine: engine, selection: selection)
  }

  private func inspectLines(_ output: inout StandardOutput) throws {
    try source.check()
    if let text = source.text {
      for line in LineStream.lines(of: Array(text.utf8)) { try inspectLine(line, &output) }
      return try output.flush()
    }
    for file in source.files.isEmpty ? ["-"] : source.files {
      var stream = try LineStream(path: file == "-" ? nil : file)
      while let lines = try stream.next() {
        for line in lines { try inspectLine(line, &output) }
        // Who sends a line and waits for its answer must get it.
        try output.flush()
      }
    }
  }

  private func inspectLine(_ line: ArraySlice<UInt8>, _ output: inout StandardOutput) throws {
    var json = InspectionJSON(file: nil)
    try json.write(
      try inspection(of: source.notation.document(Document(utf8: Array(line)))), to: &output)
  }
}

extension LevelSource: ExpressibleByArgument {}
