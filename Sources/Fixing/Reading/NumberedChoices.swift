internal import BidiAlgorithm

/// Choices in one line that is read from left to right, each behind its number in brackets, some of
/// them in right-to-left letters: `Options: (1) ABC (2) DEF`, `Pick one: [1] ABC [2] Tea`. Behind
/// Arabic and Hebrew letters the number would be drawn with them, before the next choice.
///
/// Numbers that stand behind what they count, `Fruit: ABC (1) DEF (2)`, are none.
enum NumberedChoices {
  /// The fewest choices, and the most digits of a number.
  private static let fewest = 2
  private static let mostDigits = 2

  /// The elements, with each number and its brackets as one element of the sentence; nil where they
  /// are no such list. O(*n*).
  static func joined(_ all: [Element], in text: Skeleton) -> [Element]? {
    var numbers: [Int] = []
    for index in all.indices.dropLast() where all[index].kind == .brackets {
      guard number(in: all[index], text) == numbers.count + 1, all[index + 1].followsSpace,
        all[index + 1].direction != nil,
        numbers.isEmpty ? leads(index, all, text) : isAlike(all[index], all[numbers[0]], text)
      else { continue }
      numbers.append(index)
    }
    guard numbers.count >= fewest,
      all[numbers[0]...].contains(where: { $0.direction == .rightToLeft })
    else { return nil }
    var result = all
    for index in numbers {
      result[index] = Element(
        kind: .listMarker, range: all[index].range, order: .either, parts: [all[index]],
        direction: .leftToRight)
    }
    return result
  }

  /// Whether a number in brackets begins such a list: at the start of the sentence, or behind the
  /// sign of a label or of a question.
  private static func leads(_ index: Int, _ all: [Element], _ text: Skeleton) -> Bool {
    guard index > 0 else { return true }
    return all[index].followsSpace && all[index - 1].isJoinedSign(of: ":?", in: text)
  }

  /// Whether brackets behind a blank are of the kind of the first ones.
  private static func isAlike(_ brackets: Element, _ first: Element, _ text: Skeleton) -> Bool {
    brackets.followsSpace
      && text.at(brackets.range.lowerBound) == text.at(first.range.lowerBound)
  }

  /// The number that brackets hold and nothing else; nil of others.
  private static func number(in brackets: Element, _ text: Skeleton) -> Int? {
    let inside = brackets.range.dropFirst().dropLast()
    guard "([".unicodeScalars.contains(text.at(brackets.range.lowerBound)),
      (1...mostDigits).contains(inside.count), inside.allSatisfy({ text.isDigit($0) })
    else { return nil }
    return text.value(of: inside)
  }
}
