/// The guard of a document that may only be read, in whole or in parts.
public struct ReadOnlyGuard: EditGuard, Hashable {
  /// Whether nothing may change.
  public var isDocumentReadOnly: Bool
  /// What may not change, in scalars. Text may be put at a region's ends, not inside it.
  public var regions: RangeSet<ScalarOffset>

  /// A guard; without arguments it allows everything.
  public init(isDocumentReadOnly: Bool = false, regions: RangeSet<ScalarOffset> = RangeSet()) {
    self.isDocumentReadOnly = isDocumentReadOnly
    self.regions = regions
  }

  /// Refuses a change that reaches into a document or a region that may only be read. O(ranges ×
  /// regions).
  public func decision(on proposal: EditProposal, in document: Document) -> EditDecision {
    if isDocumentReadOnly { return .refused(.documentIsReadOnly) }
    for range in proposal.ranges {
      let met = regions.ranges.first { region in
        range.isEmpty
          ? region.lowerBound < range.lowerBound && range.lowerBound < region.upperBound
          : region.overlaps(range)
      }
      if let met { return .refused(.regionIsReadOnly(met)) }
    }
    return .allowed
  }

  /// Moves the regions with the text that an edit has moved.
  public mutating func map(through edit: Edit) {
    if !regions.isEmpty { regions = edit.map(regions) }
  }
}
