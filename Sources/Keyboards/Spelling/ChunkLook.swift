/// What a chunk between two blanks of a sentence is, by its look alone.
///
/// A name (an address, a path, a file, code, an option) is left alone whole, whatever its letters
/// may spell.
struct ChunkLook {
  /// Whether it is a name.
  let isName: Bool
  /// What is left without the signs around it.
  let core: Substring

  /// Looks at a chunk. O(*n*).
  init(_ chunk: some StringProtocol) {
    let chunk = Substring(chunk)
    var core = chunk
    while let first = core.first, Self.opening.contains(first) { core.removeFirst() }
    while let last = core.last, Self.closing.contains(last) { core.removeLast() }
    self.core = core
    isName =
      Self.isMarked(chunk) || Self.isMarked(core) || Self.holdsSignOfNames(core)
      || Self.isJoined(core)
      || Self.hasLongNumber(core)
      || Self.isOfLetters(core)
      || Self.wholes.contains(core.lowercased()) || Self.greetings.contains(chunk.lowercased())
  }

  private static let opening: Set<Character> = [
    "(", "[", "\"", "'", "\u{201C}", "\u{2018}", "\u{AB}", "\u{BF}", "\u{A1}",
  ]
  private static let closing: Set<Character> = [
    ")", "]", "\"", "'", "\u{201D}", "\u{2019}", "\u{BB}", ".", ",", ";", ":", "!", "?", "\u{2026}",
    "\u{61F}", "\u{60C}", "\u{61B}",
  ]

  /// Whether a chunk begins as options, tags, mentions, paths and code do.
  private static func isMarked(_ chunk: Substring) -> Bool {
    guard let first = chunk.first, let second = chunk.dropFirst().first else { return false }
    switch first {
    case "#", "@", "/", "~", "\\", "$", "`", "<", "%": return true
    case ".": return second == "/" || second.isLetter
    case "-": return second == "-" || second.isLetter
    default: return chunk.last == "`" || chunk.hasSuffix("()") || chunk.hasSuffix(">")
    }
  }

  /// Whether it contains a sign that words of sentences do not have.
  private static func holdsSignOfNames(_ core: Substring) -> Bool {
    core.contains { names.contains($0) } || core.split(separator: "/").count > 2
      || core.contains("/") && core.contains(".")
  }

  /// Whether it is letters with a stroke between them, as in `n/a` and `a/b`.
  private static func isOfLetters(_ core: Substring) -> Bool {
    let parts = core.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count > 1 && parts.contains { $0.count < 2 }
  }

  /// Whether a chunk alone is a sign of code that has a value on its sides.
  static func isOperator(_ chunk: String) -> Bool { operators.contains(chunk) }

  /// Whether a chunk alone gives a name its value.
  static func isAssignment(_ chunk: String) -> Bool { chunk == "=" || chunk == ":=" }

  /// Whether a chunk begins as an option of a command does.
  static func isOption(_ chunk: String) -> Bool {
    let name = chunk.drop { $0 == "-" }
    return (1...2).contains(chunk.count - name.count) && name.first?.isLetter ?? false
  }

  private static let operators: Set<String> = [
    "=", ":=", "==", "!=", "+=", "-=", "<=", ">=", "=>", "->", "&&", "||", "|", "+", "*",
  ]

  /// Names whose halves are words of other languages.
  private static let wholes: Set<String> = ["wi-fi", "hi-fi", "sci-fi", "lo-fi"]

  /// A greeting with its sign: without, `hi` is a word of several languages.
  private static let greetings: Set<String> = ["hi,", "hi!", "hi."]

  private static let names: Set<Character> = [
    "@", "_", "\\", "=", "#", "{", "}", "$", "<", ">", "|", "^", "*", "`", "~", "+", "&", "%", "(",
    "[",
  ]

  /// Whether a dot or a colon joins two letters or digits, as in `main.c`, `10:30` and `std::move`.
  private static func isJoined(_ core: Substring) -> Bool {
    var before: Character?
    var isOpen = false
    for character in core {
      if character == "." || character == ":" {
        isOpen = before.map { $0.isLetter || $0.isNumber } ?? false || isOpen
      } else {
        if isOpen, before == "." || before == ":", character.isLetter || character.isNumber {
          return dots(core) < ellipsis
        }
        isOpen = false
      }
      before = character
    }
    return false
  }

  /// The number of consecutive dots, up to a limit: three are a pause between words, and no name.
  private static func dots(_ core: Substring) -> Int {
    var (most, run) = (0, 0)
    for character in core {
      run = character == "." ? run + 1 : 0
      most = max(most, run)
    }
    return most
  }

  private static let ellipsis = 2

  /// Whether letters and a number of two digits or more make one word, as in `sha256` and `i18n`.
  /// Digits that spell letters do not count.
  private static func hasLongNumber(_ core: Substring) -> Bool {
    let characters = Array(core)
    guard characters.contains(where: { $0.isASCII && $0.isLetter }) else { return false }
    var index = 0
    while index < characters.count {
      let start = index
      while index < characters.count, characters[index].isASCII, characters[index].isNumber {
        index += 1
      }
      if index - start > 1, !spells(start..<index, of: characters) { return true }
      index = max(index, start + 1)
    }
    return false
  }

  /// Whether digits spell two consonants, as in `ma32oul` and `ba22oul`: two that do, between
  /// vowels.
  private static func spells(_ digits: Range<Int>, of word: [Character]) -> Bool {
    guard digits.count == 2, digits.lowerBound > 0, digits.upperBound < word.count else {
      return false
    }
    return word[digits].allSatisfy { "23579".contains($0) }
      && "aeiou".contains(word[digits.lowerBound - 1]) && "aeiou".contains(word[digits.upperBound])
  }
}
