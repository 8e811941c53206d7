internal import BidiAlgorithm
internal import UnicodeData

/// Lines of the paragraph's own direction that have names in the other one.
extension WantedDirection {
  /// Whether the text is a label in the paragraph's direction with a name, or a list of names, in
  /// the other one behind its colon: `Users: ABC, DEF`.
  static func isLabelled(_ text: Skeleton, _ base: TextDirection) -> Bool {
    guard let colon = text.scalars.prefix(longestLabel).firstIndex(of: ":"), colon > 0 else {
      return false
    }
    func isOther(_ position: Int) -> Bool {
      text.isStrong(position) && text.isRightToLeftLetter(position) == (base == .leftToRight)
    }
    guard !(0..<colon).contains(where: isOther) else { return false }
    // A name has few words; a comma begins another.
    var words = 0
    var isInWord = false
    for position in colon + 1..<text.count {
      let isLetter = isOther(position)
      if isLetter, !isInWord { words += 1 }
      if isLetter { isInWord = true }
      if text.isSpace(position) { isInWord = false }
      if ",;/|\u{60C}\u{61B}\u{B7}".unicodeScalars.contains(text.at(position)) { words = 0 }
      // So does a number of a list: `1. ABC 2. DEF`.
      if text.isDigit(position), ".)".unicodeScalars.contains(text.at(position + 1)) { words = 0 }
      if words > longestName { return false }
    }
    return true
  }

  /// The most scalars of a label.
  private static let longestLabel = 40

  /// Whether the text is a sentence in the paragraph's direction with a name in the other one:
  /// `Created by ABC DEF`, `Welcome, ABC!`. A Latin word with a capital is no sign of a sentence:
  /// it may be the name.
  static func isWithName(
    _ text: Skeleton, _ tokens: [Token], _ base: TextDirection
  ) -> Bool {
    if base == .leftToRight, beginsWithAmount(tokens, text) { return false }
    let words = tokens.filter { $0.sort == .word }
    let others = words.count { $0.direction != base }
    if beginsWithSentence(tokens, text, base) { return true }
    guard others <= longestName + 1, let last = words.last, others < words.count else {
      return false
    }
    let isPlain = words.contains { word in
      word.direction == base
        && !word.range.contains { ScalarFacts.category(of: text.scalars[$0]) == .lu }
    }
    if isPlain { return true }
    guard others <= longestName else { return false }
    if last.direction == base || beginsWithPlainWord(tokens, text) { return true }
    guard let first = tokens.firstIndex(where: { $0.direction == base.opposite }), first > 0 else {
      return false
    }
    return text.scalars[tokens[first - 1].range.lowerBound] == ","
  }

  /// Whether a text begins with how many there are of what right-to-left words name, so that the
  /// letter behind the number is no word: `2 x ABC DEF (XL)`.
  private static func beginsWithAmount(_ tokens: [Token], _ text: Skeleton) -> Bool {
    tokens.count > 2 && tokens[0].direction == nil && tokens[0].piece?.kind == .number
      && tokens[1].range.count == 1
      && "xX".unicodeScalars.contains(text.at(tokens[1].range.lowerBound))
      && tokens[2].isWord(.rightToLeft)
  }

  /// Whether a text begins with a word of English that is no name, as `Call ABC` does.
  static func beginsWithPlainWord(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard let first = tokens.first, first.sort == .word, first.range.count < 9 else { return false }
    return plainWords.contains(text.string(first.range).lowercased())
  }

  /// Words that begin labels and greetings of programs.
  private static let plainWords: Set<String> = [
    "ask", "bye", "call", "chapter", "dear", "delete", "edit", "enter", "exit", "follow", "goodbye",
    "hello", "hey", "hi", "invite", "meet", "message", "open", "order", "page", "remove", "reply",
    "room", "save", "see", "send", "share", "thanks", "track", "welcome", "write",
  ]

  /// Whether the first sentence of several is in the paragraph's direction: then it is for whoever
  /// wrote it to say.
  private static func beginsWithSentence(
    _ tokens: [Token], _ text: Skeleton, _ base: TextDirection
  ) -> Bool {
    var words = 0
    for (index, token) in tokens.enumerated() {
      if token.direction == base.opposite { return false }
      if token.sort == .word { words += 1 }
      if index > 0, tokens[index - 1].sort == .word, isAbbreviation(tokens[index - 1], text) {
        continue
      }
      let ends = ".!?\u{61F}\u{6D4}".unicodeScalars.contains(text.scalars[token.range.lowerBound])
      if token.sort == .sign, ends, words > 1, text.isSpace(ifThere: token.range.upperBound) {
        return true
      }
    }
    return false
  }

  /// Whether a word is written with a full stop that ends no sentence.
  private static func isAbbreviation(_ word: Token, _ text: Skeleton) -> Bool {
    guard word.range.count < 5 else { return false }
    let letters = text.string(word.range).lowercased()
    return abbreviations.contains(letters)
  }

  private static let abbreviations: Set<String> = [
    "co", "corp", "dr", "inc", "jr", "llc", "ltd", "mr", "mrs", "ms", "no", "prof", "st", "vs",
  ]
}
