internal import BidiAlgorithm
internal import WritingDirection

extension DirectionReason {
  /// The reason in at most twenty letters or so.
  var briefly: String {
    switch self {
    case .pinned: "set by hand"
    case .constant: "always"
    case .locale: "the locale"
    case .strong(let offset, let bidiClass): "first strong \(bidiClass.shortName) at \(offset)"
    case .rightToLeft(let offset, let bidiClass): "\(bidiClass.shortName) at \(offset)"
    case .noRightToLeft: "no R or AL"
    case .firstCharacter(let offset, let bidiClass):
      "first is \(bidiClass.shortName) at \(offset)"
    case .block: "line of the block"
    case .wholeText: "first of the text"
    case .share(let counts, let comparison, let percent):
      "\(counts.briefly) \(comparison.sign) \(percent)%"
    case .quotation(let counts, _, _): "quoted: \(counts.briefly)"
    case .shareOutsideQuotations(let counts, let comparison, let percent, _, _):
      "\(counts.briefly) unquoted \(comparison.sign) \(percent)%"
    case .markedLanguage(let language): "marked as \(language)"
    case .majority(let counts): "\(counts.rightToLeft) R, \(counts.leftToRight) L letters"
    case .weak: "numbers, addresses"
    case .neutral(let source): "neutral: \(source.briefly)"
    case .undecided: "neutral: as it was"
    }
  }
}

extension DirectionCounts {
  fileprivate var briefly: String {
    switch unit {
    case .words: "\(rightToLeft)/\(total) words"
    case .letters: "\(rightToLeft)/\(total) letters"
    case .codeUnits: "\(rightToLeft)/\(total) units"
    case .votes: "\(rightToLeft)/\(total) votes"
    }
  }
}

extension DirectionReason.Comparison {
  fileprivate var sign: String {
    switch self {
    case .atLeast: "\u{2265}"
    case .moreThan: ">"
    case .atMost: "\u{2264}"
    case .lessThan: "<"
    }
  }
}

extension NeutralSource {
  fileprivate var briefly: String {
    switch self {
    case .state: "as it was"
    case .previous: "as above"
    case .next: "as below"
    case .keyboard, .cursorKeyboard: "keyboard"
    case .locale: "locale"
    case .handedIn: "default"
    case .leftToRight: TextDirection.leftToRight.shortName
    case .rightToLeft: TextDirection.rightToLeft.shortName
    }
  }
}
