internal import Wording

/// What a piece is called, where a change is made around it and where a sentence tells of what
/// stands behind it.
enum CalledPiece: Equatable {
  /// Words that are more than a name: a phrase, a sentence, or several words in quotation marks.
  case words
  /// A calculation that equals something.
  case equation
  /// An identifier that is no code of a program.
  case sort(IdentifierSort)
  /// Any other.
  case kind(PieceKind)

  /// What a part of an element is called. O(its length).
  ///
  /// - Parameters:
  ///   - range: where it stands in what is read.
  ///   - piece: the element, or one that says how the range is read.
  ///   - text: what is read.
  init(_ range: Range<Int>, _ piece: Element, _ text: Skeleton) {
    if piece.isOwnSentence {
      self = .words
      return
    }
    let sort = text.sort(of: piece.kind ?? .name, range)
    let isName = Self.isLikeName(piece, sort)
    let mark = isName ? TokenPairs.mark(around: range, text) : nil
    if isName, piece.kind != .quotation, mark != "`",
      Self.isPhrase(range, text) || Self.isSentence(range, text)
        || (mark != nil && range.contains(where: { text.isSpace($0) }))
    {
      self = .words
      return
    }
    let isSum = piece.kind == .number || (isName && text.isDigit(range.lowerBound))
    if isSum, text.isEquation(range) {
      self = .equation
    } else if let sort {
      self = .sort(sort)
    } else {
      self = .kind(mark == "`" ? .identifier : piece.kind ?? .name)
    }
  }

  /// Whether something is isolated as names are, by its own first letter: a name, a quotation, a
  /// part that is no piece, or a tag or a user in right-to-left letters.
  static func isLikeName(_ piece: Element, _ sort: IdentifierSort?) -> Bool {
    let isTag = piece.order == .rightToLeft && (sort == .hashtag || sort == .user)
    return isTag || piece.kind == .name || piece.kind == .quotation || piece.kind == nil
  }

  /// Whether it is called a name: what is said of that is said so, too.
  var isName: Bool { self == .kind(.name) || self == .sort(.name) }

  /// What it is called with its article; nil of words.
  var definiteNoun: Words? {
    switch self {
    case .words: nil
    case .equation: "the equation"
    case .sort(let sort): sort.definiteNoun
    case .kind(let kind): kind.definiteNoun
    }
  }

  /// Whether a range is more than a name: it has a quotation or many words.
  private static func isPhrase(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    let quotes = "\"\u{201C}\u{201D}\u{AB}\u{BB}".unicodeScalars
    return range.count { text.isSpace($0) } > longestName
      || range.count { quotes.contains(text.at($0)) } > 1
  }

  /// Whether a range is several right-to-left words with the end of a sentence.
  private static func isSentence(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    text.isRightToLeftLetter(range.lowerBound) && range.contains { text.isSpace($0) }
      && text.endsSentence(range.upperBound - 1)
  }

  /// The most spaces of a name.
  private static let longestName = 3
}
