internal import BidiAlgorithm

/// Right-to-left sentences behind a name or a label in Latin letters and a colon that a line from
/// left to right draws in one stretch and in their own order: `Netflix: ABC DEF GHI 5 JKL`,
/// `Re: ABC DEF (GHI 10)`. Whoever reads them begins behind the colon's words and goes to the left,
/// as in a paragraph of their own: where that direction was set, nothing is out of place.
enum LabelledStretch {
  /// The most tokens of a label.
  private static let longestLabel = 4

  /// Whether tokens are the marker of a numbered list and one stretch of right-to-left words in
  /// their own order, with no number and no Latin word, and no sign that ends them or parts them:
  /// `3. ABC DEF`. O(tokens).
  static func isItem(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard tokens.count > 2, let marker = tokens[0].piece, marker.kind == .number,
      marker.range.count < 4, marker.range.allSatisfy(text.isDigit),
      ".)".unicodeScalars.contains(tokens[1].sign(in: text)), !tokens[1].followsSpace
    else { return false }
    let rest = tokens[2...]
    guard let first = rest.first, first.followsSpace, first.direction == .rightToLeft,
      let last = rest.last, !text.endsSentence(last.range.upperBound - 1),
      rest.allSatisfy({
        ($0.sort == .word && $0.direction == .rightToLeft)
          || ($0.sort == .sign && !isJoint($0.sign(in: text)))
      })
    else { return false }
    return areInOrder(rest, text)
  }

  /// Whether tokens are one: nothing behind the colon is Latin, and each thing stands left of the
  /// one before it. A sign that ends the sentence and is drawn at its right is out of place; commas
  /// and the like may part a list, a colon parts what was said. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard
      let colon = tokens.prefix(longestLabel + 1).firstIndex(where: { $0.sign(in: text) == ":" }),
      colon > 0, !tokens[colon].followsSpace,
      tokens[..<colon].allSatisfy({ $0.direction != .rightToLeft }),
      tokens[..<colon].contains(where: { $0.direction == .leftToRight })
    else { return false }
    let rest = tokens[(colon + 1)...]
    guard let first = rest.first, first.followsSpace, first.direction == .rightToLeft,
      rest.allSatisfy({
        $0.direction != .leftToRight && (isColon($0, text) || !isJoint($0.sign(in: text)))
      })
    else { return false }
    return areInOrder(rest, text)
  }

  /// Whether a token is a colon right behind a word and before a blank, as messages of programs
  /// have it between what failed and why: `rm: ABC 'DEF': GHI JKL`.
  private static func isColon(_ token: Token, _ text: Skeleton) -> Bool {
    token.sign(in: text) == ":" && !token.followsSpace
      && text.isSpace(ifThere: token.range.upperBound)
  }

  /// Whether each of some tokens is drawn left of the one before it. O(their lengths).
  static func areInOrder(_ tokens: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    zip(tokens, tokens.dropFirst()).allSatisfy { $1.isDrawn(leftOf: $0, in: text) }
  }

  /// Whether a sign parts the items of a list, the cells of a table or steps.
  private static func isJoint(_ sign: Unicode.Scalar) -> Bool {
    ",;|/<>=:\u{B7}\u{60C}\u{61B}\t".unicodeScalars.contains(sign) || Arrow.pointsRight(sign)
  }
}
