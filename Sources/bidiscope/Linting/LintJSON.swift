internal import Linting
internal import Storage
internal import UnicodeData
internal import Wording

/// Findings as one JSON object, as `Schemas/lint.schema.json` describes it.
struct LintJSON: LintReporter {
  private var json = JSONWriter()
  private var files = 0
  private var binaryFiles = 0
  private var failures: [(String, String)] = []

  mutating func begin() -> [UInt8] {
    json.beginObject()
    json.key("findings")
    json.beginArray()
    return json.take()
  }

  mutating func add(_ outcome: LintOutcome) -> [UInt8] {
    files += 1
    if let failure = outcome.failure { failures.append((outcome.path, failure.description)) }
    for found in outcome.findings { Self.write(found, &json) }
    return json.take()
  }

  mutating func passOver() { binaryFiles += 1 }

  mutating func end() -> [UInt8] {
    json.endArray()
    json.key("files")
    json.number(files)
    json.key("binaryFiles")
    json.number(binaryFiles)
    json.key("unreadable")
    json.array(failures) { failure, json in
      json.beginObject()
      json.key("file")
      json.string(PathText.shown(failure.0))
      json.key("reason")
      json.string(failure.1)
      json.endObject()
    }
    json.endObject()
    json.endLine()
    return json.take()
  }

  private static func write(_ found: ReportedFinding, _ json: inout JSONWriter) {
    let finding = found.finding
    json.beginObject()
    json.key("file")
    json.string(PathText.shown(found.path))
    json.key("rule")
    json.string(finding.rule)
    json.key("line")
    json.number(found.start.line)
    json.key("column")
    json.number(found.start.column)
    json.key("columnUTF16")
    json.number(found.start.columnUTF16)
    json.key("endLine")
    json.number(found.end.line)
    json.key("endColumn")
    json.number(found.end.column)
    json.key("endColumnUTF16")
    json.number(found.end.columnUTF16)
    json.key("range")
    json.range(finding.range)
    json.key("message")
    json.string(finding.sentence)
    json.key("display")
    json.string(finding.display)
    json.key("fingerprint")
    json.string(found.fingerprint)
    json.key("fixes")
    json.array(finding.fixes) { fix, json in
      json.beginObject()
      json.key("name")
      json.string(fix.name)
      json.key("isSafe")
      json.bool(fix.isSafe)
      json.key("display")
      json.string(fix.display)
      json.key("edits")
      json.array(fix.edits) { edit, json in
        json.beginObject()
        json.key("range")
        json.range(edit.range)
        json.key("text")
        json.string(edit.replacement)
        json.endObject()
      }
      json.endObject()
    }
    json.endObject()
  }
}
