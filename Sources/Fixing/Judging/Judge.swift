public import BidiAlgorithm

/// Tells what of a paragraph is torn.
public struct Judge: Sendable {
  /// A judge; it has no state.
  public init() {}

  /// What is torn of a paragraph that is drawn in one line, in the order of storage. O(*n* log
  /// *n*).
  ///
  /// - Parameters:
  ///   - scalars: the paragraph, without its separator.
  ///   - direction: its direction as it is laid out.
  /// - Returns: the problems; empty where every piece is drawn as it is read.
  public func problems(
    of scalars: [Unicode.Scalar], direction: BaseDirection = .auto
  ) -> [Problem] {
    Judgement(DrawnParagraph(scalars, direction), direction).problems
  }

  /// Whether a text has tags of HTML, which take no part in what is judged. O(*n*).
  ///
  /// - Parameter scalars: the text, in the order of storage.
  /// - Returns: whether at least one is there.
  public func hasTags(in scalars: [Unicode.Scalar]) -> Bool { WrittenMarkup.hasTags(scalars) }
}
