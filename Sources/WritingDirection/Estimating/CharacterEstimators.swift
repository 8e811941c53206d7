internal import BidiAlgorithm
internal import UnicodeData

/// More right-to-left letters than left-to-right ones make a paragraph right-to-left.
struct MajorityEstimator: DirectionEstimator {
  private var tally: DirectionCounts

  init(
    counts: DirectionCounts = DirectionCounts(unit: .letters, rightToLeft: 0, leftToRight: 0)
  ) {
    tally = counts
  }

  mutating func consume(_ scalar: Unicode.Scalar, _ traits: ScalarTraits, at offset: Int) {
    guard traits.isStrong, traits.isLetter else { return }
    if traits.bidiClass.isStrongRightToLeft {
      tally.rightToLeft += 1
    } else {
      tally.leftToRight += 1
    }
  }

  var direction: TextDirection? {
    if tally.total == 0 { return nil }
    return tally.rightToLeft > tally.leftToRight ? .rightToLeft : .leftToRight
  }
  var reason: DirectionReason { .majority(tally) }
  var counts: DirectionCounts? { tally }
}
