internal import Linting
internal import UnicodeData

/// Findings for readers: where, what and why, what is displayed, and the fix.
struct LintText: LintReporter {
  private var files = 0
  private var filesFound = 0
  private var findings = 0
  private var fixes = 0
  private var binaryFiles = 0

  mutating func begin() -> [UInt8] { [] }

  mutating func add(_ outcome: LintOutcome) -> [UInt8] {
    if outcome.failure != nil { return [] }
    files += 1
    if !outcome.findings.isEmpty { filesFound += 1 }
    findings += outcome.findings.count
    fixes += outcome.fixCount
    var text = ""
    for found in outcome.findings { text += Self.text(found) }
    return Array(text.utf8)
  }

  mutating func passOver() { binaryFiles += 1 }

  mutating func end() -> [UInt8] {
    func count(_ number: Int, _ noun: String) -> String {
      "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
    let made = fixes > 0 ? ", \(count(fixes, "fix") .replacing("fixs", with: "fixes"))" : ""
    var words =
      findings == 0
      ? (files == 0 ? "" : "Nothing found in \(count(files, "file"))\(made).\n")
      : "\(count(findings, "finding")) in \(filesFound) of \(count(files, "file"))\(made).\n"
    if binaryFiles > 0 { words += "\(count(binaryFiles, "binary file")) passed over.\n" }
    return Array(words.utf8)
  }

  private static func text(_ found: ReportedFinding) -> String {
    let finding = found.finding
    let path = Printable.text(PathText.shown(found.path))
    var text =
      "\(path):\(found.start.line):\(found.start.column): \(finding.rule): \(Printable.text(finding.sentence))\n"
    text += "  displayed: \(shown(finding.display))\n"
    if let fix = finding.fixes.first {
      text += "  fix: \(Printable.text(fix.name))\(fix.isSafe ? "" : " (by hand)")\n"
      if !fix.display.isEmpty, fix.display != finding.display {
        text += "  then: \(shown(fix.display))\n"
      }
    }
    return text
  }

  private static func shown(_ scalars: [Unicode.Scalar]) -> String {
    let most = 200
    let text = Printable.text(String(String.UnicodeScalarView(scalars.prefix(most))))
    return scalars.count > most ? text + "\u{2026}" : text
  }
}
