internal import BidiAlgorithm
internal import WritingDirection

/// What a sentence names, held against its facts: numbers, rules, classes, levels, strategies, and
/// the side on which a paragraph begins. What else it says is for people to read.
enum StatedNames {
  /// What is wrong with a statement: it names something that none of its facts has, or a number
  /// more often than they do, or says the contrary of one; nil where nothing is. A class may stand
  /// in the text as well. O(*n*).
  ///
  /// - Parameters:
  ///   - text: the statement.
  ///   - facts: what it says as data.
  ///   - subject: the text of which it speaks.
  ///   - strategy: the name of the strategy that decides the direction of that text.
  /// - Returns: what is wrong, in a sentence.
  static func fault(
    in text: String, facts: [Fact], of subject: LearnedText?,
    by strategy: String = DirectionStrategy.uax9.name
  ) -> String? {
    var carried = facts.flatMap(\.names)
    for name in withoutTitles(text).latinWords {
      guard isName(name, in: subject) else { continue }
      if let index = carried.firstIndex(of: name) {
        if Int(name) != nil { carried.remove(at: index) }
      } else if !isClass(name) || !written(subject, has: name) {
        return "'\(name)' of '\(text)' is in no fact"
      }
    }
    return faultOfLevel(text, facts) ?? faultOfCount(text, facts) ?? faultOfSide(text, facts)
      ?? faultOfStrategy(text, facts, strategy)
  }

  /// What is wrong with a title: it names a number, a rule or a class that nothing in its lesson or
  /// play has; nil where nothing is. O(*n*).
  static func fault(
    inTitle text: String, carried: Set<String>, of subject: LearnedText?
  ) -> String? {
    withoutTitles(text).latinWords.first { name in
      isName(name, in: subject) && !carried.contains(name) && !written(subject, has: name)
    }.map { "'\($0)' of the title '\(text)' is in no fact" }
  }

  /// The same of a task, whose numbers are those of its question. O(*n*).
  static func fault(
    inTask text: String, carried: Set<String>, of subject: LearnedText?
  ) -> String? {
    withoutTitles(text).latinWords.first { name in
      Int(name) == nil && isName(name, in: subject) && !carried.contains(name)
        && !written(subject, has: name)
    }.map { "'\($0)' of '\(text)' is in no fact" }
  }

  // MARK: - What is named

  /// Whether a word is a number, a rule, or a class; of one letter only where the text has no such
  /// letter.
  private static func isName(_ name: String, in subject: LearnedText?) -> Bool {
    if Int(name) != nil || BidiRule(rawValue: name) != nil { return true }
    return isClass(name) && (name.count > 1 || !written(subject, has: name))
  }

  private static func isClass(_ name: String) -> Bool {
    BidiClass.allCases.contains { $0.shortName == name }
  }

  /// Whether the text has a name, in braces or as a letter.
  private static func written(_ subject: LearnedText?, has name: String) -> Bool {
    guard let text = subject?.written else { return false }
    // The letters of a name in braces are none of the text.
    return name.count == 1
      ? text.replacing(/\{[^}]*\}/, with: "").contains(name) : text.latinWords.contains(name)
  }

  /// Without the numbers that are parts of names.
  private static func withoutTitles(_ text: String) -> String {
    strategies.reduce(text) { $0.replacing($1.label, with: "") }
  }

  /// The strategies by the names under which sentences speak of them.
  private static let strategies: [(label: String, name: String)] =
    [(label: "UAX #9", name: DirectionStrategy.uax9.name)]
    + DirectionStrategy.all.filter { $0.label.contains(" ") }.map {
      (label: $0.label, name: $0.name)
    }

  // MARK: - What is said of it

  /// That no fact tells of a level of which the sentence speaks.
  private static func faultOfLevel(_ text: String, _ facts: [Fact]) -> String? {
    let told = Set(facts.flatMap(\.levels))
    return text.matches(of: /[Ll]evels? ([0-9]+)/).map { String($0.1) }
      .first { !told.contains($0) }.map { "no fact of '\(text)' tells of a level \($0)" }
  }

  private static let numberWords = [
    "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
    "ten": 10, "eleven": 11, "twelve": 12,
  ]
  private static let counted: Set = [
    "signs", "scalars", "characters", "clusters", "runs", "sequences", "bytes", "units",
  ]

  /// That no fact has a number that the sentence writes as a word before what it counts.
  private static func faultOfCount(_ text: String, _ facts: [Fact]) -> String? {
    let told = Set(facts.flatMap { $0.names + $0.lengths.map(String.init) })
    let words = text.lowercased().latinWords
    for (word, next) in zip(words, words.dropFirst()) where counted.contains(next) {
      guard let number = numberWords[word], !told.contains(String(number)) else { continue }
      return "'\(word) \(next)' of '\(text)' is in no fact"
    }
    return nil
  }

  /// That a paragraph begins at another side by its facts.
  private static func faultOfSide(_ text: String, _ facts: [Fact]) -> String? {
    func says(_ side: String) -> Bool {
      text.contains("begins at the \(side)")
        || text.contains("begins the paragraph at the \(side)")
    }
    let told = Set(facts.compactMap(\.side))
    guard told.count == 1, let side = told.first, !says(side) else { return nil }
    let other = side == "left" ? "right" : "left"
    return says(other) ? "'\(text)' says \(other), and by its facts it begins at the \(side)" : nil
  }

  /// That the sentence speaks of a strategy that neither decides nor has a fact.
  private static func faultOfStrategy(
    _ text: String, _ facts: [Fact], _ strategy: String
  ) -> String? {
    let told = facts.filter { $0.kind == .direction }.flatMap(\.names)
    return strategies.first { one in
      text.contains(one.label) && one.name != strategy && !told.contains(one.name)
    }.map { "'\($0.label)' of '\(text)' needs a fact 'direction \($0.name)'" }
  }
}

extension Fact {
  /// The levels of which it tells.
  fileprivate var levels: [String] {
    switch kind {
    case .levels: names
    case .paragraph: [value]
    case .rule: value.words.suffix(1).filter { Int($0) != nil }
    case .then: consequence?.fact.levels ?? []
    default: []
    }
  }

  /// How many scalars each range of a drag has, and all together.
  fileprivate var lengths: [Int] {
    guard kind == .ranges else { return [] }
    let lengths = LearnedRanges.withDashes(value).words.dropFirst(3).compactMap { range -> Int? in
      let ends = range.split(separator: "-").compactMap { Int($0) }
      return ends.count == 2 ? ends[1] - ends[0] : nil
    }
    return lengths + [lengths.reduce(0, +), lengths.count]
  }

  /// The side on which the paragraph begins by it; nil where it tells of none.
  fileprivate var side: String? {
    switch (kind, value.words.last) {
    case (.paragraph, "0"), (.direction, "ltr"): "left"
    case (.paragraph, "1"), (.direction, "rtl"): "right"
    default: nil
    }
  }
}
