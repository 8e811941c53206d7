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
    let also = entry.translated[words.language].map { Array($0.dropFirst()) + entry.also }
    let others = also ?? entry.also
    if !others.isEmpty { lines.append(words.plain("Also: \(verbatim: named(others))")) }
    let see = entry.see.map { Self.name(of: $0, words) }
    if !see.isEmpty { lines.append(words.plain("See \(verbatim: named(see))")) }
    if entry.text != nil || !entry.facts.isEmpty { lines += atWork(entry.text, entry.facts, words) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What an entry is called in the language of the reader.
  private static func name(of entry: String, _ words: Catalogue) -> String {
    guard case .term(let found, _)? = Reference.look(up: entry) else { return entry }
    return found.name(in: words.language) ?? entry
  }

  /// A strategy or a calendar in full, with its example executed.
  static func text(_ entry: NamedEntry, _ words: Catalogue) -> String {
    let lines =
      [words.plain(entry.plain), ""] + entry.precise.map { words.plain($0) }
      + atWork(entry.text, entry.facts, words)
    return lines.joined(separator: "\n") + "\n"
  }

  /// An example, executed.
  private static func atWork(
    _ text: LearnedText?, _ facts: [Fact], _ words: Catalogue
  ) -> [String] {
    ["", words.plain("At work:")]
      + (text.map { storedAndShown($0.written, $0.shown, words) } ?? [])
      + facts.map { "  " + words.plain($0.sentence) }
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
    lines += markdown(entry.text, entry.facts)
    if entry.text != nil || !entry.facts.isEmpty { lines.append("") }
    return lines.joined(separator: "\n")
  }

  /// The same of a strategy or a calendar.
  private static func markdown(_ entry: NamedEntry) -> String {
    var lines = ["## \(entry.name)", "", entry.plain.english, ""]
    for sentence in entry.precise { lines += [sentence.english, ""] }
    return (lines + markdown(entry.text, entry.facts) + [""]).joined(separator: "\n")
  }

  /// An example, executed, as a list.
  private static func markdown(_ text: LearnedText?, _ facts: [Fact]) -> [String] {
    (text.map { ["- stored: `\($0.written)`", "- shown: `\($0.shown)`"] } ?? [])
      + facts.map { "- " + $0.sentence.english }
  }

  /// What a name leads to.
  static func write(_ found: Reference.Found, to json: inout JSONWriter) {
    switch found {
    case .rule(let text):
      let demonstration = RuleReference.demonstration(of: text)
      write(
        text.name, text.summary, text.body, example: text.example, source: text.source,
        atWork: demonstration.map { ($0.stored, $0.shown) }, demonstration?.sentences ?? [],
        to: &json)
    case .term(let entry, _):
      write(
        entry.term, entry.plain, entry.precise, source: entry.see.joined(separator: ", "),
        entry.text, entry.facts, to: &json)
    case .named(let entry):
      write(
        entry.name, entry.plain.english, entry.precise.map(\.english).joined(separator: "\n"),
        source: "", entry.text, entry.facts, to: &json)
    case .head(let entry):
      write(
        entry.head.label, entry.head.plain, entry.head.precise, source: entry.pane, to: &json)
    case .label(let entry):
      write(
        entry.label, entry.sentence.english, entry.classText?.summary ?? "",
        source: entry.classText?.name ?? "", to: &json)
    }
  }

  /// An object of what has a text with facts for its example.
  private static func write(
    _ name: String, _ summary: String, _ body: String, source: String, _ text: LearnedText?,
    _ facts: [Fact], to json: inout JSONWriter
  ) {
    write(
      name, summary, body, example: text?.written ?? "", source: source,
      atWork: text.map { ($0.written, $0.shown) }, facts.map(\.sentence), to: &json)
  }

  /// An object; all have the same fields.
  private static func write(
    _ name: String, _ summary: String, _ body: String, example: String = "", source: String,
    atWork: (stored: String, shown: String)? = nil, _ sentences: [Words] = [],
    to json: inout JSONWriter
  ) {
    json.beginObject()
    for (key, value) in [
      ("name", name), ("summary", summary), ("body", body), ("example", example),
      ("source", source),
    ] {
      json.key(named: key)
      json.string(value)
    }
    if let atWork {
      json.key("text")
      json.string(atWork.stored)
      json.key("shown")
      json.string(atWork.shown)
    }
    json.key("atWork")
    json.array(sentences) { sentence, json in json.string(sentence) }
    json.endObject()
  }
}
