internal import BidiAlgorithm
internal import Engines
internal import Wording

/// One thing that was checked, as reports for test machinery have it.
struct CheckPoint {
  /// What came of it.
  enum Outcome {
    case passed
    case failed(Divergence)
    /// It could not be read.
    case malformed(String)
  }

  /// Which file it is of, or what kind of text.
  var suite: String
  /// What it is, such as `line 7`.
  var title: String
  var outcome: Outcome
}

extension CheckReport {
  /// Everything that was checked: each case of the files, each single text, and each kind of
  /// divergence on generated texts (or one point where there was none).
  var points: [CheckPoint] {
    var points: [CheckPoint] = []
    for (name, run) in files { append(name, run, &points) }
    for item in cases {
      let title = EngineProtocol.question(item.text.scalars, item.text.direction)
      points.append(
        CheckPoint(suite: "single texts", title: title, outcome: outcome(item.divergence)))
    }
    if let random {
      let title = "\(random.findings.tried) generated texts, seed \(random.seed)"
      let found = random.findings.divergences.filter(counts)
      if found.isEmpty {
        points.append(CheckPoint(suite: "generated texts", title: title, outcome: .passed))
      }
      for divergence in found {
        points.append(
          CheckPoint(suite: "generated texts", title: title, outcome: .failed(divergence)))
      }
    }
    return points
  }

  private func outcome(_ divergence: Divergence?) -> CheckPoint.Outcome {
    divergence.map { counts($0) ? .failed($0) : .passed } ?? .passed
  }

  private func append(_ name: String, _ run: ConformanceRun, _ points: inout [CheckPoint]) {
    // A line of BidiTest.txt holds up to three cases: failures are told apart by their order in the
    // file.
    var failures = failures(run)[...]
    var index = 0
    while index < run.lines.count {
      let line = run.lines[index]
      let end = run.lines[index...].firstIndex { $0 != line } ?? run.lines.count
      let failed = failures.prefix { $0.line == line }
      failures = failures.dropFirst(failed.count)
      let title = "line \(line)"
      for _ in 0..<(end - index - failed.count) {
        points.append(CheckPoint(suite: name, title: title, outcome: .passed))
      }
      for failure in failed {
        points.append(CheckPoint(suite: name, title: title, outcome: .failed(failure.divergence)))
      }
      index = end
    }
    for line in run.malformed {
      points.append(
        CheckPoint(
          suite: name, title: "line \(line.line)", outcome: .malformed(line.problem.english)))
    }
  }
}
