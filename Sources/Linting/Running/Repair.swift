/// What becomes of a text when the fixes that move nothing else are made.
public struct Repair: Sendable {
  /// The text after them.
  public private(set) var text: FileText
  /// What is found in it still.
  public private(set) var findings: [Finding]
  /// How many fixes were made.
  public private(set) var count = 0
  /// How often the text may still be linted.
  private var tries: Int

  /// A text is linted so often at most, a long one until about that many scalars are read.
  private static let mostTries = 1_600
  private static let mostRead = 1 << 26
  private static let leastTries = 200

  /// Makes the safe fixes of a text. Each pass is verified: after it there are fewer findings and
  /// none of a rule that had none; else its fixes are tried one by one, and those that do not pass
  /// are left out. One may make place for the next, so passes follow until none is made.
  ///
  /// - Parameters:
  ///   - text: the text; what of its bytes is ill-formed stays.
  ///   - findings: what was found in it.
  ///   - path: its name.
  ///   - kind: what it is written in.
  ///   - linter: what asks again.
  /// - Returns: the text after the fixes, and what remains.
  public static func of(
    _ text: FileText, _ findings: [Finding], path: String, kind: SourceKind?, _ linter: Linter
  ) -> Repair {
    var repair = Repair(text: text, findings: findings)
    while repair.pass(path, kind, linter) {}
    return repair
  }

  private init(text: FileText, findings: [Finding]) {
    self.text = text
    self.findings = findings
    tries = min(Self.mostTries, max(Self.leastTries, Self.mostRead / max(1, text.scalars.count)))
  }

  /// Makes the first fix of each line, or else those of all lines that pass by themselves.
  ///
  /// - Returns: whether any was made.
  private mutating func pass(_ path: String, _ kind: SourceKind?, _ linter: Linter) -> Bool {
    let fixes = safeFixes()
    if make(firstOfLines(fixes), path, kind, linter) { return true }
    var isAny = false
    // From the end, so that the places of the others stay.
    var start = Int.max
    for fix in fixes.reversed() where Self.range(fix).upperBound < start {
      guard make([fix], path, kind, linter) else { continue }
      isAny = true
      start = text.range(ofLine: text.line(of: Self.range(fix).lowerBound)).lowerBound
    }
    return isAny
  }

  /// The safe fixes, in the order of the text.
  private func safeFixes() -> [LintFix] {
    findings.compactMap { $0.fixes.first }
      .filter { $0.isSafe && !$0.edits.isEmpty }
      .sorted { Self.range($0).lowerBound < Self.range($1).lowerBound }
  }

  /// Of fixes in the order of the text the first of each line: the others wait for it, as what it
  /// moves they may have moved.
  private func firstOfLines(_ fixes: [LintFix]) -> [LintFix] {
    var first: [LintFix] = []
    var end = -1
    for fix in fixes {
      let range = Self.range(fix)
      guard range.lowerBound > end else { continue }
      first.append(fix)
      end = text.range(ofLine: text.line(of: range.upperBound)).upperBound
    }
    return first
  }

  private static func range(_ fix: LintFix) -> Range<Int> {
    let low = fix.edits.map(\.range.lowerBound).min() ?? 0
    return low..<max(low, fix.edits.map(\.range.upperBound).max() ?? low)
  }

  /// Makes fixes where the text is the better for it.
  private mutating func make(
    _ fixes: [LintFix], _ path: String, _ kind: SourceKind?, _ linter: Linter
  ) -> Bool {
    guard !fixes.isEmpty, tries > 0 else { return false }
    tries -= 1
    let edited = text.edited(by: fixes.flatMap(\.edits))
    let after = linter.findings(in: edited, path: path, kind: kind)
    guard after.count < findings.count, Self.isSubset(after, of: findings) else { return false }
    text = edited
    findings = after
    count += fixes.count
    return true
  }

  /// Whether no rule finds more than before.
  private static func isSubset(_ after: [Finding], of before: [Finding]) -> Bool {
    var counts: [String: Int] = [:]
    for finding in before { counts[finding.rule, default: 0] += 1 }
    for finding in after { counts[finding.rule, default: 0] -= 1 }
    return counts.values.allSatisfy { $0 >= 0 }
  }
}
