/// A phrase with values in its placeholders.
struct FilledPhrase {
  /// What is displayed, in its order of storage.
  private(set) var scalars: [Unicode.Scalar] = []
  /// Where each scalar comes from in the phrase; the start of its placeholder for those of a value.
  private var origins: [Int] = []

  /// A phrase with one value in all placeholders that take it, and 3 in those of numbers.
  ///
  /// - Parameters:
  ///   - phrase: the phrase.
  ///   - value: the value.
  ///   - isIsolated: whether FSI and PDI are put around the value of a placeholder.
  init(
    _ phrase: Phrase, value: PlaceholderValue, isIsolated: (Hole) -> Bool
  ) {
    var place = 0
    for hole in phrase.holes {
      append(phrase.scalars[place..<hole.range.lowerBound], from: place)
      let isolates = isIsolated(hole) && !hole.isIsolated
      if isolates { append("\u{2068}", at: hole.range.lowerBound) }
      let text = takes(hole, value) ? value.scalars : ["3"]
      for scalar in text { append(scalar, at: hole.range.lowerBound) }
      if isolates { append("\u{2069}", at: hole.range.lowerBound) }
      place = hole.range.upperBound
    }
    append(phrase.scalars[place...], from: place)
  }

  /// Whether a value may come into a placeholder.
  private func takes(_ hole: Hole, _ value: PlaceholderValue) -> Bool {
    if value.isNegative { return hole.takesNegative }
    // What stands in quotation marks is a name.
    if hole.isQuoted { return value.isName || value == .neutral }
    return hole.values == .any || value == .neutral
  }

  private mutating func append(_ scalar: Unicode.Scalar, at origin: Int) {
    scalars.append(scalar)
    origins.append(origin)
  }

  private mutating func append(_ part: ArraySlice<Unicode.Scalar>, from start: Int) {
    for (distance, scalar) in part.enumerated() { append(scalar, at: start + distance) }
  }

  /// The range of the phrase that a range of what is displayed comes from.
  func phrasePlaces(_ range: Range<Int>) -> Range<Int> {
    guard let first = range.first, let last = range.last, last < origins.count else { return 0..<0 }
    return origins[first]..<origins[last] + 1
  }
}
