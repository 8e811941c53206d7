internal import Linting

/// What a rule finds and why that matters, with an example that is executed.
enum RuleExplanation {
  static func text(_ rule: any LintRule) -> String {
    var text = "\(rule.name)\(rule.isOptional ? " (only with --only \(rule.name))" : "")\n\n"
    text += "\(rule.finds)\n\(rule.why)\n\nExample (--as \(rule.example.kind.rawValue)):\n"
    let source = FileText(bytes(rule.example))
    for line in 0..<source.lineCount
    where line + 1 < source.lineCount || !source.range(ofLine: line).isEmpty {
      text += "    \(shown(source, line))\n"
    }
    var options = LintOptions()
    options.only = [rule.name]
    let linter = Linter(options)
    let found = linter.findings(in: source, path: rule.example.path, kind: rule.example.kind)
    for finding in found {
      text += "\n\(finding.sentence)\n"
      text += "    displayed: \(shown(finding.display))\n"
      guard let fix = finding.fixes.first else { continue }
      text += "    fix: \(fix.name)\(fix.isSafe ? "" : " (by hand)")\n"
      let after = FileText(TextEdit.applied(fix.edits, to: source.scalars))
      for line in 0..<after.lineCount where shown(after, line) != shown(source, line) {
        text += "    \(shown(after, line))\n"
      }
    }
    return text
  }

  /// What is in the file of the example.
  static func bytes(_ example: RuleExample) -> [UInt8] {
    example.text.unicodeScalars.flatMap { scalar -> [UInt8] in
      scalar == "\u{FFFD}" ? [0xE9] : Array(String(scalar).utf8)
    }
  }

  private static func shown(_ text: FileText, _ line: Int) -> String {
    shown(Array(text.scalars[text.range(ofLine: line)]))
  }

  private static func shown(_ scalars: [Unicode.Scalar]) -> String {
    Printable.text(String(String.UnicodeScalarView(scalars)))
  }
}
