internal import BidiAlgorithm
package import Wording
package import WritingDirection

extension DirectionReason {
  /// The reason in twenty letters or fewer, or little more.
  package var briefly: Words {
    switch self {
    case .pinned: "set by hand"
    case .constant: "always"
    case .locale: "the locale"
    case .strong(let offset, let bidiClass):
      "first strong \(verbatim: bidiClass.shortName) at \(number: offset)"
    case .rightToLeft(let offset, let bidiClass):
      "\(verbatim: bidiClass.shortName) at \(number: offset)"
    case .noRightToLeft: "no R or AL"
    case .firstCharacter(let offset, let bidiClass):
      "first is \(verbatim: bidiClass.shortName) at \(number: offset)"
    case .block: "line of the block"
    case .wholeText: "first of the text"
    case .share(let counts, let comparison, let percent):
      comparison.words(counts.briefly, percent)
    case .quotation(let counts, _, _): "quoted: \(counts.briefly)"
    case .shareOutsideQuotations(let counts, let comparison, let percent, _, _):
      comparison.words("\(counts.briefly) unquoted", percent)
    case .markedLanguage(let language): "marked as \(verbatim: language)"
    case .majority(let counts):
      "\(number: counts.rightToLeft) R, \(number: counts.leftToRight) L letters"
    case .weak: "numbers, addresses"
    case .neutral(let source): "neutral: \(source.briefly)"
    case .undecided: "neutral: as it was"
    }
  }

  /// In the fewest words, where those in brief have no place: which scalar decides.
  package var inFewestWords: Words {
    switch self {
    case .strong(let offset, let bidiClass), .firstCharacter(let offset, let bidiClass):
      "\(verbatim: bidiClass.shortName) at \(number: offset)"
    default: briefly
    }
  }
}

extension DirectionCounts {
  fileprivate var briefly: Words {
    switch unit {
    case .words: "\(number: rightToLeft)/\(number: total) words"
    case .letters: "\(number: rightToLeft)/\(number: total) letters"
    case .codeUnits: "\(number: rightToLeft)/\(number: total) units"
    case .votes: "\(number: rightToLeft)/\(number: total) votes"
    }
  }
}

extension DirectionReason.Comparison {
  /// A share and its threshold, as one sentence, so that the sign is mirrored with it.
  fileprivate func words(_ share: Words, _ percent: Int) -> Words {
    switch self {
    case .atLeast: "\(share) \u{2265} \(verbatim: "\(percent)%")"
    case .moreThan: "\(share) > \(verbatim: "\(percent)%")"
    case .atMost: "\(share) \u{2264} \(verbatim: "\(percent)%")"
    case .lessThan: "\(share) < \(verbatim: "\(percent)%")"
    }
  }
}

extension NeutralSource {
  fileprivate var briefly: Words {
    switch self {
    case .state: "as it was"
    case .previous: "as above"
    case .next: "as below"
    case .keyboard, .cursorKeyboard: "keyboard"
    case .locale: "locale"
    case .handedIn: "default"
    case .leftToRight: Words(own: TextDirection.leftToRight.shortName)
    case .rightToLeft: Words(own: TextDirection.rightToLeft.shortName)
    }
  }
}
