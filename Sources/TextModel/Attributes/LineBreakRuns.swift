public import UnicodeData

/// By whose rules the lines of a paragraph are broken: those of its language, and of the runs in
/// another one.
///
/// As CSS has it for an element inside another: a gap belongs to a run where both scalars around it
/// do; the gaps at a run's ends belong to the paragraph.
public struct LineBreakRuns: Hashable, Sendable {
  /// A run that has other rules than the paragraph.
  public struct Run: Hashable, Sendable {
    /// Where it is, in scalars from the paragraph's start.
    public var range: Range<Int>
    /// Its rules.
    public var rules: LineBreakRules
  }

  /// The paragraph's own rules.
  public let base: LineBreakRules
  /// The runs with other rules, ascending and disjoint.
  public let runs: [Run]

  /// The root locale's rules throughout.
  public static let root = LineBreakRuns(base: .root, runs: [])

  /// Rules by language, by tags; runs ascend, and of two that overlap the later one begins where
  /// the earlier one ends. O(runs).
  ///
  /// - Parameters:
  ///   - language: that of the paragraph; nil where it is not known.
  ///   - runs: ranges in scalars from the paragraph's start, with their languages.
  public init(language: String?, runs: [(range: Range<Int>, language: String)]) {
    var end = 0
    let base = language.map(LineBreakRules.init(language:)) ?? .root
    let others = runs.compactMap { run -> Run? in
      let start = max(end, run.range.lowerBound)
      guard start < run.range.upperBound else { return nil }
      end = run.range.upperBound
      return Run(range: start..<end, rules: LineBreakRules(language: run.language))
    }
    self.init(base: base, runs: others.filter { $0.rules != base })
  }

  init(base: LineBreakRules, runs: [Run]) {
    self.base = base
    self.runs = runs
  }

  /// Whether the root locale's rules hold throughout.
  public var isRoot: Bool { runs.isEmpty && base.isRoot }

  /// The rules of a gap, and the last gap up to which they hold for sure. O(runs).
  func rules(ofGap gap: Int) -> (rules: LineBreakRules, end: Int) {
    for run in runs where gap < run.range.upperBound {
      return gap > run.range.lowerBound
        ? (run.rules, run.range.upperBound - 1) : (base, run.range.lowerBound)
    }
    return (base, .max)
  }
}
