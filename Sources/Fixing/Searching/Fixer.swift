public import BidiAlgorithm
internal import Wording
public import WritingDirection

/// Finds what is torn of a paragraph and what would fix it.
public struct Fixer: Sendable {
  /// The most candidates that are given.
  public var limit = 5
  /// Whether somebody named the rule that decides the direction, so that no candidate before the
  /// fourth changes it, as where the direction itself was set.
  public var keepsDirection = false
  /// The rule that was named, if one was: no candidate changes what it says of the paragraph.
  public var strategy: DirectionStrategy?

  /// A fixer; it has no state but what is asked of it.
  public init() {}

  /// What is torn of a paragraph, and changes after which nothing is, the best first.
  ///
  /// O(*n*) where nothing is torn. Each candidate is resolved and judged; one whose display is as
  /// before is never given.
  ///
  /// - Parameters:
  ///   - scalars: the paragraph, without its separator.
  ///   - direction: its direction; where it is set, no candidate before the fourth changes it.
  /// - Returns: the problems and the candidates; no candidates where there are no problems.
  public func fix(
    _ scalars: [Unicode.Scalar], direction: BaseDirection = .auto
  ) -> FixedParagraph {
    let judgement = Judgement(DrawnParagraph(scalars, direction), direction)
    let display = judgement.drawn.display
    guard !judgement.torn.isEmpty else {
      return FixedParagraph(text: scalars, display: display, problems: [], candidates: [])
    }
    var search = CandidateSearch(
      judgement, display, keepsDirection: keepsDirection || direction != .auto,
      rule: RuledDirection(strategy, scalars, direction))
    let candidates = search.candidates(limit: limit)
    return FixedParagraph(
      text: scalars, display: display, problems: judgement.problems, candidates: candidates,
      reason: candidates.isEmpty
        ? "No change of controls or of the direction was found that draws every piece as it is read."
        : nil)
  }
}
