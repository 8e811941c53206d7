internal import BidiAlgorithm

/// Amounts in two right-to-left units behind a Latin label: `Total: 5 ABC F-30 DEF`.
///
/// From left to right the first number stands beside the second unit, and the amount is another
/// one. So is what is counted on both sides of a word for *and*, `Total: 5 ABC F3 DEF`: the first
/// number belongs to these words as the second does. Of one number with its unit, `Total: 5 ABC`,
/// nobody can tell on which side it has to stand.
enum AmountInWords {
  /// The most elements behind the first number: its unit, a word for *and* with its hyphen, a
  /// number and its unit.
  private static let mostElements = 5
  /// How many words name what is counted.
  private static let nouns = 1...2

  /// Whether words begin with what a number that ends the elements before them counts, and go on
  /// with another number and what it counts. O(their number).
  static func begins(behind before: [Element], _ words: [Element], _ text: Skeleton) -> Bool {
    guard let number = before.last, number.kind == .number, number.isNumeric, number.parts.isEmpty,
      before.count > 1, words.count > 2,
      !NumberedName.mayOwn(number, behind: before.dropLast(), text)
    else { return false }
    return areUnits(words, text) || isLabelled(before, text) && areCounts(words, text)
  }

  /// Whether words are a unit, a number and its unit, with a word for *and* between them or without
  /// one.
  private static func areUnits(_ words: [Element], _ text: Skeleton) -> Bool {
    guard (3...mostElements).contains(words.count),
      words[0].isWord, words[0].followsSpace, CountedThings.contains(words[0].range, in: text),
      words[words.count - 2].isNumeric, words[words.count - 1].isWord,
      words[words.count - 1].followsSpace
    else { return false }
    let joint = words[1..<(words.count - 2)]
    guard let and = joint.first else {
      return CountedThings.contains(words[words.count - 1].range, in: text)
    }
    return isAnd(and, text) && joint.dropFirst().allSatisfy { isHyphen($0, text) }
  }

  /// Whether the last of elements follows a Latin word and its colon.
  private static func isLabelled(_ before: [Element], _ text: Skeleton) -> Bool {
    let colon = before.count - 2
    return colon > 0 && before[colon].isJoinedSign(of: ":", in: text)
      && before[colon + 1].followsSpace && before[colon - 1].isWord
      && before[colon - 1].direction == .leftToRight
  }

  /// Whether words are what one number counts, a word for *and*, another number and what it counts:
  /// they may be any words.
  private static func areCounts(_ words: [Element], _ text: Skeleton) -> Bool {
    guard let and = words.firstIndex(where: { isAnd($0, text) }), nouns.contains(and),
      let number = words[(and + 1)...].firstIndex(where: { !isHyphen($0, text) }),
      words[number].isNumeric, nouns.contains(words.count - number - 1)
    else { return false }
    return (words[..<and] + words[(number + 1)...]).allSatisfy { $0.isWord && $0.followsSpace }
  }

  private static func isAnd(_ word: Element, _ text: Skeleton) -> Bool {
    word.isWord && word.range.count < 4 && ands.contains(text.string(word.range))
  }

  private static func isHyphen(_ sign: Element, _ text: Skeleton) -> Bool {
    sign.isJoinedSign(of: "-\u{2011}", in: text)
  }

  // And in Hebrew, with its maqaf too; in Arabic and Persian, with its stroke too; in Urdu.
  private static let ands: Set<String> = [
    "\u{5D5}", "\u{5D5}\u{5BE}", "\u{648}", "\u{648}\u{640}", "\u{627}\u{648}\u{631}",
  ]
}
