extension Edit {
  /// What is asked before the edit is made: one call where all its ranges get the same text or lose
  /// theirs, and one for each further text. O(replacements).
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
