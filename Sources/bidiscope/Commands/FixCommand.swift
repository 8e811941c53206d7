internal import ArgumentParser
internal import BidiAlgorithm
internal import ExplorerCore
internal import Fixing
internal import Languages
internal import Markup
internal import TextModel
internal import UnicodeData
internal import Wording

/// `bidiscope fix`: what is torn in a text, and what would fix it.
struct FixCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix",
    abstract: "Find what looks wrong in a text, and the controls or the direction that fix it.",
    discussion: """
      The JSON is described by Schemas/fix.schema.json: an object a paragraph, each on a line. The status is 0 where \
      nothing is wrong (with --want: where it was found, or is so already), 1 where something is (where nothing was \
      found).
      """)

  @OptionGroup var source: TextSource

  @Option(help: DirectionArgument.help)
  var direction = DirectionArgument.automatic

  @OptionGroup var keyboard: KeyboardOption

  @OptionGroup var cursor: CursorLineOption

  @Option(
    help: ArgumentHelp(
      "Whose text it is: ltr, rtl, or a language, such as he. Short lines of both directions that nobody set are read so.",
      valueName: "direction|tag"),
    transform: ReaderArgument.init(reading:))
  var reader: ReaderArgument?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How the text is to look: its visible characters from left to right, brackets as they are stored. The fewest controls that give it are searched for.",
      valueName: "display"))
  var want: String?

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp(
      "Print each paragraph as the first candidate that the form can say has it, in this form of source.",
      valueName: "form"))
  var form: SourceFormArgument?

  @OptionGroup var markup: MarkupOption

  @Option(help: "How to print: text for readers, json for programs.")
  var format = OutputFormat.text

  @Option(help: "The language of text (default: en); the JSON is in English.")
  var language: LanguageArgument?

  func run() throws {
    if form != nil, format == .json {
      throw UsageError("give either --as or --format json, not both")
    }
    if want != nil, source.files.count > 1 { throw UsageError("--want is for one paragraph") }
    let written = form.map { FixSource(form: $0.form, hasWanted: want != nil) }
    let isMarkup = form?.form == .html && markup.markup != nil
    var output =
      form?.form.hasControls == true
      ? StandardOutput.ofPlainText() : StandardOutput(isForUsers: format == .text)
    let report = FixReport(words: language?.words ?? .english)
    // Elsewhere than on a terminal a text goes on as it came, but for what mends it.
    let isWhole = form?.form == .plain && markup.markup == nil && !output.isGated
    var isAllWell = true
    var (lacksDirection, hasUnmended, hasUnwritten) = (false, false, false)
    var unhelped: Words?
    var isFirst = true
    let surroundings = try TextSurroundings(keyboard, cursor)
    var longest = 0
    try source.forEach { _, document in
      let marked = markup.markup.map { _ in MarkedDocument(html: document, direction: direction) }
      let text = surroundings.directed(marked?.document ?? document)
      longest = max(longest, text.document.paragraphCountOfText)
      if source.isOne { try cursor.check(longest, &output) }
      let paragraphs = self.paragraphs(of: text, marked)
      if want != nil, paragraphs.count > 1 {
        throw UsageError("--want is for one paragraph")
      }
      if let marked, isMarkup {
        let result = self.mended(document, marked, paragraphs, places(text))
        isAllWell = isAllWell && result.isWell
        hasUnmended = hasUnmended || result.markup.hasUnmended
        hasUnwritten = hasUnwritten || result.markup.hasUnwritten
        // Elsewhere than on a terminal all goes on as it came, but for what mends it.
        let bytes =
          output.isGated ? Array(FixedMarkup.shown(result.mended).utf8) : result.mended.encoded()
        output.write(bytes)
        if source.text != nil, bytes.last != 0x0A { output.write("\n") }
        return try output.flush(isAllWell ? .nothingFound : .found)
      }
      let work = work
      let hasWanted = want != nil
      let isJSON = format == .json
      var whole = FixedText(document)
      work.forEach(
        paragraphs, in: places(text),
        telling: { fixed, direction -> Told in
          var told = Told()
          told.isWell = Self.isWell(fixed, hasWanted: hasWanted)
          if let written {
            told.lacksDirection = written.lacksDirection(fixed)
            if !told.isWell, fixed.offered.isEmpty { told.unhelped = fixed.reason }
            if isWhole {
              told.edit = written.edit(fixed)
            } else {
              told.bytes = Array(written.text(fixed, direction).utf8)
            }
          } else if isJSON {
            var json = FixJSON()
            told.passed = OutputGate.passed(json.line(fixed))
          } else {
            told.bytes = Array(report.text(fixed, direction, hasWanted: hasWanted).utf8)
          }
          return told
        },
        { told in
          isAllWell = isAllWell && told.isWell
          lacksDirection = lacksDirection || told.lacksDirection
          unhelped = unhelped ?? told.unhelped
          if let written, !told.bytes.isEmpty {
            if !isFirst { output.write(written.form.separator) }
            isFirst = false
          }
          if let passed = told.passed { output.write(passed) } else { output.write(told.bytes) }
          if let edit = told.edit { whole.add(edit) }
        })
      if whole.isKnown { output.write(whole.bytes(withLineEnd: source.text != nil)) }
      try output.flush(isAllWell ? .nothingFound : .found)
    }
    if format == .text, form == nil, isAllWell, want == nil {
      output.write(report.words.plain("Nothing is torn here.") + "\n")
    }
    if format == .text, form == nil, markup.markup == nil, !source.notation.unescape,
      let text = source.text,
      UnescapedText(Array(text.unicodeScalars)).style != nil
    {
      output.write(
        report.words.plain(
          "The text has escapes, which were taken as they stand: \(verbatim: "--unescape") reads them."
        ) + "\n")
    }
    if format == .text, form == nil, markup.markup == nil, let text = source.text,
      Judge().hasTags(in: Array(text.unicodeScalars))
    {
      output.write(
        report.words.plain(
          "The text has tags or references, which are read from left to right: \(verbatim: "--markup html") reads them as a browser does."
        ) + "\n")
    }
    try cursor.check(longest, &output)
    let status = isAllWell ? ExitStatus.nothingFound : .found
    try output.flush(status)
    if lacksDirection {
      StandardError.complain(
        "a direction has to be set where the text is shown: no controls in the text mend it")
    }
    if let unhelped { StandardError.complain(unhelped) }
    if hasUnmended {
      StandardError.complain("some of the markup stays as it was: no controls in its text mend it")
    }
    if hasUnwritten {
      StandardError.complain(
        "some of the markup stays as it was: what mends it has no place between its tags")
    }
    try status.end()
  }

  /// Whether nothing is torn, or what is wanted was found or is so already.
  private static func isWell(_ fixed: FixedParagraph, hasWanted: Bool) -> Bool {
    guard hasWanted else { return fixed.problems.isEmpty }
    return fixed.looksAsWanted || !fixed.candidates.isEmpty
  }

  /// The work as it was asked for.
  private var work: FixWork {
    var work = FixWork(want: want.map { Array(source.notation.read($0).unicodeScalars) })
    if case .strategy(let strategy) = direction { work.strategy = strategy }
    work.reader = reader?.direction
    work.seesTags = markup.markup == nil
    return work
  }

  /// What is told of a paragraph.
  private struct Told: Sendable {
    var isWell = true
    /// Whether it needs a direction that the form does not say.
    var lacksDirection = false
    /// Why nothing changes it, though something is torn, or other than what was wanted.
    var unhelped: Words?
    /// What changes it, where the text is written as a whole.
    var edit: ControlEdit?
    var bytes: [UInt8] = []
    /// The same that passed the gate.
    var passed: OutputGate.Passed?
  }

  /// HTML as it was written, with what mends its paragraphs.
  private func mended(
    _ document: Document, _ marked: MarkedDocument, _ paragraphs: [FixWork.Paragraph],
    _ places: ParagraphPlaces
  ) -> (markup: FixedMarkup, mended: Document, isWell: Bool) {
    let work = work
    var markup = FixedMarkup(document, marked)
    var isWell = true
    work.forEach(
      paragraphs, in: places, telling: { fixed, _ in fixed },
      { fixed in
        isWell = isWell && Self.isWell(fixed, hasWanted: want != nil)
        markup.add(fixed)
      })
    let mended = markup.mended(direction)
    return (markup, mended, isWell)
  }

  /// The places of the paragraphs, by their numbers.
  private func places(_ text: DirectedText) -> ParagraphPlaces {
    ParagraphPlaces(text, locale: LocaleDirection.ofEnvironment)
  }

  /// The paragraphs without their separators, each with its direction.
  private func paragraphs(of text: DirectedText, _ marked: MarkedDocument?) -> [FixWork.Paragraph] {
    let document = text.document
    let bases = (marked?.decider(unless: direction) ?? direction.decider).bases(of: text)
    let count = document.paragraphCount
    return (0..<count).compactMap { number in
      let index = ParagraphIndex(number)
      let content = document.content(of: index)
      let scalars = content.scalars.dropLast(content.separatorCount).map(\.scalar)
      if number == count - 1, count > 1, scalars.isEmpty { return nil }
      var paragraph = FixWork.Paragraph(scalars: scalars, direction: bases[number])
      if let marked {
        paragraph.markup = Set(
          scalars.indices.filter { marked.source(of: $0, inParagraph: number) == nil })
        paragraph.hasDefaultDirection = marked.mayGetDirection(number)
        paragraph.takesControls = marked.takesControls(number)
      }
      return paragraph
    }
  }
}
