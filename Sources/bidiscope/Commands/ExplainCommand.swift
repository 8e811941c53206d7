internal import ArgumentParser
internal import BidiAlgorithm
internal import Explanation
internal import Languages
internal import TextModel
internal import Wording

/// `bidiscope explain`: why each scalar has its level, rule by rule.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain, rule by rule, why each scalar has its level and its place.",
    discussion: """
      Offsets count scalars from the start of the text. --at explains one scalar from its class to its place; --rule \
      lists every application of one rule; without either, each rule's changes are listed. L1 to L4 work on lines: \
      those that inspect prints with the same options. html makes a page that walks through the rules, a step at each \
      key; it and markdown leave out what decides nothing. markdown is a report to hand on: what is stored and \
      displayed, characters with their levels, deciding rules, versions, all in ASCII; of a paragraph its first 160 \
      scalars. The JSON has every application of a rule, also those that changed nothing.
      """)

  @OptionGroup var source: TextSource

  @Option(
    help: ArgumentHelp(
      "Explain the scalar at this offset, from its class to its place.", valueName: "offset"))
  var at: Int?

  @Option(help: ArgumentHelp("Only this rule, such as W4.", valueName: "rule"))
  var rule: String?

  @OptionGroup var layout: LayoutOptions

  @OptionGroup var cursor: CursorLineOption

  @Option(help: "How to print it.") var format = ExplanationFormat.text

  @Option(help: "The language of text and html (default: en); the other forms are in English.")
  var language: LanguageArgument?

  func validate() throws {
    try NumberBound.at.check(at)
    _ = try wantedRule()
  }

  private func wantedRule() throws -> BidiRule? {
    guard let rule else { return nil }
    guard let found = BidiRule(name: rule) else {
      let names = BidiRule.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("there is no rule '\(verbatim: rule)'; the rules are \(verbatim: names)")
    }
    return found
  }

  func run() throws {
    let rule = try wantedRule()
    let request = try LayoutRequest(layout, cursor)
    if format == .html, source.files.count > 1 {
      throw UsageError("--format html makes a page of one text")
    }
    var output = StandardOutput(isForUsers: format == .text)
    var longest = 0
    try source.forEach { file, document in
      longest = max(longest, document.paragraphCountOfText)
      if source.isOne { try cursor.check(longest, &output) }
      if let at, !(0..<document.scalarCount).contains(at) {
        let last = document.scalarCount - 1
        throw UsageError(
          last < 0
            ? "--at: the text is empty"
            : "--at: the text has offsets 0 to \(verbatim: last), not \(verbatim: at)")
      }
      let text = TextLayout(request.inputs(of: document), cache: LayoutCache())
      var report = ExplainReport(
        format: format, rule: rule, at: at, in: language?.words ?? .english)
      for number in 0..<document.paragraphCount {
        let index = ParagraphIndex(number)
        let range = document.range(of: index)
        let offsets = range.lowerBound.rawValue..<range.upperBound.rawValue
        // What follows the last separator is no paragraph, but an empty text is one.
        if offsets.isEmpty, number > 0 { continue }
        if let at, !offsets.contains(at) { continue }
        let paragraph = text.paragraph(index)
        var explained = ExplainedParagraph(
          paragraph.content.scalars.map(\.scalar), direction: paragraph.direction,
          firstOffset: offsets.lowerBound)
        explained.overruler = layout.direction.overruler
        explained.illFormed = paragraph.content.illFormed
        report.append(
          explained, lines: (0..<paragraph.lineCount).map { paragraph.range(ofLine: $0) })
      }
      output.write(
        report.finished(
          file: source.files.count > 1 ? file : nil, program: Bidiscope.version))
      try output.flush()
    }
    try cursor.check(longest, &output)
  }
}
