internal import BidiAlgorithm
internal import WritingDirection

/// Under which strategies of the direction lab a change is drawn as it is to be.
struct StrategyHolds {
  /// The strategies under which it is.
  private(set) var holds: [String] = []
  /// The others.
  private(set) var fails: [String] = []

  /// Asks every strategy. O(strategies × *n*).
  init(_ trial: Trial) {
    var displays: [TextDirection: Bool] = [:]
    for family in DirectionStrategy.families {
      // A direction that is set is obeyed by all.
      let base = trial.direction ?? family[0].estimate(trial.text).base
      let isSame =
        displays[base]
        ?? (DrawnParagraph(trial.text, .explicit(base)).display == trial.display)
      displays[base] = isSame
      if isSame { holds += family.map(\.name) } else { fails += family.map(\.name) }
    }
  }
}
