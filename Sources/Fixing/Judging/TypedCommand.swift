internal import BidiAlgorithm
internal import WritingDirection

/// Right-to-left words that ask for a command to be typed or run, and the command with names in
/// such letters: `RUN grep ABC DEF.txt`.
///
/// Laid out from left to right the names of the command change places, and what asks for it stands
/// at the other end. A label before a command says less: the command may be read by itself.
enum TypedCommand {
  /// The most words that ask for it, and the most that are Latin between the program and the names.
  private static let longestLead = 3
  private static let mostLatin = 4
  /// The fewest names.
  private static let fewestNames = 2
  /// The most scalars of such a line.
  private static let longest = 240

  /// Whether a text is one: a verb, two right-to-left words behind it or fewer, a known program,
  /// and up to the end right-to-left names, of which a file follows a plain name and would change
  /// places with it. O(*n*).
  static func isOne(_ text: Skeleton) -> Bool {
    guard text.isRightToLeftLetter(0), text.count <= longest, !text.hasControls else {
      return false
    }
    let words = (0..<text.count).split { text.isSpace($0) }
    let lead = words.prefix { $0.allSatisfy(text.isOfRightToLeftWord) }
    guard let verb = lead.first, lead.count <= longestLead, lead.endIndex < words.count,
      verb.count <= longestVerb, verbs.contains(text.string(verb)),
      ShellPrograms.names.contains(text.string(words[lead.endIndex]))
    else { return false }
    let behind = words[(lead.endIndex + 1)...]
    let latin = behind.prefix { $0.allSatisfy { text.scalars[$0].isASCII } }
    let names = behind[latin.endIndex...]
    guard latin.count <= mostLatin, names.count >= fewestNames,
      names.allSatisfy({ isFile($0, text) || NamedCommand.isName($0, text) })
    else { return false }
    return zip(names, names.dropFirst()).contains { !isFile($0, text) && isFile($1, text) }
  }

  /// Whether a word asks for a command to be typed or run. O(1).
  static func asks(_ word: Token, _ text: Skeleton) -> Bool {
    word.isOne(of: verbs, upTo: longestVerb, in: text)
  }

  /// Whether a word is a file whose name begins with a right-to-left letter.
  private static func isFile(_ word: Range<Int>, _ text: Skeleton) -> Bool {
    text.isRightToLeftLetter(word.lowerBound) && NamedCommand.isFile(word, text)
  }

  /// The most letters of a verb.
  private static let longestVerb = 6

  // Run, start, type and carry out, as they are said to one or to several, and to run, in Hebrew;
  // run, carry out and write in Arabic; the run of in Persian.
  private static let verbs = Skeleton.words(
    """
    \u{5D4}\u{5E8}\u{5E5} \u{5D4}\u{5E8}\u{5D9}\u{5E6}\u{5D9} \
    \u{5D4}\u{5E8}\u{5D9}\u{5E6}\u{5D5} \u{5EA}\u{5E8}\u{5D9}\u{5E5} \
    \u{5EA}\u{5E8}\u{5D9}\u{5E6}\u{5D9} \u{5EA}\u{5E8}\u{5D9}\u{5E6}\u{5D5} \
    \u{5DC}\u{5D4}\u{5E8}\u{5D9}\u{5E5} \u{5D4}\u{5E4}\u{5E2}\u{5DC} \
    \u{5D4}\u{5E4}\u{5E2}\u{5D9}\u{5DC}\u{5D9} \u{5D4}\u{5E4}\u{5E2}\u{5D9}\u{5DC}\u{5D5} \
    \u{5D4}\u{5E7}\u{5DC}\u{5D3} \u{5D4}\u{5E7}\u{5DC}\u{5D9}\u{5D3}\u{5D9} \
    \u{5D4}\u{5E7}\u{5DC}\u{5D9}\u{5D3}\u{5D5} \u{5D1}\u{5E6}\u{5E2} \
    \u{5D1}\u{5E6}\u{5E2}\u{5D5} \u{634}\u{63A}\u{644} \u{634}\u{63A}\u{644}\u{64A} \
    \u{634}\u{63A}\u{644}\u{648}\u{627} \u{646}\u{641}\u{630} \u{646}\u{641}\u{630}\u{64A} \
    \u{646}\u{641}\u{630}\u{648}\u{627} \u{627}\u{643}\u{62A}\u{628} \
    \u{627}\u{643}\u{62A}\u{628}\u{64A} \u{627}\u{643}\u{62A}\u{628}\u{648}\u{627} \
    \u{627}\u{62C}\u{631}\u{627}\u{6CC}
    """)
}
