internal import Explorer
internal import TextModel
internal import Wording

/// What an editor made of files of cases.
struct CasesReport {
  /// A file and what came of its cases.
  struct File {
    var name: String
    var outcomes: [CaseOutcome]

    var passed: Int { outcomes.count { $0.verdict == .passed } }

    var failures: [(outcome: CaseOutcome, failures: [CaseOutcome.Failure])] {
      outcomes.compactMap {
        if case .failed(let failures) = $0.verdict { ($0, failures) } else { nil }
      }
    }

    var skipped: [(outcome: CaseOutcome, why: String)] {
      outcomes.compactMap {
        if case .skipped(let why) = $0.verdict { ($0, why.english) } else { nil }
      }
    }
  }

  /// The editor's name or command.
  var engine: String
  /// The files in order.
  var files: [File] = []

  /// Whether a case failed, or none passed.
  var hasFailed: Bool {
    !files.allSatisfy(\.failures.isEmpty) || files.allSatisfy { $0.passed == 0 }
  }

  /// The report for users: so many failures of each file.
  func text(first: Int) -> String {
    var text = Printable.text(engine) + "\n"
    for file in files {
      let (failures, skipped) = (file.failures, file.skipped)
      let name = Printable.text(file.name)
      text += "\(name): \(counted(file.outcomes.count, "case")), \(file.passed) passed"
      text += failures.isEmpty ? "" : ", \(failures.count) failed"
      text += skipped.isEmpty ? "\n" : ", \(skipped.count) skipped\n"
      for (why, count) in Self.reasons(skipped) {
        text += "  skipped \(count): \(Printable.text(why))\n"
      }
      for (outcome, failures) in failures.prefix(first) {
        text += "\n\(name):\(outcome.editing.line): \(Printable.text(outcome.editing.title))\n"
        text += "    why       \(Printable.text(outcome.editing.reason))\n"
        if !outcome.editing.options.words.isEmpty {
          text += "    with      \(outcome.editing.options.words.joined(separator: " "))\n"
        }
        text += "    before    \(CaseNotation.write(outcome.editing.before))\n"
        for failure in failures {
          text += "    keys      \(Printable.text(failure.keys)) (line \(failure.line))\n"
          text += "    expected  \(failure.expected)\n"
          text += "    given     \(Printable.text(failure.actual.english))\n"
        }
      }
      if failures.count > first, first > 0 {
        text += "\n  and \(failures.count - first) more (--first)\n"
      }
    }
    return text
  }

  /// Why cases were skipped, each with how often, the most frequent first.
  private static func reasons(
    _ skipped: [(outcome: CaseOutcome, why: String)]
  ) -> [(why: String, count: Int)] {
    Dictionary(skipped.map { ($0.why, 1) }, uniquingKeysWith: +)
      .map { (why: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.why) < ($0.count, $1.why) }
  }

  /// The report in the Test Anything Protocol: a test point a case.
  var tap: String {
    let count = files.reduce(0) { $0 + $1.outcomes.count }
    var text = "TAP version 14\n1..\(count)\n# \(Printable.text(engine))\n"
    var number = 0
    for file in files {
      for outcome in file.outcomes {
        number += 1
        let name = Self.description(
          "\(file.name):\(outcome.editing.line): \(outcome.editing.title)")
        switch outcome.verdict {
        case .passed: text += "ok \(number) - \(name)\n"
        case .skipped(let why):
          text += "ok \(number) - \(name) # SKIP \(Self.description(why.english))\n"
        case .failed(let failures):
          text += "not ok \(number) - \(name)\n  ---\n"
          text += "  why: \(Self.quoted(outcome.editing.reason))\n  failures:\n"
          for failure in failures {
            text += "    - line: \(failure.line)\n      keys: \(Self.quoted(failure.keys))\n"
            text += "      expected: \(Self.quoted(failure.expected))\n"
            text += "      given: \(Self.quoted(failure.actual.english))\n"
          }
          text += "  ...\n"
        }
      }
    }
    return text
  }

  /// A test point's words: a number sign would begin a directive, which may turn a failure into a
  /// pass.
  private static func description(_ words: String) -> String {
    Printable.text(words).replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }

  private static func quoted(_ words: String) -> String {
    "'" + Printable.text(words).replacing("'", with: "''") + "'"
  }

  /// The report for programs: one JSON object on one line, with so many failures of each file.
  func json(first: Int?) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.key("engine")
    json.string(engine)
    json.key("passed")
    json.bool(!hasFailed)
    json.key("files")
    json.array(files) { file, json in Self.write(file, first, &json) }
    json.endObject()
    return json.take() + [0x0A]
  }

  private static func write(_ file: File, _ first: Int?, _ json: inout JSONWriter) {
    json.beginObject()
    json.key("file")
    json.string(file.name)
    json.key("cases")
    json.number(file.outcomes.count)
    json.key("passed")
    json.number(file.passed)
    json.key("failed")
    json.number(file.failures.count)
    json.key("failures")
    json.beginArray()
    for (outcome, failures) in file.failures.prefix(first ?? .max) {
      begin(outcome, &json)
      json.key("why")
      json.string(outcome.editing.reason)
      json.key("before")
      json.string(CaseNotation.write(outcome.editing.before))
      json.key("options")
      json.array(outcome.editing.options.words) { word, json in json.string(word) }
      json.key("steps")
      json.array(failures) { failure, json in
        json.beginObject()
        json.key("line")
        json.number(failure.line)
        json.key("keys")
        json.string(failure.keys)
        json.key("expected")
        json.string(failure.expected)
        json.key("given")
        json.string(failure.actual)
        json.endObject()
      }
      json.endObject()
    }
    json.endArray()
    json.key("skipped")
    json.beginArray()
    for (outcome, why) in file.skipped {
      begin(outcome, &json)
      json.key("because")
      json.string(why)
      json.endObject()
    }
    json.endArray()
    json.endObject()
  }

  private static func begin(_ outcome: CaseOutcome, _ json: inout JSONWriter) {
    json.beginObject()
    json.key("line")
    json.number(outcome.editing.line)
    json.key("title")
    json.string(outcome.editing.title)
  }
}
