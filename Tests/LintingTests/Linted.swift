import BidiAlgorithm
import Linting
import UnicodeData

/// Asks a linter as tests want it.
enum Linted {
  /// What is found in a text.
  static func findings(
    _ text: String, _ kind: SourceKind?, path: String = "text", only: Set<String> = [],
    direction: BaseDirection = .auto
  ) -> [Finding] {
    var options = LintOptions()
    options.only = only
    options.direction = direction
    return Linter(options).findings(in: Array(text.utf8), path: path, kind: kind).findings
  }

  /// The rules that find something in a text, in its order.
  static func rules(
    _ text: String, _ kind: SourceKind?, path: String = "text", only: Set<String> = []
  ) -> [String] {
    findings(text, kind, path: path, only: only).map(\.rule)
  }

  /// A text without its safe fixes made, and after them.
  static func repaired(_ text: String, _ kind: SourceKind, path: String = "text") -> Repair {
    let linter = Linter()
    let file = FileText(Array(text.utf8))
    let found = linter.findings(in: file, path: path, kind: kind)
    return Repair.of(file, found, path: path, kind: kind, linter)
  }
}
