internal import Explanation

extension ExplainedParagraph {
  /// The longest paragraph, in scalars, that the screen explains, a part of it at a time. All of it
  /// is resolved for that.
  static let longestResolved = 1 << 22
}
