internal import BidiAlgorithm

/// L1 to L4 in words.
extension ExplainedParagraph {
  func line(_ statement: Statement) -> String {
    switch statement {
    case .reset(let at, let bidiClass, let part, let separator, let level):
      return "\(the(at)) \(has(bidiClass)) in the database\(reset(part, separator)), so it has the "
        + "paragraph level, \(level)"
    case .reverses(let reversal):
      return "the text at \(place(reversal.stretch)), at level \(reversal.level) or above, is "
        + "reversed"
    case .place(_, let level, let reversals, let place, let count):
      return placing(level, reversals)
        + "; it is number \(place) from the left of \(count) on its line (counted from 0)"
    case .markBehindBase(let at, let base):
      return "\(the(at)), a combining mark, goes back after its base, \(the(base)), which the "
        + "reversal put to its right"
    case .placeAfterMarks(_, let place):
      return "with the marks behind their bases it is number \(place) from the left"
    case .mirrored(let at, let level, let image?):
      return "\(the(at)) is mirrored at the odd level \(level): it is shown as the "
        + Naming.scalar(image)
    case .mirrored(let at, let level, nil):
      return "\(the(at)) is mirrored at the odd level \(level); no other character looks like its "
        + "mirror image"
    default: return ""
    }
  }

  private func reset(_ part: BidiEvent.LineReset, _ separator: Int?) -> String {
    switch part {
    case .separator: ""
    case .lineEnd: " and is in the white space and isolate formatting that ends the line"
    case .beforeSeparator:
      " and is in the white space and isolate formatting before "
        + (separator.map(the) ?? "a separator")
    }
  }

  private func placing(
    _ level: EmbeddingLevel, _ reversals: [Statement.Reversal]
  ) -> String {
    guard !reversals.isEmpty else { return "at level \(level) it is not reversed" }
    let turns = reversals.map { "with \(place($0.stretch)) at level \($0.level)" }
    return "at level \(level) it is reversed " + turns.joined(separator: ", then ")
  }
}
