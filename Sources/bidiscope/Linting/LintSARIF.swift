internal import Linting
internal import Storage
internal import UnicodeData
internal import Wording

/// Findings as SARIF 2.1.0 (OASIS), which code hosts read.
struct LintSARIF: LintReporter {
  private var json = JSONWriter()
  private var failures: [(String, String)] = []

  mutating func begin() -> [UInt8] {
    json.beginObject()
    json.key("$schema")
    json.string("https://json.schemastore.org/sarif-2.1.0.json")
    json.key("version")
    json.string("2.1.0")
    json.key("runs")
    json.beginArray()
    json.beginObject()
    json.key("tool")
    json.beginObject()
    json.key("driver")
    json.beginObject()
    json.key("name")
    json.string("bidiscope")
    json.key("rules")
    json.array(RuleCatalogue.all) { rule, json in
      json.beginObject()
      json.key("id")
      json.string(rule.name)
      json.key("shortDescription")
      Self.text(rule.finds, &json)
      json.key("fullDescription")
      Self.text(rule.finds + " " + rule.why, &json)
      json.endObject()
    }
    json.endObject()
    json.endObject()
    json.key("columnKind")
    json.string("unicodeCodePoints")
    json.key("results")
    json.beginArray()
    return json.take()
  }

  private static func text(_ words: String, _ json: inout JSONWriter) {
    json.beginObject()
    json.key("text")
    json.string(words)
    json.endObject()
  }

  mutating func add(_ outcome: LintOutcome) -> [UInt8] {
    if let failure = outcome.failure { failures.append((outcome.path, failure.description)) }
    for found in outcome.findings { Self.write(found, &json) }
    return json.take()
  }

  private static func write(_ found: ReportedFinding, _ json: inout JSONWriter) {
    json.beginObject()
    json.key("ruleId")
    json.string(found.finding.rule)
    json.key("level")
    json.string(["trojan-source", "file-name"].contains(found.finding.rule) ? "error" : "warning")
    json.key("message")
    text(found.finding.sentence, &json)
    json.key("locations")
    json.beginArray()
    json.beginObject()
    json.key("physicalLocation")
    json.beginObject()
    json.key("artifactLocation")
    json.beginObject()
    json.key("uri")
    json.string(uri(found.path))
    json.endObject()
    json.key("region")
    json.beginObject()
    json.key("startLine")
    json.number(found.start.line)
    json.key("startColumn")
    json.number(found.start.column)
    json.key("endLine")
    json.number(found.end.line)
    json.key("endColumn")
    json.number(found.end.column)
    json.endObject()
    json.endObject()
    json.endObject()
    json.endArray()
    json.key("partialFingerprints")
    json.beginObject()
    json.key("bidiscope/v1")
    json.string(found.fingerprint)
    json.endObject()
    json.endObject()
  }

  /// A path as an address without a scheme: all but unreserved characters as bytes (RFC 3986,
  /// section 2.1).
  private static func uri(_ path: String) -> String {
    PathText.bytes(path).map { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E:
        String(Unicode.Scalar(byte))
      default: "%" + Hexadecimal.digits(UInt32(byte), atLeast: 2)
      }
    }.joined()
  }

  mutating func end() -> [UInt8] {
    json.endArray()
    json.key("invocations")
    json.beginArray()
    json.beginObject()
    json.key("executionSuccessful")
    json.bool(failures.isEmpty)
    json.key("toolExecutionNotifications")
    json.array(failures) { failure, json in
      json.beginObject()
      json.key("level")
      json.string("error")
      json.key("message")
      Self.text(failure.1, &json)
      json.endObject()
    }
    json.endObject()
    json.endArray()
    json.endObject()
    json.endArray()
    json.endObject()
    json.endLine()
    return json.take()
  }
}
