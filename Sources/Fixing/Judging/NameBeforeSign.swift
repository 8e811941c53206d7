internal import BidiAlgorithm

/// A name or a label of a few right-to-left words with a sign behind it, in a place that was set to
/// run from left to right: `ABC \u{1F382}`, `ABC \u{2713}`, `ABC \u{25BE}`, `ABC >`. The sign
/// stands where those of the Latin names around it do.
///
/// The colon of a label, the star of a field that has to be filled in and what ends a sentence are
/// the words': they have no such column.
enum NameBeforeSign {
  /// The most words of a name.
  private static let mostWords = 3

  /// Whether tokens of a text that is laid out from left to right are one, and each is drawn there.
  /// Small words tell a sentence from a name. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    let words = tokens.prefix { $0.isWord(.rightToLeft) }
    let signs = tokens[words.endIndex...]
    guard (1...mostWords).contains(words.count), let first = signs.first,
      !words.contains(where: { SmallWords.tellsSentence($0, text) }),
      !words.contains(where: { text.endsSentence($0.range.upperBound - 1) }),
      isMark(signs, text) || signs.allSatisfy({ isPicture($0, text) }),
      !isMessage(words, text)
    else { return false }
    return LabelledStretch.areInOrder(words, text)
      && words.allSatisfy { $0.isDrawn(leftOf: first, in: text) }
  }

  /// Whether several words are what somebody says or a program reports: thanks, greetings and the
  /// like are no names.
  private static func isMessage(_ words: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    guard words.count > 1 else { return false }
    return MessageWords.greet(words, text)
      || words.contains { SentenceWords.reports($0, text) }
  }

  /// Whether signs are what leads on from an item of a menu.
  private static func isMark(_ signs: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    guard signs.count == 1, let sign = signs.first else { return false }
    return sign.followsSpace && ">\u{203A}".unicodeScalars.contains(sign.sign(in: text))
  }

  /// Whether a sign is a picture or a mark, and does not point to the words, as it would only from
  /// their left.
  private static func isPicture(_ sign: Token, _ text: Skeleton) -> Bool {
    let position = sign.range.lowerBound
    guard sign.sort == .sign, RowMark.isSign(position, text) else { return false }
    switch text.at(position).value {
    case 0x2191, 0x2193, 0x2195: return true
    case 0x2190...0x21FF: return ArrowSign.pointsRight(text.at(position))
    case 0x23EA, 0x23EE, 0x25C0...0x25C5, 0x2B05, 0x1F448, 0x1F519: return false
    default: return true
    }
  }
}
