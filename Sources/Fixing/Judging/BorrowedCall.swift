internal import BidiAlgorithm

/// Right-to-left sentences behind one Latin word that people say in every language, and a comma,
/// where nobody set a direction: `OK, ABC.`, `wow, ABC DEF`
///
/// A chat lays them out by their first letter. Behind a word that greets somebody a name may stand:
/// there a small word has to tell the sentence.
enum BorrowedCall {
  /// The most tokens of such a line, and the most letters of the word.
  private static let longestLine = 40
  private static let longestCall = 16

  /// Whether tokens are one: such a word, a comma right behind it, and nothing else in Latin
  /// letters; where one right-to-left word is all, with the sign that ends it. A control in the
  /// line may be that of whoever wrote it so. O(tokens).
  static func leadsSentence(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard tokens.count > 2, tokens.count <= longestLine, !text.hasControls,
      tokens[0].isWord(.leftToRight), tokens[0].range.count <= longestCall,
      !tokens[1].followsSpace, ",\u{60C}".unicodeScalars.contains(tokens[1].sign(in: text)),
      tokens[2].followsSpace
    else { return false }
    let call = text.string(tokens[0].range).lowercased()
    let isGreeting = greetings.contains(call)
    guard isGreeting || calls.contains(call) else { return false }
    let said = tokens[2...]
    guard said.allSatisfy({ $0.direction != .leftToRight && !isOfData($0, text) }) else {
      return false
    }
    let words = said.filter { $0.isWord(.rightToLeft) }
    if words.count == 1 {
      return !isGreeting && text.endsSentence(tokens[tokens.count - 1].range.upperBound - 1)
    }
    return !words.isEmpty && (!isGreeting || words.contains { SmallWords.tellsSentence($0, text) })
  }

  /// Whether a sign is one of data, steps or labels.
  private static func isOfData(_ token: Token, _ text: Skeleton) -> Bool {
    let sign = token.sign(in: text)
    return ":=|\t{}[]<>\\/;".unicodeScalars.contains(sign) || ArrowSign.pointsRight(sign)
  }

  /// What people call out or answer, in small letters.
  private static let calls: Set<String> = [
    "bravo", "haha", "lol", "nope", "ok", "okay", "omg", "oops", "perfect", "sure", "wow", "yay",
    "yeah", "yep", "yes", "no",
  ]

  /// What people say to somebody.
  private static let greetings: Set<String> = [
    "bye", "congrats", "congratulations", "goodbye", "hello", "hey", "hi", "please", "sorry",
    "thanks", "welcome",
  ]
}
