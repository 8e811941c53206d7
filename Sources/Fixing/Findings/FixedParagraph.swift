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
  /// Whether a display was asked for that is on the screen already: then there is no candidate.
  public var looksAsWanted = false

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
}
