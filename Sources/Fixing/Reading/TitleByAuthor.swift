internal import BidiAlgorithm

/// Right-to-left titles without quotation marks between a Latin label with its colon and `by` with
/// a name, in a line from left to right: `Now playing: ABC DEF? by GHI`. Nobody ends the sentence
/// before who wrote the title, so that the marks at its end are its own.
enum TitleByAuthor {
  /// The most elements of a label.
  private static let longestLabel = 4
  /// The fewest words of a Latin name: behind other labels than those of works a single one may be
  /// a day.
  private static let fewestLatin = 2

  /// Whether an element right behind right-to-left words is one of the marks that end such a title.
  /// O(elements).
  static func closes(
    _ index: Int, behind members: [Element], _ all: [Element], _ text: Skeleton
  ) -> Bool {
    guard GlossedPhrase.closes(text.at(all[index].range.lowerBound)),
      let first = members.first?.range.lowerBound,
      let by = all[index...].firstIndex(where: { !$0.isSign }), by + 1 < all.count,
      all[index..<by].allSatisfy({
        !$0.followsSpace && GlossedPhrase.closes(text.at($0.range.lowerBound))
      }),
      all[by].isWord, all[by].followsSpace, text.string(all[by].range) == "by"
    else { return false }
    let label = all.prefix { $0.range.lowerBound < first }
    guard let colon = label.last, colon.isJoinedSign(of: ":", in: text) else { return false }
    let words = label.dropLast()
    guard (1...longestLabel).contains(words.count), words[0].direction == .leftToRight,
      words.allSatisfy({ $0.direction != .rightToLeft && !$0.isSign })
    else { return false }
    let isOfWork = TitleBehindLabel.leadsToWork(words.map { text.string($0.range).lowercased() })
    return isName(all[(by + 1)...], fewestLatin: isOfWork ? 1 : fewestLatin, text)
  }

  /// Whether elements begin with a right-to-left word, or with so many Latin ones with capitals.
  private static func isName(
    _ elements: ArraySlice<Element>, fewestLatin: Int, _ text: Skeleton
  ) -> Bool {
    guard let first = elements.first, first.isWord, first.followsSpace else { return false }
    if first.direction == .rightToLeft { return true }
    let latin = elements.prefix {
      $0.isWord && $0.followsSpace && text.isCapital($0.range.lowerBound)
    }
    return latin.count >= fewestLatin
  }
}
