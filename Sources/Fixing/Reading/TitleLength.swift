internal import BidiAlgorithm

/// How long something is that is played, how much of it is left, or which of how many it is, in
/// brackets behind its title in right-to-left letters: `Now playing: ABC (3:45)`,
/// `Up next: ABC DEF (3/8)`. They are those of the line, which is read from left to right.
///
/// A word for what is played has to lead to the title: behind others the brackets may hold a verse,
/// which is read with the name of its book, or a date.
enum TitleLength {
  /// The most scalars in such brackets: `1:02:33 / 1:45:00`.
  private static let longest = 20
  /// No word for what is played is longer.
  private static let longestWord = 12

  /// Whether an element is such brackets. O(elements before it).
  static func isOne(_ index: Int, _ all: [Element], _ text: Skeleton) -> Bool {
    guard all[index].followsSpace, isLength(all[index], text),
      let title = startOfTitle(before: index, all, text), title < index,
      all[title..<index].contains(where: { $0.direction == .rightToLeft })
    else { return false }
    // Of several titles each one may have its own.
    return !all[title..<index].contains {
      isLength($0, text) || $0.isJoinedSign(of: ",;\u{60C}\u{61B}", in: text)
    }
  }

  /// Where the title begins: behind a label and its colon, or right behind the last Latin word;
  /// nil where no word for what is played is there.
  private static func startOfTitle(
    before index: Int, _ all: [Element], _ text: Skeleton
  ) -> Int? {
    let colon = all[..<index].indices.first {
      all[$0].isJoinedSign(of: ":", in: text) && leads(all[..<$0], labels, text)
    }
    if let colon { return colon + 1 }
    guard let last = all[..<index].lastIndex(where: { $0.direction == .leftToRight }) else {
      return nil
    }
    return leads(all[...last], words, text) ? last + 1 : nil
  }

  /// Whether the last of elements, or the one before a number that ends them, is one of some words.
  private static func leads(
    _ elements: ArraySlice<Element>, _ words: Set<String>, _ text: Skeleton
  ) -> Bool {
    let isNumbered = elements.last?.kind == .number && elements.last?.isNumeric == true
    let rest = isNumbered ? elements.dropLast() : elements
    guard let word = rest.last, word.isWord, word.direction == .leftToRight,
      word.range.count <= longestWord
    else { return false }
    let letters = text.string(word.range).lowercased()
    if words.contains(letters) { return true }
    // `Up next`, `Listening to`: the two words say it together.
    guard let first = rest.dropLast().last, first.isWord, first.range.count <= longestWord else {
      return false
    }
    return pairs.contains(text.string(first.range).lowercased() + " " + letters)
  }

  /// Whether an element is a length in brackets, one with a minus for what is left, two with a
  /// slash between them, or a number and how many there are, in European digits.
  private static func isLength(_ element: Element, _ text: Skeleton) -> Bool {
    let range = element.range
    guard (5...longest + 2).contains(range.count), text.at(range.lowerBound) == "(",
      text.at(range.upperBound - 1) == ")"
    else { return false }
    let inside = text.string(range.dropFirst().dropLast())
    let parts = inside.split(separator: "/", omittingEmptySubsequences: false).map {
      $0.split(separator: " ")
    }
    guard (1...2).contains(parts.count), parts.allSatisfy({ $0.count == 1 }) else { return false }
    let numbers = parts.map { String($0[0]) }
    if numbers.allSatisfy(isTime) { return true }
    let counts = numbers.compactMap { isNumber($0) ? Int($0) : nil }
    return counts.count == 2 && counts[0] > 0 && counts[0] <= counts[1]
  }

  /// Whether a text is minutes and seconds, with hours or a minus before them or without.
  private static func isTime(_ text: String) -> Bool {
    let digits = text.hasPrefix("-") || text.hasPrefix("\u{2212}") ? text.dropFirst() : text[...]
    let groups = digits.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    return (2...3).contains(groups.count) && groups.allSatisfy(isNumber)
      && groups[0].count < 4 && groups.dropFirst().allSatisfy { $0.count == 2 && $0 < "60" }
  }

  private static func isNumber(_ text: String) -> Bool {
    (1...4).contains(text.count) && text.allSatisfy { ("0"..."9").contains($0) }
  }

  /// Words right before a title or its number.
  private static let words: Set<String> = [
    "clip", "episode", "paused", "playing", "podcast", "single", "song", "streaming", "track",
    "trailer", "video", "watching",
  ]

  /// Words that lead to one as labels.
  private static let labels: Set<String> = words.union([
    "audio", "audiobook", "film", "listening", "movie", "played", "queued", "recording", "tune",
  ])

  /// Two words that do so together.
  private static let pairs: Set<String> = [
    "coming next", "listened to", "listening to", "play next", "playing next", "up next",
  ]
}
