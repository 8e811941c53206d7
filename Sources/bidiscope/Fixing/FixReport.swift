internal import Fixing
internal import UnicodeData
internal import Wording

/// What was found about a paragraph, for readers: what is wrong and why, and each candidate as the
/// line will look.
enum FixReport {
  /// The lines about a paragraph; none where nothing is wrong and nothing was asked.
  static func text(_ fixed: FixedParagraph, hasWanted: Bool) -> String {
    if fixed.problems.isEmpty, !hasWanted { return "" }
    var text = "Now:    \(shown(fixed.display))\n"
    for problem in fixed.problems {
      text += "  \(problem.sentence.english)\n"
      if problem.kind != .paragraph {
        text +=
          "    \(RangeNotation.text(problem.range)): \(shown(Array(fixed.text[problem.range])))\n"
      }
    }
    for (number, candidate) in fixed.candidates.enumerated() {
      text += "\n\(number + 1). \(candidate.name.english)\n"
      text += "   Then: \(shown(candidate.display))\n"
      text += "   Text: \(shown(candidate.text))\n"
      if !candidate.fails.isEmpty {
        text += "   Not with: \(candidate.fails.joined(separator: ", "))\n"
      }
    }
    if let reason = fixed.reason { text += "\n\(reason.english)\n" }
    return text + "\n"
  }

  private static func shown(_ scalars: [Unicode.Scalar]) -> String {
    Printable.line(scalars)
  }
}
