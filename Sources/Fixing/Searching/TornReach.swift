internal import BidiAlgorithm

/// Which changes reach all that is torn inside.
///
/// A control tells neutrals and numbers something up to the next strong letters on both sides (W1
/// to W7, N1, N2), and the brackets of a pair all that is in it (N0). Where none is put in so near,
/// a piece keeps its levels, and so the order in which it is drawn.
struct TornReach {
  /// The gaps around each piece where a control may change its levels.
  private let gaps: [ClosedRange<Int>]
  /// Up to this gap a control may change the direction of the paragraph, and so all.
  private let lastOfDirection: Int

  /// Those of a paragraph that has no controls; nil where nothing is torn inside, or tags and
  /// references take no part. O(torn places × *n*).
  init?(_ judgement: Judgement) {
    let torn = judgement.torn.filter { $0.way == .notInOrder }
    guard !torn.isEmpty, let text = judgement.text, !text.hasControls,
      judgement.shown.scalars.count == judgement.drawn.scalars.count
    else { return nil }
    let input = judgement.drawn.resolved.input
    gaps = torn.map { Self.gaps(around: text.storage($0.range), input) }
    lastOfDirection =
      judgement.asked == .auto
      ? input.classes.firstIndex(where: \.isStrong) ?? input.count : -1
  }

  /// The gaps around a range up to strong letters; with all brackets where one is there, whichever
  /// of them are pairs.
  private static func gaps(around range: Range<Int>, _ input: BidiInput) -> ClosedRange<Int> {
    func gaps(_ range: Range<Int>) -> ClosedRange<Int> {
      let before = input.classes[..<range.lowerBound].lastIndex(where: \.isStrong)
      let behind = input.classes[range.upperBound...].firstIndex(where: \.isStrong)
      return (before.map { $0 + 1 } ?? 0)...(behind ?? input.count)
    }
    let near = gaps(range)
    guard let first = input.brackets.first?.position, let last = input.brackets.last?.position,
      input.brackets.contains(where: { near.contains($0.position) })
    else { return near }
    return gaps(min(range.lowerBound, first)..<max(range.upperBound, last + 1))
  }

  /// Whether a change certainly leaves a piece as it is drawn. O(pieces × controls).
  func misses(_ edit: ControlEdit) -> Bool {
    guard edit.removals.isEmpty, let first = edit.insertions.first, first.at > lastOfDirection
    else { return false }
    let touched =
      edit.insertions.map { $0.at...$0.at } + edit.isolated.map { $0.lowerBound...$0.upperBound }
    return gaps.contains { gaps in !touched.contains { $0.overlaps(gaps) } }
  }
}
