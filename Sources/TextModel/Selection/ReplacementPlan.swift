public import BidiAlgorithm

internal import UnicodeData

/// Where text goes that is typed or pasted over a selection of several ranges: into one of them.
public struct ReplacementPlan: Hashable, Sendable {
  /// One of the ranges, and the directions beside it.
  public struct Candidate: Hashable, Sendable {
    /// What is deleted.
    public var range: Range<ScalarOffset>
    /// The direction of the surviving scalar before it in its paragraph; nil where there is none.
    public var before: TextDirection?
    /// The direction of the surviving scalar after it in its paragraph; nil where there is none.
    public var after: TextDirection?

    /// Whether a surviving neighbour has a direction.
    public func hasNeighbour(_ direction: TextDirection) -> Bool {
      before == direction || after == direction
    }
  }

  /// What said which direction is wanted.
  public enum Reason: Hashable, Sendable {
    /// The direction of the active keyboard.
    case keyboard
    /// The first strong scalar of the text that goes in.
    case insertedText
    /// The last strong scalar that was typed.
    case lastTyped
    /// Nothing did: the first range is taken.
    case none
  }

  /// The ranges, in storage order; at least one.
  public var candidates: [Candidate]
  /// The index of the candidate that receives the text.
  public var chosen: Int
  /// The direction that was wanted.
  public var direction: TextDirection?
  /// Where the direction came from.
  public var reason: Reason

  /// The edit: all ranges go, the text comes in the place of the chosen one.
  public func edit(with text: StoredText) -> Edit {
    Edit(
      candidates.enumerated().map { index, candidate in
        Edit.Replacement(candidate.range, with: index == chosen ? text : .empty)
      })
  }

  /// The caret after the edit: behind the text, or without a text at the first range's start.
  public func caret(after text: StoredText) -> Selection {
    guard !text.isEmpty else {
      return .afterDeletion(at: candidates[0].range.lowerBound, backward: true)
    }
    let gone = candidates[..<chosen].reduce(0) {
      $0 + $1.range.upperBound.rawValue - $1.range.lowerBound.rawValue
    }
    let start = candidates[chosen].range.lowerBound
    return .afterTyping(upTo: start.advanced(by: text.scalarCount - gone))
  }
}

extension TextLayout {
  /// Where text goes that replaces ranges; nil where there are none.
  ///
  /// The direction is that of the active keyboard, or of the text's first strong scalar, or of the last
  /// strong scalar typed; the first range with a surviving neighbour of that direction is chosen, or the
  /// first of all.
  public func replacement(
    of ranges: RangeSet<ScalarOffset>, with text: StoredText, keyboard: TextDirection? = nil,
    lastTyped: TextDirection? = nil
  ) -> ReplacementPlan? {
    let candidates = ranges.ranges.map { range in
      ReplacementPlan.Candidate(
        range: range,
        before: resolvedDirection(
          of: range.lowerBound.advanced(by: -1), besideGap: range.lowerBound),
        after: resolvedDirection(of: range.upperBound, besideGap: range.upperBound))
    }
    guard !candidates.isEmpty else { return nil }
    var direction = keyboard
    var reason = ReplacementPlan.Reason.keyboard
    if direction == nil {
      direction = Self.firstStrongDirection(of: text)
      reason = .insertedText
    }
    if direction == nil {
      direction = lastTyped
      reason = .lastTyped
    }
    guard let direction else {
      return ReplacementPlan(candidates: candidates, chosen: 0, direction: nil, reason: .none)
    }
    return ReplacementPlan(
      candidates: candidates,
      chosen: candidates.firstIndex { $0.hasNeighbour(direction) } ?? 0, direction: direction,
      reason: reason)
  }

  /// The direction of a text's first strong scalar (classes L, R and AL), or nil.
  public static func firstStrongDirection(of text: StoredText) -> TextDirection? {
    for stored in text.scalars {
      let bidiClass = BidiProperties.bidiClass(of: stored.scalar)
      if bidiClass.isStrong { return bidiClass == .l ? .leftToRight : .rightToLeft }
    }
    return nil
  }

  /// The direction of a scalar by its resolved level, if it is text of the same paragraph as a gap.
  private func resolvedDirection(
    of scalar: ScalarOffset, besideGap gap: ScalarOffset
  ) -> TextDirection? {
    guard scalar.rawValue >= 0, scalar < document.endOffset else { return nil }
    let number = document.paragraph(containing: gap)
    let layout = paragraph(number)
    let local = scalar.rawValue - start(of: number).rawValue
    guard local >= 0, local < layout.contentEnd else { return nil }
    return layout.resolved.level(at: local).direction
  }
}
