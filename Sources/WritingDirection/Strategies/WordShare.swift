/// A rule that holds the right-to-left share of a paragraph's words against one threshold.
struct WordShare: Hashable, Sendable {
  /// The threshold in hundredths.
  var percent: Int
  /// Whether the threshold itself is enough.
  var isInclusive: Bool
  /// Whether a paragraph of numbers and addresses alone is left-to-right rather than neutral.
  var weakIsLeftToRight: Bool
  /// What counts as a letter.
  var letters: WordLetters
  /// Whether the languages of the text have a part in it, where they are known.
  var heedsLanguages = false

  /// Whether the counts make a paragraph right-to-left.
  func isRightToLeft(_ tally: DirectionCounts) -> Bool {
    isInclusive ? tally.isAtLeast(percent: percent) : tally.isMoreThan(percent: percent)
  }

  /// How the share is held against the threshold in the words of a reason.
  func comparison(isRightToLeft: Bool) -> DirectionReason.Comparison {
    switch (isRightToLeft, isInclusive) {
    case (true, true): .atLeast
    case (true, false): .moreThan
    case (false, true): .lessThan
    case (false, false): .atMost
    }
  }
}
