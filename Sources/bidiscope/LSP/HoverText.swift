internal import BidiAlgorithm
internal import Fixing
internal import Linting
internal import UnicodeData

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
    words += "\nDisplayed, from left to right:\n\n```\n\(fenced(drawn.display))\n```\n"
    return .object([
      "contents": .object(["kind": .string("markdown"), "value": .string(words)])
    ])
  }

  private static func course(_ direction: TextDirection) -> String {
    direction == .leftToRight ? "left to right" : "right to left"
  }

  /// What the scalar is, and in which direction it is drawn.
  private static func piece(_ place: Int, _ drawn: DrawnParagraph) -> String {
    let scalar = drawn.scalars[place]
    let level = drawn.line.levels[place]
    let way = level.isRightToLeft ? "right to left" : "left to right"
    let name = ScalarFacts.name(of: scalar)
    let kind = BidiProperties.bidiClass(of: scalar)
    let why: String
    switch kind {
    case .l, .r, .al: why = "a letter of \(ScalarFacts.script(of: scalar)) has this direction"
    case .en, .an: why = "a number is read from its left"
    case .lre, .rle, .lro, .rlo, .pdf, .lri, .rli, .fsi, .pdi:
      why = "a control, which takes no place and turns what stands behind it"
    default: why = "it has no direction of its own and goes with what stands around it"
    }
    return
      "**\(name)** (\(ScalarFacts.codePoint(scalar.value)), \(kind.shortName)) is drawn from \(way), at level \(level.rawValue): \(why)."
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
