/// The fix that takes controls out.
enum Removal {
  /// Takes ranges of a file out.
  ///
  /// - Parameters:
  ///   - names: what is taken out, by name.
  ///   - ranges: where it stands.
  ///   - display: what is displayed then.
  ///   - isSafe: whether nothing moves by it.
  /// - Returns: the fix.
  static func fix(
    _ names: String, _ ranges: [Range<Int>], display: [Unicode.Scalar], isSafe: Bool
  ) -> LintFix {
    LintFix("Remove \(names)", ranges.map { TextEdit($0) }, display: display, isSafe: isSafe)
  }
}
