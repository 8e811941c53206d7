internal import BidiAlgorithm

/// What somebody says in right-to-left words behind a clause of English that ends in a verb of
/// saying and a colon, in a line from left to right: `Ali Raza commented: ABC DEF!`,
/// `She told me: ABC DEF.` As in quotation marks, its end goes with it.
///
/// Other English before a colon may have the end for itself: `New task added: ABC!`,
/// `Did you mean: ABC?`
enum SaidInEnglish {
  /// The tokens before the colon.
  private static let lead = 2...10
  /// The most tokens of what is said, and the fewest right-to-left words before a full stop.
  private static let longest = 120
  private static let fewestOfStatement = 2
  /// Longer words are none of these.
  private static let longestWord = 10

  /// The tokens of what is said with the signs that end it; nil where there is none. Latin names in
  /// it are at most half as many as its own words. O(tokens).
  static func range(_ tokens: [Token], _ text: Skeleton) -> Range<Int>? {
    guard
      let colon = tokens.prefix(lead.upperBound + 1).firstIndex(where: {
        $0.sign(in: text) == ":"
      }),
      lead.contains(colon), colon + 1 < tokens.count, !tokens[colon].followsSpace,
      tokens[colon + 1].isWord(.rightToLeft), tokens[colon + 1].followsSpace,
      leads(tokens[..<colon], text)
    else { return nil }
    let said = tokens[(colon + 1)...]
    guard said.count <= longest, let last = said.last,
      text.endsSentence(last.range.upperBound - 1), last.sort != .sign || !last.followsSpace,
      !said.contains(where: { LedSentence.isOfData($0.sign(in: text)) })
    else { return nil }
    let own = said.count { $0.isWord(.rightToLeft) }
    let latin = said.filter { $0.direction == .leftToRight }
    let isStatement = last.sign(in: text) == "."
    guard !isStatement || own >= fewestOfStatement, latin.count * 2 <= own,
      !latin.contains(where: { CutSentence.isOfEnglish($0, text) })
    else { return nil }
    return colon + 1..<tokens.count
  }

  /// Whether tokens are whoever says something and a Latin verb for that, with whom it is told to
  /// or without. A question ends behind what is said.
  private static func leads(_ clause: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    guard let first = clause.first,
      clause.allSatisfy({ $0.sort != .sign || signs.contains($0.sign(in: text)) }),
      !LabelledEnglish.beginsQuestion(word(first, text).lowercased())
    else { return false }
    var words = clause.map { word($0, text) }
    if let last = words.last, persons.contains(last) {
      words.removeLast()
      return words.count > 1 && words.last.map { told.contains($0) } == true
    }
    return words.last.map { verbs.contains($0) } == true
  }

  /// Whether a token is such a verb. O(1).
  static func isVerb(_ token: Token, _ text: Skeleton) -> Bool {
    verbs.contains(word(token, text))
  }

  /// The Latin word that a token is; empty where it is none, or a long one.
  private static func word(_ token: Token, _ text: Skeleton) -> String {
    token.isWord(.leftToRight) && token.range.count <= longestWord ? text.string(token.range) : ""
  }

  /// Signs in names.
  private static let signs = Set(".,'()@-".unicodeScalars)

  /// Verbs of saying. Those of what is done to a thing, too, such as *added* and *shared*, may have
  /// its name behind their colon.
  private static let verbs: Set<String> = [
    "answered", "asked", "asks", "commented", "declared", "exclaimed", "explained", "joked",
    "noted", "reads", "remarked", "replied", "responded", "said", "says", "screamed",
    "shouted", "stated", "texted", "tweeted", "whispered", "writes", "wrote", "yelled",
  ]

  /// Verbs before whom something is said to, and who that is.
  private static let told: Set<String> = [
    "answered", "asked", "messaged", "reminded", "tells", "texted", "told", "wrote",
  ]
  private static let persons: Set<String> = [
    "everybody", "everyone", "her", "him", "me", "them", "us", "you",
  ]
}
