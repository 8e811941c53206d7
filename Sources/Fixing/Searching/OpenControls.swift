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
          && FamilyInitial.isOne(index, from: behind.startIndex, tokens, text)
        let end = text.storage(tokens[keepsStop ? index + 1 : index].range).upperBound
        let name = Proposals.name(closing, at: end, placeOfGap)
        var trial = Trial(
          .words(name), .controls, ControlEdit(insertions: [.init(at: end, [closing])]))
        trial.closesInitial = keepsStop
        trial.closed = place
        return trial
      }
    }
  }

  /// The places of embeddings, of overrides and of isolates with a direction of their own that have
  /// no end (BD9, BD11). O(*n*).
  private static func unclosed(in scalars: [Unicode.Scalar]) -> [Int] {
    ControlWalk(scalars).open.filter {
      [0x202A, 0x202B, 0x202D, 0x202E, 0x2066, 0x2067].contains(scalars[$0].value)
    }
  }
}
