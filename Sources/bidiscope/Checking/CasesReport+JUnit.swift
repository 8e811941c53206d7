internal import TextModel
internal import Wording

extension CasesReport {
  /// The report in JUnit's XML: a suite a file, a test a case.
  var junit: String {
    var writer = JUnitWriter()
    for file in files {
      for outcome in file.outcomes {
        let title = "line \(outcome.editing.line): \(outcome.editing.title)"
        writer.add(file.name, title, Self.outcome(outcome))
      }
    }
    return writer.text(name: "bidiscope cases run --engine \(engine)")
  }

  private static func outcome(_ outcome: CaseOutcome) -> JUnitWriter.Outcome {
    switch outcome.verdict {
    case .passed: return .passed
    case .skipped(let why): return .skipped(why.english)
    case .failed(let failures):
      // What was answered wrong tells more than what was not answered after it.
      guard let first = failures.first(where: { !$0.isUnanswered }) else {
        return .error(failures.first?.actual.english ?? "")
      }
      var details = ["why       \(outcome.editing.reason)"]
      if !outcome.editing.options.words.isEmpty {
        details.append("with      \(outcome.editing.options.words.joined(separator: " "))")
      }
      details.append("before    \(CaseNotation.write(outcome.editing.before))")
      for failure in failures {
        details += [
          "keys      \(failure.keys) (line \(failure.line))", "expected  \(failure.expected)",
          "given     \(failure.actual.english)",
        ]
      }
      return .failed(
        "after \(first.keys): expected \(first.expected), given \(first.actual.english)",
        details: details.joined(separator: "\n"))
    }
  }
}
