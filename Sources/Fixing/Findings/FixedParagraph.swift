public import Wording

/// What is torn in one paragraph, and what would fix it.
public struct FixedParagraph: Hashable, Sendable {
  /// The paragraph, without its separator.
  public var text: [Unicode.Scalar]
  /// What is on the screen, from left to right, mirrored, as `inspect` has it.
  public var display: [Unicode.Scalar]
  /// What is torn, in the order of storage.
  public var problems: [Problem]
  /// What would fix it, the best first.
  public var candidates: [Candidate]
  /// Why there is no candidate, or what is uncertain about the candidates; nil where nothing has to
  /// be said.
  public var reason: Words?
  /// Whether a display was asked for that is on the screen already: the candidates only give the
  /// order of what is stored then.
  public var looksAsWanted = false

  /// The candidates that are offered to a reader: none where the paragraph looks as wanted.
  public var offered: [Candidate] { looksAsWanted ? [] : candidates }

  /// The findings about a paragraph.
  public init(
    text: [Unicode.Scalar], display: [Unicode.Scalar], problems: [Problem],
    candidates: [Candidate], reason: Words? = nil
  ) {
    self.text = text
    self.display = display
    self.problems = problems
    self.candidates = candidates
    self.reason = reason
  }

  /// The paragraph, of which nothing has to be changed to look as wanted, and why.
  func asWanted(_ reason: Words) -> FixedParagraph {
    var result = ending(reason)
    result.looksAsWanted = true
    return result
  }

  /// The paragraph as far as it was looked at, and why that is all.
  func ending(_ reason: Words) -> FixedParagraph {
    var result = self
    result.reason = reason
    return result
  }
}
