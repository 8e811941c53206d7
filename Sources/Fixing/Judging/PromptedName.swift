internal import BidiAlgorithm

/// What a program asks of a user in right-to-left words behind its own name in square brackets,
/// with the Latin name of that user at the end: `[sudo] ABC DEF dana:`. From left to right the name
/// and its colon would stand behind the words, as if they were a field of their own.
enum PromptedName {
  /// The fewest words of what is asked, and the most; and the most letters of a name.
  private static let fewestWords = 2
  private static let mostWords = 6
  private static let longestName = 32

  /// Whether tokens are one: one Latin word in square brackets, right-to-left words, a Latin name
  /// in small letters and a colon, and nothing else. O(1).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard text.at(0) == "[", !text.hasControls, text.isLatin(1) else { return false }
    var end = 1
    while end < longestName, text.isCodeLetter(end) || text.at(end) == "-" { end += 1 }
    guard text.at(end) == "]", text.isSpace(ifThere: end + 1) else { return false }
    let rest = tokens.drop { $0.range.lowerBound <= end }
    guard (fewestWords + 2...mostWords + 2).contains(rest.count), let colon = rest.last,
      colon.sign(in: text) == ":", !colon.followsSpace,
      let name = rest.dropLast().last, name.followsSpace, name.direction == .leftToRight,
      name.sort != .sign, name.range.count <= longestName,
      name.range.allSatisfy({ text.isCodeLetter($0) || "-.".unicodeScalars.contains(text.at($0)) }),
      !name.range.contains(where: text.isCapital)
    else { return false }
    return rest.dropLast(2).allSatisfy { $0.isWord(.rightToLeft) }
  }
}
