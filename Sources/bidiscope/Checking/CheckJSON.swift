internal import BidiAlgorithm
internal import Engines
internal import UnicodeData

/// A check's report for programs: one JSON object on one line.
struct CheckJSON {
  private let report: CheckReport
  /// How many failures of a file, and of each rule; nil for all.
  private let first: Int?

  init(_ report: CheckReport, first: Int?) {
    self.report = report
    self.first = first
  }

  /// The object and a line feed.
  var bytes: [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.key("engine")
    json.string(report.engine)
    json.key("unicode")
    json.string(report.unicode)
    json.key("passed")
    json.literal(report.hasFailed ? "false" : "true")
    json.key("files")
    json.array(report.files) { file, json in write(file.name, file.run, &json) }
    json.key("cases")
    json.array(report.cases) { item, json in write(item.text, item.divergence, &json) }
    json.key("random")
    if let random = report.random { write(random, &json) } else { json.null() }
    json.endObject()
    return json.take() + [0x0A]
  }

  private func write(_ name: String, _ run: ConformanceRun, _ json: inout JSONWriter) {
    let failures = report.failures(run)
    json.beginObject()
    json.key("file")
    json.string(name)
    json.key("unicode")
    if let version = run.version { json.string(version) } else { json.null() }
    json.key("cases")
    json.number(run.cases)
    json.key("passed")
    json.number(report.passed(run))
    json.key("failed")
    json.number(failures.count)
    json.key("notAsked")
    json.number(run.notAsked)
    json.key("malformed")
    json.array(run.malformed) { line, json in
      json.beginObject()
      json.key("line")
      json.number(line.line)
      json.key("problem")
      json.string(line.problem)
      json.endObject()
    }
    json.key("failures")
    json.array(failures.prefix(first ?? .max)) { failure, json in
      write(failure.divergence, failure.line, &json)
    }
    json.endObject()
  }

  private func write(_ random: CheckReport.RandomRun, _ json: inout JSONWriter) {
    let findings = random.findings
    json.beginObject()
    json.key("texts")
    json.number(findings.tried)
    json.key("seed")
    json.string(String(random.seed))
    json.key("same")
    json.number(findings.same)
    json.key("levelsDiffer")
    json.number(findings.levelsDiffer)
    json.key("displayDiffers")
    json.number(findings.displayDiffers)
    json.key("unanswered")
    json.number(findings.failed)
    json.key("kinds")
    json.number(findings.divergences.count(where: report.counts))
    json.key("rules")
    json.array(findings.groups) { group, json in write(group, &json) }
    json.key("failures")
    json.array(findings.groups) { group, json in
      for divergence in group.divergences.filter(report.counts).prefix(first ?? .max) {
        write(divergence, nil, &json)
      }
    }
    json.endObject()
  }

  private func write(_ group: EngineComparison.RuleGroup, _ json: inout JSONWriter) {
    json.beginObject()
    json.key("rules")
    json.array(group.rules) { rule, json in json.string(rule.description) }
    json.key("traced")
    json.literal(group.isTraced ? "true" : "false")
    json.key("cause")
    json.string(Self.word(group.kind))
    json.key("contradictedBy")
    if let contradicted = group.contradicted { json.number(contradicted) } else { json.null() }
    json.key("texts")
    json.number(group.count)
    json.key("displayDiffers")
    json.number(group.texts[.displayDiffers, default: 0])
    json.key("levelsDiffer")
    json.number(group.texts[.levelsDiffer, default: 0])
    json.key("unanswered")
    json.number(group.texts[nil, default: 0])
    json.endObject()
  }

  private static func word(_ kind: EngineComparison.RuleGroup.Kind) -> String {
    switch kind {
    case .traced: "rules"
    case .data: "data"
    case .notTraced: "not traced"
    case .unsteady: "unsteady"
    case .noAnswer: "no answer"
    }
  }

  private func write(_ text: TestText, _ divergence: Divergence?, _ json: inout JSONWriter) {
    json.beginObject()
    json.key("question")
    json.string(EngineProtocol.question(text.scalars, text.direction))
    json.key("failure")
    if let divergence { write(divergence, nil, &json) } else { json.null() }
    json.endObject()
  }

  private func write(_ divergence: Divergence, _ line: Int?, _ json: inout JSONWriter) {
    json.beginObject()
    if let line {
      json.key("line")
      json.number(line)
    }
    json.key("scalars")
    json.array(divergence.text.scalars) { scalar, json in json.codePoint(scalar) }
    json.key("direction")
    switch divergence.text.direction {
    case .auto: json.string("auto")
    case .explicit(let direction): json.string(direction.shortName)
    }
    json.key("right")
    write(divergence.ours, &json)
    json.key("given")
    if case .answer(let answer) = divergence.outcome { write(answer, &json) } else { json.null() }
    json.key("grade")
    json.string(divergence.agreement?.words ?? "no answer")
    json.key("rule")
    if let rule = divergence.difference?.rule { json.string(rule.rawValue) } else { json.null() }
    json.key("texts")
    json.number(divergence.count)
    json.key("consistentWith")
    json.beginArray()
    for (number, cause) in (divergence.attribution?.causes ?? []).enumerated() {
      for alteration in cause.alternatives { write(alteration, of: cause, number, &json) }
    }
    json.endArray()
    json.key("engineIsRight")
    json.bool(divergence.isOfFile)
    json.key("unassigned")
    json.array(divergence.text.scalars.filter { ScalarFacts.category(of: $0) == .cn }) {
      $1.codePoint($0)
    }
    json.key("command")
    json.string(report.command(divergence))
    json.key("message")
    json.string(report.sentence(divergence))
    json.endObject()
  }

  private func write(
    _ alteration: RuleAlteration, of cause: Attribution.Cause, _ number: Int,
    _ json: inout JSONWriter
  ) {
    json.beginObject()
    json.key("rule")
    json.string(alteration.rule.description)
    json.key("words")
    json.string(alteration.words)
    json.key("cause")
    json.number(number)
    json.key("explains")
    if let explained = cause.explained { json.number(explained) } else { json.null() }
    json.key("contradictedBy")
    json.number(cause.contradicted)
    json.endObject()
  }

  private func write(_ answer: ResolverAnswer, _ json: inout JSONWriter) {
    json.beginObject()
    json.key("level")
    json.number(Int(answer.paragraphLevel.rawValue))
    json.key("levels")
    json.array(answer.levels) { level, json in
      if let level { json.number(Int(level.rawValue)) } else { json.null() }
    }
    json.key("order")
    json.array(answer.order) { position, json in json.number(position) }
    json.endObject()
  }
}
