internal import BidiAlgorithm

/// Ways through menus in a sentence that is read from right to left, with two or more Latin steps
/// beside each other between right-to-left ones, `ABC > Accounts > Google > DEF`, or behind them,
/// `ABC > Accounts > Google`.
///
/// Each step is read by itself: drawn as one stretch the Latin ones would run against the way. A
/// way whose steps are all Latin is one piece that runs from left to right, also where
/// right-to-left words lead to it.
enum MenuWay {
  /// The most elements of a step.
  private static let longestStep = 4

  /// The elements with which a Latin step begins right behind another one. O(*n*).
  static func starts(_ all: [Element], in text: Skeleton) -> Set<Int> {
    let signs = all.indices.filter { isSeparator($0, all, text) }
    guard signs.count > 1, let first = signs.first, let last = signs.last else { return [] }
    let sign = text.at(all[first].range.lowerBound)
    guard signs.allSatisfy({ text.at(all[$0].range.lowerBound) == sign }) else { return [] }
    var starts: Set<Int> = []
    // The Latin steps in a row.
    var row: [ArraySlice<Element>] = []
    var followsOwn = all[first - 1].direction == .rightToLeft
    for (before, next) in zip(signs, signs.dropFirst()) {
      let step = all[(before + 1)..<next]
      if isLatin(step) {
        row.append(step)
        continue
      }
      let isOwn = step.first?.direction == .rightToLeft
      if followsOwn, isOwn { starts.formUnion(row.dropFirst().map(\.startIndex)) }
      row = []
      followsOwn = step.last?.direction == .rightToLeft
    }
    guard followsOwn else { return starts }
    if all[last + 1].direction == .rightToLeft {
      starts.formUnion(row.dropFirst().map(\.startIndex))
    } else if leadsOn(sign), text.at(all[0].range.lowerBound) != sign,
      let step = lastStep(behind: last, all), (row + [step]).allSatisfy({ isOfMenu($0, text) })
    {
      // A sign before all is that of a mail which is quoted.
      starts.formUnion((row + [step]).dropFirst().map(\.startIndex))
    }
    return starts
  }

  /// The elements with which a right-to-left step begins right behind another one, in an English
  /// sentence that asks for the way: `Go to Settings > ABC > DEF and press Add`. O(*n*).
  static func startsInEnglish(_ all: [Element], in text: Skeleton) -> Set<Int> {
    let signs = all.indices.filter { isSeparator($0, all, text) }
    guard signs.count > 1, let first = signs.first,
      signs.allSatisfy({ all[$0].isSign(of: ">\u{203A}\u{2192}", in: text) }),
      all[..<first].contains(where: { $0.isWord && isRequest($0.range, text) })
    else { return [] }
    return Set(
      signs.filter {
        all[$0 - 1].direction == .rightToLeft && all[$0 + 1].direction == .rightToLeft
      }.map { $0 + 1 })
  }

  /// Whether a word of English asks for a step of such a way. O(1).
  static func isRequest(_ word: Range<Int>, _ text: Skeleton) -> Bool {
    word.count <= longestRequest && requests.contains(text.string(word).lowercased())
  }

  /// What such a step asks for.
  private static let requests: Set<String> = [
    "choose", "click", "go", "navigate", "open", "press", "select", "tap", "visit",
  ]
  private static let longestRequest = 8

  /// Whether an element is a sign between two steps: a pointer or an arrow between blanks.
  private static func isSeparator(_ index: Int, _ all: [Element], _ text: Skeleton) -> Bool {
    guard index > 0, index + 1 < all.count, all[index].isSign, all[index].followsSpace,
      all[index + 1].followsSpace
    else { return false }
    let sign = text.at(all[index].range.lowerBound)
    return "<>\u{2039}\u{203A}\u{BB}\u{2190}".unicodeScalars.contains(sign)
      || ArrowSign.pointsRight(sign)
  }

  /// Whether a sign leads from a step to the next one, and not back: `<` compares rather.
  private static func leadsOn(_ sign: Unicode.Scalar) -> Bool {
    ">\u{203A}\u{BB}\u{2190}".unicodeScalars.contains(sign) || ArrowSign.pointsRight(sign)
  }

  /// Whether a step is Latin words, with numbers and signs or without them.
  private static func isLatin(_ step: ArraySlice<Element>) -> Bool {
    step.count <= longestStep && step.contains { $0.direction == .leftToRight }
      && step.allSatisfy { $0.direction == .leftToRight || $0.isNumeric || $0.isSign }
  }

  /// What stands behind the last sign of a way, without the signs at its end: all of it, or what is
  /// before right-to-left words that go on with the sentence; nil of anything else.
  private static func lastStep(behind sign: Int, _ all: [Element]) -> ArraySlice<Element>? {
    var step = all[(sign + 1)...].prefix {
      $0.direction == .leftToRight || $0.isNumeric || $0.isSign
    }
    let end = step.endIndex
    guard end == all.count || all[end].direction == .rightToLeft else { return nil }
    while step.last?.isSign == true { step.removeLast() }
    return step
  }

  /// Whether a step is the name of a menu or a folder: with a word of several letters, since single
  /// ones are compared, and without a sign of a formula or of a sentence.
  private static func isOfMenu(_ step: ArraySlice<Element>, _ text: Skeleton) -> Bool {
    let hasName = step.contains { isName($0, text) }
    let hasStrange = step.contains {
      $0.isSign
        && !"&,-/+'\u{2013}\u{2019}".unicodeScalars.contains(text.at($0.range.lowerBound))
    }
    return hasName && !hasStrange && isLatin(step)
  }

  /// Whether an element is a word of several letters, or holds one as an isolate does.
  private static func isName(_ element: Element, _ text: Skeleton) -> Bool {
    if element.kind == nil, element.parts.contains(where: { isName($0, text) }) { return true }
    return element.isWord && element.range.count(where: text.isLatin) > 1
  }
}
