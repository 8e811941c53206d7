internal import BidiAlgorithm

/// Arabic-Indic numbers with blanks and signs between them and nothing else, which a number begins
/// and ends: sums, lists, ranges.
///
/// They look the same from either side, and whoever writes these digits reads what stands between
/// them from the right: there is nothing in such a text that asks for the other direction.
enum ArabicNumbersAlone {
  /// The most scalars of such a text.
  private static let longest = 200

  /// Whether a text is one. O(*n*).
  static func isOne(_ text: Skeleton) -> Bool {
    guard (1...longest).contains(text.count), text.classes[0] == .an,
      text.isDigit(text.count - 1), text.classes[text.count - 1] == .an
    else { return false }
    var hasBlank = false
    for position in 0..<text.count {
      if text.isStrong(position) || text.classes[position] == .en { return false }
      if text.isSpace(position) { hasBlank = true }
    }
    return hasBlank
  }
}
