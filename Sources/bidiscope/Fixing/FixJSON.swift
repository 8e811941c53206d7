internal import BidiAlgorithm
internal import Fixing
internal import Wording

/// Writes what was found about a paragraph as one JSON object on one line, as
/// `Schemas/fix.schema.json` describes it.
struct FixJSON {
  private var json = JSONWriter()

  /// The line. Ranges and places count scalars of the paragraph.
  mutating func line(_ fixed: FixedParagraph) -> [UInt8] {
    json.beginObject()
    json.key("text")
    json.string(fixed.text)
    json.key("display")
    json.string(fixed.display)
    json.key("problems")
    json.array(fixed.problems) { problem, json in
      json.beginObject()
      json.key("kind")
      json.string(problem.kind.rawValue)
      json.key("range")
      json.range(problem.range)
      json.key("sentence")
      json.string(problem.sentence.english)
      json.endObject()
    }
    json.key("candidates")
    json.array(fixed.candidates, Self.write)
    json.key("reason")
    json.optional(fixed.reason?.english)
    json.endObject()
    json.endLine()
    return json.take()
  }

  private static func write(_ candidate: Candidate, _ json: inout JSONWriter) {
    json.beginObject()
    json.key("name")
    json.string(candidate.name.english)
    json.key("text")
    json.string(candidate.text)
    json.key("direction")
    json.optional(candidate.direction?.shortName)
    json.key("insertions")
    json.array(candidate.insertions) { insertion, json in
      json.beginObject()
      json.key("at")
      json.number(insertion.at)
      json.key("scalars")
      json.array(insertion.scalars) { scalar, json in json.codePoint(scalar) }
      json.endObject()
    }
    json.key("removals")
    json.array(candidate.removals) { position, json in json.number(position) }
    json.key("display")
    json.string(candidate.display)
    json.key("problems")
    json.number(candidate.problems)
    json.key("holds")
    json.array(candidate.holds) { name, json in json.string(name) }
    json.key("fails")
    json.array(candidate.fails) { name, json in json.string(name) }
    json.endObject()
  }
}
