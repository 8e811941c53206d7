internal import BidiAlgorithm

/// Several names in right-to-left letters in a sentence from left to right, each with a colon and
/// its number, to which a preposition leads or behind which the sentence goes on:
/// `Total for ABC: 12, DEF: 14`. Each number stands behind its own name.
enum NamesWithNumbers {
  /// The elements with which each name but the first of its list begins, and the colons behind the
  /// names. O(*n*).
  static func parts(_ all: [Element], in text: Skeleton) -> (names: [Int], behind: [Int]) {
    var (starts, colons): ([Int], [Int]) = ([], [])
    var index = 0
    while index < all.count {
      guard let first = colon(behind: index, all, text) else {
        index += 1
        continue
      }
      var (names, own) = ([index], [first])
      var end = first + 2
      while end + 1 < all.count, all[end].isJoinedSign(of: ",;", in: text),
        all[end + 1].followsSpace,
        let next = colon(behind: end + 1, all, text)
      {
        names.append(end + 1)
        own.append(next)
        end = next + 2
      }
      let isLed = index > 0 && SentenceNumbers.isPreposition(all[index - 1], text)
      let goesOn =
        end < all.count && all[end].isWord && all[end].direction == .leftToRight
        && all[end].followsSpace
      if names.count > 1, isLed || goesOn {
        starts += names.dropFirst()
        colons += own
      }
      index = end
    }
    return (starts, colons)
  }

  /// The colon behind a name that begins with an element, with a number in European digits behind
  /// it; nil where there is none.
  private static func colon(behind name: Int, _ all: [Element], _ text: Skeleton) -> Int? {
    guard all[name].direction == .rightToLeft, name == 0 || all[name - 1].direction != .rightToLeft,
      let colon = NameLists.endOfName(name, all), colon + 1 < all.count,
      all[colon].isJoinedSign(of: ":", in: text)
    else { return nil }
    let number = all[colon + 1]
    return number.followsSpace && number.isEuropeanNumber(in: text) ? colon : nil
  }
}
