/// What becomes of a text when the fixes that move nothing else are made.
public struct Repair: Sendable {
  /// The text after them.
  public private(set) var text: FileText
  /// What is found in it still.
  public private(set) var findings: [Finding]
  /// How many fixes were made.
  public private(set) var count = 0

  /// So often fixes are made one after another: one may make place for the next.
  private static let mostPasses = 8

  /// Makes the safe fixes of a text. Each pass is verified: after it there are fewer findings and
  /// none of a rule that had none; else its fixes are tried one by one, and those that do not pass
  /// are left out.
  ///
  /// - Parameters:
  ///   - text: the text; one that holds what is no text is left as it is.
  ///   - findings: what was found in it.
  ///   - path: its name.
  ///   - kind: what it is written in.
  ///   - linter: what asks again.
  /// - Returns: the text after the fixes, and what remains.
  public static func of(
    _ text: FileText, _ findings: [Finding], path: String, kind: SourceKind?, _ linter: Linter
  ) -> Repair {
    var repair = Repair(text: text, findings: findings)
    guard text.firstIllFormed == nil else { return repair }
    for _ in 0..<mostPasses {
      let fixes = repair.chosen()
      guard !fixes.isEmpty else { break }
      if repair.make(fixes, path, kind, linter) { continue }
      var isAny = false
      // One by one, from the end, so that the places of the others stay.
      for fix in fixes.reversed().prefix(200) where repair.make([fix], path, kind, linter) {
        isAny = true
      }
      if !isAny { break }
    }
    return repair
  }

  private init(text: FileText, findings: [Finding]) {
    self.text = text
    self.findings = findings
  }

  /// The safe fixes that do not touch each other, in the order of the text.
  private func chosen() -> [LintFix] {
    var chosen: [LintFix] = []
    var end = -1
    let fixes = findings.compactMap { $0.fixes.first(where: \.isSafe) }
      .filter { !$0.edits.isEmpty }
      .sorted { Self.range($0).lowerBound < Self.range($1).lowerBound }
    for fix in fixes {
      let range = Self.range(fix)
      guard range.lowerBound > end else { continue }
      // Fixes of one line wait for each other: what one moves, another may have moved.
      chosen.append(fix)
      end = text.range(ofLine: text.line(of: range.upperBound)).upperBound
    }
    return chosen
  }

  private static func range(_ fix: LintFix) -> Range<Int> {
    let low = fix.edits.map(\.range.lowerBound).min() ?? 0
    return low..<max(low, fix.edits.map(\.range.upperBound).max() ?? low)
  }

  /// Makes fixes where the text is the better for it.
  private mutating func make(
    _ fixes: [LintFix], _ path: String, _ kind: SourceKind?, _ linter: Linter
  ) -> Bool {
    let edited = FileText(
      TextEdit.applied(fixes.flatMap(\.edits), to: text.scalars), encoding: text.encoding)
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
