internal import BidiAlgorithm
public import Wording

extension DirectionReason {
  /// The reason as one short sentence without a full stop.
  public var words: Words {
    switch self {
    case .pinned: "set by hand"
    case .constant: "always"
    case .locale: "the locale's direction"
    case .strong(let offset, let bidiClass):
      "first strong is \(verbatim: bidiClass.shortName) at \(number: offset)"
    case .rightToLeft(let offset, let bidiClass):
      "a right-to-left character is \(verbatim: bidiClass.shortName) at \(number: offset)"
    case .noRightToLeft(let offset, let bidiClass):
      """
      no right-to-left character outside isolates; first strong is \
      \(verbatim: bidiClass.shortName) at \(number: offset)
      """
    case .firstCharacter(let offset, let bidiClass):
      "first character is \(verbatim: bidiClass.shortName) at \(number: offset)"
    case .block: "another line of the block"
    case .wholeText: "first strong of the whole text"
    case .share(let counts, let comparison, let percent): counts.words(against: comparison, percent)
    case .quotation(let counts, let comparison, let percent):
      "nothing but quotations: \(counts.words(against: comparison, percent))"
    case .shareOutsideQuotations(let counts, let comparison, let percent, let quoted, let language):
      """
      \(counts.words(against: comparison, percent)); \(number: quoted) quoted in \
      \(verbatim: language) left out
      """
    case .markedLanguage(let language): "no words: marked as \(verbatim: language)"
    case .majority(let counts):
      """
      \(number: counts.rightToLeft) right-to-left, \(number: counts.leftToRight) left-to-right \
      letters
      """
    case .weak: "numbers and addresses only"
    case .neutral(let source): "the text decides nothing: \(source.title)"
    case .undecided: "the text decides nothing: neutral"
    }
  }
}

extension DirectionCounts {
  /// The counts, and what they are held against, such as `2 of 5 words right-to-left (40.0%), <
  /// 50%`.
  fileprivate func words(against comparison: DirectionReason.Comparison, _ percent: Int) -> Words {
    let threshold = comparison.words("\(percent)%")
    guard total > 0 else { return "no \(unit.words), \(threshold)" }
    let tenths = (rightToLeft * 2000 + total) / (2 * total)
    return """
      \(number: rightToLeft) of \(number: total) \(unit.words) right-to-left \
      (\(verbatim: "\(tenths / 10).\(tenths % 10)%")), \(threshold)
      """
  }
}

extension DirectionReason.Comparison {
  /// What it is held against, which other languages say in words.
  fileprivate func words(_ share: String) -> Words {
    switch self {
    case .atLeast: "\u{2265} \(verbatim: share)"
    case .moreThan: "> \(verbatim: share)"
    case .atMost: "\u{2264} \(verbatim: share)"
    case .lessThan: "< \(verbatim: share)"
    }
  }
}

extension DirectionCounts.Unit {
  /// The unit's name, for several of it.
  fileprivate var words: Words {
    switch self {
    case .words: "words"
    case .letters: "letters"
    case .codeUnits: "code units"
    case .votes: "votes"
    }
  }
}
