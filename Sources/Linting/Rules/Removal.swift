internal import Wording

/// The fix that takes controls out.
enum Removal {
  /// Takes ranges of a file out.
  ///
  /// - Parameters:
  ///   - name: what is taken out.
  ///   - ranges: where it stands.
  ///   - display: what is displayed then.
  ///   - isSafe: whether nothing moves by it.
  /// - Returns: the fix.
  static func fix(
    _ name: Words, _ ranges: [Range<Int>], display: [Unicode.Scalar], isSafe: Bool
  ) -> LintFix {
    LintFix("Remove \(name)", ranges.map { TextEdit($0) }, display: display, isSafe: isSafe)
  }
}
