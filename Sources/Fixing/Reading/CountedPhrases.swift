internal import BidiAlgorithm

/// Numbers with what they count: `3 reviews`.
struct CountedPhrases {
  let text: Skeleton
  let context: TextDirection

  /// Whether a percentage and the word behind it are those of an English sentence: `5% on loans`.
  private func isShare(_ number: Element, of word: Element) -> Bool {
    guard text.at(number.range.upperBound - 1) == "%" else { return false }
    return DiscountPhrase.isWord(word.range, text)
      || (word.range.count < 4 && ["in", "on", "to"].contains(text.string(word.range)))
  }

  /// Whether a word is what the number before it counts or measures.
  private func isCounted(
    _ word: Element, by number: Element, behind before: ArraySlice<Element>
  ) -> Bool {
    if context == .rightToLeft, ScreenSize.isOne(number, word, behind: before, text) { return true }
    guard CountedThings.contains(word.range, in: text) || isShare(number, of: word) else {
      return false
    }
    return context == .leftToRight
      || !(NumberedName.mayOwn(number, behind: before, text)
        || FormulaTerm.isValue(behind: before, text))
  }

  /// The elements, with each number and the thing that it counts as one: `3 reviews`.
  func joined(_ all: [Element]) -> [Element] {
    var result: [Element] = []
    result.reserveCapacity(all.count)
    for element in all {
      if let price = PricedNumber.joined(element, behind: result, in: context, text) {
        result[result.count - 1] = price
        continue
      }
      guard let number = result.last, number.kind == .number, number.isNumeric, element.isWord,
        element.followsSpace, element.direction == context,
        isCounted(element, by: number, behind: result.dropLast())
      else {
        result.append(element)
        continue
      }
      var counted = Element(
        kind: .number, range: number.range.lowerBound..<element.range.upperBound,
        order: PieceOrder(context), parts: [number, element], direction: context)
      counted.followsSpace = number.followsSpace
      result[result.count - 1] = counted
    }
    return result
  }
}
