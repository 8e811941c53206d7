extension LearningLine {
  /// Reads it as a fact about a text and hands that over; says what is wrong with it.
  func take(asFact take: (Fact) -> String?) -> String? {
    guard let fact = Fact(value, line: number) else { return "'\(value)' is no fact" }
    return fact.kind == .screen ? "a fact about a screen stands in the glossary" : take(fact)
  }
}

extension Fact {
  /// What is wrong with a fact that stands below no statement.
  static let standsAlone = "a fact stands below the 'say:' that states it"
}
