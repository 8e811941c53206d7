internal import BidiAlgorithm
internal import Engines

/// A check's report in JUnit's XML: a suite for each file, and one each for single and for
/// generated texts.
struct CheckJUnit {
  private let report: CheckReport

  init(_ report: CheckReport) { self.report = report }

  /// The whole report.
  var text: String {
    var writer = JUnitWriter()
    for point in report.points {
      writer.add(point.suite, point.title, outcome(point.outcome))
    }
    for (name, run) in report.files where run.notAsked > 0 {
      writer.add(name, "\(run.notAsked) more cases", .error("not asked"))
    }
    return writer.text(name: "bidiscope check --engine \(report.engine)")
  }

  private func outcome(_ outcome: CheckPoint.Outcome) -> JUnitWriter.Outcome {
    switch outcome {
    case .passed: return .passed
    case .malformed(let problem): return .error(problem)
    case .failed(let divergence):
      let sentence = report.sentence(divergence)
      guard case .answer(let answer) = divergence.outcome else { return .error(sentence) }
      let details = [
        "text  \(EngineProtocol.question(divergence.text.scalars, divergence.text.direction))",
        "right \(EngineProtocol.line(divergence.ours))",
        "given \(EngineProtocol.line(answer))", report.command(divergence),
      ]
      return .failed(sentence, details: details.joined(separator: "\n"))
    }
  }
}
