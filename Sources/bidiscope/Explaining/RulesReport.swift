internal import BidiAlgorithm
internal import Explanation
internal import Languages
internal import Learning
internal import Wording

/// What `rules` prints.
enum RulesReport {
  /// A line for each rule and definition, for each class, for each term, and for each strategy and
  /// calendar.
  static func list(_ words: Catalogue) -> String {
    func lines(_ texts: [(name: String, summary: String)]) -> String {
      let width = 2 + (texts.map(\.name.count).max() ?? 0)
      return texts.map { text in
        let space = String(repeating: " ", count: max(1, width - text.name.count))
        return text.name + space + text.summary + "\n"
      }.joined()
    }
    func named(_ texts: [RuleText]) -> [(name: String, summary: String)] {
      texts.map { (name: $0.name, summary: summary($0, words)) }
    }
    let terms = Glossary.shipped.entries.map { entry in
      (name: entry.term, summary: TermReport.told(entry.plain, words))
    }
    func things(_ entries: [NamedEntry]) -> [(name: String, summary: String)] {
      entries.map { (name: $0.name, summary: words.plain($0.summary)) }
    }
    return lines(named(RuleReference.all)) + "\nClasses\n"
      + lines(named(RuleReference.terms)) + "\nTerms\n"
      + lines(terms.sorted { $0.name < $1.name }) + "\nStrategies\n"
      + lines(things(NamedEntry.strategies)) + "\nCalendars\n"
      + lines(things(NamedEntry.calendars))
  }

  /// Each in full, with its example at work; a term with its definition in the standard after it.
  static func text(_ found: [Reference.Found], _ words: Catalogue) -> String {
    found.map { found in
      switch found {
      case .rule(let rule): text(rule, words)
      case .term(_, let definition):
        TermReport.text(found, words) + (definition.map { "\n" + text($0, words) } ?? "")
      case .named(let entry): TermReport.text(entry, words)
      case .head(let entry): TermReport.text(entry, words)
      case .label(let entry):
        words.plain(entry.sentence) + "\n"
          + (entry.classText.map { "\n" + text($0, words) } ?? "")
      }
    }.joined(separator: "\n")
  }

  /// What a rule says in one sentence, in the language of the reader.
  private static func summary(_ text: RuleText, _ words: Catalogue) -> String {
    words.plain(Words(verbatim: RuleTranslations.shipped.summary(of: text, in: words.language)))
  }

  private static func text(_ text: RuleText, _ words: Catalogue) -> String {
    var lines = ["\(text.name): \(summary(text, words))", ""]
    let told = RuleTranslations.shipped
    lines += told.body(of: text, in: words.language).map { words.plain(Words(verbatim: $0)) } + [""]
    let example = told.example(of: text, in: words.language)
    lines += [words.plain("Example:") + " " + words.plain(Words(verbatim: example)), text.source]
    if let demonstration = RuleReference.demonstration(of: text) {
      lines += ["", words.plain("At work:")]
      lines += TermReport.storedAndShown(demonstration.stored, demonstration.shown, words)
      lines += demonstration.sentences.map { "  " + words.plain($0) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Each in full, in Markdown.
  static func markdown(_ found: [Reference.Found]) -> String {
    found.map { found in
      guard case .rule(let text) = found else { return TermReport.markdown(found) }
      var lines = ["## \(text.name)", "", text.name + ": " + text.summary, ""]
      for paragraph in text.paragraphs { lines += [paragraph, ""] }
      lines += ["Example: \(text.example)", "", "Source: \(text.source).", ""]
      if let demonstration = RuleReference.demonstration(of: text) {
        lines += ["At work on `\(demonstration.stored)`, shown as `\(demonstration.shown)`:", ""]
        lines += demonstration.sentences.map { "- " + $0.english } + [""]
      }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// An array of objects on one line.
  static func json(_ found: [Reference.Found]) -> [UInt8] {
    var json = JSONWriter()
    json.array(found) { found, json in TermReport.write(found, to: &json) }
    return json.take() + [0x0A]
  }
}
