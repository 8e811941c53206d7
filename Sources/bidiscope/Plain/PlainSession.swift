internal import BidiAlgorithm
internal import Fixing
internal import Glibc
internal import Languages
internal import Learning
internal import Storage
internal import TextModel
internal import UnicodeData
internal import Wording

/// A session of lines, without a screen: each line typed is reported in sentences, for screen
/// readers, Braille displays and terminals that can do no more.
struct PlainSession {
  /// The texts that are open, with their names; at least one.
  private var texts: [PlainText]
  /// Which of them is worked on.
  private var current = 0
  /// What is known beside that text; `:direction` changes what decides its directions.
  private var surroundings: PlainSurroundings
  /// The gap that was asked about last; nil is the end of the text, where typing leaves the caret.
  private var gap: Int?
  /// What was selected last.
  private var selected = RangeSet<ScalarOffset>()
  /// What `:want` offered last, and for which text: `:fix 1` makes its first change.
  private var wanted: (text: String, fixes: PlainFixes)?
  /// The lesson whose question waits for an answer: the next line that is no command is one.
  private var asked: Lesson?
  /// What is said of the texts before anything is typed.
  private let notices: [Words]
  private let words: Catalogue
  /// What is made of a text that is typed or read here.
  private let reading: PlainReading
  private let engines: () -> [any BidiResolver]
  private let isInteractive = isatty(STDIN_FILENO) != 0
  // A fence would stand in every word, and a screen reader would spell it.
  private var output = StandardOutput(isForUsers: false)

  /// A session that begins with the first of these texts, or with none; `reading` is what is made
  /// of those that come later, `notices` is what is said of these, and `engines` are those that
  /// `:engines` asks.
  init(
    _ texts: [PlainText], notices: [Words],
    _ surroundings: PlainSurroundings, _ words: Catalogue, reading: PlainReading,
    engines: @escaping () -> [any BidiResolver]
  ) {
    self.engines = engines
    self.notices = notices
    self.reading = reading
    self.texts = texts.isEmpty ? [PlainText(name: words("text"), Document(text: ""))] : texts
    self.surroundings = surroundings
    self.words = words
    self.surroundings.markup = self.texts[0].markup
  }

  private var text: PlainText {
    get { texts[current] }
    set {
      texts[current] = newValue
      takeText()
    }
  }

  private var document: Document { texts[current].document }

  /// Takes what is known beside the text. Places are those of one text as it is.
  private mutating func takeText() {
    surroundings.markup = text.markup
    gap = nil
    selected = RangeSet()
  }

  private static let help: [Words] = [
    "Type a line of text and press Enter; its analysis follows in sentences.",
    ":characters lists every scalar of the last text.",
    ":explain 5 explains why the scalar at offset 5 is where it is.",
    ":direction NAME sets what decides the direction: auto, ltr, rtl, or a strategy such as steady.",
    ":fix says what looks wrong and what fixes it; :fix 1 makes the first change.",
    ":want TEXT searches for the fewest controls that draw the text so, from left to right, brackets as they are stored.",
    ":caret 5 says where the caret is before the scalar at offset 5, and what the keys do there.",
    ":select 4 8 says what is selected between columns 4 and 8; :delete 4 8 deletes it.",
    ":caret, :select and :direction alone say what is set.",
    ":deletion says what Backspace and Delete would remove; :level, :runs and :order say one thing of the text.",
    ":engines says what other engines make of the text.",
    ":read FILE reads a file.",
    ":unescape puts characters in place of the escapes of the text, such as \\u05D4, &rlm; and %D7%94.",
    ":texts lists the texts that are open; :text 2 goes to the second.",
    ":lessons lists the lessons; :lesson levels asks, and the next line is your answer; :lessons levels tells the answer at once.",
    ":samples lists the sample texts; :sample hebrew takes one as the text.",
    ":plays lists the plays; :plays natural tells one.",
    ":rules WORD says what a rule, a class or a word means.",
    ":quit, quit or exit ends the program; so does the end of the input. For a text that starts with a colon, type two colons.",
  ]

  /// Reads lines until the end of the input.
  mutating func run() throws(FileFailure) {
    if texts.count > 1 { try tell(list) }
    try tell(notices)
    if !document.isEmpty { try tell(textAndSummary + escapes) }
    if isInteractive { try tell(["Bidiscope in plain lines. help or ? lists the commands."]) }
    while true {
      if isInteractive { try tell(Words(verbatim: "> "), end: "") }
      guard let line = readLine(strippingNewline: true) else { return }
      if PlainCommand(line[...]) == .quit || ["quit", "exit"].contains(line) { return }
      try tell(answer(line))
    }
  }

  private mutating func answer(_ line: String) -> [Words] {
    if line == "help" || line == "?" { return Self.help }
    if let lesson = asked, !line.hasPrefix(":") {
      let told = PlainLearning(words: words).reveal(lesson, answer: line)
      if !told.isRefused { asked = nil }
      return told.lines
    }
    // Whoever does something else has left the question.
    asked = nil
    guard line.hasPrefix(":") else { return take(line) }
    if line.hasPrefix("::") { return take(String(line.dropFirst())) }
    let parts = line.split(separator: " ", maxSplits: 1)
    let argument = parts.count > 1 ? String(parts[1]) : ""
    switch PlainCommand(parts[0]) {
    case .help: return Self.help
    case .characters: return report { $0.characters }
    case .explain: return explain(argument)
    case .direction:
      // Alone it says what decides, and each paragraph's level.
      if argument.isEmpty {
        return [surroundings.sentence] + report { Array($0.level.prefix(1)) }
      }
      guard let chosen = DirectionArgument(argument: argument) else {
        let names = DirectionArgument.allValueStrings.joined(separator: ", ")
        return ["There is no direction of that name. The directions are \(verbatim: names)."]
      }
      surroundings.ask(for: chosen)
      wanted = nil
      return summary
    case .caret: return caret(argument)
    case .select: return select(argument, deleting: false)
    case .delete: return select(argument, deleting: true)
    case .deletion: return deletion(argument)
    case .level:
      let judge = PlainJudge(document, surroundings)
      return part { $0.level + judge.plainText($0.index) }
    case .runs: return part { $0.runs }
    case .order: return part { $0.order.map { [$0] } ?? $0.level }
    case .engines: return PlainEngines.words(document, surroundings, engines())
    case .fix: return fix(argument)
    case .want: return want(argument)
    case .read:
      guard !argument.isEmpty else { return ["Give the name of a file, such as :read notes.txt."] }
      do {
        return put(Document(bytes: try TextFile.read(argument))) + textAndSummary + escapes
      } catch {
        return ["\(error.words)."]
      }
    case .unescape: return unescape()
    case .texts: return list
    case .lessons: return PlainLearning(words: words).lessons(argument)
    case .lesson:
      let question = PlainLearning(words: words).question(argument)
      asked = question.lesson
      return question.lines
    case .samples: return SampleText.all.map { Words(verbatim: $0.name) }
    case .sample: return takeSample(argument)
    case .tour:
      return ["The tour is of the screen, and there is none here; :lessons lists the lessons."]
    case .plays: return PlainLearning(words: words).plays(argument)
    case .rules: return PlainLearning(words: words).rules(argument)
    case .text: return go(to: argument)
    case .quit, nil: return [Self.unknown(parts[0])]
    }
  }

  /// That there is no such command, with the nearest that there is.
  private static func unknown(_ command: Substring) -> Words {
    let names = PlainCommand.wholeNames
    guard let nearest = NearestName.of(String(command), among: names, orGoingOn: true) else {
      let word = String(command.dropFirst())
      return Reference.look(up: word) == nil
        ? "There is no such command. help or ? lists them."
        : "There is no such command; \(verbatim: ":rules \(word)") says what the word means."
    }
    return "There is no such command; the nearest is \(verbatim: nearest). help or ? lists them."
  }

  /// The texts that are open, and which is worked on.
  private var list: [Words] {
    texts.indices.map {
      let name = texts[$0].name
      return $0 == current
        ? "Text \(number: $0 + 1): \(verbatim: name) (this one)."
        : "Text \(number: $0 + 1): \(verbatim: name)."
    }
  }

  private mutating func go(to argument: String) -> [Words] {
    guard let number = Int(argument), texts.indices.contains(number - 1) else {
      return ["Give a number from 1 to \(number: texts.count), such as :text 1."]
    }
    current = number - 1
    takeText()
    return [list[current]] + textAndSummary + escapes
  }

  private mutating func take(_ line: String) -> [Words] {
    put(Document(text: line)) + summary + escapes
  }

  /// Takes a text that came after the start.
  private mutating func put(_ source: Document) -> [Words] {
    put(reading.text(source, name: words("text"), surroundings.direction))
  }

  /// Puts a text in the place of the one that is worked on, or beside it; says which text it is
  /// where that has changed.
  private mutating func put(_ new: PlainText) -> [Words] {
    guard text.isKept else {
      let name = text.name
      text = new
      text.name = name
      return []
    }
    texts.append(new)
    current = texts.count - 1
    takeText()
    return [list[current]]
  }

  /// Puts characters in place of the text's escapes.
  private mutating func unescape() -> [Words] {
    var read = text
    let count = read.readEscapes()
    guard count > 0 else { return ["There are no escapes here."] }
    text = read
    return [
      Words(
        count: count, one: "Read \(number: count) escape.", other: "Read \(number: count) escapes.")
    ] + textAndSummary
  }

  /// That the text has escapes, where they are not read anyway.
  private var escapes: [Words] {
    guard !reading.notation.unescapes, text.hasEscapes else { return [] }
    return ["There are escapes in the text: \(verbatim: ":unescape") reads them."]
  }

  /// A sample in the place of the text.
  private mutating func takeSample(_ name: String) -> [Words] {
    guard let sample = SampleText.named(name) else {
      let nearest = SampleText.nearest(name).joined(separator: ", ")
      return [
        "There is no sample '\(verbatim: name)'; the nearest are \(verbatim: nearest); :samples lists them all."
      ]
    }
    return put(PlainText(name: words("text"), Document(text: sample.text))) + textAndSummary
  }

  /// What is torn; or with a number, the text after that change.
  private mutating func fix(_ argument: String) -> [Words] {
    if argument.isEmpty || wanted.map({ Exact($0.text) }) != Exact(document.text) { wanted = nil }
    let fixes = wanted?.fixes ?? PlainFixes(document, surroundings)
    guard !argument.isEmpty else { return fixes.sentences }
    guard let number = Int(argument), let edit = fixes.edit(number, of: document) else {
      return fixes.offers.isEmpty
        ? fixes.sentences
        : ["Give a number from 1 to \(number: fixes.offers.count), such as :fix 1."]
    }
    let offer = fixes.offers[number - 1]
    var changed = text
    changed.apply(edit)
    if let asked = offer.candidate.direction {
      if surroundings.isDecidedByMarkup {
        changed.set(asked, of: offer.paragraph)
      } else {
        surroundings.ask(for: .fixed(asked))
      }
    }
    text = changed
    guard text.markup != nil else { return textAndSummary }
    return textAndSummary + [
      "The text is changed, and no markup: \(verbatim: "fix --markup html --as html") prints the markup with its fix."
    ]
  }

  /// What draws the text in an order.
  private mutating func want(_ order: String) -> [Words] {
    guard !order.isEmpty else {
      return ["Give the characters in the order in which they are to be seen."]
    }
    let fixes = PlainFixes(document, surroundings, wanted: Array(order.unicodeScalars))
    wanted = fixes.offers.isEmpty ? nil : (document.text, fixes)
    return fixes.sentences
  }

  /// What the keys do at a gap; without one, at that of the last question.
  private mutating func caret(_ argument: String) -> [Words] {
    let asked = argument.isEmpty ? gap ?? document.scalarCount : Int(argument)
    guard let asked, let told = PlainPlaces(document, surroundings).caret(at: asked) else {
      return ["Give an offset from 0 to \(number: document.scalarCount), such as :caret 0."]
    }
    gap = asked
    return told
  }

  /// What the next deletion would remove: what is selected, else what the keys delete at a gap.
  private func deletion(_ argument: String) -> [Words] {
    let places = PlainPlaces(document, surroundings)
    if argument.isEmpty, !selected.isEmpty { return places.words(of: selected) }
    let asked = argument.isEmpty ? gap ?? document.scalarCount : Int(argument)
    return asked.flatMap { places.deletion(at: $0) }
      ?? ["Give an offset from 0 to \(number: document.scalarCount), such as :deletion 0."]
  }

  /// One thing of every paragraph; where there is no text, that there is none.
  private func part(_ sentences: (PlainReport) -> [Words]) -> [Words] {
    document.isEmpty ? ["There is no text yet."] : report(sentences)
  }

  /// What is between two columns; or the text without it. Without columns, what was selected last.
  private mutating func select(_ argument: String, deleting: Bool) -> [Words] {
    let places = PlainPlaces(document, surroundings)
    if argument.isEmpty, !deleting { return places.words(of: selected) }
    guard let ranges = places.selection(argument) else {
      return [
        "Give two columns of the first line, such as :select 0 2, or lines and columns, such as :select 1:0..2:3."
      ]
    }
    guard deleting, !ranges.isEmpty else {
      selected = ranges
      return places.words(of: ranges)
    }
    text.apply(Edit.delete(ranges))
    return textAndSummary
  }

  private func explain(_ argument: String) -> [Words] {
    guard let offset = Int(argument), offset >= 0, offset < document.scalarCount else {
      return document.isEmpty
        ? ["There is no text yet."]
        : ["Give an offset from 0 to \(number: document.scalarCount - 1), such as :explain 0."]
    }
    let index = document.paragraph(containing: ScalarOffset(offset))
    let report = PlainReport(index, of: document, surroundings)
    return (report.story(at: offset) ?? []).enumerated().map {
      Words(verbatim: "\($0 + 1). ") + $1
    }
  }

  /// What is said of a text that was not typed just now: first itself, in storage order.
  private var textAndSummary: [Words] {
    let judge = PlainJudge(document, surroundings)
    return report { ($0.text.map { [$0] } ?? []) + told(of: $0, judge) }
  }

  /// What is said of every paragraph: first whether anything is wrong.
  private var summary: [Words] {
    let judge = PlainJudge(document, surroundings)
    return report { told(of: $0, judge) }
  }

  private func told(of report: PlainReport, _ judge: PlainJudge) -> [Words] {
    [judge.verdict(report.index)] + report.summary + judge.plainText(report.index)
  }

  /// The sentences of every paragraph; each has its number where there are several.
  private func report(_ sentences: (PlainReport) -> [Words]) -> [Words] {
    // The empty paragraph behind a last line end is no text of anyone's.
    let last = document.paragraphCountOfText
    return (0..<last).flatMap { number -> [Words] in
      let report = PlainReport(ParagraphIndex(number), of: document, surroundings)
      return (last > 1 ? ["Paragraph \(number: number + 1) of \(number: last)."] : [])
        + sentences(report)
    }
  }

  private mutating func tell(_ sentences: [Words]) throws(FileFailure) {
    for sentence in sentences { try tell(sentence, end: "\n") }
  }

  private mutating func tell(_ sentence: Words, end: String) throws(FileFailure) {
    output.write(Printable.text(words.plain(sentence)) + end)
    try output.flush()
  }
}
