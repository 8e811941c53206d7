internal import UnicodeData

/// The break opportunities of a paragraph, each by the rules of the language that its gap belongs
/// to.
///
/// Mostly all have the root locale's rules; then it is a ``BreakWindows`` and nothing else.
final class RunBreaks {
  /// What was found by looking forward.
  typealias Found = BreakWindows.Found

  let runs: LineBreakRuns
  private let scalars: ScalarView
  private let base: BreakWindows
  private var others: [LineBreakRules: BreakWindows] = [:]

  init(_ scalars: ScalarView, _ runs: LineBreakRuns) {
    self.scalars = scalars
    self.runs = runs
    base = BreakWindows(scalars, runs.base)
  }

  /// The first opportunity after an offset, or that there is none for some way. The text's end is
  /// one.
  func next(after offset: Int) -> Found {
    if runs.runs.isEmpty { return base.next(after: offset) }
    var offset = offset
    while offset < scalars.count {
      let (rules, end) = runs.rules(ofGap: offset + 1)
      let found = windows(rules).next(after: offset)
      if found.gap <= end { return found }
      offset = end
    }
    return Found(gap: scalars.count, isOpportunity: true)
  }

  private func windows(_ rules: LineBreakRules) -> BreakWindows {
    if rules == runs.base { return base }
    if let known = others[rules] { return known }
    let made = BreakWindows(scalars, rules)
    others[rules] = made
    return made
  }

  /// The last gap up to an offset that no rule looks across; 0 where there is none.
  func safePoint(atOrBefore offset: Int) -> Int { base.safePoint(atOrBefore: offset) }

  /// Whether a gap surely is an opportunity, whatever stands around.
  func isOpportunity(_ offset: Int) -> Bool { base.isOpportunity(offset) }
}
