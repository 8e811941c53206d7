/// What another policy takes from the same gesture.
public struct SelectionComparison: Hashable, Sendable {
  /// The policy compared with the active one.
  public var policy: SelectionPolicy
  /// Its ranges.
  public var ranges: RangeSet<ScalarOffset>
  /// What it takes and the active policy does not.
  public var excess: RangeSet<ScalarOffset>
  /// What the active policy takes and it does not.
  public var missed: RangeSet<ScalarOffset>

  /// A comparison of a policy's ranges with those of the active one.
  public init(
    policy: SelectionPolicy, ranges: RangeSet<ScalarOffset>, active: RangeSet<ScalarOffset>
  ) {
    self.policy = policy
    self.ranges = ranges
    excess = ranges.subtracting(active)
    missed = active.subtracting(ranges)
  }
}

extension TextLayout {
  /// What each other policy would take from a gesture. O(runs).
  public func comparison(
    of selection: Selection, policy: SelectionPolicy
  ) -> [SelectionComparison] {
    let active = ranges(of: selection, policy: policy)
    return SelectionPolicy.allCases.filter { $0 != policy }.map {
      SelectionComparison(
        policy: $0, ranges: ranges(of: selection, policy: $0), active: active)
    }
  }
}

extension RangeSet<ScalarOffset> {
  /// How many scalars the ranges hold. O(ranges).
  public var scalarCount: Int {
    ranges.reduce(0) { $0 + $1.upperBound.rawValue - $1.lowerBound.rawValue }
  }
}
