internal import BidiAlgorithm
internal import UnicodeData

extension DirectionStrategy {
  /// How a strategy reads the text.
  enum Method: Hashable, Sendable {
    case firstStrong(FirstStrongReading)
    /// The first strong scalar of the block between blank lines.
    case block
    /// The first strong scalar of the whole text.
    case wholeText
    case anyRightToLeft
    case firstCharacter
    case constant
    case locale
    case majority
    case wordShare(WordShare)
    case twitter(percent: Int)
    case steady(SteadyThresholds)
  }

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
