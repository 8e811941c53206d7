internal import Explanation
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
    func named(_ names: [String]) -> String { names.joined(separator: ", ") }
    if !entry.also.isEmpty { lines.append(words.plain("Also: \(verbatim: named(entry.also))")) }
    if !entry.see.isEmpty { lines.append(words.plain("See \(verbatim: named(entry.see))")) }
    if entry.text != nil || !entry.facts.isEmpty { lines += ["", words.plain("At work:")] }
    if let text = entry.text { lines += storedAndShown(text.written, text.shown, words) }
    lines += entry.facts.map { "  " + words.plain($0.sentence) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A strategy or a calendar in full, with its example executed.
  static func text(_ entry: NamedEntry, _ words: Catalogue) -> String {
    var lines = [words.plain(entry.plain), ""] + entry.precise.map { words.plain($0) }
    lines += ["", words.plain("At work:")]
    if let text = entry.text { lines += storedAndShown(text.written, text.shown, words) }
    lines += entry.facts.map { "  " + words.plain($0.sentence) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A head of a pane.
  static func text(_ entry: HeadEntry, _ words: Catalogue) -> String {
    let language = words.language
    let plain = "\(entry.title(in: language)): \(entry.plain(in: language))"
    return [plain, "", entry.precise(in: language), ""]
      .map { words.plain(Words(verbatim: $0)) }.joined(separator: "\n")
  }

  /// A text in the pseudo alphabet as it is stored and, below that, as it is shown.
  static func storedAndShown(_ stored: String, _ shown: String, _ words: Catalogue) -> [String] {
    labelled([("stored", stored), ("shown", shown)], words)
  }

  /// Texts below each other, each after its label.
  static func labelled(
    _ texts: [(label: Words, text: String)], _ words: Catalogue
  ) -> [String] {
    let lines = texts.map { (label: words.plain($0.label), text: $0.text) }
    let width = lines.reduce(0) { max($0, $1.label.count) } + 2
    return lines.map { label, text in
      "  " + label + String(repeating: " ", count: width - label.count) + text
    }
  }

  /// The same in Markdown.
  static func markdown(_ found: Reference.Found) -> String {
    if case .label(let entry) = found {
      return ["## \(entry.label)", "", entry.sentence.english, ""].joined(separator: "\n")
    }
    if case .named(let entry) = found { return markdown(entry) }
    if case .head(let entry) = found {
      let lines = ["## \(entry.title(in: "en"))", "", entry.head.plain, "", entry.head.precise, ""]
      return lines.joined(separator: "\n")
    }
    guard case .term(let entry, _) = found else { return "" }
    var lines = ["## \(entry.term)", "", entry.plain, "", entry.precise, ""]
    if !entry.see.isEmpty { lines += ["See: \(entry.see.joined(separator: ", ")).", ""] }
    if let text = entry.text {
      lines += ["- stored: `\(text.written)`", "- shown: `\(text.shown)`"]
    }
    lines += entry.facts.map { "- " + $0.sentence.english }
    if entry.text != nil || !entry.facts.isEmpty { lines.append("") }
    return lines.joined(separator: "\n")
  }

  /// The same of a strategy or a calendar.
  private static func markdown(_ entry: NamedEntry) -> String {
    var lines = ["## \(entry.name)", "", entry.plain.english, ""]
    for sentence in entry.precise { lines += [sentence.english, ""] }
    if let text = entry.text {
      lines += ["- stored: `\(text.written)`", "- shown: `\(text.shown)`"]
    }
    return (lines + entry.facts.map { "- " + $0.sentence.english } + [""])
      .joined(separator: "\n")
  }

  /// An object with the fields of a rule's.
  static func write(_ found: Reference.Found, to json: inout JSONWriter) {
    if case .label(let entry) = found {
      return write(
        entry.label, entry.sentence.english, entry.classText?.summary ?? "",
        source: entry.classText?.name ?? "", to: &json)
    }
    if case .head(let entry) = found {
      return write(
        entry.head.label, entry.head.plain, entry.head.precise, source: entry.pane, to: &json)
    }
    if case .named(let entry) = found { return write(entry, to: &json) }
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

  /// The same of a strategy or a calendar.
  private static func write(_ entry: NamedEntry, to json: inout JSONWriter) {
    json.beginObject()
    json.key("name")
    json.string(entry.name)
    json.key("summary")
    json.string(entry.plain)
    json.key("body")
    json.string(entry.precise.map(\.english).joined(separator: "\n"))
    json.key("example")
    json.string(entry.text?.written ?? "")
    json.key("source")
    json.string("")
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

  /// The same of what has no example.
  private static func write(
    _ name: String, _ summary: String, _ body: String, source: String, to json: inout JSONWriter
  ) {
    json.beginObject()
    for (key, value) in [
      ("name", name), ("summary", summary), ("body", body), ("example", ""), ("source", source),
    ] {
      json.key(named: key)
      json.string(value)
    }
    json.key("atWork")
    json.array([String]()) { sentence, json in json.string(sentence) }
    json.endObject()
  }
}
