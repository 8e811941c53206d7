public import BidiAlgorithm
internal import UnicodeData
internal import Wording

/// A paragraph as Markdown, to be handed on: what is stored and what is displayed, each character
/// with its level, and the rules that decided.
///
/// It is in English and of ASCII alone, whatever the text holds: nothing of it is reordered where
/// it is read, and no control of the text gets there. Letters are in the notation of
/// ``PseudoText``.
public struct ParagraphReport {
  /// The most scalars that are told of; of a longer paragraph the others are left out.
  public static let longest = 160
  /// The most characters of sentences; the sentences behind them are left out.
  private static let longestRules = 24_000

  private let explained: ExplainedParagraph
  private let told: Range<Int>
  private let lines: [ReportedLine]
  private let sentences: [String]

  /// The scalars that are told of in a paragraph of some length: all, or those around one.
  ///
  /// - Parameters:
  ///   - count: the paragraph's scalars.
  ///   - position: a scalar from the paragraph's start; the first where there is none.
  /// - Returns: the scalars from the paragraph's start, at most ``longest``.
  public static func window(count: Int, at position: Int = 0) -> Range<Int> {
    let start = max(0, min(position - longest / 2, count - longest))
    return start..<min(count, start + longest)
  }

  /// The report of a paragraph. O(length of the lines).
  ///
  /// - Parameters:
  ///   - explained: the paragraph; of its window no more than ``longest`` scalars are told of.
  ///   - lines: the lines as which it is displayed, in scalars from its start.
  public init(_ explained: ExplainedParagraph, lines: [Range<Int>]) {
    var explained = explained
    let told = explained.window.prefix(Self.longest)
    var events = explained.paragraphEvents
    if let decision = events.firstIndex(where: { $0 == explained.decision }) {
      events.remove(at: decision)
    }
    var reported: [ReportedLine] = []
    for line in lines where line.overlaps(told) || told.isEmpty {
      explained.show(line: line)
      events += explained.lineEvents
      reported.append(ReportedLine(explained, told))
    }
    (self.explained, self.told, self.lines) = (explained, told, reported)
    sentences = events.enumerated().filter { _, event in
      event.isChange && explained.decides(event) && event.touches(told)
        && !event.repeatsPair(in: told)
    }.sorted { ($0.element.rule, $0.offset) < ($1.element.rule, $1.offset) }
      .map { explained.sentence($0.element).english }
  }

  /// The report, each line with a line feed; of less than 65,536 characters, as much as trackers
  /// take.
  public var markdown: String {
    var parts = [heading, direction]
    guard !told.isEmpty else { return Self.joined(parts) }
    parts += [summary, "### Storage and display", picture, "### Characters", characters]
    let rules = rules
    if !rules.isEmpty { parts += ["### Rules that decided", rules] }
    return Self.joined(parts)
  }

  /// The line below a report that says what made it.
  ///
  /// - Parameters:
  ///   - program: the program with its versions.
  ///   - terminal: the terminal on which it was made; nil for none.
  /// - Returns: the line, with its line feed.
  public static func colophon(program: String, terminal: String?) -> String {
    let name = terminal.map { "; terminal: \(ReportText.name($0))" } ?? ""
    return "Made by \(ReportText.name(program))\(name).\n"
  }

  private static func joined(_ parts: [String]) -> String {
    parts.joined(separator: "\n\n") + "\n"
  }

  private var heading: String {
    if explained.scalars.isEmpty { return "## An empty paragraph" }
    let range = RangeNotation.text(0..<explained.scalars.count, from: explained.firstOffset)
    return "## Paragraph \(range)"
  }

  /// What decided the paragraph's direction, and what it would have been else.
  private var direction: String {
    let level = explained.paragraph.paragraphLevel
    var sentences = ["Direction: \(Naming.direction(level).english), level \(level)."]
    if let overruled = explained.overruledStep { sentences.append(overruled.sentence.english) }
    if let decision = explained.decision {
      sentences.append(explained.sentence(decision).english)
    }
    return sentences.map { "- \(ReportText.sentence($0))" }.joined(separator: "\n")
  }

  /// The text and its display in one line each, and how to see it again.
  private var summary: String {
    var lines = ["```text", "stored     " + ReportText.pseudo(explained.scalars[told])]
    for line in self.lines {
      lines.append("displayed  " + line.shown.map { ReportText.pseudo([$0.scalar]) }.joined())
    }
    lines.append("```")
    lines.append("")
    lines.append("Capitals are the Hebrew letters U+05D0 to U+05E9; names are in braces.")
    if told.count < explained.scalars.count {
      lines.append(
        """
        The paragraph has \(explained.scalars.count) characters; this tells of \
        \(RangeNotation.text(told, from: explained.firstOffset)) alone.
        """)
    } else {
      let option = explained.paragraph.reportOption
      lines += [
        "To see it again:", "", "```sh",
        "bidiscope explain --pseudo\(option) --text '\(ReportText.pseudo(explained.scalars[told]))'",
        "```",
      ]
    }
    let illFormed = explained.illFormed.filter { told.contains($0.key) }
    if !illFormed.isEmpty {
      lines.append("")
      lines += illFormed.sorted { $0.key < $1.key }.map {
        "At \(explained.firstOffset + $0.key) is stored: \(Naming.illFormed($0.value).english)."
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Storage order above display order, a column each character.
  private var picture: String {
    var rows = ReportColumns.rows([
      ("stored", told.map { ReportText.token(explained.scalars[$0]) }),
      ("at", told.map { "\(explained.firstOffset + $0)" }),
      ("level", told.map { position in level(position) }),
    ])
    for line in lines {
      rows.append("")
      if lines.count > 1 {
        rows.append("line \(RangeNotation.text(line.range, from: explained.firstOffset))")
      }
      rows += ReportColumns.rows([
        ("displayed", line.shown.map { ReportText.token($0.scalar) }),
        ("at", line.shown.map { "\(explained.firstOffset + $0.position)" }),
        ("level", line.shown.map { level($0.position) }),
      ])
    }
    return (["```text"] + rows + ["```"]).joined(separator: "\n")
  }

  private var characters: String {
    let rows = told.map { position in
      let scalar = explained.scalars[position]
      let place = lines.firstNonNil { $0.places[position] }.map { "\($0)" } ?? "-"
      return """
        | \(explained.firstOffset + position) | \(ScalarFacts.codePoint(scalar.value)) \
        | \(explained.paragraph.input.classes[position].shortName) | \(level(position)) \
        | \(place) | `\(ReportText.ascii(ScalarFacts.name(of: scalar)))` |
        """
    }
    let head = [
      "| at | code point | Bidi_Class | level | place | name |",
      "| ---: | --- | --- | ---: | ---: | --- |",
    ]
    return (head + rows).joined(separator: "\n")
  }

  private var rules: String {
    var length = 0
    let written = sentences.map { "- \(ReportText.sentence($0))" }.prefix {
      length += $0.count
      return length <= Self.longestRules
    }
    var lines = Array(written)
    if lines.count < sentences.count {
      lines.append("- \(sentences.count - lines.count) more are left out.")
    }
    return lines.joined(separator: "\n")
  }

  /// The level on its line, after L1; `-` where X9 removes the character.
  private func level(_ position: Int) -> String {
    if explained.paragraph.isRemoved(at: position) { return "-" }
    return lines.firstNonNil { $0.level(position) }.map { "\($0)" } ?? "-"
  }
}

extension ResolvedParagraph {
  /// The option that asks for its level, where the text does not decide it.
  fileprivate var reportOption: String {
    let decided = EmbeddingLevel(
      input.firstStrong.position.map { input.classes[$0].isStrongRightToLeft ? 1 : 0 } ?? 0)
    if decided == paragraphLevel { return "" }
    return " --direction " + (paragraphLevel.isRightToLeft ? "rtl" : "ltr")
  }
}

extension BidiEvent {
  /// Whether it tells of some scalars of a range.
  fileprivate func touches(_ range: Range<Int>) -> Bool {
    switch detail {
    case .sequence(let sequence): sequence.levelRuns.contains { $0.overlaps(range) }
    case .reversal(let stretch, _): stretch.contains { $0.overlaps(range) }
    default: position.map(range.contains) ?? true
    }
  }

  /// Whether it is what N0 made of a closing bracket whose opening one is in a range: its sentence
  /// tells of both.
  public func repeatsPair(in range: Range<Int>) -> Bool {
    guard case .bracketPair(let pair, .some) = detail else { return false }
    return position == pair.closing && range.contains(pair.opening)
  }
}

extension Sequence {
  fileprivate func firstNonNil<Value>(_ value: (Element) -> Value?) -> Value? {
    for element in self { if let found = value(element) { return found } }
    return nil
  }
}

extension ExplainedParagraph {
  /// Whether an event decides anything: that W3 takes Arabic letters for R changes no level, and X1
  /// begins with the same where no control follows.
  public func decides(_ event: BidiEvent) -> Bool {
    switch event.rule {
    case .w3: false
    case .x1: paragraph.input.classSet.meets(.explicitFormatting)
    default: true
    }
  }
}
