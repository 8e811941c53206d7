internal import BidiAlgorithm

/// Lines that begin in English and end in a few right-to-left words: `What's ABC?`, `Happy ABC!`,
/// `Dr. ABC DEF`, `Arrivals ABC`.
///
/// A contraction, the title of somebody and a greeting are English, however few words there are. Of
/// other lines nobody can tell whose they are: they stay as they are laid out. A right-to-left
/// sentence shows by its own small words, by a word behind another one that says when something was
/// or what became of it, by more words than a name has, or by a name of a firm or a program before
/// two words.
enum EnglishOpening {
  /// The most right-to-left words behind a contraction, behind a title or a greeting, and behind
  /// other words.
  private static let mostOfSentence = 4
  private static let mostOfName = 3
  private static let mostOfOthers = 2
  /// The most words and signs before the right-to-left ones.
  private static let longestOpening = 6
  /// Longer words say nothing about a sentence.
  private static let longest = 24

  /// Whether tokens are one. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard let first = tokens.firstIndex(where: { $0.direction == .rightToLeft }), first > 0,
      let last = tokens.lastIndex(where: { $0.direction == .rightToLeft }),
      first <= longestOpening, tokens[0].direction == .leftToRight
    else { return false }
    let own = tokens[first...].filter { $0.direction == .rightToLeft }
    guard own.count <= mostOfSentence else { return false }
    let before = tokens[..<first]
    if hasContraction(before, text) { return true }
    guard own.count <= mostOfName, !own.contains(where: { SmallWords.isOfSentence($0, text) })
    else { return false }
    // Behind a name that is spoken to the sentence begins: `Hi ABC, DEF GHI?`
    guard tokens[..<last].allSatisfy({ $0.sort != .sign || isPlainSign($0.sign(in: text)) }) else {
      return false
    }
    if isTitleOrGreeting(before, text) { return true }
    let opening = word(tokens[0], text)
    guard own.count <= mostOfOthers, tokens[0].sort == .word,
      tokens[(first + 1)...].allSatisfy({
        $0.direction != .leftToRight || [.number, .date].contains($0.piece?.kind)
      })
    else { return false }
    let isPossessive = opening.hasSuffix("'s") || opening.hasSuffix("\u{2019}s")
    if isPossessive || shouted.contains(opening) { return true }
    // What became of a name, or when, is said of it: `Dana ABC yesterday`.
    if !isTitle(tokens[0], text), SentenceWords.areSaid(own, text) { return false }
    // One word behind a name, `Netflix ABC`, may be said of it or belong to it.
    return tokens.count == 2 || (!isName(tokens[0], text) && !BrandName.isOne(opening))
  }

  /// Whether what stands before right-to-left words is surely English: a contraction, the title of
  /// somebody or a greeting. O(tokens).
  static func isSure(_ before: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    hasContraction(before, text) || isTitleOrGreeting(before, text)
  }

  /// Whether a token is what stands before the name of a person, a place, a house or a club.
  static func isTitle(_ token: Token, _ text: Skeleton) -> Bool {
    titles.contains(word(token, text))
  }

  /// Whether a token is the name of a firm, a program or a language that is written like a word.
  static func isBrand(_ token: Token, _ text: Skeleton) -> Bool {
    BrandName.isOne(word(token, text))
  }

  private static func hasContraction(_ before: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    before.contains { isContraction(word($0, text)) }
  }

  private static func isTitleOrGreeting(_ before: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    if let title = before.last(where: { $0.direction == .leftToRight }),
      isTitle(title, text)
    {
      return true
    }
    guard let first = before.first, first.sort == .word else { return false }
    return openings.contains(word(first, text))
  }

  /// The letters with which a token begins, in small ones; empty where they are many.
  private static func word(_ token: Token, _ text: Skeleton) -> String {
    guard token.direction == .leftToRight else { return "" }
    if token.sort == .word {
      guard token.range.count < longest else { return "" }
      return text.string(token.range).lowercased()
    }
    let letters = token.range.prefix { text.isLatin($0) }
    return letters.count < longest ? text.string(letters).lowercased() : ""
  }

  /// Whether a word is two of English, joined by an apostrophe.
  private static func isContraction(_ word: String) -> Bool {
    guard let mark = word.firstIndex(where: { $0 == "'" || $0 == "\u{2019}" }) else { return false }
    let (start, end) = (String(word[..<mark]), String(word[word.index(after: mark)...]))
    if end == "t" { return start.hasSuffix("n") && auxiliaries.contains(String(start.dropLast())) }
    if start == "let" { return end == "s" }
    return ["s", "m", "re", "ve", "ll", "d"].contains(end) && subjects.contains(start)
  }

  /// Whether a sign stands in names and between two languages; what a colon or a comma parts is
  /// judged elsewhere.
  private static func isPlainSign(_ sign: Unicode.Scalar) -> Bool {
    ".-/|&'\u{2019}\u{2013}\u{2014}".unicodeScalars.contains(sign)
  }

  /// Whether a word has a capital or a digit behind its first letter, as names of programs have.
  private static func isName(_ token: Token, _ text: Skeleton) -> Bool {
    token.range.dropFirst().contains { text.isCapital($0) || text.isDigit($0) }
  }

  /// What stands before `n't`: `can't` is written with one n.
  private static let auxiliaries: Set<String> = [
    "are", "ca", "could", "did", "do", "does", "had", "has", "have", "is", "must", "need", "should",
    "was", "were", "wo", "would",
  ]

  /// What stands before the apostrophe of `I'm`, `what's`, `they're`.
  private static let subjects: Set<String> = [
    "he", "here", "how", "i", "it", "she", "that", "there", "they", "we", "what", "when", "where",
    "who", "why", "you",
  ]

  /// What stands before the name of a person, a place, a house or a club.
  private static let titles: Set<String> = Set(
    """
    mr mrs ms miss mx dr prof professor rabbi sheikh sheik imam ayatollah reverend rev father sister \
    brother saint sir lady lord king queen prince princess president minister captain capt major \
    general gen colonel col lieutenant sergeant judge justice senator coach chef aunt uncle grandma \
    grandpa hotel café cafe restaurant bar pub bank hospital school university college museum \
    theater theatre cinema park mount mt lake river kibbutz moshav port gate street no apt feat ft \
    starring featuring maccabi hapoel beitar bnei mayor gov governor sgt pvt lt nurse ambassador \
    bishop archbishop pastor madam mme monsieur
    """.split(separator: " ").map(String.init))

  /// What begins greetings and wishes of English.
  private static let openings: Set<String> = Set(
    """
    happy merry good great nice best dear hi hello hey thanks thank welcome love bye goodbye \
    congrats congratulations cheers sorry please yes no my our your his her their what who \
    where when which how
    """.split(separator: " ").map(String.init))

  /// Words that are often written in capitals, and are no names.
  private static let shouted: Set<String> = [
    "exit", "free", "help", "hi", "home", "menu", "new", "no", "ok", "omg", "open", "pull", "push",
    "sale", "stop", "tv", "vip", "wow", "yes",
  ]
}
