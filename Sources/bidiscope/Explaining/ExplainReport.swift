internal import BidiAlgorithm
internal import Explanation
internal import Languages
internal import UnicodeData
internal import Wording

/// What `explain` prints of one text.
struct ExplainReport {
  let format: ExplanationFormat
  let rule: BidiRule?
  let at: Int?
  /// The words of text and html; the other forms are in English.
  private let words: Catalogue
  private var paragraphs: [Told] = []

  /// A paragraph and its lines, in scalars from its start.
  private struct Told {
    var paragraph: ExplainedParagraph
    var lines: [Range<Int>]
    /// What happened to the paragraph, then line by line.
    var events: [BidiEvent] = []
  }

  init(
    format: ExplanationFormat, rule: BidiRule?, at: Int?, in words: Catalogue = .english
  ) {
    self.words = format == .text || format == .html ? words : .english
    self.format = format
    self.rule = rule
    self.at = at
  }

  /// Adds a paragraph with its lines.
  mutating func append(_ paragraph: ExplainedParagraph, lines: [Range<Int>]) {
    var told = Told(paragraph: paragraph, lines: lines, events: paragraph.paragraphEvents)
    for line in lines {
      told.paragraph.show(line: line)
      told.events += told.paragraph.lineEvents
    }
    if let at, let line = lines.first(where: { $0.contains(at - paragraph.firstOffset) }) {
      told.paragraph.show(line: line)
    }
    paragraphs.append(told)
  }

  /// The whole report.
  ///
  /// - Parameters:
  ///   - file: the file that it is of; nil where that is not to be said.
  ///   - program: what made it, with versions.
  /// - Returns: the report in UTF-8.
  func finished(file: String?, program: String = "bidiscope") -> [UInt8] {
    switch format {
    case .json: return json(file)
    case .text: return Array(paragraphs.map(text).joined(separator: "\n").utf8)
    case .markdown: return Array(markdown(program).utf8)
    case .html: return Array(html.utf8)
    }
  }

  /// The events asked for, rule by rule.
  private func events(_ told: Told) -> [BidiEvent] {
    let position = at.map { $0 - told.paragraph.firstOffset }
    let isOnePerPair = isForReaders && position == nil
    let wanted = told.events.enumerated().filter { _, event in
      guard !isOnePerPair || !event.repeatsPair(in: told.paragraph.scalars.indices) else {
        return false
      }
      return isWanted(event.rule) && (position.map { told.paragraph.isAbout(event, $0) } ?? true)
        && (format == .json || rule != nil || event.isChange)
        && (rule != nil || !isForReaders || told.paragraph.decides(event))
    }
    return wanted.sorted { ($0.element.rule, $0.offset) < ($1.element.rule, $1.offset) }
      .map(\.element)
  }

  /// Whether it is to be handed out, and tells what decided alone.
  private var isForReaders: Bool { format == .markdown || format == .html }

  /// Whether what a rule did is asked for. P2 and P3 are told in one: the first finds the character
  /// from which the second has the level.
  private func isWanted(_ applied: BidiRule?) -> Bool {
    guard let rule else { return true }
    return applied == rule || [applied, rule].allSatisfy { $0 == .p2 || $0 == .p3 }
  }

  /// What is said where nothing else is: that the rule did nothing, or what is so in every
  /// paragraph of a rule that no event tells of.
  private func nothing(_ paragraph: ExplainedParagraph) -> Words {
    switch rule {
    case .p1:
      let range = RangeNotation.text(
        0..<paragraph.scalars.count, from: paragraph.firstOffset)
      return
        "P1: the text is split after each paragraph separator; this paragraph is \(verbatim: range)."
    case .x8:
      return
        "X8: what is still open (an embedding, an override, an isolate) ends with the paragraph."
    case let rule?:
      let name = rule.rawValue
      return at.map { "\(verbatim: name) has nothing to do at \(verbatim: $0)." }
        ?? "\(verbatim: name) has nothing to do in this paragraph."
    case nil:
      return at.map { "Every rule has nothing to do at \(verbatim: $0)." }
        ?? "Every rule has nothing to do in this paragraph."
    }
  }

  private func say(_ sentence: Words) -> String { words.plain(sentence) }

  private func sentences(_ told: Told) -> [String] {
    let paragraph = told.paragraph
    let overruled = paragraph.overruledStep
    if let at {
      let told = paragraph.storySteps(at: at - paragraph.firstOffset).filter {
        isWanted($0.rule) || rule == .hl1 && overruled != nil && $0.stage == .paragraph
      }
      return told.isEmpty ? [say(nothing(paragraph))] : told.map { say($0.sentence) }
    }
    let ranges = RangeNotation.text(told.lines, from: paragraph.firstOffset)
    let lines = told.lines.count > 1 ? [say("The lines are \(verbatim: ranges).")] : []
    var sentences = events(told).map { say(paragraph.sentence($0)) }
    if let overruled, isWanted(.p2) { sentences.insert(say(overruled.sentence), at: 0) }
    if sentences.isEmpty { sentences = [say(nothing(paragraph))] }
    return lines + sentences
  }

  /// The walk as a page.
  private var html: String {
    var page = ExplainHTML(words)
    for told in paragraphs {
      let paragraph = told.paragraph
      let sentences: [ExplainHTML.Sentence]
      if let at {
        sentences = paragraph.storySteps(at: at - paragraph.firstOffset)
          .filter { isWanted($0.rule) }
          .map { ExplainHTML.Sentence(stage: $0.stage, text: $0.sentence) }
      } else {
        let overruled = paragraph.overruledStep.map {
          ExplainHTML.Sentence(stage: $0.stage, text: $0.sentence)
        }
        sentences =
          (isWanted(.p2) ? overruled.map { [$0] } ?? [] : [])
          + events(told).map {
            ExplainHTML.Sentence(stage: TraceStage($0), text: paragraph.sentence($0))
          }
      }
      page.append(
        heading: title(paragraph), text: shown(paragraph), paragraph, lines: told.lines,
        sentences: sentences,
        remark: sentences.isEmpty ? nothing(paragraph) : nil)
    }
    return page.page
  }

  private func heading(_ paragraph: ExplainedParagraph) -> String {
    say(title(paragraph)) + (paragraph.scalars.isEmpty ? "" : " " + shown(paragraph))
  }

  private func shown(_ paragraph: ExplainedParagraph) -> String {
    Printable.text(String(String.UnicodeScalarView(paragraph.scalars)))
  }

  private func title(_ paragraph: ExplainedParagraph) -> Words {
    if paragraph.scalars.isEmpty { return "An empty paragraph" }
    let range = RangeNotation.text(0..<paragraph.scalars.count, from: paragraph.firstOffset)
    return "Paragraph \(verbatim: range):"
  }

  private func text(_ told: Told) -> String {
    let sentences = sentences(told)
    if at != nil {
      return sentences.enumerated().map { "\($0 + 1). \($1)\n" }.joined()
    }
    return heading(told.paragraph) + "\n" + sentences.map { "  \($0)\n" }.joined()
  }

  /// A report of each paragraph, and what made them; of one scalar or one rule its sentences.
  private func markdown(_ program: String) -> String {
    guard at == nil, rule == nil else { return paragraphs.map(list).joined(separator: "\n") }
    let reports = paragraphs.map { ParagraphReport($0.paragraph, lines: $0.lines).markdown }
    let colophon = ParagraphReport.colophon(program: program, terminal: nil)
    return (reports + [colophon]).joined(separator: "\n")
  }

  private func list(_ told: Told) -> String {
    let sentences = sentences(told)
    if at != nil {
      return sentences.enumerated().map { "\($0 + 1). \($1)\n" }.joined()
    }
    return "## \(heading(told.paragraph))\n\n" + sentences.map { "- \($0)\n" }.joined()
  }

  private func json(_ file: String?) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    if let file {
      json.key("file")
      json.string(file)
    }
    json.key("unicode")
    json.string(UnicodeVersion.current)
    json.key("paragraphs")
    json.array(paragraphs) { paragraph, json in write(paragraph, &json) }
    json.endObject()
    return json.take() + [0x0A]
  }

  private func write(_ told: Told, _ json: inout JSONWriter) {
    let paragraph = told.paragraph
    json.beginObject()
    json.key("range")
    json.range(0..<paragraph.scalars.count, from: paragraph.firstOffset)
    json.key("level")
    json.number(Int(paragraph.paragraph.paragraphLevel.rawValue))
    json.key("lines")
    json.array(told.lines) { line, json in json.range(line, from: paragraph.firstOffset) }
    if let at {
      json.key("story")
      json.array(paragraph.story(at: at - paragraph.firstOffset)) { sentence, json in
        json.string(sentence)
      }
    }
    json.key("applications")
    json.array(events(told)) { event, json in write(event, paragraph, &json) }
    json.endObject()
  }

  private func write(
    _ event: BidiEvent, _ paragraph: ExplainedParagraph, _ json: inout JSONWriter
  ) {
    json.beginObject()
    json.key("rule")
    json.string(event.rule.rawValue)
    json.key("at")
    if let position = event.position {
      json.number(paragraph.firstOffset + position)
    } else {
      json.null()
    }
    json.key("before")
    write(event.before, &json)
    json.key("after")
    write(event.after, &json)
    json.key("because")
    json.array(event.because) { position, json in json.number(paragraph.firstOffset + position) }
    json.key("sentence")
    json.string(paragraph.sentence(event))
    json.endObject()
  }

  /// A class as its short name, a level as a number, removed as a word.
  private func write(_ value: BidiEvent.Value?, _ json: inout JSONWriter) {
    switch value {
    case nil: json.null()
    case .level(let level)?: json.number(Int(level.rawValue))
    case .bidiClass(let bidiClass)?: json.string(bidiClass.shortName)
    case .removed?: json.string("removed")
    }
  }
}
