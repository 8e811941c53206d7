/// A change that somebody is about to make: one text in the place of ranges.
///
/// It is what `textView(_:shouldChangeTextInRanges:replacementText:)` is asked.
public struct EditProposal: Hashable, Sendable {
  /// The ranges to be replaced, in storage order; an empty one is a place of insertion.
  public var ranges: [Range<ScalarOffset>]
  /// What is to come; empty for a deletion.
  public var replacement: StoredText

  /// A text to come in the place of ranges, given in scalars.
  public init(ranges: [Range<ScalarOffset>], replacement: StoredText) {
    self.ranges = ranges
    self.replacement = replacement
  }
}

extension Edit {
  /// What is asked before the edit is made: one call where all its ranges get the same text or lose theirs,
  /// and one for each further text. O(replacements).
  public var proposals: [EditProposal] {
    var proposals: [EditProposal] = []
    var places: [StoredText: Int] = [:]
    var last = (text: StoredText.empty, place: 0)
    var deletions: [(range: Range<ScalarOffset>, before: Int)] = []
    for replacement in replacements {
      guard !replacement.text.isEmpty else {
        // With the first text, among its ranges.
        deletions.append((replacement.range, proposals.first?.ranges.count ?? 0))
        continue
      }
      if replacement.text != last.text {
        last = (replacement.text, places[replacement.text, default: proposals.count])
        if last.place == proposals.count {
          places[last.text] = last.place
          proposals.append(EditProposal(ranges: [], replacement: last.text))
        }
      }
      proposals[last.place].ranges.append(replacement.range)
    }
    guard !deletions.isEmpty else { return proposals }
    if proposals.isEmpty { proposals = [EditProposal(ranges: [], replacement: .empty)] }
    proposals[0].ranges = Self.merge(proposals[0].ranges, deletions)
    return proposals
  }

  /// Ranges in ascending order, of which some are known by how many of the others come before them.
  private static func merge(
    _ ranges: [Range<ScalarOffset>], _ others: [(range: Range<ScalarOffset>, before: Int)]
  ) -> [Range<ScalarOffset>] {
    var merged: [Range<ScalarOffset>] = []
    merged.reserveCapacity(ranges.count + others.count)
    var next = 0
    for other in others {
      merged += ranges[next..<other.before]
      merged.append(other.range)
      next = other.before
    }
    return merged + ranges[next...]
  }
}

/// The answer to a proposal.
public enum EditDecision: Hashable, Sendable {
  case allowed
  /// Not allowed, and why.
  case refused(Refusal)

  /// Why a change is not allowed.
  public enum Refusal: Hashable, Sendable {
    /// The whole document may only be read.
    case documentIsReadOnly
    /// The proposal reaches into this region, which may only be read.
    case regionIsReadOnly(Range<ScalarOffset>)
  }

  /// Whether the change may be made.
  public var isAllowed: Bool { self == .allowed }
}

/// Something that every change has to pass.
public protocol EditGuard: Equatable, Sendable {
  /// Whether a change may be made.
  func decision(on proposal: EditProposal, in document: Document) -> EditDecision
  /// Moves what it guards with the text that an edit has moved.
  mutating func map(through edit: Edit)
}

extension EditGuard {
  /// Guards no place of its own.
  public mutating func map(through edit: Edit) {}
}

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

  /// Refuses what reaches into the document, or into a region, that may only be read. O(ranges × regions).
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
