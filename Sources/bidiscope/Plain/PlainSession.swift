internal import Storage
internal import Glibc
internal import Languages
internal import TextModel

/// A session of lines, without a screen: each line typed is reported in sentences, for screen readers, Braille
/// displays and terminals that can do no more.
struct PlainSession {
  private var document: Document
  private var direction: DirectionArgument
  private let words: Catalogue
  private let isInteractive = isatty(STDIN_FILENO) != 0
  private var output = StandardOutput()

  init(_ document: Document, direction: DirectionArgument, _ words: Catalogue) {
    self.document = document
    self.direction = direction
    self.words = words
  }

  private static let help = [
    "Type a line of text and press Enter; its analysis follows in sentences.",
    ":characters lists every scalar of the last text.",
    ":explain 5 explains why the scalar at offset 5 is where it is.",
    ":direction NAME sets what decides the direction: auto, ltr, rtl, or a strategy such as steady.",
    ":read FILE reads a file.",
    ":quit ends the program; so does the end of the input. For a text that starts with a colon, type two colons.",
  ]

  /// Reads lines until the end of the input.
  mutating func run() throws(FileFailure) {
    if !document.isEmpty { try tell(report { $0.summary }) }
    if isInteractive { try tell(["Bidiscope in plain lines. :help lists the commands."]) }
    while true {
      if isInteractive { try tell("> ", end: "") }
      guard let line = readLine(strippingNewline: true) else { return }
      if line == ":quit" || line == ":q" { return }
      try tell(answer(line))
    }
  }

  private mutating func answer(_ line: String) -> [String] {
    guard line.hasPrefix(":") else { return take(line) }
    if line.hasPrefix("::") { return take(String(line.dropFirst())) }
    let parts = line.split(separator: " ", maxSplits: 1)
    let argument = parts.count > 1 ? String(parts[1]) : ""
    switch parts[0] {
    case ":help", ":h": return Self.help
    case ":characters", ":c": return report { $0.characters }
    case ":explain", ":e": return explain(argument)
    case ":direction", ":d":
      guard let chosen = DirectionArgument(argument: argument) else {
        let names = DirectionArgument.allValueStrings.joined(separator: ", ")
        return ["There is no direction of that name. The directions are \(names)."]
      }
      direction = chosen
      return report { $0.summary }
    case ":read", ":r":
      do {
        document = Document(bytes: try TextFile.read(argument))
      } catch {
        return ["\(error.description)."]
      }
      return report { $0.summary }
    default: return ["There is no such command. :help lists them."]
    }
  }

  private mutating func take(_ text: String) -> [String] {
    document = Document(text: text)
    return report { $0.summary }
  }

  private func explain(_ argument: String) -> [String] {
    guard let offset = Int(argument), offset >= 0, offset < document.scalarCount else {
      return document.isEmpty
        ? ["There is no text yet."]
        : ["Give an offset from 0 to \(document.scalarCount - 1), such as :explain 0."]
    }
    let index = document.paragraph(containing: ScalarOffset(offset))
    let report = PlainReport(index, of: document, direction.decider, words)
    return (report.story(at: offset) ?? []).enumerated().map {
      "\($0 + 1). \(words.plain($1))"
    }
  }

  /// The sentences of every paragraph; each has its number where there are several.
  private func report(_ sentences: (PlainReport) -> [String]) -> [String] {
    let decider = direction.decider
    // The empty paragraph behind a last line end is no text of anyone's.
    let last = document.paragraphCountOfText
    return (0..<last).flatMap { number -> [String] in
      let report = PlainReport(ParagraphIndex(number), of: document, decider, words)
      return (last > 1 ? ["Paragraph \(number + 1) of \(last)."] : []) + sentences(report)
    }
  }

  private mutating func tell(_ sentences: [String]) throws(FileFailure) {
    for sentence in sentences { try tell(sentence, end: "\n") }
  }

  private mutating func tell(_ sentence: String, end: String) throws(FileFailure) {
    output.write(Printable.text(words.plain(sentence)) + end)
    try output.flush()
  }
}
