internal import BidiAlgorithm
internal import Engines
internal import Wording

/// A check's report in the Test Anything Protocol: a test point for each case of the files, and one for each
/// kind of divergence on generated texts (or one point where there was none).
struct CheckTAP {
  private let report: CheckReport

  init(_ report: CheckReport) { self.report = report }

  /// The whole report.
  var text: String {
    var points: [String] = []
    for (name, run) in report.files { append(name, run, &points) }
    for item in report.cases {
      let title = EngineProtocol.question(item.text.scalars, item.text.direction)
      if let divergence = item.divergence, report.counts(divergence) {
        points.append(notOk(title, divergence))
      } else {
        points.append(title)
      }
    }
    if let random = report.random { append(random, &points) }
    var text = "TAP version 14\n1..\(points.count)\n# \(Printable.text(report.engine))\n"
    for (number, point) in points.enumerated() {
      let isFailure = point.hasPrefix("not ")
      let rest = isFailure ? point.dropFirst(4) : point[...]
      text += "\(isFailure ? "not " : "")ok \(number + 1) - \(rest)\n"
    }
    return text
  }

  private func append(_ name: String, _ run: ConformanceRun, _ points: inout [String]) {
    let name = Self.description(name)
    // A line of BidiTest.txt holds up to three cases: failures are told apart by their order in the file.
    var failures = report.failures(run)[...]
    var index = 0
    while index < run.lines.count {
      let line = run.lines[index]
      let end = run.lines[index...].firstIndex { $0 != line } ?? run.lines.count
      let failed = failures.prefix { $0.line == line }
      failures = failures.dropFirst(failed.count)
      for _ in 0..<(end - index - failed.count) { points.append("\(name) line \(line)") }
      for failure in failed { points.append(notOk("\(name) line \(line)", failure.divergence)) }
      index = end
    }
    for line in run.malformed { points.append("not \(name) \(Self.description(line.description))") }
  }

  private func append(_ random: CheckReport.RandomRun, _ points: inout [String]) {
    let title = "\(random.findings.tried) generated texts, seed \(random.seed)"
    let found = random.findings.divergences.filter(report.counts)
    if found.isEmpty { points.append(title) }
    for divergence in found { points.append(notOk(title, divergence)) }
  }

  private func notOk(_ title: String, _ divergence: Divergence) -> String {
    var point = "not \(title)\n  ---"
    let text = divergence.text
    point += "\n  text: '\(EngineProtocol.question(text.scalars, text.direction))'"
    point += "\n  right: '\(EngineProtocol.line(divergence.ours))'"
    if case .answer(let answer) = divergence.outcome {
      point += "\n  given: '\(EngineProtocol.line(answer))'"
    }
    let sentence = Printable.text(report.sentence(divergence)).replacing("'", with: "''")
    point += "\n  message: '\(sentence)'"
    let command = Printable.text(report.command(divergence)).replacing("'", with: "''")
    return point + "\n  command: '\(command)'\n  ..."
  }

  /// A test point's words: a number sign would begin a directive, which may turn a failure into a pass.
  private static func description(_ words: String) -> String {
    Printable.text(words).replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }
}
