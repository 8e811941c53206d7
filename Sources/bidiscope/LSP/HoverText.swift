internal import BidiAlgorithm
internal import Explanation
internal import Fixing
internal import Linting
internal import UnicodeData
internal import Wording

/// What is said of a piece of mixed text under the pointer: its direction, why, and the line as it
/// is displayed.
enum HoverText {
  /// Longer lines are not told.
  private static let longest = 2_000

  static func of(_ document: OpenDocument, _ position: Int) -> JSONValue {
    let text = document.text
    let range = text.range(ofLine: text.line(of: position))
    let line = Array(text.scalars[range])
    guard !line.isEmpty, line.count <= longest,
      line.contains(where: BidiProperties.turnsLines)
        || line.contains(where: ScalarFacts.isInvisible)
    else { return .null }
    let isCode = document.kind?.isCode ?? false
    let drawn = DrawnParagraph(line, isCode ? .explicit(.leftToRight) : .auto)
    let place = min(position - range.lowerBound, line.count - 1)
    var words = piece(place, drawn) + "\n\n"
    words += "The line is laid out from \(course(drawn.base)).\n\n"
    for finding in document.findings
    where finding.range.overlaps(range) || range.contains(finding.range.lowerBound) {
      words += "- \(finding.sentence)\n"
    }
    let lines = drawn.displayLines.map { fenced($0) }.joined(separator: "\n")
    words += "\nDisplayed, from left to right:\n\n```\n\(lines)\n```\n"
    return .object([
      "contents": .object(["kind": .string("markdown"), "value": .string(words)])
    ])
  }

  private static func course(_ direction: TextDirection) -> String {
    direction == .leftToRight ? "left to right" : "right to left"
  }

  /// What the scalar is, in which direction it is drawn, and what the rules say of that.
  private static func piece(_ place: Int, _ drawn: DrawnParagraph) -> String {
    let scalar = drawn.scalars[place]
    let kind = BidiProperties.bidiClass(of: scalar)
    let explained = ExplainedParagraph(drawn.scalars, direction: .explicit(drawn.base))
    // The first sentence says which scalar the others are about.
    let why = explained.plainSentences(at: place).dropFirst().map(\.english)
    let way = drawn.line.levels[place].isRightToLeft ? "right to left" : "left to right"
    let what =
      "**\(ScalarFacts.name(of: scalar))** (\(ScalarFacts.codePoint(scalar.value)), \(kind.shortName))"
    let how = kind.isRemovedByX9 ? "\(what)." : "\(what) is drawn from \(way)."
    return ([how] + why).joined(separator: " ")
  }

  /// A displayed line that stays as it is in an editor that reorders: a mark behind each letter
  /// that would turn it.
  private static func fenced(_ display: [Unicode.Scalar]) -> String {
    var text = String.UnicodeScalarView()
    for scalar in display {
      if let label = ScalarFacts.label(of: scalar), scalar != "\u{21E5}" {
        text.append(contentsOf: "{\(label)}".unicodeScalars)
        continue
      }
      text.append(scalar)
      if BidiProperties.turnsLines(scalar) { text.append("\u{200E}") }
    }
    return String(text)
  }
}
