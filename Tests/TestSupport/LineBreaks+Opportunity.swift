public import UnicodeData

extension LineBreaks {
  /// Whether a line may end at an offset; false outside the text and at its start (LB2).
  public func isOpportunity(_ offset: Int) -> Bool {
    offset > 0 && offset <= count && next(after: offset - 1) == offset
  }
}
