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

  /// Labels of one person.
  private static let persons: Set<String> = [
    "artist", "assignee", "author", "composer", "contributor", "director", "editor", "guest",
    "host", "owner", "producer", "reviewer", "translator", "winner", "writer",
  ]
}
