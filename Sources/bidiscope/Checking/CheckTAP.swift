internal import BidiAlgorithm
internal import Engines
internal import Wording

/// A check's report in the Test Anything Protocol: a test point for each case of the files, and one
/// for each kind of divergence on generated texts (or one point where there was none).
struct CheckTAP {
  private let report: CheckReport

  init(_ report: CheckReport) { self.report = report }

  /// The whole report.
  var text: String {
    let points = report.points.map(point)
    var text = "TAP version 14\n1..\(points.count)\n# \(Printable.text(report.engine))\n"
    for (number, point) in points.enumerated() {
      let isFailure = point.hasPrefix("not ")
      let rest = isFailure ? point.dropFirst(4) : point[...]
      text += "\(isFailure ? "not " : "")ok \(number + 1) - \(rest)\n"
    }
    return text
  }

  /// A test point without `ok` and its number.
  private func point(_ point: CheckPoint) -> String {
    let isText = point.suite == "single texts" || point.suite == "generated texts"
    let title = Self.description(isText ? point.title : "\(point.suite) \(point.title)")
    switch point.outcome {
    case .passed: return title
    case .failed(let divergence): return notOk(title, divergence)
    case .malformed(let problem): return "not \(title): \(Self.description(problem))"
    }
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

  /// A test point's words: a number sign would begin a directive, which may turn a failure into a
  /// pass.
  private static func description(_ words: String) -> String {
    Printable.text(words).replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }
}
