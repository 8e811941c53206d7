internal import Languages
internal import UnicodeData

/// What `identify` prints of each text.
struct IdentifyReport {
  let format: OutputFormat
  private var json = JSONWriter()
  private var bytes: [UInt8] = []
  /// Of the line that is begun: whether it has no run yet, and whether a language was found.
  private var isFirst = true
  private var hasLanguage = false

  init(format: OutputFormat) { self.format = format }

  /// What was added since it was last taken.
  mutating func take() -> [UInt8] {
    // To keep the room would take as much again, because what is handed out still has it.
    defer { bytes = [] }
    return format == .json ? json.take() : bytes
  }

  /// Whether there is enough to be handed on.
  var isLong: Bool { max(bytes.count, json.bytes.count) >= 1 << 16 }

  /// Adds what was found in a text, as one line.
  mutating func add(_ text: IdentifiedText) {
    begin(text)
    for span in text.spans { add(span) }
    end()
  }

  /// Begins a line with what was found in all of a text; its runs follow.
  mutating func begin(_ text: IdentifiedText) {
    isFirst = true
    if format == .json { beginJSON(text) } else { beginLine(text) }
  }

  /// Adds a run to the line.
  mutating func add(_ span: IdentifiedText.Span) {
    if format == .json { addJSON(span) } else { addWords(span) }
    isFirst = false
  }

  /// Ends the line.
  mutating func end() {
    guard format == .json else { return append("\n") }
    json.endArray()
    json.endObject()
    json.endLine()
  }

  private mutating func beginLine(_ text: IdentifiedText) {
    hasLanguage = text.language != nil
    guard let language = text.language else { return append("-  no letters") }
    append(language)
    append("  \(Int((text.confidence * 100).rounded()))")
    append(text.isReliable ? " %  " : " %, a guess  ")
  }

  private mutating func addWords(_ span: IdentifiedText.Span) {
    // Without a language the runs say nothing.
    guard hasLanguage else { return }
    if !isFirst { append(", ") }
    append(RangeNotation.text(span.range) + " ")
    append(span.script)
    append(" ")
    append(span.language ?? "-")
  }

  private mutating func append(_ words: String) { bytes.append(contentsOf: words.utf8) }

  private mutating func beginJSON(_ text: IdentifiedText) {
    json.beginObject()
    json.key("language")
    json.optional(text.language)
    json.key("confidence")
    json.share(text.confidence)
    json.key("reliable")
    json.bool(text.isReliable)
    json.key("spans")
    json.beginArray()
  }

  private mutating func addJSON(_ span: IdentifiedText.Span) {
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
}
