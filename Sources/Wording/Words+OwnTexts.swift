extension Words {
  /// What the program itself says in the words, in English: their keys, with inner words and own
  /// names in their places. A value parts two texts, and so does the name of a character; of ranges
  /// the signs are left. So no text has anything of what a user wrote. O(*n*).
  public var ownTexts: [String] {
    var texts = OwnTexts()
    texts.add(self)
    texts.part()
    return texts.all
  }
}

/// Texts of the program as they are put together.
private struct OwnTexts {
  private(set) var all: [String] = []
  private var open = ""

  /// A range without its numbers.
  private static let signsOfRange = "[,)"

  /// Ends a text.
  mutating func part() {
    if !open.isEmpty { all.append(open) }
    open = ""
  }

  mutating func add(_ words: Words) {
    switch words.form {
    case .verbatim, .character, .spoken: part()
    case .own: open += words.key
    case .row: for argument in words.arguments { add(argument) }
    case .entry:
      for piece in WordsPattern(words.englishPattern).pieces {
        switch piece {
        case .text(let text): open += text
        case .place(let number, _):
          if words.arguments.indices.contains(number) { add(words.arguments[number]) }
        }
      }
    }
  }

  private mutating func add(_ argument: Words.Argument) {
    switch argument {
    case .verbatim: part()
    case .own(let name): open += name
    case .ranges(let ranges):
      part()
      guard ranges.hasSigns else { return }
      open = Self.signsOfRange
      part()
    case .words(let words): add(words)
    }
  }
}
