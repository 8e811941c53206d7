internal import BidiAlgorithm
internal import UnicodeData

/// Gaps inside a word or a number: `1|2`, `5|kg`, `8|:00`.
///
/// UAX #9 takes a mark there as one before or behind the number (W2, W4, W7), but whoever looks for
/// the number does not find it any more.
enum InnerGap {
  /// Whether a gap of a paragraph is one: letters of one direction or digits stand on both sides,
  /// or the sign between two groups of digits is beside it. Where directions meet, none is: a
  /// prefix stands before a name there. O(the combining marks beside it).
  static func isOne(_ gap: Int, in drawn: DrawnParagraph) -> Bool {
    let scalars = drawn.scalars
    guard gap > 0, gap < scalars.count, let before = lastOfWord(before: gap, scalars) else {
      return false
    }
    let (left, right) = (sort(scalars[before]), sort(scalars[gap]))
    switch (left, right) {
    case (.latin, .latin), (.other, .other), (.digit, .digit), (.latin, .digit), (.digit, .latin):
      return true
    case (.digit, .separator): return gap + 1 < scalars.count && sort(scalars[gap + 1]) == .digit
    case (.separator, .digit): return before > 0 && sort(scalars[before - 1]) == .digit
    default: return false
    }
  }

  /// What a scalar is to its neighbours.
  private enum Sort { case latin, other, digit, separator, nothing }

  /// The last scalar before a gap but for combining marks and joiners.
  private static func lastOfWord(before gap: Int, _ scalars: [Unicode.Scalar]) -> Int? {
    scalars[..<gap].lastIndex { scalar in
      let bidiClass = BidiProperties.bidiClass(of: scalar)
      return bidiClass != .nsm && bidiClass != .bn
    }
  }

  private static func sort(_ scalar: Unicode.Scalar) -> Sort {
    if Skeleton.isControl(scalar) { return .nothing }
    switch BidiProperties.bidiClass(of: scalar) {
    case .l: return .latin
    case .r, .al: return .other
    case .en, .an: return .digit
    default: return ".,:".unicodeScalars.contains(scalar) ? .separator : .nothing
    }
  }
}
