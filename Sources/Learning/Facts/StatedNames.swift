internal import BidiAlgorithm
internal import WritingDirection

/// The numbers in a statement, and the names of rules and classes: its facts have them too.
enum StatedNames {
  /// What is wrong with a statement: it names something that is in none of its facts, or a number
  /// more often than they do. Nil where nothing is wrong. The text may name a class too. O(*n*).
  static func fault(in text: String, facts: [Fact], of subject: LearnedText?) -> String? {
    var carried = facts.flatMap(\.names)
    let written = subject?.written.latinWords ?? []
    for name in withoutTitles(text).latinWords {
      let isNumber = Int(name) != nil
      guard isNumber || BidiRule(rawValue: name) != nil || isClass(name) else { continue }
      if let index = carried.firstIndex(of: name) {
        if isNumber { carried.remove(at: index) }
      } else if !isClass(name) || !written.contains(name) {
        return "'\(name)' of '\(text)' is in no fact"
      }
    }
    return nil
  }

  /// Without the numbers that are parts of names.
  private static func withoutTitles(_ text: String) -> String {
    let titles = ["UAX #9"] + DirectionStrategy.all.map(\.label).filter { $0.contains(" ") }
    return titles.reduce(text) { $0.replacing($1, with: "") }
  }

  /// Whether it is the name of a class. A single letter is a letter of the text.
  private static func isClass(_ name: String) -> Bool {
    name.count > 1 && BidiClass.allCases.contains { $0.shortName == name }
  }
}
