/// Writes what came of files, one after another.
protocol LintReporter {
  /// What stands before the first file.
  mutating func begin() -> [UInt8]
  /// What is said of a file.
  mutating func add(_ outcome: LintOutcome) -> [UInt8]
  /// What stands behind the last one.
  mutating func end() -> [UInt8]
}
