internal import Linting

/// Findings as an editor shows them.
enum Diagnostics {
  static func of(
    _ finding: Finding, _ text: FileText, _ encoding: PositionEncoding
  ) -> JSONValue {
    .object([
      "range": encoding.range(finding.range, in: text), "code": .string(finding.rule),
      "source": .string("bidiscope"), "message": .string(finding.sentence),
      // An error where code is not what it seems, else a warning.
      "severity": .integer(finding.rule == "trojan-source" ? 1 : 2),
    ])
  }
}
