/// Writes what came of files, one after another.
protocol LintReporter {
  /// What stands before the first file.
  mutating func begin() -> [UInt8]
  /// What is said of a file.
  mutating func add(_ outcome: LintOutcome) -> [UInt8]
  /// Takes note of a file that is passed over, as it is no text.
  mutating func passOver()
  /// What stands behind the last one.
  mutating func end() -> [UInt8]
}

extension LintReporter {
  /// Most formats have no place for it.
  mutating func passOver() {}
}
