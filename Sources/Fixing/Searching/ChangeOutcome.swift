internal import BidiAlgorithm

/// What a change makes of a paragraph.
protocol ChangeOutcome {
  /// The direction that it asks for the paragraph; nil where that stays as it is.
  var direction: TextDirection? { get }
  /// The paragraph after it.
  var text: [Unicode.Scalar] { get }
  /// What is on the screen after it.
  var display: [Unicode.Scalar] { get }
}

extension Trial: ChangeOutcome {}

extension Candidate: ChangeOutcome {}

extension Array where Element: ChangeOutcome {
  /// The changes without those that make the same text of a paragraph as an earlier one, and look
  /// the same: nobody could choose between them. A direction that changes nothing is not asked for,
  /// so what leaves it as it is takes the place of what asks for it. O(*n*²).
  var different: [Element] {
    var kept: [Element] = []
    for one in self {
      let place = kept.firstIndex { $0.text == one.text && $0.display == one.display }
      guard let place else {
        kept.append(one)
        continue
      }
      if kept[place].direction != nil, one.direction == nil { kept[place] = one }
    }
    return kept
  }
}
