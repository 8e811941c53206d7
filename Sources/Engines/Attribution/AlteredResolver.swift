public import BidiAlgorithm

/// What the standard gives for one paragraph with some rules altered.
public struct AlteredResolver {
  private let start: AlteredParagraph
  private let explicit: AlteredParagraph
  private let implicit: AlteredParagraph
  private let classes: BidiClassSet
  private let hasBrackets: Bool
  /// What the standard gives with no rule altered.
  public let standard: ResolverAnswer

  /// A resolver of one paragraph.
  public init(_ text: TestText, _ input: BidiInput) {
    var paragraph = AlteredParagraph(input, scalars: text.scalars, direction: text.direction)
    start = paragraph
    paragraph.resolveExplicit()
    explicit = paragraph
    paragraph.resolveImplicit()
    implicit = paragraph
    standard = paragraph.answer()
    classes = input.classes.reduce(into: []) { $0.formUnion(BidiClassSet($1)) }
    hasBrackets = !input.brackets.isEmpty
  }

  /// What the standard gives with one rule altered.
  public func answer(_ alteration: RuleAlteration) -> ResolverAnswer {
    isConcerned(alteration)
      ? answer(AlterationSet(alteration), from: alteration.rule.part) : standard
  }

  /// What the standard gives with several rules altered.
  public func answer(_ alterations: [RuleAlteration]) -> ResolverAnswer {
    let concerned = alterations.filter(isConcerned)
    guard let first = concerned.map(\.rule.part).min() else { return standard }
    return answer(AlterationSet(concerned), from: first)
  }

  private func answer(_ alterations: AlterationSet, from part: RuleName.Part) -> ResolverAnswer {
    var paragraph =
      switch part {
      case .explicit: start
      case .implicit: explicit
      case .line: implicit
      }
    paragraph.alterations = alterations
    if part == .explicit { paragraph.resolveExplicit() }
    if part != .line { paragraph.resolveImplicit() }
    return paragraph.answer()
  }

  /// Whether the paragraph has what the rule is about: a rule without it changes nothing, altered
  /// or not.
  private func isConcerned(_ alteration: RuleAlteration) -> Bool {
    switch alteration.rule {
    case .rule(.w1), .rule(.l3): classes.contains(.nsm)
    case .rule(.w2), .rule(.w4), .rule(.w5), .rule(.w7): classes.meets(BidiClassSet(.en, .an))
    case .rule(.n0), .bd14, .bd16: hasBrackets
    case .bd9, .rule(.x5a), .rule(.x5b), .rule(.x5c), .rule(.x6a): classes.meets(Self.isolates)
    case .bd2, .rule(.x2), .rule(.x3), .rule(.x4), .rule(.x5), .rule(.x7):
      alteration == .bd2DirectionOnly || classes.meets(Self.isolates.union(.embeddings))
    case .rule, .data: true
    }
  }

  private static let isolates = BidiClassSet(.lri, .rli, .fsi, .pdi)
}
