internal import Languages
internal import Learning
internal import Wording

/// What `rules` prints of a term.
enum TermReport {
  /// A sentence of the glossary in the language of the reader.
  static func told(_ text: String, _ words: Catalogue) -> String {
    words.plain(Words(verbatim: Glossary.shipped.translations(text, in: words.language)))
  }

  /// A term in full, with its example executed.
  static func text(_ found: Reference.Found, _ words: Catalogue) -> String {
    guard case .term(let entry, _) = found else { return "" }
    let name = entry.name(in: words.language).map { "\($0) (\(entry.term))" } ?? entry.term
    var lines = ["\(name): \(told(entry.plain, words))", "", told(entry.precise, words), ""]
    if !entry.also.isEmpty { lines.append("Also: \(entry.also.joined(separator: ", "))") }
    if !entry.see.isEmpty { lines.append("See: \(entry.see.joined(separator: ", "))") }
    if !entry.example.isEmpty {
      lines += ["", "Example:"] + entry.example.map { "  " + $0 }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The same in Markdown.
  static func markdown(_ found: Reference.Found) -> String {
    guard case .term(let entry, _) = found else { return "" }
    var lines = ["## \(entry.term)", "", entry.plain, "", entry.precise, ""]
    if !entry.see.isEmpty { lines += ["See: \(entry.see.joined(separator: ", ")).", ""] }
    lines += entry.example.map { "- " + $0 } + (entry.example.isEmpty ? [] : [""])
    return lines.joined(separator: "\n")
  }

  /// An object with the fields of a rule's.
  static func write(_ found: Reference.Found, to json: inout JSONWriter) {
    guard case .term(let entry, _) = found else { return }
    json.beginObject()
    json.key("name")
    json.string(entry.term)
    json.key("summary")
    json.string(entry.plain)
    json.key("body")
    json.string(entry.precise)
    json.key("example")
    json.string(entry.text?.written ?? "")
    json.key("source")
    json.string(entry.see.joined(separator: ", "))
    if let text = entry.text {
      json.key("text")
      json.string(text.written)
      json.key("shown")
      json.string(text.shown)
    }
    json.key("atWork")
    json.array(entry.facts) { fact, json in json.string(fact.sentence) }
    json.endObject()
  }
}
