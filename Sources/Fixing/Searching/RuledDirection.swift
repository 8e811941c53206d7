internal import BidiAlgorithm
internal import WritingDirection

/// Whether a named rule gives a paragraph the same direction when controls come and go.
struct RuledDirection {
  private let strategy: DirectionStrategy
  private let place: ParagraphPlace
  /// The direction that the rule gave the paragraph as it is.
  private let base: TextDirection

  /// The rule of a paragraph; nil where none was named, or none that reads the text.
  ///
  /// - Parameters:
  ///   - strategy: the rule that was named.
  ///   - place: where the paragraph stands.
  ///   - direction: what the rule said of it there; where that is left to P2 and P3, they say it
  ///     again of each text that is drawn.
  init?(_ strategy: DirectionStrategy?, in place: ParagraphPlace, _ direction: BaseDirection) {
    guard let strategy, strategy.readsText, case .explicit(let base) = direction else { return nil }
    (self.strategy, self.place, self.base) = (strategy, place, base)
  }

  /// A problem with what the rule went by, where it is the direction of the paragraph with a text
  /// and the rule is what gave that. O(*n*), and what the rule reads of the neighbours.
  func explained(_ problem: Problem, of text: [Unicode.Scalar]) -> Problem {
    guard problem.kind == .paragraph, problem.tear.follower == .paragraph else { return problem }
    let estimate = place.estimate(strategy, text)
    guard estimate.base == base else { return problem }
    switch estimate.reason {
    case .pinned, .constant, .locale, .undecided, .neutral(.keyboard), .neutral(.cursorKeyboard),
      .neutral(.locale), .neutral(.handedIn), .neutral(.state):
      return problem
    default:
      var explained = problem
      explained.tear.reason = estimate.reason
      return explained
    }
  }

  /// Whether the rule gives the paragraph its direction with this text, too. O(*n*), and what the
  /// rule reads of the neighbours.
  func keepsDirection(of text: [Unicode.Scalar]) -> Bool {
    place.estimate(strategy, text).base == base
  }
}
