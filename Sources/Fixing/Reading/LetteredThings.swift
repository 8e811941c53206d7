/// Things that letters tell apart, `Vitamin K`, `Terminal B`: the letter behind such a word is no
/// initial of a person.
enum LetteredThings {
  /// Whether a word is one.
  static func isOne(_ word: Range<Int>, _ text: Skeleton) -> Bool {
    word.count <= longest && words.contains(text.string(word).lowercased())
  }

  private static let words: Set<String> = [
    "annex", "answer", "appendix", "area", "article", "block", "building", "category", "channel",
    "chapter", "class", "clause", "division", "exhibit", "figure", "form", "gate", "grade",
    "group", "hall", "hepatitis", "item", "league", "level", "line", "list", "model", "option",
    "paragraph", "part", "phase", "plan", "platform", "point", "question", "room", "rule",
    "schedule", "section", "sector", "serie", "series", "stage", "step", "table", "team",
    "terminal", "tower", "type", "unit", "variant", "version", "vitamin", "volume", "wing", "zone",
  ]
  /// The most letters of such a word.
  private static let longest = 9
}
