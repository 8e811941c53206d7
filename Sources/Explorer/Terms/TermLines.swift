internal import Explanation
internal import ExplorerCore
internal import Languages
internal import Learning
internal import Screen
internal import Wording

/// What the reference says, in lines and in the language of the screen.
struct TermLines {
  let words: Catalogue
  /// How many columns a line may take.
  let width: Int

  /// What an entry is called on the screen: its name, with the English one beside it.
  func name(of entry: GlossaryEntry) -> String {
    entry.name(in: words.language).map { "\($0) (\(entry.term))" } ?? entry.term
  }

  /// What an entry is, in plain words after its name.
  func plain(_ entry: GlossaryEntry) -> [ReadingLine] {
    text("\(name(of: entry)): \(told(entry.plain))", .accent)
  }

  /// What an entry is, precisely.
  func precise(_ entry: GlossaryEntry, isIndented: Bool = false) -> [ReadingLine] {
    text(told(entry.precise), indent: isIndented ? "  " : "")
  }

  /// The example of an entry, executed.
  func example(_ entry: GlossaryEntry) -> [ReadingLine] {
    example(entry.text, entry.facts)
  }

  private func example(_ text: LearnedText?, _ facts: [Fact]) -> [ReadingLine] {
    (text.map { storedAndShown($0.written, $0.shown) } ?? [])
      + facts.flatMap { fact in
        words.onScreen(fact.sentence).wrapped(to: width - 2).map { ReadingLine(words: "  " + $0) }
      }
  }

  /// What a strategy or a calendar is, its rule, and its example, executed.
  func named(_ entry: NamedEntry) -> [ReadingLine] {
    said(entry.plain, .accent) + entry.precise.flatMap { said($0) }
      + example(entry.text, entry.facts)
  }

  /// What a label stands for, and what the class of its scalar is.
  func label(_ entry: ScalarEntry) -> [ReadingLine] {
    said(entry.sentence, .accent) + (entry.classText.map { summary($0) } ?? [])
  }

  /// What a rule says in one sentence, after its name.
  func summary(_ rule: RuleText) -> [ReadingLine] {
    let summary = RuleTranslations.shipped.summary(of: rule, in: words.language)
    return text("\(rule.name): \(summary)", .accent)
  }

  /// How a rule does that.
  func body(_ rule: RuleText, indent: ScreenSigns = "") -> [ReadingLine] {
    RuleTranslations.shipped.body(of: rule, in: words.language).flatMap { text($0, indent: indent) }
  }

  /// The first sentences of that, as many as so many lines hold whole.
  func beginning(of rule: RuleText, lines: Int) -> [ReadingLine] {
    let body = RuleTranslations.shipped.body(of: rule, in: words.language)
    guard let paragraph = body.first else { return [] }
    let ends = paragraph.ranges(of: ". ").map { paragraph.index(after: $0.lowerBound) }
    for end in (ends + [paragraph.endIndex]).reversed() {
      let told = text(String(paragraph[..<end]))
      if told.count <= lines { return told }
    }
    return []
  }

  /// A rule's example.
  func example(_ rule: RuleText) -> [ReadingLine] {
    let example = RuleTranslations.shipped.example(of: rule, in: words.language)
    return (words.onScreen("Example:") + " " + marked(example)).wrapped(to: width).map {
      ReadingLine(words: $0)
    }
  }

  /// A text in the pseudo alphabet as it is stored and, below that, as it is shown.
  func storedAndShown(_ stored: String, _ shown: String) -> [ReadingLine] {
    labelled([("stored", stored), ("shown", shown)])
  }

  /// Texts in the pseudo alphabet, one below the other, each after its label; below the label where
  /// a line has no room for both. Blanks in them are kept.
  func labelled(_ texts: [(label: Words, text: String)]) -> [ReadingLine] {
    let lines = texts.map { (label: words.onScreen($0.label), text: $0.text) }
    let width = lines.reduce(0) { max($0, $1.label.columns) } + 2
    return lines.flatMap { label, text in
      guard 2 + width + text.unicodeScalars.count <= self.width else {
        return [ReadingLine(words: "  " + label)]
          + parts(of: text).map { ReadingLine(text: "  " + $0, role: .accent) }
      }
      let space = ScreenSigns(blanks: width - label.columns)
      return [ReadingLine(words: ("  " + label + space).followed(by: text))]
    }
  }

  /// A text in the pseudo alphabet in parts that fit a line: no scalar's name is divided.
  private func parts(of text: String) -> [String] {
    var parts = [""]
    for name in text.matches(of: /\{[^{}]*\}|./) {
      if parts[parts.count - 1].count + name.output.count > width - 2 { parts.append("") }
      parts[parts.count - 1] += name.output
    }
    return parts
  }

  /// What a head or a field of a pane says.
  func head(_ head: PaneHead) -> [ReadingLine] {
    func told(_ text: String) -> String {
      PaneHeads.shipped.translations(text, in: words.language)
    }
    return text("\(told(head.label)): \(told(head.plain))", .accent)
      + text(told(head.precise), indent: "  ")
  }

  /// Says that a word is no entry, and names the nearest entries if there are any.
  static func miss(_ typed: String) -> Words {
    let nearest = Reference.nearest(typed).map { Words(verbatim: $0) }
    let word = PrintableText.of(typed)
    return nearest.isEmpty
      ? "There is no rule, definition, class or term '\(verbatim: word)'."
      : "There is no rule, definition, class or term '\(verbatim: word)'; the nearest are \(nearest.joined(by: ", "))."
  }

  /// A sentence in as many lines as it takes.
  func said(_ sentence: Words, _ role: Role = .text) -> [ReadingLine] {
    words.onScreen(sentence).wrapped(to: width).map { ReadingLine(words: $0, role: role) }
  }

  private func told(_ text: String) -> String {
    Glossary.shipped.translations(text, in: words.language)
  }

  private func text(
    _ text: String, _ role: Role = .text, indent: ScreenSigns = ""
  ) -> [ReadingLine] {
    marked(text).wrapped(to: width - indent.columns).map {
      ReadingLine(words: indent + $0, role: role)
    }
  }

  /// A text of the reference without its marks: what stands between backquotes is an example, and
  /// keeps its own order.
  private func marked(_ text: String) -> ScreenWords {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().reduce(words.onScreen(.none)) { line, part in
      part.offset.isMultiple(of: 2)
        ? add(String(part.element.filter { $0 != "*" }), to: line)
        : line.followed(by: String(part.element))
    }
  }

  /// Words after a line; a notation in them, such as `[2,5)`, `\u{5D0}` or `&rlm;`, keeps its own
  /// order.
  private func add(_ text: String, to line: ScreenWords) -> ScreenWords {
    guard line.isRightToLeft else { return line.followed(byTranslated: text) }
    let notation = /&[a-z]+;|[\[\\%][!-~]*[!-+\-\/-9<-~]/
    var line = line
    var end = text.startIndex
    for range in text.ranges(of: notation) {
      line = line.followed(byTranslated: String(text[end..<range.lowerBound]))
        .followed(by: String(text[range]))
      end = range.upperBound
    }
    return line.followed(byTranslated: String(text[end...]))
  }
}
