internal import BidiAlgorithm
internal import Explanation
internal import Wording

/// What `rules` prints.
enum RulesReport {
  /// A line for each rule and definition, then for each class and term.
  static func list() -> String {
    let terms = RuleReference.terms
    let width = 2 + (terms.map(\.name.count).max() ?? 0)
    func lines(_ texts: [RuleText]) -> String {
      texts.map { text in
        let space = String(repeating: " ", count: max(1, width - text.name.count))
        return text.name + space + text.summary + "\n"
      }.joined()
    }
    return lines(RuleReference.all) + "\nClasses and terms\n" + lines(terms)
  }

  /// Each in full, with its example at work.
  static func text(_ texts: [RuleText]) -> String {
    texts.map { text in
      var lines = ["\(text.name): \(text.summary)", ""]
      lines += text.body.split(separator: "\n").map(String.init) + [""]
      lines += ["Example: \(text.example)", "Source: \(text.source)"]
      if let demonstration = RuleReference.demonstration(of: text) {
        lines += ["", "At work on `\(demonstration.stored)`, shown as `\(demonstration.shown)`:"]
        lines += demonstration.sentences.map { "  " + $0.english }
      }
      return lines.joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  /// Each in full, in Markdown.
  static func markdown(_ texts: [RuleText]) -> String {
    texts.map { text in
      var lines = ["## \(text.name)", "", text.name + ": " + text.summary, ""]
      for paragraph in text.body.split(separator: "\n") { lines += [String(paragraph), ""] }
      lines += ["Example: \(text.example)", "", "Source: \(text.source).", ""]
      if let demonstration = RuleReference.demonstration(of: text) {
        lines += ["At work on `\(demonstration.stored)`, shown as `\(demonstration.shown)`:", ""]
        lines += demonstration.sentences.map { "- " + $0.english } + [""]
      }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// An array of objects on one line.
  static func json(_ texts: [RuleText]) -> [UInt8] {
    var json = JSONWriter()
    json.array(texts) { text, json in
      json.beginObject()
      json.key("name")
      json.string(text.name)
      json.key("summary")
      json.string(text.summary)
      json.key("body")
      json.string(text.body)
      json.key("example")
      json.string(text.example)
      json.key("source")
      json.string(text.source)
      if let demonstration = RuleReference.demonstration(of: text) {
        json.key("text")
        json.string(demonstration.stored)
        json.key("shown")
        json.string(demonstration.shown)
      }
      json.key("atWork")
      json.array(RuleReference.demonstration(of: text)?.sentences ?? []) { sentence, json in
        json.string(sentence)
      }
      json.endObject()
    }
    return json.take() + [0x0A]
  }
}
