internal import BidiAlgorithm

/// The short and the long form of an option in a sentence that is read from right to left:
/// `-v, --verbose`. They are one thing that was copied from a help in Latin letters, with the short
/// form first.
///
/// Two options in a sentence may follow each other as its words do: the letter tells one option, or
/// that a line begins with it.
enum OptionForms {
  /// The end of the tokens of such an option that begins with a token; nil where none does. O(1).
  static func end(
    _ start: Int, in range: Range<Int>, _ tokens: [Token], _ text: Skeleton
  ) -> Int? {
    let (comma, long) = (start + 1, start + 2)
    let short = tokens[start].range
    guard long < range.upperBound, short.count == shortLength, text.at(short.lowerBound) == "-",
      text.isLatin(short.lowerBound + 1), tokens[comma].sign(in: text) == ",",
      !tokens[comma].followsSpace, tokens[long].followsSpace,
      tokens[long].direction == .leftToRight
    else { return nil }
    let name = tokens[long].range.lowerBound
    guard text.at(name) == "-", text.at(name + 1) == "-", text.isLatin(name + 2),
      start == 0
        || text.string(short.dropFirst()).lowercased()
          == text.string(name + 2..<name + 3).lowercased()
    else { return nil }
    return long + 1
  }

  /// A hyphen and a letter.
  private static let shortLength = 2
}
