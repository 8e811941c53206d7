internal import BidiAlgorithm
internal import Wording

/// Embeddings, overrides and isolates that nothing closes, `ABC{LRE}+972 54 123 DEF`: all of the
/// paragraph behind them is in them. Taken out, what they were put in for would be torn.
enum OpenControls {
  /// How many of them, and of the tokens behind one, are tried.
  private static let most = 2
  private static let mostTokens = 6

  /// Changes that close one behind a number, a name or a word of its own direction. O(*n*).
  static func trials(
    _ judgement: Judgement, _ placeOfGap: GapPlace.OfGap?
  ) -> [Trial] {
    guard let text = judgement.text, text.hasControls else { return [] }
    let scalars = judgement.drawn.scalars
    return unclosed(in: scalars).prefix(most).flatMap { place -> [Trial] in
      let direction: TextDirection =
        ["\u{202A}", "\u{202D}", "\u{2066}"].contains(scalars[place])
        ? .leftToRight : .rightToLeft
      let closing = ControlWalk.closing(scalars[place])
      let tokens = judgement.tokens
      let behind = tokens.drop { text.storage($0.range).lowerBound < place }
      let held = behind.prefix(mostTokens).prefix { $0.direction != direction.opposite }
      let isRightBefore =
        behind.first.map { text.storage($0.range).lowerBound == place + 1 } ?? false
      return held.indices.filter { held[$0].sort != .sign }.map { index in
        let keepsStop =
          direction == .leftToRight && isRightBefore && !ControlWalk.isOverride(scalars[place])
          && isInitial(index, from: behind.startIndex, tokens, text)
        let end = text.storage(tokens[keepsStop ? index + 1 : index].range).upperBound
        let name = Proposals.name(closing, at: end, placeOfGap)
        var trial = Trial(name, .controls, ControlEdit(insertions: [.init(at: end, [closing])]))
        trial.closesInitial = keepsStop
        trial.closed = place
        return trial
      }
    }
  }

  /// Whether a token is the initial behind a Latin name, `Dana K.`, with its full stop, and a
  /// right-to-left sentence goes on behind that. What a letter numbers, `Vitamin K.`, has none.
  private static func isInitial(
    _ index: Int, from first: Int, _ tokens: [Token], _ text: Skeleton
  ) -> Bool {
    guard index > first, index + 2 < tokens.count, isCapitalised(tokens[index], text),
      tokens[index].range.count == 1, tokens[index].followsSpace,
      isCapitalised(tokens[index - 1], text), tokens[index - 1].range.count > 1,
      tokens[index + 1].sign(in: text) == ".", !tokens[index + 1].followsSpace
    else { return false }
    let word = tokens[index - 1].range
    if LetteredThings.isOne(word, text) { return false }
    let next = tokens[index + 2]
    return next.followsSpace
      ? next.isWord(.rightToLeft)
      : ",:;\u{60C}\u{61B}".unicodeScalars.contains(next.sign(in: text))
  }

  private static func isCapitalised(_ token: Token, _ text: Skeleton) -> Bool {
    token.isWord(.leftToRight) && text.isCapital(token.range.lowerBound)
  }

  /// The places of embeddings, of overrides and of isolates with a direction of their own that have
  /// no end (BD9, BD11). O(*n*).
  private static func unclosed(in scalars: [Unicode.Scalar]) -> [Int] {
    ControlWalk(scalars).open.filter {
      [0x202A, 0x202B, 0x202D, 0x202E, 0x2066, 0x2067].contains(scalars[$0].value)
    }
  }
}
