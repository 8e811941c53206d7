internal import BidiAlgorithm

/// Ways through menus in a sentence that is read from right to left, with two or more Latin steps
/// beside each other between right-to-left ones: `ABC > Accounts > Google > DEF`.
///
/// Each step is read by itself: drawn as one stretch the Latin ones would run against the way. A
/// way whose steps are all Latin is one piece that runs from left to right.
enum MenuWay {
  /// The most elements of a step.
  private static let longestStep = 4

  /// The elements with which a Latin step begins right behind another one. O(*n*).
  static func starts(_ all: [Element], in text: Skeleton) -> Set<Int> {
    let signs = all.indices.filter { isSeparator($0, all, text) }
    guard signs.count > 2, let first = signs.first else { return [] }
    let sign = text.at(all[first].range.lowerBound)
    guard signs.allSatisfy({ text.at(all[$0].range.lowerBound) == sign }) else { return [] }
    var starts: Set<Int> = []
    // The Latin steps in a row, by the elements with which they begin.
    var row: [Int] = []
    var followsOwn = all[first - 1].direction == .rightToLeft
    for (before, next) in zip(signs, signs.dropFirst()) {
      let step = all[(before + 1)..<next]
      if isLatin(step) {
        row.append(before + 1)
        continue
      }
      let isOwn = step.first?.direction == .rightToLeft
      if followsOwn, isOwn { starts.formUnion(row.dropFirst()) }
      row = []
      followsOwn = step.last?.direction == .rightToLeft
    }
    if let last = signs.last, followsOwn, all[last + 1].direction == .rightToLeft {
      starts.formUnion(row.dropFirst())
    }
    return starts
  }

  /// Whether an element is a sign between two steps: a pointer or an arrow between blanks.
  private static func isSeparator(_ index: Int, _ all: [Element], _ text: Skeleton) -> Bool {
    guard index > 0, index + 1 < all.count, all[index].isSign, all[index].followsSpace,
      all[index + 1].followsSpace
    else { return false }
    let sign = text.at(all[index].range.lowerBound)
    return "<>\u{2039}\u{203A}\u{BB}\u{2190}".unicodeScalars.contains(sign)
      || Arrow.pointsRight(sign)
  }

  /// Whether a step is Latin words, with numbers and signs or without them.
  private static func isLatin(_ step: ArraySlice<Element>) -> Bool {
    step.count <= longestStep && step.contains { $0.direction == .leftToRight }
      && step.allSatisfy { $0.direction == .leftToRight || $0.isNumeric || $0.isSign }
  }
}
