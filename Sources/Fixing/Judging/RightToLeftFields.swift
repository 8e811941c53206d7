internal import BidiAlgorithm

/// Lines of two fields or more with right-to-left labels, one value in Latin letters and another
/// one in right-to-left ones, `ABC: Dana Levi, DEF: GHI`: forms and catalogues are read from the
/// right. From the left a value stands left of its label, and the label behind another's value.
enum RightToLeftFields {
  /// The most words of a label.
  private static let longestLabel = 3

  /// Whether tokens are one. A field ends with a comma, a semicolon, a bar or a dash between
  /// blanks. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard !text.hasControls, let first = tokens.first, first.isWord(.rightToLeft) else {
      return false
    }
    let fields = tokens.split(omittingEmptySubsequences: false) { isSeparator($0, text) }
    guard fields.count > 1 else { return false }
    let values = fields.compactMap { value(of: $0, text) }
    return values.count == fields.count
      && TextDirection.allCases.allSatisfy { direction in
        values.contains { isOf(direction, $0) }
      }
  }

  /// What stands behind the label of a field and its colon; nil where it has none.
  private static func value(
    of field: ArraySlice<Token>, _ text: Skeleton
  ) -> ArraySlice<Token>? {
    let label = field.prefix { $0.isWord(.rightToLeft) }
    guard (1...longestLabel).contains(label.count), label.endIndex + 1 < field.endIndex,
      field[label.endIndex].sign(in: text) == ":", !field[label.endIndex].followsSpace
    else { return nil }
    let value = field[(label.endIndex + 1)...]
    return value.first?.followsSpace == true && !value.contains { $0.sign(in: text) == ":" }
      ? value : nil
  }

  /// Whether a value has words of a direction and none of the other one.
  private static func isOf(_ direction: TextDirection, _ value: ArraySlice<Token>) -> Bool {
    value.contains { $0.direction == direction }
      && !value.contains { $0.direction == direction.opposite }
  }

  private static func isSeparator(_ token: Token, _ text: Skeleton) -> Bool {
    let sign = token.sign(in: text)
    if ",;\u{60C}\u{61B}".unicodeScalars.contains(sign) { return !token.followsSpace }
    return token.followsSpace && "|-\u{B7}\u{2013}\u{2014}".unicodeScalars.contains(sign)
  }
}
