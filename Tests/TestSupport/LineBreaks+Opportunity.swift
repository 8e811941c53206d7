public import UnicodeData

extension LineBreaks {
  /// The break opportunities of a paragraph by the root locale's rules. O(*n*).
  public convenience init(_ scalars: [Unicode.Scalar]) { self.init(scalars, rules: .root) }

  /// Whether a line may end at an offset; false outside the text and at its start (LB2).
  public func isOpportunity(_ offset: Int) -> Bool {
    offset > 0 && offset <= count && next(after: offset - 1) == offset
  }
}
