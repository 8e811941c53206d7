internal import BidiAlgorithm
internal import UnicodeData

/// Which marks go behind which bases (L3).
enum CombiningMarks {
  /// The base of each mark of a line that the reversal put to the left of it, by the mark's
  /// position. O(length of the line).
  ///
  /// A base is a graphic character that is no mark itself (D51 of the core specification), so no
  /// control and no format character. Between a mark and its base stand marks alone, all in one
  /// grapheme cluster and of one level: that is what a display draws in one place.
  static func bases(on line: Range<Int>, of paragraph: ExplainedParagraph) -> [Int: Int] {
    let scalars = paragraph.scalars
    var bases: [Int: Int] = [:]
    var base: Int?
    for position in line {
      let category = ScalarFacts.category(of: scalars[position])
      let level = paragraph.lineLevels[position - line.lowerBound]
      if !level.isRightToLeft || paragraph.paragraph.isRemoved(at: position) {
        base = nil
      } else if !category.isMark {
        base = isGraphic(category) ? position : nil
      } else if let found = base, paragraph.lineLevels[found - line.lowerBound] == level,
        !GraphemeBreaks(scalars).isBoundary(position)
      {
        bases[position] = found
      } else {
        base = nil
      }
    }
    return bases
  }

  /// Whether a character of this category is graphic: a letter, mark, number, punctuation, symbol
  /// or space.
  private static func isGraphic(_ category: GeneralCategory) -> Bool {
    switch category {
    case .cc, .cf, .cs, .co, .cn, .zl, .zp: false
    default: true
    }
  }
}
