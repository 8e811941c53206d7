internal import BidiAlgorithm
internal import Engines
internal import Explorer
internal import UnicodeData
internal import Wording

/// A check's report for users.
struct CheckText {
  private let report: CheckReport
  /// How many failures of a file are shown, and how many kinds of each rule.
  private let firstOfFile: Int
  private let firstOfRule: Int

  init(_ report: CheckReport, first: Int?) {
    self.report = report
    firstOfFile = first ?? 10
    firstOfRule = first ?? 3
  }

  /// The whole report.
  var text: String {
    var text = "\(Printable.text(report.engine))\n"
    for (name, run) in report.files { text += section(name, run) }
    for item in report.cases { text += section(item.text, item.divergence) }
    if let random = report.random { text += section(random) }
    return text
  }

  private func section(_ name: String, _ run: ConformanceRun) -> String {
    let failures = report.failures(run)
    let name = Printable.text(name)
    var text = "\(name): \(counted(run.cases, "case")), \(report.passed(run)) passed"
    text += failures.isEmpty ? "" : ", \(failures.count) failed\(grades(failures))"
    text += run.notAsked == 0 ? "\n" : ", \(run.notAsked) not asked\n"
    text += versions(run, failures)
    for line in run.malformed { text += "\(name): \(Printable.text(line.description))\n" }
    for failure in failures.prefix(firstOfFile) {
      text += "\n  line \(failure.line)\n" + rows(failure.divergence)
    }
    return text + more(failures.count, firstOfFile)
  }

  /// Of which version of Unicode the file is, where that may matter, and how many failures are the
  /// file's own.
  private func versions(_ run: ConformanceRun, _ failures: [ConformanceRun.Failure]) -> String {
    let isOurs = run.version?.hasPrefix(report.unicode + ".") ?? failures.isEmpty
    var text = ""
    if !isOurs || !failures.isEmpty {
      let version = run.version.map { "is of Unicode \($0)" } ?? "names no version of Unicode"
      text += "  the file \(version), Bidiscope's data are of \(report.unicode)\n"
    }
    let own = failures.count(where: \.divergence.isOfFile)
    if own > 0 {
      text +=
        "  in \(counted(own, "case")) the file departs from UAX #9 as Bidiscope reads it, and the engine is right\n"
    }
    return text
  }

  private func grades(_ failures: [ConformanceRun.Failure]) -> String {
    let levels = failures.count { $0.divergence.agreement == .levelsDiffer }
    return levels == 0 ? "" : " (of which \(levels) \(Agreement.levelsDiffer.words))"
  }

  private func section(_ random: CheckReport.RandomRun) -> String {
    let findings = random.findings
    var text = """
      \(findings.tried) generated texts, seed \(random.seed): \(findings.same) same, \
      \(findings.levelsDiffer) \(Agreement.levelsDiffer.words), \
      \(findings.displayDiffers) \(Agreement.displayDiffers.words), \(findings.failed) unanswered

      """
    if findings.tried < random.count {
      let rest = random.count - findings.tried
      text += "\(rest) more \(rest == 1 ? "was" : "were") not asked\n"
    }
    let groups = findings.groups.filter {
      $0.divergences.contains(where: report.counts) || $0.divergences.isEmpty
    }
    guard !groups.isEmpty else { return text }
    text += "\n" + table(groups)
    for group in groups where !group.divergences.isEmpty && firstOfRule > 0 {
      let kinds = group.divergences.count
      text += "\n\(Self.title(group)): \(counted(group.count, "text")), "
      // What was not answered is shown as it came.
      text +=
        (group.kind == .noAnswer || group.kind == .unsteady ? "" : "shrunk to ")
        + "\(counted(kinds, "kind"))\n"
      for divergence in group.divergences.prefix(firstOfRule) { text += "\n" + rows(divergence) }
      text += more(kinds, firstOfRule)
    }
    return text
  }

  /// The rules with how many texts each costs.
  private func table(_ groups: [EngineComparison.RuleGroup]) -> String {
    var table = TextTable([
      "", "Rule", "Texts", "Contradicted", "Display differs", "Levels differ", "No answer",
    ])
    for group in groups {
      table.append([
        "", Self.title(group), "\(group.count)", group.contradicted.map { "\($0)" } ?? "-",
        "\(group.texts[.displayDiffers, default: 0])",
        "\(group.texts[.levelsDiffer, default: 0])", "\(group.texts[nil, default: 0])",
      ])
    }
    return table.text
  }

  /// The rules that are wrong, or why none is named.
  private static func title(_ group: EngineComparison.RuleGroup) -> String {
    switch group.kind {
    case .traced(let attribution): attribution.title
    case .data: "other Unicode data"
    case .notTraced: "not traced"
    case .unsteady: "not the same when asked once more"
    case .noAnswer: "no answer"
    }
  }

  private func section(_ text: TestText, _ divergence: Divergence?) -> String {
    if let divergence { return "\n" + rows(divergence) }
    return
      "\n    text      \(EngineProtocol.question(text.scalars, text.direction))\n    as UAX #9 has it\n"
  }

  private func more(_ count: Int, _ first: Int) -> String {
    count > first && first > 0 ? "\n  and \(count - first) more (--first)\n" : ""
  }

  private func rows(_ divergence: Divergence) -> String {
    let text = divergence.text
    let classes = text.scalars.map { BidiProperties.bidiClass(of: $0).shortName }
    var rows = [
      ("text", EngineProtocol.question(text.scalars, text.direction)),
      ("classes", classes.joined(separator: " ")),
    ]
    if let defaults = report.defaults(in: text.scalars) { rows.append(("default", defaults)) }
    rows += [
      ("expected", EngineProtocol.line(divergence.ours))
    ]
    if case .answer(let answer) = divergence.outcome {
      rows.append(("given", EngineProtocol.line(answer)))
    }
    let lines = rows.map {
      "    \($0.0)" + String(repeating: " ", count: 10 - $0.0.count) + Self.brief($0.1)
    }
    let sentence = Printable.text(report.sentence(divergence))
    let command = Printable.text(report.command(divergence))
    return lines.joined(separator: "\n") + "\n    \(sentence)\n    \(command)\n"
  }

  /// Rows of one word, and of numbers that count up or down, in short: `0028 ×64`, `0 … 63`.
  private static func brief(_ line: String) -> String {
    line.split(separator: ";", omittingEmptySubsequences: false).map { field in
      let words = field.split(separator: " ")
      var parts: [String] = []
      var index = 0
      while index < words.count {
        let step = step(words, index)
        var end = index + 1
        while end < words.count, Self.step(words, end - 1) == step, step != nil { end += 1 }
        if end - index < 8 {
          parts.append(String(words[index]))
          index += 1
        } else {
          parts.append(
            step == 0 ? "\(words[index]) ×\(end - index)" : "\(words[index]) … \(words[end - 1])")
          index = end
        }
      }
      return parts.joined(separator: " ")
    }.joined(separator: ";")
  }

  /// How a word follows on the one before it: 0 for the same, 1 or -1 for the next or previous
  /// number.
  private static func step(_ words: [Substring], _ index: Int) -> Int? {
    guard index + 1 < words.count else { return nil }
    if words[index] == words[index + 1] { return 0 }
    // Code points are hexadecimal and have four digits; they do not count.
    guard words[index].count < 4, let first = Int(words[index]), let second = Int(words[index + 1]),
      abs(second - first) == 1
    else { return nil }
    return second - first
  }
}
