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
      left alone, as those beside it tell: its candidates are what it means and what its letters may spell. With \
      --candidates they are printed \
      side by side, separated by tabs. \
      --text types a sentence as the explorer does, and prints it whole: on a terminal with the names of controls, \
      into a pipe or a file as it is. The JSON has one object per line and is \
      described by Schemas/type.schema.json.
      """)

  @Option(
    help: ArgumentHelp(
      "The keyboard: a name that 'bidiscope keyboards' lists, or the file of a layout.",
      valueName: "name"),
    completion: KeyboardArgument.completion, transform: KeyboardName.init(reading:))
  var keyboard: KeyboardName

  @Option(help: ArgumentHelp("Print up to this many candidates for a word.", valueName: "n"))
  var candidates: Int?

  @Option(help: "How to print it.") var format = OutputFormat.text

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Type a sentence; its blanks stay.", valueName: "sentence"))
  var text: String?

  @Flag(help: ArgumentHelp(TextNotationOption.unescapeHelp)) var unescape = false

  @Argument(help: ArgumentHelp("What the keys write on a US keyboard.", valueName: "word"))
  var words: [String] = []

  /// How many candidates JSON has where nobody asked for a number.
  private static let usualCandidates = 5

  func validate() throws {
    try NumberBound.candidates.check(candidates)
    if text == nil, words.isEmpty { throw UsageError("give at least one <word>, or --text") }
    if text != nil, !words.isEmpty { throw UsageError("give words or --text, not both") }
    if text != nil, candidates != nil, format == .text {
      throw UsageError("--candidates with --text needs --format json")
    }
  }

  func run() throws {
    let keyboard = try keyboard.keyboard()
    var output =
      text != nil && format == .text
      ? StandardOutput.ofPlainText() : StandardOutput(isForUsers: format == .text)
    let reading = TextReading(unescapes: unescape)
    if let text = text.map(reading.read) {
      let (sentence, words) = typed(text: text, on: keyboard)
      switch format {
      case .json: output.write(Self.json(sentence, words))
      // Elsewhere than on a terminal a text goes on as it was typed.
      case .text:
        output.write((output.isGated ? Self.printable(sentence) : sentence) + "\n")
      }
    } else {
      let words = CommandLineWords.unpacked(words).map(reading.read)
      for word in typed(words, on: keyboard) {
        switch format {
        case .json: output.write(Self.json(word))
        case .text:
          let isLeftAlone = word.text == word.input
          let shown =
            candidates == nil
            ? [word.text] : isLeftAlone ? [word.text] + word.candidates : word.candidates
          output.write(shown.map(Printable.text).joined(separator: "\t") + "\n")
        }
      }
    }
    try output.flush()
  }

  private func typed(_ words: [String], on keyboard: Keyboard) -> [SpelledWord] {
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
      return speller.words(words, count: mostCandidates).map { offered($0, on: spelling) }
    }
  }

  /// What typing a sentence gives, whole and word by word.
  private func typed(text: String, on keyboard: Keyboard) -> (String, [SpelledWord]) {
    guard case .spelling(let spelling) = keyboard else {
      let words = typed(text.split(whereSeparator: \.isWhitespace).map(String.init), on: keyboard)
      return (Self.sentence(text, words.map(\.text)), words)
    }
    let parts = TypedWords.parts(typing: text, on: spelling, count: mostCandidates)
    let words = parts.map(\.word).filter { !$0.input.isEmpty }
    return (
      parts.map(\.text).joined(),
      format == .json ? words.map { offered($0, on: spelling) } : words
    )
  }

  private var mostCandidates: Int { candidates ?? Self.usualCandidates }

  /// A word that stays as it is, with what is offered for it by itself.
  private func offered(_ word: SpelledWord, on keyboard: SpellingKeyboard) -> SpelledWord {
    guard word.candidates.isEmpty, word.text == word.input else { return word }
    var word = word
    let offers = Speller(keyboard).offers(for: word.input, count: mostCandidates)
    word.candidates = offers.meanings + offers.readings
    return word
  }

  /// A sentence as it is printed: its tabs and line feeds stay.
  private static func printable(_ sentence: String) -> String {
    var printable = ""
    var rest = sentence.unicodeScalars[...]
    while let blank = rest.firstIndex(where: { $0 == "\t" || $0 == "\n" }) {
      printable += Printable.text(String(rest[..<blank]))
      printable.unicodeScalars.append(rest[blank])
      rest = rest[blank...].dropFirst()
    }
    return printable + Printable.text(String(rest))
  }

  /// A sentence with other words between its blanks.
  private static func sentence(_ text: String, _ words: [String]) -> String {
    var sentence = ""
    var rest = words[...]
    var isInside = false
    for character in text {
      if character.isWhitespace {
        sentence.append(character)
        isInside = false
      } else if !isInside {
        sentence += rest.popFirst() ?? ""
        isInside = true
      }
    }
    return sentence
  }

  private static func json(_ sentence: String, _ words: [SpelledWord]) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.key("text")
    json.string(sentence)
    json.key("words")
    json.beginArray()
    for word in words { write(word, to: &json) }
    json.endArray()
    json.endObject()
    return json.take() + [0x0A]
  }

  private static func json(_ word: SpelledWord) -> [UInt8] {
    var json = JSONWriter()
    write(word, to: &json)
    return json.take() + [0x0A]
  }

  private static func write(_ word: SpelledWord, to json: inout JSONWriter) {
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
  }
}
