internal import BidiAlgorithm

/// Numbers behind a name in a sentence that is read from left to right, and belong to the sentence:
/// `Played by ABC, 1952, 14 films`, `Total for ABC: $250`.
///
/// A number right behind a name may be its own, as that of a house is: something has to part them.
struct SentenceNumbers {
  /// The elements that belong to the sentence.
  private var members: Set<Int> = []
  private let text: Skeleton

  /// Those among the elements of a sentence of a direction. O(*n*).
  init(_ all: [Element], in text: Skeleton, context: TextDirection) {
    self.text = text
    guard context == .leftToRight else { return }
    let isListing = LogLine.isListing(text)
    let isBlame = LogLine.isBlame(text)
    var index = 0
    while index < all.count {
      guard all[index].direction == .rightToLeft else {
        index += 1
        continue
      }
      let begin = index
      var last = index
      while index < all.count, all[index].direction != .leftToRight {
        if all[index].direction == .rightToLeft { last = index }
        index += 1
      }
      let tail = last + 1..<index
      guard !tail.isEmpty, tail.allSatisfy({ all[$0].isSign || all[$0].isNumeric }) else {
        continue
      }
      let goesOn = index < all.count && (all[index - 1].isNumeric || beginsWithDigit(all[index]))
      let isStamp = isBlame && all[tail.lowerBound].kind == .date
      if (isListing && goesOn) || isStamp || (index == all.count && areTimes(tail, begin, all)) {
        members.formUnion(tail)
      } else if goesOn {
        if let start = tail.first(where: { isSeparator($0, all) }) {
          members.formUnion(start..<index)
        }
      } else if index == all.count, begin > 0, isPreposition(all[begin - 1]),
        let start = tail.dropLast().first(where: {
          isSeparator($0, all) && all[$0 + 1].isNumeric
        })
      {
        members.formUnion(start..<index)
      }
    }
  }

  /// Whether an element belongs to the sentence, whatever name stands before it.
  func contains(_ element: Int) -> Bool { members.contains(element) }

  private func beginsWithDigit(_ element: Element) -> Bool {
    element.followsSpace && text.isDigit(element.range.lowerBound)
  }

  /// Whether a sign parts a name from what stands behind it, with a space on one side at least.
  private func isSeparator(_ index: Int, _ all: [Element]) -> Bool {
    guard all[index].isSign else { return false }
    let isSpaced =
      all[index].followsSpace || (index + 1 < all.count && all[index + 1].followsSpace)
    return isSpaced
      && ",:;|/#@-\u{B7}\u{2013}\u{2014}\u{2022}".unicodeScalars.contains(
        text.scalars[all[index].range.lowerBound])
  }

  /// Whether several times, and nothing else, stand behind the place that an arrow leads to.
  private func areTimes(_ tail: Range<Int>, _ name: Int, _ all: [Element]) -> Bool {
    guard name > 0, all[name - 1].isSign,
      Arrow.pointsRight(text.scalars[all[name - 1].range.lowerBound])
    else { return false }
    return tail.count { all[$0].kind == .time } > 1
      && tail.allSatisfy {
        all[$0].kind == .time || text.scalars[all[$0].range.lowerBound] == ","
      }
  }

  /// Whether a word leads to a name that is inside its sentence.
  private func isPreposition(_ element: Element) -> Bool {
    element.isWord && element.range.count < 6
      && Self.prepositions.contains(text.string(element.range))
  }

  /// Prepositions of English, French, German, Spanish and Italian.
  private static let prepositions: Set<String> = Set(
    """
    at by for from in into near of on onto to via with chez de du par pour bei mit von zu con da di \
    para por
    """.split(separator: " ").map(String.init))
}
