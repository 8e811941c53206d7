internal import BidiAlgorithm

/// What stands around right-to-left words with a comma between them in a sentence that is read from
/// left to right, and tells whether they are several names or one phrase.
enum ListJoint {
  /// Longer words are none of these.
  private static let longestWord = 12

  /// Whether a Latin `and` or `or` right behind a range of elements joins something to them:
  /// `I met ABC, DEF and Tom`, `with ABC, DEF and 12 others`. Behind one comma a verb goes on with
  /// the sentence, `She said ABC, DEF and left`, and what was said may be one phrase. O(1).
  static func joinsNames(_ names: Range<Int>, _ all: [Element], in text: Skeleton) -> Bool {
    let commas = all[names].count { $0.isSign }
    let next = names.upperBound + 1
    guard commas < 2, next < all.count else { return true }
    if all[next].direction == .rightToLeft { return true }
    if names.lowerBound > 0, isOne(of: ofSaying, all[names.lowerBound - 1], text) { return false }
    guard all[next].isWord else { return true }
    return text.isCapital(all[next].range.lowerBound) || isOne(of: ofOthers, all[next], text)
  }

  /// Whether a comma and a Latin `and` or `or` behind a range of elements join the last ones of a
  /// list to them: `Thanks to ABC, DEF, and 3 others`. A clause may follow them as well, `I live in
  /// ABC, DEF, and the sea is near`: so only a right-to-left name, a name at the end, or others
  /// and their number are of the list. O(1).
  static func joinsNamesBehindComma(
    _ names: Range<Int>, _ all: [Element], in text: Skeleton
  ) -> Bool {
    var next = names.upperBound + 2
    guard next < all.count else { return false }
    if names.lowerBound > 0, isOne(of: ofSaying, all[names.lowerBound - 1], text) { return false }
    if all[next].direction == .rightToLeft { return true }
    if all[next].kind == .number, let counted = all[next].parts.last, counted.isWord {
      return isOne(of: ofSureOthers, counted, text)
    }
    if all[next].isNumeric { next += 1 }
    guard next < all.count, all[next].isWord else { return false }
    if isOne(of: ofSureOthers, all[next], text) { return true }
    guard next == names.upperBound + 2, text.isCapital(all[next].range.lowerBound) else {
      return false
    }
    return next + 1 == all.count || text.endsSentence(all[next].range.upperBound)
  }

  /// Whether elements behind the colon of a label for one person are two words with a comma, and
  /// nothing is told of them: `Author: ABC, DEF` may be a family name and a given one. O(1).
  static func isOneName(_ names: Range<Int>, _ all: [Element], in text: Skeleton) -> Bool {
    let label = names.lowerBound - 2
    return label >= 0 && names.count == 3 && isOne(of: persons, all[label], text)
      && all[names.lowerBound].isWord && all[names.upperBound - 1].isWord
  }

  private static func isOne(
    of words: Set<String>, _ element: Element, _ text: Skeleton
  ) -> Bool {
    element.isWord && element.range.count <= longestWord
      && words.contains(text.string(element.range).lowercased())
  }

  /// Verbs of what somebody says.
  private static let ofSaying: Set<String> = [
    "answered", "called", "replied", "said", "sang", "say", "says", "shouted", "sings",
    "whispered", "wrote", "yelled",
  ]

  /// Words that lead to the last ones of a list.
  private static let ofOthers: Set<String> = [
    "a", "all", "an", "colleagues", "family", "five", "four", "friends", "her", "his", "many",
    "more", "my", "other", "others", "our", "several", "some", "ten", "the", "their", "three",
    "two",
  ]

  /// Words that go on with a list also behind a comma, with a number before them or without one.
  private static let ofSureOthers: Set<String> = [
    "colleagues", "friends", "guests", "members", "more", "other", "others", "people", "several",
  ]

  /// Labels of one person.
  private static let persons: Set<String> = [
    "artist", "assignee", "author", "composer", "contributor", "director", "editor", "guest",
    "host", "owner", "producer", "reviewer", "translator", "winner", "writer",
  ]
}
