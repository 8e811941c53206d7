internal import Linting
internal import Storage

/// What came of one file.
struct LintOutcome: Sendable {
  var path: String
  /// What was found, or what remains after fixes.
  var findings: [ReportedFinding] = []
  /// Why it could not be read or written.
  var failure: FileFailure?
  /// Whether it is that which counts as not written.
  var isNotWritten = false
  /// How its text changes, as a unified diff; empty where it does not.
  var diff: [UInt8] = []
  /// How many fixes were made or shown.
  var fixCount = 0
  /// Whether it is passed over, as it is no text.
  var isLeftOut = false
}
