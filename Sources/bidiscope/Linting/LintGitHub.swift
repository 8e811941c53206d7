internal import Linting
internal import Storage
internal import UnicodeData
internal import Wording

/// Findings as the commands of GitHub's workflows, which show them beside the lines.
struct LintGitHub: LintReporter {
  private var count = 0

  mutating func begin() -> [UInt8] { [] }

  mutating func add(_ outcome: LintOutcome) -> [UInt8] {
    var text = ""
    if let failure = outcome.failure {
      text += "::error::\(Self.data(failure.description))\n"
    }
    for found in outcome.findings {
      count += 1
      let path = Self.property(PathText.shown(found.path))
      text += "::warning file=\(path),line=\(found.start.line),col=\(found.start.column),"
      text += "endLine=\(found.end.line),endColumn=\(found.end.column),"
      text += "title=\(found.finding.rule)::\(Self.data(found.finding.sentence))\n"
    }
    return Array(text.utf8)
  }

  mutating func end() -> [UInt8] {
    Array("::notice::\(count) finding\(count == 1 ? "" : "s") of bidi\n".utf8)
  }

  private static func data(_ words: String) -> String {
    words.split(separator: "\n").map { Printable.text(String($0)) }.joined(separator: " ")
      .replacing("%", with: "%25")
  }

  private static func property(_ words: String) -> String {
    data(words).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
