/// Lines that are a formula of a table that calculates, and nothing else: `=ABC!B2*1.17`.
///
/// The name of a sheet has the first strong letter, so that the formula is laid out from right to
/// left. Its operators and cells are read from left to right all the same.
enum FormulaLine {
  /// Whether tokens are one. O(1).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard tokens.count == 1, let piece = tokens[0].piece else { return false }
    return piece.kind == .identifier && piece.order == .leftToRight
      && text.at(piece.range.lowerBound) == "="
  }
}
