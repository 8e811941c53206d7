internal import Storage
internal import ArgumentParser
internal import BidiAlgorithm
internal import Engines
internal import UnicodeData
internal import Wording

/// `bidiscope check`: an engine against Unicode's conformance files, and against ours.
struct CheckCommand: ParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument { case text, tap, json }

  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract:
      "Test an engine with the conformance files, or against Bidiscope's own on hard texts.",
    discussion: """
      Files are in the format of BidiTest.txt or BidiCharacterTest.txt; without any, both files are read \
      from /usr/share/unicode. An engine is bidiscope, icu, fribidi, or a command: a program that reads lines \
      of CODEPOINTS;DIRECTION (0061 05D0;2) and answers each with PARAGRAPH LEVEL;LEVELS;ORDER (0;0 1;0 1). \
      Failures are grouped by the rule that the engine may have wrong: the one that, altered alone, gives the \
      engine's answer. The status is 1 if anything failed.
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

  @Option(help: "How to print it.") var format = Format.text

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
    if let random, random < 1 {
      throw UsageError("--random is at least 1, not \(verbatim: random)")
    }
    if let first, first < 0 { throw UsageError("--first is at least 0, not \(verbatim: first)") }
    _ = try questions()
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
      displayOnly: displayOnly)
    let meter = ProgressMeter()
    for file in random == nil && cases.isEmpty && files.isEmpty ? OfficialFiles.paths : files {
      let bytes = try TypedInput.read(file)
      let run = try ConformanceRun(
        bytes, engine: resolver, keepsLines: format == .tap, input: { BidiInput(scalars: $0) },
        progress: { meter.show("\(file): \($0.cases) cases, \($0.failures.count) failed") })
      report.files.append((file, run))
    }
    let comparison = EngineComparison(
      ours: StandardResolver(), theirs: resolver, input: { BidiInput(scalars: $0) })
    for text in try questions() {
      let divergence = try comparison.divergence(on: text)
      report.cases.append((text, try divergence.map { try comparison.settled($0) }))
    }
    if let random {
      report.random = CheckReport.RandomRun(
        count: random, seed: seed,
        findings: try comparison.run(count: random, seed: seed) {
          let found = $0.displayDiffers + $0.levelsDiffer + $0.failed
          meter.show("\($0.tried) of \(random) texts, \(found) differ")
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
    case .json: output.write(CheckJSON(report, first: first).bytes)
    }
    try output.flush()
    try report.status.end()
  }
}

/// Where Debian's `unicode-data` keeps Unicode's conformance files.
private enum OfficialFiles {
  static let paths = ["BidiTest.txt", "BidiCharacterTest.txt"].map { "/usr/share/unicode/" + $0 }
}
