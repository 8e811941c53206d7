internal import ArgumentParser
internal import BidiAlgorithm
internal import Linting
internal import Storage
internal import SystemPackage
internal import UnicodeData
internal import Wording

/// `bidiscope lint`: bidi defects in files, catalogues and programs.
struct LintCommand: ParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, sarif, github, tap, junit
  }

  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Find defects of bidirectional text in files, catalogues and programs, and fix them.",
    discussion: """
      Folders are read with all that is in them but what is binary, hidden or named by .gitignore. The JSON is described \
      by Schemas/lint.schema.json. The rules: \(RuleCatalogue.all.map(\.name).joined(separator: ", ")); --explain has \
      each with an example. A comment 'bidiscope:ignore RULE' holds for its line, or for the next one where it stands \
      alone; .bidiscope-lint beside the files has the keys direction, only, skip, as and ignore. The status is 0 where \
      nothing was found (with --fix: where nothing remains), 1 where something was, 2 where a file could not be read.
      """)

  @Argument(
    help: ArgumentHelp("The files and folders; - is the standard input.", valueName: "file"))
  var files: [String] = []

  @Option(help: "How to print the findings.") var format = Format.text

  @Flag(help: "Make the fixes that move nothing else, and tell what remains.") var fix = false

  @Flag(help: "Print what the fixes change, as a unified diff.") var diff = false

  @Option(help: "The direction of paragraphs; programs are laid out from left to right.")
  var direction: LintDirection?

  @Flag(help: "Print each line in the order of its parts (UTS #55), in place of findings.")
  var show = false

  @Option(
    help: ArgumentHelp("Explain a rule, with an example that is executed.", valueName: "rule"),
    completion: .list(RuleCatalogue.all.map(\.name)))
  var explain: String?

  @Option(
    help: ArgumentHelp("Ask only these rules; may be repeated.", valueName: "rule,…"),
    completion: .list(RuleCatalogue.all.map(\.name)))
  var only: [String] = []

  @Option(
    help: ArgumentHelp("Do not ask these rules; may be repeated.", valueName: "rule,…"),
    completion: .list(RuleCatalogue.all.map(\.name)))
  var skip: [String] = []

  @Option(
    name: .customLong("as"),
    help: "What the files are written in, whatever their names say.")
  var kind: SourceKindArgument?

  @Option(help: ArgumentHelp("Leave out the findings that this file lists.", valueName: "file"))
  var baseline: String?

  @Option(
    help: ArgumentHelp("Write what is found to this file, as a baseline.", valueName: "file"))
  var writeBaseline: String?

  func validate() throws {
    _ = try options()
    if files.contains("") { throw UsageError(TextSource.namelessFile) }
    if let explain, RuleCatalogue.rule(named: explain) == nil { throw Self.unknown(explain) }
    if fix, files.contains("-") {
      throw UsageError("--fix is for files, not for the standard input")
    }
    try checkWhatIsPrinted()
  }

  /// Refuses what belongs to findings where something else is printed.
  private func checkWhatIsPrinted() throws {
    let wish = explain != nil ? "--explain" : show ? "--show" : diff ? "--diff" : nil
    guard let wish else { return }
    let others: [(name: String, isGiven: Bool)] = [
      ("--format \(format.rawValue)", format != .text), ("--show", show && explain != nil),
      ("--diff", diff && wish != "--diff"), ("--fix", fix && wish != "--diff"),
      ("--baseline", baseline != nil && wish != "--diff"),
      ("--write-baseline", writeBaseline != nil && wish != "--diff"),
    ]
    if let other = others.first(where: \.isGiven)?.name {
      throw UsageError("\(verbatim: wish) prints no findings; leave out \(verbatim: other)")
    }
  }

  private static func unknown(_ name: String) -> UsageError {
    let names = RuleCatalogue.all.map(\.name).joined(separator: ", ")
    return UsageError(
      "there is no rule '\(verbatim: name)'; the rules are \(verbatim: names)")
  }

  /// What the command line asks.
  private func options() throws -> LintOptions {
    var options = LintOptions()
    func names(_ words: [String]) throws -> Set<String> {
      let names = words.flatMap { $0.split(separator: ",").map(String.init) }
      for name in names where RuleCatalogue.rule(named: name) == nil { throw Self.unknown(name) }
      return Set(names)
    }
    options.only = try names(only)
    options.skip = try names(skip)
    options.kind = kind?.kind
    options.direction = direction?.base ?? .auto
    return options
  }

  func run() throws {
    // A patch is for a program: in it the controls are what they are.
    var output = diff ? .ofPlainText() : StandardOutput(isForUsers: format == .text)
    if let explain, let rule = RuleCatalogue.rule(named: explain) {
      output.write(RuleExplanation.text(rule))
      return try output.flush()
    }
    if show {
      try showLines(&output)
      return try output.flush()
    }
    try lint(&output)
  }

  private func showLines(_ output: inout StandardOutput) throws {
    for name in files.isEmpty ? ["-"] : files {
      let text = FileText(try TypedInput.read(name))
      let file = LintedFile(
        text, kind: kind?.kind ?? SourceKind(path: name), path: name,
        direction: direction?.base ?? .auto)
      for line in 0..<text.lineCount
      where line + 1 < text.lineCount || !text.range(ofLine: line).isEmpty {
        let shown = ShownLine.display(line: line, of: file)
        output.write(Printable.text(String(String.UnicodeScalarView(shown))) + "\n")
      }
    }
  }

  private func lint(_ output: inout StandardOutput) throws {
    let work = LintWork(
      options: try options(), namesRules: !only.isEmpty || !skip.isEmpty,
      namesDirection: direction != nil,
      deeds: LintWork.Deeds(fix ? [.fix] : []).union(diff ? [.diff] : []))
    var known = try baseline.map { try LintBaseline(path: $0) } ?? LintBaseline()
    var reporter = self.reporter
    var written: [ReportedFinding] = []
    var status = ExitStatus.nothingFound
    var files = 0
    var findings = 0
    let meter = ProgressMeter()
    output.write(diff ? [] : reporter.begin())
    func tell(_ found: LintOutcome) throws {
      var outcome = found
      if outcome.isLeftOut { return reporter.passOver() }
      outcome.findings = outcome.findings.filter { !known.covers($0) }
      if writeBaseline != nil { written += outcome.findings }
      files += 1
      findings += outcome.findings.count
      if !outcome.findings.isEmpty { status = status.or(.found) }
      if let failure = outcome.failure {
        status = status.or(outcome.isNotWritten ? .notWritten : .unreadable)
        meter.clear()
        StandardError.complain(failure.words)
      }
      output.write(diff ? outcome.diff : reporter.add(outcome))
      meter.show("\(files) files, \(findings) findings")
    }
    for name in self.files.isEmpty ? ["-"] : self.files {
      if name == "-" {
        let file = TreeWalk.File(
          path: "standard input", settings: try LintSettings.above("."), isNamed: true)
        var input = work
        if input.options.kind == nil { input.options.kind = .plain }
        try tell(
          input.outcome(
            of: TypedInput.read("-"), file, LintOutcome(path: "standard input")))
        continue
      }
      var walk = try FilesAsked(name)
      try work.forEach(&walk, tell)
      if let failure = walk.failure { throw failure }
    }
    meter.clear()
    output.write(diff ? [] : reporter.end())
    if let writeBaseline {
      try FileFailure.ofOutput {
        try TextFile.replace(writeBaseline) { $0.write(LintBaseline.text(of: written)) }
      }
      status = status == .found ? .nothingFound : status
    }
    try output.flush(status)
    try status.end()
  }

  private var reporter: any LintReporter {
    switch format {
    case .text: LintText()
    case .json: LintJSON()
    case .sarif: LintSARIF()
    case .github: LintGitHub()
    case .tap: LintTAP()
    case .junit: LintJUnit()
    }
  }
}
