internal import Languages
internal import UnicodeData

/// What `identify` prints of each text.
struct IdentifyReport {
  let format: OutputFormat
  private var json = JSONWriter()
  private var bytes: [UInt8] = []

  init(format: OutputFormat) { self.format = format }

  /// What was added since it was last taken.
  mutating func take() -> [UInt8] {
    // To keep the room would take as much again, because what is handed out still has it.
    defer { bytes = [] }
    return format == .json ? json.take() : bytes
  }

  /// Adds what was found in a text, as one line.
  mutating func add(_ text: IdentifiedText) {
    if format == .json { addJSON(text) } else { addLine(text) }
  }

  private mutating func addLine(_ text: IdentifiedText) {
    guard let language = text.language else { return append("-  no letters\n") }
    append(language)
    append("  \(Int((text.confidence * 100).rounded()))")
    append(text.isReliable ? " %  " : " %, a guess  ")
    for (index, span) in text.spans.enumerated() {
      if index > 0 { append(", ") }
      append(RangeNotation.text(span.range) + " ")
      append(span.script)
      append(" ")
      append(span.language ?? "-")
    }
    append("\n")
  }

  private mutating func append(_ words: String) { bytes.append(contentsOf: words.utf8) }

  private mutating func addJSON(_ text: IdentifiedText) {
    json.beginObject()
    json.key("language")
    json.optional(text.language)
    json.key("confidence")
    json.share(text.confidence)
    json.key("reliable")
    json.bool(text.isReliable)
    json.key("spans")
    json.array(text.spans) { span, json in
      json.beginObject()
      json.key("range")
      json.range(span.range)
      json.key("script")
      json.string(span.script)
      json.key("language")
      json.optional(span.language)
      json.key("confidence")
      json.share(span.confidence)
      json.endObject()
    }
    json.endObject()
    json.endLine()
  }
}
