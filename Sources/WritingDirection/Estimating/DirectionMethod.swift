internal import BidiAlgorithm
internal import UnicodeData

extension DirectionStrategy {
  /// What a paragraph's own text says.
  ///
  /// - Parameters:
  ///   - scalars: the paragraph.
  ///   - traits: the properties of its scalars, where they are known.
  ///   - caret: the gap where text is being typed, which only `steady` asks for.
  ///   - tracksChanges: whether to note where the direction would have changed while typing.
  /// - Returns: the verdict. O(*n*).
  func verdict(
    _ scalars: UnsafeBufferPointer<Unicode.Scalar>,
    traits: UnsafeBufferPointer<ScalarTraits>? = nil, caret: Int? = nil,
    tracksChanges: Bool = false
  ) -> Verdict {
    switch method {
    case .firstStrong(let reading):
      unsafe FirstStrongEstimator(reading).verdict(scalars, traits, tracksChanges)
    case .block:
      unsafe FirstStrongEstimator(.outsideIsolates).verdict(scalars, traits, tracksChanges)
    case .wholeText:
      unsafe FirstStrongEstimator(.everything).verdict(scalars, traits, tracksChanges)
    case .anyRightToLeft: unsafe AnyRightToLeftEstimator().verdict(scalars, traits, tracksChanges)
    case .firstCharacter: unsafe FirstCharacterEstimator().verdict(scalars, traits, tracksChanges)
    case .constant, .locale:
      Verdict(direction: nil, reason: .undecided, counts: nil, changes: [])
    case .majority: unsafe MajorityEstimator().verdict(scalars, traits, tracksChanges)
    case .wordShare(let rule):
      unsafe WordShareEstimator(rule).verdict(scalars, traits, tracksChanges)
    case .twitter(let percent):
      unsafe TwitterEstimator(percent: percent).verdict(scalars, traits, tracksChanges)
    case .steady(let thresholds):
      unsafe SteadyEstimator(thresholds: thresholds, caret: caret).verdict(
        scalars, traits, tracksChanges)
    }
  }
}

extension DirectionStrategy {
  /// What there is in every ASCII text that decides something.
  public enum ASCIISign: Hashable, Sendable { case letter, letterOrDigit }

  /// What there is in every ASCII text that decides something or ends a block; nil where it may be
  /// anything.
  public var asciiSign: ASCIISign? {
    switch method {
    case .firstStrong, .wholeText, .anyRightToLeft, .majority, .steady: .letter
    case .wordShare(let rule): rule.weakIsLeftToRight ? .letterOrDigit : .letter
    case .block, .firstCharacter, .constant, .locale, .twitter: nil
    }
  }
}

extension DirectionStrategy.Method {
  /// Whether it counts words.
  var countsWords: Bool {
    switch self {
    case .steady, .wordShare: true
    case .firstStrong, .block, .wholeText, .anyRightToLeft, .firstCharacter, .constant, .locale,
      .majority, .twitter:
      false
    }
  }

  /// The words that it counts, each with its weight; empty where it counts none. O(*n*).
  func words(_ scalars: [Unicode.Scalar]) -> [DirectionWord] {
    switch self {
    case .steady:
      var words = SteadyWords(recordsWords: true)
      for (offset, scalar) in scalars.enumerated() {
        _ = words.consume(scalar, ScalarTraits(scalar), at: offset)
      }
      words.finish()
      return (words.words ?? []).sorted { $0.range.lowerBound < $1.range.lowerBound }
    case .wordShare(let rule):
      var words = ClosureWords(rule.letters, recordsWords: true)
      for (offset, scalar) in scalars.enumerated() {
        words.consume(scalar, ScalarTraits(scalar), at: offset)
      }
      words.closeToken()
      return words.words ?? []
    case .firstStrong, .block, .wholeText, .anyRightToLeft, .firstCharacter, .constant, .locale,
      .majority, .twitter:
      return []
    }
  }
}
