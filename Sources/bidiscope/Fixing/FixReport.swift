internal import BidiAlgorithm
internal import Fixing
internal import Languages
internal import UnicodeData
internal import Wording

/// What was found about a paragraph, for readers: what is wrong and why, and each candidate as the
/// line will look.
struct FixReport {
  /// The language that it is told in.
  var words: Catalogue

  /// The lines about a paragraph of a direction; none where nothing is wrong and nothing was asked.
  func text(_ fixed: FixedParagraph, _ direction: BaseDirection, hasWanted: Bool) -> String {
    if fixed.problems.isEmpty, !hasWanted { return "" }
    var text = displayed(
      "\(words.plain("Now:"))    ", fixed.display, of: fixed.text, direction)
    for problem in fixed.problems {
      text += "  \(words.plain(problem.sentence))\n"
      if problem.kind != .paragraph {
        text +=
          "    \(RangeNotation.text(problem.range)): \(shown(Array(fixed.text[problem.range])))\n"
      }
    }
    for (number, candidate) in fixed.offered.enumerated() {
      let name = hasWanted ? candidate.name : candidate.nameWithRest
      text += "\n\(number + 1). \(words.plain(name))\n"
      text += displayed(
        "   \(words.plain("Then:")) ", candidate.display, of: candidate.text,
        candidate.direction.map(BaseDirection.explicit) ?? direction)
      text += "   \(words.plain("Text:")) \(shown(candidate.text))\n"
      if let direction = candidate.direction {
        text += "   \(words.plain(Self.directed(direction)))\n"
      }
      if !candidate.fails.isEmpty {
        text += "   \(words.plain("Not with:")) \(candidate.fails.joined(separator: ", "))\n"
      }
    }
    if let reason = fixed.reason { text += "\n\(words.plain(reason))\n" }
    return text + "\n"
  }

  /// What a candidate asks beside its text.
  private static func directed(_ direction: TextDirection) -> Words {
    direction == .rightToLeft
      ? "Set the paragraph's direction: right to left."
      : "Set the paragraph's direction: left to right."
  }

  /// What is displayed of a paragraph, behind a label: where it has several lines, each on a row of
  /// its own, with what ends it, all below the first.
  private func displayed(
    _ label: String, _ display: [Unicode.Scalar], of scalars: [Unicode.Scalar],
    _ direction: BaseDirection
  ) -> String {
    guard scalars.contains(where: ScalarFacts.endsLine) else {
      return "\(label)\(shown(display))\n"
    }
    let width = label.unicodeScalars.reduce(0) { $0 + ScalarFacts.cellWidth(of: $1) }
    let lines = DrawnParagraph(scalars, direction).displayLines.map { shown($0) }
    return label + lines.joined(separator: "\n" + String(repeating: " ", count: width)) + "\n"
  }

  private func shown(_ scalars: [Unicode.Scalar]) -> String {
    Printable.line(scalars)
  }
}
