internal import BidiAlgorithm

/// Prices whose currency a blank parts from the number, behind a name whose letters run against the
/// line: `ABC Netflix 30 \u{20AA} DEF`, `Sale: ABC 30 \u{20AA} today`. The number follows the
/// name's letters, and the sign the sentence, so that the name is drawn between them.
enum PricedNumber {
  /// The number and the sign behind it as one element; nil where they are none, or the sign belongs
  /// to the next number. It may stand on either side. O(1).
  static func joined(
    _ sign: Element, behind all: [Element], in context: TextDirection, _ text: Skeleton
  ) -> Element? {
    guard sign.isSign, sign.followsSpace, sign.range.count == 1,
      Piece.isCurrency(text.at(sign.range.lowerBound)), let number = all.last,
      number.kind == .number, number.isNumeric, number.followsSpace, number.parts.isEmpty,
      number.range.allSatisfy({ isOfPrice(text.at($0)) }),
      all.dropLast().last?.direction == context.opposite
    else { return nil }
    let next = sign.range.upperBound
    guard text.isGap(next) || ".,;:!?)".unicodeScalars.contains(text.at(next)),
      !text.isDigit(next + 1)
    else { return nil }
    var price = Element(
      kind: .number, range: number.range.lowerBound..<next, order: .either, parts: [number, sign],
      direction: nil)
    price.followsSpace = number.followsSpace
    return price
  }

  private static func isOfPrice(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar) || scalar == "." || scalar == ","
  }
}
