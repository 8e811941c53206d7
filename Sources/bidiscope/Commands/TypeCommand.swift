internal import ArgumentParser
internal import BidiAlgorithm
internal import Keyboards
internal import Wording

/// `bidiscope type`: what keys give on a keyboard.
struct TypeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "type",
    abstract: "Print what keys type on a keyboard.",
    discussion: """
      A WORD is what the same keys would write on a US keyboard; a character that is not on it stays as it \
      is. On keyboards such as arabizi, a word has candidates, the likeliest first, and an English word is \
      left alone. With --candidates they are printed side by side, separated by tabs. The JSON has one object \
      per line and is described by Schemas/type.schema.json.
      """)

  @Option(
    help: ArgumentHelp(
      "The keyboard: a name that 'bidiscope keyboards' lists, or the file of a layout.",
      valueName: "name"),
    completion: KeyboardArgument.completion, transform: KeyboardName.init(reading:))
  var keyboard: KeyboardName

  @Option(help: ArgumentHelp("Print up to this many candidates for a word.", valueName: "n"))
  var candidates: Int?

  @Option(help: "How to print it.") var format = InspectCommand.Format.text

  @Argument(help: ArgumentHelp("What the keys write on a US keyboard.", valueName: "word"))
  var words: [String]

  /// How many candidates JSON has where nobody asked for a number.
  private static let usualCandidates = 5
  /// The most candidates that a word is searched for.
  private static let mostCandidates = 50

  func validate() throws {
    if let candidates, !(1...Self.mostCandidates).contains(candidates) {
      throw UsageError(
        "--candidates is 1 to \(verbatim: Self.mostCandidates), not \(verbatim: candidates)")
    }
    if words.isEmpty { throw UsageError("give at least one word") }
  }

  func run() throws {
    let keyboard = try keyboard.keyboard()
    var output = StandardOutput(isForUsers: format == .text)
    for word in typed(keyboard) {
      switch format {
      case .json: output.write(Self.json(word))
      case .text:
        let shown = candidates == nil || word.candidates.isEmpty ? [word.text] : word.candidates
        output.write(shown.map(Printable.text).joined(separator: "\t") + "\n")
      }
    }
    try output.flush()
  }

  private func typed(_ keyboard: Keyboard) -> [SpelledWord] {
    func plain(_ word: String, _ text: String) -> SpelledWord {
      SpelledWord(input: word, text: text, candidates: [], language: keyboard.language)
    }
    switch keyboard {
    case .layout(let layout):
      return words.map { plain($0, layout.text(typing: $0)) }
    case .pad(let pad):
      return words.map { plain($0, pad.text(typing: $0)) }
    case .spelling(let spelling):
      var speller = Speller(spelling)
      return words.map { speller.take($0, count: candidates ?? Self.usualCandidates) }
    }
  }

  private static func json(_ word: SpelledWord) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.key("input")
    json.string(word.input)
    json.key("text")
    json.string(word.text)
    json.key("candidates")
    json.array(word.candidates) { candidate, json in json.string(candidate) }
    json.key("language")
    json.string(word.language)
    json.endObject()
    return json.take() + [0x0A]
  }
}
