internal import Linting
internal import Storage
internal import UnicodeData
internal import Wording

/// Findings in the Test Anything Protocol: a test point for each file.
struct LintTAP: LintReporter {
  private var count = 0

  mutating func begin() -> [UInt8] { Array("TAP version 14\n".utf8) }

  mutating func add(_ outcome: LintOutcome) -> [UInt8] {
    count += 1
    let name = Self.words(PathText.shown(outcome.path))
    if let failure = outcome.failure {
      return Array("not ok \(count) - \(name): \(Self.words(failure.description))\n".utf8)
    }
    guard !outcome.findings.isEmpty else { return Array("ok \(count) - \(name)\n".utf8) }
    var text = "not ok \(count) - \(name)\n  ---\n  findings:\n"
    for found in outcome.findings {
      let message = Printable.text(found.finding.sentence).replacing("'", with: "''")
      text +=
        "    - { rule: \(found.finding.rule), line: \(found.start.line), column: \(found.start.column), message: '\(message)' }\n"
    }
    return Array((text + "  ...\n").utf8)
  }

  mutating func end() -> [UInt8] { Array("1..\(count)\n".utf8) }

  /// A number sign would begin a directive.
  private static func words(_ words: String) -> String {
    Printable.text(words).replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }
}
