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
  ///   - reader: the direction of the language of whoever reads it, where that is known: short
  ///     lines of both directions that may be read either way are read so, where nobody set
  ///     `direction`.
  ///   - seesTags: whether the text is shown as it stands, with its tags and references. Where
  ///     somebody renders it they take no part.
  /// - Returns: the problems; empty where every piece is drawn as it is read.
  public func problems(
    of scalars: [Unicode.Scalar], direction: BaseDirection = .auto, reader: TextDirection? = nil,
    seesTags: Bool = true
  ) -> [Problem] {
    Judgement(
      DrawnParagraph(scalars, direction), direction, reader: reader, seesTags: seesTags
    ).problems
  }

  /// Whether a text has tags or references of HTML, which a browser would not show. O(*n*).
  ///
  /// - Parameter scalars: the text, in the order of storage.
  /// - Returns: whether at least one is there.
  public func hasTags(in scalars: [Unicode.Scalar]) -> Bool { WrittenMarkup.hasAny(scalars) }
}
