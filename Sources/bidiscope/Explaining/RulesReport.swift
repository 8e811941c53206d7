internal import BidiAlgorithm
internal import Explanation

/// What `rules` prints.
enum RulesReport {
  /// A line for each.
  static func list(_ texts: [RuleText]) -> String {
    texts.map { text in
      text.name + String(repeating: " ", count: 6 - text.name.count) + text.summary + "\n"
    }.joined()
  }

  /// Each in full, with its example at work.
  static func text(_ texts: [RuleText]) -> String {
    texts.map { text in
      var lines = ["\(text.name): \(text.summary)", ""]
      lines += text.body.split(separator: "\n").map(String.init) + [""]
      lines += ["Example: \(text.example)", "Source: \(text.source)"]
      if let demonstration = RuleReference.demonstration(of: text) {
        lines += ["", "At work on \(subject(demonstration)):"]
        lines += demonstration.sentences.map { "  " + $0 }
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
        lines += ["At work on `\(subject(demonstration))`:", ""]
        lines += demonstration.sentences.map { "- " + $0 } + [""]
      }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// An array of objects on one line.
  static func json(_ texts: [RuleText]) -> [UInt8] {
    var json = JSONWriter()
    json.beginArray()
    for text in texts {
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
      json.key("atWork")
      json.beginArray()
      for sentence in RuleReference.demonstration(of: text)?.sentences ?? [] {
        json.string(sentence)
      }
      json.endArray()
      json.endObject()
    }
    json.endArray()
    return json.take() + [0x0A]
  }

  private static func subject(_ demonstration: RuleDemonstration) -> String {
    Printable.text(String(String.UnicodeScalarView(demonstration.paragraph.scalars)))
  }
}
