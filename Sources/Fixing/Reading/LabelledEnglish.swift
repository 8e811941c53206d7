internal import BidiAlgorithm

/// English behind right-to-left words and a colon in a line from right to left, which is one piece:
/// a question with its mark, `ABC: How are you?`, a sentence with its end,
/// `ABC: The file was not found.`, and the subject of a mail with a tag in square
/// brackets before it, `ABC: [SOLVED] Crash on start`.
enum LabelledEnglish {
  /// The most scalars of a word that begins a question.
  private static let longestLead = 8
  /// The most words of the label of a subject.
  private static let longestLabel = 2
  /// The fewest words of a question or of a subject.
  private static let fewestWords = 2

  /// The most words of the label of a sentence, and the fewest of a sentence before an exclamation
  /// mark and before a full stop, which abbreviations have, too.
  private static let longestSentenceLabel = 4
  private static let fewestOfCall = 3
  private static let fewestOfStatement = 4
  /// The most letters of a last word that its full stop may shorten.
  private static let longestAbbreviation = 2

  /// Whether a mark at the end of a line ends what is said in English there, behind words up to it:
  /// a question, a sentence, or what people say to thank, greet or wish. O(*n*).
  static func ends(
    _ index: Int, behind words: [Element], _ all: [Element], _ text: Skeleton
  ) -> Bool {
    switch text.at(all[index].range.lowerBound) {
    case "?":
      endsQuestion(index, behind: words, all, text) || endsSaying(index, behind: words, all, text)
    case "!":
      endsSentence(index, behind: words, all, text) || endsSaying(index, behind: words, all, text)
    default: endsSentence(index, behind: words, all, text)
    }
  }

  /// Whether a sign is the mark of a question of Latin words right before it: an English word that
  /// begins questions is the first, the second has no capital as in a title, and a colon right
  /// behind a right-to-left word leads to them. A line that asks itself may end so, too. O(*n*).
  private static func endsQuestion(
    _ index: Int, behind words: [Element], _ all: [Element], _ text: Skeleton
  ) -> Bool {
    let colon = index - words.count - 1
    guard colon > 0, words.count >= fewestWords, words[0].isWord, words[1].isWord,
      words.dropFirst(fewestWords).allSatisfy({ isOfQuestion($0, text) }),
      text.at(all[index].range.lowerBound) == "?", !all[index].followsSpace,
      all[colon].isJoinedSign(of: ":", in: text), all[colon - 1].isWord, words[0].followsSpace,
      isLead(words[0], text), isSmall(words[1], text)
    else { return false }
    return all[..<colon].allSatisfy { $0.direction != .leftToRight && !asks($0, text) }
  }

  /// Whether a sign is the end of what is said in English behind a right-to-left text and a dash, a
  /// bar or a slash between blanks, at the end of a line in two languages: `ABC DEF - Thank you!`.
  /// An English word with which people thank, greet or wish begins it, or before its question mark
  /// one with which questions begin; the second word has no capital, as that of a name or a title
  /// may have. A line that asks itself may speak of a title. O(*n*).
  private static func endsSaying(
    _ index: Int, behind words: [Element], _ all: [Element], _ text: Skeleton
  ) -> Bool {
    let dash = index - words.count - 1
    guard dash >= fewestWords, words.count >= fewestWords, words[0].isWord, words[1].isWord,
      words.dropFirst(fewestWords).allSatisfy({ isOfQuestion($0, text) }),
      !all[index].followsSpace, all[dash].isSign(of: "-|/\u{2013}\u{2014}", in: text),
      all[dash].followsSpace, words[0].followsSpace, text.isCapital(words[0].range.lowerBound),
      isSmall(words[1], text)
    else { return false }
    let isAsked = text.at(all[index].range.lowerBound) == "?"
    return (isAsked ? isLead(words[0], text) : isCall(words[0], text))
      && all[..<dash].count { $0.isWord } >= fewestWords
      && all[..<dash].allSatisfy { $0.direction != .leftToRight && !asks($0, text) }
  }

  /// Whether a sign is the end of an English sentence behind a right-to-left label and a colon, at
  /// the end of a line: `ABC: The file was not found.`, `ABC DEF: Keep out of reach!` A capital
  /// begins it and none its second or its last word, as those of names and titles do, and one of
  /// its words is a verb, or before an exclamation mark a small word of English. A line that asks
  /// itself may speak of a title. O(*n*).
  private static func endsSentence(
    _ index: Int, behind words: [Element], _ all: [Element], _ text: Skeleton
  ) -> Bool {
    let colon = index - words.count - 1
    let isCall = text.at(all[index].range.lowerBound) == "!"
    guard colon > 0, colon <= longestSentenceLabel,
      words.count >= (isCall ? fewestOfCall : fewestOfStatement),
      words[0].isWord, words[1].isWord, let last = words.last, last.isWord,
      words.dropFirst(fewestWords).allSatisfy({ isOfQuestion($0, text) }),
      !all[index].followsSpace, all[colon].isJoinedSign(of: ":", in: text),
      words[0].followsSpace, text.isCapital(words[0].range.lowerBound), isSmall(words[1], text),
      isSmall(last, text), last.range.count > longestAbbreviation
    else { return false }
    return !text.followsWordForWork(words[0].range.lowerBound)
      && all[..<colon].allSatisfy {
        $0.isWord && $0.direction == .rightToLeft && !asks($0, text)
      }
      && words.contains {
        guard $0.isWord, $0.range.count <= longestLead else { return false }
        let word = text.string($0.range).lowercased()
        return isCall ? NamedSentence.isOfEnglish(word) : NamedSentence.isVerb(word)
      }
  }

  /// Whether a word begins what people say to thank, greet or wish.
  private static func isCall(_ word: Element, _ text: Skeleton) -> Bool {
    word.range.count <= longestLead && calls.contains(text.string(word.range).lowercased())
  }

  /// Words with which people thank, greet or wish.
  private static let calls: Set<String> = [
    "best", "come", "drive", "enjoy", "get", "good", "happy", "have", "keep", "many", "merry",
    "please", "see", "sorry", "stay", "take", "thank", "thanks", "we", "welcome", "you",
  ]

  /// Whether an element may stand in an English question: a word, a number such as an hour, a name
  /// of code, a quotation, or a comma.
  private static func isOfQuestion(_ element: Element, _ text: Skeleton) -> Bool {
    element.direction == .leftToRight || element.isNumeric
      || element.isJoinedSign(of: ",", in: text)
  }

  /// Whether an element is Latin in square brackets behind a label and a colon, with Latin words
  /// and nothing else behind it. O(*n*).
  static func isTag(_ index: Int, _ all: [Element], _ text: Skeleton) -> Bool {
    guard index > 1, index - 1 <= longestLabel, index + fewestWords < all.count,
      all[index].direction == .leftToRight, all[index].followsSpace,
      text.at(all[index].range.lowerBound) == "[",
      text.at(all[index].range.upperBound - 1) == "]",
      all[index - 1].isJoinedSign(of: ":", in: text)
    else { return false }
    return all[..<(index - 1)].allSatisfy { $0.isWord && $0.direction == .rightToLeft }
      && all[(index + 1)...].allSatisfy {
        $0.isWord && $0.direction == .leftToRight && $0.followsSpace
      }
  }

  /// Whether a word begins questions in English, also with a verb behind its apostrophe: `What's`.
  private static func isLead(_ word: Element, _ text: Skeleton) -> Bool {
    guard word.range.count <= longestLead else { return false }
    let letters = text.string(word.range).lowercased().split { "'\u{2019}".contains($0) }
    return letters.first.map { leads.contains(String($0)) } ?? false
  }

  /// Whether a word begins with no capital, or is the English one for who speaks.
  private static func isSmall(_ word: Element, _ text: Skeleton) -> Bool {
    !text.isCapital(word.range.lowerBound) || text.string(word.range) == "I"
  }

  /// Whether a right-to-left word asks.
  private static func asks(_ word: Element, _ text: Skeleton) -> Bool {
    word.isWord && SmallWords.asks(word.range, text)
  }

  /// Whether a word in small letters begins questions in English.
  static func beginsQuestion(_ word: String) -> Bool { leads.contains(word) }

  /// Words with which an English question begins.
  private static let leads: Set<String> = [
    "are", "can", "could", "did", "do", "does", "has", "have", "how", "is", "shall", "should",
    "was", "were", "what", "when", "where", "which", "who", "whose", "why", "will", "would",
  ]
}
