internal import BidiAlgorithm

/// L1 to L4 in words.
extension ExplainedParagraph {
  func reset(
    _ at: Int, _ bidiClass: BidiClass, _ part: BidiEvent.LineReset, _ separator: Int?,
    _ level: EmbeddingLevel
  ) -> String {
    let place =
      switch part {
      case .separator: ""
      case .lineEnd: " and is in the white space and isolate formatting that ends the line"
      case .beforeSeparator:
        " and is in the white space and isolate formatting before "
          + (separator.map(the) ?? "a separator")
      }
    return "\(the(at)) \(has(bidiClass)) in the database\(place), so it has the "
      + "paragraph level, \(level)"
  }

  func reverses(_ reversal: Statement.Reversal) -> String {
    "the text at \(place(reversal.stretch)), at level \(reversal.level) or above, is "
      + "reversed"
  }

  func placing(
    _ level: EmbeddingLevel, _ reversals: [Statement.Reversal], _ place: Int, _ count: Int
  ) -> String {
    let turns = reversals.map { reversal in
      reversal.stretch.map(\.count).reduce(0, +) == 1
        ? "alone at level \(reversal.level)"
        : "in \(self.place(reversal.stretch)) at level \(reversal.level)"
    }
    let turned =
      turns.isEmpty
      ? "at level \(level) it is not reversed"
      : "at level \(level) it is reversed " + turns.joined(separator: ", then ")
    return turned
      + "; it is number \(place) from the left of \(count) on its line (counted from 0)"
  }

  func markBehindBase(_ at: Int, _ base: Int) -> String {
    "\(the(at)), a combining mark, goes back after its base, \(the(base)), which the "
      + "reversal put to its right"
  }

  func mirrored(_ at: Int, _ level: EmbeddingLevel, _ image: Unicode.Scalar?) -> String {
    let start = "\(the(at)) is mirrored at the odd level \(level)"
    guard let image else { return start + "; no other character looks like its mirror image" }
    return start + ": it is shown as the " + Naming.scalar(image)
  }
}
