/// Things that letters tell apart, `Vitamin K`, `Terminal B`: the letter behind such a word is no
/// initial of a person.
enum LetteredThings {
  /// Whether a word is one.
  static func isOne(_ word: Range<Int>, _ text: Skeleton) -> Bool {
    word.count <= longest && words.contains(text.string(word).lowercased())
  }

  private static let words: Set<String> = [
    "appendix", "block", "building", "chapter", "class", "division", "exhibit", "gate", "grade",
    "group", "hepatitis", "level", "line", "option", "part", "plan", "platform", "room", "section",
    "series", "terminal", "tower", "type", "unit", "vitamin", "wing", "zone",
  ]
  /// The most letters of such a word.
  private static let longest = 9
}
