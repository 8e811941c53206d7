internal import BidiAlgorithm
internal import Engines

/// What a check found.
struct CheckReport {
  /// A run over generated texts.
  struct RandomRun {
    var count: Int
    var seed: UInt64
    var findings: EngineComparison.Findings
  }

  /// The engine's name and version.
  var engine: String
  /// The version of our own Unicode data.
  var unicode: String
  /// Whether what is displayed alike passes.
  var displayOnly: Bool
  var files: [(name: String, run: ConformanceRun)] = []
  var random: RandomRun?

  init(engine: String, unicode: String, displayOnly: Bool) {
    self.engine = engine
    self.unicode = unicode
    self.displayOnly = displayOnly
  }

  /// Whether a divergence is a failure here.
  func counts(_ divergence: Divergence) -> Bool {
    !(displayOnly && divergence.agreement == .levelsDiffer)
  }

  /// The failures of a file.
  func failures(_ run: ConformanceRun) -> [ConformanceRun.Failure] {
    run.failures.filter { counts($0.divergence) }
  }

  /// How many cases of a file passed.
  func passed(_ run: ConformanceRun) -> Int { run.cases - run.notAsked - failures(run).count }

  /// Whether the program's status is 1.
  var hasFailed: Bool {
    if files.contains(where: { !$0.run.malformed.isEmpty || passed($0.run) < $0.run.cases }) {
      return true
    }
    guard let findings = random?.findings else { return false }
    return findings.displayDiffers + findings.failed > 0
      || (!displayOnly && findings.levelsDiffer > 0)
  }

  /// The failures in the format of `BidiCharacterTest.txt`, each with the right answer and a comment that says
  /// what the engine did.
  var savedLines: String {
    var lines = ["# Where \(Printable.text(engine)) departs from UAX #9, with what is right.", ""]
    let failed = files.flatMap { failures($0.run).map(\.divergence) }
    for divergence in failed + (random?.findings.divergences.filter(counts) ?? []) {
      lines.append("# " + Printable.text(sentence(divergence)))
      lines.append(TestCase.line(divergence.text, divergence.ours))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What the engine did there, in one sentence, with the grade.
  func sentence(_ divergence: Divergence) -> String {
    switch divergence.outcome {
    case .failure(let failure): return "\(engine) \(failure)"
    case .answer:
      let grade = divergence.agreement?.words ?? ""
      return (divergence.difference?.sentence(engine: engine) ?? engine) + " (\(grade))"
    }
  }
}
