internal import Linting

/// The fixes of findings as an editor offers them: each with its edit, whatever the client can do.
enum CodeActions {
  /// The actions for a range, those of each finding the best first.
  static func of(
    _ document: OpenDocument, _ uri: String, _ range: Range<Int>, _ encoding: PositionEncoding
  ) -> JSONValue {
    let text = document.text
    let lines = text.line(of: range.lowerBound)...text.line(of: range.upperBound)
    var actions: [JSONValue] = []
    var seen: Set<[TextEdit]> = []
    let near = document.findings.filter { lines.contains(text.line(of: $0.range.lowerBound)) }
    // What the range touches comes before the rest of its lines.
    let touched = near.filter { touches($0.range, range) }
    for finding in touched.isEmpty ? near : touched {
      for (number, fix) in finding.fixes.enumerated() where seen.insert(fix.edits).inserted {
        actions.append(
          .object([
            "title": .string(fix.name), "kind": .string("quickfix"),
            "isPreferred": .bool(number == 0),
            "diagnostics": .array([Diagnostics.of(finding, text, encoding)]),
            "edit": .object(["changes": .object([uri: edits(fix, text, encoding)])]),
          ]))
      }
    }
    return .array(actions)
  }

  private static func touches(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    one.lowerBound <= other.upperBound && other.lowerBound <= one.upperBound
  }

  private static func edits(
    _ fix: LintFix, _ text: FileText, _ encoding: PositionEncoding
  ) -> JSONValue {
    .array(
      fix.edits.map { edit in
        .object([
          "range": encoding.range(edit.range, in: text),
          "newText": .string(String(String.UnicodeScalarView(edit.replacement))),
        ])
      })
  }
}
