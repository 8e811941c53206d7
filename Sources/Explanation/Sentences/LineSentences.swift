internal import BidiAlgorithm
internal import Wording

/// L1 to L4 in words.
extension ExplainedParagraph {
  func reset(
    _ at: Int, _ bidiClass: BidiClass, _ part: BidiEvent.LineReset, _ separator: Int?,
    _ level: EmbeddingLevel
  ) -> Words {
    switch part {
    case .separator:
      """
      \(the(at)) has the class \(own: bidiClass.shortName) in the database, so it has the \
      paragraph level, \(verbatim: level)
      """
    case .lineEnd:
      """
      \(the(at)) has the class \(own: bidiClass.shortName) in the database and is in the white \
      space and isolate formatting that ends the line, so it has the paragraph level, \
      \(verbatim: level)
      """
    case .beforeSeparator:
      """
      \(the(at)) has the class \(own: bidiClass.shortName) in the database and is in the white \
      space and isolate formatting before \(separator.map(the) ?? "a separator"), so it has the \
      paragraph level, \(verbatim: level)
      """
    }
  }

  func reverses(_ reversal: Statement.Reversal) -> Words {
    """
    the text at \(ranges: place(reversal.stretch)), at level \(verbatim: reversal.level) or above, \
    is reversed
    """
  }

  func placing(
    _ at: Int, _ level: EmbeddingLevel, _ reversals: [Statement.Reversal], _ place: Int,
    _ count: Int
  ) -> Words {
    let turns = reversals.map { reversal -> Words in
      reversal.stretch.map(\.count).reduce(0, +) == 1
        ? "alone (level \(verbatim: reversal.level) or above)"
        : """
        as part of \(ranges: self.place(reversal.stretch)) (level \(verbatim: reversal.level) \
        or above)
        """
    }
    let turned: Words =
      turns.paired { "\($0), then \($1)" }.map {
        "\(the(at)), at level \(verbatim: level), is reversed \($0)"
      } ?? "\(the(at)), at level \(verbatim: level), is not reversed"
    // The separator at the end is not placed either.
    let ends = line.reversed().prefix { paragraph.input.classes[$0] == .b }.count
    return count < line.count - ends
      ? """
      \(turned); it is number \(number: place) from the left of \(number: count) on its line \
      (counted from 0, without what X9 removed)
      """
      : """
      \(turned); it is number \(number: place) from the left of \(number: count) on its line \
      (counted from 0)
      """
  }

  func markBehindBase(_ at: Int, _ base: Int) -> Words {
    """
    \(the(at)), a combining mark, goes back after its base, \(the(base)), which the reversal put to \
    its right
    """
  }

  func mirrored(_ at: Int, _ level: EmbeddingLevel, _ image: Unicode.Scalar?) -> Words {
    guard let image else {
      return """
        \(the(at)) is mirrored at the odd level \(verbatim: level); no other character looks like \
        its mirror image
        """
    }
    return """
      \(the(at)) is mirrored at the odd level \(verbatim: level): it is shown as the \
      \(Naming.scalar(image))
      """
  }
}
