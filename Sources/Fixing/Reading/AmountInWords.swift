internal import BidiAlgorithm

/// Amounts in two right-to-left units behind a Latin label: `Total: 5 ABC F-30 DEF`.
///
/// From left to right the first number stands beside the second unit, and the amount is another
/// one. Of one number with its unit, `Total: 5 ABC`, nobody can tell on which side it has to stand.
enum AmountInWords {
  /// The most elements behind the first number: its unit, a word for *and* with its hyphen, a
  /// number and its unit.
  private static let mostElements = 5

  /// Whether words begin with the unit of a number that ends the elements before them, and go on
  /// with another number and its unit, with a word for *and* between them or without one. O(1).
  static func begins(behind before: [Element], _ words: [Element], _ text: Skeleton) -> Bool {
    guard let number = before.last, number.kind == .number, number.isNumeric, number.parts.isEmpty,
      before.count > 1, (3...mostElements).contains(words.count),
      words[0].isWord, words[0].followsSpace, CountedThings.contains(words[0].range, in: text),
      words[words.count - 2].isNumeric, words[words.count - 1].isWord,
      words[words.count - 1].followsSpace,
      !NumberedName.mayOwn(number, behind: before.dropLast(), text)
    else { return false }
    let joint = words[1..<(words.count - 2)]
    guard let and = joint.first else {
      return CountedThings.contains(words[words.count - 1].range, in: text)
    }
    return and.isWord && and.range.count < 4 && ands.contains(text.string(and.range))
      && joint.dropFirst().allSatisfy { $0.isSign(of: "-\u{2011}", in: text) && !$0.followsSpace }
  }

  // And in Hebrew, with its maqaf too; in Arabic and Persian, with its stroke too; in Urdu.
  private static let ands: Set<String> = [
    "\u{5D5}", "\u{5D5}\u{5BE}", "\u{648}", "\u{648}\u{640}", "\u{627}\u{648}\u{631}",
  ]
}
