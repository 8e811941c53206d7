internal import BidiAlgorithm

/// Names in right-to-left letters behind what a ledger or an address in Latin letters begins with,
/// and nothing else: `$50 ABC`, `10 Main Street, ABC`; and names of places before an address. As
/// they are drawn from left to right each part stands in its own column.
enum LedName {
  /// The most words of a name.
  private static let mostWords = 2

  /// Whether tokens are a number with a currency and a name. O(1).
  static func isBehindAmount(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard let name = startOfName(tokens), (1...2).contains(name),
      tokens[..<name].contains(where: { $0.piece?.kind == .number })
    else { return false }
    let amount = tokens[0].range.lowerBound..<tokens[name - 1].range.upperBound
    return amount.count < longestAmount
      && amount.count(where: { Piece.isCurrency(text.scalars[$0]) }) == 1
      && amount.allSatisfy {
        text.isDigit($0) || text.isSpace($0) || ".,".unicodeScalars.contains(text.at($0))
          || Piece.isCurrency(text.scalars[$0])
      }
  }

  /// Whether tokens are the address of a house, a comma and the name of a town. O(1).
  static func isBehindStreet(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard startOfName(tokens) == 2, let street = tokens[0].piece, street.kind == .name,
      tokens[0].direction == .leftToRight, text.isDigit(street.range.lowerBound)
    else { return false }
    return tokens[1].sign(in: text) == "," && !tokens[1].followsSpace
  }

  /// Whether tokens are the name of a place, a comma or a dash, and the address of a house in Latin
  /// letters, as pages of maps and of shops have them: `ABC DEF, 10 Main Street`. Sentences have
  /// small words. O(1).
  static func isBeforeStreet(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard tokens.count > 2, tokens.count <= mostPlaceWords + 2, let last = tokens.last,
      let street = last.piece, street.kind == .name, last.direction == .leftToRight,
      last.followsSpace, text.isDigit(street.range.lowerBound)
    else { return false }
    let sign = tokens[tokens.count - 2]
    let isSign =
      sign.followsSpace
      ? "-\u{2013}\u{2014}|\u{B7}".unicodeScalars.contains(sign.sign(in: text))
      : ",\u{60C}".unicodeScalars.contains(sign.sign(in: text))
    return isSign
      && tokens.dropLast(2).allSatisfy {
        $0.isWord(.rightToLeft) && !SmallWords.isOfSentence($0, text)
      }
  }

  /// Whether an element is the comma before the address of a house that ends a line: it stands
  /// between that and the name of the place, also where it is drawn on the far side of the name.
  /// O(1).
  static func parts(_ comma: Int, fromStreet all: [Element], _ text: Skeleton) -> Bool {
    guard comma + 2 == all.count, all[comma].isJoinedSign(of: ",\u{60C}", in: text) else {
      return false
    }
    let street = all[comma + 1]
    return street.kind == .name && street.direction == .leftToRight && street.followsSpace
      && text.isDigit(street.range.lowerBound)
  }

  /// The most words of the name of a place.
  private static let mostPlaceWords = 3

  /// The scalars of an amount are fewer.
  private static let longestAmount = 16

  /// The number of the token with which a name begins that ends the text, behind a blank; nil where
  /// there are more right-to-left words, or something else behind them.
  private static func startOfName(_ tokens: [Token]) -> Int? {
    guard let start = tokens.firstIndex(where: { $0.direction == .rightToLeft }),
      (1...mostWords).contains(tokens.count - start), tokens[start].followsSpace,
      tokens[start...].allSatisfy({ $0.sort == .word && $0.direction == .rightToLeft })
    else { return nil }
    return start
  }
}
