internal import ArgumentParser
internal import Engines
internal import ExplorerCore
internal import TextModel
internal import Wording

/// `bidiscope cases`: what keys and the mouse do to bidirectional text, as files that any editor
/// can be held against.
struct CasesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cases",
    abstract: "Test an editor with files of cases: a text, keys, and the expected result.",
    subcommands: [CasesRunCommand.self, CasesServeCommand.self])
}

/// `bidiscope cases run`.
struct CasesRunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run files of cases on an editor.",
    discussion: """
      A file starts with '\(CaseFile.format) \(CaseFile.version)'. A case is '# ' and its title, then lines of why, with, before, keys, \
      after and at; Samples/cases has some. The editor is Bidiscope's own, or a command: a program that reads \
      lines of CODEPOINTS;OPTIONS;ANCHOR;FOCUS;KEYS (0061 05D0;direction=ltr;;0<;right S-right) and answers each with \
      CODEPOINTS;ANCHOR;FOCUS;RANGES and, where it knows it, ;LINE:COLUMN of its caret (0061 05D0;1<;2<;1,2;1:2), \
      or with ? and why it has no such key or option. The status is 1 where a case failed or none passed, 2 where \
      the editor gave no answer.

      Options of cases: \(CaseOptions.names.map { "\($0.name) (\($0.values))" }.joined(separator: ", ")).
      """)

  @Argument(help: ArgumentHelp("The files; - is the standard input.", valueName: "file"))
  var files: [String]

  @Option(help: ArgumentHelp("bidiscope, or the command of an editor.", valueName: "engine"))
  var engine = "bidiscope"

  @Option(help: "How to print it.") var format = TestFormat.text

  @Option(help: ArgumentHelp("Only the cases with these words in the title.", valueName: "words"))
  var only: String?

  @OptionGroup var deadline: AnswerDeadline

  @Option(
    help: ArgumentHelp(
      "Show this many failures of each file (default: 10 as text, all as JSON).", valueName: "n"))
  var first: Int?

  func validate() throws {
    try NumberBound.first.check(first)
    if engine.isEmpty { throw UsageError("--engine is bidiscope or a command") }
  }

  func run() throws {
    // All files are read before any editor is asked: a mistake in the last one is known at once.
    let cases = try files.map { (file: $0, cases: try read($0)) }
    guard only == nil || cases.contains(where: { !$0.cases.isEmpty }) else {
      throw Complaint("no case has '\(verbatim: only ?? "")' in its title")
    }
    let unanswered = Unanswered()
    let ask = try asking(unanswered)
    let meter = ProgressMeter()
    var report = CasesReport(engine: engine)
    for (file, cases) in cases {
      var outcomes: [CaseOutcome] = []
      for editing in cases {
        meter.show("\(file): \(outcomes.count) of \(cases.count) cases")
        outcomes.append(ask.map { editing.outcome($0) } ?? editing.outcome())
      }
      report.files.append(.init(name: Self.name(of: file), outcomes: outcomes))
    }
    meter.clear()
    var output = StandardOutput()
    switch format {
    case .text: output.write(report.text(first: first ?? 10))
    case .tap: output.write(report.tap)
    case .junit: output.write(report.junit)
    case .json: output.write(report.json(first: first))
    }
    let status = (report.hasFailed ? ExitStatus.found : .nothingFound)
      .or(unanswered.count > 0 ? .unreadable : .nothingFound)
    try output.flush(status)
    try status.end()
  }

  /// How many questions an editor gave no answer to.
  private final class Unanswered {
    var count = 0
  }

  private static func name(of file: String) -> String { file == "-" ? "standard input" : file }

  private func read(_ file: String) throws -> [EditingCase] {
    let bytes = try TypedInput.read(file)
    let name = Self.name(of: file)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Complaint("\(verbatim: name): not UTF-8")
    }
    do throws(CaseFile.Mistake) {
      let cases = try CaseFile.read(text)
      return only.map { words in cases.filter { $0.title.contains(words) } } ?? cases
    } catch {
      throw Complaint("\(verbatim: "\(name):\(error.line)"): \(error.words)")
    }
  }

  /// What answers the questions; nil for our own editor.
  private func asking(
    _ unanswered: Unanswered
  ) throws -> ((EditingCase.Question) -> CaseAnswer)? {
    if engine == "bidiscope" { return nil }
    let program = LineEngine(
      command: engine, supervisor: try EngineChoice.supervisor(), deadline: deadline.seconds)
    return { question in
      do throws(EngineFailure) {
        return try program.ask(CaseProtocol.line(question)) { (line) throws(EngineFailure) in
          do throws(CaseProblem) {
            return try CaseProtocol.answer(line)
          } catch {
            throw .noAnswer(error.words, in: line)
          }
        }
      } catch {
        unanswered.count += 1
        return .failed("no answer: the editor \(error.words)")
      }
    }
  }
}

/// `bidiscope cases serve`: Bidiscope's own editor on the other side of the lines.
struct CasesServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Answer lines of questions on the standard input, as an editor's command does.")

  func run() throws {
    var output = StandardOutput()
    while let line = readLine() {
      output.write(Self.answer(line) + "\n")
      try output.flush()
    }
  }

  private static func answer(_ line: String) -> String {
    do throws(CaseProblem) {
      return CaseProtocol.line(try CaseProtocol.question(line).answer)
    } catch {
      return "? " + error.description
    }
  }
}
