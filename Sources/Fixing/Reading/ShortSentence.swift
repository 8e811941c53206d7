internal import BidiAlgorithm

/// Short sentences of English that begin with somebody's or something's name in right-to-left
/// letters: `ABC has 3 cats.`, `ABC, Ahmed and DEF joined the group.`, `ABC.txt was deleted.`,
/// `"ABC.txt" is missing`, `ABC, where are you?`
///
/// A verb of English right behind the name and nothing in right-to-left letters behind it tell
/// them, and the sign at their end. A name without that sign is a word and a verb such as `is`, or
/// what somebody did stands behind it with a number or two words: `ABC reached level 12`.
struct ShortSentence {
  private let tokens: [Token]
  private let text: Skeleton
  /// The token behind the names.
  private var index = 0
  /// How many right-to-left words the longest name has.
  private var longestName = 0
  /// Whether several names are joined in English.
  private var isJoined = false

  /// The most tokens of such a sentence, and the most words of a name in either direction.
  private static let longest = 32
  private static let mostWords = 3
  private static let mostLatinWords = 2
  /// Longer words are none of those that are asked about.
  private static let longestWord = 12

  /// Whether tokens are one. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard tokens.count > 1, tokens.count <= longest else { return false }
    var sentence = ShortSentence(tokens, text)
    if sentence.isCall { return true }
    guard sentence.readNames() else { return false }
    return sentence.isSentence || sentence.isSaidOfThing
  }

  /// Whether a word is a verb of such sentences.
  static func isVerb(_ word: String) -> Bool { auxiliaries.contains(word) || verbs.contains(word) }

  private init(_ tokens: [Token], _ text: Skeleton) {
    self.tokens = tokens
    self.text = text
  }

  private func sign(_ index: Int) -> Unicode.Scalar {
    index < tokens.count ? tokens[index].sign(in: text) : "\0"
  }

  /// The Latin word that a token is; empty where it is none, or a long one.
  private func word(_ index: Int) -> String {
    guard index < tokens.count, tokens[index].sort == .word,
      tokens[index].direction == .leftToRight, tokens[index].range.count < Self.longestWord
    else { return "" }
    return text.string(tokens[index].range).replacing("\u{2019}", with: "'")
  }

  /// Whether a right-to-left word that joins no sentence, or a name such as `ABC_DEF`, is a token.
  private func isName(_ index: Int) -> Bool {
    index < tokens.count && tokens[index].sort != .sign
      && tokens[index].direction == .rightToLeft
      && !SmallWords.isOfSentence(tokens[index], text)
  }

  private func isCapitalised(_ index: Int) -> Bool {
    index < tokens.count && tokens[index].isCapitalised(in: text)
  }

  /// Whether the last token is a sign that ends a sentence.
  private var isEnded: Bool {
    let last = tokens[tokens.count - 1]
    return last.sort == .sign && !last.followsSpace && text.endsSentence(last.range.lowerBound)
  }

  /// Whether one right-to-left word and a comma stand before a question, or before what somebody is
  /// asked to do, in Latin letters alone.
  private var isCall: Bool {
    guard isName(0), ",\u{60C}".unicodeScalars.contains(sign(1)), isEnded, tokens.count > 4,
      tokens.dropFirst(2).allSatisfy({ $0.direction != .rightToLeft })
    else { return false }
    let first = word(2)
    if first == "please" { return true }
    return sign(tokens.count - 1) == "?" && Self.questions.contains(first)
  }

  /// Reads the names at the beginning, with what is said of them in brackets, and the ending of a
  /// file, which may be quoted; false where none stands there.
  private mutating func readNames() -> Bool {
    while true {
      let isQuoted = TokenPairs.isQuotationMark(sign(index)) && isName(index + 1)
      if isQuoted { index += 1 }
      let start = index
      if isName(index) {
        while isName(index) { index += 1 }
        guard index - start <= Self.mostWords else { return false }
        longestName = max(longestName, index - start)
        let end = index
        readEnding()
        // In quotation marks only the name of a file is one.
        if isQuoted {
          guard index > end, TokenPairs.isQuotationMark(sign(index)) else { return false }
          index += 1
        }
      } else if longestName > 0, isCapitalised(index) {
        while isCapitalised(index) { index += 1 }
        guard index - start <= Self.mostLatinWords else { return false }
      } else {
        return false
      }
      guard readBrackets() else { return false }
      if ["and", "or"].contains(word(index)) {
        isJoined = true
        index += 1
      } else if ",\u{60C}".unicodeScalars.contains(sign(index)),
        isName(index + 1) || isCapitalised(index + 1)
      {
        index += 1
      } else {
        return true
      }
    }
  }

  /// Reads the ending of a file right behind its name.
  private mutating func readEnding() {
    guard sign(index) == ".", index + 1 < tokens.count, !tokens[index].followsSpace,
      !tokens[index + 1].followsSpace,
      Piece.endOfEnding(tokens[index + 1].range.lowerBound, text)
        == tokens[index + 1].range.upperBound
    else { return }
    index += 2
  }

  /// Reads brackets in Latin letters; false where they hold others, or do not end.
  private mutating func readBrackets() -> Bool {
    guard sign(index) == "(" else { return true }
    guard let end = tokens[index...].firstIndex(where: { $0.sign(in: text) == ")" }),
      tokens[index..<end].allSatisfy({ $0.direction != .rightToLeft })
    else { return false }
    index = end + 1
    return true
  }

  /// Whether a verb and the rest of a sentence follow the names.
  private var isSentence: Bool {
    let verb = word(index)
    guard !verb.isEmpty, tokens[index].followsSpace,
      tokens.dropFirst(index + 1).allSatisfy({ $0.direction != .rightToLeft })
    else { return false }
    let isAuxiliary = Self.auxiliaries.contains(verb)
    let isVerb = isAuxiliary || Self.verbs.contains(verb)
    // An adjective may end like a verb, and what was done by somebody is said of a thing.
    let isPast = NamedSentence.isPast(verb) && word(index + 1) != "by"
    if isJoined { return (isVerb || isPast) && index + 1 < tokens.count }
    if isEnded { return isVerb || (isPast && sign(tokens.count - 1) == ".") }
    if isDeed(verb, isPast: isPast) { return true }
    guard isAuxiliary, longestName == 1, index + 1 < tokens.count else { return false }
    return tokens.dropFirst(index + 1).allSatisfy {
      $0.sort == .word && ("a"..."z").contains(text.at($0.range.lowerBound))
    }
  }

  /// Whether one noun or two stand between the only name and an auxiliary verb, with words of
  /// English behind that and the end: `ABC DEF office will be closed on Friday.` A noun that is no
  /// plural has an article before it, or a name that belongs to it. A label does not.
  private var isSaidOfThing: Bool {
    guard !isJoined, isEnded, sign(tokens.count - 1) != "?", index < tokens.count,
      tokens[index].followsSpace,
      tokens[..<index].allSatisfy({
        $0.isWord(.rightToLeft) && !KnownLabel.isOne($0.range, text)
          && !SmallWords.tellsSentence($0, text)
      }),
      tokens[index...].allSatisfy({ $0.direction != .rightToLeft })
    else { return false }
    var verb = index
    while verb - index < Self.mostNouns, isNoun(verb) { verb += 1 }
    guard verb > index, Self.auxiliaries.contains(word(verb)), !Self.ofMany.contains(word(verb))
    else { return false }
    let rest = tokens[(verb + 1)...]
    return rest.count { $0.isWord(.leftToRight) } >= Self.fewestBehindVerb
      && rest.contains { NamedSentence.isOfEnglish($0, text) }
  }

  /// Whether a token is a Latin word in small letters that is no verb, no small word of English and
  /// no plural.
  private func isNoun(_ index: Int) -> Bool {
    let letters = word(index)
    return !letters.isEmpty && letters.allSatisfy { ("a"..."z").contains($0) }
      && !letters.hasSuffix("s") && !Self.subjects.contains(letters) && !Self.isVerb(letters)
      && !CutSentence.isOfEnglish(tokens[index], text)
  }

  /// The most nouns between a name and its verb, and the fewest words behind that.
  private static let mostNouns = 2
  private static let fewestBehindVerb = 2

  /// Verbs of several things, which need no article.
  private static let ofMany: Set<String> = [
    "am", "are", "aren't", "do", "don't", "have", "haven't", "were", "weren't",
  ]

  /// What begins a sentence without an article.
  private static let subjects: Set<String> = [
    "all", "any", "anybody", "anyone", "children", "each", "every", "everybody", "everyone",
    "everything", "how", "it", "men", "nobody", "nothing", "one", "people", "some", "somebody",
    "someone", "something", "there", "these", "those", "what", "when", "where", "which", "why",
    "women",
  ]

  /// Whether a verb behind a short name says what somebody did, with nothing but words and numbers
  /// behind it, at least two. A form that may stand before a noun as an adjective, as in
  /// `shared files 2`, needs a number right behind it, and a word behind that: `shared 2 files`.
  private func isDeed(_ verb: String, isPast: Bool) -> Bool {
    let rest = tokens.dropFirst(index + 1)
    guard longestName <= Self.longestOfDeed, rest.count > 1,
      rest.allSatisfy({ $0.sort != .sign && $0.followsSpace })
    else { return false }
    if Self.deeds.contains(verb) {
      return rest.contains { $0.sort == .word && $0.direction == .leftToRight }
    }
    guard (isPast && !Self.adjectives.contains(verb)) || Self.done.contains(verb) else {
      return false
    }
    return text.isDigit(rest[index + 1].range.lowerBound) && rest[index + 1].direction == nil
      && rest.dropFirst().contains { $0.sort == .word && $0.direction == .leftToRight }
  }

  /// The most right-to-left words of a name before what somebody did.
  private static let longestOfDeed = 2

  /// What somebody did, in forms that stand before no noun: neither titles nor the parts of
  /// programs have such names.
  private static let deeds: Set<String> = [
    "ate", "became", "bought", "came", "gave", "got", "knew", "reached", "sang", "took", "went",
    "won", "wrote",
  ]

  /// What somebody did, in forms that may stand before a noun.
  private static let done: Set<String> = [
    "built", "found", "left", "lost", "made", "paid", "read", "sent", "sold",
  ]

  /// Words that end like verbs of what was done, and stand before numbers in names.
  private static let adjectives: Set<String> = [
    "advanced", "based", "combined", "dated", "embedded", "estimated", "exceed", "extended",
    "fixed", "hundred", "limited", "numbered", "related", "speed", "unlimited", "updated",
  ]

  /// What questions of English begin with.
  private static let questions: Set<String> = [
    "are", "can", "could", "did", "do", "does", "have", "how", "is", "what", "what's", "when",
    "where", "where's", "which", "who", "who's", "why", "will", "would",
  ]

  private static let auxiliaries: Set<String> = [
    "am", "are", "aren't", "can", "can't", "cannot", "could", "couldn't", "did", "didn't", "do",
    "does",
    "doesn't", "don't", "had", "has", "hasn't", "have", "haven't", "is", "isn't", "must", "should",
    "shouldn't", "was", "wasn't", "were", "weren't", "will", "won't", "would", "wouldn't",
  ]

  /// Other verbs of short sentences, as they stand behind a name.
  private static let verbs: Set<String> = Set(
    """
    ate bought broke brought built called came chose comes costs cooked cried drove fell finds found \
    gave gets gives goes got grew hates heard helps keeps kept knew knows left likes liked lives lost \
    loves made makes means meant met needs opened opens paid plays ran reads runs said says sang sat \
    saw scored seems sees sells sent sings sleeps slept sold speaks spoke stands starts studies swam \
    takes talks tastes taught teaches tells thinks thought told took tried understands wants went \
    woke won works writes wrote
    """.split(separator: " ").map(String.init))
}
