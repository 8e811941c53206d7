internal import ArgumentParser
internal import Languages
internal import TextModel

/// `bidiscope identify`: the languages of a text.
struct IdentifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "identify",
    abstract: "Print the language of a text, and of each run of one script in it.")

  @OptionGroup var source: TextSource

  @Flag(help: "Take each line of the input as a text of its own.")
  var lines = false

  @Option(help: "How to print: text for readers, json for programs.")
  var format = OutputFormat.text

  func run() throws {
    let preferred = SystemLocales.read().entries.map(\.identifier)
    guard let identifier = LanguageIdentifier(preferred: preferred) else {
      throw Complaint(LanguageIdentifier.missing)
    }
    var output = StandardOutput()
    var report = IdentifyReport(format: format)
    if lines {
      try source.forEachLine { line in
        report.add(identifier.identify(line), line)
        if report.isLarge { output.write(report.take()) }
      } atPause: {
        output.write(report.take())
        try output.flush()
      }
    } else {
      try source.forEach { _, document in
        let scalars = document.scalars(in: ScalarOffset(0)..<ScalarOffset(document.scalarCount))
          .map(\.scalar)
        report.add(identifier.identify(scalars), scalars)
        output.write(report.take())
        try output.flush()
      }
    }
    output.write(report.take())
    try output.flush()
  }
}

/// What `identify` prints of each text.
struct IdentifyReport {
  let format: OutputFormat
  private var json = JSONWriter()
  private var bytes: [UInt8] = []

  init(format: OutputFormat) { self.format = format }

  /// Whether so much is there that it should be written.
  var isLarge: Bool { bytes.count > 1 << 16 }

  /// What was added since it was last taken.
  mutating func take() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  mutating func add(_ text: IdentifiedText, _ scalars: [Unicode.Scalar]) {
    switch format {
    case .json: addJSON(text)
    case .text: bytes.append(contentsOf: Self.line(text).utf8)
    }
  }

  private static func line(_ text: IdentifiedText) -> String {
    guard let language = text.language else { return "-  no letters\n" }
    let percent = "\(Int((text.confidence * 100).rounded())) %"
    let spans = text.spans.map { span in
      "[\(span.range.lowerBound),\(span.range.upperBound)) \(span.script) \(span.language ?? "-")"
    }
    return
      "\(language)  \(percent)\(text.isReliable ? "" : ", a guess")  \(spans.joined(separator: ", "))\n"
  }

  private mutating func addJSON(_ text: IdentifiedText) {
    json.beginObject()
    json.key("language")
    json.optional(text.language)
    json.key("confidence")
    json.share(text.confidence)
    json.key("reliable")
    json.bool(text.isReliable)
    json.key("spans")
    json.beginArray()
    for span in text.spans {
      json.beginObject()
      json.key("range")
      json.range(span.range)
      json.key("script")
      json.string(span.script)
      json.key("language")
      json.optional(span.language)
      json.endObject()
    }
    json.endArray()
    json.endObject()
    bytes.append(contentsOf: json.take())
    bytes.append(0x0A)
    json = JSONWriter()
  }
}
