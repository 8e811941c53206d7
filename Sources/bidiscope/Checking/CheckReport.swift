internal import BidiAlgorithm
internal import Engines
internal import UnicodeData

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
  /// The engine as it was asked for.
  var choice: EngineChoice
  /// The version of our own Unicode data.
  var unicode: String
  /// Whether what is displayed alike passes.
  var displayOnly: Bool
  /// How long an answer may take, in seconds, where that is not the default.
  var deadline: Double?
  var files: [(name: String, run: ConformanceRun)] = []
  var random: RandomRun?
  /// Single texts that were asked about; nil for one that was answered right.
  var cases: [(text: TestText, divergence: Divergence?)] = []

  init(
    engine: String, choice: EngineChoice, unicode: String, displayOnly: Bool,
    deadline: Double? = nil
  ) {
    self.deadline = deadline
    self.engine = engine
    self.choice = choice
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

  /// Whether anything failed.
  var hasFailed: Bool { status != .nothingFound }

  /// The status with which the program ends.
  var status: ExitStatus {
    var status = ExitStatus.nothingFound
    for (_, run) in files {
      if !run.malformed.isEmpty || run.notAsked > 0 { status = status.or(.unreadable) }
      for failure in run.failures { status = status.or(self.status(of: failure.divergence)) }
    }
    for item in cases { status = status.or(item.divergence.map(self.status) ?? .nothingFound) }
    guard let random else { return status }
    let findings = random.findings
    if findings.failed > 0 || findings.tried < random.count { status = status.or(.unreadable) }
    let differing = findings.displayDiffers + (displayOnly ? 0 : findings.levelsDiffer)
    return differing > 0 ? status.or(.found) : status
  }

  private func status(of divergence: Divergence) -> ExitStatus {
    if case .failure = divergence.outcome { return .unreadable }
    return counts(divergence) ? .found : .nothingFound
  }

  /// The failures in the format of `BidiCharacterTest.txt`, each with the right answer and a
  /// comment that says what the engine did.
  var savedLines: String {
    var lines = ["# Where \(Printable.text(engine)) departs from UAX #9, with what is right.", ""]
    let failed = files.flatMap { failures($0.run).map(\.divergence) }
    let found = cases.compactMap(\.divergence) + (random?.findings.divergences ?? [])
    for divergence in failed + found.filter(counts) where !divergence.isOfFile {
      lines.append("# " + Printable.text(sentence(divergence)))
      lines.append(TestCase.line(divergence.text, divergence.ours))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The scalars that are unassigned in our data, so that their classes are defaults; nil where
  /// there are none.
  func defaults(in scalars: [Unicode.Scalar]) -> String? {
    let unassigned = Set(scalars.filter { ScalarFacts.category(of: $0) == .cn }).sorted()
    guard !unassigned.isEmpty else { return nil }
    let names = unassigned.map { ScalarFacts.codePoint($0.value) }
    return names.joined(separator: " ") + ", unassigned in Unicode \(unicode)"
  }

  /// What the engine did there, in one sentence, with the grade.
  func sentence(_ divergence: Divergence) -> String { divergence.sentence(engine: engine) }

  /// A command line that shows a divergence again.
  func command(_ divergence: Divergence) -> String {
    let question = EngineProtocol.question(divergence.text.scalars, divergence.text.direction)
    let deadline =
      deadline.map { " --deadline \($0 == $0.rounded() ? "\(Int($0))" : "\($0)")" } ?? ""
    return
      "bidiscope check --engine \(Self.quoted(choice.argument))\(deadline) --case '\(question)'"
  }

  private static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }
    return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
