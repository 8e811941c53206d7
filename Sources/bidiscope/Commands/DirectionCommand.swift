internal import ArgumentParser
internal import BidiAlgorithm
internal import Explorer
internal import Languages
internal import Storage
internal import TextModel
internal import UnicodeData
internal import Wording
internal import WritingDirection

/// `bidiscope direction`: what every platform makes of a text's direction, and why.
struct DirectionCommand: ParsableCommand {
  enum Side: String, CaseIterable, ExpressibleByArgument {
    case ltr, rtl

    var direction: TextDirection { self == .ltr ? .leftToRight : .rightToLeft }
  }

  static let configuration = CommandConfiguration(
    commandName: "direction",
    abstract: "Print the writing direction of a text under every platform's rule, or one.",
    discussion: """
      Each paragraph is decided by itself, with its neighbours as context. Without --strategy all strategies \
      answer, those with the same answer together. Flips are the places, in scalars, where the direction would \
      have changed while the paragraph was typed; its end ends its last word. With --lines a line is printed as soon as it is decided; \
      richedit needs the whole text, and so waits for its first strong letter. Strategies: \
      \(DirectionStrategy.all.map(\.name).joined(separator: ", ")).
      """)

  @OptionGroup var source: TextSource

  @Option(
    help: ArgumentHelp("The strategy's name, or all; auto is uax9.", valueName: "name"),
    completion: .list(["all"] + DirectionStrategy.all.map(\.name)))
  var strategy = "all"

  @Flag(help: "Answer line by line, as the text arrives; all strategies in one line.")
  var lines = false

  @Flag(
    help: """
      Count how many lines each strategy makes left-to-right and right-to-left, and in how many those that read the \
      text differ.
      """)
  var summary = false

  @Flag(help: "Draw the direction after each scalar: > left-to-right, < right-to-left.")
  var timeline = false

  @Option(
    help:
      "The locale's direction, for text that decides nothing (default: by LC_ALL, LC_CTYPE or LANG)."
  )
  var locale: Side?

  @OptionGroup var keyboard: KeyboardOption

  @OptionGroup var cursor: CursorLineOption

  @Flag(
    help:
      "Recognise the languages first: content leaves out a quotation in another language than the words around it."
  )
  var languages = false

  @Option(help: "How to print it.") var format = OutputFormat.text

  func validate() throws {
    _ = try strategies()
    if timeline, summary || format == .json {
      throw UsageError(
        "--timeline draws text; leave out \(verbatim: summary ? "--summary" : "--format json")")
    }
  }

  func run() throws {
    var output = StandardOutput(isForUsers: format == .text)
    let longest: Int
    if summary {
      longest = try summarise(&output)
    } else {
      longest = try lines ? readLines(&output) : readParagraphs(&output)
    }
    try cursor.check(longest, &output)
    try output.flush()
  }

  private func surroundings() throws -> DirectionContext {
    DirectionContext(
      locale: locale?.direction ?? LocaleDirection.ofEnvironment,
      keyboard: try keyboard.direction())
  }

  private func strategies() throws -> [DirectionStrategy] {
    if strategy == "all" { return DirectionStrategy.all }
    guard let found = DirectionStrategy(name: strategy) else {
      let all = DirectionStrategy.all.map(\.name)
      let names = all.joined(separator: ", ")
      throw UsageError(
        NearestName.of(strategy, among: all).map {
          """
          there is no strategy '\(verbatim: strategy)'; did you mean '\(verbatim: $0)'? the \
          strategies are all, \(verbatim: names)
          """
        }
          ?? "there is no strategy '\(verbatim: strategy)'; the strategies are all, \(verbatim: names)"
      )
    }
    return [found]
  }

  // MARK: - Paragraph by paragraph

  /// Prints the answers for each paragraph; returns how many the longest text has.
  private func readParagraphs(_ output: inout StandardOutput) throws -> Int {
    var longest = 0
    let strategies = try strategies()
    let recognised = try languages ? RecognisedLanguages() : nil
    try source.forEach { file, document in
      let count = document.paragraphCountOfText
      longest = max(longest, count)
      if source.isOne { try cursor.check(longest, &output) }
      let report = report(of: file, strategies, isOnly: count == 1, isTable: true)
      let comparison = DirectionComparison(
        strategies, surroundings: try surroundings(), tracksFlips: true)
      var reader = DirectionLineReader(
        comparison, DirectionLines(TextReading(), recognised), report, keepsText: timeline,
        cursorLine: cursor.cursorLine ?? (count == 1 ? 1 : nil))
      for number in 0..<count {
        reader.read(document.plainScalars(of: ParagraphIndex(number)))
        output.write(reader.take())
      }
      reader.finish()
      output.write(reader.take())
    }
    return longest
  }

  private func report(
    of file: String?, _ strategies: [DirectionStrategy], isOnly: Bool = false, isTable: Bool = false
  ) -> DirectionReport {
    DirectionReport(
      file: source.files.count > 1 ? file : nil, strategies: strategies, isJSON: format == .json,
      drawsTimeline: timeline, isOnly: isOnly, isTable: isTable)
  }

  // MARK: - Line by line

  /// Prints the answers for each line; returns how many the longest text has.
  private func readLines(_ output: inout StandardOutput) throws -> Int {
    var longest = 0
    try forEachFile { file, paragraphs, next in
      let strategies = try strategies()
      let comparison = DirectionComparison(
        strategies, surroundings: try surroundings(), tracksFlips: true)
      var reader = DirectionLineReader(
        comparison, paragraphs, report(of: file, strategies), keepsText: timeline,
        cursorLine: cursor.cursorLine)
      while let lines = try next() {
        for line in lines { reader.read(line) }
        output.write(reader.take())
        // A program that sends a line may wait for its answer before it sends the next.
        try output.flush()
      }
      reader.finish()
      output.write(reader.take())
      longest = max(longest, reader.read)
    }
    return longest
  }

  /// Prints the counts of each text; returns how many lines the longest has.
  private func summarise(_ output: inout StandardOutput) throws -> Int {
    var longest = 0
    try forEachFile { file, paragraphs, next in
      let workers = DirectionLineWorkers(paragraphs)
      var census = DirectionCensus(try strategies(), surroundings: try surroundings())
      while let lines = try next() {
        for reading in workers.readings(of: lines, by: census) {
          census.add(reading, holdsCursor: census.paragraphs + 1 == cursor.cursorLine)
        }
      }
      // Only now it is known whether the first is the only one.
      let isOnly = census.paragraphs == 1
      census.finish(holdsCursor: isOnly && cursor.cursorLine == nil)
      let summary = DirectionSummary(census: census)
      let name = source.files.count > 1 ? file : nil
      output.write(format == .json ? summary.json(name) : summary.text(name))
      longest = max(longest, census.paragraphs)
    }
    return longest
  }

  /// Hands out each text as its lines arrive, with how they are written.
  private func forEachFile(
    _ body: (String?, DirectionLines, () throws -> [ArraySlice<UInt8>]?) throws -> Void
  ) throws {
    let recognised = try languages ? RecognisedLanguages() : nil
    if let text = source.text {
      var lines: [ArraySlice<UInt8>]? = LineStream.lines(of: Array(source.notation.read(text).utf8))
      return try body(nil, DirectionLines(TextReading(), recognised)) {
        defer { lines = nil }
        return lines
      }
    }
    for file in source.files.isEmpty ? ["-"] : source.files {
      let stream = try TypedInput.lines(of: file)
      try body(file, DirectionLines(source.notation.reading, recognised)) {
        try stream.next()
      }
    }
  }
}
