internal import ArgumentParser
internal import BidiAlgorithm
internal import Engines
internal import Storage
internal import UnicodeData
internal import Wording

/// `bidiscope check`: an engine against Unicode's conformance files, and against ours.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract:
      "Test an engine with the conformance files, or against Bidiscope's own on hard texts.",
    discussion: """
      Files are in the format of BidiTest.txt or BidiCharacterTest.txt; without any, both files are read \
      from /usr/share/unicode. An engine is bidiscope, icu, fribidi, or a command: a program that reads lines \
      of CODEPOINTS;DIRECTION (0061 05D0;2) and answers each with PARAGRAPH LEVEL;LEVELS;ORDER (0;0 1;0 1). \
      Failures are grouped by the rule that the engine may have wrong: the one that, altered alone or with one \
      other, explains most of the answers of the whole run and is contradicted least. Generated texts are single \
      paragraphs of all classes, assigned and not, with all pairs of brackets; P1, lines, L4 and texts beyond 200 \
      characters are not covered. An engine that does otherwise when it is asked once more is said to be so. The status is 1 if anything failed, 2 if a file or a line of it could not be read \
      or the engine gave no answer.
      """)

  @Argument(help: ArgumentHelp("The conformance files.", valueName: "file"))
  var files: [String] = []

  @Option(help: ArgumentHelp("\(EngineChoice.help)", valueName: "engine"))
  var engine = EngineChoice.bidiscope

  @Option(help: ArgumentHelp("Compare with ours on this many generated texts.", valueName: "n"))
  var random: Int?

  @Option(
    name: .customLong("case"),
    help: ArgumentHelp(
      "Compare with ours on this text, as '0061 05D0;2'; may be repeated.",
      valueName: "codepoints;direction"))
  var cases: [String] = []

  @Option(help: ArgumentHelp("The seed of the generated texts.", valueName: "s"))
  var seed: UInt64 = 1

  @Option(
    help: ArgumentHelp(
      "Generate only texts aimed at this rule, such as W2 or BD16.", valueName: "rule"))
  var aim: String?

  @Option(help: "How to print it.") var format = TestFormat.text

  @Option(
    help: ArgumentHelp(
      "Show this many failures of each file and of each rule (default: 10 and 3 as text, all as JSON).",
      valueName: "n"))
  var first: Int?

  @OptionGroup var deadline: AnswerDeadline

  @Flag(help: "Accept a correct display with other levels (UAX9-C1 requires no more).")
  var displayOnly = false

  @Option(
    help: ArgumentHelp(
      "Write what failed, with the right answers, in the format of BidiCharacterTest.txt.",
      valueName: "file"))
  var save: String?

  func validate() throws {
    try NumberBound.random.check(random)
    try NumberBound.first.check(first)
    if aim != nil, random == nil { throw UsageError("--aim goes with --random") }
    _ = try (questions(), aims())
  }

  /// What the generated texts are aimed at; nil for everything.
  private func aims() throws -> [RuleAim]? {
    guard let aim else { return nil }
    let aims = RuleAim.aims(at: aim)
    if aims.isEmpty {
      let rules = Set(RuleAim.allCases.flatMap(\.rules)).sorted()
      throw UsageError(
        "no text is aimed at '\(verbatim: aim)'; the rules are \(verbatim: rules.joined(separator: ", "))"
      )
    }
    return aims
  }

  /// The texts of `--case`.
  private func questions() throws -> [TestText] {
    try cases.map { question in
      do throws(EngineFailure) {
        return try EngineProtocol.readQuestion(question)
      } catch {
        throw UsageError(
          "--case needs code points and a direction, such as '0061 05D0;2', not '\(verbatim: question)'"
        )
      }
    }
  }

  func run() throws {
    let resolver = try engine.resolver(
      deadline: deadline.seconds)
    var report = CheckReport(
      engine: resolver.name, choice: engine, unicode: UnicodeVersion.current,
      displayOnly: displayOnly,
      deadline: deadline.seconds == AnswerDeadline.usual ? nil : deadline.seconds)
    let meter = ProgressMeter()
    for file in random == nil && cases.isEmpty && files.isEmpty ? OfficialFiles.paths : files {
      let bytes = try TypedInput.read(file)
      let run = try ConformanceRun(
        bytes, engine: resolver, keepsLines: format == .tap || format == .junit,
        input: { BidiInput(scalars: $0) },
        progress: { meter.show("\(file): \($0.cases) cases, \($0.failures.count) failed") })
      report.files.append((file, run))
    }
    let comparison = EngineComparison(
      ours: StandardResolver(), theirs: resolver, input: { BidiInput(scalars: $0) })
    report.cases = try questions().map { ($0, try comparison.divergence(on: $0)) }
    var attributed = try comparison.attributed(report.cases.compactMap(\.divergence))[...]
    for index in report.cases.indices where report.cases[index].divergence != nil {
      report.cases[index].divergence = attributed.popFirst()
    }
    if let random {
      report.random = CheckReport.RandomRun(
        count: random, seed: seed,
        findings: try comparison.run(
          count: random, seed: seed, repertoire: .everything, aims: aims()
        ) {
          switch $0 {
          case .tried(let findings):
            let found = findings.displayDiffers + findings.levelsDiffer + findings.failed
            meter.show("\(findings.tried) of \(random) texts, \(found) differ")
          case .attributing: meter.show("finding out which rules are wrong")
          }
        })
    }
    meter.clear()
    try finish(report)
  }

  private func finish(_ report: CheckReport) throws {
    if let save {
      try FileFailure.ofOutput { try TextFile.replace(save) { $0.write(report.savedLines.utf8) } }
    }
    var output = StandardOutput(isForUsers: format == .text)
    switch format {
    case .text: output.write(CheckText(report, first: first).text)
    case .tap: output.write(CheckTAP(report).text)
    case .junit: output.write(CheckJUnit(report).text)
    case .json: output.write(CheckJSON(report, first: first).bytes)
    }
    try output.flush(report.status)
    try report.status.end()
  }
}

/// Where Debian's `unicode-data` keeps Unicode's conformance files.
private enum OfficialFiles {
  static let paths = ["BidiTest.txt", "BidiCharacterTest.txt"].map { "/usr/share/unicode/" + $0 }
}
