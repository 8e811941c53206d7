internal import Linting
internal import Storage
internal import UnicodeData
internal import Wording

/// Findings in JUnit's XML: a suite for each file, a test for each finding.
struct LintJUnit: LintReporter {
  private var writer = JUnitWriter()

  mutating func begin() -> [UInt8] { [] }

  mutating func add(_ outcome: LintOutcome) -> [UInt8] {
    // A line feed in a name begins no line.
    let suite = PathText.shown(outcome.path).replacing("\n", with: "\\n")
    if let failure = outcome.failure {
      writer.add(suite, "read", .error(failure.description))
    } else if outcome.findings.isEmpty {
      writer.add(suite, "lint", .passed)
    }
    for found in outcome.findings {
      let place = "\(found.start.line):\(found.start.column)"
      writer.add(
        suite, "\(found.finding.rule) \(place)",
        .failed(found.finding.sentence, details: "\(suite):\(place)"))
    }
    return []
  }

  mutating func end() -> [UInt8] { Array(writer.text(name: "bidiscope lint").utf8) }
}
