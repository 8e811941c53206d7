internal import BidiAlgorithm

/// A bar of signs that a program draws in a terminal, and behind it a share and the right-to-left
/// name of what is done: `[=====>   ] 45% ABC`. It grows to the right.
enum ProgressBar {
  /// The fewest signs of a bar, and the most.
  private static let lengths = 4...120
  /// The most words behind it.
  private static let mostWords = 5

  /// Whether a text begins with a bar in square brackets, with a share before it or without one,
  /// and a few words follow. O(*n*).
  static func isOne(_ text: Skeleton) -> Bool {
    var start = 0
    while text.isSpace(ifThere: start) { start += 1 }
    if text.isDigit(start) {
      start = text.endOfDigits(start)
      guard text.at(start) == "%", text.isSpace(ifThere: start + 1) else { return false }
      start += 2
    }
    guard text.at(start) == "[" else { return false }
    var end = start + 1
    while text.isSpace(ifThere: end) || signs.contains(text.at(end)) { end += 1 }
    let bar = start + 1..<end
    guard text.at(end) == "]", lengths ~= bar.count, !text.isSpace(bar.lowerBound) else {
      return false
    }
    let blanks = (end + 1..<text.count).count {
      text.isSpace($0) && !text.isSpace(ifThere: $0 + 1)
    }
    return blanks <= mostWords
  }

  /// Whether a range is a bar in its square brackets and nothing else: signs, and the blanks that
  /// they have not filled yet. O(its length).
  static func isBar(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    guard range.count > 2, text.at(range.lowerBound) == "[", text.at(range.upperBound - 1) == "]"
    else { return false }
    let bar = range.dropFirst().dropLast()
    return lengths ~= bar.count && signs.contains(text.at(bar.lowerBound))
      && bar.allSatisfy { text.isSpace($0) || signs.contains(text.at($0)) }
  }

  private static let signs: Set<Unicode.Scalar> = [
    "=", "#", ">", "-", ".", "*", "\u{2588}", "\u{2591}", "\u{2592}", "\u{2593}",
  ]
}
