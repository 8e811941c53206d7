internal import BidiAlgorithm

/// What somebody answers in English in a chat, behind a name in right-to-left letters and a colon:
/// `ABC: LGTM, merging now.`, `ABC: ok, I'll do it`, `ABC: nice shot!`.
///
/// Behind a label a title or a sentence in English may stand, and the line is the label's. An
/// answer begins with a word that no title has, or with one of answers, a comma and a small letter,
/// or it is a short exclamation or question without capitals, or a request or a promise with its
/// end; and the word before the colon is no known label.
enum AnswerBehindName {
  /// The most words of a name, and the most tokens of such a line.
  private static let mostWords = 2
  private static let longestLine = 80
  /// The fewest Latin words of an answer.
  private static let fewestWords = 3
  /// Longer words are none of these.
  private static let longestWord = 16

  /// Whether tokens are one, with nothing in right-to-left letters behind the colon. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard tokens.count <= longestLine else { return false }
    let name = tokens.prefix { $0.sort == .word && $0.direction == .rightToLeft }
    let colon = name.count
    guard (1...mostWords).contains(colon), colon + 2 < tokens.count,
      tokens[colon].sign(in: text) == ":", !tokens[colon].followsSpace,
      tokens[colon + 1].followsSpace,
      !name.contains(where: { SmallWords.isOne($0, text) || KnownLabel.isOne($0.range, text) })
    else { return false }
    let answer = tokens[(colon + 1)...]
    guard answer.allSatisfy({ $0.direction != .rightToLeft }) else { return false }
    if isExclaimed(answer, text) || isSaid(answer, text) { return true }
    guard answer.count(where: { $0.sort == .word }) >= fewestWords else { return false }
    let first = word(answer[colon + 1], text)
    if ofChats.contains(first) { return true }
    return answers.contains(first) && tokens[colon + 2].sign(in: text) == ","
      && colon + 3 < tokens.count && goesOn(tokens[colon + 3], text)
  }

  /// The same of the elements of a line that is read from right to left, in which the answer is a
  /// piece of its own. O(their number).
  static func isOne(_ all: [Element], _ text: Skeleton) -> Bool {
    guard all.count <= longestLine else { return false }
    return isOne(all.map(token), text)
  }

  /// What a token of an element is, as far as it is asked here.
  private static func token(_ element: Element) -> Token {
    let sort: Token.Sort = element.isWord ? .word : element.isSign ? .sign : .piece
    let piece = Piece(kind: element.kind ?? .name, range: element.range, order: element.order)
    return Token(
      range: element.range, sort: sort, direction: element.direction,
      piece: sort == .piece ? piece : nil, followsSpace: element.followsSpace)
  }

  /// Whether tokens are a short exclamation or question: a word that begins such, others with no
  /// capital as in a title, commas and numbers, and the mark right behind them.
  private static func isExclaimed(_ answer: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    let words = answer.prefix { !isMark($0, text) }
    let marks = answer[words.endIndex...]
    guard let first = words.first, (fewestExclaimed...mostExclaimed).contains(words.count),
      (1...mostMarks).contains(marks.count), marks.allSatisfy({ isMark($0, text) }),
      exclaimed.contains(word(first, text)), words.last?.sign(in: text) != ",",
      words.count(where: { $0.sort == .word }) >= fewestExclaimed
    else { return false }
    return words.dropFirst().allSatisfy { token in
      goesOn(token, text) || token.piece?.kind == .number || token.sign(in: text) == ","
    }
  }

  /// Whether tokens are a sentence with its end that somebody is told, `please send me the file.`:
  /// a word that begins such, and more words in small letters, as no title has them, than others.
  private static func isSaid(_ answer: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    guard let first = answer.first, let end = answer.last, told.contains(word(first, text)),
      end.sort == .sign, !end.followsSpace,
      ".!?".unicodeScalars.contains(end.sign(in: text))
    else { return false }
    let words = answer.dropFirst().filter { $0.sort != .sign }
    guard words.count + 1 >= fewestWords, goesOn(words[0], text) else { return false }
    return words.count { goesOn($0, text) } * 2 > words.count
  }

  /// Whether a token is the end of an exclamation or a question, with nothing before it.
  private static func isMark(_ token: Token, _ text: Skeleton) -> Bool {
    !token.followsSpace && "!?".unicodeScalars.contains(token.sign(in: text))
  }

  /// The fewest and the most tokens of a short exclamation, and the most of its marks.
  private static let fewestExclaimed = 2
  private static let mostExclaimed = 10
  private static let mostMarks = 3

  /// The Latin word in small letters that a token is; empty where it is none.
  private static func word(_ token: Token, _ text: Skeleton) -> String {
    guard token.sort == .word, token.direction == .leftToRight, token.range.count < longestWord
    else { return "" }
    return text.string(token.range).lowercased()
  }

  /// Whether a sentence goes on with a word, as no title does: in a small letter, or as `I'll`.
  private static func goesOn(_ token: Token, _ text: Skeleton) -> Bool {
    let first = token.range.lowerBound
    guard token.sort == .word, text.isLatin(first) else { return false }
    return !text.isCapital(first)
      || (text.at(first) == "I" && (token.range.count == 1 || !text.isLatin(first + 1)))
  }

  /// Short words of chats and reviews that begin no title.
  private static let ofChats: Set<String> = [
    "afaik", "brb", "btw", "fyi", "iirc", "imho", "imo", "lgtm", "lmk", "ptal", "sgtm", "tbh",
    "thx",
  ]

  /// Words that begin what somebody calls, wishes or asks in a chat. What is told of a thing that
  /// is sold or made, `new` or `best`, begins with others.
  private static let exclaimed: Set<String> = [
    "amazing", "anybody", "anyone", "awesome", "bye", "come", "coming", "congrats",
    "congratulations", "cool", "done", "excellent", "gg", "good", "goodbye", "great", "happy",
    "hello", "hey", "hi", "hurry", "i", "i'm", "let's", "lol", "look", "lovely", "many", "nice",
    "no", "oh", "ok", "okay", "omg", "oops", "please", "ready", "really", "same", "see", "sorry",
    "still", "sure", "sweet", "thank", "thanks", "that's", "wait", "watch", "welcome", "well",
    "wow", "yay", "yeah", "yes", "you", "you're",
  ]

  /// Words that begin what somebody is told or asked to do. `I` and `it` begin sentences that are
  /// given to read or to translate, too.
  private static let told: Set<String> = [
    "i'll", "i'm", "i've", "let", "let's", "please", "pls", "sorry", "thank", "thanks", "we'll",
    "we're",
  ]

  /// Words that answer somebody, before a comma.
  private static let answers: Set<String> = [
    "absolutely", "agreed", "done", "exactly", "fixed", "great", "hey", "hi", "lol", "maybe",
    "merged", "nice", "no", "nope", "ok", "okay", "perfect", "right", "sorry", "sure", "thanks",
    "true", "yeah", "yep", "yes",
  ]
}
