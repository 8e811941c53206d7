/// A report in JUnit's XML, as continuous integration reads it.
struct JUnitWriter {
  /// What came of a test.
  enum Outcome {
    case passed
    case skipped(String)
    /// What differs: in one line, and in full.
    case failed(String, details: String)
    /// What could not be read or asked.
    case error(String)
  }

  private var suites: [(name: String, tests: [(name: String, outcome: Outcome)])] = []

  /// Adds a test; those of one suite come one after the other.
  mutating func add(_ suite: String, _ name: String, _ outcome: Outcome) {
    if suites.last?.name != suite { suites.append((suite, [])) }
    suites[suites.count - 1].tests.append((name, outcome))
  }

  /// The document.
  func text(name: String) -> String {
    let all = suites.flatMap(\.tests)
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lines.append("<testsuites name=\"\(Self.escaped(name))\" \(Self.counts(all))>")
    for suite in suites {
      let suiteName = Self.escaped(suite.name)
      lines.append("  <testsuite name=\"\(suiteName)\" \(Self.counts(suite.tests))>")
      for test in suite.tests {
        let start = "    <testcase classname=\"\(suiteName)\" name=\"\(Self.escaped(test.name))\""
        guard let content = Self.content(test.outcome) else {
          lines.append(start + "/>")
          continue
        }
        lines.append(start + ">\(content)</testcase>")
      }
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func content(_ outcome: Outcome) -> String? {
    switch outcome {
    case .passed: nil
    case .skipped(let why): "<skipped message=\"\(escaped(why))\"/>"
    case .failed(let message, let details):
      "<failure message=\"\(escaped(message))\">\(escaped(details))</failure>"
    case .error(let message): "<error message=\"\(escaped(message))\"/>"
    }
  }

  private static func counts(_ tests: [(name: String, outcome: Outcome)]) -> String {
    var (failures, errors, skipped) = (0, 0, 0)
    for test in tests {
      switch test.outcome {
      case .passed: break
      case .failed: failures += 1
      case .error: errors += 1
      case .skipped: skipped += 1
      }
    }
    return
      "tests=\"\(tests.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
  }

  /// Words as XML holds them: what it does not allow, and what a viewer would reorder, is shown by
  /// name.
  private static func escaped(_ words: String) -> String {
    words.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      HTMLText.escaped(String(line))
    }.joined(separator: "\n")
  }
}
