internal import BidiAlgorithm

/// Rows and labels of a place that runs from right to left whose words are all Latin:
/// `1. Google Chrome`, `8. Dr. Dre`, `\u{2022} Hey Jude`, `Email:`, `Email *`,
/// `2023 \u{B7} Netflix`, and a few words with a picture at their end. What begins such a row, or
/// closes the label of a field, stands where it does in the rows around it. An English sentence has
/// its own direction there.
enum LatinRow {
  /// The most scalars of a row, the most tokens of a name, the most words of a label, and those
  /// beside a picture.
  private static let longest = 80
  private static let longestName = 8
  private static let longestLabel = 2
  private static let longestNote = 8
  private static let mostBesidePicture = 4

  /// Whether tokens of a text that is laid out from right to left are one. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard text.count <= longest, tokens.contains(where: { $0.direction == .leftToRight }),
      !tokens.contains(where: { $0.direction == .rightToLeft }), !hasOtherControls(text)
    else { return false }
    return isLabel(tokens, text) || isBesidePicture(tokens, text) || isMarked(tokens, text)
  }

  /// Whether there is a control that does not ask for right to left: somebody turned a part.
  private static func hasOtherControls(_ text: Skeleton) -> Bool {
    guard text.hasControls else { return false }
    var isFound = false
    text.forEachControl { control, _ in
      if control != "\u{200F}" { isFound = true }
    }
    return isFound
  }

  /// Whether tokens are a word or two, the first with a capital, with *of* or the like between them
  /// and a note in brackets behind them or without these, and the colon or the star behind the
  /// label of a field. All but that is drawn in one stretch.
  private static func isLabel(_ tokens: [Token], _ text: Skeleton) -> Bool {
    var words = tokens[...]
    guard let sign = words.popLast(),
      sign.sign(in: text) == "*" || (sign.sign(in: text) == ":" && !sign.followsSpace)
    else { return false }
    let end = words.last?.range.upperBound ?? 0
    if words.last?.sign(in: text) == ")",
      let opening = words.firstIndex(where: { $0.sign(in: text) == "(" }),
      words[opening].followsSpace, words.count - opening <= longestNote
    {
      words = words[..<opening]
    }
    // The dots of initials, as in `P.O. Box`, and those are no words.
    var names = words.filter { !isInside($0, text) && !isInitial($0, text) }
    // `Date of birth`
    if names.count == longestLabel + 1, small.contains(text.string(names[1].range)) {
      names.remove(at: 1)
    }
    return (1...longestLabel).contains(names.count)
      && names.allSatisfy { $0.isWord(.leftToRight) || isBig($0, text) }
      && names[0].range.contains(where: text.isCapital)
      && text.isDrawn(words[0].range.lowerBound..<end, .leftToRight)
  }

  /// Whether tokens are a few Latin words with nothing but pictures behind them.
  private static func isBesidePicture(_ tokens: [Token], _ text: Skeleton) -> Bool {
    let words = tokens.prefix { $0.isWord(.leftToRight) }
    var (count, rest) = (words.count, tokens[words.endIndex...])
    // Who is greeted or thanked may stand behind a comma.
    if count > 0, let comma = rest.first, comma.sign(in: text) == ",", !comma.followsSpace,
      rest.count > 1, isBig(rest[rest.startIndex + 1], text)
    {
      (count, rest) = (count + 1, rest.dropFirst(2))
    }
    return (1...mostBesidePicture).contains(count) && !rest.isEmpty
      && !EnglishSaying.isOne(words, text)
      && rest.allSatisfy { $0.sort == .sign && isPicture($0, text) }
  }

  /// Whether a sign is a picture: no arrow, which would point away, and none of rights.
  private static func isPicture(_ sign: Token, _ text: Skeleton) -> Bool {
    let position = sign.range.lowerBound
    let scalar = text.at(position)
    return scalar.value > 0x21FF && !ArrowSign.pointsRight(scalar)
      && RowMark.isSign(position, text)
  }

  /// Whether tokens are what begins a row and a name.
  private static func isMarked(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard let mark = RowMark(text) else { return false }
    switch mark.sort {
    case .item, .box, .tick, .quantity, .field: break
    case .sign:
      guard tokens.first.map({ isPicture($0, text) }) == true else { return false }
    case .rights:
      // With its year it is one piece, whose parts may follow each other either way.
      if tokens.count == 1 { return tokens[0].piece?.order == .either }
    // `500 g` has Latin letters, `20% OFF` is a phrase, and the sign of `45'` leaves its number.
    case .weight, .measure, .share, .minute: return false
    }
    return isName(tokens.drop { $0.range.lowerBound < mark.end }, text)
  }

  /// Whether tokens are a name, or two with a dash between them: each word has a capital, but for
  /// small ones between; brackets may stand in it. It does not begin with a word of what to do, and
  /// no sign ends it. All of it is drawn in one stretch.
  private static func isName(_ name: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    guard let first = name.first, let last = name.last, name.count <= longestName,
      isBig(first, text), !text.endsSentence(last.range.upperBound - 1),
      name.count == 1 || !steps.contains(text.string(first.range)),
      name.allSatisfy({ isOfName($0, text) })
    else { return false }
    return text.isDrawn(first.range.lowerBound..<last.range.upperBound, .leftToRight)
  }

  private static func isOfName(_ token: Token, _ text: Skeleton) -> Bool {
    switch token.sort {
    case .word: isBig(token, text) || small.contains(text.string(token.range))
    case .piece:
      isBig(token, text) || token.range.allSatisfy { text.isDigit($0) || text.at($0) == "." }
    case .sign:
      "-\u{2013}&()".unicodeScalars.contains(token.sign(in: text)) || isInside(token, text)
    }
  }

  /// Whether a sign is a part of a name: the dot of a title or an initial, `Dr. Dre`, or a slash
  /// between capitals, `AC/DC`.
  private static func isInside(_ sign: Token, _ text: Skeleton) -> Bool {
    guard sign.sort == .sign, !sign.followsSpace else { return false }
    let position = sign.range.lowerBound
    var start = position
    while start > 0, position - start < longestTitle, text.isLatin(start - 1) { start -= 1 }
    switch sign.sign(in: text) {
    case ".":
      let word = text.string(start..<position)
      return titles.contains(word) || (word.count == 1 && text.isCapital(start))
    case "/":
      return start < position && (start..<position).allSatisfy(text.isCapital)
        && text.isCapital(position + 1)
    default: return false
    }
  }

  /// Whether a token is a capital with a dot behind it.
  private static func isInitial(_ word: Token, _ text: Skeleton) -> Bool {
    word.sort == .word && word.range.count == 1 && text.isCapital(word.range.lowerBound)
      && text.at(word.range.upperBound) == "."
  }

  /// The most letters of a title, and a few such.
  private static let longestTitle = 4
  private static let titles: Set<String> = [
    "Dr", "Ft", "Jr", "Lt", "Mr", "Mrs", "Ms", "Mt", "Prof", "Sgt", "Sr", "St",
  ]

  /// Whether a token is a word or a name with a capital.
  private static func isBig(_ token: Token, _ text: Skeleton) -> Bool {
    token.direction == .leftToRight && token.range.contains(where: text.isCapital)
      && (token.sort == .word || token.piece?.kind == .identifier || token.piece?.kind == .name
        || areCapitals(token.range, text))
  }

  /// Whether a range is capitals alone with a slash between them.
  private static func areCapitals(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    text.isCapital(range.lowerBound) && text.isCapital(range.upperBound - 1)
      && range.allSatisfy { text.isCapital($0) || text.at($0) == "/" }
  }

  /// Words that say what is to be done, as steps begin with them.
  private static let steps: Set<String> = [
    "Add", "Call", "Check", "Choose", "Click", "Close", "Copy", "Create", "Delete", "Download",
    "Edit", "Enter", "Install", "Invite", "Open", "Press", "Print", "Remove", "Restart", "Save",
    "Select", "Send", "Share", "Start", "Stop", "Tap", "Turn", "Update", "Upload", "Write",
  ]

  /// Small words of names.
  private static let small: Set<String> = ["and", "de", "for", "in", "of", "the", "to"]
}
