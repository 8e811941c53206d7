internal import BidiAlgorithm

/// Sentences of English that begin with somebody's name in right-to-left letters, as programs write
/// them: `ABC DEF liked your photo.`
///
/// The names are as many words as half of such a sentence: no share of words tells it from one in
/// the other direction that ends with English names. Its verb and its small words do.
enum NamedSentence {
  /// The most words that a name has.
  private static let longestName = 4
  /// The most tokens in brackets behind it.
  private static let longestBrackets = 24

  /// Whether a text may be such a sentence: right-to-left words, and then a small Latin letter, a
  /// comma, a bracket, the ending of a file or the end of a question. O(the length of a name).
  static func mayBegin(_ text: Skeleton) -> Bool {
    var position = 0
    while position < min(text.count, longestBeginning), isInName(position, text) { position += 1 }
    return position > 0
      && (",(._\u{60C}?!\u{2026}".unicodeScalars.contains(text.at(position))
        || (0x61...0x7A).contains(text.at(position).value))
  }

  /// The most scalars of a name with its spaces.
  private static let longestBeginning = 80

  private static func isInName(_ position: Int, _ text: Skeleton) -> Bool {
    text.isRightToLeftLetter(position) || text.isMark(position) || text.isSpace(position)
      || "'\"-\u{5BE}\u{5F3}\u{5F4}\u{2019}".unicodeScalars.contains(text.at(position))
      || text.classes[position] == .bn
  }

  /// Whether tokens are such a sentence: a name, what is said of it in brackets, a verb, and words
  /// of English, a small one among them; a question, and what it means; or whoever is spoken to, a
  /// comma, and a sentence. Other right-to-left words are at most half as many, and inside it.
  /// O(tokens).
  static func isEnglish(_ tokens: [Token], _ text: Skeleton) -> Bool {
    let isQuoted = isQuotationMark(0, tokens, text)
    let first = isQuoted ? 1 : 0
    var index = first
    while index < tokens.count, tokens[index].sort == .word,
      tokens[index].direction == .rightToLeft
    {
      index += 1
    }
    guard (1...longestName).contains(index - first), isMostlyEnglish(tokens[first...]) else {
      return false
    }
    let end = index
    while index < tokens.count, GlossedPhrase.closes(tokens[index].sign(in: text)) { index += 1 }
    let isClosed = index > end
    if isQuoted {
      guard isQuotationMark(index, tokens, text) else { return false }
      index += 1
    }
    if isClosed {
      guard index < tokens.count, tokens[index].sort == .word,
        GlossedPhrase.isVerb(tokens[index].range, text)
      else { return false }
    }
    if index < tokens.count, ",\u{60C}".unicodeScalars.contains(tokens[index].sign(in: text)) {
      return isEnglishClause(tokens[(index + 1)...], text)
    }
    if index < tokens.count, tokens[index].sign(in: text) == "(" {
      let inside = tokens[index...].prefix(longestBrackets)
      guard let end = inside.firstIndex(where: { $0.sign(in: text) == ")" }) else { return false }
      index = end + 1
    }
    guard index < tokens.count, tokens[index].sort == .word else { return false }
    let verb = text.string(tokens[index].range)
    let words = tokens[(index + 1)...].filter { $0.sort == .word }
    if isPast(verb), let next = words.first, isDeterminer(next, text) { return words.count > 1 }
    if glosses.contains(verb) { return words.first?.direction == .leftToRight }
    // `by` makes of the verb what was done to a thing, which may be the end of another sentence.
    // `left to right` is a direction.
    guard verbs.contains(verb), words.count > 1, text.string(words[0].range) != "by",
      verb != "left" || text.string(words[0].range) != "to"
    else { return false }
    return words.contains { smallWords.contains(text.string($0.range)) }
  }

  /// Whether a word has the form of a verb of what was done.
  static func isPast(_ word: String) -> Bool {
    word.count > 4 && word.hasSuffix("ed") && word.allSatisfy { ("a"..."z").contains($0) }
  }

  /// Whether a word leads to the thing that something was done to. An adjective that ends like a
  /// verb has none behind it.
  private static func isDeterminer(_ word: Token, _ text: Skeleton) -> Bool {
    word.range.count < 6 && determiners.contains(text.string(word.range))
  }

  private static let determiners: Set<String> = [
    "a", "an", "her", "his", "my", "our", "the", "their", "this", "you", "your",
  ]

  /// Whether a word is one that no sentence of another language borrows: a small one or a verb.
  static func isOfEnglish(_ word: String) -> Bool {
    smallWords.contains(word) || auxiliaries.contains(word) || verbs.contains(word)
  }

  /// Whether a token is such a word, in small letters or large ones.
  static func isOfEnglish(_ token: Token, _ text: Skeleton) -> Bool {
    token.sort == .word && token.direction == .leftToRight && token.range.count < longestOfEnglish
      && isOfEnglish(text.string(token.range).lowercased())
  }

  /// No such word is as long.
  private static let longestOfEnglish = 12

  /// Whether a word is a verb that stands behind names, and that no other language borrows.
  static func isVerb(_ word: String) -> Bool { auxiliaries.contains(word) || verbs.contains(word) }

  private static func isQuotationMark(
    _ index: Int, _ tokens: [Token], _ text: Skeleton
  ) -> Bool {
    index < tokens.count && TokenPairs.isQuotationMark(tokens[index].sign(in: text))
  }

  /// Whether all right-to-left words stand at the start of tokens, or at least twice as many Latin
  /// ones do, and one of those is the last.
  private static func isMostlyEnglish(_ tokens: ArraySlice<Token>) -> Bool {
    let others = tokens.drop { $0.sort == .word && $0.direction == .rightToLeft }
    guard others.contains(where: { $0.direction == .rightToLeft }) else { return true }
    let words = tokens.filter { $0.sort == .word }
    let latin = words.count { $0.direction == .leftToRight }
    return latin >= 2 * (words.count - latin)
      && tokens.last { $0.direction != nil }?.direction == .leftToRight
  }

  /// Whether tokens are Latin words alone, as many as make a sentence, with a verb and a small word
  /// among them.
  private static func isEnglishClause(_ tokens: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    let words = tokens.filter { $0.sort == .word }
    guard words.count >= fewestWords,
      !tokens.contains(where: { $0.direction == .rightToLeft })
    else { return false }
    let all = words.filter { $0.range.count < 8 }.map { text.string($0.range) }
    return all.contains { auxiliaries.contains($0) } && all.contains { smallWords.contains($0) }
  }

  /// The fewest words of a sentence behind a comma.
  private static let fewestWords = 4

  /// Whether tokens greet somebody in English: Latin words, the first one of a greeting, a comma,
  /// and a right-to-left name with nothing but signs behind it. O(tokens).
  static func isGreeting(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard let first = tokens.first, first.sort == .word, first.range.count < 16,
      greetings.contains(text.string(first.range).lowercased()),
      let name = tokens.firstIndex(where: { $0.direction == .rightToLeft }), name > 2,
      ",\u{60C}".unicodeScalars.contains(tokens[name - 1].sign(in: text)),
      tokens[..<(name - 1)].allSatisfy({ $0.sort == .word })
    else { return false }
    let rest = tokens[name...].drop { $0.sort == .word && $0.direction == .rightToLeft }
    return tokens.count - name - rest.count <= 2 && rest.allSatisfy { $0.sort == .sign }
  }

  /// Whether a word in small letters is one with which greetings of English begin.
  static func greets(_ word: String) -> Bool { greetings.contains(word) }

  /// What greetings of English begin with.
  private static let greetings: Set<String> = [
    "bye", "congratulations", "dear", "good", "goodbye", "happy", "hello", "hey", "hi", "sorry",
    "thank", "thanks", "welcome",
  ]

  /// Whether tokens are a sentence of English around names: a small word before the first of them,
  /// another one behind it, and at least as many Latin words as others, or names of two words at
  /// most. O(tokens).
  static func isEnglishAround(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard let first = tokens.firstIndex(where: { $0.direction == .rightToLeft }) else {
      return false
    }
    let words = tokens.filter { $0.sort == .word }
    let latin = words.count { $0.direction == .leftToRight }
    guard latin * 2 >= words.count || (latin > 2 && longestStretch(tokens, text) < 3) else {
      return false
    }
    func hasSmallWord(_ some: ArraySlice<Token>) -> Bool {
      some.contains {
        $0.sort == .word && $0.range.count < 6 && smallWords.contains(text.string($0.range))
      }
    }
    return hasSmallWord(tokens[..<first]) && hasSmallWord(tokens[(first + 1)...])
  }

  /// The most right-to-left words that follow each other without a number in brackets between
  /// them, which ends a name.
  private static func longestStretch(_ tokens: [Token], _ text: Skeleton) -> Int {
    var (longest, count) = (0, 0)
    for (index, token) in tokens.enumerated() {
      if token.sort == .word {
        count = token.direction == .rightToLeft ? count + 1 : 0
        longest = max(longest, count)
      } else if token.sign(in: text) == "(", index + 1 < tokens.count,
        text.isDigit(tokens[index + 1].range.lowerBound)
      {
        count = 0
      }
    }
    return longest
  }

  /// Verbs that follow somebody's name, and begin no name of a thing themselves.
  private static let verbs: Set<String> = Set(
    """
    is are was were has have had will can wants wrote said says asked answered replied commented \
    liked likes joined left shared posted sent added invited tagged mentioned followed started \
    stopped created updated uploaded changed edited accepted declined reacted requested removed \
    deleted gave got went became means meant comes sounds refers stands
    """.split(separator: " ").map(String.init))

  /// Verbs that say in English what a word of another language is.
  private static let glosses: Set<String> = ["means", "meant", "translates"]

  /// Verbs that no sentence of another language borrows.
  private static let auxiliaries: Set<String> = [
    "am", "are", "can", "could", "did", "do", "does", "has", "have", "is", "should", "was", "were",
    "will", "would",
  ]

  /// Small words of English sentences.
  private static let smallWords: Set<String> = Set(
    """
    a an the your you their his her its this that to of in on at by for from with and not be been as \
    into onto under before after below above beside behind toward towards until within without \
    through across along inside outside during against among between then
    """.split(separator: " ").map(String.init))
}
