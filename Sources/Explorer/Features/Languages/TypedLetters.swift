internal import TextModel

/// Where letters stand that were typed into a text and are still there: not those that it was
/// opened with, that were pasted, or that came back with a change that was taken back.
struct TypedLetters: Hashable, Sendable {
  private var ranges = RangeSet<ScalarOffset>()
  /// How many calls of the check of changes were looked at.
  private var calls = 0

  /// Follows the changes since the last look. O(the ranges and what has changed).
  mutating func follow(_ session: EditingSession, isTyped: Bool) {
    let log = session.log
    let new = log.count - calls
    calls = log.count
    guard new != 0 else { return }
    // Of more calls than are kept nothing is known.
    guard new > 0, new <= log.calls.count else {
      ranges = RangeSet()
      return
    }
    for call in log.calls.suffix(new) where call.decision.isAllowed {
      take(call.proposal, isTyped: isTyped)
    }
  }

  private mutating func take(_ proposal: EditProposal, isTyped: Bool) {
    let text = proposal.replacement
    let former = ranges
    ranges = Edit(proposal.ranges.map { Edit.Replacement($0, with: text) }).map(former)
    guard isTyped, !text.isEmpty else { return }
    var growth = 0
    for range in proposal.ranges {
      // A word that was spelled stands in the place of the letters that were typed.
      let isSpelled = !range.isEmpty && RangeSet(range).isSubset(of: former)
      if isSpelled || text.scalarCount <= TypedTally.mostAtOnce {
        let start = range.lowerBound.advanced(by: growth)
        ranges.insert(contentsOf: start..<start.advanced(by: text.scalarCount))
      }
      growth += text.scalarCount - range.count
    }
  }

  /// Those in a part of a text, in scalars from the text's start.
  func ranges(in part: Range<ScalarOffset>) -> [Range<ScalarOffset>] {
    Array(ranges.intersection(RangeSet(part)).ranges)
  }
}
